"""What every game's state begins with: the seats, the generator of chance, and the tale of the last decision."""

from __future__ import annotations

from typing import Annotated, Any

import numpy as np

from sousbois.core.chance import WORDS
from sousbois.core.event import COLUMNS
from sousbois.core.record import Counts, Index, Record, Seen, Shape, Small, Words64

WORD = 8
"""The bytes of a word."""


class GameState(Record):
    """Base of a game's state: `class State(GameState, events=64)` has room for 64 events a decision."""

    seats: Small
    """How many seats the table has."""

    chance: Annotated[Words64, Shape(WORDS), Seen.BY_NOBODY]
    """The generator that all chance comes from."""

    told: Index
    """How many events the last decision set off."""

    tale: Annotated[Counts, Shape(1, COLUMNS)]
    """Those events, each as five numbers; each game makes room for as many as it needs."""

    def __init_subclass__(cls, events: int) -> None:
        cls.__annotations__["tale"] = Annotated[Counts, Shape(events, COLUMNS)]
        super().__init_subclass__()
        cls.dtype = _in_whole_words(cls.dtype)


def _in_whole_words(dtype: np.dtype[Any]) -> np.dtype[Any]:
    """The same record, filled up to words of 64 bits: so a state can also be copied word by word.

    What fills it is a column like the others: numpy leaves gaps between columns behind when it copies a record.
    """
    filling = -dtype.itemsize % WORD
    columns: list[tuple[Any, ...]] = [(name, dtype[name]) for name in dtype.names or ()]
    return np.dtype(columns + [("filling", np.int8, (filling,))] * bool(filling))
