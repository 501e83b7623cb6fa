"""The doctor: every stored game is replayed, and what is broken is named."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from sousbois.core.errors import Unreadable
from sousbois.games import names
from sousbois.play import gamerecord
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, Entry, written
from sousbois.play.store import Store
from sousbois.play.storefile import FILE
from tests.play.hosting import any_decision, full, opened
from tests.play.shelf import keep
from tests.terminal.command import Ran, piped

ENTRIES_BEFORE_THE_DEAL = 4


def played(game: str) -> list[Entry]:
    """The journal of a whole game for three."""
    hosted, journal = full(game, seats=3)
    chance = Random(5)
    while hosted.stage == "running":
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1], watch=False)
    return journal


HUNT = played("hunt")
DECISIONS = len(HUNT) - ENTRIES_BEFORE_THE_DEAL


def stored(folder: Path, **journals: list[Entry]) -> Path:
    """A store that holds these tables."""
    with Store(folder) as store:
        for table, entries in journals.items():
            keep(store, table, *map(written, entries))
    return folder


def examined(folder: Path) -> Ran:
    """What the doctor says of a store."""
    ran = piped("doctor", "--data", str(folder))
    assert ran.err == ""
    return ran


def check_broken(entries: list[Entry], folder: Path, complaint: str) -> None:
    """The doctor complains of this table alone."""
    ran = examined(stored(folder, ash=HUNT, oak=entries, yew=HUNT))
    assert ran.out == f"table oak: {complaint}\n3 tables, {2 * DECISIONS} decisions, 2 finished: 1 broken\n"
    assert ran.code == 1


@pytest.mark.parametrize("game", names())
def test_a_game_that_was_played_to_the_end_replays(tmp_path: Path, game: str) -> None:
    entries = played(game)
    ran = examined(stored(tmp_path, oak=entries))
    assert ran.out == f"1 tables, {len(entries) - ENTRIES_BEFORE_THE_DEAL:,} decisions, 1 finished: all replay\n"
    assert ran.code == 0


def test_tables_that_wait_or_go_on_replay_too(tmp_path: Path) -> None:
    ran = examined(stored(tmp_path, ash=HUNT[:1], elm=HUNT[:3], oak=HUNT[:10], yew=HUNT))
    assert ran.out == f"4 tables, {6 + DECISIONS} decisions, 1 finished: all replay\n"
    assert ran.code == 0


def test_an_empty_store_is_well(tmp_path: Path) -> None:
    assert examined(stored(tmp_path)).out == "0 tables, 0 decisions, 0 finished: all replay\n"


def test_the_doctor_comes_while_a_server_works(tmp_path: Path) -> None:
    with Store(tmp_path) as store:
        keep(store, "oak", *map(written, HUNT[:10]))
        assert examined(tmp_path).out == "1 tables, 6 decisions, 0 finished: all replay\n"
        keep(store, "oak", *map(written, HUNT[10:]))
        assert examined(tmp_path).out == f"1 tables, {DECISIONS} decisions, 1 finished: all replay\n"


def test_the_doctor_looks_where_tables_are_kept_by_default(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    stored(tmp_path, oak=HUNT)
    monkeypatch.setattr("sousbois.play.store.data_folder", lambda: tmp_path)
    assert piped("doctor").out == f"1 tables, {DECISIONS} decisions, 1 finished: all replay\n"


def test_where_nothing_is_stored_there_is_nothing_to_examine(tmp_path: Path) -> None:
    ran = piped("doctor", "--data", str(tmp_path))
    assert ran.err == f"sousbois: {tmp_path / FILE}: there is no such file\n"
    assert ran.code == 2


def test_an_illegal_decision_is_found(tmp_path: Path) -> None:
    first_round = [Decided(0, seat, ("hunter",)) for seat in range(3)]
    second_hunter = Decided(3, 0, ("hunter",))
    complaint = "entry 7: seat 0 cannot play hunter: not-in-hand (J3)"
    check_broken([*HUNT[:ENTRIES_BEFORE_THE_DEAL], *first_round, second_hunter], tmp_path, complaint)


def test_a_decision_that_nobody_asked_for_is_found(tmp_path: Path) -> None:
    complaint = "entry 7: decision 0 is not asked for; the table is at decision 3"
    check_broken([*HUNT[:7], HUNT[4]], tmp_path, complaint)


def test_a_journal_without_a_beginning_is_found(tmp_path: Path) -> None:
    check_broken(HUNT[1:], tmp_path, "entry 0: a journal begins with the opening of a table")


def test_a_table_without_a_journal_is_found(tmp_path: Path) -> None:
    check_broken([], tmp_path, "entry 0: a journal begins with the opening of a table")


def test_a_table_of_other_rules_is_found(tmp_path: Path) -> None:
    old = msgspec.structs.replace(opened("hunt", seats=3), rules=0)
    check_broken([old, *HUNT[1:]], tmp_path, "entry 0: rules version 0 of hunt is unknown (known: 1)")


@pytest.mark.parametrize(
    ("damage", "complaint"),
    [
        ("DELETE FROM entry WHERE hosted = 'oak' AND number = 6", "entry 6: missing from the journal"),
        ("UPDATE entry SET content = x'7b' WHERE hosted = 'oak' AND number = 6", "entry 6: entry b'{': "),
        ("UPDATE entry SET content = x'7b22ff22' WHERE hosted = 'oak' AND number = 6", "entry 6: "),
    ],
)
def test_a_damaged_entry_is_found(tmp_path: Path, damage: str, complaint: str) -> None:
    stored(tmp_path, oak=HUNT, yew=HUNT)
    with closing(sqlite3.connect(tmp_path / FILE)) as file, file:
        file.execute(damage)
    ran = examined(tmp_path)
    broken, summary = ran.out.splitlines()
    assert broken.startswith(f"table oak: {complaint}")
    assert summary == f"2 tables, {DECISIONS} decisions, 1 finished: 1 broken"
    assert ran.code == 1


def test_rules_that_break_down_are_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def break_down(*_: object, **__: object) -> None:
        raise IndexError("out of cards")

    stored(tmp_path, oak=HUNT)
    monkeypatch.setattr(Hosted, "take", break_down)
    assert examined(tmp_path).out.startswith("table oak: entry 1: IndexError('out of cards')\n1 tables, 0 decisions")


def test_a_record_that_does_not_hold_is_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object) -> None:
        raise Unreadable("line 9: Result: wrong")

    stored(tmp_path, elm=HUNT[:10], oak=HUNT)
    monkeypatch.setattr(gamerecord, "verify", refuse)
    ran = examined(tmp_path)
    assert ran.out == "table oak: its record, line 9: Result: wrong\n2 tables, 6 decisions, 0 finished: 1 broken\n"
