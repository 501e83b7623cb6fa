"""A server in the test's own process, whose clock stands still until the test moves it."""

from __future__ import annotations

import socket
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Thread
from types import TracebackType
from typing import Self

import uvicorn

from sousbois.web.app import application
from sousbois.web.house import House
from sousbois.web.settings import Settings
from tests.web.faketime import FakeTime
from tests.web.serving import PATIENCE, Server


class Inside(Server):
    """The application under a clock of our own."""

    def __init__(self, folder: Path) -> None:
        super().__init__(folder)
        self.time = FakeTime()
        self._running = ExitStack()

    def __enter__(self) -> Self:
        listening = self._running.enter_context(socket.create_server(("127.0.0.1", 0)))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        config = uvicorn.Config(
            application(House(self.folder, Settings(), self.time)),
            log_config=None,
            lifespan="on",
            ws="websockets-sansio",
            ws_ping_interval=None,
            timeout_graceful_shutdown=1,
        )
        server = _Announced(config)
        thread = Thread(target=server.run, args=([listening],), name="server")
        thread.start()
        assert server.is_there.wait(PATIENCE)
        self._running.callback(thread.join, PATIENCE)
        self._running.callback(setattr, server, "should_exit", True)
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.visits.close()
        self._running.close()


class _Announced(uvicorn.Server):
    """A server that says when it is there, and leaves the signals of the process alone."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.is_there = Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.is_there.set()
