"""The edition files of the toy game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from sousbois.core.edition import Head, LoadedEdition, Provenance, loaded, only_tables, read_part, read_toml
from sousbois.core.naming import names_of
from tests.toy.rules import Edition, Nut


class ToyHead(Head, forbid_unknown_fields=True):
    """The table [edition]."""

    dens: Annotated[int, msgspec.Meta(ge=1, le=4)]


class NutSheet(msgspec.Struct, forbid_unknown_fields=True):
    """The table of one nut."""

    copies: Annotated[int, msgspec.Meta(ge=3, le=20)]
    points: Annotated[int, msgspec.Meta(ge=-9, le=9)]


def read_edition(path: Path) -> LoadedEdition:
    """Read and check an edition."""
    data = read_toml(path)
    only_tables(path, data, ("edition", *names_of(Nut)))
    head = read_part(path, "[edition]", data["edition"], ToyHead)
    facts = Edition.blank()
    facts["dens"] = head.dens
    provenance: dict[str, Provenance] = {"edition.dens": "reconstructed"}
    for nut, name in enumerate(names_of(Nut)):
        sheet = read_part(path, f"[{name}]", data[name], NutSheet)
        facts["copies"][0, nut] = sheet.copies
        facts["points"][0, nut] = sheet.points
        provenance |= {f"{name}.copies": "reconstructed", f"{name}.points": "reconstructed"}
    return loaded(head.id, head.title, Edition, facts, provenance)
