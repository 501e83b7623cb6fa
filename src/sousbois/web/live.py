"""A live table: the one place where it changes, and the pages that show it.

Whatever is settled is written down first, then it counts, then everybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from random import Random

from sousbois.core.errors import NotAllowed, SousboisError
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Entry, Person, written
from sousbois.play.steps import Step
from sousbois.play.store import Store, Unkept
from sousbois.web.listing import kept_of
from sousbois.web.messages import Decide
from sousbois.web.opponents import Opponents
from sousbois.web.readers import Listener, Reader, Readers

BEAT = 0.25
"""Seconds that a bot's decision takes, however long it has thought: a pause must not tell what there was to do."""

LIKE_A_PERSON = (1.0, 2.5)
"""Seconds that an automatic pass takes among people, at random: as if somebody had thought about it."""

_RETRY = 2.0
"""Seconds until a bot's decision is tried again that could not be written down."""


class Live:
    """One table that somebody looks at."""

    def __init__(
        self,
        table: str,
        hosted: Hosted,
        store: Store,
        opponents: Opponents,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self.id = table
        self.hosted = hosted
        self.readers = Readers(table)
        self._store = store
        self._opponents = opponents
        self._pause = pause
        self._one_at_a_time = asyncio.Lock()
        self.opening_next = asyncio.Lock()
        """Held while the table that follows is opened: there is but one, even if two people ask for it at once."""
        self._drafts: dict[int, tuple[str, ...]] = {}
        """What people have begun to decide, by seat."""
        self._driver: asyncio.Task[None] | None = None

    @property
    def is_busy(self) -> bool:
        """Whether somebody looks at it, or a bot is about to decide."""
        return bool(self.readers.pages or self.readers.listeners) or (
            self._driver is not None and not self._driver.done()
        )

    # --- Pages -------------------------------------------------------------------------------------------------------

    def join(self, reader: Reader, *, auto_pass: bool) -> None:
        """A page begins to show the table: from now on it is told everything."""
        self.readers.heed(reader.seat, auto_pass=auto_pass)
        self.readers.add(reader, self.hosted, self._drafts)
        self._drive()

    def leave(self, reader: Reader) -> None:
        """A page is gone."""
        self.readers.remove(reader, self.hosted, self._drafts)

    # --- Programs ----------------------------------------------------------------------------------------------------

    def attend(self, seat: int | None) -> None:
        """A program is there: it is always asked, and nothing that happens by itself waits for a page."""
        self.readers.heed(seat, auto_pass=False)
        self._drive()

    def listen(self, listener: Listener) -> None:
        """A program begins to listen: from now on it is told everything."""
        self.attend(listener.seat)
        self.readers.add_listener(listener, self.hosted, self._drafts)

    def unlisten(self, listener: Listener) -> None:
        """A program listens no longer."""
        self.readers.remove_listener(listener, self.hosted, self._drafts)

    async def stop(self) -> None:
        """Let nothing happen by itself any more."""
        if self._driver is not None:
            self._driver.cancel()

    # --- Changes -----------------------------------------------------------------------------------------------------

    async def decide(self, seat: int | None, message: Decide) -> None:
        """Somebody at a page has decided something, or has begun to; an error says why it does not count."""
        if seat is None:
            raise NotAllowed("you do not sit at this table", reason="not-seated")

        def question(hosted: Hosted) -> Entry | None:
            entry = hosted.decide(seat, message.ply, message.moves) if message.moves else None
            if entry is None:
                self._drafts[seat] = message.moves
                self.readers.show_draft(seat, hosted, self._drafts)
            return entry

        await self.settle(question)

    async def settle(self, question: Callable[[Hosted], Entry | None]) -> Entry | None:
        """Ask the table for an entry, write it down, let it count, tell everybody. None: there was nothing to settle.

        Whoever asked may leave meanwhile: what has begun is finished.
        """
        return await asyncio.shield(asyncio.ensure_future(self._settle(question)))

    async def _settle(self, question: Callable[[Hosted], Entry | None]) -> Entry | None:
        async with self._one_at_a_time:
            entry = question(self.hosted)
            if entry is None:
                return None
            ahead = self.hosted.copy()
            steps = ahead.take(entry)
            kept = kept_of(self.id, ahead)
            await asyncio.wrap_future(self._store.append(self.id, self.hosted.entries, [written(entry)], kept))
            self._count(ahead, steps)
        self._drive()
        return entry

    def _count(self, ahead: Hosted, steps: Sequence[Step]) -> None:
        """It is written down: now it is so, and everybody is told."""
        before, self.hosted = self.hosted, ahead
        if ahead.ply != before.ply:
            self._drafts.clear()
        if before.table is None and ahead.table is not None:
            self.readers.send_all_to_table()
        else:
            self.readers.tell(ahead, steps, self._drafts)
        self.readers.tell_listeners(ahead)

    # --- What happens by itself --------------------------------------------------------------------------------------

    def _drive(self) -> None:
        """Let bots decide, and people pass who can do nothing else, one after the other."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.ensure_future(self._drive_on())

    async def _drive_on(self) -> None:
        while (seat := self._next_by_itself()) is not None:
            ply = self.hosted.ply
            moves = await self._decided_by_itself(seat)
            try:
                await self.settle(lambda hosted, at=ply, who=seat, what=moves: hosted.decide(who, at, what))  # type: ignore[misc]
            except Unkept:
                await self._pause(_RETRY)  # a full disk may get room again
            except SousboisError:
                if self.hosted.ply == ply:
                    raise  # a bot's decision that does not count would be tried for ever

    def _next_by_itself(self) -> int | None:
        """A seat that owes a decision for which nobody is asked."""
        return next((seat for seat in self.hosted.owing() if self._by_itself(seat)), None)

    def _by_itself(self, seat: int) -> bool:
        return isinstance(self.hosted.sitters[seat], Bot) or self.readers.passes(self.hosted, seat)

    async def _decided_by_itself(self, seat: int) -> tuple[str, ...]:
        """What is decided for a seat, after a pause from which nobody can learn anything."""
        table, sitter = self.hosted.table, self.hosted.sitters[seat]
        assert table is not None  # somebody owes a decision
        if isinstance(sitter, Bot):
            moves, _ = await asyncio.gather(self._opponents.decide(table, seat, sitter.level), self._pause(BEAT))
            return moves
        people = sum(isinstance(each, Person) for each in self.hosted.sitters)
        await self._pause(Random(f"{self.id} {self.hosted.ply}").uniform(*LIKE_A_PERSON) if people > 1 else BEAT)
        return (str(table.only_pass(seat)),)
