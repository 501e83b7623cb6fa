"""A player that searches: asks compiled code how its moves fare, for a time or a number of iterations."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from math import inf, sqrt
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.knowing import Habits, count_out, knowledge_of, leg, thinking_twins
from sousbois.bots.thinking import DEEPEST, recall, think
from sousbois.bots.tree import LEAST_PLACES, PLACES, Move
from sousbois.core.action import Action
from sousbois.core.chance import WORDS
from sousbois.core.record import NOTHING, Records, Seats, Seen
from sousbois.core.setup import Setup

SLICE = 0.002
"""Compiled code is left for a moment every so many seconds, to look at the clock."""
MOVES_EACH = 4
"""More moves than an iteration remembers on average."""
ITERATIONS_A_MILLISECOND = 300
"""More iterations than a millisecond has."""
ENDLESS = 1 << 30
"""More legs than any game has, and more iterations than anybody waits for."""

_NONE_GIVEN, _NO_ROOM = np.zeros(0, np.int64), np.zeros(0, np.float64)
"""Nothing is settled beforehand, and nobody asks what each iteration led to."""


@dataclass(frozen=True)
class Prospect:
    """What search thinks of a move."""

    action: Action
    value: float
    """The share of victory that it led to, on average; where all that can follow was counted out, the score."""
    tried: int
    """In how many iterations; 0 where all was counted out."""
    error: float
    """The standard error of the share: at most that of so many games won or lost. What was counted out has none."""


class Search:
    """The move that search has tried most within its budget, and within so many iterations if that is less."""

    def __init__(self, budget: Budget, most: int = ENDLESS) -> None:
        self.budget = budget
        self.most = most

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        return Thought(question, self.budget, self.most).prospects()[0].action


class Thought:
    """One search, done when it is made."""

    def __init__(self, question: Question, budget: Budget, most: int = ENDLESS) -> None:
        self._question = question
        setup = question.setup
        self._habits: Habits = knowledge_of(setup.game).HABITS
        self._twins = thinking_twins(setup.game)
        self._tables: Records = np.repeat(question.state.store(), 2)
        self._moves = Move.blank(places_for(budget))
        self._used = np.zeros(1, np.int64)
        self._root = np.zeros(1, np.int64)
        self._last_leg = last_leg(question)
        self._numbers = np.array([action.number for action in question.legal])
        self._scores = np.zeros(len(question.legal), np.float64)
        self.iterations = 0
        """How many were made."""
        self.counted_out = self._count_out()
        """Whether no iterations were needed, as little enough is left of the game to look at all that can follow."""
        if not self.counted_out:
            self._iterate_within(budget, most)

    def _count_out(self) -> bool:
        """Count what each move leads to, or find that there is too much to count."""
        kernel: Any = self._twins.of(count_out)
        edition = self._question.setup.edition.facts[0]
        return bool(kernel(self._tables[1], edition, self._question.seat, self._numbers, self._scores))

    def _iterate_within(self, budget: Budget, most: int) -> None:
        if budget.iterations is not None:
            self._iterate(min(most, budget.iterations))
        else:
            self._think_until(budget, most)

    def _think_until(self, budget: Budget, most: int) -> None:
        """Iterate until the time is over, or so many iterations are made."""
        self._iterate(0)  # compiles, or loads what was compiled
        now = time.perf_counter()
        end = now + (budget.milliseconds or 0) / 1000
        many = 1
        while now < end and self.iterations < most:
            self._iterate(min(many, most - self.iterations))
            before, now = now, time.perf_counter()
            many = max(1, min(2 * many, int(many * min(SLICE, end - now) / (now - before))))

    def prospects(self) -> list[Prospect]:
        """The moves as they look so far, best first."""
        legal = self._question.legal
        if self.counted_out:
            found = [Prospect(action, float(score), 0, 0.0) for action, score in zip(legal, self._scores, strict=True)]
            return sorted(found, key=_best_first)
        return self._recalled(legal)

    def prospects_after(self, begun: Sequence[Action], legal: Sequence[Action], many: int) -> list[Prospect]:
        """How a decision that was begun may go on, best first, after so many more iterations."""
        self.outcomes_of(begun, many)
        return self._recalled(legal)

    def outcomes_of(self, begun: Sequence[Action], many: int) -> NDArray[np.float64]:
        """The share of victory that a decision led to in each of so many more iterations, which are remembered too.
        Another decision meets the same chance in iterations with the same numbers."""
        led_to = np.zeros(many, np.float64)
        self._iterate(many, np.array([action.number for action in begun], np.int64), led_to)
        return led_to

    def _recalled(self, legal: Sequence[Action]) -> list[Prospect]:
        """How the moves have fared of the position in which the seat chose first, best first."""
        numbers = np.array([action.number for action in legal])
        tried, totals = np.zeros(len(legal), np.int64), np.zeros(len(legal), np.float64)
        recollect: Any = self._twins.of(recall)
        recollect(self._moves, self._used, self._root[0], numbers, tried, totals)
        found = [
            estimated(action, int(times), float(total))
            for action, times, total in zip(legal, tried, totals, strict=True)
        ]
        return sorted(found, key=_best_first)

    def _iterate(
        self, many: int, given: NDArray[np.int64] = _NONE_GIVEN, led_to: NDArray[np.float64] = _NO_ROOM
    ) -> None:
        setup, habits = self._question.setup, self._habits
        kernel: Any = self._twins.of(think)
        kernel(
            self._tables,
            self._words,
            setup.edition.facts,
            self._question.seat,
            len(setup.game.steps),
            self._last_leg,
            np.uint64(self._question.seed),
            self.iterations,
            self.iterations + many,
            habits.exploration,
            habits.breadth,
            habits.alone,
            *self._sight,
            *self._sight_of_others,
            given,
            self._moves,
            self._used,
            self._root,
            led_to,
            *self._space,
        )
        self.iterations += many

    @cached_property
    def _words(self) -> NDArray[np.int64]:
        return self._tables.view(np.int64).reshape(2, -1)

    @cached_property
    def _sight(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        return sight(self._question.setup, self._question.seat, self._habits.alone)

    @cached_property
    def _sight_of_others(self) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
        return sight(self._question.setup, NOTHING, alone=False) if self._habits.secretive else self._sight

    @cached_property
    def _space(self) -> tuple[NDArray[Any], ...]:
        """The working space of the kernel: line, movers, legal, scores, shares, policy."""
        setup = self._question.setup
        return (
            np.zeros(DEEPEST, np.int64),
            np.zeros(DEEPEST, np.int64),
            np.zeros(len(setup.actions), np.int64),
            np.zeros(len(setup.actions), np.int64),
            np.zeros(setup.seats, np.float64),
            np.zeros(WORDS, np.uint64),
        )


def estimated(action: Action, tried: int, total: float) -> Prospect:
    """What is to be thought of a move that was tried so often and led to so much in all."""
    if tried == 0:
        return Prospect(action, 0.0, 0, inf)
    share = total / tried
    bounded = min(max(share, 0.01), 0.99)
    return Prospect(action, share, tried, sqrt(bounded * (1 - bounded) / tried))


def _best_first(prospect: Prospect) -> tuple[float, float]:
    """The order of moves: what was tried most is thought best."""
    return -prospect.tried, -prospect.value


def last_leg(question: Question) -> int:
    """The last leg of the game that playouts go through."""
    knowledge = knowledge_of(question.setup.game)
    meant: Any = getattr(knowledge, "leg", leg)
    return int(meant(question.state)) + knowledge.HABITS.legs - 1 if knowledge.HABITS.legs else ENDLESS


def places_for(budget: Budget) -> int:
    """How many moves a search can remember: it needs two or three an iteration, and a small table is the quicker."""
    wanted = MOVES_EACH * (budget.iterations or ITERATIONS_A_MILLISECOND * (budget.milliseconds or 0))
    return min(PLACES, max(LEAST_PLACES, 1 << wanted.bit_length()))


def sight(setup: Setup, seat: int, alone: bool) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """The words of a state that a seat sees something of, and which bits of them; for NOTHING, what everybody sees.

    What never changes is left out, and the tale, which is not part of where the game stands. Who plays alone looks at
    nothing that others have.
    """
    kind = setup.game.rules.State
    bits = kind.blank()
    for field in kind.fields:
        if field.seen is Seen.BY_NOBODY or field.record or field.name in ("seats", "told", "tale"):
            continue
        by_seat = field.shape is not None and isinstance(field.shape[0], Seats)
        rows = bits[field.name]
        if field.seen is not Seen.BY_OWNER and not (alone and by_seat):
            rows[...] = np.invert(rows)
        elif seat != NOTHING:
            rows[:, seat] = np.invert(rows[:, seat])
    words = bits.view(np.int64).reshape(-1)
    where = np.flatnonzero(words)
    return where, words[where]
