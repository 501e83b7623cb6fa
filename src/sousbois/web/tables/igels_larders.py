"""The foods of igels as they lie on the table: in the forest, in larders, in hiding places."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sousbois.core.event import Event
from sousbois.core.view import View
from sousbois.web.drawing import Scene
from sousbois.web.tables.igels_moves import Move, Moves
from sousbois.web.tables.igels_pieces import FoodPiece, Pieces

FOREST = "forest"
FROM_FOREST = ("food-taken", "food-shared", "food-foraged")
"""Events by which a food comes out of the forest."""


class FoodHeap(NamedTuple):
    """The foods of one kind in one place."""

    id: str
    food: FoodPiece
    bonus: int
    """What one of them counts besides for whoever reads, or owns it."""
    tokens: tuple[str, ...]
    """An id for each."""
    label: str
    move: Move | None
    """What pressing them means, if they are to choose from."""


def larder(seat: int) -> str:
    """The place of a player's foods that can be stolen."""
    return f"larder-{seat}"


def den(seat: int) -> str:
    """The place of a player's foods that are secured."""
    return f"den-{seat}"


class Foods:
    """Lays the foods of one scene on the table."""

    def __init__(self, scene: Scene, pieces: Pieces, moves: Moves) -> None:
        self._view = scene.view
        self._pieces = pieces
        self._moves = moves
        self._moved = _moved(scene.events[-1]) if scene.events else None
        self._picked_from = _picked_from(scene.view)

    def heaps(self, place: str, counts: Mapping[str, int], species: str | None) -> list[FoodHeap]:
        """What lies in a place, kind by kind, worth what it is to a species."""
        return [self._heap(place, food, counts[food.id], species) for food in self._pieces.foods if counts.get(food.id)]

    def _heap(self, place: str, food: FoodPiece, count: int, species: str | None) -> FoodHeap:
        bonus = self._pieces.bonus(food, species)
        tokens = [f"food-{place}-{food.id}-{number}" for number in range(count)]
        if self._moved and self._moved[1:] == (place, food.id):
            tokens[-1] = self._before(self._moved[0], food.id)
        label = self._pieces.say("igels-food-heap", name=food.name, count=count, worth=food.points + bonus)
        return FoodHeap(f"heap-{place}-{food.id}", food, bonus, tuple(tokens), label, self._move(place, food.id))

    def _before(self, place: str, food: str) -> str:
        """The id that a food had before it moved: it is gone from there, but glides from there."""
        view = self._view
        seat = int(place.rpartition("-")[2]) if place != FOREST else 0
        left = view["forest"] if place == FOREST else view["foods"][seat]
        return f"food-{place}-{food}-{left[food]}"

    def _move(self, place: str, food: str) -> Move | None:
        """The action that chooses a food in a larder, as a target or as one of several."""
        seat = place.removeprefix("larder-")
        if seat == place or not self._moves.active:
            return None
        if seat == self._picked_from:
            return self._moves.legal_to(f"pick-{food}")
        return self._moves.legal_to(f"{food}-of-{seat}")


def _moved(event: Event) -> tuple[str, str, str] | None:
    """From where to where an event has moved which food."""
    seat = event.seat
    if seat is None:
        return None
    if event.kind in FROM_FOREST:
        return FOREST, larder(seat), event.values["food"]
    if event.kind == "food-stolen":
        return larder(event.values["victim"]), larder(seat), event.values["food"]
    if event.kind == "food-secured":
        return larder(seat), den(seat), event.values["food"]
    return None


def _picked_from(view: View) -> str | None:
    """From whose larder foods are being picked: the victim's, or that of whoever secures their own."""
    if view["question"] != "pick" or view["step"] == "loot":
        return None
    return str(view["actor"] if view["victim"] is None else view["victim"])
