"""Two things side by side, if the screen has room for both."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console, ConsoleOptions, RenderableType
from rich.measure import Measurement
from rich.table import Table as Grid

GAP = 3


class Beside:
    """A thing with another beside it; on a narrow screen, with a third thing below it instead."""

    def __init__(self, thing: RenderableType, beside: RenderableType, below: RenderableType) -> None:
        self._thing = thing
        self._beside = beside
        self._below = below

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[RenderableType]:
        wanted = sum(Measurement.get(console, options, part).maximum for part in (self._thing, self._beside))
        if wanted + GAP > options.max_width:
            yield self._thing
            yield self._below
            return
        grid = Grid.grid(padding=(0, GAP, 0, 0))
        grid.add_row(self._thing, self._beside)
        yield grid
