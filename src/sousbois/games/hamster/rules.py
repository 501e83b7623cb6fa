"""Hamstern: the hamster, in rulebook order.

    Material               Room, Placement, Options, Edition, State
    Set-up                 deal
    A turn                 acting, why_not, fill_legal, apply, play_on, begin_turn, roll_die, tell_passes, fill_in
    Where crosses may go   sizes, crossed_nothing, beginnings, around, legal_in, can_cross
    The timer              switch_timer, somebody_in_fourth_room
    End of the game        goes_on, anybody_can_ever
    Score                  standing, room_points, is_full, count_crossed
    What one knows         redeal, any_legal
    What can be            check

Cells of a room, and placements, are looked at many at a time: a set of either is a word, one bit for each member. What
that takes stands in the edition (`neighbours`, `holding`).

Departures from the printed rules: none. The printed rules are for 2 to 6 players; one plays alone by H16.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any

import numpy as np

from sousbois.core.chance import below, sow, unsigned
from sousbois.core.cited import Cited
from sousbois.core.event import tell
from sousbois.core.option import Switch
from sousbois.core.record import (
    NOTHING,
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
from sousbois.core.rule import rule
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


# Set-up


@rule
def deal(state: State, edition: Edition) -> None:
    """H1, H16 Everyone has an empty sheet. Whoever plays alone has the timer on from the start."""
    for seat in range(state.seats):
        state.choice[seat] = NOTHING
    state.timer_on = state.seats == 1
    state.timer_run = 1
    play_on(state, edition)


# A turn


@rule
def acting(state: State) -> int:
    """H3 All who can cross cells choose them at the same time."""
    return state.owing


@rule
def why_not(state: State, edition: Edition, seat: int, action: int) -> int:
    """H4 As many cells as the die says, H8 or any value for a 1; H5 beside older crosses, H6 or through a tunnel."""
    fewest, most = sizes(state, edition, seat)
    if edition.size_of[action] < fewest or edition.size_of[action] > most:
        return Refusal.TRACK_TOO_SHORT if state.roll == CHOSEN else Refusal.WRONG_NUMBER
    room = edition.room_of[action]
    if edition.cells_of[action] & state.crossed[seat, room] != 0:
        return Refusal.CROSSED_ALREADY
    first = crossed_nothing(state, edition, seat)
    if edition.cells_of[action] & beginnings(state, edition, seat, room, first) != 0:
        return Refusal.ALLOWED
    if first:
        return Refusal.NOT_IN_CENTRAL_ROOM
    return Refusal.NO_TUNNEL if state.crossed[seat, room] == 0 else Refusal.NOT_ADJACENT


@rule
def fill_legal(state: State, edition: Edition, seat: int, out: Any) -> int:
    """H4–H8 The same in one go: only sizes that may be crossed, only rooms that are open."""
    found = 0
    fewest, most = sizes(state, edition, seat)
    first = crossed_nothing(state, edition, seat)
    for room in range(edition.rooms):
        begins = beginnings(state, edition, seat, room, first)
        if begins != 0:
            for word in range(edition.words[room, fewest], edition.words[room, most + 1]):
                number = edition.first_in[word]
                legal = legal_in(edition, word, int(state.crossed[seat, room]), begins)
                while legal != 0:
                    out[unsigned(found)] = number + lowest(legal)  # an index without a sign is quicker
                    found += 1
                    legal &= legal - 1
    return found


@rule
def apply(state: State, edition: Edition, seat: int, action: int) -> None:
    """H3 Choose cells. When all have chosen, all fill in, and the next turn begins."""
    state.told = 0
    state.choice[seat] = action
    state.owing &= ~(1 << seat)
    if state.owing == 0:
        for player in range(state.seats):
            if state.choice[player] != NOTHING:
                fill_in(state, edition, player, state.choice[player])
                state.choice[player] = NOTHING
        play_on(state, edition)


@rule
def play_on(state: State, edition: Edition) -> None:
    """H3 Turn follows turn until somebody has cells to choose, or the game is over."""
    while state.owing == 0 and goes_on(state, edition):
        begin_turn(state, edition)


@rule
def begin_turn(state: State, edition: Edition) -> None:
    """H3, H4 The die is rolled for everyone; whoever can cross cells must, and all others pass. Turns in which nobody
    can are told in one, up to the end of the timer."""
    idle_turns = 0
    idle_dice = 0
    dice = roll_die(state, edition)
    while state.owing == 0:
        idle_turns += 1
        idle_dice += dice
        if state.timer_crossed == edition.timer:
            break
        dice = roll_die(state, edition)
    if idle_turns > 0:
        tell(state, Event.NOBODY_CAN_CROSS, NOTHING, idle_turns, idle_dice)
    if state.owing != 0:
        tell(state, Event.ROLLED, NOTHING, state.roll, state.turn)
        if dice > 0:
            tell(state, Event.TIMER_CROSSED, NOTHING, edition.timer - state.timer_crossed)
        tell_passes(state, edition)


@rule
def roll_die(state: State, edition: Edition) -> int:
    """H3 The die is rolled once. H10 While the timer is on, a 4, 5 or 6 crosses a die off it before anybody fills in;
    the answer is how many."""
    state.turn += 1
    state.roll = 1 + below(state.chance, SIDES)
    dice = 1 if state.timer_on and state.roll >= LEAST_TIMED else 0
    state.timer_crossed += dice
    for seat in range(state.seats):
        fewest, most = sizes(state, edition, seat)
        if can_cross(state, edition, seat, fewest, most):
            state.owing |= 1 << seat
    return dice


@rule
def tell_passes(state: State, edition: Edition) -> None:
    """H4, H8 Whoever cannot cross exactly so many cells passes; so does, on a 1, whoever has used up the track."""
    for seat in range(state.seats):
        if not state.owing >> seat & 1:
            empty = state.roll == CHOSEN and state.ones_used[seat] == edition.ones_track
            tell(state, Event.TRACK_EMPTY if empty else Event.CANNOT_CROSS, seat)


@rule
def fill_in(state: State, edition: Edition, seat: int, placement: int) -> None:
    """H4, H6, H8 A seat crosses the cells it has chosen; on a 1, as many points of the track are used up."""
    room = edition.room_of[placement]
    began = state.crossed[seat, room] == 0 and not crossed_nothing(state, edition, seat)
    state.crossed[seat, room] |= edition.cells_of[placement]
    tell(state, Event.CELLS_CROSSED, seat, placement)
    if began:
        tell(state, Event.ROOM_BEGUN, seat, room)
    if state.roll == CHOSEN:
        state.ones_used[seat] += edition.size_of[placement]
        tell(state, Event.ONES_USED, seat, edition.size_of[placement], edition.ones_track - state.ones_used[seat])
    if is_full(state, edition, seat, room):
        tell(state, Event.ROOM_FULL, seat, room, edition.points[room])


# Where crosses may go


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


# The timer


@rule
def switch_timer(state: State, edition: Edition) -> None:
    """H9 The first cross in a fourth room switches the timer on for everyone, from the next turn on. H16 Alone, it
    begins the second run, as does the end of the first."""
    fourth = somebody_in_fourth_room(state, edition)
    if fourth and not state.timer_on:
        state.timer_on = True
        tell(state, Event.TIMER_STARTS)
    if state.seats == 1 and state.timer_run == 1 and (fourth or state.timer_crossed == edition.timer):
        state.timer_run = 2
        state.timer_crossed = 0
        tell(state, Event.SECOND_RUN_BEGINS)


@rule
def somebody_in_fourth_room(state: State, edition: Edition) -> bool:
    """H9 Whether anybody has crossed cells in a fourth room; the central one counts."""
    for seat in range(state.seats):
        begun = 0
        for room in range(edition.rooms):
            begun += state.crossed[seat, room] != 0
        if begun >= ROOMS_FOR_TIMER:
            return True
    return False


# End of the game


@rule
def goes_on(state: State, edition: Edition) -> bool:
    """H11 After the turn in which the last die of the timer was crossed off, the game is over. H12 So it is when nobody
    could ever cross a cell again. Otherwise the next turn begins."""
    switch_timer(state, edition)
    if state.timer_crossed == edition.timer:
        tell(state, Event.LAST_DIE_CROSSED)
    elif not anybody_can_ever(state, edition):
        tell(state, Event.NOTHING_LEFT_TO_CROSS)
    else:
        return True
    for seat in range(state.seats):
        rooms = room_points(state, edition, seat)
        mushrooms = count_crossed(state, edition, seat, edition.mushrooms)
        acorns = ACORN_POINTS[count_crossed(state, edition, seat, edition.acorns)]
        tell(state, Event.SHEET_COUNTED, seat, rooms, mushrooms, acorns)
    return False


@rule
def anybody_can_ever(state: State, edition: Edition) -> bool:
    """H12 Whether any roll would let anybody cross cells: 2 to 6, or a 1 with points left on the track."""
    for seat in range(state.seats):
        left = edition.ones_track - state.ones_used[seat]
        fewest = 1 if left > 0 else 2
        most = max(SIDES, min(MOST_BY_ONES, left))
        if can_cross(state, edition, seat, fewest, most):
            return True
    return False


# Score


@rule
def standing(state: State, edition: Edition, seat: int, step: int) -> int:
    """H13 Full rooms, mushrooms and acorns. H14 Ties: points from rooms; then mushrooms; then acorns."""
    if step == BY_ROOMS:
        return room_points(state, edition, seat)
    if step == BY_MUSHROOMS:
        return count_crossed(state, edition, seat, edition.mushrooms)
    if step == BY_ACORNS:
        return count_crossed(state, edition, seat, edition.acorns)
    points = room_points(state, edition, seat) + count_crossed(state, edition, seat, edition.mushrooms)
    return points + ACORN_POINTS[count_crossed(state, edition, seat, edition.acorns)]


@rule
def room_points(state: State, edition: Edition, seat: int) -> int:
    """H13 A room that is crossed completely has its points, any other none."""
    points = 0
    for room in range(edition.rooms):
        if is_full(state, edition, seat, room):
            points += edition.points[room]
    return points


@rule
def is_full(state: State, edition: Edition, seat: int, room: int) -> bool:
    """H13 Whether a seat has crossed all cells of a room."""
    return bool(state.crossed[seat, room] == all_cells(edition, room))


@rule
def count_crossed(state: State, edition: Edition, seat: int, pictures: Counts) -> int:
    """H13 How many mushrooms, or acorns, a seat has crossed."""
    found = 0
    for room in range(edition.rooms):
        found += count_bits(int(state.crossed[seat, room]) & pictures[room])
    return found


# What one knows


@rule
def redeal(state: State, edition: Edition, seat: int, seed: int) -> None:
    """H3 Only what others have chosen before all have is secret: each could be any placement open to its player."""
    sow(state.chance, seed)
    for other in range(state.seats):
        if other != seat and state.choice[other] != NOTHING:
            state.choice[other] = any_legal(state, edition, other)


@rule
def any_legal(state: State, edition: Edition, seat: int) -> int:
    """A placement that a seat can choose, all equally likely. Each word is kept instead of the one before with a
    chance that is its share of all placements seen so far; in the end, any placement of the word kept."""
    seen = 0
    kept = 0
    kept_first = 0
    fewest, most = sizes(state, edition, seat)
    first = crossed_nothing(state, edition, seat)
    for room in range(edition.rooms):
        begins = beginnings(state, edition, seat, room, first)
        if begins != 0:
            for word in range(edition.words[room, fewest], edition.words[room, most + 1]):
                legal = legal_in(edition, word, int(state.crossed[seat, room]), begins)
                seen += count_bits(legal)
                if legal != 0 and below(state.chance, seen) < count_bits(legal):
                    kept = legal
                    kept_first = edition.first_in[word]
    for _ in range(below(state.chance, count_bits(kept))):
        kept &= kept - 1
    return kept_first + lowest(kept)


# What can be


def check(state: State, edition: Edition) -> Iterator[str]:
    """What is impossible about a position, in words: H3 the die, H4–H8 the crosses, H9–H12 the timer and the end."""
    if state.turn < 1:
        yield f"turn: {state.turn} is before the first"
    if not 1 <= state.roll <= SIDES:
        yield f"roll: {state.roll} is on no side of the die"
        return
    for seat in range(state.seats):
        wrong = list(check_crosses(state, edition, seat))
        yield from wrong
        if wrong:
            return
    yield from check_timer(state, edition)
    for seat in range(state.seats):
        yield from check_choice(state, edition, seat)


def check_crosses(state: State, edition: Edition, seat: int) -> Iterator[str]:
    """H2, H4, H8 What is impossible about the crosses on one sheet."""
    for room in range(ROOMS):
        if state.crossed[seat, room] & ~(all_cells(edition, room) if room < edition.rooms else 0):
            yield f"crossed[{seat}][{room}]: the sheet has no such cells"
            return
    by_ones = state.ones_used[seat]
    if not 0 <= by_ones <= edition.ones_track:
        yield f"ones_used[{seat}]: {by_ones} of the {edition.ones_track} points of the track"
        return
    by_others = sum(count_bits(state.crossed[seat, room]) for room in range(edition.rooms)) - by_ones
    if by_others < 0 or by_others == 1:
        yield f"crossed[{seat}]: {by_others} cells by rolls of 2 to 6"
    needed = -(-by_others // SIDES) - (-by_ones // MOST_BY_ONES)
    past = state.turn - (state.owing != 0)
    if needed > past:
        yield f"crossed[{seat}]: so many cells take {needed} turns at least, but {past} are over"
    yield from check_growth(state, edition, seat)


def check_growth(state: State, edition: Edition, seat: int) -> Iterator[str]:
    """H5–H7, H15 Crosses grow out of the first ones, edge to edge and through tunnels."""
    begun = [room for room in range(edition.rooms) if state.crossed[seat, room]]
    if not begun:
        return
    if begun[0] != CENTRAL and not state.options.free_start:
        yield f"crossed[{seat}]: the first crosses go into the central room"
    if not state.options.tunnels_reenter:
        for room in begun:
            crossed = state.crossed[seat, room]
            if grown(edition, room, 1 << lowest(crossed), crossed) != crossed:
                yield f"crossed[{seat}][{room}]: within a room, crosses are edge to edge with older ones"
    reached = dict.fromkeys(begun, 0)
    reached[begun[0]] = 1 << lowest(state.crossed[seat, begun[0]])
    before: dict[int, int] = {}
    while reached != before:
        before = dict(reached)
        for room in begun:
            for way in range(edition.ways[room], edition.ways[room + 1]):
                if reached.get(edition.way_from_room[way], 0) >> edition.way_from_cell[way] & 1:
                    reached[room] |= 1 << edition.way_cell[way] & state.crossed[seat, room]
            reached[room] = grown(edition, room, reached[room], state.crossed[seat, room])
    for room in begun:
        if reached[room] != state.crossed[seat, room]:
            yield f"crossed[{seat}][{room}]: no tunnel that is crossed at both ends leads there"


def grown(edition: Edition, room: int, cells: int, crossed: int) -> int:
    """The crossed cells of a room that hang together with some of them."""
    while (more := cells | around(edition, room, cells) & crossed) != cells:
        cells = more
    return cells


def check_timer(state: State, edition: Edition) -> Iterator[str]:
    """H9–H12, H16 What is impossible about the timer, and about the end of the game."""
    alone, over = state.seats == 1, state.owing == 0
    timed = state.roll >= LEAST_TIMED
    complete = state.timer_crossed == edition.timer
    fourth = somebody_in_fourth_room(state, edition)
    if not 0 <= state.timer_crossed <= edition.timer:
        yield f"timer_crossed: {state.timer_crossed} of the {edition.timer} dice of the timer"
    if state.timer_run not in ((1, 2) if alone else (1,)):
        yield f"timer_run: {state.timer_run}: the timer runs {'twice' if alone else 'once'}"
    if state.timer_on != (alone or fourth):
        yield "timer_on: a cross in a fourth room switches the timer on; whoever is alone has it on from the start"
    if alone and fourth and state.timer_run == 1:
        yield "timer_run: a first cross in a fourth room begins the second run"
    if state.timer_crossed > state.turn - turns_before_run(state, edition, fourth):
        yield f"timer_crossed: {state.timer_crossed} dice by turn {state.turn}: the timer has not run for so long"
    if not over and timed and state.timer_on and state.timer_crossed == 0:
        yield f"timer_crossed: a roll of {state.roll} crosses off a die"
    if complete and not timed:
        yield f"timer_crossed: the last die is not crossed off by a roll of {state.roll}"
    if over and (not complete or (alone and state.timer_run == 1)) and anybody_can_ever(state, edition):
        yield "owing: nobody owes a decision, but the game is not over"


def turns_before_run(state: State, edition: Edition, fourth: bool) -> int:
    """H9, H16 The fewest turns before this run of the timer: nobody begins two rooms in one turn."""
    if state.seats == 1 and state.timer_run == 1:
        return 0
    if state.seats == 1:
        return min(edition.timer, ROOMS_FOR_TIMER) if fourth else edition.timer
    return ROOMS_FOR_TIMER if fourth else state.turn


def check_choice(state: State, edition: Edition, seat: int) -> Iterator[str]:
    """H3, H4 Whoever can cross cells owes a choice until it is made; nobody else chooses."""
    choice, owes = state.choice[seat], state.owing >> seat & 1
    if choice == NOTHING:
        able = can_cross(state, edition, seat, *sizes(state, edition, seat))
        if state.owing != 0 and owes != able:
            yield f"owing: seat {seat} {'can' if able else 'cannot'} cross {state.roll} cells"
    elif state.owing == 0 or owes:
        yield f"choice[{seat}]: chosen, but {'the seat still owes a choice' if owes else 'the game is over'}"
    elif not 0 <= choice < edition.placements or why_not(state, edition, seat, choice) != Refusal.ALLOWED:
        yield f"choice[{seat}]: that player cannot cross {choice}"
