"""What is found in the text that a command shows."""

from __future__ import annotations

RECORD_BEGINS = '[Game "'

ALWAYS_THE_FIRST = "1\n" * 400
"""Enough answers for a whole game."""


def record_in(shown: str) -> str:
    """The record that stands at the end of what was shown."""
    return shown[shown.index(RECORD_BEGINS) :]
