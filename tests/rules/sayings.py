"""What the words of a game say, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

from sousbois.core.words import LANGUAGES, Words
from sousbois.games import load

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"

YOU = {"seat": "Alice", "seat_is": "you"}
ALICE = {"seat": "Alice", "seat_is": "other"}
BORIS = {"seat": "Boris", "seat_is": "other"}


@cache
def words_of(game: str, language: str) -> Words:
    """The words of a game, read once."""
    return load(game).words(language)


def said_in(game: str, message: str, **values: Any) -> tuple[str, str]:
    """What a message says in French and in English."""
    french, english = (words_of(game, language).say(message, **values) for language in LANGUAGES)
    return french, english
