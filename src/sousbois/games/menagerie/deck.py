"""The cards of the menagerie one by one, as they are dealt (M2, M3)."""

from __future__ import annotations

from typing import Any

import numpy as np

from sousbois.core.chance import below
from sousbois.core.rule import rule
from sousbois.games.menagerie.material import KINDS, MOST_CARDS, State


@rule
def cards_of(counts: Any) -> Any:
    """M2 The cards one by one, of which so many are counted for each species."""
    cards = np.empty(MOST_CARDS, np.int8)
    found = 0
    for species in range(KINDS):
        for _ in range(counts[species]):
            cards[found] = species
            found += 1
    return cards, found


@rule
def draw(chance: Any, deck: Any, left: int) -> int:
    """M3 Any of the first so many cards of a deck; the last of them takes its place."""
    at = below(chance, left)
    card = int(deck[at])
    deck[at] = deck[left - 1]
    return card


@rule
def lay_aside(state: State, deck: Any, left: int) -> None:
    """M3 What is left of the deck is put aside."""
    for species in range(KINDS):
        state.aside[species] = 0
    for at in range(left):
        state.aside[deck[at]] += 1
