"""What long work says while it lasts."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.progress import Progress

    from sousbois.core.game import Game
    from sousbois.core.setup import Setup
    from sousbois.core.words import Words


def progress_bar() -> Progress:
    """A bar on the screen; nothing, where nobody looks."""
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn()
    return Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty())


@contextmanager
def compiling(game: Game, progress: Progress) -> Iterator[None]:
    """Say that the rules are compiled and how far that has come, if they are not ready from an earlier run."""
    from sousbois.sim.playout import play_random

    if game.twins.ready(play_random):
        yield
        return
    progress.console.print(f"Compiling the rules of {game.name}: once, up to a minute …")
    with _counting_compiled(progress, f"{game.name}, compiling", game.twins.parts(play_random)):
        yield


def prepare_bots(setup: Setup, words: Words) -> None:
    """Compile what bots and hints think with, and say so, if they are not ready from an earlier run."""
    from sousbois.bots.warming import is_warm, parts, warm_up

    game = setup.game
    if is_warm(game):
        return
    with progress_bar() as progress:
        progress.console.print(words.say("preparing-bots", game=game.name))
        with _counting_compiled(progress, words.say("compiling", game=game.name), parts(game)):
            warm_up(setup)


@contextmanager
def _counting_compiled(progress: Progress, description: str, parts: int) -> Iterator[None]:
    """While this lasts, a bar shows how many of so many rules are compiled."""
    from sousbois.core.rule import watching_compiler

    task = progress.add_task(description, total=parts)
    with watching_compiler(lambda: progress.advance(task)):
        yield
