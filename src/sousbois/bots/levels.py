"""The levels that people play against: the same search, with less time and more slips the lower the level.

What that means in a game stands in its knowledge (`LEVELS`): each level beats the one below in about two duels of three
(`docs/strength.md`).
"""

from __future__ import annotations

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.knowing import knowledge_of
from sousbois.bots.random import Random
from sousbois.bots.search import Search
from sousbois.core.action import Action
from sousbois.core.chance import branch

EASY, MEDIUM, HARD, EXPERT = NAMES = ("easy", "medium", "hard", "expert")

THINKING_TIME = Budget(milliseconds=100)
"""How long an expert thinks about a move, unless the table says otherwise."""

_SLIPS = 2
"""The branch of a question's seed that decides about slips."""


class Levelled:
    """A player of some level. An expert takes all the time that the table gives; the others never need much."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, question: Question) -> Action:
        if self.name == EXPERT:
            return Search(question.budget or THINKING_TIME).choose(question)
        level = knowledge_of(question.setup.game).LEVELS[NAMES.index(self.name)]
        if branch(question.seed, _SLIPS) % 100 < level.slips:
            return Random().choose(question)
        budget = question.budget or Budget(iterations=level.iterations)
        return Search(budget, most=level.iterations).choose(question)
