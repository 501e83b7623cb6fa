"""What the host of a server is told of it: counted for monitoring, and written to the log without secrets."""

from __future__ import annotations

import logging
from hashlib import blake2s
from typing import Any

from sousbois.core.errors import Illegal, NotAllowed, SousboisError, Unreadable
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, Entry
from sousbois.play.store import Stage
from sousbois.play.storefile import StoreError
from sousbois.web.limits import TooMany
from sousbois.web.logs import NOTICE, tell
from sousbois.web.metrics import Metrics

SLOW = 1.0
"""Seconds after which an answer is worth a warning."""

_MARK = 5
"""Bytes by which a table is known in the log."""


class Watch:
    """Counts and tells. A table's id lets its reader sit down, so the log has a mark in its place."""

    def __init__(self, metrics: Metrics, secret: bytes) -> None:
        self.metrics = metrics
        self._secret = secret

    def mark(self, table: str) -> str:
        """The same for all lines of one table; without the server's secret, nobody knows the table by it."""
        return blake2s(table.encode(), key=self._secret, person=b"log", digest_size=_MARK).hexdigest()

    def opened(self, table: str, game: str) -> None:
        """A table was opened."""
        self.metrics.opened.labels(game).inc()
        tell(NOTICE, "table-opened", table=self.mark(table), game=game)

    def settled(self, table: str, entry: Entry, before: Hosted, after: Hosted) -> None:
        """An entry was written down."""
        if isinstance(entry, Decided):
            self.metrics.decisions.labels("person" if entry.seat in before.deciding_people() else "bot").inc()
        if before.stage != "finished" and after.stage == "finished":
            game = after.opened.game
            self.metrics.finished.labels(game).inc()
            tell(NOTICE, "table-finished", table=self.mark(table), game=game, decisions=after.ply)

    def removed(self, stage: Stage, tables: int) -> None:
        """Tables were too old."""
        self.metrics.removed.labels(stage).inc(tables)
        tell(NOTICE, "tables-removed", stage=stage, tables=tables)

    def refused(self, error: SousboisError) -> None:
        """Somebody has asked for what cannot be."""
        self.refused_as(_kind(error))
        if isinstance(error, StoreError):  # which is no fault of theirs
            self.failed(error.kind, error)

    def refused_as(self, kind: str) -> None:
        """As `refused`, where a kind says it all."""
        self.metrics.refusals.labels(kind).inc()

    def failed(self, event: str, error: BaseException | None, table: str | None = None, **fields: Any) -> None:
        """Something went wrong that should not; None: no error was raised."""
        self.metrics.failures.labels(event).inc()
        known = {} if table is None else {"table": self.mark(table)}
        tell(logging.ERROR, event, error=error, **known, **fields)

    def thought(self, game: str, level: str, seconds: float) -> None:
        """A bot has decided."""
        self.metrics.thinking_seconds.labels(game, level).observe(seconds)

    def reviewed(self, game: str, seconds: float) -> None:
        """A finished game was reviewed."""
        self.metrics.review_seconds.labels(game).observe(seconds)

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request was answered."""
        self.metrics.requests.labels(route, f"{status // 100}xx").inc()
        self.metrics.request_seconds.labels(route).observe(seconds)
        level, event = (logging.WARNING, "slow-answer") if seconds > SLOW else (logging.INFO, "request")
        tell(level, event, method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def _kind(error: SousboisError) -> str:
    """One of few names for a refusal."""
    match error:
        case Illegal():
            return "illegal"
        case TooMany(reason=reason):
            return reason or "too-many"
        case NotAllowed(reason=reason):
            return reason or "not-allowed"
        case Unreadable():
            return "unreadable"
        case StoreError(kind=kind):
            return kind
        case _:
            return "other"


UNWATCHED = Watch(Metrics(), b"")
"""Where there is no server, nobody is told anything."""
