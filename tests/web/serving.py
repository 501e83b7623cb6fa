"""A server of its own for tests, and people who speak to it as browsers do."""

from __future__ import annotations

import json
import re
import signal
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from itertools import count
from pathlib import Path
from threading import Timer
from time import monotonic
from types import TracebackType
from typing import Any, Self
from urllib.parse import urlencode

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.patience import PATIENCE


class Server:
    """`sousbois serve` in a process of its own."""

    program: Sequence[str] = ("-m", "sousbois", "serve")

    def __init__(self, folder: Path, *options: str, log: Path | None = None) -> None:
        self.folder = folder
        self.options = options
        self.log = log
        """Where its log goes; without one, it stands among all else that it says."""
        self.address = ""
        self.visits = ExitStack()
        """What its visitors have opened, and forget to close."""
        self._process: subprocess.Popen[str] | None = None

    def start(self, port: int = 0) -> None:
        """Start it, and wait until it says where it is."""
        command = [sys.executable, *self.program, "--host", "127.0.0.1", "--port", str(port)]
        command += ["--data", str(self.folder), *self.options]
        with ExitStack() as opened:
            errors = subprocess.STDOUT if self.log is None else opened.enter_context(self.log.open("a"))
            self._process = subprocess.Popen(
                command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=errors, text=True
            )
        assert self._process.stdout is not None
        too_late = Timer(PATIENCE, self._process.kill)
        too_late.start()
        said = self._process.stdout.readline()
        too_late.cancel()
        found = re.search(r"http://\S+", said)
        assert found, f"no address of the server within {PATIENCE} s, but: {said}{self._process.stdout.read()}"
        self.address = found[0]

    def browser(self, headers: Mapping[str, str] | None = None) -> httpx.Client:
        """Return a new browser that keeps its cookies. It speaks plain HTTP: reading certificates takes 25 ms."""
        return httpx.Client(base_url=self.address, headers=headers, timeout=PATIENCE, verify=False)

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> httpx.Response:
        """Ask for a page as somebody new."""
        with self.browser(headers) as browser:
            return browser.get(path)

    @property
    def port(self) -> int:
        return int(self.address.rpartition(":")[2])

    def kill(self) -> None:
        """End it at once, without a chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> str:
        """End it as Ctrl-C does; the answer is what it still said."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> str:
        if self._process is None:
            return ""
        self._process.send_signal(how)
        said, _ = self._process.communicate(timeout=PATIENCE)
        self._process = None
        return said

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.visits.close()
        self.stop()


_machines = count(1)


class Visitor:
    """A person with a browser and, unless a test says otherwise, a machine of their own: limits count by machine."""

    def __init__(self, server: Server, name: str, language: str = "en", machine: str | None = None) -> None:
        self.server = server
        self.name = name
        address = machine or f"2001:db8:1:{next(_machines):x}::1"  # as a proxy on the server's machine would tell it
        self.http = server.browser({"origin": server.address, "x-forwarded-for": address})
        server.visits.enter_context(self.http)
        self.post("/welcome", name=name, language=language)

    def post(self, path: str, **form: object) -> httpx.Response:
        """Send a form."""
        return self.http.post(path, data={name: str(value) for name, value in form.items()})

    def open_table(self, game: str, **form: object) -> str:
        """Open a table as the form for it does, unless something is None: that is not ticked. The answer is its id."""
        filled = {"hints": "on", "spectators": "on", "game": game} | form
        answer = self.http.post("/new", data={name: str(value) for name, value in filled.items() if value is not None})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/table/")

    def line(
        self, table: str, log: int = 0, headers: Mapping[str, str] | None = None, *, waiting: bool = False
    ) -> Line:
        """The line by which a page of theirs lives; `waiting` is the page of a table that waits for players."""
        cookies = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        asked = urlencode({"log": log, "waiting": str(waiting).lower()})
        address = f"{self.server.address.replace('http', 'ws', 1)}/table/{table}/live?{asked}"
        here = {
            "origin": self.server.address,
            "cookie": cookies,
            "x-forwarded-for": self.http.headers["x-forwarded-for"],
        }
        sent = here | dict(headers or {})
        line = connect(address, additional_headers=sent, max_size=None, close_timeout=1)
        return Line(self.server.visits.enter_context(line))


class Line:
    """A live page's line."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection

    def send(self, **message: object) -> None:
        """Send a message."""
        self.connection.send(json.dumps(message))

    def text(self) -> str:
        """The next message, byte for byte."""
        try:
            text = self.connection.recv(timeout=PATIENCE)
        except TimeoutError:
            raise AssertionError(f"no message within {PATIENCE} s") from None
        assert isinstance(text, str)
        return text

    def next(self, kind: str | None = None) -> dict[str, Any]:
        """The next message, or the next one of some kind."""
        others: list[str] = []
        end = monotonic() + PATIENCE
        while monotonic() < end:
            message: dict[str, Any] = json.loads(self.text())
            if kind in (None, message["kind"]):
                return message
            others.append(message["kind"])
        raise AssertionError(f"no message of kind {kind} within {PATIENCE} s, but: {others}")

    def close(self) -> None:
        """Hang up."""
        self.connection.close()
