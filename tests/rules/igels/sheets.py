"""The edition of igels as tables, to be changed."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any

from sousbois.games import igels

FILE = Path(igels.__file__).parent / "editions" / "igels-reconstructed-1.toml"
_PRINTED = tomllib.loads(FILE.read_text(encoding="utf-8"))

Tables = dict[str, Any]
Change = Callable[[Tables], object]


def tables() -> Tables:
    """The tables of the edition, to be changed."""
    return deepcopy(_PRINTED)


def row(data: Tables, table: str, name: str) -> dict[str, Any]:
    """One card of an edition."""
    found: dict[str, Any] = next(each for each in data[table] if each["id"] == name)
    return found
