"""What a good player of the hamster knows: what a sheet is worth beyond its score, so that three turns ahead will do.

The numbers were found by playing: of many players that take whatever is worth most at once, those with the best scores
were varied again and again.
"""

from __future__ import annotations

from typing import Any

from sousbois.bots.knowing import Habits, Level
from sousbois.bots.knowledge.hamster_ending import count_out
from sousbois.core.record import Words64
from sousbois.core.rule import rule
from sousbois.games.hamster.material import ACORN_POINTS, ACORNS, CHOSEN, ROOMS_FOR_TIMER, Edition, State
from sousbois.games.hamster.placing import (
    all_cells,
    around,
    beginnings,
    count_bits,
    crossed_nothing,
    legal_in,
    lowest,
    sizes,
)
from sousbois.games.hamster.rules import count_crossed, standing

__all__ = ("HABITS", "LEVELS", "count_out", "leg", "par", "pick", "promise", "spread", "worth")
"""What bots ask for."""

POINT = 100
"""A point is counted in so many parts."""
LONG = 5
"""Stands for the dice left on the timer while it is off: more than it matters to have."""
HURRY = (0, 50, 50, 50, 60, 70)
"""The part of each hope that comes true, in hundredths, by the dice left on the timer."""
FILLING = (0, 47, 54, 45, 42, 47, 39, 10, 20, 20, 20, 5, 5, 5, 5, 5)
"""The hope for each point of a room that is begun, by the cells that are left: up to six can be one roll."""
LONE = 130
"""The harm of an empty cell without empty neighbours: only a 1 can fill it (H8)."""
ACORN_BESIDE = (65, 130, 140, 430)
"""The hope for an acorn beside a cross, by the acorns one has: each is worth more than the one before (H13)."""
ACORN_AHEAD = (40, 65, 140, 230)
"""The same where the acorn lies deeper in a room that is begun."""
TUNNEL = 70
"""The hope for a tunnel into a room that is not begun (H6)."""
TUNNEL_TO_ACORN = (40, 55, 90, 160)
"""What is added where that room has an acorn."""
MUSHROOM_BESIDE = 20
"""The hope for a mushroom beside a cross."""
TRACK = 5
"""The use of each point left on the track for 1s (H8), for each die left on the timer."""
STARTING = 145
"""The harm of being the one who starts the timer (H9)."""
USUAL = 200
"""What a turn adds to the worth of whoever plays alone."""

HABITS = Habits(legs=3, exploration=0.15, breadth=2, alone=True)
LEVELS = (Level(40, slips=21), Level(40, slips=11), Level(40))
"""Easy, medium and hard."""


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The score if the game ended now (H13), and all hopes. In the last turn (H11) that is the best placement."""
    parts: int = POINT * standing(state, edition, seat, 0)
    if state.owing == 0:
        return parts
    dice = dice_left(state, edition)
    acorns = count_crossed(state, edition, seat, edition.acorns)
    if dice == 0:
        if state.owing >> seat & 1:
            parts += last_gain(state, edition, seat, acorns)
        return parts
    for room in range(edition.rooms):
        parts += hopes_before(state, edition, seat, room, acorns, dice)
    if dice < LONG and started_timer(state, edition, seat):
        parts -= STARTING
    parts += TRACK * dice * (edition.ones_track - state.ones_used[seat])
    return parts


@rule
def spread(state: State, edition: Edition) -> int:
    """What rolls to come can bring."""
    return 4 * POINT


@rule
def par(state: State, edition: Edition) -> int:
    """A rival who has done as well as usual so far."""
    return USUAL * state.turn


@rule
def leg(state: State) -> int:
    """A turn: after three, worth tells more than the luck of a whole game."""
    return state.turn


@rule
def promise(state: State, edition: Edition, seat: int, action: int) -> int:
    """What a placement adds to what the sheet is worth."""
    dice = dice_left(state, edition)
    acorns = count_crossed(state, edition, seat, edition.acorns)
    room = edition.room_of[action]
    tunnels, to_acorns = tunnels_from(state, edition, seat, room)
    hopes = hopes_before(state, edition, seat, room, acorns, dice) + harm_of_entering(state, edition, seat, room, dice)
    return gain(state, edition, seat, action, acorns, dice, tunnels, to_acorns) - hopes


@rule
def pick(state: State, edition: Edition, seat: int, legal: Any, found: int, chance: Words64) -> int:
    """The placement that promises most. Placements are sorted by room: what the room was worth is counted once."""
    dice = dice_left(state, edition)
    acorns = count_crossed(state, edition, seat, edition.acorns)
    best: int = legal[0]
    most = 0
    room = -1
    tunnels, to_acorns, hopes = 0, 0, 0
    for i in range(found):
        if edition.room_of[legal[i]] != room:
            room = edition.room_of[legal[i]]
            tunnels, to_acorns = tunnels_from(state, edition, seat, room)
            hopes = hopes_before(state, edition, seat, room, acorns, dice)
            hopes += harm_of_entering(state, edition, seat, room, dice)
        promised = gain(state, edition, seat, legal[i], acorns, dice, tunnels, to_acorns) - hopes
        if i == 0 or promised > most:
            most = promised
            best = legal[i]
    return best


@rule
def dice_left(state: State, edition: Edition) -> int:
    """H10, H11 The dice left on the timer; 0 in the last turn. H16 Alone, the first run ends nothing."""
    if not state.timer_on or (state.seats == 1 and state.timer_run == 1):
        return LONG
    return min(LONG - 1, edition.timer - state.timer_crossed)


@rule
def gain(
    state: State, edition: Edition, seat: int, action: int, acorns: int, dice: int, tunnels: int, to_acorns: int
) -> int:
    """The points that a placement scores (H13) and, but for the last turn, the hopes for its room after it."""
    room = edition.room_of[action]
    cells = int(edition.cells_of[action])
    crossed = cells | state.crossed[seat, room]
    more_acorns = acorns + count_bits(cells & edition.acorns[room])
    points = count_bits(cells & edition.mushrooms[room]) + ACORN_POINTS[more_acorns] - ACORN_POINTS[acorns]
    if crossed == all_cells(edition, room):
        points += edition.points[room]
    if dice == 0:
        return POINT * points
    spent = TRACK * dice * edition.size_of[action] if state.roll == CHOSEN else 0
    return POINT * points - spent + hopes_for(edition, room, crossed, more_acorns, dice, tunnels, to_acorns)


@rule
def hopes_before(state: State, edition: Edition, seat: int, room: int, acorns: int, dice: int) -> int:
    """The hopes for a room as it is."""
    if dice == 0 or state.crossed[seat, room] == 0:
        return 0
    tunnels, to_acorns = tunnels_from(state, edition, seat, room)
    return hopes_for(edition, room, int(state.crossed[seat, room]), acorns, dice, tunnels, to_acorns)


@rule
def hopes_for(edition: Edition, room: int, crossed: int, acorns: int, dice: int, tunnels: int, to_acorns: int) -> int:
    """What is to be had from a room that is begun: itself, its acorn and mushrooms, and the rooms behind it."""
    have = min(acorns, ACORNS - 1)
    hopes: int = TUNNEL * count_bits(crossed & tunnels) + TUNNEL_TO_ACORN[have] * count_bits(crossed & to_acorns)
    free = all_cells(edition, room) & ~crossed
    if free == 0:
        return hopes * HURRY[dice] // 100
    hopes += FILLING[count_bits(free)] * edition.points[room]
    beside = free & around(edition, room, crossed)
    if free & edition.acorns[room] != 0:
        hopes += ACORN_BESIDE[have] if beside & edition.acorns[room] != 0 else ACORN_AHEAD[have]
    lone = free & ~around(edition, room, free)
    mushrooms = beside & edition.mushrooms[room]
    return hopes * HURRY[dice] // 100 - LONE * count_bits(lone) + MUSHROOM_BESIDE * count_bits(mushrooms)


@rule
def tunnels_from(state: State, edition: Edition, seat: int, room: int) -> tuple[int, int]:
    """The cells of a room from which tunnels lead into rooms that are not begun, and those where such a room has an
    acorn."""
    tunnels = 0
    to_acorns = 0
    for way in range(edition.ways[room], edition.ways[room + 1]):
        there = edition.way_from_room[way]
        if state.crossed[seat, there] == 0:
            tunnels |= 1 << edition.way_cell[way]
            if edition.acorns[there] != 0:
                to_acorns |= 1 << edition.way_cell[way]
    return tunnels, to_acorns


@rule
def harm_of_entering(state: State, edition: Edition, seat: int, room: int, dice: int) -> int:
    """H9 What it costs to enter a room: something if that starts the timer."""
    starts = (
        dice == LONG and state.crossed[seat, room] == 0 and rooms_begun(state, edition, seat) == ROOMS_FOR_TIMER - 1
    )
    return STARTING if starts else 0


@rule
def started_timer(state: State, edition: Edition, seat: int) -> bool:
    """H9 Whether a seat is alone in having begun a fourth room."""
    for other in range(state.seats):
        if (rooms_begun(state, edition, other) >= ROOMS_FOR_TIMER) != (other == seat):
            return False
    return True


@rule
def rooms_begun(state: State, edition: Edition, seat: int) -> int:
    """How many rooms a seat has crossed cells in."""
    begun = 0
    for room in range(edition.rooms):
        begun += state.crossed[seat, room] != 0
    return begun


@rule
def last_gain(state: State, edition: Edition, seat: int, acorns: int) -> int:
    """H11 The most that a seat can score in the last turn: certain, as no roll follows."""
    best = 0
    fewest, most = sizes(state, edition, seat)
    first = crossed_nothing(state, edition, seat)
    for room in range(edition.rooms):
        begins = beginnings(state, edition, seat, room, first)
        if begins != 0:
            for word in range(edition.words[room, fewest], edition.words[room, most + 1]):
                legal = legal_in(edition, word, int(state.crossed[seat, room]), begins)
                while legal != 0:
                    action = edition.first_in[word] + lowest(legal)
                    best = max(best, gain(state, edition, seat, action, acorns, 0, 0, 0))
                    legal &= legal - 1
    return best
