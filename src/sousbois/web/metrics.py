"""What a server counts, as monitoring systems read it.

No label ever holds anything that somebody could send or that names a table or a person: all values are known before.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from math import nan

from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    Info,
    PlatformCollector,
    ProcessCollector,
    disable_created_metrics,
    generate_latest,
)

import sousbois
from sousbois.games import names

CONTENT_TYPE = "text/plain; version=0.0.4"
"""Of the text; in UTF-8, as all texts are."""
UNKNOWN = "unknown"
"""All paths that are none of ours, and all else that has no name."""

STAGES = ("waiting", "running", "finished")

_QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
_THINKING = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
_REVIEWING = (1, 2, 5, 10, 20, 60, 120, 300)
_TOGETHER = (1, 2, 5, 10, 20, 50, 100)

disable_created_metrics()  # type: ignore[no-untyped-call]  # a second series for each, which nobody asks for


class Metrics:
    """The counts of one application. Threads may share it."""

    def __init__(self) -> None:
        self._registry = mine = CollectorRegistry()
        ProcessCollector(registry=mine)
        PlatformCollector(registry=mine)
        Info("sousbois_build", "The version that runs", registry=mine).info({"version": sousbois.__version__})
        # How things stand whenever somebody asks.
        self._tables = Gauge("sousbois_tables", "Tables in the store, by stage", ["stage"], registry=mine)
        self._live = Gauge("sousbois_live_tables", "Tables in memory, because somebody uses them", registry=mine)
        self._lines = Gauge("sousbois_open_lines", "Connections that are told what happens", ["kind"], registry=mine)
        self._ready = Gauge("sousbois_bots_ready", "1: bots think in compiled code", ["game"], registry=mine)
        # Tables and decisions.
        self.opened = Counter("sousbois_tables_opened", "Tables that were opened", ["game"], registry=mine)
        self.finished = Counter("sousbois_tables_finished", "Games that came to their end", ["game"], registry=mine)
        self.removed = Counter(
            "sousbois_tables_removed", "Tables removed because they were too old", ["stage"], registry=mine
        )
        self.decisions = Counter("sousbois_decisions", "Decisions that were written down", ["by"], registry=mine)
        self.refusals = Counter("sousbois_refusals", "What was asked for and refused", ["kind"], registry=mine)
        self.failures = Counter("sousbois_failures", "Mistakes of our own, and full disks", ["event"], registry=mine)
        # Requests and lines.
        self.requests = Counter("sousbois_requests", "Requests answered", ["route", "status"], registry=mine)
        self.request_seconds = Histogram(
            "sousbois_request_seconds", "Until an answer began", ["route"], registry=mine, buckets=_QUICK
        )
        self.messages = Counter("sousbois_line_messages", "Messages on WebSockets", ["direction"], registry=mine)
        # The store.
        self._append_seconds = Histogram(
            "sousbois_store_append_seconds", "Until an append was on the disk", registry=mine, buckets=_QUICK
        )
        self._append_group = Histogram(
            "sousbois_store_group_size", "Appends that shared a transaction", registry=mine, buckets=_TOGETHER
        )
        self._append_failures = Counter("sousbois_store_append_failures", "Appends that failed", registry=mine)
        # Bots.
        self.thinking_seconds = Histogram(
            "sousbois_bot_thinking_seconds",
            "That a bot took to decide",
            ["game", "level"],
            registry=mine,
            buckets=_THINKING,
        )
        self.review_seconds = Histogram(
            "sousbois_review_seconds", "That the review of a game took", ["game"], registry=mine, buckets=_REVIEWING
        )

    def wrote(self, seconds: Sequence[float], failed: int) -> None:
        """A transaction of the store: how long its appends took, and how many failed."""
        for each in seconds:
            self._append_seconds.observe(each)
        if seconds:
            self._append_group.observe(len(seconds))
        self._append_failures.inc(failed)

    def text(
        self, tables: Mapping[str, int] | None, live: int, lines: Mapping[str, int], bots_ready: Collection[str]
    ) -> bytes:
        """Everything that was counted, and how things stand now: as the text that is read. `tables` are by stage; None:
        nobody knows."""
        for stage in STAGES:
            self._tables.labels(stage).set(nan if tables is None else tables.get(stage, 0))
        self._live.set(live)
        for kind, count in lines.items():
            self._lines.labels(kind).set(count)
        for game in names():
            self._ready.labels(game).set(game in bots_ready)
        return generate_latest(self._registry)
