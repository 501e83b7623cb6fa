"""Starting and stopping the server, and what it says when something is in the way."""

from __future__ import annotations

import json
import re
import socket
import subprocess
import sys
from pathlib import Path

import pytest

from sousbois.cli import main
from sousbois.core.errors import SousboisError
from sousbois.web.serving import serve
from sousbois.web.settings import Settings
from tests.patience import PATIENCE
from tests.terminal.command import piped
from tests.web.inside import InProcess
from tests.web.programs.asking import Program
from tests.web.serving import Server, Visitor

HERE = "127.0.0.1"


def complaint(capsys: pytest.CaptureFixture[str], *options: str) -> str:
    """What the command says of wrong options. It never starts to serve, for there is no port −1."""
    try:
        code: object = main(["serve", "--port", "-1", *options])
    except SystemExit as end:
        code = end.code
    assert code == 2
    return capsys.readouterr().err


def why_not(host: str, port: int, folder: Path) -> str:
    """Why a server cannot start."""
    with pytest.raises(SousboisError) as refusal:
        serve(host, port, folder, Settings(), pytest.fail)
    return str(refusal.value)


def test_a_busy_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind((HERE, 0))
        taken.listen()
        port = taken.getsockname()[1]
        command = [sys.executable, "-m", "sousbois", "serve", "--host", HERE, "--port", str(port)]
        command += ["--data", str(tmp_path)]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    assert (done.returncode, done.stdout) == (2, "")
    assert "Traceback" not in done.stderr
    assert f"port {port} of {HERE}" in done.stderr
    assert "--port" in done.stderr


@pytest.mark.parametrize("port", [-1, 65536])
def test_a_port_that_cannot_be_is_named(port: int, tmp_path: Path) -> None:
    assert f"--port {port}" in why_not(HERE, port, tmp_path)


def test_a_host_that_cannot_be_is_named(tmp_path: Path) -> None:
    assert "--host not a host" in why_not("not a host", 8000, tmp_path)


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("something else", encoding="utf-8")
    assert str(file) in why_not(HERE, 0, file)


def test_a_folder_that_another_server_uses_is_named(server: Server) -> None:
    assert str(server.folder) in why_not(HERE, 0, server.folder)


def test_the_health_of_the_server_can_be_asked_for(server: Server) -> None:
    health = Visitor(server, "Ana").http.get("/health").json()
    assert health["status"] == "ok"
    assert set(health) == {"status", "version", "tables", "live", "bots"}


def test_server_stops_cleanly_while_pages_and_programs_listen(tmp_path: Path) -> None:
    """By default only problems are logged, so that the log of a clean run is empty."""
    log, folder = tmp_path / "log", tmp_path / "data"
    server = Server(folder, log=log)
    server.start()
    person = Visitor(server, "Ana")
    table = person.post("/play", game="hunt").headers["location"].removeprefix("/table/")
    person.line(table).next("scene")
    opened = Program(server).open("hunt", "me", "open", "open")
    with Program(server, opened["id"], opened["token"]).stream() as stream:
        next(stream)
        assert server.stop() == ""
        assert list(stream) == []
    server.visits.close()
    assert [line for line in log.read_text(encoding="utf-8").splitlines() if "slow-answer" not in line] == []
    assert not (folder / "sousbois.sqlite3-wal").exists()


def test_options_of_the_command_reach_the_server(tmp_path: Path) -> None:
    log = tmp_path / "log"
    options = ("--keep-finished", "30", "--keep-waiting", "1", "--metrics-from", "10.0.0.0/8", "--log", "json")
    server = Server(tmp_path / "data", *options, log=log)
    with server:
        Visitor(server, "Ana").post("/play", game="hunt")
        page = re.sub(r"[\u2068\u2069]", "", server.get("/about").text)
        assert "Finished games are removed after 30 days." in page
        assert "are removed a day after their last change" in page
        for address, status in (("10.1.2.3", 200), ("203.0.113.9", 403)):
            assert server.get("/metrics", {"host": "games.example", "x-forwarded-for": address}).status_code == status
    events = [json.loads(line)["event"] for line in log.read_text(encoding="utf-8").splitlines()]
    # Not one line for each request: that is --log-level info.
    assert [event for event in events if event != "slow-answer"] == ["started", "table-opened", "stopped"]


def test_doctor_finds_nothing_wrong_with_what_was_played(tmp_path: Path) -> None:
    with InProcess(tmp_path) as server:
        Visitor(server, "Ana").post("/play", game="hunt")
        examined = piped("doctor", "--data", str(tmp_path))
    assert examined.code == 0, examined.out + examined.err
    assert "all replay" in examined.out
