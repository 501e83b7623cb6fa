"""How fast bots think here: playouts, and whole iterations of the search."""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from typing import Any

import numpy as np

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.judging import judge
from sousbois.bots.knowing import thinking_twins
from sousbois.bots.search import Thought, last_leg
from sousbois.bots.thinking import play_out
from sousbois.core.chance import WORDS, below, branch, sow
from sousbois.core.contract import redeal
from sousbois.core.record import NOTHING, Records, Words64
from sousbois.core.rule import rule
from sousbois.core.setup import Setup
from sousbois.sim.measure import seconds_each

POSITIONS = 256
"""How many positions are played out from: those of some games in a row, so that all stages of a game are among them."""


@dataclass(frozen=True)
class ThinkingSpeed:
    """How fast the bots of a game think, on one thread."""

    game: str
    seats: int
    playouts_per_second: float
    """From positions of whole games to where a playout ends, each with what is hidden drawn anew, and judged."""
    iterations_per_second: float
    """Of the search, from some of the same positions, at 50 ms each."""

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def thinking_speed(setup: Setup) -> ThinkingSpeed:
    """Measure it."""
    questions = _questions(setup)
    tables: Records = np.concatenate([question.state.store() for question in questions])
    kernel: Any = thinking_twins(setup.game).of(play_out_many)

    def play_out_often(times: int) -> None:
        kernel(
            tables,
            setup.game.rules.State.blank(),
            setup.edition.facts,
            np.array([question.seat for question in questions]),
            np.array([last_leg(question) for question in questions]),
            len(setup.game.steps),
            times,
            np.zeros(len(setup.actions), np.int64),
            np.zeros(setup.seats, np.float64),
            np.zeros(WORDS, np.uint64),
        )

    Thought(questions[0], Budget(iterations=1))  # compiles
    some = questions[:: len(questions) // 16]
    begun = time.perf_counter()
    iterations = sum(Thought(question, Budget(milliseconds=50)).iterations for question in some)
    seconds = time.perf_counter() - begun
    return ThinkingSpeed(setup.game.name, setup.seats, 1 / seconds_each(play_out_often), iterations / seconds)


def _questions(setup: Setup) -> list[Question]:
    """Decisions of random games, one after the other."""
    policy: Any = [0] * WORDS
    sow(policy, 1)
    found: list[Question] = []
    state = setup.deal(0)
    while len(found) < POSITIONS:
        owing = setup.acting(state)
        if not owing:
            state = setup.deal(len(found))
            continue
        legal = setup.legal(state, owing[0])
        found.append(Question(setup, owing[0], state.copy(), legal, seed=0))
        setup.game.rules.apply(state, setup.edition.shadow, owing[0], legal[below(policy, len(legal))].number)
    return found


@rule
def play_out_many(
    tables: Any,
    working: Any,
    editions: Any,
    seats: Any,
    last_legs: Any,
    steps: int,
    times: int,
    legal: Any,
    shares: Any,
    policy: Words64,
) -> None:
    """Play out so many times, each time from another position, as search does."""
    for i in range(times):
        at = i % len(tables)
        working[0] = tables[at]
        redeal(working[0], editions[0], seats[at], branch(0, i))
        sow(policy, branch(1, i))
        play_out(working[0], editions[0], seats[at], last_legs[at], NOTHING, legal, policy)
        judge(working[0], editions[0], steps, shares)
