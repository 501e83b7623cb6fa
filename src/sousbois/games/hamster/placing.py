"""Where crosses may go on a sheet of the hamster (H4–H8).

Cells of a room, and placements, are looked at many at a time: a set of either is a word, one bit for each member. What
that takes stands in the edition (`neighbours`, `holding`).
"""

from __future__ import annotations

from typing import Any

from sousbois.core.rule import rule
from sousbois.games.hamster.material import CENTRAL, CHOSEN, MOST_BY_ONES, ROOMS, SETS, SLICE, SLICES, Edition, State


@rule
def sizes(state: State, edition: Edition, seat: int) -> tuple[int, int]:
    """H4 Exactly as many cells as the die says. H8 On a 1 any value from 1 to 7, but no more than the points left on
    the track."""
    if state.roll == CHOSEN:
        return 1, min(MOST_BY_ONES, edition.ones_track - state.ones_used[seat])
    return state.roll, state.roll


@rule
def crossed_nothing(state: State, edition: Edition, seat: int) -> bool:
    """H5 Whether a seat's first crosses are still to come."""
    cells = 0
    for room in range(ROOMS):
        cells |= state.crossed[seat, room]
    return cells == 0


@rule
def beginnings(state: State, edition: Edition, seat: int, room: int, first: bool) -> int:
    """H5 The cells of a room of which new crosses have to hold one: any cell of the central room for the first crosses
    (H15 of any room), later those edge to edge with older crosses. H6, H7 If the room is not begun, or by the house
    rule, also those at a tunnel whose far cell is crossed."""
    if first:
        return all_cells(edition, room) if room == CENTRAL or state.options.free_start else 0
    crossed = int(state.crossed[seat, room])
    if crossed == 0:
        return at_tunnels(state, edition, seat, room)
    cells = around(edition, room, crossed)
    if state.options.tunnels_reenter:
        cells |= at_tunnels(state, edition, seat, room)
    return cells & ~crossed


@rule
def at_tunnels(state: State, edition: Edition, seat: int, room: int) -> int:
    """H6 The cells of a room at a tunnel whose far cell is crossed."""
    cells = 0
    for way in range(edition.ways[room], edition.ways[room + 1]):
        reached = state.crossed[seat, edition.way_from_room[way]] >> edition.way_from_cell[way] & 1
        cells |= reached << edition.way_cell[way]
    return cells


@rule
def around(edition: Edition, room: int, cells: int) -> int:
    """H5 The cells edge to edge with some cells of a room."""
    return of_any(edition.neighbours, room, cells)


@rule
def legal_in(edition: Edition, word: int, crossed: int, begins: int) -> int:
    """H4–H6 The placements of a word that hold a cell where new crosses begin, and none that is crossed."""
    return of_any(edition.holding, word, begins) & ~of_any(edition.holding, word, crossed)


@rule
def of_any(table: Any, row: int, cells: int) -> int:
    """All that a table knows of any of these cells, slice by slice."""
    found = 0
    for part in range(SLICES):
        found |= table[row, part * SETS + (cells >> part * SLICE & SETS - 1)]
    return found


@rule
def can_cross(state: State, edition: Edition, seat: int, fewest: int, most: int) -> bool:
    """H4 Whether a seat could cross so many cells anywhere."""
    first = crossed_nothing(state, edition, seat)
    for room in range(edition.rooms):
        begins = beginnings(state, edition, seat, room, first)
        if begins != 0:
            for word in range(edition.words[room, fewest], edition.words[room, most + 1]):
                if legal_in(edition, word, int(state.crossed[seat, room]), begins) != 0:
                    return True
    return False


@rule
def all_cells(edition: Edition, room: int) -> int:
    """The cells of a room, as bits."""
    cells: int = (1 << edition.cells[room]) - 1
    return cells


@rule
def lowest(bits: int) -> int:
    """The number of the lowest bit of a set."""
    return count_bits(~bits & (bits - 1))


@rule
def count_bits(bits: int) -> int:
    """How many members a set has."""
    found = 0
    while bits != 0:
        bits &= bits - 1
        found += 1
    return found
