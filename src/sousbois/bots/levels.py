"""The levels that people play against: the same search, with less time and more slips the lower the level."""

from __future__ import annotations

from dataclasses import dataclass

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.random import Random
from sousbois.bots.search import Search
from sousbois.core.action import Action
from sousbois.core.chance import branch

EASY, MEDIUM, HARD, EXPERT = NAMES = ("easy", "medium", "hard", "expert")

THINKING_TIME = Budget(milliseconds=200)
"""How long an expert thinks about a move, unless the table says otherwise."""

_SLIPS = 2
"""The branch of a question's seed that decides about slips."""


@dataclass(frozen=True)
class Level:
    """How a level below the expert plays."""

    iterations: int
    """How many iterations it thinks."""
    slips: int
    """How many decisions of a hundred are made without thinking."""


LEVELS = (Level(iterations=20, slips=30), Level(iterations=60, slips=10), Level(iterations=400, slips=0))
"""Easy, medium and hard."""


class Levelled:
    """A player of some level. An expert takes all the time that the table gives; the others never need much."""

    def __init__(self, name: str) -> None:
        self.name = name

    def choose(self, question: Question) -> Action:
        if self.name == EXPERT:
            return Search(question.budget or THINKING_TIME).choose(question)
        level = LEVELS[NAMES.index(self.name)]
        if branch(question.seed, _SLIPS) % 100 < level.slips:
            return Random().choose(question)
        allowed = question.budget.iterations if question.budget else None
        return Search(Budget(iterations=min(level.iterations, allowed or level.iterations))).choose(question)
