"""What was agreed about playing together, before the first card: nothing of it changes the game itself."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from sousbois.core.structs import resolved

Away = Literal["asked", "automatic", "never"]
"""Whether a bot decides for somebody who is gone: when the others ask for it, by itself, or never."""

SHORTEST, LONGEST = 5, 14 * 24 * 3600
"""Seconds that a clock may give, or that somebody may be gone: from a breath to two weeks."""

Seconds = Annotated[int, msgspec.Meta(ge=SHORTEST, le=LONGEST)]


class Clock(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How long people may think; who runs out of time has a bot decide."""

    per: Literal["move", "game"]
    """For each decision, or a bank for all decisions of the game together."""
    seconds: Seconds


@resolved
class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The terms of a table."""

    hints: bool = True
    """Whether people may ask for a hint."""
    spectators: bool = True
    """Whether somebody who does not play may look on."""
    clock: Clock | None = None
    away: Away = "asked"
    grace: Seconds = 120
    """Seconds that somebody has to be gone before a bot decides for them."""
    dealt_by_hand: bool = False
    """Whether the cards are dealt when somebody says so, and not as soon as no seat is free."""
    undo: bool = False
    """Whether a player who sits with bots only may undo any of their moves, whatever was revealed since. The game file
    says so, and the game does not count."""


USUAL = Terms()
"""What holds where nobody says otherwise."""
