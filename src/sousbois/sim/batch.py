"""Many games at once, dealt and played in compiled code, on one thread or several."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

import numpy as np

from sousbois.core.chance import WORDS, checked_seed
from sousbois.core.errors import Unreadable
from sousbois.core.setup import Setup
from sousbois.sim.playout import play_random
from sousbois.sim.tally import Result, Tally

CHUNK = 1024
"""Games played in one go: few enough for the processor's cache, many enough to make calls cheap."""


@dataclass(frozen=True)
class Batch:
    """A number of games that differ in their deal only. Game `i` depends on the seed and on `i`, on nothing else."""

    setup: Setup
    games: int
    seed: int

    def __post_init__(self) -> None:
        checked_seed(self.seed)
        if isinstance(self.games, bool) or not isinstance(self.games, int) or self.games < 1:
            raise Unreadable(f"games {self.games!r}: expected a whole number, at least 1")

    def play_random(self, threads: int = 1, progress: Callable[[int], None] = lambda games: None) -> Result:
        """Play all games to their end with random legal moves. `progress` is told how many games have ended."""
        if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
            raise Unreadable(f"threads {threads!r}: expected a whole number, at least 1")
        begun = time.perf_counter()
        self._play_chunk(0, 0)
        compiled = time.perf_counter()
        tally = Tally.empty(self.setup)
        for part in self._parts(threads):
            tally.add(part)
            progress(tally.games)
        return Result(self.setup, self.seed, tally, time.perf_counter() - compiled, compiled - begun)

    def _parts(self, threads: int) -> Iterator[Tally]:
        """The tallies of all chunks, in order. Compiled code does not hold the interpreter lock."""
        firsts = range(0, self.games, CHUNK)
        sizes = [min(CHUNK, self.games - first) for first in firsts]
        if threads == 1:
            yield from map(self._play_chunk, firsts, sizes)
            return
        with ThreadPoolExecutor(threads) as pool:
            try:
                yield from pool.map(self._play_chunk, firsts, sizes)
            except BaseException:
                pool.shutdown(cancel_futures=True)
                raise

    def _play_chunk(self, first: int, size: int) -> Tally:
        """Play the games from number `first` on."""
        setup = self.setup
        tables = setup.game.rules.State.blank(size)
        moves = np.zeros(size, np.int64)
        standings = np.zeros((len(setup.game.steps), setup.seats, size), np.int32)
        kernel: Any = setup.game.twins.of(play_random)
        kernel(
            tables,
            setup.blank(),
            setup.edition.facts,
            np.uint64(self.seed),
            np.uint64(first),
            np.zeros(WORDS, np.uint64),
            np.zeros(len(setup.actions), np.int64),
            moves,
            standings,
        )
        return Tally.of(setup, tables, moves, standings)
