"""Steps of one table that keep in mind what each seat has seen and done, written on the contract, and compiled.

A seat takes in each change of what it sees, what is told to all, and its own actions, in this order and for good: one
number stands for all of it. What others choose in secret changes nothing that a seat sees, so it does not change the
number either.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.bots.search import sight
from sousbois.bots.tree import digest, joined
from sousbois.core.contract import acting, apply, fill_legal, redeal
from sousbois.core.event import COLUMNS
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.core.setup import Setup

PAST, NOW = 0, 1
"""The two numbers in the memory of a seat: all it has seen and done, and what it sees now."""

BEGIN, DECIDE, RESAMPLE = range(3)
"""What `advance` does: let all seats begin to remember with what they see now; carry out an action, and let all seats
take in what has become of it; resample all that a seat cannot know, what others remember too."""

SILENCE = 0
"""What is heard where nothing was told."""


def sights(setup: Setup) -> tuple[NDArray[np.int64], NDArray[np.int64]]:
    """For each seat the words of a state that it sees something of, and which bits of them.

    All seats have as many: what is missing is made up by words of which nothing is seen.
    """
    found = [sight(setup, seat, alone=False) for seat in range(setup.seats)]
    most = max(len(where) for where, _ in found)
    all_where, all_seen = np.zeros((2, setup.seats, most), np.int64)
    for seat, (where, seen) in enumerate(found):
        all_where[seat, : len(where)], all_seen[seat, : len(seen)] = where, seen
    return all_where, all_seen


def blank_memory(seats: int) -> NDArray[np.int64]:
    """The memory of seats that have seen nothing yet."""
    return np.zeros((seats, 2), np.int64)


@rule
def advance(
    tables: Any,
    words: Any,
    editions: Any,
    deed: int,
    seat: int,
    action: int,
    seed: int,
    first: int,
    where: Any,
    seen: Any,
    memory: Any,
    legal: Any,
) -> tuple[int, int]:
    """Begin at a table, carry out an action or resample what a seat cannot know; the answer is that of `ask`.

    One entry for all three: the compiler takes its time for each.
    """
    state = tables[0]
    if deed == DECIDE:
        apply(state, editions[0], seat, action)
        memory[seat, PAST] = joined(memory[seat, PAST], action)
    elif deed == RESAMPLE:
        redeal(state, editions[0], seat, seed)
    heard = lately_told(state)
    for each in range(state.seats):
        if deed != DECIDE and each == seat:
            continue  # it keeps its memory
        if deed != DECIDE:
            memory[each, PAST] = 0
            memory[each, NOW] = 0
        take_in(words, where, seen, memory, each, heard)
    return ask(state, editions[0], first, legal)


@rule
def take_in(words: Any, where: Any, seen: Any, memory: Any, seat: int, heard: int) -> None:
    """Remember what a seat sees, if that has changed, and what it has heard, if anything was told."""
    now = digest(words, where[seat], seen[seat], 0)
    if now != memory[seat, NOW] or heard != SILENCE:
        memory[seat, PAST] = joined(joined(memory[seat, PAST], now), heard)
        memory[seat, NOW] = now


@rule
def lately_told(state: Any) -> int:
    """A key for what the last decision set off: not all of it can still be seen on the table."""
    heard = SILENCE
    for event in range(state.told):
        for column in range(COLUMNS):
            heard = joined(heard, state.tale[event, column])
    return heard


@rule
def ask(state: Any, edition: Any, first: int, legal: Any) -> tuple[int, int]:
    """Who decides next, and how many legal actions were written to `legal`; NOTHING and none at the end of the game.

    Of seats that decide at the same time the turn comes to `first`, or else to the next one after it.
    """
    owing = acting(state)
    if owing == 0:
        return NOTHING, 0
    seat = first
    while not owing >> seat & 1:
        seat = (seat + 1) % state.seats
    return seat, fill_legal(state, edition, seat, legal)
