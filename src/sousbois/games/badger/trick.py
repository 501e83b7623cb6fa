"""A trick of the badger: which leaves may be laid into it, and which one wins it (B7–B12)."""

from __future__ import annotations

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.badger.material import (
    LEAF,
    PINK_VALUES,
    VALUES,
    Colour,
    Edition,
    Refusal,
    State,
    Suit,
    colour_of,
    first_leaf,
    highest_wins,
    leaves_in_use,
    value_of,
)


@rule
def why_not_leaf(state: State, seat: int, leaf: int) -> int:
    """B7, B8 The first player leads any leaf; the others follow its colour if they can."""
    if not state.hand[seat, leaf]:
        return Refusal.NOT_IN_HAND
    if seat != state.first and colour_of(leaf) != led_colour(state) and holds(state, seat, led_colour(state)):
        return Refusal.MUST_FOLLOW
    return Refusal.ALLOWED


@rule
def led_colour(state: State) -> int:
    """B7, B8 The colour that the first player has led."""
    return colour_of(state.laid[state.first])


@rule
def holds(state: State, seat: int, colour: int) -> bool:
    """B8 Whether there is a leaf of the colour in the hand."""
    held = 0
    for leaf in range(first_leaf(colour), first_leaf(colour + 1)):
        held += state.hand[seat, leaf]
    return held > 0


@rule
def fill_leaves(state: State, seat: int, out: list[int]) -> int:
    """B7, B8 The same in one go: all leaves of the colour led, or of the whole hand if there is none to follow with."""
    found = 0
    if seat != state.first:
        led = led_colour(state)
        found = fill_held(state, seat, first_leaf(led), first_leaf(led + 1), out)
    if found == 0:
        found = fill_held(state, seat, 0, leaves_in_use(state), out)
    return found


@rule
def fill_held(state: State, seat: int, begin: int, end: int, out: list[int]) -> int:
    """B8 The leaves in a hand, of those from one to before another."""
    found = 0
    for leaf in range(begin, end):
        out[found] = LEAF + leaf
        found += state.hand[seat, leaf]
    return found


@rule
def trick_winner(state: State, edition: Edition) -> int:
    """B10, B11 Who has laid the strongest leaf. There always is one: a leaf of the led colour that is trampled has its
    trampler beside it, and what tramples is never trampled."""
    winner = NOTHING
    most = 0
    for seat in range(state.seats):
        found = strength(state, edition, state.laid[seat])
        if found > most:
            most = found
            winner = seat
    return winner


@rule
def strength(state: State, edition: Edition, leaf: int) -> int:
    """B9, B10 Trumps are above the led colour, there the highest or the lowest value wins by the arrow of the card at
    stake; 0 is a leaf that cannot win, of another colour or trampled."""
    colour = colour_of(leaf)
    if colour != Colour.PINK and colour != led_colour(state):
        return 0
    if trampler_of(state, edition, leaf) != NOTHING:
        return 0
    value = value_of(leaf) if highest_wins(state.stake) else VALUES - value_of(leaf)
    return VALUES + value if colour == Colour.PINK else value


@rule
def trampler_of(state: State, edition: Edition, leaf: int) -> int:
    """B11, B12 The leaf in the trick, of the same colour, that tramples this one."""
    value = value_of(leaf)
    by = edition.trampled_by[Suit.PINK if leaf < PINK_VALUES else Suit.ORDINARY, value]
    if by == 0:
        return NOTHING
    trampler: int = leaf - value + by
    for seat in range(state.seats):
        if state.laid[seat] == trampler:
            return trampler
    return NOTHING
