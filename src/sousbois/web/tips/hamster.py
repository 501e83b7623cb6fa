"""Tips for a first game of hamster."""

from __future__ import annotations

from sousbois.games.hamster.material import CHOSEN
from sousbois.web.drawing import Scene
from sousbois.web.tips.tip import asked, happened, happened_to_reader, is_over, told

_A_FEW_TURNS = 4
"""The turn by which one has seen how crossing works, and may think of points."""


def _begins(scene: Scene) -> bool:
    """The reader's sheet is empty, and only the central room is open."""
    return not _has_crossed(scene) and not scene.view["options"]["free_start"]


def _has_crossed(scene: Scene) -> bool:
    return any(scene.view["crossed"][scene.view["seat"]])


def _chooses_number(scene: Scene) -> bool:
    return bool(scene.view["roll"] == CHOSEN)


def _thinks_of_points(scene: Scene) -> bool:
    return bool(scene.view["turn"] >= _A_FEW_TURNS)


def _is_alone(scene: Scene) -> bool:
    return bool(scene.view["seats"] == 1)


def _crosses_last_die(scene: Scene) -> bool:
    return any(event.kind == "timer-crossed" and event.values["left"] == 0 for event in scene.events)


TIPS = (
    asked("h-first", "H5", _begins),
    asked("h-one", "H8", _chooses_number),
    asked("h-cross", "H4", lambda scene: not _chooses_number(scene)),
    asked("h-touch", "H5", _has_crossed),
    asked("h-alone", "H16", _is_alone),
    asked("h-points", "H13", _thinks_of_points),
    told("h-timer", "H9", happened("timer-starts")),
    told("h-last", "H11", _crosses_last_die),
    told("h-die", "H10", happened("timer-crossed")),
    told("h-room", "H6", happened_to_reader("room-begun")),
    told("h-full", "H13", happened_to_reader("room-full")),
    told("h-pass", "H4", happened_to_reader("cannot-cross")),
    told("h-end", "H14", is_over),
)

CLAUSES = {"cross": "H4"}
