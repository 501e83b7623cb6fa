"""Numbers as names and back: `Card.CLOSED_SEASON` is `closed-season`, a missing card is null.

Positions and views are made of plain names, so that people and programs read them alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import IntEnum
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np

from sousbois.core.errors import Unreadable
from sousbois.core.record import NOTHING, Bits, Field, Printed, PrintedAxis, PrintedName, Seat, SeatBits, Seats

_MOST_BITS = 64

Names = Mapping[type, Sequence[str]]
"""The ids of what the numbers of an edition stand for, by their mark (a `Printed`)."""
_NONE: Names = MappingProxyType({})


def named_member(member: IntEnum) -> str:
    """`CLOSED_SEASON` as people write it: `closed-season`."""
    return member.name.lower().replace("_", "-")


@cache
def names_of(kind: type[IntEnum]) -> tuple[str, ...]:
    """The names of an enumeration, in order."""
    return tuple(named_member(member) for member in kind)


def named_number(number: int, meaning: type, printed: Names = _NONE) -> Any:
    """What one number stands for; `printed` are the ids that the edition knows."""
    if meaning is bool:
        return bool(number)
    if issubclass(meaning, (IntEnum, Seat, Printed)) and number == NOTHING:
        return None
    if issubclass(meaning, Printed):
        return PrintedName(printed[meaning][number])
    if issubclass(meaning, IntEnum):
        return named_member(meaning(number))
    if issubclass(meaning, (SeatBits, Bits)):
        return _members(number)
    return int(number)


def _members(number: int) -> list[int]:
    """Return the small numbers whose bits are set."""
    return [bit for bit in range(number.bit_length()) if number >> bit & 1]


def number_named(value: Any, meaning: type, where: str, seats: int, printed: Names = _NONE) -> int:
    """The number a name stands for; `where` says in an error which value was wrong."""
    if meaning is bool:
        return int(_of_type(value, bool, "true or false", where))
    if issubclass(meaning, (IntEnum, Seat, Printed)) and value is None:
        return NOTHING
    if issubclass(meaning, (IntEnum, Printed)):
        names = names_of(meaning) if issubclass(meaning, IntEnum) else tuple(printed[meaning])
        if value not in names:
            raise Unreadable(f"{where}: {value!r} is none of {', '.join(names)}")
        return names.index(value)
    if issubclass(meaning, SeatBits):
        members = {_seat(seat, where, seats) for seat in _of_type(value, list, "a list of seats", where)}
        return sum(1 << seat for seat in members)
    if issubclass(meaning, Bits):
        bits = {_bit(bit, where) for bit in _of_type(value, list, "a list of numbers", where)}
        return sum(1 << bit for bit in bits)
    if issubclass(meaning, Seat):
        return _seat(value, where, seats)
    number: int = _of_type(value, int, "a whole number", where)
    return number


def _seat(value: Any, where: str, seats: int) -> int:
    seat: int = _of_type(value, int, "a whole number", where)
    if not 0 <= seat < seats:
        raise Unreadable(f"{where}: there is no seat {seat} at a table of {seats}")
    return seat


def _bit(value: Any, where: str) -> int:
    bit: int = _of_type(value, int, "a whole number", where)
    if not 0 <= bit < _MOST_BITS:
        raise Unreadable(f"{where}: {bit} is not a number from 0 to {_MOST_BITS - 1}")
    return bit


def named_field(field: Field, value: Any, seats: int, printed: Names = _NONE) -> Any:
    """A field of a record as names: axes of seats are cut to the table, named axes become a mapping."""
    if field.number is np.uint64:
        return [f"{int(word):016x}" for word in value]
    if field.shape is None:
        return named_number(int(value), field.meaning, printed)
    return _named_axes(field, list(field.shape), value.tolist(), seats, printed)


def _named_axes(field: Field, axes: list[Any], value: Any, seats: int, printed: Names) -> Any:
    if not axes:
        return named_number(value, field.meaning, printed)
    first, *rest = axes
    if isinstance(first, Seats):
        return [_named_axes(field, rest, value[i], seats, printed) for i in range(seats)]
    names = _names_along(first, printed)
    if names is None:
        if field.meaning is int:  # numbers that stand for themselves
            return value
        if issubclass(field.meaning, Printed):
            ids = [*map(PrintedName, printed[field.meaning]), None]  # NOTHING is the last
            return [ids[number] for number in value]
        if issubclass(field.meaning, (SeatBits, Bits)) and not rest:
            return list(map(_members, value))
        return [_named_axes(field, rest, part, seats, printed) for part in value]
    named = zip(names, value, strict=False)  # an edition may have fewer things than there is room for
    if _is_set(field, rest):
        return [name for name, part in named if part]
    if field.meaning is int and not rest:
        return dict(named)
    return {name: _named_axes(field, rest, part, seats, printed) for name, part in named}


def _names_along(axis: Any, printed: Names) -> tuple[str, ...] | None:
    """The names along an axis, if it has any."""
    if isinstance(axis, PrintedAxis):
        return tuple(printed[axis.meaning])
    return None if isinstance(axis, int) else names_of(axis)


def _is_set(field: Field, rest: list[Any]) -> bool:
    """Whether the axis before `rest` is that of a set: yes or no for each of some names. It reads as a list of them."""
    return field.meaning is bool and not rest


def field_named(field: Field, names: Any, out: Any, seats: int, printed: Names = _NONE) -> None:
    """Read a field back from names into the record `out`."""
    if field.number is np.uint64:
        words = _of_length(names, len(out[field.name]), field.name)
        for i, word in enumerate(words):
            out[field.name][i] = _word(word, f"{field.name}[{i}]")
    elif field.shape is None:
        _write(out, field.name, number_named(names, field.meaning, field.name, seats, printed), field.name)
    else:
        _read_axes(field, list(field.shape), names, out[field.name], field.name, seats, printed)


def _read_axes(field: Field, axes: list[Any], names: Any, out: Any, where: str, seats: int, printed: Names) -> None:
    first, *rest = axes
    expected = _names_along(first, printed)
    if expected is not None and _is_set(field, rest):
        for name in _of_type(names, list, "a list of names", where):
            if name not in expected:
                raise Unreadable(f"{where}: {name!r} is none of {', '.join(expected)}")
            out[expected.index(name)] = True
        return
    if expected is None:
        parts = list(enumerate(_of_length(names, seats if isinstance(first, Seats) else first, where)))
        if not rest and _written_at_once(field, names, out, printed):
            return
        labels = [f"{where}[{i}]" for i, _ in parts]
    else:
        mapping = _of_type(names, dict, "a mapping of names", where)
        if set(mapping) != set(expected):
            wrong = ", ".join(sorted(set(map(str, mapping)) ^ set(expected)))
            raise Unreadable(f"{where}: missing or unknown: {wrong}")
        parts = [(i, mapping[name]) for i, name in enumerate(expected)]
        labels = [f"{where}.{name}" for name in expected]
    for (i, part), label in zip(parts, labels, strict=True):
        if rest:
            _read_axes(field, rest, part, out[i], label, seats, printed)
        else:
            _write(out, i, number_named(part, field.meaning, label, seats, printed), label)


def _written_at_once(field: Field, values: list[Any], out: Any, printed: Names) -> bool:
    """Write numbers that stand for themselves, or ids, if there is nothing wrong with any."""
    if issubclass(field.meaning, Printed):
        known: dict[Any, int] = {name: number for number, name in enumerate(printed[field.meaning])} | {None: NOTHING}
        numbers = [known.get(name) for name in values if isinstance(name, str | None)]
    else:
        numbers = values if field.meaning is int else []
    if len(numbers) != len(values) or any(type(number) is not int for number in numbers):
        return False
    try:
        out[: len(numbers)] = numbers
    except OverflowError:
        return False
    return True


def _write(out: Any, at: int | str, number: int, where: str) -> None:
    try:
        out[at] = number
    except OverflowError:
        raise Unreadable(f"{where}: {number} is out of range") from None


def _word(text: Any, where: str) -> int:
    try:
        word = int(text, 16)
    except (TypeError, ValueError):
        raise Unreadable(f"{where}: {text!r} is not a hexadecimal number") from None
    if not 0 <= word < 1 << 64:
        raise Unreadable(f"{where}: {text!r} has more than 64 bits")
    return word


def _of_length(value: Any, length: int, where: str) -> list[Any]:
    items: list[Any] = _of_type(value, list, "a list", where)
    if len(items) != length:
        raise Unreadable(f"{where}: expected {length} values, found {len(items)}")
    return items


def _of_type(value: Any, kind: type, expected: str, where: str) -> Any:
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
        raise Unreadable(f"{where}: expected {expected}, found {value!r}")
    return value
