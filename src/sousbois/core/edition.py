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
from pathlib import Path
from typing import Any, Literal

import msgspec

from sousbois.core.errors import Unreadable
from sousbois.core.naming import named_field
from sousbois.core.record import Record, Records
from sousbois.core.shadow import Shadow
from sousbois.core.structs import resolved

Provenance = Literal["sourced", "reconstructed"]

LARGEST = 256 * 1024
"""Signs of an edition; ours have far fewer."""
MOST_PARTS = 1000
"""Things in one list or table."""
DEEPEST = 8
"""Lists and tables within each other."""
MOST_DOTS = 100
"""Dots in a line: whoever reads a key of many thousand parts reads for minutes."""
_WORD = range(-(1 << 63), 1 << 63)
"""The whole numbers of TOML."""


@dataclass(frozen=True)
class EditionText:
    """An edition that lies in no file of ours: what somebody has sent."""

    text: str

    def __str__(self) -> str:
        return "edition"


EditionSource = Path | EditionText
"""Where an edition is read from. As a text, it stands at the head of every complaint."""


class Title(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A title, a name or a text in every language we speak."""

    fr: str
    en: str


@resolved
class Head(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The table [edition]; a game may have more to say in it."""

    id: str
    title: Title
    game: str | None = None
    """Which game it is an edition of, for whoever is not told otherwise."""


@dataclass(frozen=True, eq=False)
class LoadedEdition:
    """A checked edition: its facts as a record, and where each fact comes from.

    It is itself and no other: editions with the same id, even with the same facts, may have other names and texts.
    """

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


def read_toml(source: EditionSource) -> dict[str, Any]:
    """The tables of a TOML text, if it is neither too large nor too deep to be looked at."""
    try:
        text = source.text if isinstance(source, EditionText) else source.read_text(encoding="utf-8")
        _check_length(text)
        tables = tomllib.loads(text)
        _check_parts(tables)
    except OSError as error:
        raise Unreadable(f"{source}: {error.strerror}") from None
    except UnicodeDecodeError:
        raise Unreadable(f"{source}: not a text in UTF-8") from None
    except ValueError as error:  # not TOML, too much of it, or a name that no file can have
        raise Unreadable(f"{source}: {error}") from None
    except RecursionError:
        raise Unreadable(f"{source}: nested too deep") from None
    return tables


def _check_length(text: str) -> None:
    if len(text) > LARGEST:
        raise ValueError(f"{len(text)} signs (at most {LARGEST})")
    for number, line in enumerate(text.split("\n"), 1):
        if line.count(".") > MOST_DOTS:
            raise ValueError(f"more than {MOST_DOTS} dots (at line {number})")


def _check_parts(part: Any, depth: int = 0) -> None:
    """No list is too long, nothing is nested too deep, no number too large to be written down again."""
    if isinstance(part, dict | list):
        if depth == DEEPEST:
            raise ValueError("nested too deep")
        if len(part) > MOST_PARTS:
            raise ValueError(f"a list or table of {len(part)} (at most {MOST_PARTS})")
        for each in part.values() if isinstance(part, dict) else part:
            _check_parts(each, depth + 1)
    elif isinstance(part, int) and part not in _WORD:
        raise ValueError(f"a number has more than {_WORD.stop.bit_length()} bits")
