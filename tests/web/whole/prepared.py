"""Servers whose tables stand as a test wants them: their journals are written before the server starts."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from random import Random
from typing import NamedTuple

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, written
from sousbois.play.store import Store
from sousbois.web.identity import Identities
from sousbois.web.listing import kept_of
from tests.play.hosting import any_decision, full
from tests.web.serving import PATIENCE


class Prepared(NamedTuple):
    """A table, and its journal."""

    hosted: Hosted
    journal: list[Entry]


def played_until(game: str, is_wanted: Callable[[Hosted], bool]) -> Prepared:
    """A table full of people who play at random until it stands as wanted; their ids are `player-0` and so on."""
    hosted, journal = full(game, seed=5)
    chance = Random(8)
    while not is_wanted(hosted):
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
    return Prepared(hosted, journal)


def keep(folder: Path, tables: Mapping[str, Prepared]) -> Identities:
    """Write tables down under their ids; the answer signs cookies and links as the server will."""
    with Store(folder) as store:
        return keep_in(store, tables)


def keep_in(store: Store, tables: Mapping[str, Prepared]) -> Identities:
    """Write tables down in the store of a server that may be running."""
    for table, (hosted, journal) in tables.items():
        store.append(table, 0, [written(entry) for entry in journal], kept_of(table, hosted)).result(PATIENCE)
    return Identities(store.secret())
