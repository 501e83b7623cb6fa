"""Servers whose tables stand as a test wants them: their journals are written before the server starts."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path
from random import Random

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, written
from sousbois.play.store import Store
from sousbois.web.identity import Identities
from sousbois.web.listing import kept_of
from tests.play.hosting import any_decision, full

Kept = tuple[Hosted, list[Entry]]
"""A table, and its journal."""


def played_until(game: str, is_wanted: Callable[[Hosted], bool], seats: int | None = None, seed: int = 5) -> Kept:
    """A table full of people, at random as far as it is wanted; all of them are `player-0` and so on."""
    hosted, journal = full(game, seats, seed)
    chance = Random(8)
    while not is_wanted(hosted):
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
    return hosted, journal


def keep(folder: Path, tables: Iterable[tuple[str, Kept]]) -> Identities:
    """Write tables down under their ids; the answer signs cookies and links as the server will."""
    with Store(folder) as store:
        for table, (hosted, journal) in tables:
            store.append(table, 0, [written(entry) for entry in journal], kept_of(table, hosted)).result()
        return Identities(store.secret())
