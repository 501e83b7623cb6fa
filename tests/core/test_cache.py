"""The folders of compiled code: one for each state of the sources, and not more than are used."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from sousbois.core.cache import KEPT, folder_for


@pytest.fixture
def source(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A source file; and an empty cache folder instead of the user's."""
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / "cache" / name)
    return tmp_path / "rules.py"


def folder_after(source: Path, text: str, name: str = "game") -> Path:
    """The folder once this stands in the source."""
    source.write_text(text, encoding="utf-8")
    folder = folder_for(name, {source})
    assert folder is not None
    return folder


def used_at(folder: Path, time: int) -> None:
    """Let a folder have been used at some time."""
    os.utime(folder, (time, time))


def test_of_many_states_of_the_sources_those_used_last_are_kept(source: Path) -> None:
    folders = [folder_after(source, f"state {number}") for number in range(KEPT)]
    for number, folder in enumerate(folders):
        used_at(folder, number)
    assert folder_after(source, "state 0") == folders[0]
    assert folder_after(source, "one state more").exists()
    assert [folder.exists() for folder in folders] == [True, False] + [True] * (KEPT - 2)


def test_each_copy_of_the_sources_has_its_own_folder(source: Path) -> None:
    """What was compiled in one clone is not ready in another."""
    copy = source.with_name("copy.py")
    assert folder_after(source, "state") != folder_after(copy, "state")


def test_the_folders_of_other_games_are_not_counted(source: Path) -> None:
    others = [folder_after(source, "state", name) for name in ("game-checked", "gam", "games", "game-2")]
    for folder in others:
        used_at(folder, 0)
    for number in range(KEPT + 1):
        folder_after(source, f"state {number}")
    assert all(folder.exists() for folder in others)


def test_folder_of_another_user_can_be_loaded_from(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = folder_after(source, "state")

    def refuse(_path: Path) -> None:
        raise PermissionError

    monkeypatch.setattr(os, "utime", refuse)
    monkeypatch.setattr(os, "access", lambda _path, mode: not mode & os.W_OK)
    assert folder_after(source, "state") == folder


def test_folder_that_cannot_be_read_is_done_without(source: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder_after(source, "state")
    monkeypatch.setattr(os, "access", lambda _path, mode: not mode & os.R_OK)
    assert folder_for("game", {source}) is None


def test_a_cache_that_cannot_be_written_is_done_without(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "cache").write_text("a file, not a folder", encoding="utf-8")
    monkeypatch.setattr("platformdirs.user_cache_path", lambda name: tmp_path / "cache" / name)
    assert folder_for("game", set()) is None
