"""The edition files of the hunt: how many cards of each kind, and what they are worth (J1, J12)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from sousbois.core.edition import LoadedEdition, Provenance, Title, loaded, only_tables, read_part, read_toml
from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of
from sousbois.games.hunt.rules import DAYS, Card, Edition

Points = Annotated[int, msgspec.Meta(ge=-20, le=20)]


class HeadSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of the head come from."""

    days: Provenance
    lodge_points: Provenance


class Head(msgspec.Struct, forbid_unknown_fields=True):
    """The table [edition]."""

    id: str
    title: Title
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
    head = read_part(path, "[edition]", data["edition"], Head)
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
    """The cards in the order of the rules: each exactly once, and at least one in a hand."""
    rows = read_part(path, "[[card]]", data, list[dict[str, object]])
    found: dict[str, CardSheet] = {}
    for number, row in enumerate(rows, 1):
        name = str(row.get("id", f"number {number}"))
        if name in found:
            raise Unreadable(f"{path}: card {name}: id: stands there twice")
        if "id" in row and name not in names_of(Card):
            raise Unreadable(f"{path}: card {name}: id: unknown (expected one of {', '.join(names_of(Card))})")
        found[name] = read_part(path, f"card {name}", row, CardSheet)
    for name in names_of(Card):
        if name not in found:
            raise Unreadable(f"{path}: card {name}: missing")
    if not any(sheet.copies for sheet in found.values()):
        raise Unreadable(f"{path}: card hunter: copies: a player needs at least one card")
    return [found[name] for name in names_of(Card)]
