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
"""How many times the future is guessed, if that is not too long for so many moves."""
FUTURES = 600
"""How many futures are looked at for one decision, if there are not more moves than that."""

Decisions = list[tuple[int, Action]]
"""Seats, and what they decide."""


class Greedy:
    """The move after which the seat stands best on average, if all play on at random until the moment has passed.

    A moment is what people count by: a round, a trick, a turn (`Game.moment`).
    """

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        worth: Worth = import_module(f"sousbois.bots.knowledge.{question.setup.game.name}").worth
        totals = [0.0] * len(question.legal)
        for number in range(1, max(1, min(SAMPLES, FUTURES // len(question.legal))) + 1):
            guess = question.sample(number)
            seed = branch(question.seed, number)
            others = self._guess_others(question, guess, seed)
            for at, action in enumerate(question.legal):
                future = guess.copy()
                self._play_moment(question, future, [(question.seat, action), *others], seed)
                totals[at] += self._lead(question, worth, future)
        best = [action for action, total in zip(question.legal, totals, strict=True) if total == max(totals)]
        return best[mix(question.seed) % len(best)]

    def _guess_others(self, question: Question, state: Shadow, seed: int) -> Decisions:
        """A random decision for each other seat that owes one at the same time."""
        guessed = []
        for seat in question.setup.acting(state):
            if seat != question.seat:
                legal = question.setup.legal(state, seat)
                guessed.append((seat, legal[mix(branch(seed, seat)) % len(legal)]))
        return guessed

    def _play_moment(self, question: Question, state: Shadow, decisions: Decisions, seed: int) -> None:
        """Carry these decisions out, then let everyone decide at random until the moment has passed."""
        setup = question.setup
        moment = setup.game.moment(state)
        for seat, action in decisions:
            setup.game.rules.apply(state, setup.edition.shadow, seat, action.number)
        made = 0
        while setup.game.moment(state) == moment and (acting := setup.acting(state)):
            legal = setup.legal(state, acting[0])
            made += 1
            chosen = legal[branch(seed, made) % len(legal)]
            setup.game.rules.apply(state, setup.edition.shadow, acting[0], chosen.number)

    def _lead(self, question: Question, worth: Worth, state: Shadow) -> float:
        """How far the seat is ahead of the others, who are counted at their average."""
        setup = question.setup
        own, *others = [
            worth(state, setup.edition.shadow, (question.seat + i) % setup.seats) for i in range(setup.seats)
        ]
        return float(own - sum(others) / max(len(others), 1))
