"""Who owes a decision at a single table, and what each of them may do."""

from __future__ import annotations

from typing import Any

from sousbois.core.contract import acting, fill_legal, midway
from sousbois.core.rule import rule


@rule
def owing(tables: Any) -> int:
    """The seats that owe a decision, as bits."""
    return acting(tables[0])


@rule
def half_made(tables: Any) -> bool:
    """Whether a decision has begun that takes more actions."""
    return midway(tables[0])


@rule
def fill_masks(tables: Any, editions: Any, legal: Any, masks: Any) -> None:
    """Write a row for each seat: 1 for each legal action, and nothing for seats that owe no decision."""
    bits = acting(tables[0])
    for seat in range(len(masks)):
        for action in range(masks.shape[1]):
            masks[seat, action] = 0
        if bits >> seat & 1:
            found = fill_legal(tables[0], editions[0], seat, legal)
            for each in range(found):
                masks[seat, legal[each]] = 1
