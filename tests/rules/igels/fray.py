"""Battles of igels, from the leaders to the last window, in one line.

    glade = fray("jumbo gilly", "berthe", laid=("bear-trap",), held=("", "duckweed"))

Seat 3 stays out, unless it has a side, and holds a mud ball, so that no window closes before somebody looks at it.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from tests.rules.igels.glade import Glade

WATCHER = 3


def stand(*sides: str, held: Sequence[str] = (), pools: Sequence[str] = (), **more: Any) -> Glade:
    """A battle in which leaders and supporters stand, in the window before support cards are laid; `pools` are animals
    that do not fight."""
    glade = Glade(
        pools=[" ".join(parts) for parts in zip_longest(sides, pools, fillvalue="")],
        hands=[row or "mud-ball" * (seat == WATCHER) for seat, row in enumerate([*held, "", "", "", ""][:4])],
        **more,
    )
    glade.fights(*sides)
    return glade


def fray(*sides: str, laid: Sequence[str] = (), held: Sequence[str] = (), **more: Any) -> Glade:
    """A battle in its last window, or at the first question before it: these cards are laid, and those held in hand."""
    hands = [" ".join(parts) for parts in zip_longest(laid, held, fillvalue="")]
    glade = stand(*sides, held=hands, **more)
    glade.lays(*laid)
    return glade


def finish(glade: Glade) -> None:
    """Everybody passes, and the round ends up in its organise window."""
    while glade.step != "organise-window":
        glade.pass_window()


def line(glade: Glade, seat: int) -> list[str]:
    """The revealed cards of a side."""
    return [glade.cards[glade.state.line[seat, at]] for at in range(glade.state.line_size[seat])]
