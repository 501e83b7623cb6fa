"""Points in the hunt: where those of a day come from, those of every day, and how the game ended."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sousbois.core.event import Event
from sousbois.core.outcome import Outcome
from sousbois.core.view import View
from sousbois.web.drawing import Scene


class Counted(NamedTuple):
    """What a day brought a seat, and where that comes from (J12)."""

    seat: int
    pile: int
    hand: int
    lodge: int
    points: int


class Days(NamedTuple):
    """The points of a seat, day by day."""

    seat: int
    days: Sequence[int | None]
    """None: that day has not been counted yet."""
    total: int
    best: int


class Placed(NamedTuple):
    """A seat at the end of the game."""

    place: int
    points: Days


def day_count(events: Sequence[Event]) -> list[Counted]:
    """The count of a day that has just ended; empty if none has."""
    return [_counted(event) for event in events if event.kind == "day-counted"]


def days_so_far(scene: Scene, days: int) -> list[Days]:
    """The points of every day; empty before any has been counted."""
    view = scene.view
    is_counted = scene.over or (scene.shows_what_happened and day_count(scene.events))
    counted = view["day"] if is_counted else view["day"] - 1
    return [_days(view, seat, days, counted) for seat in range(view["seats"])] if counted else []


def places(outcome: Outcome, view: View, days: int) -> Iterator[Placed]:
    """The seats from the first place to the last; the best day is there because it parts those who tie (J14)."""
    for seat in outcome.by_place:
        yield Placed(outcome.ranking[seat], _days(view, seat, days, days))


def _counted(event: Event) -> Counted:
    assert event.seat is not None  # a day is counted for a seat
    points, pile, hand = (event.values[name] for name in ("points", "pile", "hand"))
    return Counted(event.seat, pile, hand, points - pile - hand, points)


def _days(view: View, seat: int, days: int, counted: int) -> Days:
    points = view["scored"][seat][:counted]
    return Days(seat, [*points, *[None] * (days - counted)], sum(points), max(points))
