"""Where the lodges stand in the ring, for the arrows between them. `static/tables/hunt.css` puts them there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

FIRST, MIDDLE, LAST = 100 / 6, 50.0, 500 / 6
"""The middles of three columns, or rows, in hundredths of the ring."""

Places = Mapping[int, Sequence[tuple[float, float]]]
"""By number of seats: the middles of the lodges, clockwise from the reader's own."""

WIDE: Places = {
    3: ((MIDDLE, 75), (FIRST, 25), (LAST, 25)),
    4: ((MIDDLE, LAST), (FIRST, MIDDLE), (MIDDLE, FIRST), (LAST, MIDDLE)),
    5: ((MIDDLE, LAST), (FIRST, MIDDLE), (100 / 3, FIRST), (200 / 3, FIRST), (LAST, MIDDLE)),
}
"""A circle, where there is room."""

NARROW: Places = {
    3: ((MIDDLE, 80), (25, 20), (75, 20)),
    4: ((25, 80), (25, 20), (75, 20), (75, 80)),
    5: ((25, LAST), (25, MIDDLE), (25, FIRST), (75, FIRST), (75, MIDDLE)),
}
"""Two columns, up the left one and down the right one."""

LEFT_OUT = 0.27
"""How much of the way an arrow leaves out at both ends: it leads from lodge to lodge, not from middle to middle."""


class Arrow(NamedTuple):
    """A line with a head, in hundredths of the ring."""

    layout: str
    x1: str
    y1: str
    x2: str
    y2: str


def arrows(seats: int, start: int, end: int) -> list[Arrow]:
    """The arrow from one place in the ring to another, for each layout."""
    return [_arrow("wide", WIDE[seats], start, end), _arrow("narrow", NARROW[seats], start, end)]


def _arrow(layout: str, places: Sequence[tuple[float, float]], start: int, end: int) -> Arrow:
    (x1, y1), (x2, y2) = places[start], places[end]
    across, down = LEFT_OUT * (x2 - x1), LEFT_OUT * (y2 - y1)
    return Arrow(layout, *(f"{at:.1f}%" for at in (x1 + across, y1 + down, x2 - across, y2 - down)))
