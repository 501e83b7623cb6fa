"""Battles of igels, ready to be fought.

    glade = battle("jumbo oppa", "berthe")         # Jumbo, supported by Oppa, against Bertha; the others stay out
    glade.lays("club")                             # on to the first question after the cards are revealed
    outcome = end_of(glade)                        # everybody passes the last window

    glade = fray("jumbo gilly", "berthe", laid=("bear-trap",), held=("", "duckweed"))    # as far as the last window

Somebody who looks on holds a card that is never used: so each window opens, and the table stops there.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import zip_longest
from typing import Any

from sousbois.core.event import Event
from tests.rules.course import told
from tests.rules.igels.glade import Glade

WATCHING = "duckweed"
WATCHER = 3


def battle(
    *sides: str, others: Sequence[str] = (), hands: Sequence[str] = (), forest: str = "", first: int = 0, **table: Any
) -> Glade:
    """The fighters stand: leader and supporters of each seat, with others who stay in their pools."""
    pools = [f"{side} {rest}" for side, rest in zip_longest(sides, others, fillvalue="")]
    held = [*hands, *[""] * (table.get("seats", 4) - len(hands))]
    held[-1] = f"{held[-1]} {WATCHING}"
    glade = Glade(pools=pools, hands=held, **table)
    if forest:
        glade.leave_in_forest(forest)
    if first:
        glade.state.first = first
        glade.enter("leaders")
    glade.fights(*sides)
    return glade


def end_of(glade: Glade) -> list[Event]:
    """What comes of the battle, when everybody passes the last window."""
    assert glade.step == "last-window"
    return glade.pass_window()


def winner(glade: Glade) -> int | None:
    """Who has won the battle, if somebody has."""
    for event in glade.history:
        if event.kind in {"wins", "wins-tie"}:
            return event.seat
    return None


def sharers(glade: Glade) -> list[int]:
    """Who shares the draw."""
    return [told_of["seat"] for told_of in told(glade.history, "shares-draw")]


def acted(glade: Glade) -> list[str]:
    """The animals whose abilities have acted, in their order."""
    return [str(event.values["animal"]) for event in glade.history if event.kind in {"ability-acts", "ability-aimed"}]


def asked(glade: Glade) -> int:
    """Who is asked something."""
    (seat,) = glade.table.acting()
    return seat


def pass_to(glade: Glade, seat: int) -> None:
    """Everybody passes until this seat is asked."""
    while asked(glade) != seat:
        glade.play(asked(glade), "pass")


def next_battle(glade: Glade) -> None:
    """Everybody passes and draws cards until leaders are put forward for the next battle."""
    while glade.step != "leaders":
        if glade.step == "build":
            glade.play(asked(glade), "draw-card")
        else:
            glade.pass_window()


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
