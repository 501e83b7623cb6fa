"""What a player has crossed on a sheet of the hamster, and what it is worth."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sousbois.core.event import Event
from sousbois.core.view import View
from sousbois.games.hamster import rules
from sousbois.web.drawing import Scene
from sousbois.web.tables.hamster_burrow import Burrow, Room

PASSES = ("cannot-cross", "track-empty")
"""The events that say that somebody crosses nothing in this turn."""


@dataclass(frozen=True)
class Points:
    """Where the points of a player come from (H13)."""

    rooms: int
    mushrooms: int
    """As many mushrooms, as many points."""
    acorns: int
    """How many are crossed."""
    acorn_points: int
    total: int


@dataclass(frozen=True)
class Sheet:
    """One player's sheet."""

    seat: int
    crossed: int
    """How many cells are crossed."""
    crosses: str
    """The crosses of earlier turns."""
    new_crosses: str
    """The crosses of the last turn."""
    full: tuple[Room, ...]
    just_full: str
    """The letter of the room whose last cell has just been crossed, while that is shown."""
    ones_used: int
    passes: bool
    """Whether the player crosses nothing in this turn."""
    points: Points


def sheet_at(burrow: Burrow, scene: Scene, seat: int, points: Points) -> Sheet:
    """The sheet of a player at one moment."""
    crossed = cells_crossed(burrow, scene.view, seat)
    new = _newly_crossed(scene.events, seat) & crossed
    told = scene.events if scene.shows_what_happened else ()
    just_full = next((event.values["room"] for event in told if event.kind == "room-full" and event.seat == seat), "")
    return Sheet(
        seat=seat,
        crossed=len(crossed),
        crosses=_crosses(burrow, crossed - new),
        new_crosses=_crosses(burrow, new),
        full=full_rooms(burrow, crossed),
        just_full=just_full,
        ones_used=scene.view["ones_used"][seat],
        passes=any(event.kind in PASSES and event.seat == seat for event in scene.events) and not scene.over,
        points=points,
    )


def cells_crossed(burrow: Burrow, view: View, seat: int) -> set[str]:
    """The cells that a seat has crossed."""
    by_room = zip(burrow.rooms, view["crossed"][seat], strict=False)  # a view has places for more rooms
    return {room.cells[number] for room, numbers in by_room for number in numbers}


def full_rooms(burrow: Burrow, crossed: Collection[str]) -> tuple[Room, ...]:
    """The rooms that are crossed completely."""
    return tuple(room for room in burrow.rooms if all(cell in crossed for cell in room.cells))


def points_of(seen: Any, edition: Any, seat: int) -> Points:
    """The points of a seat, counted by the rules."""
    return Points(
        rooms=rules.room_points(seen, edition, seat),
        mushrooms=rules.count_crossed(seen, edition, seat, edition.mushrooms),
        acorns=rules.count_crossed(seen, edition, seat, edition.acorns),
        acorn_points=rules.acorn_points(seen, edition, seat),
        total=rules.standing(seen, edition, seat, 0),
    )


def _crosses(burrow: Burrow, crossed: Collection[str]) -> str:
    return "".join(cell.cross for name, cell in burrow.cells.items() if name in crossed)


def _newly_crossed(events: Sequence[Event], seat: int) -> set[str]:
    """The cells that events say a seat has crossed."""
    told = (event.values["placement"] for event in events if event.kind == "cells-crossed" and event.seat == seat)
    return {cell for placement in told for cell in placement.split("-")}
