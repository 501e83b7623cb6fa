"""What long work says while it lasts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

    from sousbois.core.game import Game


def progress_bar() -> Progress:
    """A bar on the screen; nothing, where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


@contextmanager
def compiling(game: Game, progress: Progress) -> Iterator[None]:
    """Say that the rules are compiled and how far that has come, if they are not ready from an earlier run."""
    from sousbois.core.rule import watching_compiler
    from sousbois.sim.playout import play_random

    if game.twins.ready(play_random):
        yield
        return
    progress.console.print(f"Compiling the rules of {game.name}: once, up to a minute …")
    task = progress.add_task(f"{game.name}, compiling", total=game.twins.parts(play_random))
    with watching_compiler(lambda: progress.advance(task)):
        yield
