"""A store that cannot be read: visitors are told to come back later, the host is told what has failed."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from sousbois.play.store import Store, Unkept
from sousbois.play.storefile import FILE
from sousbois.web.pages.table import RESTART, TRY_LATER
from tests.play.damage import overwrite
from tests.web.inside import InProcess
from tests.web.programs.asking import Program, refused
from tests.web.serving import Visitor
from tests.web.whole.prepared import finished, keep

DAMAGED, WHOLE = "damaged-table", "whole-table"
WORDS = {"en": "tell the host of this server", "fr": "prévenez l’hôte du serveur"}


def damaged_journal(folder: Path) -> Path:
    """A store in which the pages of one journal are overwritten."""
    keep(folder, {DAMAGED: finished("menagerie"), WHOLE: finished("menagerie")})
    assert overwrite(folder, DAMAGED.encode(), without=WHOLE.encode())
    return folder


def nonsense_journal(folder: Path) -> Path:
    """A store that is sound, in which one journal makes no sense."""
    keep(folder, {DAMAGED: finished("hunt"), WHOLE: finished("hunt")})
    with Store(folder) as store:
        kept = store.kept(DAMAGED)
        assert kept is not None
        store.append(DAMAGED, len(store.journal(DAMAGED)), [b'{"type":"decided","ply":-7}'], kept).result()
    return folder


@pytest.mark.parametrize("broken", [damaged_journal, nonsense_journal])
def test_broken_journal_costs_its_own_table_only(tmp_path: Path, broken: Any, caplog: pytest.LogCaptureFixture) -> None:
    with InProcess(broken(tmp_path / "data")) as server:
        for language, words in WORDS.items():
            visitor = Visitor(server, "Ana", language)
            for path in (f"/table/{DAMAGED}", f"/replay/{DAMAGED}", f"/review/{DAMAGED}", f"/table/{DAMAGED}/record"):
                answer = visitor.http.get(path)
                assert answer.status_code == 503, path
                assert words in answer.text
                assert str(tmp_path) not in answer.text
            hint = visitor.post(f"/table/{DAMAGED}/hint", ply=0)
            assert (hint.status_code, words in hint.text) == (503, True)
        with pytest.raises(ConnectionClosed) as closed:
            visitor.line(DAMAGED).text()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == TRY_LATER
        answer = Program(server, DAMAGED).get("view")
        assert refused(answer)[:2] == (503, "not-read")
        assert str(tmp_path) not in answer.text
        for path in (f"/table/{WHOLE}", f"/replay/{WHOLE}", "/", "/health"):
            assert visitor.http.get(path).status_code == 200
        metrics = server.get("/metrics").text
    assert 'sousbois_failures_total{event="not-read"} 12.0' in metrics
    told = [record.fields for record in caplog.records if record.message == "not-read"]  # type: ignore[attr-defined]
    assert {each["path"] for each in told} == {str(tmp_path / "data" / FILE)}
    assert all(each.get("reason", each.get("cause")) in ("SQLITE_CORRUPT", "Unreadable") for each in told)
    assert DAMAGED not in str(told)


def test_damaged_lists_are_no_mistake_of_the_visitor(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    keep(tmp_path, {f"table-{number}": finished("hunt") for number in range(20)})
    assert overwrite(tmp_path, b'"stage":') + overwrite(tmp_path, b"running") + overwrite(tmp_path, b"finished")
    with InProcess(tmp_path) as server:
        visitor = Visitor(server, "Ana")
        home = visitor.http.get("/")
        health = server.get("/health")
        metrics = server.get("/metrics")
        assert (home.status_code, health.status_code, metrics.status_code) == (503, 503, 200)
        assert WORDS["en"] in home.text
        assert health.json() | {"version": ""} == {
            "status": "not-read", "version": "", "tables": None, "live": 0, "bots": [],
        }  # fmt: skip
        assert 'sousbois_tables{stage="running"} NaN' in metrics.text
        assert str(tmp_path) not in home.text + health.text + metrics.text
    assert "not-read" in {record.message for record in caplog.records}


class BrokenDisk:
    """A connection to a file that cannot be read any more."""

    def execute(self, *_: object) -> None:
        raise sqlite3.OperationalError("disk I/O error")


def test_broken_disk_is_no_mistake_of_the_visitor(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with InProcess(tmp_path) as server:
        visitor = Visitor(server, "Ana", "fr")
        monkeypatch.setattr(server.house.store, "_connection", BrokenDisk())
        for path in ("/", "/replay", "/table/oak", "/replay/oak", "/editions/edition-0123"):
            answer = visitor.http.get(path)
            assert (answer.status_code, WORDS["fr"] in answer.text) == (503, True), path
        assert server.get("/health").status_code == 503


def test_what_cannot_be_written_is_told_without_a_path(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with InProcess(tmp_path) as server:
        visitor = Visitor(server, "Ana")
        table = visitor.open_table("hunt", seats=3, **{"seat-0": "me", "seat-1": "open", "seat-2": "open"})
        line = visitor.line(table, waiting=True)
        line.next("scene")
        monkeypatch.setattr(server.house.store._writer, "_commit", lambda group: 1 / 0)
        page = visitor.post(f"/table/{table}/leave")
        program = Program(server).http.post("/tables", json={"game": "hunt", "seats": ["open"] * 3})
        assert page.status_code == 503
        assert refused(program)[:2] == (503, "not-kept")
        for text in (page.text, program.text):
            assert "cannot write to its disk" in text
            assert str(tmp_path) not in text
    told = [record.fields for record in caplog.records if record.message == "not-kept"]  # type: ignore[attr-defined]
    assert {each["path"] for each in told} == {str(tmp_path / FILE)}


def test_message_on_a_socket_is_refused_without_a_path(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with InProcess(tmp_path) as server:
        ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris", "fr")
        table = ana.open_table("hunt", seats=3, **{"seat-0": "me", "seat-1": "open", "seat-2": "easy"})
        boris.post(f"/table/{table}/sit", seat=1)
        line = boris.line(table)
        line.next("scene")

        def fail(*_: object) -> None:
            raise Unkept(f"{tmp_path}: no room", tmp_path)

        monkeypatch.setattr(server.house.store, "append", fail)
        line.send(kind="say", text="Bonjour")
        message = line.next("refused")
    assert "prévenez l’hôte" in json.dumps(message, ensure_ascii=False)
    assert str(tmp_path) not in str(message)


def nonsense_behind(store: Store, table: str) -> None:
    """Add to a journal what makes no sense."""
    kept = store.kept(table)
    assert kept is not None
    store.append(table, len(store.journal(table)), [b'{"type":"decided","ply":-7}'], kept).result()


def removed_behind(store: Store, table: str) -> None:
    """Remove a table."""
    assert store.remove(table, "waiting", "9999").result()


@pytest.mark.parametrize(("damage", "status"), [(nonsense_behind, 503), (removed_behind, 404)])
def test_live_table_stops_when_its_journal_is_lost(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, damage: Any, status: int
) -> None:
    with InProcess(tmp_path) as server:
        ana = Visitor(server, "Ana")
        table = ana.open_table("hunt", seats=3, **{"seat-0": "me", "seat-1": "open", "seat-2": "open"})
        line = ana.line(table, waiting=True)
        line.next("scene")
        damage(server.house.store, table)
        for answer in (ana.post(f"/table/{table}/leave"), ana.http.get(f"/table/{table}")):
            assert answer.status_code == status
            assert "-7" not in answer.text
        with pytest.raises(ConnectionClosed) as closed:
            line.next("pong")
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
        assert len(server.house.lobby) == 0
    assert ("not-read" in caplog.text) == (status == 503)
