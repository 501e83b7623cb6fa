"""The edition files of igels: what is printed on foods, animals and support cards, as the rules read it (I3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from sousbois.core import checking
from sousbois.core.edition import EditionSource, LoadedEdition, loaded
from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING, Records
from sousbois.games.igels.checking import MOST_SAP, all_wrong
from sousbois.games.igels.material import ANIMALS, Animal, Card, Edition, Source
from sousbois.games.igels.sheets import ROWS, AnimalSheet, CombatSheet, EventSheet, FoodSheet, IgelsHead, Tables
from sousbois.games.igels.signatures import EFFECTS, SIGNATURES, target_of
from sousbois.games.igels.vocabulary import Food, Scope, Sex, Species, When, Window

TABLES = ("edition", *ROWS)
_MAY_BE_ABSENT = (
    *("only_for", "bound_to", "when", "scope"),
    *("effect", "target", "whom", "per", "condition", "partner", "which", "pick", "of_sex"),
)
"""The columns that hold NOTHING where a card has nothing to say."""


def read_edition(source: EditionSource) -> LoadedEdition:
    """Read and check an edition of igels."""
    data = checking.checked(source, TABLES, all_wrong)
    head, tables = msgspec.convert(data["edition"], IgelsHead), msgspec.convert(data, Tables)
    animals = sorted(tables.animal, key=lambda animal: names_of(Species).index(animal.species))
    cards: list[CombatSheet | EventSheet] = [*tables.combat, *tables.event]
    facts = _blank()
    _note_foods(tables.food, facts)
    _note_animals(animals, facts)
    _note_cards(cards, [animal.id for animal in animals], facts)
    rows: list[AnimalSheet | CombatSheet | EventSheet] = [*animals, *cards]
    ids = tuple(row.id for row in rows)
    return loaded(
        head.id,
        head.title,
        Edition,
        facts,
        {f"{row.id}.{fact}": mark for row in (*tables.food, *rows) for fact, mark in row.provenance.items()},
        {Animal: ids[:ANIMALS], Card: ids[ANIMALS:], Source: ids},
        {row.id: row.name for row in rows},
        {row.id: row.text for row in rows},
    )


def complaints(source: EditionSource) -> list[str]:
    """All that is wrong with an edition, each with its card and field; nothing if it can be played."""
    return checking.complaints(source, TABLES, all_wrong)


def _blank() -> Records:
    """Facts of cards that say nothing."""
    facts = Edition.blank()
    for column in _MAY_BE_ABSENT:
        facts[column] = NOTHING
    facts["most_sap"] = MOST_SAP
    return facts


def _note_foods(foods: Sequence[FoodSheet], facts: Records) -> None:
    """I2 How many foods there are, and what they count for whom."""
    for food in foods:
        number = names_of(Food).index(food.id)
        facts["copies_of_food"][0, number] = food.copies
        facts["points"][0, number] = food.points
        facts["animal_food"][0, number] = food.animal_food
        for species, points in food.bonus.items():
            facts["bonus"][0, names_of(Species).index(species), number] = points


def _note_animals(animals: Sequence[AnimalSheet], facts: Records) -> None:
    """I1, I3 The animals by species, and within one as they stand in the file."""
    ids = [animal.id for animal in animals]
    for number, animal in enumerate(animals):
        facts["sap"][0, number] = animal.sap
        facts["sex"][0, number] = names_of(Sex).index(animal.sex)
        facts["vegetarian"][0, number] = animal.vegetarian
        if animal.ability is not None:
            _note_effect(animal.ability, number, ids, facts)
            _note_moment(animal.ability, number, facts)


def _note_moment(ability: Mapping[str, Any], number: int, facts: Records) -> None:
    """I20, I37 When an ability acts; what is used once a game only can always be declined."""
    facts["when"][0, number] = names_of(When).index(ability["when"])
    facts["scope"][0, number] = names_of(Scope).index(ability["scope"])
    facts["once"][0, number] = ability.get("once", False)
    facts["optional"][0, number] = ability.get("optional", False) or ability.get("once", False)
    facts["deadly"][0, number] = ability.get("dies", False)


def _note_cards(cards: Sequence[CombatSheet | EventSheet], animals: Sequence[str], facts: Records) -> None:
    """I3 The support cards as they stand in the file, combat cards first."""
    ids = [card.id for card in cards]
    facts["kinds"] = len(cards)
    facts["combats"] = sum(isinstance(card, CombatSheet) for card in cards)
    for kind, card in enumerate(cards):
        facts["copies"][0, kind] = card.copies
        if card.restricted_to is not None:
            facts["only_for"][0, kind] = names_of(Species).index(card.restricted_to)
        if card.effect is not None:
            _note_effect(card.effect, ANIMALS + kind, animals, facts, event=isinstance(card, EventSheet))
        if isinstance(card, CombatSheet):
            facts["value"][0, kind] = card.value
            facts["bound_to"][0, kind] = NOTHING if card.bound_to is None else animals.index(card.bound_to)
        else:
            facts["windows"][0, kind] = sum(1 << names_of(Window).index(name) for name in card.windows)
            for name in card.counters:
                facts["counters"][0, kind, ids.index(name)] = True


def _note_effect(
    table: Mapping[str, Any], source: int, animals: Sequence[str], facts: Records, *, event: bool = False
) -> None:
    """I40 An effect as a row of numbers."""
    effect = EFFECTS[table["effect"]]
    facts["effect"][0, source] = effect
    facts["target"][0, source] = target_of(table, event=event)
    for name, argument in SIGNATURES[effect].arguments.items():
        if name in table and argument.column is not None:
            facts[argument.column][0, source] = argument.number(table[name], animals)
