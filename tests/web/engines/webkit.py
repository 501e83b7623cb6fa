"""WebKitGTK, driven by WebDriver, on a screen that is not there."""

from __future__ import annotations

import os
import signal
import subprocess
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import httpx

from tests.patience import PATIENCE
from tests.web.engines.engine import BEFORE, WINDOW, Engine, PageLeft, free_port, reached

PROGRAMS = ("WebKitWebDriver", "Xvfb")
PACKAGES = "webkit2gtk-driver, gir1.2-webkit2-4.1, python3-gi, xvfb"

PYTHON = "/usr/bin/python3"
"""The Python of the system: its package `gi` knows WebKitGTK."""
PROGRAM = Path(__file__).with_name("webkitwindow.py")
HAS_WEBKIT = (PYTHON, "-c", "import gi; gi.require_version('WebKit2', '4.1')")

LOST = 10
"""Seconds after which a script is lost: one that meets the end of its page may never be answered."""

LEFT = ("no such frame",)
"""What is said when a page ends while its script runs."""

OWN = (
    "Unrecognized Content-Security-Policy directive 'manifest-src'",  # it knows no web applications
    "WebSocket is closed due to suspension",  # a page was left, and is kept in case the reader comes back
    "Skipping view transition because skipTransition() was called",  # one page was to fade into another, too late
)
"""The engine's own complaints."""

ERROR = "ERROR "
"""In the lines by which the console tells errors of scripts, of loading and of the content security policy."""


class WebKit(Engine):
    """A window of WebKitGTK."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._log = folder / "console.log"
        self._read = 0
        port = free_port()
        environment = os.environ | {"DISPLAY": self._screen(), "GDK_BACKEND": "x11", "GSETTINGS_BACKEND": "memory"}
        with self._log.open("wb") as log:
            self._start(["WebKitWebDriver", f"--port={port}"], stdout=log, stderr=log, env=environment)
        self._http = self.enter_context(
            httpx.Client(base_url=f"http://127.0.0.1:{port}", trust_env=False, verify=False)
        )
        reached(lambda: self._http.get("/status"), httpx.ConnectError)
        options = {"binary": PYTHON, "args": [str(PROGRAM), *map(str, WINDOW), BEFORE]}
        answer = self._ask("POST", "/session", capabilities={"alwaysMatch": {"webkitgtk:browserOptions": options}})
        self._session = f"/session/{answer['sessionId']}"

    def _screen(self) -> str:
        """A screen that nobody sees."""
        reading, writing = os.pipe()
        with os.fdopen(reading) as told:
            self._start(["Xvfb", "-displayfd", str(writing), "-nolisten", "tcp"], pass_fds=[writing])
            os.close(writing)
            return f":{told.readline().strip()}"

    def _start(self, command: Sequence[str], **options: Any) -> None:
        """Start a program, which is killed at the end with all that it has started."""
        quiet = {"stdin": subprocess.DEVNULL, "stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        process = self.enter_context(subprocess.Popen(command, start_new_session=True, **(quiet | options)))
        self.callback(os.killpg, process.pid, signal.SIGKILL)

    def go(self, address: str) -> None:
        self._ask("POST", f"{self._session}/url", url=address)

    def back(self) -> None:
        self._ask("POST", f"{self._session}/back")

    def _run(self, script: str) -> str:
        try:
            text: str = self._ask("POST", f"{self._session}/execute/sync", LOST, script=f"return {script}", args=[])
        except httpx.ReadTimeout:
            raise PageLeft from None
        return text

    def _act(self, sources: Sequence[Mapping[str, Any]]) -> None:
        self._ask("POST", f"{self._session}/actions", actions=sources)

    def give_cookie(self, address: str, name: str, value: str) -> None:
        self.go(address)  # a cookie is given to the page that is open
        self._ask("POST", f"{self._session}/cookie", cookie={"name": name, "value": value})

    def _forget_cookies(self) -> None:
        self._ask("DELETE", f"{self._session}/cookie")

    def errors(self) -> list[str]:
        with self._log.open(errors="replace") as log:
            log.seek(self._read)
            lines = log.read().splitlines()
            self._read = log.tell()
        return [line for line in lines if ERROR in line and not any(own in line for own in OWN)]

    def _ask(self, method: str, path: str, patience: float = PATIENCE, /, **body: Any) -> Any:
        answer = self._http.request(method, path, json=body if method == "POST" else None, timeout=patience)
        value = answer.json()["value"]
        if answer.is_success:
            return value
        if value["error"] in LEFT:
            raise PageLeft(value)
        raise AssertionError(value)
