"""Hamstern: the hamster, in rulebook order.

    Material               in material.py: Room, Placement, Options, Edition, State, Event, Refusal
    Set-up                 deal
    A turn                 acting, why_not, fill_legal, apply, play_on, begin_turn, roll_die, tell_passes, fill_in
    Where crosses may go   in placing.py: sizes, beginnings, legal_in, can_cross
    The timer              switch_timer, somebody_in_fourth_room
    End of the game        goes_on, anybody_can_ever
    Score                  standing, room_points, is_full, acorn_points, count_crossed
    What one knows         redeal, any_legal
    What can be            check; the rest in possible.py

Departures from the printed rules: none. The printed rules are for 2 to 6 players; one plays alone by H16.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sousbois.core.chance import below, sow, unsigned
from sousbois.core.event import tell
from sousbois.core.record import NOTHING, Counts
from sousbois.core.rule import rule
from sousbois.games.hamster.material import (
    ACORN_POINTS,
    BY_ACORNS,
    BY_MUSHROOMS,
    BY_ROOMS,
    CHOSEN,
    LEAST_TIMED,
    MOST_BY_ONES,
    ROOMS_FOR_TIMER,
    SIDES,
    Edition,
    Event,
    Refusal,
    State,
)
from sousbois.games.hamster.placing import (
    all_cells,
    beginnings,
    can_cross,
    count_bits,
    crossed_nothing,
    legal_in,
    lowest,
    sizes,
)
from sousbois.games.hamster.possible import check_crosses, check_timer

__all__ = (
    "Event",
    "Refusal",
    "State",
    "acting",
    "apply",
    "check",
    "deal",
    "fill_legal",
    "redeal",
    "standing",
    "why_not",
)
"""What the contract of a game asks for."""

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
        tell(state, Event.SHEET_COUNTED, seat, rooms, mushrooms, acorn_points(state, edition, seat))
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
    return points + acorn_points(state, edition, seat)


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
def acorn_points(state: State, edition: Edition, seat: int) -> int:
    """H13 What the acorns that a seat has crossed are worth together."""
    return ACORN_POINTS[count_crossed(state, edition, seat, edition.acorns)]


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
    yield from check_timer(state, edition, somebody_in_fourth_room(state, edition), anybody_can_ever(state, edition))
    for seat in range(state.seats):
        yield from check_choice(state, edition, seat)


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
