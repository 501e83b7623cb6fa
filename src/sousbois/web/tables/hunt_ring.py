"""Where the lodges stand in the ring, for the arrows between them. `static/tables/hunt.css` puts them there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

Point = tuple[float, float]

LEFT, MIDDLE, RIGHT = 100 / 6, 50.0, 500 / 6
"""The middles of three columns, in hundredths of the ring."""


class Ring(NamedTuple):
    """A way to arrange the ring."""

    name: str
    width: int
    """About how wide it is where it is used, in hundredths of its height: so heads of arrows keep their shape."""
    centres: Mapping[int, Point]
    """By number of seats: the point that arrows bend towards, in hundredths of the ring."""
    lodges: Mapping[int, Sequence[Point]]
    """By number of seats: the middles of the lodges, clockwise from the reader's own."""


WIDE = Ring(
    "wide",
    190,
    {3: (MIDDLE, 25), 4: (MIDDLE, 46), 5: (MIDDLE, 25)},
    {
        3: ((MIDDLE, 73), (LEFT, 46), (RIGHT, 46)),
        4: ((MIDDLE, 79), (LEFT, 50), (MIDDLE, 17), (RIGHT, 50)),
        5: ((MIDDLE, 73), (LEFT, 75), (LEFT, 25), (RIGHT, 25), (RIGHT, 75)),
    },
)
"""Three columns: the clearing and below it the reader's own lodge between the others."""

NARROW = Ring(
    "narrow",
    80,
    {3: (MIDDLE, 50), 4: (MIDDLE, 50), 5: (MIDDLE, 55)},
    {
        3: ((MIDDLE, 81), (25, 19), (75, 19)),
        4: ((25, 81), (25, 19), (75, 19), (75, 81)),
        5: ((25, 83), (25, 50), (25, 17), (75, 17), (75, 50)),
    },
)
"""Two columns, up the left one and down the right one."""

RINGS = (WIDE, NARROW)

BEGINS, ENDS = 0.15, 0.85
"""The part of the way that an arrow shows: it leads from lodge to lodge, not from middle to middle."""


class Arrow(NamedTuple):
    """A bent line from one lodge to another."""

    layout: str
    box: str
    path: str


def arrows(seats: int, start: int, end: int) -> list[Arrow]:
    """The arrow from one place in the ring to another, for each layout."""
    return [_arrow(ring, seats, start, end) for ring in RINGS]


def _arrow(ring: Ring, seats: int, start: int, end: int) -> Arrow:
    lodges = ring.lodges[seats]
    bend = lodges[start], ring.centres[seats], lodges[end]
    shown = (_blossom(bend, *at) for at in ((BEGINS, BEGINS), (BEGINS, ENDS), (ENDS, ENDS)))
    first, through, last = (f"{x * ring.width / 100:.1f} {y:.1f}" for x, y in shown)
    return Arrow(ring.name, f"0 0 {ring.width} 100", f"M{first}Q{through} {last}")


def _blossom(bend: tuple[Point, Point, Point], one: float, other: float) -> Point:
    """A control point of a part of a quadratic curve, by the ends of that part."""
    first, through, last = bend
    return _between(_between(first, through, one), _between(through, last, one), other)


def _between(one: Point, other: Point, part: float) -> Point:
    return (one[0] + part * (other[0] - one[0]), one[1] + part * (other[1] - one[1]))
