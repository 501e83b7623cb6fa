"""Igels: the support cards of piles and hands one by one (I8, I9).

A hand lies in the order in which its cards were drawn, and everybody sees which of them leaves it (I44).
"""

from __future__ import annotations

from sousbois.core.chance import below
from sousbois.core.event import tell
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.material import EVENTS_TOLD, KINDS, Edition, Event, State


@rule
def report(
    state: State, kind: int, seat: int = NOTHING, first: int = NOTHING, second: int = NOTHING, third: int = NOTHING
) -> None:
    """I6 Tell what happens, as long as there is room for it."""
    if state.told < EVENTS_TOLD:
        tell(state, kind, seat, first, second, third)


# The general pile


@rule
def fill_pile(state: State, edition: Edition, absent: int) -> int:
    """I4 All support cards are the general pile. I41 Those that only an absent species could use may stay out: the
    answer is how many do."""
    trimmed = 0
    for kind in range(edition.kinds):
        if absent != NOTHING and edition.only_for[kind] == absent:
            trimmed += edition.copies[kind]
            continue
        for _ in range(edition.copies[kind]):
            state.pile[state.pile_size] = kind
            state.pile_size += 1
    return trimmed


@rule
def shuffle_dump(state: State) -> None:
    """I9 The support cards of the dump become the new pile."""
    for kind in range(KINDS):
        while state.dump[kind] > 0:
            state.dump[kind] -= 1
            state.pile[state.pile_size] = kind
            state.pile_size += 1
    state.shuffles += 1
    report(state, Event.PILE_SHUFFLED, NOTHING, state.pile_size)


@rule
def can_draw(state: State) -> bool:
    """I9 Whether there is a card left to draw, in the pile or on the dump."""
    if state.pile_size > 0:
        return True
    for kind in range(KINDS):
        if state.dump[kind] > 0:
            return True
    return False


@rule
def draw_card(state: State, seat: int) -> bool:
    """I8, I9 A card of the general pile goes secretly to the hand; without a pile and a dump, none does."""
    if not can_draw(state):
        return False
    if state.pile_size == 0:
        shuffle_dump(state)
    at = below(state.chance, state.pile_size)
    state.pile_size -= 1
    add_to_hand(state, seat, state.pile[at], state.shuffles, 0)
    state.pile[at] = state.pile[state.pile_size]
    state.pile[state.pile_size] = NOTHING
    return True


# Hands


@rule
def add_to_hand(state: State, seat: int, kind: int, age: int, seen_by: int) -> None:
    """I44 A card comes last in a hand."""
    at = state.hand_size[seat]
    state.hand[seat, at] = kind
    state.age[seat, at] = age
    state.seen_by[seat, at] = seen_by
    state.laid[seat, at] = 0
    state.hand_size[seat] = at + 1


@rule
def remove_from_hand(state: State, seat: int, place: int) -> None:
    """I44 A card leaves its place in a hand, and the later ones move up."""
    last = state.hand_size[seat] - 1
    for at in range(place, last):
        state.hand[seat, at] = state.hand[seat, at + 1]
        state.age[seat, at] = state.age[seat, at + 1]
        state.seen_by[seat, at] = state.seen_by[seat, at + 1]
        state.laid[seat, at] = state.laid[seat, at + 1]
    state.hand[seat, last] = NOTHING
    state.age[seat, last] = 0
    state.seen_by[seat, last] = 0
    state.laid[seat, last] = 0
    state.hand_size[seat] = last


@rule
def free_cards(state: State, seat: int) -> int:
    """I13, I38 How many cards of a hand are not laid face down."""
    return int(state.hand_size[seat] - state.laid_size[seat])


@rule
def copies_in_hand(state: State, seat: int, kind: int) -> int:
    """I13 How many cards of a kind a player can lay, play or trade."""
    copies = 0
    for at in range(state.hand_size[seat]):
        copies += (state.hand[seat, at] == kind) & (state.laid[seat, at] == 0)
    return copies


@rule
def place_in_hand(state: State, seat: int, kind: int) -> int:
    """I44 Where in the hand a card of this kind is; any one of them, if there are several."""
    copies = copies_in_hand(state, seat, kind)
    before = below(state.chance, copies) if copies > 1 else 0
    for at in range(state.hand_size[seat]):
        if state.hand[seat, at] == kind and state.laid[seat, at] == 0:
            if before == 0:
                return at
            before -= 1
    return NOTHING


@rule
def take_from_hand(state: State, seat: int, kind: int) -> None:
    """I29, I30 A card of this kind leaves the hand."""
    remove_from_hand(state, seat, place_in_hand(state, seat, kind))


@rule
def lay_from_hand(state: State, seat: int, kind: int) -> None:
    """I13 A card of this kind is laid face down."""
    state.laid_size[seat] += 1
    state.laid[seat, place_in_hand(state, seat, kind)] = state.laid_size[seat]


@rule
def steal_from_hand(state: State, thief: int, victim: int) -> None:
    """I44 Any card that is not laid changes hands; the player it is stolen from knows it there."""
    before = below(state.chance, free_cards(state, victim))
    place = 0
    while before > 0 or state.laid[victim, place] > 0:
        before -= state.laid[victim, place] == 0
        place += 1
    kind = state.hand[victim, place]
    age = state.age[victim, place]
    seen_by = (state.seen_by[victim, place] | 1 << victim) & ~(1 << thief)
    remove_from_hand(state, victim, place)
    add_to_hand(state, thief, kind, age, seen_by)
