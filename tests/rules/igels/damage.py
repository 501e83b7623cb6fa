"""Positions of igels that are damaged, to be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from sousbois.core.errors import Unreadable
from tests.rules.igels.glade import IGELS, Glade

Change = Callable[[dict[str, Any]], object]


def refused(glade: Glade, change: Change, complaint: str) -> None:
    """Whether a position is accepted as it is, and refused after a change."""
    position = glade.table.position()
    IGELS.table(position=position)
    change(position["state"])
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        IGELS.table(position=position)


def complaints(glade: Glade) -> list[str]:
    """All that is impossible on a table; for what no position can say."""
    return [*glade.table.setup.game.rules.check(glade.state, glade.facts)]


def cases(*found: tuple[str, Change, str]) -> pytest.MarkDecorator:
    """Parameters for a test: what is done, how, and what is complained of."""
    return pytest.mark.parametrize(
        ("change", "complaint"), [case[1:] for case in found], ids=[case[0] for case in found]
    )


def put(*path: Any) -> Change:
    """Change one value: the names that lead to it, and the value."""
    *names, last, value = path

    def change(state: dict[str, Any]) -> None:
        field: Any = state
        for name in names:
            field = field[name]
        field[last] = value

    return change


def add(*path: Any) -> Change:
    """Add to a number: the names that lead to it, and how much."""
    *names, last, amount = path

    def change(state: dict[str, Any]) -> None:
        field: Any = state
        for name in names:
            field = field[name]
        field[last] += amount

    return change


def both(*changes: Change) -> Change:
    """Several changes, one after the other."""
    return lambda state: [change(state) for change in changes]
