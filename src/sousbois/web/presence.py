"""Who is gone from a table, and for how long."""

from __future__ import annotations

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Person
from sousbois.web.clockwork import Time


class Presence:
    """People are gone until they open a page, and from when they close the last one."""

    def __init__(self, hosted: Hosted, time: Time) -> None:
        self._time = time
        self._gone = {seat: time.now() for seat in range(hosted.opened.seats)}
        """Since when somebody is gone, by seat."""

    def come(self, seat: int | None) -> None:
        """Somebody is here."""
        if seat is not None:
            self._gone.pop(seat, None)

    def go(self, seat: int | None) -> None:
        """Somebody is gone."""
        if seat is not None:
            self._gone[seat] = self._time.now()

    def is_here(self, seat: int) -> bool:
        """Whether somebody has a page open."""
        return seat not in self._gone

    def missing(self, hosted: Hosted) -> tuple[int, ...]:
        """The people who have been gone for longer than the grace of the table, while others wait for them."""
        now = self._time.now()
        return tuple(seat for seat in self._replaceable(hosted) if self._gone[seat] + hosted.opened.terms.grace <= now)

    def next_missing(self, hosted: Hosted) -> float | None:
        """When the next one will have been gone for longer than that."""
        now, grace = self._time.now(), hosted.opened.terms.grace
        ends = (self._gone[seat] + grace for seat in self._replaceable(hosted))
        return min((end for end in ends if end > now), default=None)

    def _replaceable(self, hosted: Hosted) -> tuple[int, ...]:
        """The people for whom a bot could decide: gone, while somebody else who plays is here."""
        if hosted.opened.terms.away == "never" or hosted.stage != "running":
            return ()
        people = {seat for seat, each in enumerate(hosted.sitters) if isinstance(each, Person)}
        if not people - set(self._gone):
            return ()
        return tuple(seat for seat in hosted.deciding_people() if seat in self._gone)
