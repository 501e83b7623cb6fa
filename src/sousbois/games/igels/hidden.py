"""What is hidden from a seat at the table of igels, and what it could be (I44)."""

from __future__ import annotations

from typing import Any

import numpy as np

from sousbois.core.chance import below, sow
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.foods import look_at_food
from sousbois.games.igels.material import CARDS, KINDS, KINDS_OF_FOOD, Edition, State


@rule
def redeal(state: State, edition: Edition, seat: int, seed: int) -> None:
    """I44 The cards that a seat cannot know are dealt anew to the places where they can be.

    Everybody sees how old each card of a hand is: drawn before the first time the dump became a new pile, or between
    the first and the second, and so on. What was drawn in each of these times is known as a whole: it is what the pile
    was made of. So the unknown cards of one age change places among each other, those of the present age also with the
    pile; each is as likely in any place as in another.
    """
    sow(state.chance, seed)
    for age in range(state.shuffles + 1):
        cards, left = gather(state, seat, age)
        for other in range(state.seats):
            for at in range(state.hand_size[other]):
                if is_unknown(state, seat, other, at, age):
                    place = below(state.chance, left)
                    left -= 1
                    state.hand[other, at] = cards[place]
                    cards[place] = cards[left]
        if age == state.shuffles:
            for at in range(left):
                state.pile[at] = cards[at]
    for other in range(state.seats):
        if other != seat:
            look_anew(state, other)


@rule
def is_unknown(state: State, seat: int, other: int, at: int, age: int) -> bool:
    """I44 Whether a card of another hand, of a certain age, is not known to a seat."""
    if other == seat or state.age[other, at] != age:
        return False
    return bool(seat == NOTHING or not state.seen_by[other, at] >> seat & 1)


@rule
def gather(state: State, seat: int, age: int) -> tuple[Any, int]:
    """I44 The cards of an age that a seat does not know where they are, in the order of their kinds, and how many they
    are."""
    found = np.zeros(KINDS, np.int16)
    for other in range(state.seats):
        for at in range(state.hand_size[other]):
            if is_unknown(state, seat, other, at, age):
                found[state.hand[other, at]] += 1
    if age == state.shuffles:
        for at in range(state.pile_size):
            found[state.pile[at]] += 1
    cards = np.zeros(CARDS, np.int8)
    left = 0
    for kind in range(KINDS):
        for _ in range(found[kind]):
            cards[left] = kind
            left += 1
    return cards, left


@rule
def look_anew(state: State, seat: int) -> None:
    """I21 Another winner may be looking at any foods of the forest."""
    looked = 0
    for food in range(KINDS_OF_FOOD):
        looked += state.looked_at[seat, food]
        state.looked_at[seat, food] = 0
    for _ in range(looked):
        look_at_food(state, seat)
