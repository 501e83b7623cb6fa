"""From a review to what its page shows: the lines of the graph, the costliest decisions, all figures."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil

from sousbois.play.hosted import Hosted
from sousbois.play.review import Judged, costliest, final_shares
from sousbois.web.rendering import Painter

_TICKS = 5
"""The scale below the graph has no more parts than that."""


@dataclass(frozen=True)
class Dot:
    """A decision in the graph; where it stands, and where it led to if it was a mistake, in hundredths of the graph."""

    x: float
    y: float
    fell_to: float | None
    href: str
    title: str


@dataclass(frozen=True)
class Line:
    """A seat in the graph."""

    seat: int
    name: str
    is_you: bool
    points: str
    dots: tuple[Dot, ...]
    end: float
    """Where it ends, in hundredths of the graph."""


@dataclass(frozen=True)
class Mistake:
    """A decision that cost something, in words."""

    href: str
    when: str
    did: str
    better: str
    best: int
    made: int
    cost: float
    """In hundredths, as all shares."""
    margin: float
    points: float
    """Lost on average, where all that could follow was counted out; else 0."""
    is_clear: bool


@dataclass(frozen=True)
class Balance:
    """The mistakes of a seat."""

    seat: int
    name: str
    is_you: bool
    mistakes: tuple[Mistake, ...]


@dataclass(frozen=True)
class Figures:
    """One row of the table of all figures."""

    ply: int
    seat: int
    name: str
    href: str
    did: str
    share: int
    margin: int
    cost: int
    """0 where nothing was lost beyond doubt."""


class Reviewed:
    """A review as one reader sees it, in one language."""

    def __init__(self, table: str, hosted: Hosted, judged: Sequence[Judged], reader: int | None, language: str) -> None:
        assert hosted.table is not None  # the game is over
        self._table = table
        self._names = hosted.names
        self._reader = reader
        self._judged = judged
        self.plies = hosted.ply
        """How many decisions the game had."""
        self._ends = final_shares(hosted.table)
        self._painter = Painter(hosted.setup, hosted.names, reader, language)

    @property
    def futures(self) -> int:
        """How many futures each judgement rests on."""
        return max((each.judgement.futures for each in self._judged if each.judgement), default=0)

    @property
    def ticks(self) -> list[tuple[int, float]]:
        """The numbers on the scale of decisions, and where they stand, in hundredths."""
        step = next(
            step for power in range(9) for step in (10**power, 2 * 10**power, 5 * 10**power)
            if step * _TICKS >= self.plies
        )  # fmt: skip
        return [(ply, _hundredths(ply / self.plies)) for ply in range(0, self.plies + 1, step)]

    @property
    def lines(self) -> list[Line]:
        """The graph, seat by seat, the reader's own on top of the others."""
        return [self._line(seat) for seat in reversed(self._seats())]

    @property
    def balances(self) -> list[Balance]:
        """The costliest decisions of each seat, the reader's first."""
        return [
            Balance(
                seat,
                self._names[seat],
                seat == self._reader,
                tuple(map(self._mistake, costliest(self._judged, seat))),
            )
            for seat in self._seats()
        ]

    @property
    def figures(self) -> list[Figures]:
        """All decisions at which there was something to choose."""
        return [
            Figures(
                each.ply,
                each.seat,
                self._names[each.seat],
                self._href(each),
                self._painter.move(each.actions),
                round(100 * each.judgement.best.value),
                ceil(100 * each.judgement.best.margin),
                round(100 * each.judgement.cost.value) if each.judgement.beyond_doubt > 0 else 0,
            )
            for each in self._judged
            if each.judgement
        ]

    def _seats(self) -> list[int]:
        """All seats, the reader's first."""
        return sorted(range(len(self._names)), key=lambda seat: seat != self._reader)

    def _line(self, seat: int) -> Line:
        dots = [self._dot(each) for each in self._judged if each.seat == seat and each.judgement]
        end = _height(self._ends[seat])
        points = [*((dot.x, dot.y) for dot in dots), (100.0, end)]
        drawn = " ".join(f"{x:g},{y:g}" for x, y in points)
        return Line(seat, self._names[seat], seat == self._reader, drawn, tuple(dots), end)

    def _dot(self, each: Judged) -> Dot:
        judgement = each.judgement
        assert judgement is not None  # only what was judged has a place in the graph
        title = self._painter.words.say(
            "review-dot",
            name=self._names[each.seat],
            count=each.ply,
            share=round(100 * judgement.best.value),
            margin=ceil(100 * judgement.best.margin),
        )
        fell_to = _height(judgement.made.value) if each.view else None
        return Dot(_hundredths(each.ply / self.plies), _height(judgement.best.value), fell_to, self._href(each), title)

    def _mistake(self, each: Judged) -> Mistake:
        judgement, view = each.judgement, each.view
        assert judgement is not None  # it was found to be one
        assert view is not None  # and so kept
        best, made = round(100 * judgement.best.value), round(100 * judgement.made.value)
        return Mistake(
            self._href(each),
            self._painter.drawing.heading(view),
            self._painter.move(each.actions),
            self._painter.move(judgement.better),
            best,
            made,
            100 * judgement.cost.value,
            ceil(1000 * judgement.cost.margin) / 10,
            judgement.points or 0,
            judgement.cost.value >= 2 * judgement.cost.margin,
        )

    def _href(self, each: Judged) -> str:
        """The position as the seat saw it."""
        return f"/replay/{self._table}?at={each.point}&seat={each.seat}"


def _hundredths(part: float) -> float:
    return round(100 * part, 2)


def _height(share: float) -> float:
    """Where a share stands in the graph, from above."""
    return _hundredths(1 - share)
