"""A player that looks one move ahead."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import Any

from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.core.chance import branch, mix
from sousbois.core.shadow import Shadow

Worth = Callable[[Any, Any, int], int]
"""How a seat stands in a state of a game, as its knowledge judges it."""

SAMPLES = 30
"""How many times the others' choices are guessed."""


class Greedy:
    """The move after which the seat stands best on average, if the others who decide now do so at random."""

    def choose(self, question: Question) -> Action:
        worth: Worth = import_module(f"sousbois.bots.knowledge.{question.setup.game.name}").worth
        totals = [0.0] * len(question.legal)
        for number in range(1, SAMPLES + 1):
            guess = question.sample(number)
            others = self._guess_others(question, guess, branch(question.seed, number))
            for at, action in enumerate(question.legal):
                totals[at] += self._worth_after(question, worth, guess.copy(), [(question.seat, action), *others])
        return question.legal[totals.index(max(totals))]

    def _guess_others(self, question: Question, state: Shadow, seed: int) -> list[tuple[int, Action]]:
        """A random decision for each other seat that owes one at the same time."""
        guessed = []
        for seat in question.setup.acting(state):
            if seat != question.seat:
                legal = question.setup.legal(state, seat)
                guessed.append((seat, legal[mix(branch(seed, seat)) % len(legal)]))
        return guessed

    def _worth_after(
        self, question: Question, worth: Worth, state: Shadow, decisions: list[tuple[int, Action]]
    ) -> float:
        """How the seat stands after these decisions."""
        setup = question.setup
        for seat, action in decisions:
            setup.game.rules.apply(state, setup.edition.shadow, seat, action.number)
        own, *others = [
            worth(state, setup.edition.shadow, (question.seat + i) % setup.seats) for i in range(setup.seats)
        ]
        return float(own - sum(others) / len(others))
