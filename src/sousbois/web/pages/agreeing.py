"""The part of the form for a new table that says how people play together."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

import msgspec

from sousbois.core.errors import Unreadable
from sousbois.play.terms import USUAL, Away, Terms

NO_CLOCK = "none"
CLOCKS = (NO_CLOCK, "move-30", "move-60", "move-180", "game-300", "game-900", "game-1800", "move-86400", "move-259200")
"""The clocks to choose from: for what, and how many seconds."""
AWAY: tuple[Away, ...] = get_args(Away)
GRACES = (60, 120, 600, 86400)
"""The seconds of grace to choose from."""


def terms_of(form: Mapping[str, str]) -> Terms:
    """The terms that a form describes; a box that is not ticked is not sent."""
    per, _, seconds = form.get("clock", NO_CLOCK).partition("-")
    terms: dict[str, object] = {
        "hints": "hints" in form,
        "spectators": "spectators" in form,
        "clock": None if per == NO_CLOCK else {"per": per, "seconds": seconds},
        "away": form.get("away", AWAY[0]),
        "grace": form.get("grace", str(USUAL.grace)),
        "dealt_by_hand": "dealt_by_hand" in form,
        "undo": "undo" in form,
    }
    try:
        return msgspec.convert(terms, Terms, strict=False)
    except msgspec.ValidationError as error:
        raise Unreadable(f"terms: {error}") from None
