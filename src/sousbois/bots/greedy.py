"""A player that looks one move ahead."""

from __future__ import annotations

from typing import Any

import numpy as np

from sousbois.bots.contract import Question
from sousbois.bots.knowing import thinking_twins, worth
from sousbois.core.action import Action
from sousbois.core.chance import WORDS, below, branch, mix, sow
from sousbois.core.contract import acting, apply, fill_legal, first_of, moment, redeal
from sousbois.core.record import Words64
from sousbois.core.rule import rule

SAMPLES = 30
"""How many times the future is guessed, if that is not too long for so many moves."""
FUTURES = 600
"""How many futures are looked at for one decision, if there are not more moves than that."""


class Greedy:
    """The move after which the seat stands best on average, if all play on at random until the moment has passed.

    A moment is what people count by: a round, a trick, a turn (`Game.moment`).
    """

    def choose(self, question: Question) -> Action:
        if len(question.legal) == 1:
            return question.legal[0]
        leads = self.leads(question)
        best = [action for action, lead in zip(question.legal, leads, strict=True) if lead == max(leads)]
        return best[mix(question.seed) % len(best)]

    def leads(self, question: Question) -> list[int]:
        """How far each move leaves the seat ahead, added up over all futures looked at."""
        legal, setup = question.legal, question.setup
        sums = np.zeros(len(legal), np.int64)
        kernel: Any = thinking_twins(setup.game).of(look_ahead)
        kernel(
            np.repeat(question.state.store(), 3),
            setup.edition.facts,
            question.seat,
            np.array([action.number for action in legal]),
            max(1, min(SAMPLES, FUTURES // len(legal))),
            np.uint64(question.seed),
            sums,
            np.zeros(len(setup.actions), np.int64),
            np.zeros(WORDS, np.uint64),
        )
        return [int(total) for total in sums]


@rule
def look_ahead(
    tables: Any,
    editions: Any,
    seat: int,
    options: Any,
    samples: int,
    seed: int,
    leads: Any,
    legal: Any,
    policy: Words64,
) -> None:
    """Add up how far each option leaves the seat ahead, over some futures. In each, all options meet the same luck.

    `tables[0]` is the position, `tables[1]` a guess of what is hidden, `tables[2]` a future of it.
    """
    edition = editions[0]
    for number in range(samples):
        tables[1] = tables[0]
        redeal(tables[1], edition, seat, branch(seed, number))
        for i in range(len(options)):
            sow(policy, branch(branch(seed, number), 1))
            tables[2] = tables[1]
            play_moment(tables[2], edition, seat, options[i], legal, policy)
            leads[i] += lead(tables[2], edition, seat)


@rule
def play_moment(state: Any, edition: Any, seat: int, action: int, legal: Any, policy: Words64) -> None:
    """Carry an action out, then let everyone decide at random until the moment has passed."""
    begun = moment(state)
    mover = seat
    chosen = action
    while True:
        apply(state, edition, mover, chosen)
        owing = acting(state)
        if owing == 0 or moment(state) != begun:
            return
        mover = first_of(owing)
        chosen = legal[below(policy, fill_legal(state, edition, mover, legal))]


@rule
def lead(state: Any, edition: Any, seat: int) -> int:
    """How far a seat is ahead of the others' average: that, as many times as there are others."""
    ahead: int = worth(state, edition, seat) * max(1, state.seats - 1)
    for other in range(state.seats):
        if other != seat:
            ahead -= worth(state, edition, other)
    return ahead
