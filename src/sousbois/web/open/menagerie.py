"""The menagerie laid open: every hand, and the cards that are out of the round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.games.menagerie.material import Species
from sousbois.web.open import Opener, State
from sousbois.web.tables.menagerie_names import Card, Names


class MenagerieOpener(Opener):
    """Lays the menagerie open."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        values = dict(zip(names_of(Species), setup.edition.shadow.copies, strict=True))
        self._names = Names(words, values)

    def picture(self, state: State) -> Mapping[str, Any]:
        """The cards of each hand, and those set aside; each kind once, with how many there are."""
        return {"hands": [self._cards(hand) for hand in state["hand"]], "aside": self._cards(state["aside"])}

    def _cards(self, cards: Mapping[str, int]) -> list[tuple[Card, int]]:
        return [(self._names.card(species, ""), count) for species, count in cards.items() if count]


OPENER = MenagerieOpener
