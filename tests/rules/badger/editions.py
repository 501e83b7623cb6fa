"""Editions of the badger for tests: the printed one, to be changed, and written to a file."""

from __future__ import annotations

import json
import tomllib
from pathlib import Path
from typing import Any

from tests.rules.badger.board import BADGER


def printed() -> dict[str, Any]:
    """The usual edition as tables."""
    path = BADGER.game.editions["badger-2023"]
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
