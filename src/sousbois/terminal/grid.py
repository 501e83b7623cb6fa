"""The plain table in which a game shows its rows, and the legend below it."""

from __future__ import annotations

from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid

from sousbois.core.words import Words
from sousbois.terminal.log import QUIET
from sousbois.terminal.screen import NO_BREAK_SPACE
from sousbois.terminal.sentence import Sentence


def empty_grid(words: Words, *labels: str, gap: int) -> Grid:
    """An empty table whose first columns say which row it is; so many blanks part its columns."""
    grid = Grid(box=SIMPLE_HEAD, header_style="heading", show_edge=False, pad_edge=False, padding=(0, gap, 0, 0))
    for label in labels:
        grid.add_column(words.say(label), no_wrap=True)
    return grid


def legend(words: Words, signs: Mapping[str, str]) -> RenderableType:
    """What signs mean, each by the message that says so. A line does not break between a sign and its meaning."""
    told = [f"{sign} {words.say(meaning)}" for sign, meaning in signs.items()]
    return Sentence("   ".join(meaning.replace(" ", NO_BREAK_SPACE) for meaning in told), QUIET)
