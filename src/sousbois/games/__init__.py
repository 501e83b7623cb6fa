"""The games, one folder each."""

from __future__ import annotations

import pkgutil
from importlib import import_module

from sousbois.core.errors import Unreadable
from sousbois.core.game import Game


def names() -> tuple[str, ...]:
    """The games there are: each folder here is one."""
    return tuple(sorted(module.name for module in pkgutil.iter_modules(__path__)))


def load(name: str) -> Game:
    """The game of this name."""
    if name not in names():
        raise Unreadable(f"game {name!r}: unknown (games: {', '.join(names())})")
    game = import_module(f"{__name__}.{name}").GAME
    assert isinstance(game, Game)
    return game
