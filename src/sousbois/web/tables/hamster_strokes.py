"""Lines as a hand draws them: paths of SVG that are never quite straight, but the same at every drawing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

Place = tuple[int, int]
"""A row and a column of the map, from 0 at the top left."""

CELL = 40
"""The side of a cell, in units of the drawing."""
WALL = 2
"""How far the walls of a room stand inside its cells, so that rooms side by side stay apart."""

_Point = tuple[int, int]
_CUT = CELL // 4
"""How far a tunnel reaches into the cells at its ends."""


def wobble(spread: int, *where: int) -> int:
    """A number from minus `spread` to `spread` that looks like chance, and is always the same at one place."""
    mixed = 0
    for number in where:
        mixed = (mixed * 31 + number + 7) * 2654435761 % 2**32
    return (mixed >> 11) % (2 * spread + 1) - spread


def cross(place: Place) -> str:
    """A cross through a cell: two strokes of a pen."""
    row, column = place
    left, top = column * CELL, row * CELL

    def bent(spread: int, which: int) -> int:
        return wobble(spread, row, column, which)

    falling = (
        f"M{left + 9 + bent(2, 1)} {top + 10 + bent(2, 2)}q{11 + bent(3, 3)} {9 + bent(3, 4)} {22 + bent(2, 5)} 20"
    )
    rising = (
        f"M{left + 31 + bent(2, 6)} {top + 9 + bent(2, 7)}q{-11 + bent(3, 8)} {11 + bent(3, 9)} -22 {22 + bent(2, 10)}"
    )
    return falling + rising


def tile(place: Place) -> str:
    """The floor of a cell: a square that a thick line makes round."""
    row, column = place
    return f"M{column * CELL + 9} {row * CELL + 9}h22v22h-22z"


def tunnel(one: Place, other: Place) -> str:
    """The way between two cells that lie in one row or one column, from inside the one to inside the other."""
    (top, left), (bottom, right) = sorted((one, other))
    bend = wobble(4, top, left)
    if top == bottom:
        start, length = (left + 1) * CELL - _CUT, (right - left - 1) * CELL + 2 * _CUT
        return f"M{start} {top * CELL + CELL // 2}q{length // 2} {bend} {length} 0"
    start, length = (top + 1) * CELL - _CUT, (bottom - top - 1) * CELL + 2 * _CUT
    return f"M{left * CELL + CELL // 2} {start}q{bend} {length // 2} 0 {length}"


def outline(cells: Iterable[Place]) -> str:
    """The walls around the cells of a room, and around what they enclose."""
    return "".join(_smooth(list(_wall_points(loop))) for loop in _loops(set(cells)))


def pebbles(earth: Iterable[Place], *, large: bool) -> str:
    """Dots in the earth, here and there: a thick round line makes stones of them."""
    kind = 3 if large else 4
    found = [place for place in earth if wobble(9, *place, kind) > (5 if large else 0)]
    return "".join(
        f"M{column * CELL + 20 + wobble(12, row, column, 5)} {row * CELL + 20 + wobble(12, row, column, kind)}"
        f"h{3 + wobble(2, row, column, 6)}"
        for row, column in found
    )


def roots(columns: Iterable[int]) -> str:
    """Roots that hang down from the grass."""
    return "".join(
        f"M{column * CELL + 20 + wobble(9, column)} -4q{wobble(7, column, 1)} 9 {wobble(3, column, 2)} 15"
        f"t{wobble(5, column, 3)} {11 + wobble(5, column, 4)}"
        for column in columns
        if wobble(2, column, 5) >= 0
    )


def grass(left: int, right: int) -> str:
    """The meadow above the burrow from left to right: blades of grass above, an uneven edge below."""
    blades = "".join(f"l5 {-8 + wobble(3, x)}l5 {8 - wobble(3, x)}" for x in range(left, right, 10))
    return f"M{left} 4v-11{blades}v11q-10 5-20 0" + "t-20 0" * ((right - left) // 20) + "z"


def _loops(cells: set[Place]) -> Iterator[list[_Point]]:
    """The corners along each edge of a shape, one after the other, with the shape to the right."""
    ways: dict[_Point, set[_Point]] = {}
    for row, column in sorted(cells):
        round_it = [(column, row), (column + 1, row), (column + 1, row + 1), (column, row + 1)]
        beyond = [(row - 1, column), (row, column + 1), (row + 1, column), (row, column - 1)]
        for start, end, neighbour in zip(round_it, [*round_it[1:], round_it[0]], beyond, strict=True):
            if neighbour not in cells:
                ways.setdefault(start, set()).add(end)
    while ways:
        loop = [next(iter(ways))]
        while (here := loop[-1]) in ways:
            ends = ways[here]
            x, y = (here[0] - loop[-2][0], here[1] - loop[-2][1]) if len(loop) > 1 else (0, 0)
            right = (here[0] - y, here[1] + x)  # where two cells meet at a corner only, stay with the same cell
            step = right if right in ends else min(ends)
            ends.remove(step)
            if not ends:
                del ways[here]
            loop.append(step)
        yield loop[:-1]


def _wall_points(loop: Sequence[_Point]) -> Iterator[_Point]:
    """Where the wall bends: the corners, a little further inside and a little out of line."""
    for before, (x, y), after in zip([loop[-1], *loop], loop, [*loop[1:], loop[0]], strict=False):
        came, goes = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        inside = {(-came[1], came[0]), (-goes[1], goes[0])}
        yield (
            x * CELL + WALL * sum(right for right, _ in inside) + wobble(2, x, y, 1),
            y * CELL + WALL * sum(down for _, down in inside) + wobble(2, x, y, 2),
        )


def _smooth(points: Sequence[_Point]) -> str:
    """A closed line that bends at each of the points, without corners."""
    middles = [((x + next_x) // 2, (y + next_y) // 2) for (x, y), (next_x, next_y) in _pairs(points)]
    bends = zip(points, middles, strict=True)
    return (
        f"M{middles[-1][0]} {middles[-1][1]}"
        + "".join(f"Q{x} {y} {to_x} {to_y}" for (x, y), (to_x, to_y) in bends)
        + "z"
    )


def _pairs(points: Sequence[_Point]) -> Iterator[tuple[_Point, _Point]]:
    return zip(points, [*points[1:], points[0]], strict=True)
