"""The log: sentences about what has just happened."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rich.console import RenderableType
from rich.table import Table as Grid

from sousbois.core.event import Event
from sousbois.core.telling import Teller
from sousbois.terminal.sentence import Sentence

ORDINARY = ""
YOURS = "yours"
"""The style of what concerns the reader; a line of the log has a mark as well."""
QUIET = "quiet"
"""The style of what happens every time."""


def log_lines(teller: Teller, events: Iterable[Event], style_of: Callable[[Event], str]) -> RenderableType:
    """A sentence a line, with its clause in the margin."""
    lines = Grid.grid(padding=(0, 1, 0, 0))
    lines.add_column(style="clause")
    for event in events:
        style = style_of(event)
        lines.add_row(event.clause, "▸" if style == YOURS else " ", Sentence(teller.sentence(event), style))
    return lines
