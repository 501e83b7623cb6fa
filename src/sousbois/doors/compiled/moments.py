"""Who owes a decision at a single table, and what each of them may do."""

from __future__ import annotations

from typing import Any

from sousbois.core.contract import acting, fill_legal, midway
from sousbois.core.rule import rule


@rule
def ask(tables: Any, editions: Any, legal: Any, masks: Any) -> tuple[int, bool]:
    """The seats that owe a decision, as bits, and whether one has begun a decision that takes more actions.

    `masks` gets a row for each seat, if there is room: 1 for each legal action, none for seats that owe no decision.
    """
    owing = acting(tables[0])
    for seat in range(len(masks)):
        for action in range(masks.shape[1]):
            masks[seat, action] = 0
        if owing >> seat & 1:
            found = fill_legal(tables[0], editions[0], seat, legal)
            for each in range(found):
                masks[seat, legal[each]] = 1
    return owing, midway(tables[0])
