"""Limits for programs, client by client."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import ceil

from sousbois.core.errors import SousboisError
from sousbois.web.limits import Allowances


class TooMany(SousboisError):
    """More than one client may ask for."""

    def __init__(self, message: str, wait: float) -> None:
        super().__init__(message)
        self.wait = max(1, ceil(wait))
        """Seconds until it may be tried again."""


def use(allowances: Allowances, client: str) -> None:
    """Use some of a client's allowance, or refuse."""
    allowance = allowances.of(client)
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
