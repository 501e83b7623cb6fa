"""The edition files of the badger: how many collection cards, what they are worth, and who tramples whom (B4, B12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from sousbois.core import checking
from sousbois.core.checking import rows_of, wrong_fields, wrong_rows
from sousbois.core.edition import EditionSource, Head, LoadedEdition, Provenance, loaded
from sousbois.core.structs import resolved
from sousbois.games.badger.material import (
    ARROWS,
    COLLECTION_CARDS,
    ORDINARY_VALUES,
    PINK_VALUES,
    Edition,
    Kind,
    Suit,
)

Copies = Annotated[int, msgspec.Meta(ge=0, le=COLLECTION_CARDS)]
HIGHEST = {Suit.PINK: PINK_VALUES, Suit.ORDINARY: ORDINARY_VALUES}
"""B1 The highest value of each kind of colour; the lowest is 1."""
TABLES = ("edition", "card", "colour")


class CardSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of a type of card come from."""

    up: Provenance
    down: Provenance
    points: Provenance


@resolved
class CardSheet(msgspec.Struct, forbid_unknown_fields=True):
    """One [[card]]."""

    id: str
    up: Copies
    down: Copies
    points: Annotated[int, msgspec.Meta(ge=-20, le=20)]
    provenance: CardSources


class ColourSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of a kind of colour come from."""

    lowest_trampled_by: Provenance
    highest_trampled_by: Provenance


@resolved
class ColourSheet(msgspec.Struct, forbid_unknown_fields=True):
    """One [[colour]]."""

    id: str
    lowest_trampled_by: int
    highest_trampled_by: int
    provenance: ColourSources


def read_edition(source: EditionSource) -> LoadedEdition:
    """Read and check an edition of the badger."""
    data = checking.checked(source, TABLES, _wrong)
    head = msgspec.convert(data["edition"], Head)
    cards = rows_of(data["card"], Kind, CardSheet)
    colours = rows_of(data["colour"], Suit, ColourSheet)
    facts = Edition.blank()
    for kind, card in zip(Kind, cards, strict=True):
        facts["copies"][0, kind * ARROWS : (kind + 1) * ARROWS] = card.up, card.down
        facts["points"][0, kind] = card.points
    for suit, colour in zip(Suit, colours, strict=True):
        facts["trampled_by"][0, suit, 1] = colour.lowest_trampled_by
        facts["trampled_by"][0, suit, HIGHEST[suit]] = colour.highest_trampled_by
    sheets: list[CardSheet | ColourSheet] = [*cards, *colours]
    provenance: dict[str, Provenance] = {}
    for sheet in sheets:
        provenance |= {f"{sheet.id}.{name}": mark for name, mark in msgspec.structs.asdict(sheet.provenance).items()}
    return loaded(head.id, head.title, Edition, facts, provenance)


def complaints(source: EditionSource) -> list[str]:
    """All that is wrong with an edition of the badger."""
    return checking.complaints(source, TABLES, _wrong)


def _wrong(data: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"[edition]: {text}" for text in wrong_fields(Head, data["edition"]))
    cards = [*wrong_rows("card", data["card"], Kind, CardSheet)]
    yield from cards or _wrong_numbers(rows_of(data["card"], Kind, CardSheet))
    colours = [*wrong_rows("colour", data["colour"], Suit, ColourSheet)]
    yield from colours or _wrong_tramplers(rows_of(data["colour"], Suit, ColourSheet))


def _wrong_numbers(cards: list[CardSheet]) -> Iterator[str]:
    """B3 There are cards of all ten types, 53 in all."""
    for card in cards:
        if card.up + card.down == 0:
            yield f"card {card.id}: up, down: there is at least one card of each type"
    total = sum(card.up + card.down for card in cards)
    if total != COLLECTION_CARDS:
        yield f"[[card]]: up, down: {total} collection cards, but there are {COLLECTION_CARDS}"


def _wrong_tramplers(colours: list[ColourSheet]) -> Iterator[str]:
    """B11 What tramples is neither the lowest nor the highest leaf, which could be trampled themselves."""
    for suit, colour in zip(Suit, colours, strict=True):
        for field in ("lowest_trampled_by", "highest_trampled_by"):
            if not 1 < getattr(colour, field) < HIGHEST[suit]:
                yield f"colour {colour.id}: {field}: expected a value from 2 to {HIGHEST[suit] - 1}"
