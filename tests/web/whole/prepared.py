"""Tables that stand as a test wants them: their journals are written into the store from which a server reads."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import cache
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, read, written
from sousbois.play.store import Store
from sousbois.play.terms import USUAL, Terms
from sousbois.web.identity import Identities
from sousbois.web.listing import kept_of
from tests.patience import PATIENCE
from tests.play.hosting import SHORTER, any_decision, full, opened

BOTS = ("Puck", "Rita", "Sam")


class Prepared(NamedTuple):
    """A table, and its journal."""

    hosted: Hosted
    journal: list[Entry]


# --- Tables ----------------------------------------------------------------------------------------------------------


def played_until(game: str, is_wanted: Callable[[Hosted], bool]) -> Prepared:
    """A table full of people who play at random until it stands as wanted; their ids are `player-0` and so on."""
    return play_on(Prepared(*full(game, seed=5, options=SHORTER.get(game))), is_wanted)


def play_on(table: Prepared, is_wanted: Callable[[Hosted], bool]) -> Prepared:
    """Let everybody decide at random until the table stands as wanted."""
    chance = Random(8)
    while not is_wanted(table.hosted):
        table.journal.append(any_decision(table.hosted, chance))
        table.hosted.take(table.journal[-1])
    return table


def seated(
    game: str, players: Sequence[str], bots: int = 0, *, free: int = 0, seed: int = 5, terms: Terms = USUAL
) -> Prepared:
    """A table at which people sit, then easy bots, then nobody; without a free seat the cards are dealt."""
    seats = len(players) + bots + free
    entry = msgspec.structs.replace(opened(game, seats, seed, SHORTER.get(game)), terms=terms)
    hosted = Hosted(entry)
    journal: list[Entry] = [entry]
    for seat in range(seats - free):
        is_person = seat < len(players)
        journal.append(
            hosted.sit(seat, players[seat], f"Nom {seat}") if is_person else hosted.sit_bot(seat, "easy", BOTS)
        )
        hosted.take(journal[-1])
    return Prepared(hosted, journal)


def is_over(hosted: Hosted) -> bool:
    """Whether the game has come to its end."""
    return hosted.stage == "finished"


@cache
def finished(game: str) -> Prepared:
    """A game of four people that came to its end; tests share it and change nothing."""
    return played_until(game, is_over)


def without_last(table: Prepared, decisions: int) -> Prepared:
    """A finished game as it stood when so many decisions were missing."""
    journal = table.journal[:-decisions]
    return Prepared(Hosted.told_by(journal), journal)


# --- Stores ----------------------------------------------------------------------------------------------------------


def keep(folder: Path, tables: Mapping[str, Prepared]) -> Identities:
    """Write tables down under their ids; the answer signs cookies and links as the server will."""
    with Store(folder) as store:
        return keep_in(store, tables)


def keep_in(store: Store, tables: Mapping[str, Prepared]) -> Identities:
    """Write tables down in the store of a server that may be running."""
    for table, (hosted, journal) in tables.items():
        store.append(table, 0, [written(entry) for entry in journal], kept_of(table, hosted)).result(PATIENCE)
    return Identities(store.secret())


def skip_ahead(folder: Path, table: str, left: int) -> None:
    """While the server is away, let a game go on until only so many entries are missing at the end of its journal."""
    with Store(folder) as store:
        journal = [read(entry) for entry in store.journal(table)]
        known = len(journal)
        ahead = without_last(play_on(Prepared(Hosted.told_by(journal), journal), is_over), left)
        entries = [written(entry) for entry in ahead.journal[known:]]
        store.append(table, known, entries, kept_of(table, ahead.hosted)).result(PATIENCE)
