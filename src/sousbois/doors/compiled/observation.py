"""What a seat observes, as numbers: its own number, then all it sees of the table, in the order of the declaration.

The same in all doors. What is seen is settled by the marks on the fields, as for views (`core/view.py`).
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from enum import IntEnum
from functools import cached_property
from math import prod
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.core.record import NOTHING, Bits, Field, Printed, Seat, SeatBits, Seen, Words64
from sousbois.core.rule import rule
from sousbois.core.setup import Setup
from sousbois.core.view import shown

OWN_SEAT = 0
"""Where in an observation the observer's own seat stands."""

LOW, HIGH = (0, 1) if sys.byteorder == "little" else (1, 0)
"""Which byte of a number of two is which."""

WIDTHS = {np.int8: 1, np.int16: 2}
"""The bytes of the numbers that can be observed."""


@dataclass(frozen=True)
class Part:
    """The numbers of one field within an observation."""

    field: Field
    start: int
    """Where they begin."""
    low: int
    high: int
    """What they range over."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """The lengths of the axes; none for a single number."""
        return self.field.shape.sizes if self.field.shape else ()

    @property
    def end(self) -> int:
        """Where the next field begins."""
        return self.start + prod(self.sizes)


@dataclass(frozen=True)
class Observation:
    """The form of the observations in a game that is set up."""

    setup: Setup

    @cached_property
    def parts(self) -> tuple[Part, ...]:
        """The fields in their order."""
        found: list[Part] = []
        for field in shown(self.setup.game.rules.State):
            low, high = self._range(field)
            found.append(Part(field, found[-1].end if found else OWN_SEAT + 1, low, high))
        return tuple(found)

    @property
    def size(self) -> int:
        """How many numbers an observation has."""
        return self.parts[-1].end

    @cached_property
    def bounds(self) -> tuple[NDArray[np.int16], NDArray[np.int16]]:
        """The least and the greatest that each number can be, at a table of whatever size."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        high[OWN_SEAT] = max(self.setup.game.seats) - 1
        for part in self.parts:
            low[part.start : part.end] = part.low
            high[part.start : part.end] = part.high
        return low, high

    @cached_property
    def runs(self) -> Words64:
        """Where in a record the numbers lie: the first number of each run in the observation, its low and its high byte
        in the record, the numbers in the run, and the bytes of a number."""
        offsets: Any = self.setup.game.rules.State.dtype.fields
        runs: list[list[int]] = []
        for part in self.parts:
            at, width = offsets[part.field.name][1], WIDTHS[part.field.number]
            length = part.end - part.start
            if runs and runs[-1][4] == width and runs[-1][1] + runs[-1][3] * width == at + LOW * (width - 1):
                runs[-1][3] += length
            else:
                runs.append([part.start, at + LOW * (width - 1), at + HIGH * (width - 1), length, width])
        return np.array(runs, np.uint64)

    @cached_property
    def owned(self) -> Words64:
        """Where in an observation stands what only its owner sees: the first number, the rows, and their length."""
        owned = [part for part in self.parts if part.field.seen is Seen.BY_OWNER]
        rows = [[part.start, part.sizes[0], prod(part.sizes[1:])] for part in owned]
        return np.array(rows, np.uint64).reshape(len(owned), 3)

    def _range(self, field: Field) -> tuple[int, int]:
        """The least and the greatest number of a field; NOTHING also stands for what is hidden."""
        owned = field.seen is Seen.BY_OWNER
        if field.meaning is bool:
            return NOTHING if owned else 0, 1
        if issubclass(field.meaning, Seat):
            return NOTHING, max(self.setup.game.seats) - 1
        if issubclass(field.meaning, SeatBits):
            return NOTHING if owned else 0, (1 << max(self.setup.game.seats)) - 1
        if issubclass(field.meaning, Printed):
            return NOTHING, len(self.setup.edition.printed[field.meaning]) - 1
        if issubclass(field.meaning, IntEnum):
            return NOTHING, len(field.meaning) - 1
        info = np.iinfo(field.number)  # type: ignore[type-var]  # a number that can be observed
        return (NOTHING if owned else 0 if issubclass(field.meaning, Bits) else int(info.min)), int(info.max)


@rule
def look(numbers: Any, runs: Words64, owned: Words64, seat: int, out: Any) -> None:
    """Write what a seat sees of a record, given byte by byte: all that is there, then NOTHING over what is others'.

    All places are unsigned: the compiler need not ask whether they count from the end, which makes this four times as
    quick.
    """
    out[OWN_SEAT] = seat
    for run in range(len(runs)):
        to, low, high, length, width = runs[run, 0], runs[run, 1], runs[run, 2], runs[run, 3], runs[run, 4]
        if width == 1:
            for i in range(length):
                out[to + i] = numbers[low + i]
        else:
            for i in range(length):
                out[to + i] = (numbers[low + width * i] & 0xFF) | numbers[high + width * i] << 8
    for field in range(len(owned)):
        first, rows, length = owned[field, 0], owned[field, 1], owned[field, 2]
        for owner in range(rows):
            if owner != seat:
                for i in range(length):
                    out[first + owner * length + i] = NOTHING
