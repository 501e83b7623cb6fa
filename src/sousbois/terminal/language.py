"""The reader's language, and the words for it."""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

from sousbois.core.game import Game
from sousbois.core.words import Words
from sousbois.games import load

TERMINAL_WORDS = Path(__file__).parent / "words"


def usual_language() -> str:
    """The language that the environment asks for: French, or else English."""
    settings = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return "fr" if next(filter(None, settings), "").startswith("fr") else "en"


@cache
def words_of(game: str, language: str) -> Words:
    """The words of the terminal and of a game, read once: that takes a while."""
    return terminal_words(language, load(game))


def terminal_words(language: str | None, *games: Game) -> Words:
    """The words of the terminal and of these games; in the usual language if none is named."""
    return Words(language or usual_language(), TERMINAL_WORDS, *(game.folder / "words" for game in games))
