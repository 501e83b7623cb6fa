"""The backup: one file that holds all that was kept when it was begun, or no file at all."""

from __future__ import annotations

import itertools
import resource
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random

import pytest

from sousbois.core.errors import NotAllowed
from sousbois.play.backup import back_up
from sousbois.play.journal import Entry, written
from sousbois.play.store import Store
from sousbois.play.storefile import FILE
from tests.patience import PATIENCE
from tests.play.hosting import any_decision, full
from tests.play.shelf import keep
from tests.terminal.command import Ran, piped

BEFORE_THE_DEAL = 4


def journal(decisions: int) -> list[Entry]:
    """A hunt of three, so many decisions long."""
    hosted, entries = full("hunt", seats=3)
    chance = Random(3)
    while hosted.ply < decisions and hosted.stage == "running":
        entries.append(any_decision(hosted, chance))
        hosted.take(entries[-1], watch=False)
    return entries


HUNT = [written(entry) for entry in journal(30)]


def copied(folder: Path, file: Path, *more: str) -> Ran:
    """What `sousbois backup` says."""
    return piped("backup", str(file), "--data", str(folder), *more)


def stored(folder: Path, *tables: str) -> Path:
    """A store that holds these tables, each the same hunt."""
    with Store(folder) as store:
        for table in tables:
            keep(store, table, *HUNT)
    return folder


def restored(file: Path, folder: Path) -> Path:
    """A backup as a store of its own, put there as hosts are told to."""
    folder.mkdir()
    file.rename(folder / FILE)
    return folder


@contextmanager
def writing(store: Store) -> Iterator[None]:
    """While this lasts, tables are opened and played without a pause."""
    stop = threading.Event()
    begun = threading.Event()

    def write() -> None:
        for number in itertools.count():
            if stop.is_set():
                return
            keep(store, f"table{number}", *HUNT[:BEFORE_THE_DEAL])
            keep(store, f"table{number}", *HUNT[BEFORE_THE_DEAL:])
            begun.set()

    thread = threading.Thread(target=write)
    thread.start()
    assert begun.wait(PATIENCE), "no table was written"
    try:
        yield
    finally:
        stop.set()
        thread.join(PATIENCE)
        assert not thread.is_alive(), "the table that is being written is never finished"


def test_a_copy_made_while_a_server_writes_is_whole(tmp_path: Path) -> None:
    parts: list[tuple[int, int]] = []
    with Store(tmp_path / "data") as store:
        keep(store, "large", b"{" + b" " * 3_000_000)
        written_before = len(store.ids())
        with writing(store):

            def note(done: int, of: int) -> None:
                parts.append((done, of))
                assert len(parts) < 1000  # it does not begin anew whenever somebody writes
                keep(store, f"between{len(parts)}", *HUNT)  # as others do while it is copied

            tables = back_up(tmp_path / "data", tmp_path / "copy", note)
        after = len(store.ids())
    assert len(parts) > 2
    assert len({of for _, of in parts}) == 1
    assert parts[-1][0] == parts[-1][1]
    assert written_before < tables < after - 2
    with Store.reading(restored(tmp_path / "copy", tmp_path / "new")) as copy:
        assert len(copy.ids()) == tables
        assert not [table for table in copy.ids() if table.startswith("between")]


def test_the_doctor_finds_a_copy_made_while_a_server_writes_well(tmp_path: Path) -> None:
    with Store(tmp_path / "data") as store, writing(store):
        ran = copied(tmp_path / "data", tmp_path / "copy")
    assert ran.code == 0, ran.err
    assert "It holds the secret that signs cookies" in ran.out
    examined = piped("doctor", "--data", str(restored(tmp_path / "copy", tmp_path / "new")))
    assert examined.code == 0
    assert "all replay" in examined.out
    assert not examined.out.startswith("0 tables")


def test_a_server_goes_on_from_a_copy_and_knows_everybody_again(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", "oak")
    copied(data, tmp_path / "copy")
    with Store(restored(tmp_path / "copy", tmp_path / "new")) as new, Store(data) as old:
        assert new.secret() == old.secret()
        assert new.journal("oak") == HUNT
        keep(new, "oak", b"more")


def test_a_copy_is_one_file_and_its_owners_alone(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", "oak")
    (tmp_path / "out").mkdir()
    copied(data, tmp_path / "out" / "copy")
    (file,) = (tmp_path / "out").iterdir()
    assert oct(file.stat().st_mode & 0o777) == "0o600"
    with closing(sqlite3.connect(f"{file.as_uri()}?mode=ro", uri=True)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)  # it needs no other file beside it


def test_a_copy_never_replaces_a_file_unless_told(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", "oak")
    file = tmp_path / "copy"
    file.write_text("something else", encoding="utf-8")
    ran = copied(data, file)
    assert ran.code == 2
    assert ran.err == f"sousbois: {file}: there is a file already (--overwrite replaces it)\n"
    assert file.read_text(encoding="utf-8") == "something else"
    assert copied(data, file, "--overwrite").code == 0
    with closing(sqlite3.connect(file)) as copy:
        assert copy.execute("SELECT id FROM hosted").fetchall() == [("oak",)]


def test_a_file_in_the_way_is_named_before_anything_is_copied(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", "oak")
    file = tmp_path / "copy"
    file.touch()
    copying: list[int] = []
    with pytest.raises(NotAllowed, match="there is a file already"):
        back_up(data, file, lambda parts, _: copying.append(parts))
    assert copying == []


def test_a_file_that_appears_while_copying_is_not_replaced(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", "oak")
    file = tmp_path / "copy"
    with pytest.raises(NotAllowed, match="there is a file already"):
        back_up(data, file, lambda *_: file.touch())
    assert file.read_bytes() == b""


def test_a_store_is_never_replaced_by_its_own_copy(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", "oak")
    ran = copied(data, data / FILE, "--overwrite")
    assert ran.code == 2
    assert "this is the store itself" in ran.err


def test_where_nothing_is_stored_there_is_nothing_to_copy(tmp_path: Path) -> None:
    ran = copied(tmp_path, tmp_path / "copy")
    assert ran.code == 2
    assert ran.err == f"sousbois: {tmp_path / FILE}: there is no such file\n"
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_is_not_there_is_named(tmp_path: Path) -> None:
    ran = copied(stored(tmp_path / "data", "oak"), tmp_path / "none" / "copy")
    assert ran.code == 2
    assert ran.err == f"sousbois: {tmp_path / 'none'}: No such file or directory\n"


def test_a_folder_in_the_place_of_a_file_is_named(tmp_path: Path) -> None:
    ran = copied(stored(tmp_path / "data", "oak"), tmp_path)
    assert ran.code == 2
    assert ran.err == f"sousbois: {tmp_path}: this is a folder; name a file in it\n"


def test_on_a_full_disk_nothing_half_made_is_left(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", *(f"table{number}" for number in range(60)))
    (tmp_path / "out").mkdir()
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (50_000, hard))
    try:
        ran = copied(data, tmp_path / "out" / "copy")
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))
    assert ran.code == 2
    assert ran.err.startswith(f"sousbois: {tmp_path / 'out' / 'copy'}: ")
    assert list((tmp_path / "out").iterdir()) == []


def test_a_damaged_store_gives_no_copy(tmp_path: Path) -> None:
    data = stored(tmp_path / "data", *(f"table{number}" for number in range(60)))
    with (data / FILE).open("r+b") as file:
        file.seek(12 * 4096)
        file.write(b"\xff" * 4096)
    ran = copied(data, tmp_path / "copy")
    assert ran.code == 2
    assert ran.err.startswith(f"sousbois: {data / FILE}: damaged, so no copy was made: ")
    assert not (tmp_path / "copy").exists()
