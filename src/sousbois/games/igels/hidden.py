"""What is hidden from a seat at the table of igels, and what it could be (I44)."""

from __future__ import annotations

from typing import Any

import numpy as np

from sousbois.core.chance import below, sow
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.events import can_be_laid, is_usable
from sousbois.games.igels.foods import look_at_food
from sousbois.games.igels.material import CARDS, KINDS, Edition, State
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD


@rule
def redeal(state: State, edition: Edition, seat: int, seed: int) -> None:
    """I44 The cards that a seat cannot know are dealt anew to the places where they can be.

    Everybody sees how old each card of a hand is: drawn before the first time the dump became a new pile, or between
    the first and the second, and so on. What was drawn in each of these times is known as a whole: it is what the pile
    was made of. So the unknown cards of one age change places among each other, those of the present age also with the
    pile; each is as likely in any place as in another. Only cards that can be laid lie face down.
    """
    sow(state.chance, seed)
    for age in range(state.shuffles + 1):
        cards, left, layable = gather(state, edition, seat, age)
        laid = 0
        possible = False
        while not possible:
            laid, possible = lay_anew(state, edition, seat, age, cards, layable)
        dealt = laid
        for other in range(state.seats):
            for at in range(state.hand_size[other]):
                if is_unknown(state, seat, other, at, age) and state.laid[other, at] == 0:
                    draw_to(state.chance, cards, dealt, left)
                    state.hand[other, at] = int(cards[dealt])
                    dealt += 1
        if age == state.shuffles:
            for at in range(dealt, left):
                state.pile[at - dealt] = int(cards[at])
    for other in range(state.seats):
        if other != seat:
            look_anew(state, other)


@rule
def lay_anew(state: State, edition: Edition, seat: int, age: int, cards: Any, layable: int) -> tuple[int, bool]:
    """I13, I33 The first cards go to the places that are laid face down: how many, and whether each can be used by its
    player. If not, all are dealt again: so all deals that can be are equally likely, and the true one is among them."""
    dealt = 0
    possible = True
    for other in range(state.seats):
        for at in range(state.hand_size[other]):
            if is_unknown(state, seat, other, at, age) and state.laid[other, at] > 0:
                draw_to(state.chance, cards, dealt, layable)
                state.hand[other, at] = int(cards[dealt])
                possible &= is_usable(edition, cards[dealt], state.species[other])
                dealt += 1
    return dealt, possible


@rule
def draw_to(chance: Any, cards: Any, at: int, end: int) -> None:
    """I44 Any card from a place up to, not including, an end comes to that place."""
    found = at + below(chance, end - at)
    cards[at], cards[found] = cards[found], cards[at]


@rule
def is_unknown(state: State, seat: int, other: int, at: int, age: int) -> bool:
    """I44 Whether a card of another hand, of a certain age, is not known to a seat."""
    if other == seat or state.age[other, at] != age:
        return False
    return bool(seat == NOTHING or not state.seen_by[other, at] >> seat & 1)


@rule
def gather(state: State, edition: Edition, seat: int, age: int) -> tuple[Any, int, int]:
    """I44 The cards of an age of which a seat does not know where they are, those that can be laid first and otherwise
    in the order of their kinds; how many they are, and how many can be laid."""
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
    layable = 0
    for laid_first in (True, False):
        for kind in range(KINDS):
            if can_be_laid(edition, kind) == laid_first:
                for _ in range(found[kind]):
                    cards[left] = kind
                    left += 1
        layable = left if laid_first else layable
    return cards, left, layable


@rule
def look_anew(state: State, seat: int) -> None:
    """I21 Another winner may be looking at any foods of the forest."""
    looked = 0
    for food in range(KINDS_OF_FOOD):
        looked += state.looked_at[seat, food]
        state.looked_at[seat, food] = 0
    for _ in range(looked):
        look_at_food(state, seat)
