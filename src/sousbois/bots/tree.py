"""What search remembers: how every move of every position met has fared. One table of fixed size, so memory is bounded.

A position is known by its key, a digest of what the thinking seat sees there. The moves of a position lie close
together, which is what makes looking them up quick.
"""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from sousbois.core.record import Record
from sousbois.core.rule import rule

PLACES = 1 << 20
"""The most moves that a search remembers: 24 MB."""
LEAST_PLACES = 1 << 12
NOWHERE = -1
NODE = -1
"""Stands for the position itself among its moves."""

_FACTOR = 0x1E35A7BD8F3C6A95
_SECOND_FACTOR = 0x2545F4914F6CDD1D


class Move(Record):
    """A move of a position."""

    key: Annotated[int, np.int64]
    """Of the position and the move; 0: this place is empty."""

    total: Annotated[float, np.float64]
    """The shares of victory that it led to for its own seat, added up."""

    tried: Annotated[int, np.int32]
    """How often it was made."""

    legal: Annotated[int, np.int32]
    """How often it could have been."""


@rule
def digest(words: Any, where: Any, seen: Any, start: int) -> int:
    """A key for what is seen of some words."""
    key = start
    for i in range(len(where)):
        key = (key ^ (words[where[i]] & seen[i])) * _FACTOR
        key ^= key >> 31
    return key


@rule
def joined(key: int, number: int) -> int:
    """A key for a position and something small beside it."""
    key = (key ^ (number + 2)) * _SECOND_FACTOR
    return key ^ (key >> 29)


@rule
def place_of(moves: Any, used: Any, position: int, action: int) -> int:
    """Where a move of a position is remembered, now if it was not before; NOWHERE if there is no room."""
    key = joined(position, action)
    if key == 0:
        key = 1
    at = position & len(moves) - 1
    while moves[at].key != key:
        if moves[at].key == 0:
            if used[0] >= len(moves) // 4 * 3:  # in a fuller table looking up becomes slow
                return NOWHERE
            used[0] += 1
            moves[at].key = key
            break
        at = at + 1 & len(moves) - 1
    return at
