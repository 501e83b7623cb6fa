"""Records: one declaration, from which types, shadows and names follow."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated, Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.errors import Unreadable
from sousbois.core.naming import field_named, named_field, named_member, named_number, names_of, number_named
from sousbois.core.record import (
    NOTHING,
    Bits,
    Count,
    Counts,
    Field,
    Flag,
    Record,
    Seat,
    SeatBits,
    Seats,
    Seen,
    Shape,
    Small,
    Smalls,
    Words64,
    clone,
)
from sousbois.core.shadow import Shadow
from sousbois.core.state import GameState


class Animal(IntEnum):
    """An axis of names."""

    RED_FOX = 0
    OWL = 1


class Inner(Record):
    """A record within a record."""

    open: Flag
    """A flag."""

    limit: Count
    """A number."""


class Sample(Record):
    """One field of every kind."""

    small: Small
    """A number of 8 bits."""

    count: Count
    """A number of 16 bits."""

    flag: Flag
    """A flag."""

    animal: Annotated[Small, Animal]
    """A name."""

    seat: Annotated[Small, Seat]
    """A seat."""

    seats: Annotated[Small, SeatBits]
    """A set of seats."""

    inner: Inner
    """A record."""

    words: Annotated[Words64, Shape(2), Seen.BY_NOBODY]
    """Words of 64 bits."""

    line: Annotated[Counts, Shape(3)]
    """One axis."""

    own: Annotated[Smalls, Shape(Seats(3)), Animal, Seen.BY_OWNER]
    """An axis of seats."""

    grid: Annotated[Smalls, Shape(Seats(3), Animal)]
    """Two axes, one of names."""

    flags: Annotated[Smalls, Shape(Animal), bool]
    """Flags by name."""


def field(name: str) -> Field:
    return next(field for field in Sample.fields if field.name == name)


@st.composite
def samples(draw: st.DrawFn) -> Any:
    """A sample with any content its fields can hold."""
    table = Sample.blank()
    table["small"] = draw(st.integers(-128, 127))
    table["count"] = draw(st.integers(-(2**15), 2**15 - 1))
    table["flag"] = draw(st.booleans())
    table["animal"] = draw(st.integers(-1, 1))
    table["seat"] = draw(st.integers(-1, 2))
    table["seats"] = draw(st.integers(0, 7))
    table["inner"]["open"] = draw(st.booleans())
    table["inner"]["limit"] = draw(st.integers(-(2**15), 2**15 - 1))
    table["words"] = [draw(st.integers(0, 2**64 - 1)) for _ in range(2)]
    table["line"] = [draw(st.integers(-(2**15), 2**15 - 1)) for _ in range(3)]
    table["own"] = [draw(st.integers(-1, 1)) for _ in range(3)]
    table["grid"] = [[draw(st.integers(-128, 127)) for _ in range(2)] for _ in range(3)]
    table["flags"] = [draw(st.booleans()) for _ in range(2)]
    return table


def test_a_record_has_the_size_of_its_numbers_and_nothing_more() -> None:
    assert Sample.dtype.itemsize == 1 + 2 + 1 + 1 + 1 + 1 + (1 + 2) + 16 + 6 + 3 + 6 + 2


def test_the_declaration_says_what_each_field_holds() -> None:
    assert (field("small").meaning, field("flag").meaning, field("animal").meaning) == (int, bool, Animal)
    assert (field("seat").meaning, field("seats").meaning, field("flags").meaning) == (Seat, SeatBits, bool)
    assert (field("words").number, field("count").number, field("grid").number) == (np.uint64, np.int16, np.int8)
    assert [field(name).seen for name in ("words", "own", "grid")] == [Seen.BY_NOBODY, Seen.BY_OWNER, Seen.BY_ALL]
    assert field("inner").record is Inner
    assert field("grid").shape == (3, Animal)
    assert field("small").signed
    assert not field("words").signed


def test_a_field_has_one_or_two_axes() -> None:
    for axes in ((), (1, 2, 3)):
        with pytest.raises(TypeError, match=f"one or two axes, not {len(axes)}"):
            Shape(*axes)


def test_a_state_makes_room_for_as_many_events_as_it_asks_for() -> None:
    class Talkative(GameState, events=9):
        """A state."""

    class Silent(GameState, events=1):
        """Another, whose room is its own."""

    assert [kind.blank()["tale"].shape for kind in (Talkative, Silent)] == [(1, 9, 5), (1, 1, 5)]
    assert [field.name for field in Talkative.fields] == ["seats", "chance", "told", "tale"]


@given(table=samples())
def test_a_shadow_holds_what_its_record_holds(table: Any) -> None:
    shadow = Shadow(Sample, table)
    assert shadow.store().tobytes() == table.tobytes()
    assert shadow.store().dtype == table.dtype
    assert shadow.inner.limit == table["inner"]["limit"][0]
    assert shadow.grid[2, Animal.OWL] == table["grid"][0, 2, 1]


@given(table=samples())
def test_a_copy_of_a_shadow_is_equal_and_apart(table: Any) -> None:
    shadow = Shadow(Sample, table)
    twin: Any = shadow.copy()
    twin.small, twin.inner.limit, twin.line[0], twin.grid[0, 0], twin.words[0] = 1, 1, 1, 1, 1
    assert shadow.store().tobytes() == table.tobytes()
    assert twin.copy().store().tobytes() == twin.store().tobytes()


def test_a_clone_is_equal_and_apart() -> None:
    tables = Sample.blank(3)
    tables["small"] = [1, 2, 3]
    twin = clone(tables)
    assert twin.tobytes() == tables.tobytes()
    twin["small"] = 0
    assert tables["small"].tolist() == [1, 2, 3]


@pytest.mark.parametrize("at", [(-1, 0), (0, -1), (3, 0), (0, 2)])
def test_a_shadow_has_no_cell_outside_its_grid(at: tuple[int, int]) -> None:
    grid = Shadow(Sample, Sample.blank()).grid
    with pytest.raises(IndexError, match=f"no cell {at[0]}, {at[1]} in a grid of 3 by 2"):
        grid[at]
    with pytest.raises(IndexError, match=f"no cell {at[0]}, {at[1]} in a grid of 3 by 2"):
        grid[at] = 1


@pytest.mark.parametrize("at", [NOTHING, 3])
def test_a_shadow_has_no_cell_outside_its_line(at: int) -> None:
    line = Shadow(Sample, Sample.blank()).line
    with pytest.raises(IndexError):
        line[at]
    with pytest.raises(IndexError):
        line[at] = 1


@pytest.mark.parametrize(("name", "number"), [("small", 128), ("small", -129), ("count", 2**15)])
def test_a_number_too_large_for_its_field_is_an_error(name: str, number: int) -> None:
    shadow = Shadow(Sample, Sample.blank())
    setattr(shadow, name, number)
    with pytest.raises(OverflowError):
        shadow.store()
    shadow = Shadow(Sample, Sample.blank())
    shadow.line[0], shadow.grid[0, 0] = 0, 128
    with pytest.raises(OverflowError):
        shadow.store()


def test_names_are_lower_case_with_hyphens() -> None:
    assert named_member(Animal.RED_FOX) == "red-fox"
    assert names_of(Animal) == ("red-fox", "owl")


@pytest.mark.parametrize(
    ("number", "meaning", "name"),
    [
        (1, Animal, "owl"),
        (NOTHING, Animal, None),
        (2, Seat, 2),
        (NOTHING, Seat, None),
        (5, SeatBits, [0, 2]),
        (0, SeatBits, []),
        (9, Bits, [0, 3]),
        (1, bool, True),
        (0, bool, False),
        (-7, int, -7),
    ],
)
def test_a_number_has_a_name_that_reads_back(number: int, meaning: type, name: Any) -> None:
    found = named_number(number, meaning)
    assert (found, type(found)) == (name, type(name))
    assert number_named(name, meaning, "here", seats=3) == number


@pytest.mark.parametrize(
    ("value", "meaning", "complaint"),
    [
        ("cow", Animal, "'cow' is none of red-fox, owl"),
        (0, Animal, "0 is none of red-fox, owl"),
        ([], Animal, r"\[\] is none of red-fox, owl"),
        ({}, Animal, r"\{\} is none of red-fox, owl"),
        ("1", int, "expected a whole number, found '1'"),
        (1.0, int, "expected a whole number, found 1.0"),
        (True, int, "expected a whole number, found True"),
        (None, int, "expected a whole number, found None"),
        (1, bool, "expected true or false, found 1"),
        (None, bool, "expected true or false, found None"),
        (3, Seat, "there is no seat 3 at a table of 3"),
        (-1, Seat, "there is no seat -1 at a table of 3"),
        (True, Seat, "expected a whole number, found True"),
        (5, SeatBits, "expected a list of seats, found 5"),
        ([3], SeatBits, "there is no seat 3 at a table of 3"),
        ([[0]], SeatBits, r"expected a whole number, found \[0\]"),
        ([None], SeatBits, "None|nobody|null"),
        (None, SeatBits, "expected a list of seats, found None"),
        (9, Bits, "expected a list of numbers, found 9"),
        ([-1], Bits, "-1 is not a number from 0 to 63"),
        ([64], Bits, "64 is not a number from 0 to 63"),
    ],
)
def test_what_names_nothing_is_unreadable_and_the_place_is_named(value: Any, meaning: type, complaint: str) -> None:
    with pytest.raises(Unreadable, match=f"^here.*({complaint})"):
        number_named(value, meaning, "here", seats=3)


@given(table=samples())
def test_every_field_reads_back_from_its_names(table: Any) -> None:
    again = Sample.blank()
    for each in Sample.fields:
        if each.record:
            again[each.name] = table[each.name]
        else:
            field_named(each, named_field(each, table[0][each.name], seats=3), again[0], seats=3)
    assert again.tobytes() == table.tobytes()


def test_axes_of_seats_are_cut_to_the_table_and_axes_of_names_are_mappings_or_sets() -> None:
    row = Sample.blank()[0]
    assert named_field(field("grid"), row["grid"], seats=2) == [{"red-fox": 0, "owl": 0}] * 2
    assert named_field(field("flags"), row["flags"], seats=2) == []
    assert named_field(field("words"), row["words"], seats=2) == ["0" * 16] * 2


@pytest.mark.parametrize(
    ("name", "value", "complaint"),
    [
        ("small", 128, "^small: 128 is out of range"),
        ("count", 10**30, f"^count: {10**30} is out of range"),
        ("line", [1, 2], "^line: expected 3 values, found 2"),
        ("line", [1, 2, 3, 4], "^line: expected 3 values, found 4"),
        ("line", "abc", "^line: expected a list, found 'abc'"),
        ("line", [1, 2, 40000], r"^line\[2\]: 40000 is out of range"),
        ("line", [1, None, 3], r"^line\[1\]: expected a whole number"),
        ("own", ["owl", "owl"], "^own: expected 3 values, found 2"),
        ("own", ["owl", "cow", None], r"^own\[1\]: 'cow' is none of"),
        ("grid", [{"owl": 1, "red-fox": 0}] * 2, "^grid: expected 3 values"),
        ("grid", [{"owl": 1}] * 3, r"^grid\[0\]: missing or unknown: red-fox"),
        ("grid", [{"owl": 1, "red-fox": 0, "cow": 1}] * 3, r"^grid\[0\]: missing or unknown: cow"),
        ("grid", [{"owl": 1, 7: 0}] * 3, r"^grid\[0\]: missing or unknown: 7, red-fox"),
        ("grid", [[1, 2]] * 3, r"^grid\[0\]: expected a mapping of names"),
        ("grid", [{"owl": 200, "red-fox": 0}] * 3, r"^grid\[0\].owl: 200 is out of range"),
        ("flags", {"owl": True}, "^flags: expected a list of names, found"),
        ("flags", ["owl", "cow"], "^flags: 'cow' is none of red-fox, owl"),
        ("flags", [["owl"]], r"^flags: \['owl'\] is none of red-fox, owl"),
        ("words", ["0"], "^words: expected 2 values, found 1"),
        ("words", ["0", "xyz"], r"^words\[1\]: 'xyz' is not a hexadecimal number"),
        ("words", ["0", 5], r"^words\[1\]: 5 is not a hexadecimal number"),
        ("words", ["0", "-1"], r"^words\[1\]: '-1'"),
        ("words", ["1" + "0" * 16, "0"], r"^words\[0\]: '10000000000000000' has more than 64 bits"),
    ],
)
def test_a_field_that_cannot_be_read_is_named_down_to_the_cell(name: str, value: Any, complaint: str) -> None:
    with pytest.raises(Unreadable, match=complaint):
        field_named(field(name), value, Sample.blank()[0], seats=3)
