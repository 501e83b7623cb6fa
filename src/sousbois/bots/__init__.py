"""Players that are programs: the contract of a bot, the bots that come with sousbois, and those of other people."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from sousbois.bots.contract import Bot
from sousbois.bots.greedy import Greedy
from sousbois.bots.levels import NAMES as LEVELS
from sousbois.bots.levels import Levelled
from sousbois.bots.random import Random
from sousbois.core.errors import Unreadable

GROUP = "sousbois.bots"
"""The group of entry points by which other packages add bots: a name, and what makes a bot when it is called."""

CALLED = ("Alma", "Boris", "Chloé", "Émile", "Fanny", "Gaspard", "Inès")
"""What bots are called at people's tables."""

_OURS: dict[str, Callable[[], Bot]] = {
    **{level: partial(Levelled, level) for level in LEVELS},
    "greedy": Greedy,
    "random": Random,
}


def names() -> tuple[str, ...]:
    """The bots there are: ours, then those of other people."""
    return tuple(dict.fromkeys([*_OURS, *sorted(entry_points(group=GROUP).names)]))


def bot(name: str) -> Bot:
    """A bot by name."""
    return maker(name)()


def maker(name: str) -> Callable[[], Bot]:
    """What makes bots of this name, for whoever needs many. A name of ours is always ours."""
    if name in _OURS:
        return _OURS[name]
    for entry in entry_points(group=GROUP, name=name):
        return _maker_of_others(entry)
    raise Unreadable(f"bot {name!r}: unknown (bots: {', '.join(names())})")


def _maker_of_others(entry: EntryPoint) -> Callable[[], Bot]:
    """What makes the bots of an entry point; whatever may be wrong with it is said with its name."""
    package = f" of {entry.dist.name}" if entry.dist else ""
    where = f"bot {entry.name!r}: the entry point {entry.value!r}{package}"
    try:
        make = entry.load()
    except (Exception, SystemExit) as error:
        raise Unreadable(f"{where} cannot be loaded: {type(error).__name__}: {error}") from None

    def made() -> Bot:
        try:
            found = make()
        except (Exception, SystemExit) as error:
            raise Unreadable(f"{where} makes no bot: {type(error).__name__}: {error}") from None
        if not callable(getattr(found, "choose", None)):
            raise Unreadable(f"{where} makes no bot: what it makes has no method choose")
        return found  # type: ignore[no-any-return]

    return made
