"""Tables as the store has them."""

from __future__ import annotations

from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Uploaded, read
from sousbois.play.owneditions import is_name
from sousbois.play.store import StoreReading


class NoTable(NotAllowed):
    """There is a game of this id, but no table: somebody has brought its record."""


def read_table(store: StoreReading, table: str) -> Hosted:
    """Read a table from its journal. An error says that there is none, or that the journal makes no sense."""
    journal = store.journal(table)
    if not journal or is_name(table):
        raise no_table(table)
    with store.making_sense():
        if not isinstance(read(journal[0]), Uploaded):
            return Hosted.told_by(map(read, journal))
    raise NoTable(f"{table}: this is the record of a game, and no table", reason="no-table")


def no_table(table: str) -> NotAllowed:
    """Return the refusal of a table that does not exist."""
    return NotAllowed(f"table {table[:40]!r}: there is none", reason="no-table")
