"""Limits for programs, client by client, in bounded memory."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from math import ceil

from sousbois.core.errors import SousboisError
from sousbois.web.limits import Allowance

MOST_CLIENTS = 10_000
"""Clients that are remembered; who has not asked for anything for longest is forgotten first."""


class TooMany(SousboisError):
    """More than one client may ask for."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = max(1, ceil(wait))
        """Seconds until it may be tried again."""


class Rations:
    """An allowance for every client."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float]) -> None:
        self._make = partial(Allowance, most, seconds, now)
        self._left: OrderedDict[str, Allowance] = OrderedDict()

    def __len__(self) -> int:
        """How many clients are remembered."""
        return len(self._left)

    def take(self, client: str) -> None:
        """Use some of a client's allowance, or refuse."""
        allowance = self._left.setdefault(client, self._make())
        self._left.move_to_end(client)
        if len(self._left) > MOST_CLIENTS:
            self._left.popitem(last=False)
        if not allowance.take():
            raise TooMany("requests: too many in a short time", allowance.wait)


class Slots:
    """How much a client may have open at the same time."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def __len__(self) -> int:
        """How many clients have something open."""
        return len(self._taken)

    @contextmanager
    def taken(self, client: str) -> Iterator[None]:
        """Have something open, or refuse."""
        if self._taken[client] >= self._most:
            raise TooMany(f"streams: {self._most} are open already", wait=1)
        self._taken[client] += 1
        try:
            yield
        finally:
            self._taken[client] -= 1
            if not self._taken[client]:
                del self._taken[client]
