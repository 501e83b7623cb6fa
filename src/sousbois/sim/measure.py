"""How fast a game runs here, interpreted and compiled."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any

import numpy as np

from sousbois.core.contract import fill_legal
from sousbois.core.rule import rule
from sousbois.core.setup import Setup
from sousbois.sim.batch import CHUNK, Batch
from sousbois.sim.playout import play_interpreted

SECONDS = 0.5
"""How long each measurement takes at least."""

RUNS = 8
"""The runs that this time is divided among, where they are quick enough."""


@dataclass(frozen=True)
class Speed:
    """One form of a game, measured."""

    game: str
    seats: int
    form: str
    """`interpreted` or `compiled`."""
    moves_per_second: float
    games_per_second: float
    clone_nanoseconds: float
    legal_nanoseconds: float

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def interpreted_speed(setup: Setup) -> Speed:
    """The speed of the rules as they stand, on shadows."""
    state = setup.deal(seed=0)
    seat = setup.acting(state)[0]
    moves = games = 0
    begun = time.perf_counter()
    while time.perf_counter() - begun < SECONDS:
        moves += play_interpreted(setup, 0, games)[1]
        games += 1
    seconds = time.perf_counter() - begun
    clone = seconds_each(lambda times: [state.copy() for _ in range(times)])
    legal = seconds_each(lambda times: [setup.legal(state, seat) for _ in range(times)])
    return Speed(
        setup.game.name, setup.seats, "interpreted", moves / seconds, games / seconds, clone * 1e9, legal * 1e9
    )


def compiled_speed(setup: Setup) -> Speed:
    """The speed of the compiled twins, one thread: of some runs the quickest, for other work can only slow one down."""
    batch = Batch(setup, CHUNK, seed=0)
    while batch.play_random().seconds < SECONDS / RUNS:
        batch = replace(batch, games=2 * batch.games)
    result = min((batch.play_random() for _ in range(RUNS)), key=lambda run: run.seconds)
    table = setup.deal(seed=0).store()
    seat = setup.acting(setup.shadow(table))[0]
    copies = np.repeat(table, CHUNK)
    clone_all: Any = setup.game.twins.of(clone_many)
    list_all: Any = setup.game.twins.of(list_many)
    legal = np.zeros(len(setup.actions), np.int64)
    clone = seconds_each(lambda times: clone_all(table, copies, times))
    listing = seconds_each(lambda times: list_all(copies, setup.edition.facts, seat, legal, times))
    return Speed(
        setup.game.name,
        setup.seats,
        "compiled",
        result.moves_per_second,
        result.games_per_second,
        clone * 1e9,
        listing * 1e9,
    )


@rule
def clone_many(table: Any, copies: Any, times: int) -> None:
    """Copy one table so many times, each time to another place."""
    for i in range(times):
        copies[i % len(copies)] = table[0]


@rule
def list_many(tables: Any, editions: Any, seat: int, legal: Any, times: int) -> int:
    """List a seat's legal actions so many times, each time at another table."""
    found = 0
    for i in range(times):
        found += fill_legal(tables[i % len(tables)], editions[0], seat, legal)
    return found


def seconds_each(repeat: Callable[[int], object]) -> float:
    """Seconds for one go of something that is done many times in a row."""
    repeat(1)  # compiles, where there is something to compile
    times = 64
    while True:
        begun = time.perf_counter()
        repeat(times)
        seconds = time.perf_counter() - begun
        if seconds > SECONDS / 4:
            return seconds / times
        times *= 4
