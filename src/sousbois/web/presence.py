"""Who is at a table, who is away, and since when."""

from __future__ import annotations

from math import inf

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Person
from sousbois.web.clockwork import Time

LATELY = 60.0
"""Seconds for which a player counts as present after a request, or after their last page or stream was closed: a
program that polls is there between its requests."""


class Presence:
    """People are here while they have a page or a stream open; else they are away since they were last there."""

    def __init__(self, hosted: Hosted, time: Time) -> None:
        self._time = time
        self._began = time.now()
        self._here: set[int] = set()
        """The seats with a page or a stream open."""
        self._last: dict[int, float] = {}
        """When a player last asked for the table, or closed their last page or stream, by seat."""
        self._clients: dict[int | None, str] = {}
        """The address from which the table was last attended, by seat (None: spectators), the latest last. It is
        kept in memory only."""

    def come(self, seat: int | None, client: str) -> None:
        """Note that a page or a stream was opened from an address."""
        self._note(seat, client)
        if seat is not None:
            self._here.add(seat)

    def ask(self, seat: int, client: str) -> None:
        """Note that the program of a player has asked for the table from an address."""
        self._note(seat, client)
        self._last[seat] = self._time.now()

    def go(self, seat: int | None) -> None:
        """Note that the last page or stream of a player was closed."""
        if seat is not None:
            self._here.discard(seat)
            self._last[seat] = self._time.now()

    def is_present(self, seat: int) -> bool:
        """Return whether a player has a page or a stream open, or was there within the last minute."""
        return seat in self._here or self._time.now() - self._last.get(seat, -inf) < LATELY

    @property
    def is_any_player_present(self) -> bool:
        """Whether any player is present."""
        return any(map(self.is_present, self._here | set(self._last)))

    @property
    def client(self) -> str:
        """The address of the player who attended last, of those present; without any, that of the last spectator."""
        players = (
            self._clients[seat] for seat in reversed(self._clients) if seat is not None and self.is_present(seat)
        )
        return next(players, self._clients.get(None, ""))

    def missing(self, hosted: Hosted) -> tuple[int, ...]:
        """The people who have been gone for longer than the grace of the table, while others wait for them."""
        now = self._time.now()
        return tuple(seat for seat in self._replaceable(hosted) if self._end_of_grace(hosted, seat) <= now)

    def next_missing(self, hosted: Hosted) -> float | None:
        """When the next one will have been gone for longer than that."""
        now = self._time.now()
        ends = (self._end_of_grace(hosted, seat) for seat in self._replaceable(hosted))
        return min((end for end in ends if end > now), default=None)

    def _note(self, seat: int | None, client: str) -> None:
        """Note from which address the table is attended."""
        self._clients.pop(seat, None)
        self._clients[seat] = client

    def _end_of_grace(self, hosted: Hosted, seat: int) -> float:
        """When a player who is away has been away for as long as the table allows."""
        return self._last.get(seat, self._began) + hosted.opened.terms.grace

    def _replaceable(self, hosted: Hosted) -> tuple[int, ...]:
        """The people for whom a bot could decide: gone, while somebody else who plays is here."""
        if hosted.opened.terms.away == "never" or hosted.stage != "running":
            return ()
        people = {seat for seat, each in enumerate(hosted.sitters) if isinstance(each, Person)}
        if not people & self._here:
            return ()
        return tuple(seat for seat in hosted.deciding_people() if seat not in self._here)
