"""How much one client may ask for: enough for anybody who plays, too little to be in others' way."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address
from math import ceil
from time import monotonic

from sousbois.core.errors import NotAllowed

MOST_CLIENTS = 10_000
"""Clients that are remembered; who has not asked for anything for longest is forgotten first."""


def ip_of(text: str) -> IPv4Address | IPv6Address:
    """Return an address; one of IPv4 that is written as IPv6 counts as what it is."""
    address = ip_address(text)
    return getattr(address, "ipv4_mapped", None) or address


@lru_cache(MOST_CLIENTS)
def network_of(host: str) -> str:
    """Return what counts as one client: an IPv4 address, or the network that one household has in IPv6."""
    try:
        address = ip_of(host)
    except ValueError:
        return host
    return str(address if isinstance(address, IPv4Address) else IPv6Network((int(address), 64), strict=False))


class TooMany(NotAllowed):
    """More than one client may ask for."""

    def __init__(self, message: str, wait: float, *, reason: str = "") -> None:
        super().__init__(message, reason=reason)
        self.wait = max(1, ceil(wait))
        """Seconds until it may be tried again."""


class Allowance:
    """So many things at once, and no more than that again within a time (a token bucket)."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._per_second = most / seconds
        self._now = now
        self._left = float(most)
        self._counted = now()

    def take(self, cost: float = 1) -> bool:
        """Use so much of it, if that is left."""
        now = self._now()
        passed = max(0.0, now - self._counted)  # the clock may have been set back
        self._left = min(self._most, self._left + passed * self._per_second)
        self._counted = now
        if self._left < cost:
            return False
        self._left -= cost
        return True

    def use(self, cost: float = 1, reason: str = "") -> None:
        """Use so much of it, or refuse."""
        if not self.take(cost):
            raise TooMany("requests: too many in a short time", self.wait(cost), reason=reason)

    def charge(self, cost: float) -> None:
        """Use what something has cost that is done: if less was left, that is a debt, which time pays off."""
        self._left -= cost

    def wait(self, cost: float = 1) -> float:
        """Return the seconds until so much is left again."""
        return max(0.0, (cost - self._left) / self._per_second)


class Allowances:
    """An allowance for every client, in bounded memory."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = monotonic) -> None:
        self._make = partial(Allowance, most, seconds, now)
        self._known: OrderedDict[str, Allowance] = OrderedDict()

    def __len__(self) -> int:
        """How many clients are remembered."""
        return len(self._known)

    def of(self, client: str) -> Allowance:
        """What is left to a client."""
        allowance = self._known.setdefault(client, self._make())
        self._known.move_to_end(client)
        if len(self._known) > MOST_CLIENTS:
            self._known.popitem(last=False)
        return allowance


def use(allowances: Allowances, client: str, cost: float = 1) -> None:
    """Use some of a client's allowance, or refuse."""
    allowances.of(client).use(cost)


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
            raise TooMany(f"connections: {self._most} are open already", wait=1)
        self._taken[client] += 1
        try:
            yield
        finally:
            self._taken[client] -= 1
            if not self._taken[client]:
                del self._taken[client]
