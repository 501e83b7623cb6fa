"""What there is to say about single things: a card, an animal, a room. `web/things/<game>.py` knows those of a game."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Protocol

from sousbois.core.edition import LoadedEdition
from sousbois.core.words import Words
from sousbois.web.things.thing import Group, Thing


class GameThings(Protocol):
    """What the module of a game holds."""

    def listed(self, edition: LoadedEdition, words: Words) -> Sequence[Group]:
        """All that the edition states, as the rules page lists it."""
        ...

    def others(self, edition: LoadedEdition, words: Words) -> Sequence[Thing]:
        """What lies on the table besides, put together from things that are listed."""
        ...


def things_of(game: str) -> GameThings:
    """The things of a game."""
    module: GameThings = import_module(f"{__name__}.{game}")
    return module
