"""The edition files of the badger: how many collection cards, what they are worth, and who tramples whom (B4, B12)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from sousbois.core.edition import Head, LoadedEdition, Provenance, loaded, only_tables, read_part, read_rows, read_toml
from sousbois.core.errors import Unreadable
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


class CardSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of a type of card come from."""

    up: Provenance
    down: Provenance
    points: Provenance


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


class ColourSheet(msgspec.Struct, forbid_unknown_fields=True):
    """One [[colour]]."""

    id: str
    lowest_trampled_by: int
    highest_trampled_by: int
    provenance: ColourSources


def read_edition(path: Path) -> LoadedEdition:
    """Read and check an edition of the badger."""
    data = read_toml(path)
    only_tables(path, data, ("edition", "card", "colour"))
    head = read_part(path, "[edition]", data["edition"], Head)
    cards = read_rows(path, "card", data["card"], Kind, CardSheet)
    colours = read_rows(path, "colour", data["colour"], Suit, ColourSheet)
    _check_cards(path, cards)
    facts = Edition.blank()
    for kind, card in zip(Kind, cards, strict=True):
        facts["copies"][0, kind * ARROWS : (kind + 1) * ARROWS] = card.up, card.down
        facts["points"][0, kind] = card.points
    for suit, colour in zip(Suit, colours, strict=True):
        _check_colour(path, colour, HIGHEST[suit])
        facts["trampled_by"][0, suit, 1] = colour.lowest_trampled_by
        facts["trampled_by"][0, suit, HIGHEST[suit]] = colour.highest_trampled_by
    sheets: list[CardSheet | ColourSheet] = [*cards, *colours]
    provenance: dict[str, Provenance] = {}
    for sheet in sheets:
        provenance |= {f"{sheet.id}.{name}": mark for name, mark in msgspec.structs.asdict(sheet.provenance).items()}
    return loaded(head.id, head.title, Edition, facts, provenance)


def _check_cards(path: Path, cards: list[CardSheet]) -> None:
    """B3 There are cards of all ten types, 53 in all."""
    for card in cards:
        if card.up + card.down == 0:
            raise Unreadable(f"{path}: card {card.id}: up, down: there is at least one card of each type")
    total = sum(card.up + card.down for card in cards)
    if total != COLLECTION_CARDS:
        raise Unreadable(f"{path}: [[card]]: up, down: {total} collection cards, but there are {COLLECTION_CARDS}")


def _check_colour(path: Path, colour: ColourSheet, highest: int) -> None:
    """B11 What tramples is neither the lowest nor the highest leaf, which could be trampled themselves."""
    for field in ("lowest_trampled_by", "highest_trampled_by"):
        if not 1 < getattr(colour, field) < highest:
            raise Unreadable(f"{path}: colour {colour.id}: {field}: expected a value from 2 to {highest - 1}")
