"""Where a store lies, and that it is made whole or not at all."""

from __future__ import annotations

import subprocess
import sys
import threading
from pathlib import Path

import pytest

from sousbois.core.errors import Unreadable
from sousbois.play.store import Store, data_folder
from sousbois.play.storefile import FILE, RESTORE
from tests.patience import PATIENCE
from tests.play.damage import overwrite, truncate
from tests.play.shelf import keep
from tests.terminal.command import piped

KILLED_WHILE_MAKING = """
import os, signal, sys
from pathlib import Path
from sousbois.play import storefile
from sousbois.play.store import Store
storefile.token_bytes = lambda size: os.kill(os.getpid(), signal.SIGKILL)
Store(Path(sys.argv[1]))
"""


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


def test_server_killed_while_making_a_store_leaves_no_file(tmp_path: Path) -> None:
    killed = subprocess.run([sys.executable, "-c", KILLED_WHILE_MAKING, str(tmp_path)], timeout=PATIENCE, check=False)
    assert killed.returncode < 0
    assert not (tmp_path / FILE).exists()
    with Store(tmp_path) as store:
        keep(store, "oak", b"one")


def test_new_store_is_its_owners_alone_and_stands_by_itself(tmp_path: Path) -> None:
    Store(tmp_path).close()
    assert oct((tmp_path / FILE).stat().st_mode & 0o777) == "0o600"
    assert {each.name for each in tmp_path.iterdir()} == {FILE, "sousbois.lock"}


@pytest.mark.parametrize(
    "command",
    [["serve", "--host", "127.0.0.1", "--port", "0", "--data"], ["doctor", "--data"], ["backup", "copy", "--data"]],
)
def test_empty_file_is_refused_with_what_to_do(tmp_path: Path, command: list[str]) -> None:
    (tmp_path / FILE).touch()
    ran = piped(*command, str(tmp_path))
    what_to_do = f"{RESTORE}, or remove {FILE} to begin without tables"
    assert ran.err == f"sousbois: {tmp_path / FILE}: the file is empty, so tables may be lost; {what_to_do}\n"
    assert ran.code == 2
    assert (tmp_path / FILE).read_bytes() == b""


def test_log_of_a_missing_file_is_not_played_into_a_new_one(tmp_path: Path) -> None:
    with Store(tmp_path / "old") as store:
        keep(store, "oak", b"one")
        (tmp_path / "new").mkdir()
        (tmp_path / "new" / f"{FILE}-wal").write_bytes((tmp_path / "old" / f"{FILE}-wal").read_bytes())
    with pytest.raises(Unreadable, match=f"the file is missing, but not those beside it.* remove {FILE}-wal to begin"):
        Store(tmp_path / "new")
    assert (tmp_path / "new" / f"{FILE}-wal").exists()


def test_doctor_names_a_damaged_file_and_examines_the_rest(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        for table in ("damaged-table", "whole-table"):
            keep(store, table, *[b"x" * 100] * 200)
    assert overwrite(tmp_path, b"damaged-table", without=b"whole-table")
    ran = piped("doctor", "--data", str(tmp_path))
    assert f"table damaged-table: {tmp_path / FILE}: damaged: database disk image is malformed" in ran.out
    assert "table whole-table: entry 0: entry b'xxx" in ran.out
    last = ran.out.splitlines()[-1]
    assert last.startswith(f"{tmp_path / FILE}: damaged: ")
    assert last.endswith(f"; {RESTORE}")
    assert (ran.code, ran.err) == (1, "")


@pytest.mark.parametrize("command", [["doctor", "--data"], ["backup", "copy", "--data"]])
def test_truncated_file_is_called_damaged(tmp_path: Path, command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    with Store(tmp_path) as store:
        keep(store, "oak", *[b"x" * 100] * 400)
    truncate(tmp_path)
    ran = piped(*command, str(tmp_path))
    assert ran.err == f"sousbois: {tmp_path / FILE}: damaged: database disk image is malformed; {RESTORE}\n"
    assert ran.code == 2
