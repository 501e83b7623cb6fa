"""A sheet of the hamster, drawn: its rooms and tunnels in the earth, what lies in them, and the crosses of a player."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from string import ascii_lowercase
from typing import Any

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.text import Text

from sousbois.core.edition import LoadedEdition
from sousbois.core.words import Words
from sousbois.games.hamster.material import CENTRAL, Placement
from sousbois.games.hamster.material import Room as RoomMark
from sousbois.games.hamster.sheet import numbers_in, place_name
from sousbois.terminal.beside import Beside
from sousbois.terminal.grid import add_figures, empty_grid, labelled_lines, legend
from sousbois.terminal.sentence import Sentence, unbroken
from sousbois.terminal.style import ORDINARY, QUIET, YOURS

CROSS, NEW_CROSS, NOT_CROSSED = "×", "⊗", "·"
MUSHROOM, ACORN = "♠", "●"
POINT_LEFT, DIE_LEFT = "□", "4"
EARTH, LEVEL_TUNNEL, UPRIGHT_TUNNEL = "░", "═", "║"

RULER = 2
"""The columns for the numbers of the rows."""
WIDE, NARROW = 4, 3
"""The columns of the screen for a cell, if there is room, and if not."""

ROOM_STYLES = (
    "cyan",
    "green",
    "magenta",
    "yellow",
    "dodger_blue1",
    "red",
    "dark_orange",
    "medium_purple1",
    "spring_green2",
    "hot_pink",
    "gold3",
    "sky_blue1",
)
"""A colour for each room; there are as many as rooms at most."""
PICTURE_STYLES = {MUSHROOM: "bold red", ACORN: "bold yellow"}


@dataclass(frozen=True)
class Room:
    """A room of a sheet. Cells are called as people call them: g6."""

    letter: str
    points: int
    cells: tuple[str, ...]
    """In the order of their numbers."""
    style: str
    """Its colour."""


@dataclass(frozen=True)
class Sheet:
    """What is where on a sheet."""

    rooms: tuple[Room, ...]
    tunnels: Mapping[str, str]
    """The sign of each tunnel, by its place."""
    pictures: Mapping[str, str]
    """The cells with a mushroom or an acorn."""
    ones_track: int
    """How many points the track for 1s has."""
    timer: int
    """How many dice the timer has."""

    @cached_property
    def room_of(self) -> dict[str, Room]:
        """The room of each cell."""
        return {cell: room for room in self.rooms for cell in room.cells}

    @cached_property
    def height(self) -> int:
        return 1 + max(_row_and_column(cell)[0] for cell in self.room_of)

    @cached_property
    def width(self) -> int:
        return 1 + max(_row_and_column(cell)[1] for cell in self.room_of)


def sheet_of(edition: LoadedEdition) -> Sheet:
    """The sheet that an edition is about."""
    facts = edition.shadow
    cells: list[list[str]] = [[] for _ in edition.printed[RoomMark]]
    for placement, name in enumerate(edition.printed[Placement]):
        if facts.size_of[placement] == 1:
            cells[facts.room_of[placement]].append(name)
    rooms = tuple(
        Room(letter, facts.points[number], tuple(cells[number]), ROOM_STYLES[number])
        for number, letter in enumerate(edition.printed[RoomMark])
    )
    pictures: dict[str, str] = {}
    for number, room in enumerate(rooms):
        pictures |= {room.cells[cell]: MUSHROOM for cell in numbers_in(facts.mushrooms[number])}
        pictures |= {room.cells[cell]: ACORN for cell in numbers_in(facts.acorns[number])}
    return Sheet(rooms, _tunnels(facts, rooms), pictures, facts.ones_track, facts.timer)


def draw_sheet(
    sheet: Sheet,
    words: Words,
    crossed: Collection[str] = (),
    new: Collection[str] = (),
    open_now: Collection[str] = (),
) -> Iterator[RenderableType]:
    """A sheet with its rooms beside it, and what the signs mean. Of the cells crossed some may be new; some of the
    others can be crossed now."""
    yield Beside(
        Map(sheet, crossed, new, open_now), _room_table(sheet, words, crossed), _room_line(sheet, words, crossed)
    )
    signs = {
        sheet.rooms[CENTRAL].letter: ("state-central", not crossed),
        CROSS: ("state-crossed", len(crossed) > len(new)),
        NEW_CROSS: ("state-new", new),
        "[ ]": ("state-open", open_now),
        MUSHROOM: ("state-mushroom", MUSHROOM in sheet.pictures.values()),
        ACORN: ("state-acorn", True),
        LEVEL_TUNNEL + UPRIGHT_TUNNEL: ("state-tunnel", True),
    }
    yield legend(words, signs)


def draw_margin(
    sheet: Sheet, words: Words, used: int | None = 0, crossed_off: int = 0, timer_state: str = ""
) -> RenderableType:
    """What stands beside the rooms: the track for 1s, unless nobody's use of it is given, and the timer."""
    lines = labelled_lines()
    if used is not None:
        lines.add_row(words.say("label-ones"), _boxes(POINT_LEFT, sheet.ones_track, used))
    lines.add_row(words.say("label-timer"), _boxes(DIE_LEFT, sheet.timer, crossed_off), timer_state)
    return lines


def draw_small(sheet: Sheet, crossed: Collection[str]) -> Text:
    """The crosses on a sheet at a glance, a character a cell."""
    rows = [
        Text.assemble(*(_small_sign(sheet, crossed, place_name((row, column))) for column in range(sheet.width)))
        for row in range(sheet.height)
    ]
    return Text("\n").join(rows)


def draw_small_legend(words: Words) -> RenderableType:
    """What the signs of a sheet mean where it is drawn small."""
    signs = {CROSS: "crossed", NOT_CROSSED: "not-crossed", MUSHROOM: "mushroom", ACORN: "acorn"}
    return legend(words, {sign: (f"state-{meaning}", True) for sign, meaning in signs.items()})


class Map:
    """The map of a sheet, in the size that the screen has room for."""

    def __init__(self, sheet: Sheet, crossed: Collection[str], new: Collection[str], open_now: Collection[str]) -> None:
        self._sheet = sheet
        self._crossed = crossed
        self._new = new
        self._open = open_now

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        size = WIDE if RULER + WIDE * self._sheet.width <= options.max_width else NARROW
        letters = "".join(letter.ljust(size) for letter in ascii_lowercase[: self._sheet.width])
        yield Text(f"{' ' * RULER} {letters}".rstrip(), QUIET)
        for row in range(self._sheet.height):
            places = [place_name((row, column)) for column in range(self._sheet.width)]
            yield Text.assemble((f"{row + 1:>{RULER}}", QUIET), *(self._cell(place, size) for place in places))

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        return Measurement(RULER + NARROW * self._sheet.width, RULER + WIDE * self._sheet.width)

    def _cell(self, place: str, size: int) -> Text:
        """A place of the map."""
        room = self._sheet.room_of.get(place)
        if room is None:
            return _between_rooms(self._sheet.tunnels.get(place, EARTH), size)
        style = f"bold {room.style}" if place in self._open else room.style
        left, right = "[]" if place in self._open else "  "
        cell = Text.assemble((left, style), self._sign(place, room.letter, style))
        picture = self._sheet.pictures.get(place)
        if picture:
            cell.append(picture, PICTURE_STYLES[picture])
        elif size == WIDE:
            cell.append(" ")
        if len(cell) < size:
            cell.append(right, style)
        return cell

    def _sign(self, cell: str, letter: str, style: str) -> Text:
        """A cross in a cell, or the letter of its room."""
        if cell in self._new:
            return Text(NEW_CROSS, YOURS)
        return Text(CROSS) if cell in self._crossed else Text(letter, style)


def _between_rooms(sign: str, size: int) -> Text:
    """Earth or a tunnel, in the size of a cell."""
    if sign == UPRIGHT_TUNNEL:
        return Text.assemble((EARTH, QUIET), sign, (EARTH * (size - 2), QUIET))
    return Text(sign * size, QUIET if sign == EARTH else ORDINARY)


def _room_table(sheet: Sheet, words: Words, crossed: Collection[str]) -> RenderableType:
    """The rooms below each other: how far each is filled, and what it is worth when full."""
    grid = empty_grid(words, "label-room", gap=2)
    add_figures(grid, words, "label-cells", "label-points")
    for room in sheet.rooms:
        style = YOURS if set(room.cells) <= set(crossed) else ORDINARY
        grid.add_row(Text(room.letter, room.style), _filled(room, words, crossed), str(room.points), style=style)
    return grid


def _room_line(sheet: Sheet, words: Words, crossed: Collection[str]) -> RenderableType:
    """The same one after the other."""
    told = [
        words.say("state-room", room=room.letter, filled=_filled(room, words, crossed), points=room.points)
        for room in sheet.rooms
    ]
    return Sentence("   ".join(map(unbroken, told)))


def _filled(room: Room, words: Words, crossed: Collection[str]) -> str:
    """How many cells of a room are crossed, or that it is full."""
    done = sum(cell in crossed for cell in room.cells)
    return words.say("state-full") if done == len(room.cells) else f"{done}/{len(room.cells)}"


def _boxes(left: str, count: int, used: int) -> str:
    """Boxes in a row, those used up crossed out first."""
    return " ".join([CROSS] * used + [left] * (count - used)) or "–"


def _small_sign(sheet: Sheet, crossed: Collection[str], place: str) -> tuple[str, str]:
    room = sheet.room_of.get(place)
    if room is None:
        return {LEVEL_TUNNEL: "─", UPRIGHT_TUNNEL: "│"}.get(sheet.tunnels.get(place, ""), " "), QUIET
    if place in crossed:
        return CROSS, room.style
    return sheet.pictures.get(place, NOT_CROSSED), ORDINARY


def _tunnels(facts: Any, rooms: Sequence[Room]) -> dict[str, str]:
    """The sign of each tunnel, by its place."""
    tunnels: dict[str, str] = {}
    for number, room in enumerate(rooms):
        for way in range(facts.ways[number], facts.ways[number + 1]):
            from_cell = rooms[facts.way_from_room[way]].cells[facts.way_from_cell[way]]
            place, sign = _tunnel(from_cell, room.cells[facts.way_cell[way]])
            tunnels[place] = sign
    return tunnels


def _tunnel(one: str, other: str) -> tuple[str, str]:
    """Where the tunnel between two cells is, halfway, and which sign it has."""
    (row, column), (other_row, other_column) = _row_and_column(one), _row_and_column(other)
    place = place_name(((row + other_row) // 2, (column + other_column) // 2))
    return place, LEVEL_TUNNEL if row == other_row else UPRIGHT_TUNNEL


def _row_and_column(place: str) -> tuple[int, int]:
    return int(place[1:]) - 1, ascii_lowercase.index(place[0])
