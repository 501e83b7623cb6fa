"""The bots at a person's table: which they are, and what they are called."""

from __future__ import annotations

from collections.abc import Iterable

from sousbois.bots import names
from sousbois.bots.levels import MEDIUM
from sousbois.bots.levels import NAMES as LEVELS
from sousbois.core.errors import Unreadable

USUAL_KIND = MEDIUM

_THINKING = (*LEVELS, "greedy")


def usual_kinds(players: tuple[str, ...]) -> str:
    """The bots that sat at the table before, if its record tells; else the usual one for all."""
    before = players[1:]
    return ",".join(before) if before and set(before) <= set(names()) else USUAL_KIND


def kinds_of(text: str, count: int) -> tuple[str, ...]:
    """The kinds of so many bots, from a list such as `hard,hard,medium`; one kind alone serves for all."""
    kinds = tuple(kind.strip() for kind in text.split(","))
    if len(kinds) == 1:
        return kinds * count
    if len(kinds) != count:
        raise Unreadable(f"opponents {text!r}: this table needs {count} (or one kind for all), not {len(kinds)}")
    return kinds


def think_in_compiled_code(kinds: Iterable[str]) -> bool:
    """Whether any of these bots needs compiled code: not those that play at random, nor those of other people."""
    return any(kind in _THINKING for kind in kinds)
