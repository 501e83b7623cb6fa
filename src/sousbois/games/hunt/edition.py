"""The edition files of the hunt: how many cards of each kind, and what they are worth (J1, J12)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from sousbois.core.edition import (
    Head,
    LoadedEdition,
    Provenance,
    loaded,
    only_tables,
    read_part,
    read_rows,
    read_toml,
)
from sousbois.core.errors import Unreadable
from sousbois.games.hunt.rules import DAYS, Card, Edition

Points = Annotated[int, msgspec.Meta(ge=-20, le=20)]


class HeadSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of the head come from."""

    days: Provenance
    lodge_points: Provenance


class HuntHead(Head, forbid_unknown_fields=True):
    """The table [edition]."""

    days: Annotated[int, msgspec.Meta(ge=1, le=DAYS)]
    lodge_points: Points
    provenance: HeadSources


class CardSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of a card come from."""

    copies: Provenance
    pile: Provenance
    hand: Provenance


class CardSheet(msgspec.Struct, forbid_unknown_fields=True):
    """One [[card]]."""

    id: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=10)]
    pile: Points
    hand: Points
    provenance: CardSources


def read_edition(path: Path) -> LoadedEdition:
    """Read and check an edition of the hunt."""
    data = read_toml(path)
    only_tables(path, data, ("edition", "card"))
    head = read_part(path, "[edition]", data["edition"], HuntHead)
    cards = _read_cards(path, data["card"])
    facts = Edition.blank()
    facts["days"] = head.days
    facts["lodge_points"] = head.lodge_points
    for card, sheet in zip(Card, cards, strict=True):
        facts["copies"][0, card] = sheet.copies
        facts["pile_points"][0, card] = sheet.pile
        facts["hand_points"][0, card] = sheet.hand
    provenance = {f"edition.{name}": mark for name, mark in msgspec.structs.asdict(head.provenance).items()}
    for sheet in cards:
        provenance |= {f"{sheet.id}.{name}": mark for name, mark in msgspec.structs.asdict(sheet.provenance).items()}
    return loaded(head.id, head.title, Edition, facts, provenance)


def _read_cards(path: Path, data: object) -> list[CardSheet]:
    """The cards in the order of the rules, at least one of them in a hand."""
    cards = read_rows(path, "card", data, Card, CardSheet)
    if not any(card.copies for card in cards):
        raise Unreadable(f"{path}: card hunter: copies: a player needs at least one card")
    return cards
