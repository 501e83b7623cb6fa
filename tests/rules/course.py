"""The course of a game: played at random, and told in plain names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sousbois.core.chance import branch
from sousbois.core.event import Event
from sousbois.play.table import Table


def random_moves(table: Table, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play on to the end of the game, one seat after the other, and stop after each move to tell what it set off."""
    while table.acting():
        if len(table.history) > table.setup.bound:
            raise AssertionError("the game does not end")
        seat = table.acting()[0]
        legal = table.legal(seat)
        yield table.play(seat, legal[branch(seed, len(table.history)) % len(legal)])


def told(events: Iterable[Event], kind: str) -> list[dict[str, Any]]:
    """The events of one kind, as plain names without kind and clause; without a seat, if they happen to none."""
    of_kind = [event for event in events if event.kind == kind]
    return [dict(event.values) if event.seat is None else {"seat": event.seat, **event.values} for event in of_kind]


def kinds(events: Iterable[Event]) -> list[str]:
    """What happened, in a word each."""
    return [event.kind for event in events]
