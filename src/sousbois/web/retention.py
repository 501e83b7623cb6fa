"""Tables that are older than the host wants to keep them are removed: when the server starts, then once a day."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta

from sousbois.play.store import Store, moment
from sousbois.web.lobby import Lobby
from sousbois.web.settings import Retention
from sousbois.web.watch import Watch

DAY = 24 * 3600.0

_TOGETHER = 10
"""Tables that are removed in one go: few, so that nobody who plays waits for it."""


def now() -> datetime:
    """The time of the day."""
    return datetime.now(UTC)


async def keep_tidy(
    store: Store,
    lobby: Lobby,
    retention: Retention,
    watch: Watch,
    clock: Callable[[], datetime] = now,
    pause: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Remove what is too old, again and again."""
    while True:
        try:
            await tidy(store, lobby, retention, watch, clock())
        except Exception as error:  # the disk may get room again, and tomorrow is another day
            watch.failed("cannot-remove", error)
        await pause(DAY)


async def tidy(store: Store, lobby: Lobby, retention: Retention, watch: Watch, today: datetime) -> None:
    """Remove what is too old now. A table that somebody uses stays until the next time."""
    for stage, days in retention.limits().items():
        before = moment(today - timedelta(days=days))
        old = await asyncio.to_thread(store.older, stage, before)
        removed = 0
        try:
            for first in range(0, len(old), _TOGETHER):
                together = old[first : first + _TOGETHER]
                removed += sum(await asyncio.gather(*(lobby.remove(table, stage, before) for table in together)))
        finally:
            if removed:
                watch.removed(stage, removed)
