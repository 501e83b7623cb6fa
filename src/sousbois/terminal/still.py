"""A table as plain text: what lies there and what a seat holds, for whoever reads it in no terminal of ours."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from sousbois.core.telling import Teller
from sousbois.play.table import Table
from sousbois.terminal.drawing import drawing_of
from sousbois.terminal.headline import headline
from sousbois.terminal.language import words_of
from sousbois.terminal.screen import GREATEST_WIDTH
from sousbois.terminal.style import THEME


def drawn(table: Table, seat: int, language: str = "en") -> str:
    """The table as a seat sees it, without colours; at the end, the ranking."""
    setup, view = table.setup, table.view(seat)
    words = words_of(setup.game.name, language)
    names = [words.say("you") if each == seat else words.say("seat-number", seat=each) for each in range(setup.seats)]
    drawing = drawing_of(setup.game.name)(setup, words, Teller(setup.game, words, names, seat, setup.edition.called))
    outcome = table.outcome()
    console = Console(
        file=StringIO(),
        theme=THEME,
        width=GREATEST_WIDTH,
        color_system=None,
        highlight=False,
        markup=False,
        emoji=False,
    )
    with console.capture() as captured:
        console.print(headline(drawing.heading(setup.game.moment(table.state))))
        console.print(drawing.table(view))
        console.print(drawing.hand(view) if outcome is None else drawing.ranking(outcome, view))
    return captured.get()
