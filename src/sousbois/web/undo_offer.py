"""Whether the player who decided last is offered to undo that: found out once per decision, in a thread.

The offer depends on nothing that is hidden from its player, and nobody else sees it. It is withheld while a bot decides
next, which all players know, but not while the table is about to pass for another player.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from sousbois.play.hosted import Hosted

_CHECKS = ThreadPoolExecutor(1, thread_name_prefix="undo")
"""One check at a time on the whole server: it takes up to 350 ms in a long game of igels, 30 ms in the others."""


class UndoOffer:
    """The offer of one table."""

    def __init__(self, offer: Callable[[int], None]) -> None:
        self._offer = offer
        """Tells a player that they may undo the last decision."""
        self._check: asyncio.Task[None] | None = None
        """Finds it out, or has found it out for the last decision."""

    def find_out(self, hosted: Hosted, seat: int) -> None:
        """Find out whether a player may undo the last decision, unless that was done already."""
        if self._check is None:
            self._check = asyncio.ensure_future(self._find_out(hosted, seat))

    def renew(self) -> None:
        """Forget what was found out: another decision is the last one."""
        if self._check is not None:
            self._check.cancel()
            self._check = None

    async def _find_out(self, hosted: Hosted, seat: int) -> None:
        if await asyncio.get_running_loop().run_in_executor(_CHECKS, hosted.is_worth_undoing, seat):
            self._offer(seat)
