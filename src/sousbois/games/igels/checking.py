"""All that can be wrong with an edition file, in words: each complaint names the card and the field.

    Every row by itself      its fields, its effect, the marks of its facts
    A row among the others   the animals and events that it names
    The rows together        how many there are of each kind

What one mistake would only repeat of another is not looked at.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import msgspec

from sousbois.core.checking import ID, called, fields_of, is_rows, not_among, wrong_fields
from sousbois.core.naming import names_of
from sousbois.games.igels.arguments import wrong_effect
from sousbois.games.igels.material import CARDS, FOODS, HAND, KINDS, PILE_OF_ANIMALS, SEATS
from sousbois.games.igels.sheets import (
    ALSO_MARKED,
    ROWS,
    AnimalSheet,
    CombatSheet,
    EventSheet,
    FoodSheet,
    IgelsHead,
    Sheet,
    Tables,
)
from sousbois.games.igels.signatures import EFFECTS, SIGNATURES, is_aimed, words_of
from sousbois.games.igels.vocabulary import Food, Sex, Species, Window

Row = Mapping[str, Any]

FEWEST_CARDS = SEATS * HAND
"""I5 The support cards of the first hands; cards that some species cannot use may be taken out before."""
MOST_SAP = 127
"""The strongest that an animal with all its bound cards can be."""
MOST_LOOT = 100
"""By how many foods all events together can change the loot."""


def all_wrong(data: Mapping[str, Any]) -> Iterator[str]:
    """What is wrong with the tables of a file."""
    yield from (f"[edition]: {text}" for text in wrong_fields(IgelsHead, data["edition"]))
    tables = [f"[[{table}]]: expected a list of tables" for table in ROWS if not is_rows(data[table])]
    rows = tables or [*_wrong_rows(data)]
    yield from rows
    if not rows:
        yield from _wrong_totals(msgspec.convert(data, Tables))


def _wrong_rows(data: Mapping[str, Any]) -> Iterator[str]:
    """Each row by itself; if nothing is wrong there, among the others."""
    animals, counters = _ids(data["animal"]), _ids(filter(_is_counter, data["event"]))
    seen: set[str] = set()
    for table, kind in ROWS.items():
        for name, row in called(data[table]):
            wrong = [*wrong_fields(kind, row, partial(_wrong_content, kind))]
            wrong = wrong or [*_wrong_names(msgspec.convert(row, kind), animals, counters)]
            if name in seen:
                wrong.append("id: stands there twice")
            seen.add(name)
            yield from (f"{table} {name}: {text}" for text in wrong)


def _ids(rows: Any) -> list[str]:
    return [row["id"] for row in rows if isinstance(row.get("id"), str)]


def _is_counter(row: Row) -> bool:
    return isinstance(row.get("effect"), dict) and row["effect"].get("effect") == "counter"


# Fields


def _wrong_content(kind: type[Any], name: str, value: Any) -> Iterator[str]:
    """What is wrong with a field that has the right type."""
    match name:
        case "id" if kind is FoodSheet:
            yield from not_among(name, [value], names_of(Food))
        case "id" if not ID.fullmatch(value):
            yield f"id: {value!r} (expected small letters and digits, with hyphens between them)"
        case "species" | "restricted_to":
            yield from not_among(name, [value], names_of(Species))
        case "bonus":
            yield from not_among(name, [*value], names_of(Species))
        case "sex":
            yield from not_among(name, [value], names_of(Sex))
        case "windows":
            yield from not_among(name, value, names_of(Window))
        case "ability" | "effect":
            yield from wrong_effect(kind, name, value)
        case "provenance":
            yield from _wrong_marks(kind, value)


def _wrong_marks(kind: type[Sheet], marks: Mapping[str, str]) -> Iterator[str]:
    """Facts can be marked that are there; the name always is."""
    known = (*(field for field in fields_of(kind) if field not in ("id", "provenance")), *ALSO_MARKED[kind])
    for fact in marks:
        if fact not in known:
            yield f"provenance.{fact}: unknown (known: {', '.join(known)})"
    if "name" not in marks:
        yield "provenance.name: missing"


# A row among the others


def _wrong_names(sheet: Sheet, animals: Sequence[str], counters: Sequence[str]) -> Iterator[str]:
    """The animals and events that a card names; the windows and the counters of an event."""
    match sheet:
        case AnimalSheet():
            yield from _wrong_partner("ability", sheet.ability, animals)
        case CombatSheet():
            yield from _wrong_partner("effect", sheet.effect, animals)
            if sheet.bound_to is not None and sheet.bound_to not in animals:
                yield f"bound_to: {sheet.bound_to!r} is no animal"
        case EventSheet():
            yield from _wrong_partner("effect", sheet.effect, animals)
            yield from _wrong_windows(sheet)
            yield from _wrong_counters(sheet, counters)


def _wrong_partner(field: str, table: Row | None, animals: Sequence[str]) -> Iterator[str]:
    if table and "with" in table and table["with"] not in animals:
        yield f"{field}.with: {table['with']!r} is no animal"


def _wrong_windows(event: EventSheet) -> Iterator[str]:
    """I29 An event says when it makes sense. Counters answer, and have no time of their own."""
    effect = event.effect["effect"]
    possible = [name for name, window in words_of(*Window).items() if window in SIGNATURES[EFFECTS[effect]].windows]
    if effect == "counter" and event.windows:
        yield "windows: a counter has none"
    elif effect != "counter" and not event.windows:
        yield f"windows: missing (possible with {effect}: {', '.join(possible)})"
    elif odd := [name for name in event.windows if name not in possible]:
        yield f"windows: {odd[0]!r} does not go with {effect} (possible: {', '.join(possible)})"


def _wrong_counters(event: EventSheet, counters: Sequence[str]) -> Iterator[str]:
    """I30 What is aimed at a player can be stopped, by cards that are made for it."""
    if event.counters and not is_aimed(event.effect):
        yield "counters: this event is aimed at nobody else, so nothing can stop it"
        return
    for at, name in enumerate(event.counters):
        if name not in counters:
            yield f"counters: {name!r} is no event whose effect is counter"
        elif name in event.counters[:at]:
            yield f"counters: {name} stands there twice"


# The rows together


def _wrong_totals(tables: Tables) -> Iterator[str]:
    yield from _wrong_foods(tables)
    yield from _wrong_animals(tables)
    yield from _wrong_cards(tables)


def _wrong_foods(tables: Tables) -> Iterator[str]:
    """I1, I2 32 foods of eight kinds."""
    there = [food.id for food in tables.food]
    absent = [name for name in names_of(Food) if name not in there]
    yield from (f"food {name}: missing" for name in absent)
    total = sum(food.copies for food in tables.food)
    if not absent and total != FOODS:
        yield f"[[food]]: copies: {total} foods, but there are {FOODS}"


def _wrong_animals(tables: Tables) -> Iterator[str]:
    """I1, I36 Eight animals of each species, none stronger than can be counted."""
    count = Counter(animal.species for animal in tables.animal)
    for species in names_of(Species):
        if count[species] != PILE_OF_ANIMALS:
            yield f"[[animal]]: species: {count[species]} of {species}, but there are {PILE_OF_ANIMALS}"
    for animal in tables.animal:
        bound = sum(card.copies * card.value for card in tables.combat if card.bound_to == animal.id)
        if animal.sap + bound > MOST_SAP:
            yield f"animal {animal.id}: sap: {animal.sap + bound} with all its bound cards (at most {MOST_SAP})"


def _wrong_cards(tables: Tables) -> Iterator[str]:
    """I3, I5 Not more support cards than there is room for, and enough for the first hands."""
    cards: list[CombatSheet | EventSheet] = [*tables.combat, *tables.event]
    total = sum(card.copies for card in cards)
    for_all = sum(card.copies for card in cards if card.restricted_to is None)
    if len(cards) > KINDS:
        yield f"[[combat]], [[event]]: {len(cards)} kinds of card (at most {KINDS})"
    if total > CARDS:
        yield f"[[combat]], [[event]]: copies: {total} cards (at most {CARDS})"
    if for_all < FEWEST_CARDS:
        yield f"[[combat]], [[event]]: copies: {for_all} cards that all species can use (at least {FEWEST_CARDS})"
    looting = [event for event in tables.event if event.effect["effect"] == "loot"]
    loot = sum(event.copies * abs(event.effect["amount"]) for event in looting)
    if loot > MOST_LOOT:
        yield f"[[event]]: effect.amount: {loot} foods of loot up or down in all (at most {MOST_LOOT})"
