"""A game watched again: each point of it as one pair of eyes sees it, with what happened on the way there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Self

import msgspec
from markupsafe import Markup

from sousbois.core.errors import Unreadable
from sousbois.core.outcome import Outcome
from sousbois.core.position import position_of
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.core.telling import Teller
from sousbois.play.table import Table
from sousbois.web.archive import Recorded
from sousbois.web.drawing import Scene
from sousbois.web.open import opener_of
from sousbois.web.rendering import Painter, game_words, render
from sousbois.web.scenes import moments_between, scene_between
from sousbois.web.strip import SeatMark

ALL_OPEN, ONLOOKER = "all", "onlooker"


@dataclass(frozen=True)
class Eyes:
    """Whose eyes a game is seen with."""

    seat: int | None
    """The seat; None is somebody looking on."""
    is_open: bool = False
    """Whether all that was hidden is laid open."""

    @classmethod
    def named(cls, name: str, seats: int) -> Self:
        """The eyes that an address names: a seat, `onlooker` or `all`."""
        if name in (ALL_OPEN, ONLOOKER):
            return cls(None, name == ALL_OPEN)
        if name not in map(str, range(seats)):
            raise Unreadable(f"seat {name[:40]!r}: 0 to {seats - 1}, {ONLOOKER!r} or {ALL_OPEN!r}")
        return cls(int(name))

    @property
    def name(self) -> str:
        """How an address names them."""
        return (ALL_OPEN if self.is_open else ONLOOKER) if self.seat is None else str(self.seat)


class Moment(msgspec.Struct, frozen=True):
    """What is shown at one moment."""

    html: str
    told: int
    """How many lines of the log there are by then."""


class Stretch(msgspec.Struct, frozen=True):
    """One step of a replay: what happened since the point before, and how the table stood then."""

    where: str
    """Where in the game that is, in words."""
    moments: list[Moment]
    """Moment by moment; the last one stays."""


@dataclass(frozen=True)
class _Point:
    """Where a replay is."""

    setup: Setup
    ply: int


class _ReplayPainter(Painter):
    """Paints a table at which nobody is asked anything any more."""

    def _prompt(self, scene: Scene) -> str:
        """Who is to decide next: to whoever watches, the seat they look from is one of them."""
        if not scene.acting:
            return super()._prompt(scene)
        names = ", ".join(self._names[seat] for seat in scene.acting)
        return self.words.say("replay-to-decide", names=names, count=len(scene.acting))


class Projector:
    """Shows a game again, with some eyes and in one language."""

    def __init__(self, recorded: Recorded, eyes: Eyes, language: str) -> None:
        self._recorded = recorded
        self._course = recorded.course
        self._setup = recorded.course.table.setup
        self._eyes = eyes
        self._say = game_words(language, self._setup.game.name).say
        self.names = names_shown(recorded, language)
        self._painter = _ReplayPainter(self._setup, self.names, eyes.seat, language)
        teller = Teller(self._setup.game, self._painter.words, self.names, NOTHING, self._setup.edition.called)
        self._opener = opener_of(self._setup.game.name)(self._setup, self._painter.words, teller)

    def still(self, point: int) -> tuple[str, str]:
        """The table as it stood at a point; and where that is, in words."""
        table = self._course.at(point)
        return self._at_rest(table, point), self._where(table, point)

    def stretches(self, first: int, last: int) -> list[Stretch]:
        """The steps that led to some points, one after the other."""
        if first == 0:
            table = self._course.at(0)
            found = [Stretch(self._where(table, 0), [Moment(self._at_rest(table, 0), self._course.told[0])])]
        else:
            table, found = self._course.at(first - 1), []
        for point in range(max(first, 1), last + 1):
            moments = list(self._on_the_way(table, point))
            moments.append(Moment(self._at_rest(table, point), self._course.told[point]))
            found.append(Stretch(self._where(table, point), moments))
        return found

    def log(self) -> list[str]:
        """All that was told, line by line."""
        points = range(self._course.last + 1)
        return [self._painter.line(event) for point in points for event in self._course.events(point)]

    def _where(self, table: Table, point: int) -> str:
        heading = self._painter.drawing.heading(self._view(table))
        return self._say("replay-where", at=point, last=self._course.last, heading=heading)

    def _on_the_way(self, table: Table, point: int) -> Iterator[Moment]:
        """Let the table go on to a point, and show what happens."""
        before = self._course.told[point - 1]
        here = _Point(self._setup, point)
        for state, told in moments_between(self._course.go_on(table, point), self._painter.drawing):
            scene = scene_between(here, self._eyes.seat, state, told)
            board = self._board(scene)
            yield Moment(self._shown(scene, board, state), before + len(told))

    def _at_rest(self, table: Table, point: int) -> str:
        """The position at a point. Nobody may do anything there."""
        acting = table.acting()
        scene = Scene(self._view(table), table.events, point, acting=acting, over=not acting)
        board = self._board(scene, table.outcome())
        return self._shown(scene, board, table.state)

    def _board(self, scene: Scene, outcome: Outcome | None = None) -> str:
        """The board; it belongs to no table at which one could go on."""
        return self._painter.board(scene, self._strip(scene), outcome, table_id="", followed_by=None)

    def _view(self, table: Table) -> dict[str, object]:
        return table.view(self._eyes.seat) | {"legal": []}

    def _shown(self, scene: Scene, board: str, state: Shadow) -> str:
        """The board, and what lies hidden if all is open."""
        opened = None
        if self._eyes.is_open:
            opened = self._opener.picture(position_of(self._setup, state.store())["state"])
        game = self._setup.game.name
        return render(
            "shown.html", say=self._say, game=game, board=Markup(board), open=opened, names=self.names, scene=scene
        )

    def _strip(self, scene: Scene) -> Sequence[SeatMark]:
        """Who sat at the table, and who is to decide."""
        scores = self._painter.drawing.scores(scene.view)
        return [
            SeatMark(
                seat=seat,
                name=name,
                is_you=seat == self._eyes.seat,
                is_bot=bool(level),
                level=level,
                acting=seat in scene.acting,
                chosen=False,
                state="",
                score=scores[seat],
            )
            for seat, (name, level) in enumerate(zip(self.names, self._recorded.levels, strict=True))
        ]


def names_shown(recorded: Recorded, language: str) -> tuple[str, ...]:
    """Who sat where; whom nobody has named is called by the seat."""
    say = game_words(language, recorded.opened.game).say
    return tuple(name or say("new-seat", number=seat + 1) for seat, name in enumerate(recorded.names))
