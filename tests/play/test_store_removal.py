"""Removing tables from the store: whole or not at all, and only what is as old as somebody thought."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from sousbois.play.store import Stage, Store, Unkept
from tests.patience import PATIENCE
from tests.play.shelf import NOON, keep, shown
from tests.play.test_store import FILE, writer_held_up

LATER = NOON.replace("T12", "T13")


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store(tmp_path) as store:
        yield store


def test_old_tables_are_found_by_stage_oldest_first(store: Store) -> None:
    keep(store, "oak", b"", stage="finished", updated=NOON.replace("T12", "T11"))
    keep(store, "elm", b"", stage="finished", updated=NOON.replace("T12", "T10"))
    keep(store, "ash", b"", stage="finished", updated=NOON)
    keep(store, "fir", b"", stage="running", updated=NOON.replace("T12", "T09"))
    assert store.older("finished", NOON) == ["elm", "oak"]
    assert store.older("waiting", NOON) == []


def test_nothing_is_left_of_a_table_that_was_removed(store: Store, tmp_path: Path) -> None:
    keep(store, "oak", b"one secret", b"two", stage="finished", players=("ada",))
    keep(store, "elm", b"one", stage="finished", players=("ada",))
    assert store.remove("oak", "finished", LATER).result(PATIENCE) is True
    assert store.journal("oak") == []
    assert store.kept("oak") is None
    assert store.ids() == ["elm"]
    assert [kept.id for kept in store.of_player("ada", 10)] == ["elm"]
    assert store.count_by_stage() == {"finished": 1}
    store.close()
    assert b"one secret" not in (tmp_path / FILE).read_bytes()


@pytest.mark.parametrize(("stage", "since"), [("waiting", LATER), ("finished", NOON)])
def test_a_table_that_has_changed_meanwhile_stays(store: Store, stage: Stage, since: str) -> None:
    keep(store, "oak", b"one", stage="finished")
    assert store.remove("oak", stage, since).result(PATIENCE) is False
    assert store.journal("oak") == [b"one"]


def test_a_table_that_is_not_there_is_not_removed(store: Store) -> None:
    assert store.remove("oak", "finished", LATER).result(PATIENCE) is False


def test_a_removal_shares_a_transaction_with_appends(store: Store, tmp_path: Path) -> None:
    keep(store, "oak", b"one", stage="finished")
    with writer_held_up(tmp_path):
        removing = store.remove("oak", "finished", LATER)
        keeping = store.append("elm", 0, [b"one"], shown("elm"))
    assert removing.result(PATIENCE) is True
    keeping.result(PATIENCE)
    assert store.ids() == ["elm"]


def test_a_removal_that_fails_says_so_and_leaves_everything(store: Store, tmp_path: Path) -> None:
    keep(store, "oak", b"one", stage="finished")
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("CREATE TRIGGER stop BEFORE DELETE ON hosted BEGIN SELECT raise(ABORT, 'no room'); END")
    with pytest.raises(Unkept, match="no room"):
        store.remove("oak", "finished", LATER).result(PATIENCE)
    assert store.journal("oak") == [b"one"]


def test_whoever_watches_is_told_of_every_transaction(tmp_path: Path) -> None:
    told: list[tuple[int, int]] = []
    with Store(tmp_path, lambda seconds, failed: told.append((len(seconds), failed))) as store:
        keep(store, "oak", b"one")
        with pytest.raises(Unkept):
            store.append("oak", 7, [b"two"], shown("oak")).result(PATIENCE)
        store.remove("oak", "waiting", LATER).result(PATIENCE)
    assert told == [(1, 0), (0, 1), (0, 0)]


def test_a_store_of_an_older_sousbois_gets_what_it_lacks(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(store, "oak", b"one", stage="finished")
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute("DROP INDEX by_stage")
    with Store.reading(tmp_path) as reading:
        assert reading.count_by_stage() == {"finished": 1}
    with Store(tmp_path) as store, closing(sqlite3.connect(tmp_path / FILE)) as file:
        assert file.execute("SELECT 1 FROM sqlite_master WHERE name = 'by_stage'").fetchone() == (1,)
        assert store.older("finished", LATER) == ["oak"]
