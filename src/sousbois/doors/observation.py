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

from sousbois.core.record import NOTHING, Bits, Field, Printed, Seat, SeatBits, Seen
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
        """The least and the greatest that each number can be."""
        low, high = np.zeros(self.size, np.int16), np.zeros(self.size, np.int16)
        high[OWN_SEAT] = self.setup.seats - 1
        for part in self.parts:
            low[part.start : part.end] = part.low
            high[part.start : part.end] = part.high
        return low, high

    @cached_property
    def runs(self) -> NDArray[np.int64]:
        """Where in a record the numbers lie: the first byte of each run, its numbers, and the bytes of a number."""
        offsets: Any = self.setup.game.rules.State.dtype.fields
        runs: list[list[int]] = []
        for part in self.parts:
            at, width = offsets[part.field.name][1], WIDTHS[part.field.number]  # type: ignore[index]  # or a KeyError
            if runs and runs[-1][0] + runs[-1][1] * width == at and runs[-1][2] == width:
                runs[-1][1] += part.end - part.start
            else:
                runs.append([at, part.end - part.start, width])
        return np.array(runs, np.int64)

    @cached_property
    def owned(self) -> NDArray[np.int64]:
        """Where in an observation stands what only its owner sees: the first number, the rows, and their length."""
        owned = [part for part in self.parts if part.field.seen is Seen.BY_OWNER]
        return np.array(
            [[part.start, part.sizes[0], prod(part.sizes[1:])] for part in owned], np.int64
        ).reshape(len(owned), 3)

    def _range(self, field: Field) -> tuple[int, int]:
        """The least and the greatest number of a field; NOTHING also stands for what is hidden."""
        owned = field.seen is Seen.BY_OWNER
        if field.meaning is bool:
            return NOTHING if owned else 0, 1
        if issubclass(field.meaning, Seat):
            return NOTHING, self.setup.seats - 1
        if issubclass(field.meaning, SeatBits):
            return NOTHING if owned else 0, (1 << self.setup.seats) - 1
        if issubclass(field.meaning, Printed):
            return NOTHING, len(self.setup.edition.printed[field.meaning]) - 1
        if issubclass(field.meaning, IntEnum):
            return NOTHING, len(field.meaning) - 1
        info = np.iinfo(field.number)  # type: ignore[type-var]  # a number that can be observed
        return (NOTHING if owned else 0 if issubclass(field.meaning, Bits) else int(info.min)), int(info.max)


@rule
def look(numbers: Any, runs: Any, owned: Any, seat: int, out: Any) -> None:
    """Write what a seat sees of a record, given byte by byte: all that is there, then NOTHING over what is others'."""
    out[OWN_SEAT] = seat
    to = OWN_SEAT + 1
    for run in range(len(runs)):
        length = runs[run, 1]
        seen = numbers[runs[run, 0] :]
        written = out[to : to + length]  # a slice is quicker than an index that is added up
        if runs[run, 2] == 1:
            for i in range(length):
                written[i] = seen[i]
        else:
            for i in range(length):
                written[i] = (seen[2 * i + LOW] & 0xFF) | seen[2 * i + HIGH] << 8
        to += length
    for field in range(len(owned)):
        length = owned[field, 2]
        for owner in range(owned[field, 1]):
            if owner != seat:
                hidden = out[owned[field, 0] + owner * length :]
                for i in range(length):
                    hidden[i] = NOTHING
