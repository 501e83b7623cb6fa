"""A server in a thread of the test's own process: no start of a process, no compiled bots, and a clock of choice."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path
from threading import Event, Thread

from sousbois.web.clockwork import Time
from sousbois.web.house import House
from sousbois.web.identity import Identities
from sousbois.web.serving import opened, server_of
from sousbois.web.settings import Settings
from tests.patience import PATIENCE
from tests.web.faketime import FakeTime
from tests.web.serving import Server
from tests.web.whole.prepared import Prepared, keep_in


class InProcess(Server):
    """The server of `sousbois serve`, in a thread. Its bots play in haste, as until their code is compiled."""

    def __init__(self, folder: Path, time: Time | None = None, settings: Settings | None = None) -> None:
        super().__init__(folder)
        self._time = time or Time()
        self.settings = settings or Settings()
        self._running = ExitStack()

    def start(self, port: int = 0) -> None:
        """Start it, and wait until it answers."""
        listening = self._running.enter_context(opened("127.0.0.1", port))
        self.address = f"http://127.0.0.1:{listening.getsockname()[1]}"
        self.house = House(self.folder, self.settings, self._time)
        self.house.opponents.warm_up = _warm_up_nothing  # type: ignore[method-assign]
        is_there = Event()

        def is_ready() -> None:
            self.loop = asyncio.get_running_loop()
            is_there.set()

        server = server_of(self.house, is_ready)
        thread = Thread(target=server.run, args=([listening],), name="server", daemon=True)
        thread.start()
        self._running.callback(_join, thread)
        self._running.callback(setattr, server, "should_exit", True)
        assert is_there.wait(PATIENCE), f"the server did not start within {PATIENCE} s"

    def stop(self) -> str:
        """End it; what it said went to the log of the test."""
        self._running.close()
        return ""

    def keep(self, tables: Mapping[str, Prepared]) -> Identities:
        """Add tables while it runs, under ids that no other test uses; the answer signs cookies and links."""
        return keep_in(self.house.store, tables)


class Inside(InProcess):
    """A server whose clock stands still until the test moves it."""

    def __init__(self, folder: Path) -> None:
        self.time = FakeTime()
        super().__init__(folder, self.time)


def _warm_up_nothing() -> None: ...


def _join(thread: Thread) -> None:
    thread.join(PATIENCE)
    assert not thread.is_alive(), f"the server did not stop within {PATIENCE} s"
