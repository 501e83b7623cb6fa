"""What a drawing puts on a screen."""

from __future__ import annotations

import io
from typing import Any

from rich.console import Console, RenderableType

from sousbois.core.event import Event
from sousbois.core.record import NOTHING
from sousbois.core.telling import Teller
from sousbois.play.table import Table
from sousbois.terminal.drawing import Drawing, drawing_of
from sousbois.terminal.language import words_of
from sousbois.terminal.style import THEME

NAMES = ("You", "Alma", "Boris", "Chloé", "Émile", "Fanny")


def drawing(table: Table, language: str = "en", reader: int | None = 0) -> Drawing:
    """How the game of a table is drawn for a reader."""
    game = table.setup.game
    words = words_of(game.name, language)
    teller = Teller(game, words, NAMES, NOTHING if reader is None else reader, table.setup.edition.called)
    return drawing_of(game.name)(table.setup, words, teller)


def told(kind: str, clause: str, seat: int | None = None, **values: Any) -> Event:
    """An event, as a table would give it to a drawing."""
    return Event(kind, clause, seat, values)


def drawn(*things: RenderableType, width: int = 80) -> list[str]:
    """The lines of a screen without colours, without the blanks at their ends."""
    out = io.StringIO()
    console = Console(file=out, width=width, theme=THEME, highlight=False, markup=False, emoji=False)
    for thing in things:
        console.print(thing)
    return [line.rstrip() for line in out.getvalue().replace("\N{NO-BREAK SPACE}", " ").splitlines()]
