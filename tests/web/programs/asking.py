"""Programs that speak to a server."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import httpx

from tests.web.serving import Server

_addresses = count(1)
"""Each program has an address of its own, as a proxy on the same machine tells the server: all have their allowance."""


class Program:
    """A program; with a token, in its seat at a table."""

    def __init__(self, server: Server, table: str = "", token: str = "", language: str = "en") -> None:
        self.table = table
        self.token = token
        headers = {"accept-language": language, "x-forwarded-for": f"2001:db8:0:{next(_addresses):x}::1"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self.http = server.browser(headers)
        self.http.base_url = httpx.URL(f"{server.address}/api")
        server.visits.enter_context(self.http)

    def open(self, game: str, *seats: str, **more: object) -> dict[str, Any]:
        """Open a table."""
        body = {"game": game, "seats": seats} | ({"name": "Puck"} if "me" in seats else {}) | more
        return answered(self.http.post("/tables", json=body))

    def get(self, what: str) -> httpx.Response:
        """Ask for something at the table."""
        return self.http.get(f"/tables/{self.table}/{what}")

    def post(self, what: str, **body: object) -> httpx.Response:
        """Do something at the table."""
        return self.http.post(f"/tables/{self.table}/{what}", json=body)

    @contextmanager
    def stream(self, since: int = 0) -> Iterator[Iterator[str]]:
        """The lines of the stream, as long as it lasts."""
        with self.http.stream("GET", f"/tables/{self.table}/events", params={"since": since}) as lines:
            assert lines.status_code == 200, lines.read()
            yield lines.iter_lines()


def answered(answer: httpx.Response) -> dict[str, Any]:
    """What was answered to a sound request."""
    assert answer.is_success, answer.text
    found: dict[str, Any] = answer.json()
    return found


def refused(answer: httpx.Response) -> tuple[int, str, str | None, str | None]:
    """How something was refused: status, kind, clause and reason. There is always something to read."""
    assert answer.headers["content-type"] == "application/json"
    said = answer.json()
    assert set(said) == {"error", "message", "clause", "reason"}
    assert said["message"]
    return answer.status_code, said["error"], said["clause"], said["reason"]


def told(line: str) -> dict[str, Any]:
    """A line of a stream that tells how the table stands."""
    found: dict[str, Any] = json.loads(line)
    assert found["kind"] == "told"
    return found


def seated(server: Server, game: str, seats: int, *, language: str = "en", **more: Any) -> list[Program]:
    """Programs at a table of their own, in the order of their seats; the cards are dealt."""
    table = Program(server).open(game, *["open"] * seats, **more)["id"]
    joining = [Program(server, table).post("seats", name=f"Nom {seat}", seat=seat) for seat in range(seats)]
    return [Program(server, table, answered(each)["token"], language) for each in joining]
