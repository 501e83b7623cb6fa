"""The file of a sheet, as a person writes it, and all that can be wrong with it (H2).

    .AAAA.....CC      a letter is a cell of that room; S is the central room
    .AAAA.NNN.CC      '-' is a tunnel between the cells left and right of it
    .AAAA-NNN-CC      '|' is a tunnel between the cells above and below it
    ......NNN.CC      '.' is earth

Cells are called as at the table, by column and row: b1 is the second cell of the topmost row. Cells of two rooms that
lie side by side are neighbours on paper only: nobody gets from one to the other without a tunnel.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase, ascii_uppercase
from typing import Annotated, Any

import msgspec

from sousbois.core import checking
from sousbois.core.edition import EditionSource, Head, Provenance
from sousbois.core.structs import resolved
from sousbois.games.hamster.material import ACORNS, CELLS, PLACEMENTS, ROOMS, SIZES, TUNNELS

Place = tuple[int, int]
"""A row and a column of the map, from 0 at the top left."""

CENTRAL_LETTER = "S"
COLUMNS = len(ascii_lowercase)
ROWS = 26
TABLES = ("edition", "sheet")
_SHOWN = 2 * COLUMNS
"""Signs of a row that are shown; one with more is no row of a map."""
_EARTH = "."
_ENDS = {"-": ((0, -1), (0, 1)), "|": ((-1, 0), (1, 0))}
"""Where the ends of a tunnel lie, seen from its mark."""
_SIDES = ((-1, 0), (0, -1), (0, 1), (1, 0))


class HeadSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of the head come from."""

    ones_track: Provenance
    timer: Provenance


@resolved
class SheetHead(Head, forbid_unknown_fields=True):
    """The table [edition]."""

    ones_track: Annotated[int, msgspec.Meta(ge=0, le=60)]
    timer: Annotated[int, msgspec.Meta(ge=1, le=60)]
    provenance: HeadSources


class DrawingSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of the sheet come from."""

    rooms: Provenance
    """How many rooms there are."""
    map: Provenance
    """Their shapes, the tunnels, and where acorns lie."""
    points: Provenance
    acorns: Provenance
    """How many acorns there are."""
    mushrooms: Provenance


@resolved
class Drawing(msgspec.Struct, forbid_unknown_fields=True):
    """The table [sheet]."""

    map: str
    points: dict[str, Annotated[int, msgspec.Meta(ge=0, le=99)]]
    acorns: list[str]
    mushrooms: list[str]
    provenance: DrawingSources


@dataclass(frozen=True)
class Room:
    """One room of a sheet."""

    letter: str
    cells: tuple[Place, ...]
    """In reading order; a cell's number is its place in this order."""
    points: int

    @cached_property
    def neighbours(self) -> tuple[int, ...]:
        """The cells edge to edge with each cell, as bits."""
        number = {place: at for at, place in enumerate(self.cells)}
        return tuple(sum(1 << number[side] for side in _around(place) if side in number) for place in self.cells)


@dataclass(frozen=True)
class Tunnel:
    """A tunnel between two cells of different rooms."""

    place: Place
    """Where its mark stands on the map."""
    ends: tuple[Place, Place]
    """The cell to the left or above, and the cell to the right or below."""


@dataclass(frozen=True)
class Sheet:
    """A sheet that can be played: all that a drawing of it needs."""

    head: SheetHead
    drawing: Drawing
    rows: tuple[str, ...]
    """The map, row by row."""
    rooms: tuple[Room, ...]
    """The central room first, then by letter."""
    tunnels: tuple[Tunnel, ...]
    acorns: tuple[Place, ...]
    mushrooms: tuple[Place, ...]

    @cached_property
    def numbers(self) -> dict[Place, tuple[int, int]]:
        """The number of the room of each cell, and the number of the cell there."""
        return {place: (at, cell) for at, room in enumerate(self.rooms) for cell, place in enumerate(room.cells)}


@dataclass(frozen=True)
class Complaint:
    """Something wrong with a field of [sheet]. If it can be shown on the map, the row follows, with a caret."""

    field: str
    text: str
    place: Place | None = None
    row: str = ""

    def __str__(self) -> str:
        if self.place is None:
            return f"[sheet] {self.field}: {self.text}"
        row, column = self.place
        where = f"row {row + 1}" + (f", column {ascii_lowercase[column]}" if column < COLUMNS else "")
        shown = "".join(mark if mark.isascii() and mark.isprintable() else "?" for mark in self.row[:_SHOWN])
        return f"[sheet] {self.field}: {where}: {self.text}\n    {shown}\n    {' ' * column}^"


def read_sheet(source: EditionSource) -> Sheet:
    """The sheet that a text describes; an error shows the first thing that is wrong."""
    data = checking.checked(source, TABLES, _wrong)
    head, drawing = msgspec.convert(data["edition"], SheetHead), msgspec.convert(data["sheet"], Drawing)
    rows = _rows(drawing)
    rooms = tuple(Room(letter, cells, drawing.points[letter]) for letter, cells in _rooms(rows).items())
    tunnels = tuple(Tunnel(place, _ends(rows, place)) for place in _tunnels(rows))
    acorns, mushrooms = (tuple(_place_named(name) for name in names) for names in (drawing.acorns, drawing.mushrooms))
    return Sheet(head, drawing, rows, rooms, tunnels, acorns, mushrooms)


def complaints(source: EditionSource) -> list[str]:
    """All that is wrong with the text of a sheet, each with its place; nothing if it can be played."""
    return checking.complaints(source, TABLES, _wrong)


def place_name(place: Place) -> str:
    """What a cell is called at the table: its column and its row."""
    row, column = place
    return f"{ascii_lowercase[column]}{row + 1}"


def cell_sets(room: Room) -> Iterator[set[int]]:
    """H4 The sets of cells of a room that can be crossed together, as bits: those of one cell, of two, and so on."""
    grown = {1 << cell for cell in range(len(room.cells))}
    for _ in range(1, SIZES):
        yield grown
        grown = {
            cells | 1 << cell
            for cells in grown
            for cell, beside in enumerate(room.neighbours)
            if beside & cells and not cells >> cell & 1
        }


def numbers_in(cells: int) -> tuple[int, ...]:
    """The numbers of the cells of a set, in reading order."""
    return tuple(cell for cell in range(cells.bit_length()) if cells >> cell & 1)


# Reading


def _rows(drawing: Drawing) -> tuple[str, ...]:
    return tuple(drawing.map.strip("\n").split("\n"))


def _rooms(rows: Sequence[str]) -> dict[str, tuple[Place, ...]]:
    """The cells of each room in reading order; the central room first, then by letter."""
    found: dict[str, list[Place]] = {}
    for place, mark in _marks(rows):
        if mark in ascii_uppercase:
            found.setdefault(mark, []).append(place)
    return {letter: tuple(found[letter]) for letter in sorted(found, key=lambda each: (each != CENTRAL_LETTER, each))}


def _tunnels(rows: Sequence[str]) -> list[Place]:
    return [place for place, mark in _marks(rows) if mark in _ENDS]


def _marks(rows: Sequence[str]) -> Iterator[tuple[Place, str]]:
    yield from (((row, column), mark) for row, line in enumerate(rows) for column, mark in enumerate(line))


def _mark_at(rows: Sequence[str], place: Place) -> str:
    """The mark at a place; beyond the edge there is earth."""
    row, column = place
    return rows[row][column] if 0 <= row < len(rows) and 0 <= column < len(rows[row]) else _EARTH


def _ends(rows: Sequence[str], place: Place) -> tuple[Place, Place]:
    """The places that the tunnel at a place joins."""
    row, column = place
    (up, left), (down, right) = _ENDS[_mark_at(rows, place)]
    return (row + up, column + left), (row + down, column + right)


def _around(place: Place) -> list[Place]:
    row, column = place
    return [(row + down, column + right) for down, right in _SIDES]


def _place_named(name: str) -> Place:
    """The place that a name such as b1 stands for."""
    column, row = ascii_lowercase.find(name[:1]), name[1:]
    if not name or column < 0 or not (row.isascii() and row.isdigit()) or row.startswith("0"):
        raise ValueError(name)
    return int(row) - 1, column


# What can be wrong


def _wrong(data: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"[edition]: {text}" for text in checking.wrong_fields(SheetHead, data["edition"]))
    fields = [f"[sheet]: {text}" for text in checking.wrong_fields(Drawing, data["sheet"])]
    yield from fields or map(str, _complaints(msgspec.convert(data["sheet"], Drawing)))


def _complaints(drawing: Drawing) -> Iterator[Complaint]:
    """What is wrong with a drawing. What one mistake would only repeat of another is not looked at."""
    rows = _rows(drawing)
    unreadable = [*_wrong_size(rows), *_wrong_marks(rows)]
    yield from unreadable
    if unreadable:
        return
    unplayable = [*_wrong_rooms(rows), *_wrong_tunnels(rows)]
    yield from unplayable
    yield from _wrong_points(rows, drawing)
    yield from _wrong_pictures(rows, drawing)
    if not unplayable:
        yield from _closed_rooms(rows)
        yield from _too_many_ways(rows)


def _wrong_size(rows: Sequence[str]) -> Iterator[Complaint]:
    if len(rows) > ROWS:
        yield Complaint("map", f"{len(rows)} rows (at most {ROWS})")
    ((width, _),) = Counter(map(len, rows)).most_common(1)
    for number, row in enumerate(rows[:ROWS]):
        if len(row) > COLUMNS:
            yield Complaint("map", f"{len(row)} columns (at most {COLUMNS})", (number, COLUMNS), row)
        elif len(row) != width:
            end = min(len(row), width)
            yield Complaint("map", f"{len(row)} columns, where other rows have {width}", (number, end), row)


def _wrong_marks(rows: Sequence[str]) -> Iterator[Complaint]:
    for (row, column), mark in _marks([row[:COLUMNS] for row in rows[:ROWS]]):
        if mark not in ascii_uppercase and mark not in _ENDS and mark != _EARTH:
            text = f"{mark!r} is no mark of a map (a letter A to Z is a cell, '-' and '|' are tunnels, '.' is earth)"
            yield Complaint("map", text, (row, column), rows[row])


def _wrong_rooms(rows: Sequence[str]) -> Iterator[Complaint]:
    rooms = _rooms(rows)
    if CENTRAL_LETTER not in rooms:
        yield Complaint("map", f"there is no central room {CENTRAL_LETTER}")
    elif len(rooms[CENTRAL_LETTER]) == 1:
        place = rooms[CENTRAL_LETTER][0]
        yield _on_map(rows, place, "the central room has one cell (at least 2, or a game might never begin)")
    if len(rooms) < 2:  # noqa: PLR2004  # the fewest that a tunnel can join
        yield Complaint("map", "there are fewer than two rooms")
    if len(rooms) > ROOMS:
        yield Complaint("map", f"{len(rooms)} rooms (at most {ROOMS})")
    for letter, cells in rooms.items():
        reached = _spread(cells[0], set(cells))
        apart = [place for place in cells if place not in reached]
        if apart:
            text = f"room {letter} is in pieces: this cell is not edge to edge with those at {place_name(cells[0])}"
            yield _on_map(rows, apart[0], text)
        elif len(cells) > CELLS:
            yield _on_map(rows, cells[CELLS], f"room {letter} has {len(cells)} cells (at most {CELLS})")


def _spread(start: Place, cells: set[Place]) -> set[Place]:
    """The cells of a room that are connected with one of them."""
    reached, edge = {start}, [start]
    while edge:
        new = [place for place in _around(edge.pop()) if place in cells and place not in reached]
        reached.update(new)
        edge += new
    return reached


def _wrong_tunnels(rows: Sequence[str]) -> Iterator[Complaint]:
    tunnels = _tunnels(rows)
    if len(tunnels) > TUNNELS:
        yield _on_map(rows, tunnels[TUNNELS], f"{len(tunnels)} tunnels (at most {TUNNELS})")
    for place in tunnels:
        mark, ends = _mark_at(rows, place), [_mark_at(rows, end) for end in _ends(rows, place)]
        names = ["earth" if end == _EARTH else "a tunnel" if end in _ENDS else end for end in ends]
        if ends[0] == ends[1] and ends[0] in ascii_uppercase:
            yield _on_map(rows, place, f"{mark!r} joins {names[0]} to itself (it must join two rooms)")
        elif any(end not in ascii_uppercase for end in ends):
            first, second = names if ends[0] in ascii_uppercase else names[::-1]
            yield _on_map(rows, place, f"{mark!r} joins {first} to {second} (it must join two rooms)")


def _wrong_points(rows: Sequence[str], drawing: Drawing) -> Iterator[Complaint]:
    rooms = _rooms(rows)
    for letter in rooms:
        if letter not in drawing.points:
            yield _on_map(rows, rooms[letter][0], f"room {letter} has no points", field="points")
    for letter in drawing.points:
        if letter not in rooms:
            yield Complaint("points", f"there is no room {letter!r} on the map")


def _wrong_pictures(rows: Sequence[str], drawing: Drawing) -> Iterator[Complaint]:
    """Acorns and mushrooms lie on cells, one on each at most."""
    if len(drawing.acorns) != ACORNS:
        yield Complaint("acorns", f"{len(drawing.acorns)} of them (a sheet has {ACORNS})")
    taken: set[Place] = set()
    for field, names in (("acorns", drawing.acorns), ("mushrooms", drawing.mushrooms)):
        for name in names:
            try:
                place = _place_named(name)
            except ValueError:
                yield Complaint(field, f"{name!r} is not a cell's name (expected a column and a row, such as 'b1')")
                continue
            if not (place[0] < len(rows) and place[1] < len(rows[0])):
                yield Complaint(field, f"{name!r} lies outside the map")
            elif _mark_at(rows, place) not in ascii_uppercase:
                yield _on_map(rows, place, f"there is no cell {name!r}", field)
            elif place in taken:
                yield _on_map(rows, place, f"something lies on {name!r} already", field)
            taken.add(place)


def _closed_rooms(rows: Sequence[str]) -> Iterator[Complaint]:
    rooms = _rooms(rows)
    pairs = [{_mark_at(rows, end) for end in _ends(rows, place)} for place in _tunnels(rows)]
    reached = {CENTRAL_LETTER}
    for _ in rooms:
        reached = reached.union(*(pair for pair in pairs if pair & reached))
    for letter, cells in rooms.items():
        if letter not in reached:
            yield _on_map(rows, cells[0], f"no tunnels lead from {CENTRAL_LETTER} to room {letter}")


def _too_many_ways(rows: Sequence[str]) -> Iterator[Complaint]:
    ways = 0
    for letter, cells in _rooms(rows).items():
        for sets in cell_sets(Room(letter, cells, 0)):
            ways += len(sets)
            if ways > PLACEMENTS:
                text = f"more than {PLACEMENTS} ways to cross cells, up to room {letter} (narrower rooms have fewer)"
                yield _on_map(rows, cells[0], text)
                return


def _on_map(rows: Sequence[str], place: Place, text: str, field: str = "map") -> Complaint:
    return Complaint(field, text, place, rows[place[0]])
