"""Tips for a first game of menagerie."""

from __future__ import annotations

from sousbois.web.drawing import Scene
from sousbois.web.tips.tip import asked, happened, is_over, told

_ONE_SHORT = {"cat": 3, "rabbit": 4, "pig": 4}
"""So many cards of a species, and one more brings sudden death."""


def _chooses_row(scene: Scene) -> bool:
    return "row-1" in scene.legal


def _puts_down(scene: Scene) -> bool:
    return bool(scene.draft)


def _may_knock(scene: Scene) -> bool:
    return "knock" in scene.legal and scene.view["knocked"] is None


def _has_last_turn(scene: Scene) -> bool:
    return not scene.draft and scene.view["knocked"] is not None


def _is_one_short(scene: Scene) -> bool:
    hand, advanced = scene.view["hand"][scene.view["seat"]], scene.view["options"]["advanced"]
    return any(hand[species] == held for species, held in _ONE_SHORT.items() if not (advanced and species == "cat"))


def _knows_cards_of_others(scene: Scene) -> bool:
    others = (known for seat, known in enumerate(scene.view["known"]) if seat != scene.view["seat"])
    return any(any(known.values()) for known in others)


def _are_two_left(scene: Scene) -> bool:
    return len([lives for lives in scene.view["lives"] if lives > 0]) == 2  # noqa: PLR2004  # the rule itself


TIPS = (
    asked("m-put", "M5", _puts_down),
    asked("m-last", "M6", _has_last_turn),
    asked("m-row", "M5", _chooses_row),
    asked("m-short", "M7", _is_one_short),
    asked("m-knock", "M6", _may_knock),
    asked("m-two", "M10", _are_two_left),
    asked("m-known", "M15", _knows_cards_of_others),
    told("m-sudden", "M7", happened("sudden-death")),
    told("m-count", "M9", happened("majority")),
    told("m-lives", "M11", happened("lives-lost")),
    told("m-out", "M12", happened("out")),
    told("m-end", "M12", is_over),
)

CLAUSES = {"row": "M5", "put": "M5", "knock": "M6"}
