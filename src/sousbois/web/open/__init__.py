"""What lies hidden in a game, laid open when it is watched again. `web/open/<game>.py` says what each game hides."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, Protocol

from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words

State = Mapping[str, Any]
"""All fields of a state by their names, as a position has them: hidden ones too."""


class Opener(Protocol):
    """Lays one game open, in the reader's language."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None: ...

    def picture(self, state: State) -> Mapping[str, Any]:
        """What `templates/open/<game>.html` draws."""
        ...


def opener_of(game: str) -> type[Opener]:
    """What lays a game open."""
    opener: type[Opener] = import_module(f"sousbois.web.open.{game}").OPENER
    return opener
