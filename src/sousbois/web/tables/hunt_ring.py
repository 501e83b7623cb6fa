"""Where the lodges stand in the ring, for the arrows between them. `static/tables/hunt.css` puts them there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Point = tuple[float, float]

LEFT, RIGHT, MIDDLE = 100 / 6, 500 / 6, 50.0
"""The middles of three columns or rows, in hundredths of the ring; half of a ring of two rows is at a quarter."""

WIDE: Mapping[int, Sequence[Point]] = {
    3: ((MIDDLE, 75), (LEFT, 25), (RIGHT, 25)),
    4: ((MIDDLE, RIGHT), (LEFT, MIDDLE), (MIDDLE, LEFT), (RIGHT, MIDDLE)),
    5: ((MIDDLE, RIGHT), (LEFT, MIDDLE), (100 / 3, LEFT), (200 / 3, LEFT), (RIGHT, MIDDLE)),
}
"""By number of seats: the middles of the lodges, clockwise from the reader's own, where there is room."""

NARROW: Mapping[int, Sequence[Point]] = {
    3: ((MIDDLE, 80), (25, 20), (75, 20)),
    4: ((25, 80), (25, 20), (75, 20), (75, 80)),
    5: ((25, RIGHT), (25, MIDDLE), (25, LEFT), (75, LEFT), (75, MIDDLE)),
}
"""The same on a phone."""

SHORTENED = 0.27
"""An arrow leaves out so much of the way at both ends: it leads from lodge to lodge, not from middle to middle."""


class Arrow(NamedTuple):
    """A line with a head, in hundredths of the ring."""

    layout: str
    x1: str
    y1: str
    x2: str
    y2: str


def arrows(seats: int, victim: int, taker: int) -> list[Arrow]:
    """The arrow from one place in the ring to another, for each layout."""
    return [_arrow("wide", WIDE[seats], victim, taker), _arrow("narrow", NARROW[seats], victim, taker)]


def _arrow(layout: str, places: Sequence[Point], victim: int, taker: int) -> Arrow:
    (x, y), (to_x, to_y) = places[victim], places[taker]
    ends = (
        start + part * (end - start)
        for part in (SHORTENED, 1 - SHORTENED)
        for start, end in ((x, to_x), (y, to_y))
    )
    return Arrow(layout, *(f"{end:.1f}%" for end in ends))
