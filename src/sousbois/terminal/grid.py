"""The plain tables in which a game shows its rows, and the legend below them."""

from __future__ import annotations

from collections.abc import Mapping

from rich.box import SIMPLE_HEAD
from rich.console import RenderableType
from rich.table import Table as Grid

from sousbois.core.words import Words
from sousbois.terminal.sentence import Sentence, unbroken
from sousbois.terminal.style import HEADING, QUIET


def empty_grid(words: Words, *labels: str, gap: int) -> Grid:
    """An empty table whose first columns say which row it is; so many blanks part its columns."""
    grid = Grid(box=SIMPLE_HEAD, header_style=HEADING, show_edge=False, pad_edge=False, padding=(0, gap, 0, 0))
    for label in labels:
        grid.add_column(words.say(label), no_wrap=True)
    return grid


def add_figures(grid: Grid, words: Words, *labels: str) -> None:
    """Add columns of numbers to a table."""
    for label in labels:
        grid.add_column(words.say(label), justify="right")


def labelled_lines() -> Grid:
    """Lines without a frame; the first cell of each is its label."""
    lines = Grid.grid(padding=(0, 2, 0, 0))
    lines.add_column(style=HEADING, no_wrap=True)
    return lines


def legend(words: Words, signs: Mapping[str, tuple[str, object]]) -> RenderableType:
    """What signs mean: each comes with the message that says so, and with whether the sign is there at all. A line
    does not break between a sign and its meaning."""
    told = [f"{sign} {words.say(meaning)}" for sign, (meaning, there) in signs.items() if there]
    return Sentence("   ".join(map(unbroken, told)), QUIET)
