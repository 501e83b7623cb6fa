"""The store: what it has said to be kept is there, whole and in order, and nothing else is."""

from __future__ import annotations

import asyncio
import os
import resource
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from sousbois.core.errors import NotAllowed, SousboisError, Unreadable
from sousbois.play.store import Conflict, Store, Unkept
from sousbois.play.storefile import RESTORE, NotRead
from tests.apart import run_apart
from tests.patience import PATIENCE
from tests.play.shelf import keep, shown

FILE = "sousbois.sqlite3"
LOOK = "import sys; from pathlib import Path; from sousbois.play.store import Store\n"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


@contextmanager
def writer_held_up(folder: Path) -> Iterator[None]:
    """Nothing can be written while this lasts, so that whatever is appended meanwhile is written together."""
    with closing(sqlite3.connect(folder / FILE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@contextmanager
def small_disk() -> Iterator[None]:
    """No file can grow beyond this size."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (500_000, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


# --- Appending -------------------------------------------------------------------------------------------------------


def test_another_process_sees_an_append_as_soon_as_it_is_done(store: Store, tmp_path: Path) -> None:
    store.append("oak", 0, [b"one", b"two"], shown("oak")).result(PATIENCE)
    look = f"{LOOK}with Store.reading(Path(sys.argv[1])) as store: print(store.journal('oak'), store.ids())"
    seen = subprocess.run(
        [sys.executable, "-c", look, tmp_path], capture_output=True, text=True, timeout=PATIENCE, check=True
    )
    assert seen.stdout == "[b'one', b'two'] ['oak']\n"


def test_an_append_is_not_done_before_it_is_written(store: Store, tmp_path: Path) -> None:
    with writer_held_up(tmp_path):
        future = store.append("oak", 0, [b"one"], shown("oak"))
        with pytest.raises(TimeoutError):
            future.result(timeout=0)
        assert store.journal("oak") == []
    future.result(PATIENCE)
    assert store.journal("oak") == [b"one"]


def test_reading_does_not_wait_for_the_writer(store: Store, tmp_path: Path) -> None:
    keep(store, "oak", b"one")
    with writer_held_up(tmp_path):
        future = store.append("oak", 1, [b"two"], shown("oak"))
        assert store.journal("oak") == [b"one"]
    future.result(PATIENCE)


def test_entries_keep_their_order_and_their_bytes(store: Store) -> None:
    entries = [b"", b"\x00\xff", '{"name":"Zoé"}'.encode(), b"x" * 100_000]
    keep(store, "oak", *entries[:2])
    keep(store, "ash", b"another table")
    keep(store, "oak", *entries[2:])
    assert store.journal("oak") == entries
    assert store.journal("ash") == [b"another table"]


def test_a_table_that_nobody_opened_has_no_entries(store: Store) -> None:
    assert store.journal("elm") == []
    assert store.kept("elm") is None


@pytest.mark.parametrize("number", [-1, 0, 1, 3])
def test_no_entry_is_doubled_and_none_left_out(store: Store, number: int) -> None:
    keep(store, "oak", b"one", b"two")
    with pytest.raises(Conflict, match=f"^table oak: entry {number} cannot be written; the next one is entry 2$"):
        store.append("oak", number, [b"three"], shown("oak", stage="running")).result(PATIENCE)
    assert store.journal("oak") == [b"one", b"two"]
    assert store.kept("oak") == shown("oak")


def test_appends_to_one_table_can_follow_without_waiting(store: Store) -> None:
    futures = [store.append("oak", number, [b"%d" % number], shown("oak")) for number in range(250)]
    for future in futures:
        future.result(PATIENCE)
    assert store.journal("oak") == [b"%d" % number for number in range(250)]


def test_a_conflict_costs_nothing_to_those_it_is_written_with(store: Store, tmp_path: Path) -> None:
    with writer_held_up(tmp_path):
        futures = together(store, {"elm": 0, "oak": 0, "ash": 1, "fir": 0})
    assert failures(futures) == {"ash": Conflict}
    assert store.ids() == ["elm", "fir", "first", "oak"]
    assert store.journal("fir") == [b"fir"]


def test_an_append_that_does_not_fit_the_disk_leaves_nothing_and_costs_nothing_to_others(
    store: Store, tmp_path: Path
) -> None:
    keep(store, "ash", b"one")
    with small_disk():
        with writer_held_up(tmp_path):
            futures = together(store, {"elm": 0, "oak": 0})
            huge = store.append("ash", 1, [b"two", b"x" * 1_000_000], shown("ash", stage="running"))
            futures["fir"] = store.append("fir", 0, [b"fir"], shown("fir"))
        with pytest.raises(Unkept, match=f"^{tmp_path / FILE}: disk I/O error$"):
            huge.result(PATIENCE)
        assert failures(futures) == {}
    assert store.journal("ash") == [b"one"]
    assert store.kept("ash") == shown("ash")
    keep(store, "ash", b"two")
    assert store.ids() == ["ash", "elm", "fir", "first", "oak"]


def test_what_cannot_be_a_row_is_refused_alone(store: Store, tmp_path: Path) -> None:
    with writer_held_up(tmp_path):
        futures = together(store, {"elm": 0, "oak": 0})
        strange = store.append("ash", 0, [b"one", None], shown("ash"))  # type: ignore[list-item]
    with pytest.raises(Unkept) as refused:
        strange.result(PATIENCE)
    assert isinstance(refused.value.__cause__, sqlite3.Error)
    assert failures(futures) == {}
    assert store.ids() == ["elm", "first", "oak"]


def test_who_stops_waiting_for_an_append_does_not_take_it_back(store: Store, tmp_path: Path) -> None:
    async def leave() -> None:
        waiting = asyncio.wrap_future(future)
        waiting.cancel()

    with writer_held_up(tmp_path):
        future = store.append("oak", 0, [b"one"], shown("oak"))
        run_apart(leave())
    future.result(PATIENCE)
    keep(store, "oak", b"two")
    assert store.journal("oak") == [b"one", b"two"]


def test_what_is_queued_is_written_before_the_store_closes(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        futures = [store.append("oak", number, [b""], shown("oak")) for number in range(300)]
    assert all(future.done() for future in futures)
    with Store.reading(tmp_path) as again:
        assert len(again.journal("oak")) == 300


def test_a_closed_store_keeps_nothing_more(tmp_path: Path) -> None:
    store = Store(tmp_path)
    store.close()
    with pytest.raises(Unkept, match="closed"):
        store.append("oak", 0, [b"one"], shown("oak")).result(PATIENCE)
    with pytest.raises(NotRead, match="closed"):
        store.journal("oak")
    store.close()


def test_a_closed_store_is_one_file_beside_its_lock(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(store, "oak", b"one")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["sousbois.lock", FILE]


def together(store: Store, numbers: dict[str, int]) -> dict[str, Future[None]]:
    """Append to tables while the writer is held up by an append of its own, which comes first."""
    store.append("first", 0, [b"first"], shown("first"))
    return {table: store.append(table, number, [table.encode()], shown(table)) for table, number in numbers.items()}


def failures(futures: dict[str, Future[None]]) -> dict[str, type[BaseException]]:
    """The appends that failed, and how."""
    return {table: type(error) for table, future in futures.items() if (error := future.exception())}


# --- Lists -----------------------------------------------------------------------------------------------------------


def at(minute: int) -> str:
    return f"2026-05-01T12:{minute:02}:00.000000+00:00"


def test_lists_show_a_table_as_it_was_last_described(store: Store) -> None:
    keep(store, "oak", b"one")
    later = shown("oak", stage="finished", listed=False, seats=5, about={"turn": None}, players=("chloé",))
    store.append("oak", 1, [], later).result(PATIENCE)
    assert store.kept("oak") == later


def test_a_person_finds_the_tables_where_they_sit_newest_first(store: Store) -> None:
    keep(store, "oak", b"", players=("ada", "boris"), updated=at(1), stage="finished")
    keep(store, "elm", b"", players=("boris",), updated=at(3), listed=False)
    keep(store, "ash", b"", players=("boris", "ada"), updated=at(2), stage="running")
    keep(store, "fir", b"", players=("ada",), updated=at(0))
    assert [kept.id for kept in store.of_player("ada", 10)] == ["ash", "oak", "fir"]
    assert [kept.id for kept in store.of_player("ada", 2)] == ["ash", "oak"]
    assert store.of_player("chloé", 10) == []
    keep(store, "fir", b"", players=("ada",), updated=at(4))
    keep(store, "oak", b"", players=("boris",), updated=at(5))
    assert [kept.id for kept in store.of_player("ada", 10)] == ["fir", "ash"]


def test_a_person_who_sits_at_a_table_twice_finds_it_once(store: Store) -> None:
    keep(store, "oak", b"", players=("ada", "ada"))
    assert store.of_player("ada", 10) == [shown("oak", players=("ada", "ada"))]


def test_open_tables_are_those_that_wait_and_are_listed_newest_first(store: Store) -> None:
    keep(store, "oak", b"", updated=at(1))
    keep(store, "elm", b"", updated=at(3))
    keep(store, "ash", b"", updated=at(2))
    keep(store, "fir", b"", updated=at(4), listed=False)
    keep(store, "yew", b"", updated=at(5), stage="running")
    assert [kept.id for kept in store.open_tables(10)] == ["elm", "ash", "oak"]
    assert [kept.id for kept in store.open_tables(1)] == ["elm"]
    keep(store, "elm", b"", updated=at(6), stage="running")
    assert [kept.id for kept in store.open_tables(10)] == ["ash", "oak"]


def test_tables_are_counted_by_stage(store: Store) -> None:
    assert store.count_by_stage() == {}
    keep(store, "oak", b"")
    keep(store, "elm", b"", stage="finished")
    keep(store, "ash", b"")
    assert store.count_by_stage() == {"waiting": 2, "finished": 1}


# --- Opening ---------------------------------------------------------------------------------------------------------


def test_a_missing_folder_is_made_and_is_its_owners_alone(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "data"
    with Store(folder) as store:
        keep(store, "oak", b"one")
        modes = {path.name: oct(path.stat().st_mode & 0o777) for path in (folder, *folder.iterdir())}
    assert modes.pop("data") == "0o700"
    assert {FILE, "sousbois.lock"} < set(modes)
    assert set(modes.values()) == {"0o600"}


def test_a_store_is_opened_again_as_it_was(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(store, "oak", b"one")
        secret = store.secret()
    with Store(tmp_path) as again:
        assert again.journal("oak") == [b"one"]
        assert again.kept("oak") == shown("oak")
        assert again.secret() == secret
        keep(again, "oak", b"two")


def test_every_store_has_a_secret_of_its_own(tmp_path: Path) -> None:
    with Store(tmp_path / "one") as one, Store(tmp_path / "two") as two:
        assert len(one.secret()) == len(two.secret()) == 32
        assert one.secret() != two.secret()


def test_two_servers_cannot_share_a_folder(store: Store, tmp_path: Path) -> None:
    with pytest.raises(NotAllowed, match=f"^{tmp_path}: another server is using this folder$"):
        Store(tmp_path)
    serve = f"{LOOK}Store(Path(sys.argv[1]))"
    refused = subprocess.run(
        [sys.executable, "-c", serve, tmp_path], capture_output=True, text=True, timeout=PATIENCE, check=False
    )
    assert "another server is using this folder" in refused.stderr
    keep(store, "oak", b"one")


def test_a_store_can_be_looked_at_while_a_server_uses_it(store: Store, tmp_path: Path) -> None:
    with Store.reading(tmp_path) as other:
        keep(store, "oak", b"one")
        assert other.journal("oak") == [b"one"]
        keep(store, "oak", b"two")
        assert other.journal("oak") == [b"one", b"two"]
    keep(store, "oak", b"three")


def test_there_is_nothing_to_look_at_where_no_server_has_been(tmp_path: Path) -> None:
    with pytest.raises(Unreadable, match=f"^{tmp_path / FILE}: there is no such file$"):
        Store.reading(tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    check_refused(tmp_path / "file" / "data", f"{tmp_path / 'file' / 'data'}: Not a directory")
    check_refused(tmp_path / "file", f"{tmp_path / 'file'}: File exists")


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    check_refused(tmp_path, f"{tmp_path / 'sousbois.lock'}: Permission denied")
    tmp_path.chmod(0o700)


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    Store(tmp_path).close()
    (tmp_path / FILE).chmod(0o400)
    check_refused(tmp_path, f"{tmp_path / FILE}: Permission denied")


def test_a_folder_in_the_place_of_the_file_is_named(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()
    check_refused(tmp_path, f"{tmp_path / FILE}: Is a directory")


def test_a_file_that_is_no_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("a letter to grandmother\n" * 100, encoding="utf-8")
    check_refused(tmp_path, f"{tmp_path / FILE}: damaged: file is not a database; {RESTORE}")
    assert (tmp_path / FILE).read_text(encoding="utf-8").startswith("a letter to grandmother")


def test_a_database_of_another_program_is_refused(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("CREATE TABLE recipe (title)")
    check_refused(tmp_path, f"{tmp_path / FILE}: not a file of sousbois")


def test_a_file_of_a_newer_sousbois_is_refused(tmp_path: Path) -> None:
    Store(tmp_path).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as other:
        other.execute("PRAGMA user_version = 2")
    told = f"{tmp_path / FILE}: written by another version of sousbois (schema 2; this one knows 1)"
    check_refused(tmp_path, told)
    with pytest.raises(Unreadable) as refused:
        Store.reading(tmp_path)
    assert str(refused.value) == told


def test_a_journal_with_a_gap_is_not_read(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(store, "oak", b"one", b"two", b"three")
    with closing(sqlite3.connect(tmp_path / FILE)) as other, other:
        other.execute("DELETE FROM entry WHERE number = 1")
    with Store.reading(tmp_path) as store, pytest.raises(NotRead, match=r"^entry 1: missing from the journal$"):
        store.journal("oak")


def check_refused(folder: Path, told: str) -> None:
    """The store does not open, says why in one line, and holds on to nothing."""
    for _ in range(2):
        with pytest.raises(SousboisError) as refused:
            Store(folder)
        assert str(refused.value) == told
