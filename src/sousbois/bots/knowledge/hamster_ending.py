"""How the game ends for a hamster alone, counted out: where few cells are left, every course it can take is looked at.

What is left of the game is told by three things: the cells that are left, the points left on the track for 1s, and the
dice left on the timer. Cells only ever become fewer, so those with fewer cells are counted first. A set of the cells
that are left now is a word, one bit for each, room after room.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.hamster.material import CHOSEN, LEAST_TIMED, SIDES, Edition, State
from sousbois.games.hamster.placing import all_cells, count_bits
from sousbois.games.hamster.rules import fill_legal, standing

FEW = 12
"""So many cells that are left can be counted out in a moment."""
MOST = 1 << 18
"""The most rests of a game to be counted: on the printed sheets, fewer cells are the narrower bound."""


@rule
def count_out(state: State, edition: Edition, seat: int, legal: Any, scores: Any) -> bool:
    """H16 The score that each placement leads to on average, if all goes on as well as it can: only alone, where the
    score is all that matters, and in the second run of the timer."""
    left = cells_left(state, edition, seat)
    cells = count_all(left)
    track = edition.ones_track - state.ones_used[seat]
    dice = edition.timer - state.timer_crossed
    if state.seats > 1 or state.timer_run == 1 or cells > FEW or (track + 1) * (dice + 1) << cells > MOST:
        return False
    chosen = state.roll == CHOSEN
    expected = count_down(state, edition, seat, left, track, dice)
    for i in range(len(legal)):
        spent = edition.size_of[legal[i]] if chosen else 0
        scores[i] = expected[without(edition, left, (1 << cells) - 1, legal[i]), track - spent, dice]
    return True


@rule
def count_down(state: State, edition: Edition, seat: int, left: Any, track: int, dice: int) -> Any:
    """The score to be expected before the next roll, for the cells, the points of the track and the dice that are
    left."""
    expected = np.zeros((1 << count_all(left), track + 1, dice + 1))
    best = np.zeros((SIDES + 1, track + 1, dice + 1))
    legal = np.zeros(edition.placements, np.int64)
    for cells in range(len(expected)):
        put_back(state, edition, seat, left, cells)
        for roll in range(1, SIDES + 1):
            state.roll = roll
            state.ones_used[seat] = edition.ones_track - track
            found = fill_legal(state, edition, seat, legal)
            find_best(edition, left, cells, expected, roll, legal, found, best)
        for points in range(track + 1):
            expected[cells, points, 0] = standing(state, edition, seat, 0)
            for timer in range(1, dice + 1):
                expected[cells, points, timer] = before_roll(expected, cells, best, points, timer)
    return expected


@rule
def find_best(
    edition: Edition, left: Any, cells: int, expected: Any, roll: int, legal: Any, found: int, best: Any
) -> None:
    """H4, H8 The best that a roll leads to, for each rest of the track and of the timer after it; NOTHING where nothing
    can be crossed."""
    best[roll] = NOTHING
    for i in range(found):
        after = without(edition, left, cells, legal[i])
        spent = edition.size_of[legal[i]] if roll == CHOSEN else 0
        for points in range(spent, best.shape[1]):
            for timer in range(best.shape[2]):
                best[roll, points, timer] = max(best[roll, points, timer], expected[after, points - spent, timer])


@rule
def before_roll(expected: Any, cells: int, best: Any, points: int, timer: int) -> float:
    """H3, H10 The average over the rolls. A roll that changes nothing is rolled again."""
    total = 0.0
    rolls = 0
    for roll in range(1, SIDES + 1):
        timer_after = timer - 1 if roll >= LEAST_TIMED else timer
        if best[roll, points, timer_after] != NOTHING:
            total += best[roll, points, timer_after]
            rolls += 1
        elif timer_after != timer:
            total += expected[cells, points, timer_after]
            rolls += 1
    return total / rolls


@rule
def cells_left(state: State, edition: Edition, seat: int) -> Any:
    """The cells of each room that a seat has not crossed."""
    left = np.zeros(edition.rooms, np.int64)
    for room in range(edition.rooms):
        left[room] = all_cells(edition, room) & ~state.crossed[seat, room]
    return left


@rule
def count_all(left: Any) -> int:
    """How many cells are left in all rooms together."""
    cells = 0
    for room in range(len(left)):
        cells += count_bits(left[room])
    return cells


@rule
def put_back(state: State, edition: Edition, seat: int, left: Any, cells: int) -> None:
    """Let only these of the cells that were left be left."""
    for room in range(edition.rooms):
        crossed = all_cells(edition, room)
        bits = left[room]
        while bits != 0:
            if cells & 1:
                crossed &= ~(bits & -bits)
            cells >>= 1
            bits &= bits - 1
        state.crossed[seat, room] = crossed


@rule
def without(edition: Edition, left: Any, cells: int, placement: int) -> int:
    """The cells that are left when a placement has been crossed."""
    room = edition.room_of[placement]
    bit = 1 << count_all(left[:room])
    bits = left[room]
    while bits != 0:
        if edition.cells_of[placement] & bits & -bits:
            cells &= ~bit
        bit <<= 1
        bits &= bits - 1
    return cells
