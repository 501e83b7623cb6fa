"""All tables of a server: those that somebody looks at are live, the others rest in the store."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Sequence

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, Opened, Seated, written
from sousbois.play.store import Stage, Store
from sousbois.web.clockwork import Time
from sousbois.web.listing import kept_of
from sousbois.web.live import Live
from sousbois.web.opponents import Opponents
from sousbois.web.stored import no_table, read_table
from sousbois.web.watch import UNWATCHED, Watch

_LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Those that are not mistaken for others, when somebody reads a link aloud."""
_LENGTH = 12
"""So many letters that nobody finds a table by trying."""

REST_AFTER = 60.0
"""Seconds without anybody, after which a table goes back to the store."""
MOST_LIVE = 500
"""Live tables above which those that nobody uses rest at once: a long game takes a few megabytes of memory."""


def new_id() -> str:
    """An id that nobody guesses."""
    return "".join(secrets.choice(_LETTERS) for _ in range(_LENGTH))


class Lobby:
    """Finds tables and opens new ones."""

    def __init__(self, store: Store, opponents: Opponents, time: Time, watch: Watch = UNWATCHED) -> None:
        self._store = store
        self._opponents = opponents
        self._time = time
        self._watch = watch
        self._live: dict[str, Live] = {}
        """The live tables, the one that was asked for last at the end."""
        self._loading: dict[str, asyncio.Task[Live]] = {}
        self._resting: set[str] = set()
        """Live tables that were idle when it was last checked, and that no request has asked for since."""
        self._leaving: set[str] = set()
        """Tables that are being removed."""

    def __len__(self) -> int:
        """How many tables are live."""
        return len(self._live)

    @property
    def pages(self) -> int:
        """How many pages show a table."""
        return sum(len(live.readers.pages) for live in self._live.values())

    async def table(self, table: str) -> Live:
        """A table by its id, read from the store if nobody has looked at it for a while."""
        if table in self._live and self._live[table].is_lost:
            del self._live[table]
            self._resting.discard(table)
        while table not in self._live:
            if table in self._leaving:
                raise no_table(table)
            if table not in self._loading:
                self._loading[table] = asyncio.ensure_future(self._load(table))
                self._loading[table].add_done_callback(lambda _: self._loading.pop(table, None))
            await asyncio.shield(self._loading[table])
        self._resting.discard(table)
        self._live[table] = self._live.pop(table)
        return self._live[table]

    async def open(self, opened: Opened, seated: Sequence[Seated]) -> str:
        """Open a new table, at which some sit already; the answer is its id."""
        return await self.open_begun(await asyncio.to_thread(begun, opened, seated), seated)

    async def open_begun(self, hosted: Hosted, seated: Sequence[Seated]) -> str:
        """As `open`, where the game is begun already."""
        table, opened = new_id(), hosted.opened
        journal: list[Entry] = [opened, *seated]
        entries = [written(entry) for entry in journal]
        await asyncio.wrap_future(self._store.append(table, 0, entries, kept_of(table, hosted)))
        await self._make_room()
        self._live.setdefault(table, self._made_live(table, hosted))  # a list may have led to it already
        self._watch.opened(table, opened.game)
        return table

    async def remove(self, table: str, stage: Stage, since: str) -> bool:
        """Remove a table that has been at a stage since a moment, unless somebody uses it; was it removed?"""
        if table in self._live or table in self._loading:
            return False
        self._leaving.add(table)
        try:
            return await asyncio.wrap_future(self._store.remove(table, stage, since))
        finally:
            self._leaving.discard(table)

    async def let_rest(self) -> None:
        """From time to time, stop and forget the tables that nobody uses any more: the store has them."""
        while True:
            await self._time.until(self._time.now() + REST_AFTER)
            for table in [table for table in self._resting if not self._live[table].is_busy]:
                await self._rest(table)
            self._resting = {table for table, live in self._live.items() if not live.is_busy}

    async def _make_room(self) -> None:
        """Let tables rest that nobody uses if there are too many, those first that were asked for longest ago."""
        excess = len(self._live) + 1 - MOST_LIVE
        if excess > 0:
            for table in [table for table, live in self._live.items() if not live.is_busy][:excess]:
                await self._rest(table)

    async def _rest(self, table: str) -> None:
        """Stop and forget a table that is not busy. That need not wait, as no entry is being written."""
        self._resting.discard(table)
        await self._live.pop(table).stop()

    async def close(self) -> None:
        """Close all lines, and let nothing happen any more."""
        self.hang_up()
        for live in list(self._live.values()):
            await live.stop()

    def hang_up(self) -> None:
        """Close all lines."""
        for live in self._live.values():
            live.readers.close()

    async def _load(self, table: str) -> Live:
        """Read a table from the store. That takes a moment, in which others go on."""
        hosted = await asyncio.to_thread(read_table, self._store, table)
        await self._make_room()
        return self._live.setdefault(table, self._made_live(table, hosted))

    def _made_live(self, table: str, hosted: Hosted) -> Live:
        return Live(table, hosted, self._store, self._opponents, time=self._time, watch=self._watch)


def begun(opened: Opened, seated: Sequence[Seated]) -> Hosted:
    """A new table with those who sit there at once; where it goes on with another game, that is played again first."""
    hosted = Hosted(opened)
    for entry in seated:
        hosted.check(entry)
        hosted.take(entry)
    return hosted
