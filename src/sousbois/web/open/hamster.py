"""The hamster laid open: all sheets are, once everybody has chosen."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.web.open import Opener, State


class HamsterOpener(Opener):
    """Lays the hamster open."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        pass

    def picture(self, state: State) -> Mapping[str, Any]:
        """Nothing: between two decisions no choice is secret."""
        return {}


OPENER = HamsterOpener
