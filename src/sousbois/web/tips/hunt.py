"""Tips for a first game of hunt."""

from __future__ import annotations

from sousbois.web.drawing import Scene
from sousbois.web.tips.tip import asked, happened, happened_to_reader, is_over, told

_FEW_CARDS = 3
"""So many cards in the smallest hand, and the day is nearly over."""


def _chooses(scene: Scene) -> bool:
    return not scene.choice


def _acts_first(scene: Scene) -> bool:
    return bool(scene.view["start"] == scene.view["seat"])


def _day_is_nearly_over(scene: Scene) -> bool:
    return any(sum(hand.values()) <= _FEW_CARDS for hand in scene.view["hand"])


def _begins_another_day(scene: Scene) -> bool:
    return any(event.kind == "new-day" and event.values["day"] > 1 for event in scene.events)


TIPS = (
    asked("j-choose", "J3", _chooses),
    asked("j-start", "J5", _acts_first),
    asked("j-hand", "J12", _day_is_nearly_over),
    told("j-closed", "J4", happened("hunter-seized")),
    told("j-ring", "J8", happened("hunter-takes-wolf", "wolf-takes-rabbit", "rabbit-takes-carrot")),
    told("j-under", "J5", happened("hunter-goes-under")),
    told("j-back", "J6", happened("wolf-returns")),
    told("j-easy", "J9", happened_to_reader("card-becomes-easy-prey")),
    told("j-day", "J13", _begins_another_day),
    told("j-end", "J14", is_over),
)

CLAUSES = {"choose": "J3"}
