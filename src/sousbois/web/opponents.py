"""The bots at hosted tables: they think in threads of their own, so that no table ever waits for another's bots."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from threading import Event, Thread
from time import perf_counter
from typing import TYPE_CHECKING

from sousbois.bots import bot
from sousbois.bots.asking import ask
from sousbois.bots.hasty import Hasty
from sousbois.core.chance import branch
from sousbois.core.setup import set_up
from sousbois.games import load, names
from sousbois.play.table import Table
from sousbois.web.watch import UNWATCHED, Watch

if TYPE_CHECKING:
    from sousbois.bots.budget import Budget
    from sousbois.bots.hinting import Advice

_FIRST_PAGES = 1.0
"""Seconds after the start in which the machine has nothing else to do than to show the first pages."""


class Opponents:
    """All bots of a server."""

    def __init__(self, watch: Watch = UNWATCHED) -> None:
        self._watch = watch
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")
        self._ready: set[str] = set()
        self._closing = Event()
        self._compiling: subprocess.Popen[bytes] | None = None

    @property
    def ready(self) -> frozenset[str]:
        """The games whose bots think in compiled code by now; those of the others play in haste."""
        return frozenset(self._ready)

    def warm_up(self) -> None:
        """Begin to make compiled code ready, game after game, beside everything else."""
        Thread(target=self._warm_up, name="warming", daemon=True).start()

    def close(self) -> None:
        """Stop thinking."""
        self._closing.set()
        if self._compiling is not None:
            self._compiling.kill()
        self._threads.shutdown(wait=False, cancel_futures=True)

    async def decide(self, table: Table, seat: int, level: str) -> tuple[str, ...]:
        """What a bot decides at a table as it stands now, from what its seat may know."""
        snapshot = table.after(seat, ())
        thinking = self._threads.submit(self._decided, snapshot, seat, level)
        return await asyncio.wrap_future(thinking)

    async def advise(self, table: Table, seat: int, budget: Budget | None) -> Advice:
        """The best moves of a seat at a table as it stands now, from what the seat may know."""
        snapshot = table.after(seat, ())
        return await asyncio.wrap_future(self._threads.submit(snapshot.hint, seat, budget))

    def _decided(self, table: Table, seat: int, level: str) -> tuple[str, ...]:
        """All actions of one decision. The same table has the same answer, even after the server was killed."""
        began = perf_counter()
        player = bot(level) if table.setup.game.name in self._ready else Hasty()
        moves: list[str] = []
        while not moves or table.setup.midway(table.state):
            seed = branch(branch(table.mark, seat), len(table.history))
            move = str(ask(player, table.setup, table.open_state, seat, seed).action)
            table.play(seat, move)
            moves.append(move)
        self._watch.thought(table.setup.game.name, level, perf_counter() - began)
        return tuple(moves)

    def _warm_up(self) -> None:
        """What was compiled before is loaded; the rest is compiled first, by a process of its own."""
        if self._closing.wait(_FIRST_PAGES):
            return
        from sousbois.bots.warming import is_warm

        cold = []
        for name in names():
            if is_warm(load(name)):
                self._load(name)
            else:
                cold.append(name)
        for name in cold:
            if self._closing.is_set():
                return
            self._compiling = subprocess.Popen(
                [sys.executable, "-m", "sousbois.bots.warming", name],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,  # it may outlive a killed server, and must not hold its output open
                stderr=subprocess.DEVNULL,
            )
            self._compiling.wait()
            self._load(name)

    def _load(self, name: str) -> None:
        from sousbois.bots.warming import warm_up

        if not self._closing.is_set():
            warm_up(set_up(load(name)))
            self._ready.add(name)
