"""What a seat sees. The marks on the fields decide, here and nowhere else, for people, bots and programs alike."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.core.naming import field_named, named_field
from sousbois.core.record import NOTHING, Field, Record, Records, Seen, clone
from sousbois.core.setup import Setup

HIDDEN = "hidden"
"""What stands in a view where the seat may not look."""

View = Mapping[str, Any]
"""What a seat sees, by the names of the fields."""


def shown(kind: type[Record]) -> list[Field]:
    """The fields that a seat may see something of; the tale and the options are told apart from them."""
    return [
        field
        for field in kind.fields
        if field.seen is not Seen.BY_NOBODY and field.name not in ("told", "tale") and not field.record
    ]


def masked(kind: type[Record], tables: Records, seat: int) -> Records:
    """Copies of the tables without what the seat must not see. Seat NOTHING is a spectator, who owns nothing."""
    seen = clone(tables)
    for field in kind.fields:
        hidden = NOTHING if field.signed else 0
        if field.seen is Seen.BY_NOBODY:
            seen[field.name] = hidden
        elif field.seen is Seen.BY_OWNER:
            others = np.arange(seen[field.name].shape[1]) != seat
            seen[field.name][:, others] = hidden
    return seen


def named_view(setup: Setup, table: Records, seat: int) -> dict[str, Any]:
    """What a seat sees, as JSON-able names."""
    kind = setup.game.rules.State
    row = masked(kind, table, seat)[0]
    view: dict[str, Any] = {"game": setup.game.name, "seat": None if seat == NOTHING else seat}
    for field in shown(kind):
        view[field.name] = named_field(field, row[field.name], setup.seats, setup.edition.printed)
        if field.seen is Seen.BY_OWNER:
            view[field.name] = [value if i == seat else HIDDEN for i, value in enumerate(view[field.name])]
    view["options"] = dict(setup.options)
    return view


def seen_in(view: View, setup: Setup, *fields: str) -> Any:
    """What a named view shows of some fields of the state, in the form that the rules read."""
    record = setup.blank()
    for field in setup.game.rules.State.fields:
        if field.name in fields:
            field_named(field, view[field.name], record[0], view["seats"], setup.edition.printed)
    return setup.shadow(record)


def observe(kind: type[Record], tables: Records, seat: int) -> NDArray[np.int16]:
    """What a seat sees, as numbers: a row for each table, field after field in the order of the declaration."""
    seen = masked(kind, tables, seat)
    columns = [seen[field.name].reshape(len(tables), -1) for field in shown(kind)]
    return np.concatenate(columns, axis=1).astype(np.int16)
