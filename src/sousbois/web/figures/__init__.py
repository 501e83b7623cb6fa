"""Drawings beside the clauses of the rules. `web/figures/<game>.py` draws those of a game."""

from __future__ import annotations

from importlib import import_module

from sousbois.web.figures.figure import Figures


def figures_of(game: str) -> type[Figures]:
    """What draws the figures of a game."""
    drawing: type[Figures] = import_module(f"{__name__}.{game}").FIGURES
    return drawing
