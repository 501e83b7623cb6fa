"""The bots at hosted tables: they think in threads of their own, so that no table ever waits for another's bots."""

from __future__ import annotations

import asyncio
import os
from collections import defaultdict, deque
from collections.abc import Awaitable, Callable
from functools import partial
from random import SystemRandom
from time import perf_counter
from typing import TYPE_CHECKING

from sousbois.bots import bot
from sousbois.bots.asking import ask
from sousbois.bots.hasty import Hasty
from sousbois.bots.unhurried import Unhurried
from sousbois.core.chance import branch
from sousbois.play.table import Table
from sousbois.web.botqueue import BotQueue
from sousbois.web.preparing import Preparing
from sousbois.web.watch import UNWATCHED, Watch

if TYPE_CHECKING:
    from sousbois.bots.budget import Budget
    from sousbois.bots.hinting import Advice

_REMEMBERED = 64
"""Durations of thinking that are remembered for each game and level: as the machine is busy now."""

_chance = SystemRandom()


class Opponents:
    """All bots of a server."""

    def __init__(self, watch: Watch = UNWATCHED, pause: Callable[[float], Awaitable[None]] = asyncio.sleep) -> None:
        self._watch = watch
        self._pause = pause
        self._queue = BotQueue(os.cpu_count() or 1)
        self._durations: defaultdict[tuple[str, str, bool], deque[float]] = defaultdict(
            lambda: deque(maxlen=_REMEMBERED)
        )
        """Seconds that bots took where they had a choice, or thought as if they had one. By game, by level, and by
        whether their code was ready."""
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
        self._queue.close()

    async def decide(
        self, table_id: str, table: Table, seat: int, level: str, *, client: str, has_people: bool
    ) -> tuple[str, ...]:
        """Return what a bot decides at a table as it stands now, from what its seat may know. `client` is the address
        for which it thinks, and `has_people` whether people who decide are present at that table.

        An action without an alternative takes as long as other actions of such bots have taken lately, or as long as
        the bot thinks about it if there were none: the time must not show what the bot's hand contains.
        """
        decided = partial(self._decided, table_id, table.after(seat, ()), seat, level)
        moves, saved = await asyncio.wrap_future(self._queue.submit(client, decided, has_people=has_people))
        if saved:
            await self._pause(saved)
        return moves

    async def advise(self, client: str, table: Table, seat: int, budget: Budget | None) -> Advice:
        """Return for a client the best moves of a seat at a table as it stands now, from what the seat may know."""
        hint = partial(table.after(seat, ()).hint, seat, budget)
        return await asyncio.wrap_future(self._queue.submit(client, hint, has_people=True))

    def _decided(self, table_id: str, table: Table, seat: int, level: str) -> tuple[tuple[str, ...], float]:
        """Return all actions of one decision, and the seconds that were saved where there was no choice. The same table
        has the same answer, even after the server was killed."""
        began = perf_counter()
        game, setup = table.setup.game.name, table.setup
        is_ready = game in self._ready
        player = bot(level) if is_ready else Hasty()
        durations = self._durations[game, level, is_ready]
        moves: list[str] = []
        saved = 0.0
        while not moves or setup.midway(table.state):
            asked = perf_counter()
            seed = branch(branch(table.mark, seat), len(table.history))
            has_choice = len(table.legal(seat)) > 1
            # Without a duration to go by, as after a start, a bot without a choice takes its time for real.
            thinker = player if has_choice or durations else Unhurried(player)
            answer = ask(thinker, setup, table.open_state, seat, seed)
            took = perf_counter() - asked
            if has_choice or thinker is not player:
                durations.append(took)
            else:
                saved += max(0.0, _chance.choice(durations) - took)
            if fault := answer.fault:
                self._watch.failed(
                    "bot-failed", fault.error, table_id, game=game, bot=level, fault=fault.wrong.name.lower()
                )
            table.play(seat, answer.action)
            moves.append(str(answer.action))
        self._watch.thought(game, level, perf_counter() - began)
        return tuple(moves), saved
