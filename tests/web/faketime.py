"""A clock that stands still until a test moves it."""

from __future__ import annotations

import asyncio

from sousbois.web.clockwork import Time


class FakeTime(Time):
    """Time that passes when somebody says so."""

    def __init__(self) -> None:
        self.seconds = 1_800_000_000.0
        self._sleepers: list[tuple[float, asyncio.Event, asyncio.AbstractEventLoop]] = []

    def now(self) -> float:
        return self.seconds

    async def until(self, moment: float) -> None:
        if moment <= self.seconds:
            return
        rings = asyncio.Event()
        self._sleepers.append((moment, rings, asyncio.get_running_loop()))
        await rings.wait()

    def waiting(self) -> list[float]:
        """Return the moments for which somebody waits."""
        return [moment for moment, *_ in self._sleepers]

    def pass_by(self, seconds: float) -> None:
        """Let time pass; whoever waited for long enough goes on."""
        self.seconds += seconds
        waiting, self._sleepers = self._sleepers, []
        for moment, rings, loop in waiting:
            if moment <= self.seconds:
                loop.call_soon_threadsafe(rings.set)
            else:
                self._sleepers.append((moment, rings, loop))
