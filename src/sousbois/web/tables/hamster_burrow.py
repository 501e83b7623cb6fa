"""The burrow of a hamster sheet as a drawing: where everything lies, in units of the drawing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from string import ascii_lowercase
from typing import Any, NamedTuple

from sousbois.core.edition import LoadedEdition
from sousbois.games.hamster.material import CENTRAL, Placement
from sousbois.games.hamster.material import Room as RoomMark
from sousbois.games.hamster.sheet import numbers_in
from sousbois.web.tables import hamster_strokes as strokes
from sousbois.web.tables.hamster_strokes import CELL, Place


class Point(NamedTuple):
    """A point of the drawing."""

    x: int
    y: int


MARGIN_LEFT, MARGIN_TOP, MARGIN = 26, 36, 6
"""The edge of the drawing: for the numbers of the rows, for the sky with the letters of the columns, for nothing."""
BEYOND = 400
"""How far earth, meadow and sky go on to all sides, where the drawing has more room than it needs."""
NARROWEST = 10
"""The columns that a drawing has room for, at least: a sheet with fewer stands in its middle."""
SMALLEST = 26
"""The pixels of a cell for a finger, at least."""
LARGE_COLUMNS, LARGE_ROWS = 13, 15
"""As many cells for fingers are in sight on a small phone."""
_TOWARDS = Point(0, 9)
"""How far a sign leans from the middle of its square towards its room, beside and above or below it."""
_SIDES = ((1, 0), (0, 1), (0, -1), (-1, 0))


@dataclass(frozen=True)
class Cell:
    """A cell of the burrow."""

    name: str
    """As at the table: its column and its row, g6."""
    room: str
    """The letter of its room."""
    place: Place
    picture: str
    """What lies in it: a mushroom, an acorn, or nothing."""
    cross: str
    """How it is crossed."""

    @property
    def corner(self) -> Point:
        row, column = self.place
        return Point(column * CELL, row * CELL)


@dataclass(frozen=True)
class Room:
    """A room of the burrow."""

    letter: str
    points: int
    cells: tuple[str, ...]
    """In the order of their numbers."""
    outline: str
    sign: Point
    """The middle of the sign with its letter and its points."""


@dataclass(frozen=True)
class Burrow:
    """All that is printed on a sheet."""

    rooms: tuple[Room, ...]
    cells: Mapping[str, Cell]
    """By name, in reading order."""
    tunnels: str
    columns: Sequence[tuple[str, int]]
    """The letters above the columns, and where they stand."""
    rows: Sequence[tuple[int, int]]
    """The numbers beside the rows, and where they stand."""
    hamster: Point | None
    """Where the hamster sits: beside the central room, if there is earth."""
    tiles: str
    pebbles: str
    stones: str
    roots: str
    grass: str

    @property
    def box(self) -> tuple[int, int, int, int]:
        """The left edge, the top, the width and the height of the drawing."""
        width, height = len(self.columns) * CELL, len(self.rows) * CELL
        spare = max(0, NARROWEST * CELL - width) // 2
        return (
            -MARGIN_LEFT - spare,
            -MARGIN_TOP,
            width + MARGIN_LEFT + MARGIN + 2 * spare,
            height + MARGIN_TOP + MARGIN,
        )

    @property
    def ground(self) -> tuple[int, int, int, int]:
        """The left edge, the top, the width and the height of earth and sky: further than the drawing."""
        left, top, width, height = self.box
        return left - BEYOND, top - BEYOND, width + 2 * BEYOND, height + 2 * BEYOND

    @property
    def least_size(self) -> tuple[int, int]:
        """The pixels that the drawing needs in width and height if cells are to be met by a finger."""
        _, _, width, height = self.box
        return width * SMALLEST // CELL, height * SMALLEST // CELL

    @property
    def is_tall(self) -> bool:
        """Whether it would be far too high if it were as wide as others."""
        _, _, width, height = self.box
        return height > 1.3 * width

    @property
    def is_wide(self) -> bool:
        """Whether it needs the whole width: what stands beside other sheets stands above and below it."""
        _, _, width, height = self.box
        return width > 1.8 * height

    @property
    def is_large(self) -> bool:
        """Whether cells for fingers cannot all be in sight on a small phone."""
        return len(self.columns) > LARGE_COLUMNS or len(self.rows) > LARGE_ROWS


def burrow_of(edition: LoadedEdition) -> Burrow:
    """The burrow that an edition is about."""
    facts: Any = edition.shadow
    names: list[list[str]] = [[] for _ in edition.printed[RoomMark]]
    for placement, name in enumerate(edition.printed[Placement]):
        if facts.size_of[placement] == 1:
            names[facts.room_of[placement]].append(name)
    cells = dict(sorted(_cells(edition, names), key=lambda cell: cell[1].place))
    tunnels = {
        frozenset((names[room][facts.way_cell[way]], names[facts.way_from_room[way]][facts.way_from_cell[way]]))
        for room in range(facts.rooms)
        for way in range(facts.ways[room], facts.ways[room + 1])
    }
    ends = sorted(tuple(sorted(cells[name].place for name in ends)) for ends in tunnels)
    dug = {cell.place for cell in cells.values()} | {_halfway(one, other) for one, other in ends}
    height, width = (1 + max(side) for side in zip(*dug, strict=True))
    earth = {(row, column) for row in range(height) for column in range(width)} - dug
    signs, left = _signs([[cells[name].place for name in room] for room in names], earth)
    return Burrow(
        rooms=tuple(
            Room(
                letter,
                facts.points[at],
                tuple(names[at]),
                strokes.outline(cells[name].place for name in names[at]),
                sign,
            )
            for at, (letter, sign) in enumerate(zip(edition.printed[RoomMark], signs, strict=True))
        ),
        cells=cells,
        tunnels="".join(strokes.tunnel(one, other) for one, other in ends),
        columns=[(ascii_lowercase[column], column * CELL + CELL // 2) for column in range(width)],
        rows=[(row + 1, row * CELL + CELL // 2) for row in range(height)],
        hamster=_beside([cells[name].place for name in names[CENTRAL]], left),
        tiles="".join(strokes.tile(cell.place) for cell in cells.values()),
        pebbles=strokes.pebbles(sorted(left), large=False),
        stones=strokes.pebbles(sorted(left), large=True),
        roots=strokes.roots(column for column in range(width) if (0, column) in earth),
        grass=strokes.grass(-MARGIN_LEFT - BEYOND, max(width, NARROWEST) * CELL + MARGIN + BEYOND),
    )


def _cells(edition: LoadedEdition, names: Sequence[Sequence[str]]) -> Iterator[tuple[str, Cell]]:
    """All cells, by room."""
    facts: Any = edition.shadow
    for room, letter in enumerate(edition.printed[RoomMark]):
        pictures = dict.fromkeys(numbers_in(facts.mushrooms[room]), "mushroom")
        pictures |= dict.fromkeys(numbers_in(facts.acorns[room]), "acorn")
        for number, name in enumerate(names[room]):
            place = int(name[1:]) - 1, ascii_lowercase.index(name[0])
            yield name, Cell(name, letter, place, pictures.get(number, ""), strokes.cross(place))


def _halfway(one: Place, other: Place) -> Place:
    return (one[0] + other[0]) // 2, (one[1] + other[1]) // 2


def _signs(rooms: Sequence[Collection[Place]], earth: Collection[Place]) -> tuple[list[Point], set[Place]]:
    """Where the signs of the rooms stand, and the earth that is left: each beside its own room, and beside no other
    if that can be. A room without earth around it has its sign on a corner."""
    signs, left = [], set(earth)
    for cells in rooms:
        dug = {place for room in rooms for place in room} - set(cells)
        beside = sorted(left & set(_around(cells)), key=lambda place: (len(dug & set(_around([place]))), place))
        if beside:
            square = beside[0]
            left.remove(square)
            down, right = next(side for side in _SIDES if (square[0] + side[0], square[1] + side[1]) in cells)
            middle = _middle(square)
            signs.append(Point(middle.x + right * _TOWARDS.x, middle.y + down * _TOWARDS.y))
        else:
            row, column = min(cells)
            signs.append(Point(column * CELL + 14, row * CELL + 6))
    return signs, left


def _beside(cells: Collection[Place], earth: Collection[Place]) -> Point | None:
    """The middle of a square of earth beside a room."""
    beside = sorted(set(earth) & set(_around(cells)))
    return _middle(beside[-1]) if beside else None


def _middle(place: Place) -> Point:
    return Point(place[1] * CELL + CELL // 2, place[0] * CELL + CELL // 2)


def _around(cells: Collection[Place]) -> Iterator[Place]:
    """The places that touch some cells edge to edge."""
    return ((row + down, column + right) for row, column in cells for down, right in _SIDES)
