"""Hamstern: the hamster, in rulebook order."""

from __future__ import annotations

from typing import Annotated

from sousbois.core.cited import Cited
from sousbois.core.option import Switch
from sousbois.core.record import Bits, Count, Counts, Flag, Printed, Record, SeatBits, Seats, Seen, Shape, Small, Smalls
from sousbois.core.state import GameState

SEATS = Seats(6)
ROOMS = 12
"""The most rooms a sheet can have."""
CELLS = 15
"""The most cells a room can have."""
PLACEMENTS = 4096
"""The most ways to cross cells that a sheet can offer."""
SIZES = 8
"""The length of an axis of sizes; size 0 is unused."""
MOST_BY_ONES = 7
"""H8 The highest value that can be chosen for a roll of 1."""
CENTRAL = 0
"""The central room comes first."""

# Material


class Room(Printed):
    """H2 A room of the sheet, named by its letter."""


class Placement(Printed):
    """H4 Cells crossed together, named by their columns and rows: g6-h6-h7. Its number is that of the action too."""


class Options(Record):
    """H7, H15 The variant and a house rule."""

    free_start: Annotated[Flag, Switch(clause="H15")]
    """Whether the first crosses may go into any room."""

    tunnels_reenter: Annotated[Flag, Switch(clause="H7")]
    """Whether a tunnel also leads into a room that is begun already."""


class Edition(Record):
    """H2 A sheet. The cells of each room are numbered in reading order, from 0; a set of them is a word of bits."""

    rooms: Small
    """How many rooms there are; the first is the central one."""

    cells: Annotated[Smalls, Shape(ROOMS)]
    """How many cells each room has."""

    points: Annotated[Smalls, Shape(ROOMS)]
    """What each room is worth when it is full."""

    mushrooms: Annotated[Counts, Shape(ROOMS), Bits]
    """The cells of each room that show a mushroom."""

    acorns: Annotated[Counts, Shape(ROOMS), Bits]
    """The cells of each room that show an acorn."""

    doors: Annotated[Counts, Shape(ROOMS, ROOMS), Bits]
    """The cells of the first room that lie before a tunnel to the second."""

    ones_track: Small
    """How many points the track for rolls of 1 has."""

    timer: Small
    """How many "4" dice the timer has."""

    placements: Count
    """How many ways there are to cross cells of one room, connected, 1 to 7 of them."""

    room_of: Annotated[Smalls, Shape(PLACEMENTS)]
    """The room of each placement; placements are sorted by room, then by size."""

    cells_of: Annotated[Counts, Shape(PLACEMENTS), Bits]
    """The cells that each placement crosses."""

    beside: Annotated[Counts, Shape(PLACEMENTS), Bits]
    """The cells of the room that lie edge to edge with a placement."""

    starts: Annotated[Counts, Shape(ROOMS, SIZES + 1)]
    """The first placement of each room and size; the next cell of the row is where that size ends."""


class State(GameState, events=48):
    """H1 The table: everyone's sheet, and one die for all."""

    options: Options
    """The variant and the house rule."""

    turn: Count
    """The turn, from 1."""

    roll: Small
    """What the die shows."""

    owing: Annotated[Small, SeatBits]
    """The seats that can cross cells in this turn and have not chosen them yet."""

    choice: Annotated[Counts, Shape(SEATS), Seen.BY_OWNER]
    """The placement that each seat has chosen in this turn, until all have chosen; NOTHING if none."""

    crossed: Annotated[Counts, Shape(SEATS, ROOMS), Bits]
    """The cells that each seat has crossed in each room."""

    ones_used: Annotated[Smalls, Shape(SEATS)]
    """The points of the track for 1s that each seat has used."""

    timer_on: Flag
    """Whether the timer runs."""

    timer_run: Small
    """Which run of the timer it is: 1, or 2 in a solo game that has completed or cut short its first run."""

    timer_crossed: Small
    """The "4" dice crossed off in this run."""


class Event(Cited):
    """What the log can tell."""

    ROLLED = "H3", {"roll": int, "turn": int}
    TIMER_CROSSED = "H10", {"left": int}
    TIMER_STARTS = "H9"  # from the next turn on
    SECOND_RUN_BEGINS = "H16"
    CELLS_CROSSED = "H4", {"placement": Placement}
    ROOM_BEGUN = "H6", {"room": Room}
    ONES_USED = "H8", {"value": int, "left": int}
    ROOM_FULL = "H13", {"room": Room, "points": int}
    CANNOT_CROSS = "H4"  # seat: passes
    TRACK_EMPTY = "H8"  # seat: passes on a 1
    NOBODY_CAN_CROSS = "H4", {"turns": int, "dice": int}  # so many turns in a row, so many timer dice in them
    LAST_DIE_CROSSED = "H11"  # the game is over
    NOTHING_LEFT_TO_CROSS = "H12"  # the game is over
    SHEET_COUNTED = "H13", {"rooms": int, "mushrooms": int, "acorns": int}  # points of each


class Refusal(Cited):
    """Why a choice is refused."""

    ALLOWED = "H4"
    WRONG_NUMBER = "H4"  # not as many cells as the die says
    TRACK_TOO_SHORT = "H8"  # more cells than points left on the track for 1s
    CROSSED_ALREADY = "H4"
    NOT_IN_CENTRAL_ROOM = "H5"
    NOT_ADJACENT = "H5"
    NO_TUNNEL = "H6"
