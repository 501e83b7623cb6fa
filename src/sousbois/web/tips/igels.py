"""Tips for a first game of igels."""

from __future__ import annotations

from sousbois.web.drawing import Scene
from sousbois.web.tips.tip import Test, asked, happened, is_over, told


def _at(*steps: str) -> Test:
    """The reader is asked what one of these steps asks, and not whom something is aimed at."""
    return lambda scene: scene.view["question"] == "step" and scene.view["step"] in steps


def _may_counter(scene: Scene) -> bool:
    return bool(scene.view["question"] == "counter")


TIPS = (
    asked("i-build", "I8", _at("build")),
    asked("i-lead", "I10", _at("leaders")),
    asked("i-support", "I11", _at("supporters")),
    asked("i-lay", "I13", _at("lay")),
    asked("i-counter", "I30", _may_counter),
    asked("i-total", "I18", _at("last-window")),
    asked("i-window", "I29", _at("build-window", "stand-window", "loot-window", "organise-window")),
    asked("i-trade", "I28", _at("trade")),
    told("i-ability", "I20", happened("ability-acts", "ability-aimed")),
    told("i-loot", "I21", happened("food-taken")),
    told("i-draw", "I23", happened("shares-draw")),
    told("i-thief", "I34", happened("food-stolen")),
    told("i-bound", "I36", happened("bound")),
    told("i-dead", "I35", happened("dies")),
    told("i-sleep", "I27", happened("sleep")),
    told("i-end", "I39", is_over),
)

CLAUSES = {
    "draw": "I8",
    "species": "I4",
    "lead": "I10",
    "support": "I11",
    "player": "R2",
    "food-of": "R2",
    "lay": "I13",
    "play": "I29",
    "counter": "I30",
    "trade": "I28",
}
