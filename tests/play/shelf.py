"""What the tests of the store share: tables to keep."""

from __future__ import annotations

import msgspec

from sousbois.play.store import Kept, Store
from tests.patience import PATIENCE

NOON = "2026-05-01T12:00:00.000000+00:00"

PLAIN = Kept("oak", "hunt", "waiting", True, 3, {"names": ["Zoé", ""]}, ("ada", "boris"), NOON)


def shown(table: str, **different: object) -> Kept:
    """A table as lists show it, plain but for what is said."""
    return msgspec.structs.replace(PLAIN, id=table, **different)


def keep(store: Store, table: str, *entries: bytes, **different: object) -> None:
    """Append to a journal where it ends, and wait until that is done."""
    store.append(table, len(store.journal(table)), entries, shown(table, **different)).result(PATIENCE)
