"""Bots are warm when nothing is left to compile."""

from __future__ import annotations

from functools import cache
from inspect import unwrap
from pathlib import Path

import pytest

from sousbois.bots import knowing
from sousbois.bots.warming import is_warm
from sousbois.core import rule
from sousbois.games import load


def test_bots_are_not_warm_before_they_are_compiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / name)
    monkeypatch.setattr(rule, "_shared", cache(unwrap(rule._shared)))
    monkeypatch.setattr(knowing, "_twins", {})
    assert not is_warm(load("hunt"))
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []
