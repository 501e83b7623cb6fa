"""The edition files of the menagerie: how many cards each species has, and which sets end a round (M2, M7, M13)."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import msgspec

from sousbois.core.edition import Head, LoadedEdition, Provenance, loaded, only_tables, read_part, read_rows, read_toml
from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of
from sousbois.games.menagerie.material import HAND, ROWS, SEATS, Edition, Species, Variant

CARDS_NEEDED = SEATS * HAND + sum(range(1, ROWS + 1))
"""The hands of a full table, and the open rows (M3)."""


class SuddenSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the lists of species come from."""

    standard: Provenance
    advanced: Provenance


class SuddenDeath(msgspec.Struct, forbid_unknown_fields=True):
    """The table [sudden_death]: a list of species for each variant."""

    standard: list[str]
    advanced: list[str]
    provenance: SuddenSources


class SpeciesSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of a species come from."""

    copies: Provenance


class SpeciesSheet(msgspec.Struct, forbid_unknown_fields=True):
    """One [[species]]. No species can fill a hand: there is always something else to put down."""

    id: str
    copies: Annotated[int, msgspec.Meta(ge=1, le=HAND - 1)]
    provenance: SpeciesSources


def read_edition(path: Path) -> LoadedEdition:
    """Read and check an edition of the menagerie."""
    data = read_toml(path)
    only_tables(path, data, ("edition", "sudden_death", "species"))
    head = read_part(path, "[edition]", data["edition"], Head)
    sudden = read_part(path, "[sudden_death]", data["sudden_death"], SuddenDeath)
    sheets = _read_species(path, data["species"])
    facts = Edition.blank()
    for species, sheet in zip(Species, sheets, strict=True):
        facts["copies"][0, species] = sheet.copies
    for variant, field in zip(Variant, names_of(Variant), strict=True):
        for species in _read_list(path, field, getattr(sudden, field)):
            facts["sudden"][0, variant, species] = True
    provenance = {f"sudden_death.{name}": mark for name, mark in msgspec.structs.asdict(sudden.provenance).items()}
    provenance |= {f"{sheet.id}.copies": sheet.provenance.copies for sheet in sheets}
    return loaded(head.id, head.title, Edition, facts, provenance)


def _read_species(path: Path, data: object) -> list[SpeciesSheet]:
    """The species in the order of the rules, with cards enough for a full table."""
    sheets = read_rows(path, "species", data, Species, SpeciesSheet)
    cards = sum(sheet.copies for sheet in sheets)
    if cards < CARDS_NEEDED:
        raise Unreadable(f"{path}: [[species]]: copies: {cards} cards in all, but a full table needs {CARDS_NEEDED}")
    return sheets


def _read_list(path: Path, field: str, names: list[str]) -> list[Species]:
    """The species of one list of sudden death."""
    known = names_of(Species)
    for at, name in enumerate(names):
        if name not in known:
            raise Unreadable(f"{path}: [sudden_death]: {field}: {name!r} is none of {', '.join(known)}")
        if name in names[:at]:
            raise Unreadable(f"{path}: [sudden_death]: {field}: {name} stands there twice")
    return [Species(known.index(name)) for name in names]
