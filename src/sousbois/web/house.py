"""All that a server has: its store, its tables, its bots, and the people it knows."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

from litestar import Litestar

import sousbois
from sousbois.play.store import Store
from sousbois.play.storefile import NotRead
from sousbois.web.archive import Archive
from sousbois.web.clockwork import Time
from sousbois.web.hints import Hints
from sousbois.web.identity import Identities
from sousbois.web.limits import Allowance, Allowances, Slots
from sousbois.web.lobby import Lobby
from sousbois.web.logs import NOTICE, tell
from sousbois.web.metrics import Metrics
from sousbois.web.opponents import Opponents
from sousbois.web.retention import keep_tidy
from sousbois.web.reviews import Reviews
from sousbois.web.settings import Settings
from sousbois.web.watch import Watch
from sousbois.web.work import Work

_HOUR = 3600.0
EDITIONS, EDITIONS_OF_ADDRESS = (200, _HOUR), (60, _HOUR)
"""New editions that people may bring, all of them together and those of one address: so many at once, and again within
so many seconds."""
TABLES = 600, _HOUR
"""Tables that one address may open, and records it may bring."""
PAGES_OF_PERSON, PAGES_OF_ADDRESS = 20, 300
"""Pages of tables that may be open at the same time."""
MESSAGES = 60, 5.0
"""Messages of all open pages of one person: more than they ping and press, no more at once than `outbox` can answer."""
REVIEWS = 240, _HOUR
"""Reviews that one address may let begin."""
REQUESTS = 600, 10.0
"""Requests for pages from one address: more than all people of a class open at once."""
JOINS = 120, 10.0
"""Pages of tables that one address may connect."""
HINTS = 300, 60.0
"""Hints that all people of one address may ask for: ten for each person of a class."""


class House:
    """One server's belongings. Open it before the first request, close it after the last."""

    def __init__(self, folder: Path, settings: Settings, time: Time) -> None:
        self.settings = settings
        self.time = time
        metrics = Metrics()
        self.store = Store(folder, metrics.wrote)
        self.watch = Watch(metrics, self.store.secret())
        self.identities = Identities(self.store.secret(), time.now)
        self.opponents = Opponents(self.watch)
        self.hints = Hints(self.opponents)
        self.lobby = Lobby(self.store, self.opponents, time, self.watch)
        self.work = Work(time.now)
        self.archive = Archive(self.store, self.lobby)
        self.reviews = Reviews(self.opponents, settings.review_iterations, self.watch)
        # The disk is not to be filled.
        self.new_editions = Allowance(*EDITIONS, time.now)
        self.new_editions_of_address = Allowances(*EDITIONS_OF_ADDRESS, time.now)
        self.new_tables = Allowances(*TABLES, time.now)
        # Nor are the bots to be kept busy.
        self.new_hints = Allowances(*HINTS, time.now)
        self.new_reviews = Allowances(*REVIEWS, time.now)
        # Nor is anybody to wait for others who ask for much.
        self.requests = Allowances(*REQUESTS, time.now)
        self.joins = Allowances(*JOINS, time.now)
        # The memory, neither.
        self.pages_of_person = Slots(PAGES_OF_PERSON)
        self.pages_of_address = Slots(PAGES_OF_ADDRESS)
        self.messages = Allowances(*MESSAGES, time.now)

    def tables_by_stage(self) -> dict[str, int] | None:
        """How many tables are at each stage; None: the store cannot be read, which is logged."""
        try:
            return self.store.count_by_stage()
        except NotRead as error:
            self.watch.refused(error)
            return None

    @asynccontextmanager
    async def lifespan(self, _: Litestar) -> AsyncIterator[None]:
        """While the server runs."""
        self.opponents.warm_up()
        retention = self.settings.retention
        beside = [
            asyncio.ensure_future(self.lobby.let_rest()),
            asyncio.ensure_future(keep_tidy(self.store, self.lobby, retention, self.watch, self.time)),
        ]
        tell(NOTICE, "started", version=sousbois.__version__, keep=retention.limits())
        try:
            yield
        finally:
            for task in beside:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task
            await self.lobby.close()
            self.reviews.close()
            self.work.close()
            self.opponents.close()
            self.store.close()
            tell(NOTICE, "stopped")


def address_for_others() -> str | None:
    """The address under which other devices of the same network reach this machine; None, if it is on none.

    Nothing is sent: to name a far address is enough for the system to say from where it would send.
    """
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        probe.connect(("192.0.2.1", 9))
        return str(probe.getsockname()[0])
    return None
