"""Sousbois: a table for animal games, to play, to trust, to study and to research with.

>>> import sousbois
>>> table = sousbois.game("hunt").table(seats=4, seed=7)
>>> table.acting()
(0, 1, 2, 3)
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sousbois.core.errors import Illegal, NotAllowed, SousboisError, Unreadable

if TYPE_CHECKING:  # what is heavy is imported when it is asked for: `sousbois --help` should answer at once
    from pathlib import Path

    from sousbois.library import PlayableGame
    from sousbois.play.table import Table

__all__ = ["Illegal", "NotAllowed", "SousboisError", "Unreadable", "game", "replay"]
__version__ = "0.1.0"


def game(name: str) -> PlayableGame:
    """A game by name: its facts, its tables, its batches."""
    from sousbois.library import open_game

    return open_game(name)


def replay(text: str, edition: str | Path | None = None) -> Table:
    """Play the record of a game again, checking all it claims. Name the edition file if it is one of your own."""
    from sousbois.play.gamerecord import replay as replayed

    return replayed(text, edition)
