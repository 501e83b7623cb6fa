"""A state declared as an annotated class becomes a numpy record type.

    class State(Record):
        hand: Annotated[Smalls, Shape(SEATS, Card)]
        \"\"\"How many of each card a seat holds.\"\"\"

The annotation says all there is to know of a field: the size of its numbers, its shape, what its numbers mean, and
who sees it. Views, positions, shadows and observations all follow from that one declaration.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum, IntEnum
from functools import cached_property
from math import prod
from struct import Struct
from typing import Annotated, Any, ClassVar, get_args, get_type_hints

import numpy as np
from numpy.typing import NDArray

NOTHING = -1
"""What a field holds where there is no card, no seat, no value."""

Small = Annotated[int, np.int8]
Count = Annotated[int, np.int16]
Flag = Annotated[bool, np.int8]
Index = Annotated[int, np.uint16]
"""A number that only counts up and points into an array: unsigned, it is quicker there when compiled."""
Smalls = NDArray[np.int8]
Counts = NDArray[np.int16]
Words64 = NDArray[np.uint64]
Records = NDArray[Any]
"""An array of records of one kind: that of one table, or of a batch of tables."""

_NUMBERS: dict[Any, type[np.generic]] = {Smalls: np.int8, Counts: np.int16, Words64: np.uint64}
_CODES = dict(zip(["i1", "u1", "i2", "u2", "i4", "u4", "i8", "u8", "f4", "f8"], "bBhHiIqQfd", strict=True))
"""The types of numbers: what numpy calls them, and what `struct` does."""


class Seen(Enum):
    """Who sees a field."""

    BY_ALL = "all"
    BY_OWNER = "owner"
    """The first axis counts seats, and each seat sees its own row."""
    BY_NOBODY = "nobody"


class Seat(int):
    """Marks a field whose numbers are seats."""


class Bits(int):
    """Marks a field whose numbers are sets of small numbers, one bit each; the topmost bit stays unused."""


class SeatBits(int):
    """Marks a field whose numbers are sets of seats, one bit a seat."""


class Printed(int):
    """Marks a number that stands for something printed, such as a room of a sheet: the edition knows its names."""


class PrintedName(str):
    """The id of something printed, as its edition writes it; the edition also knows what people call it."""

    __slots__ = ()


class PrintedAxis(int):
    """The size of an axis along which printed things stand; an edition with fewer of them leaves its end unused."""

    meaning: type[Printed]

    def __new__(cls, size: int, meaning: type[Printed]) -> PrintedAxis:
        axis = super().__new__(cls, size)
        axis.meaning = meaning
        return axis


class Seats(int):
    """The size of an axis that counts seats; a table of fewer seats leaves its end unused."""


class Shape(tuple[Any, ...]):
    """The axes of an array field: a size, a number of seats, or the names (an IntEnum) along the axis."""

    def __new__(cls, *axes: int | type[IntEnum]) -> Shape:
        if len(axes) not in (1, 2):
            raise TypeError(f"a field has one or two axes, not {len(axes)}")
        return super().__new__(cls, axes)

    # Annotations that are equal are taken for one another, and axes of one size may have different names along them.
    __eq__ = object.__eq__
    __hash__ = object.__hash__

    @cached_property
    def sizes(self) -> tuple[int, ...]:
        return tuple(int(axis) if isinstance(axis, int) else len(axis) for axis in self)


@dataclass(frozen=True)
class Field:
    """What the declaration says of one field."""

    name: str
    number: type[np.generic]
    """The numpy type that holds its numbers."""
    meaning: type
    """What a number stands for: int, bool, Seat, SeatBits, Bits, an IntEnum or a Printed."""
    shape: Shape | None
    """The axes, or None where the field is a single number."""
    seen: Seen
    record: type[Record] | None = None
    """The kind of record, where the field is one itself."""

    @cached_property
    def size(self) -> int:
        """How many values it holds; a record inside a record is one."""
        return prod(self.shape.sizes) if self.shape else 1

    @property
    def signed(self) -> bool:
        return np.issubdtype(self.number, np.signedinteger)


class Record:
    """Base of every state, edition and set of options: named fields, fixed size, cloned by one memory copy."""

    dtype: ClassVar[np.dtype[Any]]
    fields: ClassVar[tuple[Field, ...]]
    packing: ClassVar[Struct]
    """How its values lie in memory, to read or write all of them at once."""

    def __init_subclass__(cls) -> None:
        cls.fields = tuple(_fields(cls))
        cls.dtype = np.dtype([_column(field) for field in cls.fields])
        cls.packing = Struct("=" + "".join(map(_code, cls.fields)))

    @classmethod
    def blank(cls, count: int = 1) -> Records:
        """An array of zeroed records. One table is an array of one record."""
        return np.zeros(count, cls.dtype)


def _fields(cls: type[Record]) -> Iterator[Field]:
    for name, hint in get_type_hints(cls, include_extras=True).items():
        if name in Record.__annotations__:
            continue
        if isinstance(hint, type) and issubclass(hint, Record):
            yield Field(name, np.void, int, None, Seen.BY_ALL, hint)
            continue
        base, *notes = get_args(hint)
        numbers = [note for note in notes if isinstance(note, type) and issubclass(note, np.generic)]
        meanings = [note for note in notes if isinstance(note, type) and not issubclass(note, np.generic)]
        yield Field(
            name=name,
            number=numbers[0] if numbers else _NUMBERS[base],
            meaning=meanings[0] if meanings else bool if base is bool else int,
            shape=next((note for note in notes if isinstance(note, Shape)), None),
            seen=next((note for note in notes if isinstance(note, Seen)), Seen.BY_ALL),
        )


def _column(field: Field) -> tuple[Any, ...]:
    if field.record:
        return (field.name, field.record.dtype)
    return (field.name, field.number, field.shape.sizes) if field.shape else (field.name, field.number)


def _code(field: Field) -> str:
    if field.record:
        return f"{field.record.packing.size}s"
    return f"{field.size}{_CODES[np.dtype(field.number).str[1:]]}"


def clone(tables: Records) -> Records:
    """A copy of one table or a batch. Copying plain bytes is ten times quicker than copying records."""
    return tables.view(np.uint8).copy().view(tables.dtype)
