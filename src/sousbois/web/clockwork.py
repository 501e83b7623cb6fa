"""Time, as the tables see it: tests put a clock of their own in its place."""

from __future__ import annotations

import asyncio
import time


class Time:
    """The time of the machine."""

    def now(self) -> float:
        """Seconds since 1970."""
        return time.time()

    async def until(self, moment: float) -> None:
        """Wait until a moment has come."""
        await asyncio.sleep(max(0.0, moment - self.now()))
