"""Where a store lies, and that it is made whole or not at all."""

from __future__ import annotations

import threading
from pathlib import Path

import pytest

from sousbois.play.store import Store, data_folder


def test_a_store_that_could_not_be_made_whole_is_made_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patched:
        patched.setattr("sousbois.play.storefile.token_bytes", lambda size: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            Store(tmp_path)
    with Store(tmp_path) as store:
        assert len(store.secret()) == 32


def test_a_program_can_end_without_closing_its_store(tmp_path: Path) -> None:
    with Store(tmp_path):
        writers = {thread.daemon for thread in threading.enumerate() if thread.name == "store"}
    assert writers == {True}


def test_tables_are_kept_in_a_folder_of_our_own() -> None:
    assert data_folder().name == "sousbois"
