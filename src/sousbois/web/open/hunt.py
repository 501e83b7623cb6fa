"""The hunt laid open: every hand, card by card. Everybody may know them, but nobody has them before their eyes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.web.open import Opener, State


class Held(NamedTuple):
    """The cards of one kind in a hand."""

    kind: str
    size: int
    text: str


class HuntOpener(Opener):
    """Lays the hunt open."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._say = words.say

    def picture(self, state: State) -> Mapping[str, Any]:
        """The cards of each hand by kind."""
        return {"hands": [self._held(hand) for hand in state["hand"]]}

    def _held(self, hand: Mapping[str, int]) -> list[Held]:
        return [
            Held(kind, count, self._say(f"card-{kind}.counted", count=count)) for kind, count in hand.items() if count
        ]


OPENER = HuntOpener
