"""The edition files of the menagerie: how many cards each species has, and which sets end a round (M2, M7, M13)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Annotated, Any

import msgspec

from sousbois.core import checking
from sousbois.core.checking import rows_of, wrong_fields, wrong_rows
from sousbois.core.edition import EditionSource, Head, LoadedEdition, Provenance, loaded
from sousbois.core.naming import names_of
from sousbois.core.structs import resolved
from sousbois.games.menagerie.material import HAND, ROWS, SEATS, Edition, Species, Variant

CARDS_NEEDED = SEATS * HAND + sum(range(1, ROWS + 1))
"""The hands of a full table, and the open rows (M3)."""
TABLES = ("edition", "sudden_death", "species")


class SuddenSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the lists of species come from."""

    standard: Provenance
    advanced: Provenance


@resolved
class SuddenDeath(msgspec.Struct, forbid_unknown_fields=True):
    """The table [sudden_death]: a list of species for each variant."""

    standard: list[str]
    advanced: list[str]
    provenance: SuddenSources


class SpeciesSources(msgspec.Struct, forbid_unknown_fields=True):
    """Where the facts of a species come from."""

    copies: Provenance


@resolved
class SpeciesSheet(msgspec.Struct, forbid_unknown_fields=True):
    """One [[species]]. No species can fill a hand: there is always something else to put down."""

    id: str
    copies: Annotated[int, msgspec.Meta(ge=1, le=HAND - 1)]
    provenance: SpeciesSources


def read_edition(source: EditionSource) -> LoadedEdition:
    """Read and check an edition of the menagerie."""
    data = checking.checked(source, TABLES, _wrong)
    head = msgspec.convert(data["edition"], Head)
    sudden = msgspec.convert(data["sudden_death"], SuddenDeath)
    sheets = rows_of(data["species"], Species, SpeciesSheet)
    facts = Edition.blank()
    for species, sheet in zip(Species, sheets, strict=True):
        facts["copies"][0, species] = sheet.copies
    for variant, field in zip(Variant, names_of(Variant), strict=True):
        for name in getattr(sudden, field):
            facts["sudden"][0, variant, names_of(Species).index(name)] = True
    provenance = {f"sudden_death.{name}": mark for name, mark in msgspec.structs.asdict(sudden.provenance).items()}
    provenance |= {f"{sheet.id}.copies": sheet.provenance.copies for sheet in sheets}
    return loaded(head.id, head.title, Edition, facts, provenance)


def complaints(source: EditionSource) -> list[str]:
    """All that is wrong with an edition of the menagerie."""
    return checking.complaints(source, TABLES, _wrong)


def _wrong(data: Mapping[str, Any]) -> Iterator[str]:
    yield from (f"[edition]: {text}" for text in wrong_fields(Head, data["edition"]))
    yield from (f"[sudden_death]: {text}" for text in wrong_fields(SuddenDeath, data["sudden_death"], _wrong_list))
    species = [*wrong_rows("species", data["species"], Species, SpeciesSheet)]
    yield from species
    cards = 0 if species else sum(row["copies"] for row in data["species"])
    if not species and cards < CARDS_NEEDED:
        yield f"[[species]]: copies: {cards} cards in all, but a full table needs {CARDS_NEEDED}"


def _wrong_list(field: str, listed: Any) -> Iterator[str]:
    """A list of sudden death names species, each once."""
    if field in names_of(Variant):
        yield from checking.not_among(field, listed, names_of(Species))
