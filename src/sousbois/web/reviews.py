"""The reviews of finished games: thought out in one thread beside everything else, once for all who ask."""

from __future__ import annotations

from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from time import perf_counter
from typing import Literal

from sousbois.play.hosted import Hosted
from sousbois.play.review import Judged, choices, judge_decisions
from sousbois.web.opponents import Opponents
from sousbois.web.watch import UNWATCHED, Watch

MOST_KEPT = 32
"""Reviews that are kept, or that may wait to be thought out; the one that nobody has asked for longest gives way."""

Stage = Literal["waiting", "thinking", "done", "failed"]


class Reviewing:
    """The review of one game, as far as it has come."""

    def __init__(self, hosted: Hosted) -> None:
        assert hosted.table is not None  # it is over
        self._played = hosted.table
        self._decided_here = hosted.ply
        self.game = hosted.opened.game
        self.stage: Stage = "waiting"
        self.total = 0
        """How many decisions there are to judge; 0 while it waits."""
        self.done = 0
        """How many of them are judged."""
        self.judged: list[Judged] = []
        """All decisions, so far."""
        self.is_wanted = True

    def think(self, iterations: int | None) -> None:
        """Judge decision after decision, as long as somebody wants to know."""
        played = self._played
        since = len(played.decisions()) - self._decided_here  # what was decided before the table went on with it
        self.total = choices(played, since)
        self.stage = "thinking"
        for each in judge_decisions(played, iterations, since):
            if not self.is_wanted:
                return
            self.judged.append(each)
            self.done += each.judgement is not None
        self.stage = "done"


class Reviews:
    """All reviews of a server. `iterations` are those of each search; None: as many as the length of a game allows."""

    def __init__(self, opponents: Opponents, iterations: int | None = None, watch: Watch = UNWATCHED) -> None:
        self._opponents = opponents
        self._watch = watch
        self._iterations = iterations
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="review")
        self._kept: OrderedDict[str, Reviewing] = OrderedDict()

    def of(self, table: str, hosted: Hosted) -> Reviewing | None:
        """The review of a finished game, begun now if it was not before; None while the bots of the game are not ready
        to think. What was played before the table went on with it is not judged."""
        if hosted.opened.game not in self._opponents.ready:
            return None
        kept = self._kept.get(table)
        if kept is None:
            kept = self._kept[table] = Reviewing(hosted)
            self._thread.submit(self._think, table, kept)
            if len(self._kept) > MOST_KEPT:
                self.forget(next(iter(self._kept)))
        self._kept.move_to_end(table)
        return kept

    def would_begin(self, table: str, hosted: Hosted) -> bool:
        """Whether to ask for the review of a game makes it begin now."""
        return table not in self._kept and hosted.opened.game in self._opponents.ready

    def forget(self, table: str) -> None:
        """Keep the review of a table no longer."""
        if forgotten := self._kept.pop(table, None):
            forgotten.is_wanted = False

    def close(self) -> None:
        """Stop thinking."""
        for table in list(self._kept):
            self.forget(table)
        self._thread.shutdown(wait=False, cancel_futures=True)

    def _think(self, table: str, reviewing: Reviewing) -> None:
        began = perf_counter()
        try:
            reviewing.think(self._iterations)
        except Exception as error:  # our own mistake: whoever asked is told, and other reviews go on
            self._watch.failed("cannot-review", error, table)
            reviewing.stage = "failed"
        if reviewing.stage == "done":
            self._watch.reviewed(reviewing.game, perf_counter() - began)
