"""Igels laid open: every hand, what lies face down in the glade, what a winner looks at, and the general pile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.web.open import Opener, State
from sousbois.web.tables.igels_pieces import CardPiece, FoodPiece, Pieces


class Held(NamedTuple):
    """A support card of a hand."""

    piece: CardPiece
    laid: bool
    """Whether it lies face down in the glade."""


class Hand(NamedTuple):
    """What only one player sees."""

    cards: list[Held]
    foods: list[tuple[FoodPiece, int]]
    """The foods at the top of the forest that the player looks at."""


class IgelsOpener(Opener):
    """Lays igels open."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._pieces = Pieces(setup, words, teller)

    def picture(self, state: State) -> Mapping[str, Any]:
        """The support cards of each hand, and those of the pile, how many of each."""
        pile = Counter(state["pile"][: state["pile_size"]])
        return {
            "hands": [self._hand(state, seat) for seat in range(len(state["hand"]))],
            "pile": [(self._pieces.card(card), pile[card]) for card in self._sorted(pile)],
            "pile_size": state["pile_size"],
        }

    def _hand(self, state: State, seat: int) -> Hand:
        size = state["hand_size"][seat]
        laid = dict(enumerate(state["laid"][seat][:size]))
        held = state["hand"][seat][:size]
        order = sorted(range(size), key=lambda at: (bool(laid[at]), self._pieces.number(held[at])))
        foods = state["looked_at"][seat].items()
        return Hand(
            [Held(self._pieces.card(held[at]), bool(laid[at])) for at in order],
            [(self._pieces.food[food], count) for food, count in foods if count],
        )

    def _sorted(self, cards: Iterable[str]) -> list[str]:
        return sorted(cards, key=self._pieces.number)


OPENER = IgelsOpener
