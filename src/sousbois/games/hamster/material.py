"""Hamstern: the sheet of the hamster, the table, what one can choose there, and what there is to tell."""

from __future__ import annotations

from typing import Annotated

import numpy as np

from sousbois.core.cited import Cited
from sousbois.core.option import Switch
from sousbois.core.record import (
    Bits,
    Count,
    Counts,
    Flag,
    Printed,
    Record,
    SeatBits,
    Seats,
    Seen,
    Shape,
    Small,
    Smalls,
)
from sousbois.core.state import GameState

SEATS = Seats(6)
ROOMS = 12
"""The most rooms a sheet can have."""
CELLS = 15
"""The most cells a room can have."""
TUNNELS = 24
"""The most tunnels a sheet can have."""
PLACEMENTS = 4096
"""The most ways to cross cells that a sheet can offer."""
CENTRAL = 0
"""H2 The central room comes first."""
SIDES = 6
"""H1 The sides of the die."""
CHOSEN = 1
"""H8 The roll whose value each player chooses."""
MOST_BY_ONES = 7
"""H8 The highest value that can be chosen for it."""
SIZES = MOST_BY_ONES + 1
"""The length of an axis of sizes; size 0 is unused."""
WORD = 63
"""The most placements in a word: all its bits but the sign."""
WORDS = PLACEMENTS // WORD + ROOMS * MOST_BY_ONES
"""The most words a sheet can need: all but the last of each room and size are full."""
SLICE = 5
"""So many cells of a room, one after the other, are a slice. What there is to know of each set of them is written
down, and looked up in one go."""
SLICES = CELLS // SLICE
"""The slices of a room."""
SETS = 1 << SLICE
"""The sets of cells that a slice has."""
ROOMS_FOR_TIMER = 4
"""H9 Begun by one player, so many rooms switch the timer on."""
LEAST_TIMED = 4
"""H10 The lowest roll that crosses a die off the timer."""
BY_ROOMS, BY_MUSHROOMS, BY_ACORNS = 1, 2, 3
"""H14 The steps of the ranking after the points."""
ACORNS = 4
"""H2 The acorns of a sheet."""
ACORN_POINTS = (0, 2, 4, 8, 16)
"""H13 What 0 to 4 acorns are worth in all."""


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

    ways: Annotated[Smalls, np.uint8, Shape(ROOMS + 1)]
    """The first way into each room, which is where those into the room before it end. A way is a tunnel taken in one
    direction."""

    way_cell: Annotated[Smalls, np.uint8, Shape(2 * TUNNELS)]
    """The cell to which each way leads."""

    way_from_room: Annotated[Smalls, np.uint8, Shape(2 * TUNNELS)]
    """The room from which each way leads."""

    way_from_cell: Annotated[Smalls, np.uint8, Shape(2 * TUNNELS)]
    """The cell of that room from which each way leads."""

    ones_track: Small
    """How many points the track for rolls of 1 has."""

    timer: Small
    """How many "4" dice the timer has."""

    placements: Count
    """How many ways there are to cross cells of one room, connected, 1 to 7 of them."""

    room_of: Annotated[Smalls, Shape(PLACEMENTS)]
    """The room of each placement; placements are sorted by room, then by size, then in reading order."""

    size_of: Annotated[Smalls, Shape(PLACEMENTS)]
    """How many cells each placement crosses."""

    cells_of: Annotated[Counts, Shape(PLACEMENTS), Bits]
    """The cells that each placement crosses."""

    neighbours: Annotated[Counts, Shape(ROOMS, SLICES * SETS), Bits]
    """The cells of each room that lie edge to edge with any cell of a set, for the sets of each slice of its cells."""

    words: Annotated[Counts, np.uint16, Shape(ROOMS, SIZES + 1)]
    """The first word of each room and size, which is where those of the size before it end. A word is a row of
    placements of one room and one size, a bit for each: so many are looked at in one go."""

    first_in: Annotated[Counts, Shape(WORDS)]
    """The placement that the first bit of each word stands for."""

    holding: Annotated[Counts, np.int64, Shape(WORDS, SLICES * SETS)]
    """The placements of each word that cross any cell of a set, for the sets of each slice of the room's cells."""


EVENTS = 4 * SEATS + 2 + 1 + SEATS
"""The most that one decision can tell: of each seat what it crosses, the track, and a room begun and filled; that the
timer starts, and that for some turns nobody could cross anything; then a roll, the timer and the passes of all but one
seat, or why the game is over and each sheet counted. Whoever plays alone tells of two runs, but of one sheet only."""


class State(GameState, events=EVENTS):
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
    TIMER_STARTS = "H9"
    """From the next turn on."""
    SECOND_RUN_BEGINS = "H16"
    CELLS_CROSSED = "H4", {"placement": Placement}
    ROOM_BEGUN = "H6", {"room": Room}
    ONES_USED = "H8", {"value": int, "left": int}
    ROOM_FULL = "H13", {"room": Room, "points": int}
    CANNOT_CROSS = "H4"
    TRACK_EMPTY = "H8"
    NOBODY_CAN_CROSS = "H4", {"turns": int, "dice": int}
    """So many turns in a row, and so many dice crossed off the timer in them."""
    LAST_DIE_CROSSED = "H11"
    """The game is over."""
    NOTHING_LEFT_TO_CROSS = "H12"
    """The game is over."""
    SHEET_COUNTED = "H13", {"rooms": int, "mushrooms": int, "acorns": int}
    """The points for each."""


class Refusal(Cited):
    """Why a choice is refused."""

    ALLOWED = "H4"
    WRONG_NUMBER = "H4"
    TRACK_TOO_SHORT = "H8"
    CROSSED_ALREADY = "H4"
    NOT_IN_CENTRAL_ROOM = "H5"
    NOT_ADJACENT = "H5"
    NO_TUNNEL = "H6"
