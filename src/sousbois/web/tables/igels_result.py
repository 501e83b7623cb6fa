"""The end of a game of igels: who came where, and where the points come from."""

from __future__ import annotations

from typing import Any, NamedTuple

from sousbois.core.outcome import Outcome
from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.games.igels.foods import bonus_of_foods, penalty, points_of_foods
from sousbois.web.tables.igels_pieces import FoodPiece, Pieces


class Stored(NamedTuple):
    """The foods of one kind that a player has."""

    food: FoodPiece
    number: int
    points: int
    """What all of them count, bonus included."""


class Counted(NamedTuple):
    """How one player ended."""

    seat: int
    place: int
    name: str
    own: bool
    winner: bool
    species: str
    title: str
    foods: int
    """The points of the foods."""
    bonus: int
    penalty: int
    total: int
    larder: list[Stored]


def counted(outcome: Outcome, view: View, state: Any, pieces: Pieces, teller: Teller) -> list[Counted]:
    """The players in the order of their places."""
    return [
        Counted(
            seat,
            outcome.ranking[seat],
            teller.names[seat],
            seat == teller.reader,
            seat in outcome.winners,
            view["species"][seat],
            pieces.species[view["species"][seat]],
            points_of_foods(state, pieces.facts, seat),
            bonus_of_foods(state, pieces.facts, seat),
            -penalty(state, pieces.facts, seat),
            outcome.scores[seat],
            _larder(view, seat, pieces),
        )
        for seat in outcome.by_place
    ]


def _larder(view: View, seat: int, pieces: Pieces) -> list[Stored]:
    """All foods of a player, secured or not."""
    found = []
    for food in pieces.foods:
        count = view["foods"][seat][food.id] + view["secured"][seat][food.id]
        if count:
            worth = food.points + pieces.bonus(food, view["species"][seat])
            found.append(Stored(food, count, count * worth))
    return found
