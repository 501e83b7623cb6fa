"""The edition files of the hunt: how many cards of each kind, and what they are worth (J1, J12)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from sousbois.core import checking
from sousbois.core.checking import rows_of, wrong_fields, wrong_rows
from sousbois.core.edition import EditionSource, Head, LoadedEdition, Provenance, loaded
from sousbois.core.structs import resolved
from sousbois.games.hunt.rules import DAYS, Card, Edition

Points = Annotated[int, msgspec.Meta(ge=-20, le=20)]
TABLES = ("edition", "card")


class HeadSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of the head come from."""

    days: Provenance
    lodge_points: Provenance


@resolved
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


@resolved
class CardSheet(msgspec.Struct, forbid_unknown_fields=True):
    """One [[card]]."""

    id: str
    copies: Annotated[int, msgspec.Meta(ge=0, le=10)]
    pile: Points
    hand: Points
    provenance: CardSources


def read_edition(source: EditionSource) -> LoadedEdition:
    """Read and check an edition of the hunt."""
    data = checking.checked(source, TABLES, _wrong)
    head = msgspec.convert(data["edition"], HuntHead)
    cards = rows_of(data["card"], Card, CardSheet)
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


def complaints(source: EditionSource) -> list[str]:
    """All that is wrong with an edition of the hunt."""
    return checking.complaints(source, TABLES, _wrong)


def _wrong(data: Mapping[str, Any]) -> Iterator[str]:
    """Fields that cannot be, and hands without a card."""
    yield from (f"[edition]: {text}" for text in wrong_fields(HuntHead, data["edition"]))
    cards = [*wrong_rows("card", data["card"], Card, CardSheet)]
    yield from cards
    if not cards and not any(card["copies"] for card in data["card"]):
        yield "card hunter: copies: a player needs at least one card"
