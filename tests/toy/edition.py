"""The edition files of the toy game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from sousbois.core import checking
from sousbois.core.edition import EditionSource, Head, LoadedEdition, Provenance, loaded
from sousbois.core.naming import names_of
from tests.toy.rules import Edition, Nut


class ToyHead(Head, forbid_unknown_fields=True):
    """The table [edition]."""

    dens: Annotated[int, msgspec.Meta(ge=1, le=4)]


class NutSheet(msgspec.Struct, forbid_unknown_fields=True):
    """The table of one nut."""

    copies: Annotated[int, msgspec.Meta(ge=3, le=20)]
    points: Annotated[int, msgspec.Meta(ge=-9, le=9)]


TABLES = ("edition", *names_of(Nut))


def complaints(source: EditionSource) -> list[str]:
    """All that is wrong with an edition."""
    return checking.complaints(source, TABLES, _wrong)


def _wrong(data: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"[edition]: {text}" for text in checking.wrong_fields(ToyHead, data["edition"]))
    for name in names_of(Nut):
        yield from (f"[{name}]: {text}" for text in checking.wrong_fields(NutSheet, data[name]))


def read_edition(source: EditionSource) -> LoadedEdition:
    """Read and check an edition."""
    data = checking.checked(source, TABLES, _wrong)
    head = msgspec.convert(data["edition"], ToyHead)
    facts = Edition.blank()
    facts["dens"] = head.dens
    provenance: dict[str, Provenance] = {"edition.dens": "reconstructed"}
    for nut, name in enumerate(names_of(Nut)):
        sheet = msgspec.convert(data[name], NutSheet)
        facts["copies"][0, nut] = sheet.copies
        facts["points"][0, nut] = sheet.points
        provenance |= {f"{name}.copies": "reconstructed", f"{name}.points": "reconstructed"}
    return loaded(head.id, head.title, Edition, facts, provenance)
