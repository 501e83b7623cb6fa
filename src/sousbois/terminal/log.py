"""The log: sentences about what has just happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table as Grid

from sousbois.core.event import Event
from sousbois.core.telling import Teller
from sousbois.terminal.sentence import Sentence
from sousbois.terminal.style import CLAUSE, YOURS

LONGEST_CLAUSE = len("J14")
"""So that the sentences of one log begin below each other, whenever they are told."""


@dataclass(frozen=True)
class Line:
    """What the log says of one event, or of several told together."""

    clause: str
    sentence: str
    style: str


def log_lines(teller: Teller, events: Iterable[Event], style_of: Callable[[Event], str]) -> RenderableType:
    """A sentence for each event."""
    return below_each_other(Line(event.clause, teller.sentence(event), style_of(event)) for event in events)


def below_each_other(lines: Iterable[Line]) -> RenderableType:
    """A sentence a line, with its clause in the margin."""
    grid = Grid.grid(padding=(0, 1, 0, 0))
    grid.add_column(style=CLAUSE, min_width=LONGEST_CLAUSE)
    for line in lines:
        grid.add_row(line.clause, "▸" if line.style == YOURS else " ", Sentence(line.sentence, line.style))
    return grid
