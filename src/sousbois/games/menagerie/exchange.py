"""Which cards can be put down in exchange for a row of the menagerie (M5)."""

from __future__ import annotations

from typing import Any

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.menagerie.material import HAND, KINDS, PUT, ROWS, Refusal, State


@rule
def why_not_put_down(state: State, seat: int, species: int) -> int:
    """M5 As many cards of one's hand as the row has, named in the order of the species; not the same animals."""
    if state.hand[seat, species] == 0:
        return Refusal.NOT_IN_HAND
    if species < last_put_down(state):
        return Refusal.OUT_OF_ORDER
    if cards_from(state, seat, species) < missing(state):
        return Refusal.TOO_FEW_AFTER_IT
    if leaves_only_the_row(state, seat, species):
        return Refusal.SAME_ANIMALS
    return Refusal.ALLOWED


@rule
def fill_what_can_be_put_down(state: State, seat: int, out: Any) -> int:
    """M5 Each species in hand from the last one on, while there are cards to spare; none that would leave only the row.

    `free` has a bit for each species; `spare` is how many cards one can still pass over.
    """
    due = state.rows[state.row, cards_down(state)]
    free = -1 << last_put_down(state) & ~(leaves_only_the_row(state, seat, due) << due)
    spare = HAND - 1 - state.row
    found = 0
    for species in range(KINDS):
        cards = state.hand[seat, species]
        out[found] = PUT + species  # kept or written over: quicker than a branch that cannot be foreseen
        found += (cards > 0) & (spare >= 0) & (free >> species)
        spare -= cards
    return found


@rule
def cards_down(state: State) -> int:
    """M5 How many cards are put down so far."""
    cards = 0
    for at in range(ROWS):
        cards += state.down[at] != NOTHING
    return cards


@rule
def missing(state: State) -> int:
    """M5 How many cards are still to be put down: the first row has one card, the fourth has four."""
    return state.row + 1 - cards_down(state)


@rule
def last_put_down(state: State) -> int:
    """M5 The species put down last, which comes last in their order; the first of all if there is none."""
    last = 0
    for at in range(ROWS):
        last = max(last, state.down[at])
    return last


@rule
def cards_from(state: State, seat: int, first: int) -> int:
    """M5 How many cards a hand has of a species and of those after it."""
    cards = 0
    for species in range(KINDS):
        cards += state.hand[seat, species] * (species >= first)
    return cards


@rule
def leaves_only_the_row(state: State, seat: int, species: int) -> bool:
    """M5 Whether, with a card of this species, the cards put down can only become the row itself.

    After it come cards of the same species and of later ones. If there could follow no more of them, each counted as
    often as it could, than are missing, there is no choice.

    When a row is chosen there is a choice, for no species has the ten cards of a hand; and a card that leaves none but
    the row is refused. So whoever has begun an exchange can complete it.
    """
    if not continues_the_row(state, species):
        return False
    following = missing(state) - 1
    if following == 0:
        return True
    most = 0
    for each in range(KINDS):
        most += can_follow(state, seat, species, each, following) * (each >= species)
    return most == following and follows_like_the_row(state, seat, species, following)


@rule
def can_follow(state: State, seat: int, species: int, other: int, following: int) -> int:
    """M5 How many cards of another species, or of the same, can be among those that follow a card."""
    in_hand: int = state.hand[seat, other] - (other == species)
    return min(in_hand, following)


@rule
def follows_like_the_row(state: State, seat: int, species: int, following: int) -> bool:
    """M5 Whether the only cards that can follow a card are those that follow it in the row."""
    for each in range(species, KINDS):
        in_row = 0
        for at in range(cards_down(state) + 1, ROWS):
            in_row += state.rows[state.row, at] == each
        if can_follow(state, seat, species, each, following) != in_row:
            return False
    return True


@rule
def continues_the_row(state: State, species: int) -> bool:
    """M5 Whether the cards put down, and one of this species after them, are the first ones of the row."""
    alike = bool(state.rows[state.row, cards_down(state)] == species)
    for at in range(ROWS):
        alike = alike & ((state.down[at] == NOTHING) | (state.down[at] == state.rows[state.row, at]))
    return alike


@rule
def can_complete(state: State) -> bool:
    """M5 Whether there is a card that can be put down for the row chosen."""
    found = False
    for species in range(KINDS):
        if why_not_put_down(state, state.turn, species) == Refusal.ALLOWED:
            found = True
    return found
