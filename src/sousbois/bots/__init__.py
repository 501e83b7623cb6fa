"""Players that are programs: the contract of a bot, and the bots that come with sousbois."""

from __future__ import annotations

from sousbois.bots.contract import Bot
from sousbois.bots.greedy import Greedy
from sousbois.bots.random import Random
from sousbois.core.errors import Unreadable

_BOTS: dict[str, type[Bot]] = {"greedy": Greedy, "random": Random}


def names() -> tuple[str, ...]:
    """The bots there are."""
    return tuple(_BOTS)


def bot(name: str) -> Bot:
    """A bot by name."""
    if name not in _BOTS:
        raise Unreadable(f"bot {name!r}: unknown (bots: {', '.join(_BOTS)})")
    return _BOTS[name]()
