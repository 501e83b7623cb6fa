"""A live table: the one place where it changes, and the pages that show it.

Whatever is settled is written down first, then it counts, then everybody is told.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from itertools import zip_longest

import msgspec

from sousbois.bots.levels import MEDIUM
from sousbois.core.errors import NotAllowed, SousboisError
from sousbois.play.hosted import Hosted
from sousbois.play.journal import (
    AutoPass,
    Decided,
    Entry,
    Person,
    Said,
    Seated,
    StoodIn,
    Undone,
    Withdrawn,
    Worded,
    written,
)
from sousbois.play.steps import Step
from sousbois.play.store import Conflict, Store
from sousbois.play.table import Decision
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.consent import Consent
from sousbois.web.limits import Allowances
from sousbois.web.listing import kept_of
from sousbois.web.messages import Decide
from sousbois.web.opponents import Opponents
from sousbois.web.passing import pause_before_pass
from sousbois.web.readers import Listener, Reader, Readers
from sousbois.web.stored import read_table
from sousbois.web.timing import Timing
from sousbois.web.undo_offer import UndoOffer
from sousbois.web.watch import UNWATCHED, Watch

BEAT = 0.25
"""Seconds that a bot's decision takes, however long it has thought: a pause must not tell what there was to do."""

RETRY = 2.0
"""Seconds until the table tries again what failed by itself: a full disk may get room."""
_DOUBLINGS = 5
"""The wait doubles so often while the failures go on."""

_MUCH = 5, 10.0
"""So often within so many seconds a player may say something, or ask to undo a decision."""

CHANGES = 20, 20.0
"""Entries of one seat within so many seconds that bring the game no further, such as another secret choice."""


class Live:
    """One table that somebody looks at."""

    def __init__(
        self,
        table: str,
        hosted: Hosted,
        store: Store,
        opponents: Opponents,
        pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
        time: Time | None = None,
        watch: Watch = UNWATCHED,
    ) -> None:
        self.id = table
        self.hosted = hosted
        self.watch = watch
        self._time = time or Time()
        self._around = Around.of(hosted, self._time)
        self._undo_offer = UndoOffer(self._offer_undo)
        self.readers = Readers(table, self._around, watch)
        self._store = store
        self._opponents = opponents
        self._pause = pause
        self._one_at_a_time = asyncio.Lock()
        self.opening_next = asyncio.Lock()
        """Held while the table that follows is opened: there is but one, even if two people ask for it at once."""
        self._drafts: dict[int, tuple[str, ...]] = {}
        """What people have begun to decide, by seat."""
        self._settling: set[asyncio.Future[Entry | None]] = set()
        """The entries that are being written, and those that wait for their turn."""
        self._driver: asyncio.Task[None] | None = None
        self._alarm: asyncio.Task[None] | None = None
        self._is_stopped = False
        self.is_lost = False
        """Whether its journal could not be read again: who asks for the table next has it read from the store."""
        self._failures = 0
        """How often in a row what happens by itself has failed."""
        self._retry: float | None = None
        """When it is tried again, unless an entry counts before."""
        self._is_seen_by_others = False
        """Whether anyone who does not sit at the table has asked for it since it was read from the store."""
        self._asks = Allowances(*_MUCH, self._time.now)
        """How much each seat may still say and ask."""
        self._changes = Allowances(*CHANGES, self._time.now)
        """How many entries each seat may still cause that bring the game no further."""

    @property
    def is_busy(self) -> bool:
        """Whether a page or a program uses it, an entry is being written, or a bot is about to decide."""
        return bool(
            self.readers.are_there
            or self._settling
            or self.opening_next.locked()
            or (self._driver is not None and not self._driver.done())
        )

    # --- Pages -------------------------------------------------------------------------------------------------------

    def seen_by(self, seat: int | None) -> None:
        """Note who asks for the table: a player, or a spectator (None). Once a spectator can compare times, automatic
        passes take as long as those that people make themselves."""
        self._is_seen_by_others |= seat is None

    def join(self, reader: Reader) -> None:
        """A page begins to show the table: from now on it is told everything."""
        self.seen_by(reader.seat)
        self._around.presence.come(reader.seat, reader.client)
        self.readers.add(reader, self.hosted, self._drafts)
        self._look_for_undo()
        self._drive()
        self._set_alarm()

    def leave(self, reader: Reader) -> None:
        """A page is gone."""
        if self.readers.is_last(reader):
            self._around.presence.go(reader.seat)
        self.readers.remove(reader, self.hosted, self._drafts)
        self._set_alarm()

    # --- Programs ----------------------------------------------------------------------------------------------------

    def attend(self, seat: int | None, client: str) -> None:
        """A program asks for the table. One that plays is always asked; a spectator attends nothing by that."""
        self.seen_by(seat)
        if seat is not None:
            self._around.programs.add(seat)
            self._around.presence.ask(seat, client)
            self._drive()
            self._set_alarm()

    def listen(self, listener: Listener) -> None:
        """A program begins to listen: from now on it is told everything."""
        self._around.presence.come(listener.seat, listener.client)
        self.readers.add_listener(listener, self.hosted, self._drafts)
        self.attend(listener.seat, listener.client)
        self._drive()
        self._set_alarm()

    def unlisten(self, listener: Listener) -> None:
        """A program listens no longer."""
        if self.readers.is_last(listener):
            self._around.presence.go(listener.seat)
        self.readers.remove_listener(listener, self.hosted, self._drafts)
        self._set_alarm()

    async def stop(self) -> None:
        """Finish the entry that is being written, and refuse all others: another copy may take this one's place."""
        self._is_stopped = True
        self._undo_offer.renew()
        for task in (self._driver, self._alarm):
            if task is not None:
                task.cancel()
        async with self._one_at_a_time:  # an entry may be on its way to the store, which is closed next
            pass

    def begun(self, seat: int) -> tuple[str, ...]:
        """What somebody has begun to decide."""
        return self._drafts.get(seat, ())

    # --- Changes -----------------------------------------------------------------------------------------------------

    async def decide(self, seat: int | None, message: Decide) -> None:
        """Somebody at a page has decided something, or has begun to; an error says why it does not count."""
        seat = _seated(seat)

        def question(hosted: Hosted) -> Entry | None:
            entry = hosted.decide(seat, message.ply, message.moves) if message.moves else None
            if entry is None:
                self._drafts[seat] = message.moves
                self.readers.show_to_player(seat, hosted, self._drafts)
                return None
            return self.stamped(entry)

        await self.settle(question, seat)

    async def withdraw(self, seat: int | None, ply: int) -> None:
        """Somebody takes a secret choice back."""
        seat = _seated(seat)
        await self.settle(lambda hosted: hosted.withdraw(seat, ply), seat)

    async def ask_undo(self, seat: int | None, ply: int) -> None:
        """A player would like to undo their last decision: it is done when all people agree, or at once where undo is
        allowed."""
        seat = _seated(seat)
        if self.hosted.opened.terms.undo:
            _use(self._changes, seat)
            await self.settle(lambda hosted: _undone_freely(hosted, seat, ply), seat)
            return
        _use(self._asks, seat)
        self._check_ply(ply)
        await self._check_undo(seat, ply)
        self._around.consent = Consent(seat, ply)
        await self._undo_if_agreed()

    async def answer_undo(self, seat: int | None, ply: int, *, agreed: bool) -> None:
        """A player agrees that the last decision is undone, or does not."""
        seat, consent = _seated(seat), self._around.consent
        self._check_ply(ply)
        if consent is None or not consent.is_asked(self._around.people(self.hosted), seat):
            raise NotAllowed("nobody has asked for that", reason="undo-unasked")
        if agreed:
            consent.agreed.add(seat)
            await self._undo_if_agreed()
        else:
            self._around.consent = None
            self.readers.tell(self.hosted, (), self._drafts)

    async def stand_in(self, seat: int | None, gone: int) -> None:
        """Somebody wants a bot to decide for another who is gone."""
        seat = _seated(seat)
        if gone not in self._around.presence.missing(self.hosted):
            raise NotAllowed(f"seat {gone} has not been gone for long enough", reason="nobody-gone")
        await self.settle(lambda hosted: hosted.stand_in(gone, MEDIUM), seat)

    async def auto_pass(self, seat: int, *, on: bool) -> None:
        """A player chooses whether the table passes for them where a pass is all they can do."""
        await self.settle(lambda hosted: hosted.auto_pass(seat, on=on), seat)

    async def take_over_settings(self, seat: int | None, *, auto_pass: bool) -> None:
        """Let the settings of a player decide about automatic passes, if they have chosen nothing at this table."""
        if seat is not None and seat not in self.hosted.auto_passes:
            await self.settle(lambda hosted: hosted.auto_pass(seat, on=auto_pass), seat)

    async def say(self, seat: int | None, text: str) -> None:
        """Somebody says something to the table."""
        seat = _seated(seat)
        _use(self._asks, seat)
        await self.settle(lambda hosted: hosted.say(seat, text), seat)

    async def settle(self, question: Callable[[Hosted], Entry | None], asker: int | None = None) -> Entry | None:
        """Ask the table for an entry, write it down, let it count, tell everybody. None: there was nothing to settle.

        What has begun is finished even if the caller leaves meanwhile. An entry that a seat asks for does not count if
        another has taken the seat before it is the entry's turn.
        """
        occupant = None if asker is None else self.hosted.sitters[asker]

        def asked(hosted: Hosted) -> Entry | None:
            if asker is not None and hosted.sitters[asker] != occupant:
                raise NotAllowed(f"another player sits in seat {asker}", reason="not-seated")
            return question(hosted)

        settling = asyncio.ensure_future(self._settle(asked))
        self._settling.add(settling)
        settling.add_done_callback(self._settling.discard)
        try:
            return await asyncio.shield(settling)
        except asyncio.CancelledError:
            settling.add_done_callback(self._log_failure)
            raise

    def _log_failure(self, settling: asyncio.Future[Entry | None]) -> None:
        """Log why an entry does not count whose asker has left."""
        error = None if settling.cancelled() else settling.exception()
        if isinstance(error, SousboisError):
            self.watch.refused(error)
        elif error is not None:
            self.watch.failed("cannot-answer", error, self.id)

    async def _settle(self, question: Callable[[Hosted], Entry | None]) -> Entry | None:
        async with self._one_at_a_time:
            if self._is_stopped:
                raise NotAllowed("this copy of the table is no longer in use", reason="stale")
            entry = question(self.hosted)
            if entry is None:
                return None
            self._ration(entry)
            ahead = self.hosted.copy()
            steps = ahead.take(entry)
            await self._write(entry, ahead)
            try:
                self.watch.settled(self.id, entry, self.hosted, ahead)
                self._count(entry, ahead, steps)
            finally:
                self._retry = None
                self._drive()
                self._set_alarm()
        return entry

    async def _write(self, entry: Entry, ahead: Hosted) -> None:
        """Write an entry down. If the journal continues from another number, this copy of the table is wrong: it is
        replaced, or stops if the journal cannot be read."""
        kept = kept_of(self.id, ahead)
        try:
            await asyncio.wrap_future(self._store.append(self.id, self.hosted.entries, [written(entry)], kept))
        except Conflict as conflict:
            self.watch.failed("conflict", conflict, self.id)
            try:
                await self._read_again()
            except SousboisError:
                self.is_lost = self._is_stopped = True
                self.readers.close()
                raise
            raise NotAllowed("the table has moved on", reason="stale") from conflict

    async def _read_again(self) -> None:
        """Replace this copy of the table by what the store has, and have every page loaded again."""
        self._replaced_by(await asyncio.to_thread(read_table, self._store, self.id))
        self._drafts.clear()
        self._end_asking()
        self._around.timing = Timing(self.hosted, self._time)
        self.readers.send_all_to_table(with_onlookers=self.hosted.opened.terms.spectators)
        self.readers.tell_listeners(self.hosted)
        self._drive()
        self._set_alarm()

    def _ration(self, entry: Entry) -> None:
        """Refuse too many entries of one seat that bring the game no further: nothing else bounds the journal."""
        match entry:
            case (
                Seated(seat=seat) | Worded(seat=seat) | Withdrawn(seat=seat) | StoodIn(seat=seat) | AutoPass(seat=seat)
            ):
                _use(self._changes, seat)
            case Decided(seat=seat) if seat in self.hosted.choices:
                _use(self._changes, seat)

    def _count(self, entry: Entry, ahead: Hosted, steps: Sequence[Step]) -> None:
        """It is written down: now it is so, and everybody is told."""
        before = self._replaced_by(ahead)
        is_dealt = before.table is None and ahead.table is not None
        if ahead.ply != before.ply or is_dealt:
            self._drafts.clear()
            self._end_asking()
            self._around.timing.ask()
        if is_dealt or isinstance(entry, Undone):
            self.readers.send_all_to_table(with_onlookers=ahead.opened.terms.spectators)
        elif isinstance(entry, Said):
            self.readers.tell_said(ahead)
        elif isinstance(entry, AutoPass):  # which is nobody else's business
            self.readers.show_to_player(entry.seat, ahead, self._drafts)
        else:
            self.readers.tell(ahead, steps, self._drafts)
        if not isinstance(entry, Said | AutoPass):
            self.readers.tell_listeners(ahead)
        self._look_for_undo()

    def _replaced_by(self, hosted: Hosted) -> Hosted:
        """Let the table stand so from now on; return how it stood. Who has left a seat is told nothing more there."""
        before, self.hosted = self.hosted, hosted
        sitters = enumerate(zip_longest(before.sitters, hosted.sitters))
        changed = {seat for seat, (was, now) in sitters if was != now}
        if changed:
            self.readers.cut_off(changed)
            self._around.programs -= changed
            for seat in changed:
                self._around.presence.go(seat)
        return before

    def stamped(self, decided: Decided, *, by_bot: bool = False) -> Decided:
        """A decision, with the time that it took a person at a table with a clock."""
        timing, is_persons = self._around.timing, decided.seat in self.hosted.deciding_people()
        took = timing.spent() if is_persons else 0
        return msgspec.structs.replace(decided, took=took, at=timing.moment(), by_bot=is_persons and by_bot)

    # --- Undoing -----------------------------------------------------------------------------------------------------

    def _look_for_undo(self) -> None:
        """Find out whether the player who decided last is offered to undo that, where nothing cheap speaks against it.
        While a bot is about to decide, nothing is offered that would be withdrawn at once."""
        hosted = self.hosted
        if hosted.table is None or not hosted.ply or hosted.stage != "running" or hosted.opened.terms.undo:
            return  # where undo is allowed, there is nothing to find out
        last = hosted.table.history[-1].seat
        is_by_bot = any(self._deciding_level(seat) is not None for seat in hosted.owing())
        can_ask = last in hosted.deciding_people() and self.readers.has_page(last)
        if can_ask and not is_by_bot and not hosted.choices and not self._is_stopped:
            self._undo_offer.find_out(hosted, last)

    def _offer_undo(self, seat: int) -> None:
        self._around.undoable = seat
        self.readers.show_to_player(seat, self.hosted, self._drafts)

    def _end_asking(self) -> None:
        """Forget who may undo the last decision and who has asked for it: another one is the last."""
        self._around.consent = self._around.undoable = None
        self._undo_offer.renew()

    async def _check_undo(self, seat: int, ply: int) -> None:
        """Refuse what cannot be undone. To find that out takes a moment, in which other tables go on."""
        await asyncio.to_thread(self.hosted.copy().undo, seat)
        self._check_ply(ply)

    async def _undo_if_agreed(self) -> None:
        """Undo the last decision if all agree; else everybody sees who has still to answer."""
        consent = self._around.consent
        if consent is None or not consent.is_given(self._around.people(self.hosted)):
            self.readers.tell(self.hosted, (), self._drafts)
            return
        await self._check_undo(consent.seat, consent.ply)
        await self.settle(lambda hosted: self._undone(hosted, consent))

    def _undone(self, hosted: Hosted, consent: Consent) -> Entry:
        """The entry, if nobody has decided or chosen anything meanwhile: a decision ends the asking."""
        if self._around.consent is not consent or hosted.ply != consent.ply or hosted.choices:
            raise NotAllowed("the table has moved on", reason="stale")
        return Undone(consent.ply - 1)

    def _check_ply(self, ply: int) -> None:
        if ply != self.hosted.ply:
            raise NotAllowed(f"the table is at decision {self.hosted.ply}", reason="stale")

    # --- Who is gone -------------------------------------------------------------------------------------------------

    async def come_back(self, seat: int | None) -> None:
        """Somebody is here: if a bot has decided for them, they decide again."""
        if seat is not None:
            await self.settle(lambda hosted: hosted.come_back(seat) if seat in hosted.stand_ins else None, seat)

    def _set_alarm(self) -> None:
        """See to it that we look again when somebody's time is up, or has been gone for too long."""
        if self._alarm is not None:
            self._alarm.cancel()
        hosted = self.hosted
        ends = self._around.timing.next_end(hosted), self._around.presence.next_missing(hosted), self._retry
        moment = min((end for end in ends if end is not None), default=None)
        self._alarm = None if moment is None or self._is_stopped else asyncio.ensure_future(self._look_again(moment))

    async def _look_again(self, moment: float) -> None:
        """Show how the table stands when a moment has come, and let happen what is due. Nothing is written here: what
        cannot be written must not keep the next alarm from being set."""
        await self._time.until(moment)
        self._alarm = None  # it has rung: nobody needs to stop it
        self._drive()
        self._set_alarm()
        self.readers.tell(self.hosted, (), self._drafts)

    # --- What happens by itself --------------------------------------------------------------------------------------

    def _drive(self) -> None:
        """Let bots take over and decide, and people pass who can do nothing else, one after the other. After a failure,
        not before it is time to try again."""
        if self._retry is not None and self._time.now() < self._retry:
            return
        if not self._is_stopped and (self._driver is None or self._driver.done()):
            self._retry = None
            self._driver = asyncio.ensure_future(self._drive_on())

    async def _drive_on(self) -> None:
        """Let happen what is due, one entry after the other. A failure is logged, and tried again later."""
        while True:
            entries = self.hosted.entries
            try:
                if (away := self._to_be_replaced()) is not None:
                    await self._replace(away)
                elif (seat := self._next_by_itself()) is not None:
                    await self._decide_for(seat)
                else:
                    return
                self._failures = 0
            except Exception as error:
                if isinstance(error, SousboisError) and self.hosted.entries != entries:
                    continue  # the table has moved on meanwhile
                self.watch.failed("not-read" if self.is_lost else "cannot-continue", error, self.id)
                self._try_again_later()
                return

    def _try_again_later(self) -> None:
        """Set an alarm for the next try of what happens by itself."""
        self._retry = self._time.now() + RETRY * 2 ** min(self._failures, _DOUBLINGS)
        self._failures += 1
        self._set_alarm()

    def _to_be_replaced(self) -> int | None:
        """Return the seat of a player who has been away for too long, at a table that does not wait to be asked."""
        is_automatic = self.hosted.opened.terms.away == "automatic"
        return min(self._around.presence.missing(self.hosted), default=None) if is_automatic else None

    async def _replace(self, away: int) -> None:
        """Let a bot decide for a player who is away, unless they are back by now."""
        is_missing = self._around.presence.missing
        await self.settle(lambda hosted: hosted.stand_in(away, MEDIUM) if away in is_missing(hosted) else None)

    async def _decide_for(self, seat: int) -> None:
        """Decide for a seat for which nobody is asked."""
        history = self.hosted.history
        moves = await self._decided_by_itself(seat)
        await self.settle(lambda hosted: self._for(hosted, seat, history, moves))

    def _next_by_itself(self) -> int | None:
        """Return a seat that owes a decision for which nobody is asked. While no page, stream or player attends the
        table, there is none: a client must not keep bots busy at tables that it has only opened."""
        if not self.readers.are_there and not self._around.presence.is_any_player_present:
            return None
        return next((seat for seat in self.hosted.owing() if self._by_itself(seat)), None)

    def _by_itself(self, seat: int) -> bool:
        """Whether a bot decides for a seat now, or the table passes. It passes only for a player who has a page open:
        it waits for players who are away whether they have a choice or not."""
        if self._deciding_level(seat) is not None:
            return True
        return self.readers.has_page(seat) and self.readers.passes(self.hosted, seat)

    def _deciding_level(self, seat: int) -> str | None:
        """The level of the bot that decides for a seat now; None: its person does."""
        level = self.hosted.decides_for(seat)
        return MEDIUM if level is None and self._around.timing.is_up(self.hosted, seat) else level

    async def _decided_by_itself(self, seat: int) -> tuple[str, ...]:
        """What is decided for a seat, after a pause from which nobody can learn anything."""
        table = self.hosted.table
        assert table is not None  # somebody owes a decision
        if self._deciding_level(seat) is None:
            await self._pause(self._pause_before_pass(seat))
        level = self._deciding_level(seat)  # meanwhile a player's time may be up
        if level is None:
            return (str(table.only_pass(seat)),)
        presence = self._around.presence
        has_people = any(map(presence.is_present, self.hosted.deciding_people()))
        thinking = self._opponents.decide(self.id, table, seat, level, client=presence.client, has_people=has_people)
        moves, _ = await asyncio.gather(thinking, self._pause(BEAT))
        return moves

    def _pause_before_pass(self, seat: int) -> float:
        """Seconds until the table passes for a player: as for a bot, if there is only one player and nobody watches."""
        people = sum(isinstance(each, Person) for each in self.hosted.sitters)
        pause = pause_before_pass() if people > 1 or self._is_seen_by_others else BEAT
        left = self._around.timing.left(self.hosted, seat)
        return pause if left is None else min(pause, left)  # as with a choice, a bot decides when time is up

    def _for(self, hosted: Hosted, seat: int, history: tuple[Decision, ...], moves: tuple[str, ...]) -> Entry | None:
        """What is decided for a seat; nothing, if meanwhile its person has decided or has come back, or if the table
        stands otherwise than when that was thought out."""
        if hosted.history != history or seat not in hosted.owing() or not self._by_itself(seat):
            return None
        entry = hosted.decide(seat, hosted.ply, moves)
        return entry and self.stamped(entry, by_bot=self._deciding_level(seat) is not None)


def _use(allowances: Allowances, seat: int) -> None:
    """Use some of a seat's allowance, or refuse."""
    allowances.of(str(seat)).use(reason="too-much")


def _undone_freely(hosted: Hosted, seat: int, ply: int) -> Entry:
    """Undo what a player has decided before the position that they have seen; bots may have decided since."""
    undone = hosted.undo(seat)
    if not undone.ply < ply <= hosted.ply:
        raise NotAllowed("the table has moved on", reason="stale")
    return undone


def _seated(seat: int | None) -> int:
    """The seat of somebody who plays; others may only look on."""
    if seat is None:
        raise NotAllowed("you do not sit at this table", reason="not-seated")
    return seat
