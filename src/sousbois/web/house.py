"""All that a server has: its store, its tables, its bots, and the people it knows."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar

from sousbois.play.store import Store
from sousbois.web.identity import Identities
from sousbois.web.lobby import Lobby
from sousbois.web.opponents import Opponents
from sousbois.web.reviews import Reviews


class House:
    """One server's belongings. Open it before the first request, close it after the last."""

    def __init__(self, folder: Path, *, open_to_others: bool, review_iterations: int | None = None) -> None:
        self.open_to_others = open_to_others
        """Whether other devices can reach the server by the machine's own address."""
        self.store = Store(folder)
        self.identities = Identities(self.store.secret())
        self.opponents = Opponents()
        self.lobby = Lobby(self.store, self.opponents)
        self.reviews = Reviews(self.opponents, review_iterations)

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """While the server runs."""
        self.opponents.warm_up()
        resting = asyncio.ensure_future(self.lobby.let_rest())
        try:
            yield
        finally:
            resting.cancel()
            with suppress(asyncio.CancelledError):
                await resting
            await self.lobby.close()
            self.reviews.close()
            self.opponents.close()
            self.store.close()


def address_for_others() -> str | None:
    """The address under which other devices of the same network reach this machine; None, if it is on none.

    Nothing is sent: to name a far address is enough for the system to say from where it would send.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None
