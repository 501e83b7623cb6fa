"""Tables that are older than the host wants to keep them are removed: when the server starts, then once a day."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime

from sousbois.play.store import Store, moment
from sousbois.web.clockwork import Time
from sousbois.web.lobby import Lobby
from sousbois.web.settings import Retention
from sousbois.web.watch import Watch

DAY = 24 * 3600.0

_TOGETHER = 10
"""Tables that are removed in one go: few, so that nobody who plays waits for it."""


async def keep_tidy(store: Store, lobby: Lobby, retention: Retention, watch: Watch, time: Time) -> None:
    """Remove what is too old, again and again."""
    while True:
        today = time.now()
        try:
            await tidy(store, lobby, retention, watch, today)
        except Exception as error:  # the disk may get room again, and tomorrow is another day
            watch.failed("cannot-remove", error)
        await time.until(today + DAY)


async def tidy(store: Store, lobby: Lobby, retention: Retention, watch: Watch, today: float) -> None:
    """Remove what is too old now. A table that somebody uses stays until the next time."""
    for stage, days in retention.limits().items():
        before = moment(datetime.fromtimestamp(today - days * DAY, UTC))
        old = await asyncio.to_thread(store.older, stage, before)
        removed = 0
        try:
            for first in range(0, len(old), _TOGETHER):
                together = old[first : first + _TOGETHER]
                removed += sum(await asyncio.gather(*(lobby.remove(table, stage, before) for table in together)))
        finally:
            if removed:
                watch.removed(stage, removed)
