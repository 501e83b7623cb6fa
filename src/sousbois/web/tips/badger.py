"""Tips for a first game of badger."""

from __future__ import annotations

from sousbois.web.drawing import Scene
from sousbois.web.tips.tip import asked, happened, happened_to_reader, is_over, told


def _chooses_stake(scene: Scene) -> bool:
    return bool(scene.view["question"] == "stake")


def _plays_leaf(scene: Scene) -> bool:
    return bool(scene.view["question"] == "leaf")


def _follows(scene: Scene) -> bool:
    """The reader has the colour led."""
    return _has_led_colour(scene) is True


def _cannot_follow(scene: Scene) -> bool:
    """The reader does not have the colour led."""
    return _has_led_colour(scene) is False


def _has_led_colour(scene: Scene) -> bool | None:
    """Whether the reader, who is to play a leaf, has one of the colour led; None, if none was led."""
    view = scene.view
    led = view["laid"][view["first"]]
    if not _plays_leaf(scene) or led is None:
        return None
    colour = led.rpartition("-")[0]
    return any(leaf.rpartition("-")[0] == colour for leaf in view["hand"][view["seat"]])


def _has_hungry_badger(scene: Scene) -> bool:
    collection = scene.view["collection"][scene.view["seat"]]
    return bool(collection["badger"] or collection["badger-cage"])


def _has_twig(scene: Scene) -> bool:
    return bool(scene.view["collection"][scene.view["seat"]]["twig"])


def _begins_another_round(scene: Scene) -> bool:
    return any(event.kind == "round-begins" and event.values["round"] > 1 for event in scene.events)


TIPS = (
    asked("b-stake", "B7", _chooses_stake),
    asked("b-arrow", "B9", _plays_leaf),
    asked("b-suit", "B8", _follows),
    asked("b-free", "B10", _cannot_follow),
    told("b-trample", "B11", happened("leaf-trampled")),
    told("b-hungry", "B16", _has_hungry_badger),
    told("b-fed", "B17", happened("hamster-gets-food")),
    told("b-quarrel", "B18", happened("quarrel")),
    told("b-twig", "B21", _has_twig),
    told("b-magpie", "B19", happened("magpie-eats", "magpie-takes")),
    told(
        "b-theft",
        "B24",
        happened("badger-stolen", "own-badger-caged", "hamster-stolen", "own-hamster-trapped"),
    ),
    told("b-won", "B14", happened_to_reader("trick-won")),
    told("b-round", "B5", _begins_another_round),
    told("b-end", "B28", is_over),
)

CLAUSES = {
    "stake": "B7",
    "leaf": "B10",
    "magpie": "B19",
    "keep": "B19",
    "cage": "B22",
    "trap": "B23",
    "partner": "B15",
}
