"""Firefox, asked directly by WebDriver BiDi: it needs no other program."""

from __future__ import annotations

import json
import subprocess
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import connect

from tests.patience import PATIENCE
from tests.web.engines.engine import BEFORE, WINDOW, Engine, PageLeft, free_port, reached

PROGRAMS = ("firefox-esr", "firefox")
PACKAGES = "firefox-esr"

LEFT = ("no such frame", "unknown error")
"""What is said when a page ends while its script runs."""


class Firefox(Engine):
    """A Firefox without a window, with a profile of its own."""

    def __init__(self, program: str, profile: Path) -> None:
        super().__init__()
        port = free_port()
        command = [
            program,
            "--headless",
            "--no-remote",
            "--profile",
            str(profile),
            "--remote-debugging-port",
            str(port),
        ]
        process = self.enter_context(
            subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        )
        self.callback(process.kill)
        address = f"ws://127.0.0.1:{port}/session"
        self._line = self.enter_context(
            reached(lambda: connect(address, max_size=None, compression=None), ConnectionRefusedError)
        )
        self._numbers = count(1)
        self._errors: list[str] = []
        self._ask("session.new", capabilities={})
        self._ask("session.subscribe", events=["log.entryAdded"])
        self._ask("script.addPreloadScript", functionDeclaration=f"() => {{ {BEFORE} }}")
        self._page: str = self._ask("browsingContext.getTree")["contexts"][0]["context"]
        width, height = WINDOW
        self._ask("browsingContext.setViewport", context=self._page, viewport={"width": width, "height": height})

    def go(self, address: str) -> None:
        self._ask("browsingContext.navigate", context=self._page, url=address, wait="complete")

    def back(self) -> None:
        self._ask("browsingContext.traverseHistory", context=self._page, delta=-1)

    def _run(self, script: str) -> str:
        target = {"context": self._page}
        answer = self._ask("script.evaluate", expression=script, target=target, awaitPromise=True)
        assert answer["type"] == "success", answer
        text: str = answer["result"]["value"]
        return text

    def _act(self, sources: Sequence[Mapping[str, Any]]) -> None:
        self._ask("input.performActions", context=self._page, actions=sources)

    def give_cookie(self, address: str, name: str, value: str) -> None:
        domain = urlsplit(address).hostname
        cookie = {"name": name, "value": {"type": "string", "value": value}, "domain": domain}
        self._ask("storage.setCookie", cookie=cookie)

    def _forget_cookies(self) -> None:
        self._ask("storage.deleteCookies")

    def errors(self) -> list[str]:
        self._ask("session.status")  # what happened before has been told then
        errors, self._errors = self._errors, []
        return errors

    def _ask(self, method: str, **params: Any) -> Any:
        """Ask for something, and hear meanwhile what happens."""
        number = next(self._numbers)
        self._line.send(json.dumps({"id": number, "method": method, "params": params}))
        while True:
            message = json.loads(self._line.recv(PATIENCE))
            if message.get("method") == "log.entryAdded" and message["params"]["level"] == "error":
                self._errors.append(message["params"]["text"])
            elif message.get("id") != number:
                continue
            elif message["type"] == "success":
                return message["result"]
            elif message["error"] in LEFT:
                raise PageLeft(message)
            else:
                raise AssertionError(message)
