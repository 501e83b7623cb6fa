"""What the terminal needs to know of a game: how it is drawn. `terminal/<game>.py` holds each game's drawing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module
from typing import Protocol

from rich.console import RenderableType

from sousbois.core.action import Action
from sousbois.core.event import Event
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.core.words import Words


class Drawing(Protocol):
    """Draws one game for one reader."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None: ...

    def heading(self, moment: tuple[int, ...]) -> str:
        """Where in the game we are."""
        ...

    def name(self, action: Action) -> str:
        """What people call an action for short, and may type."""
        ...

    def objection(self, answer: str) -> str:
        """Why an answer can never be an action, with the clause; empty where the game has nothing to say about it."""
        return ""

    def explain(self, asked: str) -> RenderableType | None:
        """What is printed on the card or the like that goes by this name; None where no such thing is known."""
        return None

    def explained(self) -> str:
        """A name that can be asked for, as an example; empty where the game explains none."""
        return ""

    def table(self, view: View) -> RenderableType:
        """What lies on the table."""
        ...

    def hand(self, view: View) -> RenderableType:
        """What the reader has in hand."""
        ...

    def log(self, events: Sequence[Event], view: View) -> Iterator[RenderableType]:
        """What has just happened, each sentence with its clause; `view` is what came of it."""
        ...

    def ranking(self, outcome: Outcome, view: View) -> RenderableType:
        """Who came in which place, and where the points come from."""
        ...


def drawing_of(game: str) -> type[Drawing]:
    """The drawing of a game."""
    drawing: type[Drawing] = import_module(f"sousbois.terminal.{game}").DRAWING
    return drawing
