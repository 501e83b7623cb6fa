"""The bots at hosted tables: they think in threads of their own, so that no table ever waits for another's bots."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import TYPE_CHECKING

from sousbois.bots import bot
from sousbois.bots.asking import ask
from sousbois.bots.hasty import Hasty
from sousbois.core.chance import branch
from sousbois.play.table import Table
from sousbois.web.preparing import Preparing
from sousbois.web.watch import UNWATCHED, Watch

if TYPE_CHECKING:
    from sousbois.bots.budget import Budget
    from sousbois.bots.hinting import Advice


class Opponents:
    """All bots of a server."""

    def __init__(self, watch: Watch = UNWATCHED) -> None:
        self._watch = watch
        self._threads = ThreadPoolExecutor(os.cpu_count() or 1, thread_name_prefix="bot")
        self._preparing = Preparing(watch)
        self._ready = self._preparing.ready

    @property
    def ready(self) -> frozenset[str]:
        """The games whose bots think in compiled code by now; those of the others play in haste."""
        return frozenset(self._ready)

    def warm_up(self) -> None:
        """Begin to make compiled code ready, game after game, beside everything else."""
        self._preparing.start()

    def close(self) -> None:
        """Stop thinking."""
        self._preparing.close()
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
