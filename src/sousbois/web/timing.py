"""The clock of a table: how much time people have left, and when it is up."""

from __future__ import annotations

from sousbois.play.hosted import Hosted
from sousbois.web.clockwork import Time

DAYS = 3600
"""A clock that gives at least so many seconds for a decision is meant for play over days: it runs even while nobody
looks. Shorter ones wait for the table to be looked at again."""


class Timing:
    """Time runs for everybody who owes a decision, from the moment at which it was asked for."""

    def __init__(self, hosted: Hosted, time: Time) -> None:
        self._time = time
        self._clock = hosted.opened.terms.clock
        self._asked = time.now()
        if hosted.moved and self._clock is not None and self._clock.seconds >= DAYS:
            self._asked = hosted.moved

    def ask(self) -> None:
        """Another decision is asked for: time runs from now on."""
        self._asked = self._time.now()

    def spent(self) -> int:
        """Milliseconds since the decision was asked for; 0 without a clock."""
        return 0 if self._clock is None else max(0, round((self._time.now() - self._asked) * 1000))

    def moment(self) -> int:
        """When it is, in seconds since 1970; 0 without a clock."""
        return 0 if self._clock is None else int(self._time.now())

    def left(self, hosted: Hosted, seat: int) -> float | None:
        """Seconds that somebody has left; None, if time does not matter."""
        if self._clock is None or seat not in hosted.deciding_people():
            return None
        running = self._time.now() - self._asked if self.runs(hosted, seat) else 0.0
        used = hosted.thought[seat] / 1000 if self._clock.per == "game" else 0.0
        return max(0.0, self._clock.seconds - used - running)

    def runs(self, hosted: Hosted, seat: int) -> bool:
        """Whether somebody's time is running."""
        return self._clock is not None and seat in hosted.owing()

    def is_up(self, hosted: Hosted, seat: int) -> bool:
        """Whether somebody has no time left for the decision they owe."""
        return self.runs(hosted, seat) and self.left(hosted, seat) == 0.0

    def next_end(self, hosted: Hosted) -> float | None:
        """When the next time is up that is not up yet."""
        left = (self.left(hosted, seat) for seat in hosted.owing())
        return min((self._time.now() + seconds for seconds in left if seconds), default=None)
