"""The badger laid open: every hand, and the collection cards that are still face down."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.web.open import Opener, State
from sousbois.web.tables.badger_cards import Cards


class BadgerOpener(Opener):
    """Lays the badger open."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._cards = Cards(setup, words, teller)

    def picture(self, state: State) -> Mapping[str, Any]:
        """The leaves of each hand, and the cards to come."""
        return {
            "hands": [[self._cards.leaf(leaf) for leaf in hand] for hand in state["hand"]],
            "undrawn": [
                (self._cards.offer(offer, f"undrawn-{offer}"), count)
                for offer, count in state["undrawn"].items()
                if count
            ],
        }


OPENER = BadgerOpener
