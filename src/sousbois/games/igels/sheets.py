"""The tables of an edition file, as a person writes them (I1–I3)."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from sousbois.core.edition import Head, Provenance, Title
from sousbois.core.structs import resolved
from sousbois.games.igels.material import FOODS
from sousbois.games.igels.signatures import MOST

COPIES = 12
"""The most cards of one kind: more of them might move a total further than it can be counted."""

Strength = Annotated[int, msgspec.Meta(ge=0, le=MOST)]
Points = Annotated[int, msgspec.Meta(ge=-MOST, le=MOST)]
Copies = Annotated[int, msgspec.Meta(ge=1, le=COPIES)]


@resolved
class IgelsHead(Head, kw_only=True, forbid_unknown_fields=True):
    """The table [edition]."""

    status: Title | None = None
    """What is known of the printed cards, and what is not."""


class Sheet(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """What all cards have."""

    id: str
    name: Title
    provenance: dict[str, Provenance]


class FoodSheet(Sheet, kw_only=True, forbid_unknown_fields=True):
    """I2 One [[food]]."""

    copies: Annotated[int, msgspec.Meta(ge=1, le=FOODS)]
    points: Points
    bonus: dict[str, Points]
    """The points on top for each species that has any."""
    animal_food: bool


class AnimalSheet(Sheet, kw_only=True, forbid_unknown_fields=True):
    """I3 One [[animal]]."""

    species: str
    sap: Strength
    sex: str
    vegetarian: bool
    ability: dict[str, Any] | None = None
    text: Title


class CardSheet(Sheet, kw_only=True, forbid_unknown_fields=True):
    """I3 What all support cards have."""

    copies: Copies
    restricted_to: str | None = None
    text: Title


class CombatSheet(CardSheet, kw_only=True, forbid_unknown_fields=True):
    """I3 One [[combat]]."""

    value: Strength
    bound_to: str | None = None
    effect: dict[str, Any] | None = None


class EventSheet(CardSheet, kw_only=True, forbid_unknown_fields=True):
    """I3 One [[event]]."""

    windows: list[str] = []
    effect: dict[str, Any]
    counters: list[str] = []


@resolved
class Tables(msgspec.Struct):
    """All cards of a file."""

    food: list[FoodSheet]
    animal: list[AnimalSheet]
    combat: list[CombatSheet]
    event: list[EventSheet]


ROWS: dict[str, type[Sheet]] = {
    "food": FoodSheet,
    "animal": AnimalSheet,
    "combat": CombatSheet,
    "event": EventSheet,
}
"""The shape of the rows of each table."""

ALSO_MARKED: dict[type[Sheet], tuple[str, ...]] = {
    FoodSheet: ("bonus_species", "bonus_points"),
    AnimalSheet: ("scope", "bound_card"),
    CombatSheet: ("type",),
    EventSheet: ("type", "amount", "limits", "state", "is_counter_for"),
}
"""Facts that are no field of their own but can be marked: a part of one, or what another card says of this one."""
