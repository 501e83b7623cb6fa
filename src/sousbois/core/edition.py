"""Editions: what stood on the cards and sheets, read from a TOML file and checked card by card, field by field.

A game declares the shape of its file with msgspec structs and turns it into a record that the rules read. Every fact
is marked as `sourced` (a rulebook or another public source states it) or `reconstructed` (ours).
"""

from __future__ import annotations

import hashlib
import json
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path
from typing import Any, Literal, TypeVar

import msgspec

from sousbois.core.errors import Unreadable
from sousbois.core.naming import named_field, names_of
from sousbois.core.record import Record, Records
from sousbois.core.shadow import Shadow

Provenance = Literal["sourced", "reconstructed"]
Sheet = TypeVar("Sheet")


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A title, a name or a text in every language we speak."""

    fr: str
    en: str


class Head(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The table [edition]; a game may have more to say in it."""

    id: str
    title: Title
    game: str | None = None
    """Which game it is an edition of, for whoever is not told otherwise."""


@dataclass(frozen=True)
class LoadedEdition:
    """A checked edition: its facts as a record, and where each fact comes from."""

    id: str
    title: Title
    facts: Records
    """The facts as the compiled rules read them: an array of one record."""
    shadow: Shadow
    """The same facts as interpreted rules read them."""
    digest: str
    """A hash of the facts: two editions with the same hash play alike."""
    provenance: Mapping[str, Provenance]
    """Where each fact comes from, as `hunter.copies`."""
    printed: Mapping[type, Sequence[str]]
    """The ids of what its own numbers stand for, by the mark (a `Printed`) that such numbers have."""
    called: Mapping[str, Title]
    """What people call the things with these ids, where that is not the id itself."""
    texts: Mapping[str, Title]
    """What is written on them."""


def loaded(
    name: str,
    title: Title,
    kind: type[Record],
    facts: Records,
    provenance: Mapping[str, Provenance],
    printed: Mapping[type, Sequence[str]] | None = None,
    called: Mapping[str, Title] | None = None,
    texts: Mapping[str, Title] | None = None,
) -> LoadedEdition:
    """An edition from its facts."""
    named = {field.name: named_field(field, facts[0][field.name], seats=0) for field in kind.fields}
    digest = hashlib.sha256(json.dumps(named, sort_keys=True).encode()).hexdigest()[:16]
    shadow = Shadow(kind, facts)
    return LoadedEdition(name, title, facts, shadow, digest, provenance, printed or {}, called or {}, texts or {})


def read_toml(path: Path) -> dict[str, Any]:
    """The tables of a TOML file."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise Unreadable(f"{path}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{path}: not a text in UTF-8") from None
    except ValueError as error:  # not TOML, or a name that no file can have
        raise Unreadable(f"{path}: {error}") from None
    except RecursionError:
        raise Unreadable(f"{path}: nested too deep") from None


def read_part(path: Path, part: str, data: Any, kind: type[Sheet]) -> Sheet:
    """One part of an edition file, such as a card; an error names the file, the part and the field."""
    try:
        return msgspec.convert(data, kind)
    except msgspec.ValidationError as error:
        raise Unreadable(f"{path}: {part}: {error}") from None


def read_rows(path: Path, table: str, data: Any, names: type[IntEnum], kind: type[Sheet]) -> list[Sheet]:
    """The rows [[table]] in the order of some names: each name is the `id` of exactly one."""
    rows = read_part(path, f"[[{table}]]", data, list[dict[str, Any]])
    expected = names_of(names)
    found: dict[str, Sheet] = {}
    for number, row in enumerate(rows, 1):
        name = str(row.get("id", f"number {number}"))
        if name in found:
            raise Unreadable(f"{path}: {table} {name}: id: stands there twice")
        if "id" in row and name not in expected:
            raise Unreadable(f"{path}: {table} {name}: id: unknown (expected one of {', '.join(expected)})")
        found[name] = read_part(path, f"{table} {name}", row, kind)
    for name in expected:
        if name not in found:
            raise Unreadable(f"{path}: {table} {name}: missing")
    return [found[name] for name in expected]


def only_tables(path: Path, data: Mapping[str, Any], known: tuple[str, ...]) -> None:
    """Refuse a file that has a table nobody reads, or lacks one."""
    for name in data:
        if name not in known:
            raise Unreadable(f"{path}: [{name}]: unknown table (expected: {', '.join(known)})")
    for name in known:
        if name not in data:
            raise Unreadable(f"{path}: [{name}]: missing")
