"""Starting and stopping the server, and what it says when something is in the way."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.serving import PATIENCE, Server, Visitor


def refused(*arguments: str) -> str:
    """What `sousbois serve` says when it cannot start."""
    done = subprocess.run(
        [sys.executable, "-m", "sousbois", "serve", *arguments],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 2
    assert done.stdout == ""
    assert "Traceback" not in done.stderr
    return done.stderr


def test_a_busy_port_is_named(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        said = refused("--host", "127.0.0.1", "--port", str(port), "--data", str(tmp_path))
    assert f"port {port} of 127.0.0.1" in said
    assert "--port" in said


@pytest.mark.parametrize("port", ["-1", "65536"])
def test_a_port_that_cannot_be_is_named(port: str, tmp_path: Path) -> None:
    assert f"--port {port}" in refused("--port", port, "--data", str(tmp_path))


def test_a_host_that_cannot_be_is_named(tmp_path: Path) -> None:
    assert "--host not a host" in refused("--host", "not a host", "--data", str(tmp_path))


def test_a_folder_that_is_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("something else", encoding="utf-8")
    assert str(file) in refused("--host", "127.0.0.1", "--port", "0", "--data", str(file))


def test_a_folder_that_another_server_uses_is_named(server: Server) -> None:
    assert str(server.folder) in refused("--host", "127.0.0.1", "--port", "0", "--data", str(server.folder))


def test_the_health_of_the_server_can_be_asked_for(server: Server) -> None:
    health = Visitor(server, "Ana").http.get("/health").json()
    assert health["status"] == "ok"
    assert set(health) == {"status", "version", "tables", "live", "bots"}


def test_the_server_stops_cleanly_while_pages_are_open(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    person = Visitor(server, "Ana")
    table = person.post("/play", game="hunt").headers["location"].removeprefix("/table/")
    person.line(table).next("scene")
    said = server.stop()
    server.visits.close()
    assert "Traceback" not in said
    assert "rror" not in said
    assert not (tmp_path / "sousbois.sqlite3-wal").exists()


def test_doctor_finds_nothing_wrong_with_what_was_played(server: Server) -> None:
    Visitor(server, "Ana").post("/play", game="hunt")
    command = [sys.executable, "-m", "sousbois", "doctor", "--data", str(server.folder)]
    done = subprocess.run(command, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "all replay" in done.stdout
