"""What long work says before it begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rich.console import Console

    from sousbois.core.game import Game


def announce_compiling(game: Game, console: Console) -> None:
    """Say that the rules are about to be compiled, if they are not ready from an earlier run."""
    from sousbois.sim.playout import play_random

    if not game.twins.ready(play_random):
        console.print(f"Compiling the rules of {game.name}: once, some ten seconds …")
