"""What the host of a server settles when it is started."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Network, ip_network

from sousbois.core.errors import Unreadable
from sousbois.play.store import Stage

Network = IPv4Network | IPv6Network

LONGEST = 36_500
"""Days that a table may be kept, unless it is kept for ever."""


@dataclass(frozen=True)
class Retention:
    """How many days tables are kept after they have last changed; None is for ever. Running games are never removed."""

    finished: int | None = None
    waiting: int | None = None
    """Tables at which no game has begun."""

    def __post_init__(self) -> None:
        for name, days in (("--keep-finished", self.finished), ("--keep-waiting", self.waiting)):
            if days is not None and not 1 <= days <= LONGEST:
                raise Unreadable(f"{name} {days}: tables are kept for 1 to {LONGEST} days, or for ever without it")

    def limits(self) -> dict[Stage, int]:
        """Days by stage, where there is a limit."""
        known: dict[Stage, int | None] = {
            "finished": self.finished,
            "uploaded": self.finished,
            "offered": self.finished,
            "waiting": self.waiting,
        }
        return {stage: days for stage, days in known.items() if days is not None}


@dataclass(frozen=True)
class Settings:
    """All of it."""

    open_to_others: bool = False
    """Whether other devices can reach the server by the machine's own address."""
    metrics_from: tuple[Network, ...] = ()
    """From where metrics may be read, beside this machine."""
    retention: Retention = Retention()
    review_iterations: int | None = None
    """How long reviews think about each decision; None: as the length of a game allows."""


def networks(words: Iterable[str]) -> tuple[Network, ...]:
    """Addresses and networks as a host writes them."""
    found = []
    for word in words:
        try:
            found.append(ip_network(word))
        except ValueError as error:
            raise Unreadable(
                f"--metrics-from {word}: {error}; name an address or a network such as 10.0.0.0/8"
            ) from None
    return tuple(found)
