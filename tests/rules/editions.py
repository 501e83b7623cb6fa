"""Editions for tests: the usual one of a game as tables, to be changed, and written to a file."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from sousbois.games import load


def tables_of(game: str) -> dict[str, Any]:
    """The usual edition of a game."""
    path, *_ = load(game).editions.values()
    return tomllib.loads(path.read_text(encoding="utf-8"))


def written(path: Path, tables: dict[str, Any]) -> Path:
    """An edition file with these tables; an edition is called as its file."""
    tables["edition"]["id"] = path.stem
    path.write_text("\n".join(f"{key} = {_toml(value)}" for key, value in tables.items()), encoding="utf-8")
    return path


def _toml(value: Any) -> str:
    """A value as TOML, tables inline."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{json.dumps(key)} = {_toml(part)}" for key, part in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
