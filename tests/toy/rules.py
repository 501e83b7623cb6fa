"""Nuts, a toy game for tests: in turns, from hidden hands, with options and with chance on the way.

    Material          Nut, Options, Edition, State
    Set-up            deal, draw, deck_size
    A turn            acting, why_not, apply, play_nut, dig, end_turn
    End of the game   standing
    What one knows    redeal, check

N1 A deck of nuts is shuffled and every player draws three; who begins is drawn by lot. N2 On your turn, store a nut of
your hand in sight of all and draw another one, unseen by the rest. N3 Or dig in one of the dens: a nut lies in one of
them, at random, and finding it is worth a point. N4 House rule: or sleep. N5 The game lasts so many turns for each
player. N6 Most points win; then most nuts stored.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Annotated

from sousbois.core.action import Actions, Block
from sousbois.core.chance import below, sow
from sousbois.core.cited import Cited
from sousbois.core.event import tell
from sousbois.core.naming import names_of
from sousbois.core.option import Choice, Switch
from sousbois.core.record import (
    NOTHING,
    Count,
    Counts,
    Flag,
    Record,
    Seat,
    SeatBits,
    Seats,
    Seen,
    Shape,
    Small,
    Smalls,
)
from sousbois.core.rule import rule
from sousbois.core.state import GameState

SEATS = Seats(3)
MOST_TURNS = 5
DRAWN = 3

# Material


class Nut(IntEnum):
    """N1 The kinds of nut."""

    ACORN = 0
    BEECH_NUT = 1
    CHESTNUT = 2


KINDS = len(Nut)


class Options(Record):
    """N4, N5 House rules."""

    naps: Annotated[Flag, Switch(clause="N4")]
    """Whether one may sleep."""

    turns: Annotated[Count, Choice(default=3, low=1, high=MOST_TURNS, clause="N5")]
    """How many turns everyone has."""


class Edition(Record):
    """N1, N3 What is printed."""

    copies: Annotated[Smalls, Shape(Nut)]
    """How many of each nut the deck has."""

    points: Annotated[Smalls, Shape(Nut)]
    """What each nut is worth once it is stored."""

    dens: Small
    """How many dens there are to dig in."""


class State(GameState, events=3):
    """N1 The table."""

    options: Options
    """The house rules."""

    turn: Annotated[Small, Seat]
    """Whose turn it is; nobody's once the game is over."""

    taken: Count
    """How many turns have been taken."""

    deck: Annotated[Smalls, Shape(Nut), Seen.BY_NOBODY]
    """The nuts nobody has drawn."""

    hand: Annotated[Smalls, Shape(SEATS, Nut), Seen.BY_OWNER]
    """The nuts that each seat has drawn and kept."""

    stored: Annotated[Smalls, Shape(SEATS, Nut)]
    """The nuts that each seat has stored, in sight of all."""

    found: Annotated[Counts, Shape(SEATS)]
    """The nuts that each seat has dug out."""

    asleep: Annotated[Small, SeatBits]
    """The seats that have slept on their last turn."""


class Event(Cited):
    """What the log can tell."""

    BEGIN = "N1"
    STORED = "N2", {"nut": Nut}
    DRAWN = "N2"
    DUG = "N3", {"den": int, "lucky": bool}
    SLEPT = "N4"
    GAME_OVER = "N6", {"last": Seat}


class Refusal(Cited):
    """Why a move is refused."""

    ALLOWED = "N2"
    NOT_IN_HAND = "N2", {"nut": Nut}
    NO_NAPS = "N4"


def actions(dens: int) -> Actions:
    """N2–N4 All one can do; how many dens there are is printed."""
    return Actions(
        Block("store", "{nut}", nut=Nut),
        Block("sleep", "sleep"),
        Block("dig", "den-{den}", den=range(1, dens + 1)),
    )


STORE = actions(0).start("store")
SLEEP = actions(0).start("sleep")
DIG = actions(0).start("dig")

# Set-up


@rule
def deal(state: State, edition: Edition) -> None:
    """N1 Three nuts each, and a first player."""
    for nut in range(KINDS):
        state.deck[nut] = edition.copies[nut]
    for seat in range(state.seats):
        for _ in range(DRAWN):
            state.hand[seat, draw(state)] += 1
    state.turn = below(state.chance, state.seats)
    tell(state, Event.BEGIN, state.turn)


@rule
def draw(state: State) -> int:
    """N1, N2 Any nut of the deck."""
    skipped = below(state.chance, deck_size(state))
    for nut in range(KINDS):
        for _ in range(state.deck[nut]):
            if skipped == 0:
                state.deck[nut] -= 1
                return nut
            skipped -= 1
    return NOTHING


@rule
def deck_size(state: State) -> int:
    """How many nuts nobody has drawn."""
    size = 0
    for nut in range(KINDS):
        size += state.deck[nut]
    return size


# A turn


@rule
def acting(state: State) -> int:
    """N2 One after the other."""
    return 0 if state.turn == NOTHING else 1 << state.turn


@rule
def why_not(state: State, edition: Edition, seat: int, action: int) -> int:
    """N2 Store a nut of your hand. N4 Sleep, if the house allows it."""
    if action < SLEEP and state.hand[seat, action - STORE] == 0:
        return Refusal.NOT_IN_HAND
    if action == SLEEP and not state.options.naps:
        return Refusal.NO_NAPS
    return Refusal.ALLOWED


@rule
def apply(state: State, edition: Edition, seat: int, action: int) -> None:
    """N2–N4 One's turn."""
    state.told = 0
    state.asleep &= ~(1 << seat)
    if action < SLEEP:
        play_nut(state, seat, action - STORE)
    elif action == SLEEP:
        state.asleep |= 1 << seat
        tell(state, Event.SLEPT, seat)
    else:
        dig(state, edition, seat, action - DIG)
    end_turn(state)


@rule
def play_nut(state: State, seat: int, nut: int) -> None:
    """N2 A nut is stored, and another one drawn while there are any."""
    state.hand[seat, nut] -= 1
    state.stored[seat, nut] += 1
    tell(state, Event.STORED, seat, nut)
    if deck_size(state) > 0:
        state.hand[seat, draw(state)] += 1
        tell(state, Event.DRAWN, seat)


@rule
def dig(state: State, edition: Edition, seat: int, den: int) -> None:
    """N3 With luck, a nut."""
    lucky = below(state.chance, edition.dens) == den
    if lucky:
        state.found[seat] += 1
    tell(state, Event.DUG, seat, den + 1, lucky)


@rule
def end_turn(state: State) -> None:
    """N5 The next player's turn, or the end."""
    state.taken += 1
    if state.taken == state.options.turns * state.seats:
        tell(state, Event.GAME_OVER, NOTHING, state.turn)
        state.turn = NOTHING
    else:
        state.turn = (state.turn + 1) % state.seats


# End of the game


@rule
def standing(state: State, edition: Edition, seat: int, step: int) -> int:
    """N6 Most points; then most nuts stored."""
    points = state.found[seat]
    nuts = 0
    for nut in range(KINDS):
        points += state.stored[seat, nut] * edition.points[nut]
        nuts += state.stored[seat, nut]
    return points if step == 0 else nuts


# What one knows


@rule
def redeal(state: State, edition: Edition, seat: int, seed: int) -> None:
    """N1, N2 The deck and the others' hands are secret: all is drawn anew, as many as before."""
    sow(state.chance, seed)
    for other in range(state.seats):
        if other != seat:
            for nut in range(KINDS):
                state.deck[nut] += state.hand[other, nut]
    for other in range(state.seats):
        if other != seat:
            size = 0
            for nut in range(KINDS):
                size += state.hand[other, nut]
                state.hand[other, nut] = 0
            for _ in range(size):
                state.hand[other, draw(state)] += 1


def check(state: State, edition: Edition) -> Iterator[str]:
    """What is impossible about a position."""
    left = state.options.turns * state.seats - state.taken
    if state.taken < 0 or left < 0:
        yield f"taken: {state.taken} turns of {state.options.turns * state.seats}"
    if (state.turn == NOTHING) != (left == 0):
        yield "turn: it is somebody's turn until the last one is taken, and no longer"
    if state.asleep and not state.options.naps:
        yield "asleep: nobody may sleep"
    for nut, name in enumerate(names_of(Nut)):
        counts = [state.deck[nut]]
        for seat in range(state.seats):
            counts += [state.hand[seat, nut], state.stored[seat, nut]]
        if min(counts) < 0:
            yield f"{name}: less than nothing"
        if sum(counts) != edition.copies[nut]:
            yield f"{name}: {sum(counts)} on the table, but the deck has {edition.copies[nut]}"
    for seat in range(state.seats):
        if not 0 <= state.found[seat] <= state.taken:
            yield f"found[{seat}]: {state.found[seat]} in {state.taken} turns"
