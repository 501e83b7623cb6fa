"""Lines across the screen that say what comes below them."""

from __future__ import annotations

from rich.rule import Rule

from sousbois.terminal.style import BANNER, HEADING


def banner(title: str) -> Rule:
    """Where a game begins and ends, and each of its rounds or days."""
    return Rule(title, characters="═", style=BANNER, align="left")


def headline(title: str) -> Rule:
    """Where something smaller begins."""
    return Rule(title, style=HEADING, align="left")
