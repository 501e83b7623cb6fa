"""The log: what the host needs to know, line by line, and not one secret of those who play."""

from __future__ import annotations

import json
import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sousbois.play.store import Conflict, Store, Unkept
from sousbois.web.api.document import document
from sousbois.web.logs import _Json, _Text, described, tell
from sousbois.web.metrics import Metrics
from sousbois.web.pages.table import heard
from sousbois.web.readers import Reader
from sousbois.web.watch import SLOW, Watch
from tests.play.hosting import full
from tests.web.serving import Server, Visitor
from tests.web.test_killed import play_a_while
from tests.web.test_live_table import with_table
from tests.web.test_serving import complaint

Line = dict[str, Any]


def lines(log: Path) -> list[Line]:
    """The log, line by line: each is an object."""
    return [json.loads(line) for line in log.read_text(encoding="utf-8").splitlines()]


def test_a_game_leaves_no_secret_in_the_log(tmp_path: Path) -> None:
    log = tmp_path / "log"
    server = Server(tmp_path / "data", "--log", "json", "--log-level", "info", log=log)
    server.start()
    ana, boris = Visitor(server, "Anastasia"), Visitor(server, "Boris-the-Bold")
    table = ana.post("/play", game="hunt", level="easy").headers["location"].removeprefix("/table/")
    play_a_while(server, ana, table, Random(1), scenes=10)
    link = ana.post("/device").text.split("/device/")[1].split('"')[0].split("<")[0].strip()
    boris.http.get(f"/device/{link}", headers={"referer": f"{server.address}/table/{table}"})
    boris.post(f"/device/{link}")
    boris.post("/device/a-forged-link")
    boris.http.get(f"/table/{table}?token=typed-by-somebody")
    boris.http.get("/an/unknown/path?with=typed-by-somebody")
    boris.http.request("FROBNICATE", "/")
    boris.post("/new", game="hunt", seats="typed-by-somebody")
    boris.post(f"/table/{table}/sit", seat="typed-by-somebody")
    line = ana.line(table)
    line.next("scene")
    line.send(kind="decide", ply=0, moves=["wolf", "typed-by-somebody"])
    line.next("refused")
    line.send(kind="say", text="psst, a-whisper")
    line.next("taken")
    line.connection.send("{typed-by-somebody")
    line.next("refused")
    cookies = [value for visitor in (ana, boris) for value in visitor.http.cookies.values()]
    server.visits.close()
    server.stop()
    text = log.read_text(encoding="utf-8")
    secrets = [
        table,
        link,
        *cookies,
        "Anastasia",
        "Boris",
        "forged",
        "whisper",
        "typed-by",
        "unknown/path",
        "FROB",
        "127.0.0.1",
    ]
    cards = ["wolf", "rabbit", "carrot", "hunter"]
    assert [secret for secret in (*secrets, *cards) if secret in text] == []
    events = {each["event"] for each in lines(log)}
    assert {"started", "table-opened", "request", "stopped"} <= events
    assert events <= {"started", "table-opened", "table-finished", "request", "slow-answer", "stopped"}
    assert all({"time", "level", "event"} <= set(each) for each in lines(log))
    routes = {each["route"] for each in lines(log) if each["event"] == "request"}
    assert {"/device/{link}", "/table/{table}", "unknown"} <= routes


def test_lines_of_one_table_can_be_put_together_even_after_a_restart(tmp_path: Path) -> None:
    watch, again = Watch(Metrics(), b"secret"), Watch(Metrics(), b"secret")
    assert watch.mark("oak") == again.mark("oak") != watch.mark("elm")
    assert Watch(Metrics(), b"another").mark("oak") != watch.mark("oak")
    assert "oak" not in watch.mark("oak")


def test_a_form_of_log_that_cannot_be_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    said = complaint(capsys, "--log", "xml")
    assert "--log" in said
    assert "xml" in said


# --- Errors ----------------------------------------------------------------------------------------------------------


def failed(error: BaseException) -> BaseException:
    """An error that has happened somewhere."""
    try:
        raise error
    except BaseException as caught:
        return caught


def test_of_an_error_its_kind_and_its_place_are_told_and_never_its_text() -> None:
    told = described(failed(KeyError("wolf of Anastasia")))
    assert told["error"] == "KeyError"
    assert told["at"][-1].startswith("web/test_log.py:")
    assert told["at"][-1].endswith(" failed")
    assert "wolf" not in str(told)


def test_why_the_disk_refuses_is_told() -> None:
    full_disk = sqlite3.OperationalError("table secret-id: disk full")
    full_disk.sqlite_errorname = "SQLITE_FULL"
    error = Unkept("path: table secret-id")
    error.__cause__ = full_disk
    told = described(error)
    assert told == {"error": "Unkept", "cause": "OperationalError", "reason": "SQLITE_FULL"}
    assert described(OSError(28, "no room for Anastasia"))["reason"] == "ENOSPC"
    assert described(Conflict("table secret-id")) == {"error": "Conflict"}


def test_a_mistake_of_ours_at_a_table_leaves_no_secret_in_the_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hosted, _ = full("hunt", 3)

    async def broken(*_: object) -> None:
        raise KeyError("wolf of Anastasia")

    async def act(live: Any, _store: Store, _: list[float]) -> None:
        monkeypatch.setattr(live, "decide", broken)
        await heard('{"kind":"decide","ply":0,"moves":["wolf"]}', live, Reader(0, "en", lines=0))
        monkeypatch.setattr(live.readers, "_message", broken_message)
        live.readers.pages.add(Reader(1, "en", 0))
        live.readers.tell(live.hosted, (), {})

    def broken_message(*_: object) -> str:
        raise ValueError("wolf of Anastasia")

    with caplog.at_level(logging.ERROR):
        with_table(tmp_path, hosted, act)
    assert [record.message for record in caplog.records] == ["cannot-answer", "cannot-show"]
    for form in (_Json(), _Text()):
        written = "\n".join(map(form.format, caplog.records))
        assert "KeyError" in written
        assert "ValueError" in written
        assert "wolf" not in written
        assert "Anastasia" not in written
        assert "cannot-answer" in written


@pytest.mark.parametrize("form", [_Json(), _Text()])
def test_what_libraries_log_goes_without_its_values(form: logging.Formatter, caplog: pytest.LogCaptureFixture) -> None:
    logging.getLogger("uvicorn.error").warning('%s - "WebSocket %s" [accepted]', "203.0.113.9", "/table/secret-id")
    logging.getLogger("asyncio").error("Task exception was never retrieved\nfuture: <Task secret-id>")
    try:
        raise ValueError("secret-id")
    except ValueError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application\n")
    written = [form.format(record) for record in caplog.records]
    assert "secret-id" not in str(written)
    assert "203.0.113.9" not in str(written)
    assert "Exception in ASGI application" in written[2]
    assert "ValueError" in written[2]
    assert "asyncio" in written[1]
    assert len(written[0].splitlines()) == 1


def test_a_slow_answer_is_a_warning_and_a_quick_one_is_not(caplog: pytest.LogCaptureFixture) -> None:
    watch = Watch(Metrics(), b"")
    with caplog.at_level(logging.INFO):
        watch.answered("GET", "/table/{table}", 200, SLOW * 2)
        watch.answered("GET", "/table/{table}", 200, SLOW / 2)
    slow, quick = map(_Json().format, caplog.records)
    assert json.loads(slow)["level"] == "warning"
    assert json.loads(slow) | {"time": ""} == {
        "time": "", "level": "warning", "event": "slow-answer", "method": "GET", "route": "/table/{table}",
        "status": 200, "ms": SLOW * 2000,
    }  # fmt: skip
    assert json.loads(quick)["event"] == "request"


def test_a_line_of_text_can_be_read(caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.INFO):
        tell(logging.WARNING, "slow-answer", route="/", ms=1200)
    assert _Text().format(caplog.records[0]) == "sousbois: WARNING: slow-answer route=/ ms=1200"


def test_a_full_disk_is_told_to_the_host(caplog: pytest.LogCaptureFixture) -> None:
    watch = Watch(Metrics(), b"")
    watch.refused(Unkept("path: table secret-id"))
    assert [record.message for record in caplog.records] == ["not-kept"]
    assert "secret-id" not in _Json().format(caplog.records[0])


def test_document_of_the_api_leaves_the_log_alone() -> None:
    before = list(logging.root.handlers), logging.root.level
    document.__wrapped__()
    assert (list(logging.root.handlers), logging.root.level) == before
