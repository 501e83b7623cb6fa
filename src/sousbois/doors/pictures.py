"""A table drawn as text, as environments render it."""

from __future__ import annotations

from sousbois.core.errors import Unreadable
from sousbois.core.record import Records
from sousbois.core.setup import Setup
from sousbois.doors.tables import interpreted
from sousbois.terminal.still import drawn

ANSI, HUMAN = RENDER_MODES = ["ansi", "human"]
"""A text that is returned, or one that is printed."""


def checked_render_mode(mode: str | None) -> str | None:
    """The way to render, if it is one of ours; None where nothing is rendered."""
    if mode is not None and mode not in RENDER_MODES:
        raise Unreadable(f"render_mode {mode!r}: expected one of {', '.join(RENDER_MODES)}")
    return mode


def picture(setup: Setup, table: Records, seat: int, mode: str | None) -> str | None:
    """The table as a seat sees it: returned, or printed."""
    if mode is None:
        return None
    text = drawn(interpreted(setup, table), seat)
    if mode == ANSI:
        return text
    print(text)
    return None
