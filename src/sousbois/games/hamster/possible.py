"""What can be on the sheets of the hamster, and what cannot: for positions that come from outside."""

from __future__ import annotations

from collections.abc import Iterator

from sousbois.games.hamster.material import (
    CENTRAL,
    LEAST_TIMED,
    MOST_BY_ONES,
    ROOMS,
    ROOMS_FOR_TIMER,
    SIDES,
    Edition,
    State,
)
from sousbois.games.hamster.placing import all_cells, around, count_bits, lowest


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


def check_timer(state: State, edition: Edition, fourth: bool, can_go_on: bool) -> Iterator[str]:
    """H9–H12, H16 What is impossible about the timer, and about the end of the game: whether somebody is in a fourth
    room, and whether anybody can ever cross a cell again, say the rules."""
    alone, over = state.seats == 1, state.owing == 0
    timed = state.roll >= LEAST_TIMED
    complete = state.timer_crossed == edition.timer
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
    if over and (not complete or (alone and state.timer_run == 1)) and can_go_on:
        yield "owing: nobody owes a decision, but the game is not over"


def turns_before_run(state: State, edition: Edition, fourth: bool) -> int:
    """H9, H16 The fewest turns before this run of the timer: nobody begins two rooms in one turn."""
    if state.seats == 1 and state.timer_run == 1:
        return 0
    if state.seats == 1:
        return min(edition.timer, ROOMS_FOR_TIMER) if fourth else edition.timer
    return ROOMS_FOR_TIMER if fourth else state.turn
