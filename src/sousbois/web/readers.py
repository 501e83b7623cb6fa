"""The pages that show one table. What readers may see is rendered once for all pages that show the same."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

from sousbois.play.hosted import Hosted
from sousbois.play.steps import Step
from sousbois.web.around import Around
from sousbois.web.drawing import Scene
from sousbois.web.messages import Frame, Go, Pong, Refused, SceneMessage, Taken, Talk, written
from sousbois.web.outbox import Outbox
from sousbois.web.rendering import Painter
from sousbois.web.scenes import scene_now, scenes_between
from sousbois.web.strip import SeatMark, aids, strip
from sousbois.web.waiting import waiting_board
from sousbois.web.watch import UNWATCHED, Watch

Drafts = Mapping[int, tuple[str, ...]]

LONG = 2000
"""Lines of a log that no game of the usual length has. To render more takes a while, in which no table goes on."""


@dataclass(eq=False)
class Reader:
    """One page."""

    seat: int | None
    """Where its reader sits; None is somebody looking on."""
    language: str
    lines: int
    """How many lines of the log it has."""
    waits: bool = False
    """Whether it shows a table that waits for players."""
    heard: float = 0.0
    """When it last sent a message, in seconds since 1970."""
    client: str = ""
    """The address that it comes from, as limits count."""
    outbox: Outbox[str] = field(default_factory=Outbox)
    """What is to be sent."""

    def send(self, message: str) -> None:
        """Send a message as soon as the line is free."""
        self.outbox.send(message)

    def close(self) -> None:
        """Send nothing more."""
        self.outbox.close()


class Listener(Protocol):
    """A program that listens."""

    seat: int | None
    """Where it sits; None is somebody looking on."""
    client: str
    """The address that it comes from, as limits count."""

    def hear(self, hosted: Hosted) -> None:
        """Something has happened."""

    def close(self) -> None:
        """Send nothing more."""


class Readers:
    """All pages that show one table."""

    def __init__(self, table: str, around: Around, watch: Watch = UNWATCHED) -> None:
        self._table = table
        self._around = around
        self._watch = watch
        self.pages: set[Reader] = set()
        self.listeners: set[Listener] = set()
        self._painters: dict[tuple[int | None, str], Painter] = {}

    def add(self, reader: Reader, hosted: Hosted, drafts: Drafts) -> None:
        """A page has come: it is shown the table as it stands, the others see that somebody is here."""
        was_here = self._is_here(reader.seat)
        self.pages.add(reader)
        was_dealt = reader.waits and hosted.stage != "waiting"
        if was_dealt or not 0 <= len(hosted.log) - reader.lines <= LONG:  # it shows something else, or lacks too much
            reader.send(written(Go(f"/table/{self._table}")))
        else:
            reader.send(self._message(hosted, reader.seat, reader.language, drafts, lines_from=reader.lines))
            if hosted.said:
                reader.send(self._talk(hosted, reader.seat, reader.language, len(hosted.said)))
        if not was_here:
            self._show({page for page in self.pages if page is not reader}, hosted, drafts)

    def remove(self, reader: Reader, hosted: Hosted, drafts: Drafts) -> None:
        """A page has gone."""
        self.pages.discard(reader)
        if not any((page.seat, page.language) == (reader.seat, reader.language) for page in self.pages):
            self._painters.pop((reader.seat, reader.language), None)
        if not self._is_here(reader.seat):
            self._show(self.pages, hosted, drafts)

    def tell(self, hosted: Hosted, steps: Sequence[Step], drafts: Drafts) -> None:
        """Something has happened: show it to everybody, step by step."""
        self._show(self.pages, hosted, drafts, steps)

    def show_to_player(self, seat: int, hosted: Hosted, drafts: Drafts) -> None:
        """A player has begun to decide, or has chosen what nobody else is to know: only they see it."""
        self._show([page for page in self.pages if page.seat == seat], hosted, drafts)

    def tell_said(self, hosted: Hosted) -> None:
        """Somebody has said something: everybody hears it."""
        for page in self.pages:
            page.send(self._talk(hosted, page.seat, page.language, 1))

    def send_all_to_table(self, *, with_onlookers: bool = True) -> None:
        """The page of the table is to be loaded anew: cards were dealt, or a decision was taken back. Onlookers that
        are not welcome any more are hung up on."""
        for page in self.pages:
            if page.seat is None and not with_onlookers:
                page.close()
                continue
            page.send(written(Go(f"/table/{self._table}")))

    def close(self) -> None:
        """Close all lines."""
        for page in self.pages:
            page.close()
        for listener in self.listeners:
            listener.close()

    def cut_off(self, seats: Collection[int]) -> None:
        """Close the pages and streams of seats whose occupants have changed. A page connects again by itself."""
        pages = {page for page in self.pages if page.seat in seats}
        listeners = {listener for listener in self.listeners if listener.seat in seats}
        self.pages -= pages
        self.listeners -= listeners
        closed: list[Reader | Listener] = [*pages, *listeners]
        for each in closed:
            each.seat = None  # a message on its way decides for nobody
            each.close()
        self._painters.clear()  # they know who sat there

    def add_listener(self, listener: Listener, hosted: Hosted, drafts: Drafts) -> None:
        """A program listens: it is told how the table stands, pages see that somebody is here."""
        was_here = self._is_here(listener.seat)
        self.listeners.add(listener)
        listener.hear(hosted)
        if not was_here:
            self._show(self.pages, hosted, drafts)

    def remove_listener(self, listener: Listener, hosted: Hosted, drafts: Drafts) -> None:
        """A program has gone."""
        self.listeners.discard(listener)
        if not self._is_here(listener.seat):
            self._show(self.pages, hosted, drafts)

    def tell_listeners(self, hosted: Hosted) -> None:
        """Something has happened: tell it to all programs."""
        for listener in self.listeners:
            try:
                listener.hear(hosted)
            except Exception as error:  # our own mistake must not keep the others from being told
                self._watch.failed("cannot-tell", error, self._table, seat=listener.seat)
                listener.close()

    def passes(self, hosted: Hosted, seat: int | None) -> bool:
        """Whether a player with a page open is not asked, because all they can do is pass."""
        if hosted.table is None or seat is None or not hosted.auto_passes.get(seat, True):
            return False
        return hosted.table.only_pass(seat) is not None

    def painter(self, hosted: Hosted, seat: int | None, language: str) -> Painter:
        """Who paints the table for a reader."""
        key = seat, language
        if key not in self._painters:
            self._painters[key] = Painter(hosted.setup, hosted.names, seat, language)
        return self._painters[key]

    def board(self, hosted: Hosted, seat: int | None, language: str, draft: tuple[str, ...] = ()) -> str:
        """The board as it stands."""
        assert hosted.table is not None  # there is a board when the cards are dealt
        painter = self.painter(hosted, seat, language)
        scene = scene_now(hosted, seat, draft, is_asked=not self.passes(hosted, seat))
        outcome = hosted.table.outcome()
        return painter.board(
            scene,
            self._strip(hosted, scene, painter, seat),
            outcome,
            table_id=self._table,
            followed_by=hosted.followed_by,
            aids=aids(hosted, scene, self._around, seat, is_watched=self._is_here(None)),
            may_hint=hosted.opened.terms.hints,
        )

    def log(self, hosted: Hosted, seat: int | None, language: str, lines_from: int = 0) -> list[str]:
        """The lines of the log from one on."""
        painter = self.painter(hosted, seat, language)
        return [painter.line(event) for event in hosted.log.since(lines_from)]

    def _show(self, pages: Iterable[Reader], hosted: Hosted, drafts: Drafts, steps: Sequence[Step] = ()) -> None:
        """Send some pages what has happened and how the table stands now: once rendered, sent to all who see alike."""
        messages: dict[tuple[int | None, str], str] = {}
        for page in pages:
            key = page.seat, page.language
            try:
                if key not in messages:
                    messages[key] = self._message(hosted, *key, drafts, steps)
                page.send(messages[key])
            except Exception as error:  # our own mistake must not keep the others from being told
                self._watch.failed("cannot-show", error, self._table, seat=page.seat)
                page.close()

    def _message(
        self,
        hosted: Hosted,
        seat: int | None,
        language: str,
        drafts: Drafts,
        steps: Sequence[Step] = (),
        lines_from: int | None = None,
    ) -> str:
        """What happened, and how the table stands now, for one reader."""
        frames = [] if hosted.table is None else list(self._frames(hosted, seat, language, steps))
        told = sum(len(frame.lines) for frame in frames)
        lines_from = len(hosted.log) - len(steps) + told if lines_from is None else lines_from
        draft = () if seat is None else drafts.get(seat, ())
        if hosted.table is None:
            html = waiting_board(self._table, hosted, seat, language)
            return written(SceneMessage(0, [Frame(html, [])], 0))
        lines = self.log(hosted, seat, language, lines_from)
        quiet_kinds = self.painter(hosted, seat, language).drawing.quiet
        is_quiet = not lines or (bool(steps) and steps[-1].event.kind in quiet_kinds)
        last = Frame(self.board(hosted, seat, language, draft), lines, is_quiet)
        return written(SceneMessage(hosted.ply, [*frames, last], len(hosted.log)))

    def _frames(self, hosted: Hosted, seat: int | None, language: str, steps: Sequence[Step]) -> Iterable[Frame]:
        """What happened, moment by moment."""
        painter = self.painter(hosted, seat, language)
        for scene, events in scenes_between(hosted, seat, steps, painter.drawing):
            strip = self._strip(hosted, scene, painter, seat)
            html = painter.board(scene, strip, table_id=self._table, followed_by=None)
            yield Frame(html, list(map(painter.line, events)))

    def _strip(self, hosted: Hosted, scene: Scene, painter: Painter, reader: int | None) -> list[SeatMark]:
        """Who sits at the table, and what they are doing."""
        return strip(hosted, scene, painter.drawing.scores(scene.view), self._around, reader, self._here())

    def _talk(self, hosted: Hosted, seat: int | None, language: str, count: int) -> str:
        """The last lines of what was said."""
        painter = self.painter(hosted, seat, language)
        lines = [painter.saying(said) for said in hosted.said[len(hosted.said) - count :]]
        return written(Talk(hosted.sayings - count, lines))

    @property
    def are_there(self) -> bool:
        """Whether any page shows the table, or any program listens."""
        return bool(self.pages or self.listeners)

    def has_page(self, seat: int) -> bool:
        """Whether a player has a page open."""
        return any(page.seat == seat for page in self.pages)

    def is_last(self, reader: Reader | Listener) -> bool:
        """Whether nobody else of the same seat has a page open, or listens."""
        others = [each.seat for each in self.pages if each is not reader]
        return reader.seat not in others + [each.seat for each in self.listeners if each is not reader]

    def _is_here(self, seat: int | None) -> bool:
        """Whether somebody in this seat has a page open, or listens."""
        return seat in self._here()

    def _here(self) -> set[int | None]:
        """The seats of all who have a page open, or listen."""
        return {page.seat for page in self.pages} | {listener.seat for listener in self.listeners}


def refused(about: str, html: str) -> str:
    """A message that says why something does not count."""
    return written(Refused(about, html))


PONG = written(Pong())
TAKEN = written(Taken())
