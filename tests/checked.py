"""Bots and environments of a game, compiled with bounds checking: a slip is an error there, instead of silence."""

from __future__ import annotations

from sousbois.bots.knowing import meaning_of
from sousbois.core.game import Game
from sousbois.core.rule import Twins

_twins: dict[str, Twins] = {}


def checked_thoughts(game: Game) -> Twins:
    """The checked form of `thinking_twins`; one for all tests, so that rules are translated once."""
    return _twins.setdefault(game.name, Twins(game.name, meaning_of(game), checked=True))
