"""Things that only an edition knows by name: in fields, in actions, in sentences."""

from __future__ import annotations

import json
from typing import Annotated

import pytest

from sousbois.core.action import Actions, Block, PrintedNames
from sousbois.core.edition import Title
from sousbois.core.errors import Unreadable
from sousbois.core.event import Event
from sousbois.core.naming import Names, field_named, named_field
from sousbois.core.record import NOTHING, Field, Printed, PrintedAxis, PrintedName, Record, Shape, Small, Smalls
from sousbois.core.telling import Teller
from sousbois.games import load


class Tool(Printed):
    """Something printed."""


class Shed(Record):
    """Fields with the same sizes and different names."""

    numbers: Annotated[Smalls, Shape(4)]
    """Numbers along an axis without names."""

    tools: Annotated[Smalls, Shape(PrintedAxis(4, Tool))]
    """Numbers along an axis of tools."""

    broken: Annotated[Smalls, Shape(PrintedAxis(4, Tool)), bool]
    """A set of tools."""

    best: Annotated[Small, Tool]
    """A tool."""


NAMES: Names = {Tool: ("rake", "saw", "axe")}
"""An edition with fewer tools than there is room for."""


def field(name: str) -> Field:
    return next(each for each in Shed.fields if each.name == name)


def test_axes_of_one_size_keep_their_own_names() -> None:
    """Annotations that are equal are one and the same object, so shapes must not be equal."""
    row = Shed.blank()[0]
    row["tools"][1] = 7
    row["broken"][2] = True
    row["best"] = NOTHING
    assert named_field(field("numbers"), row["numbers"], 0, NAMES) == [0, 0, 0, 0]
    assert named_field(field("tools"), row["tools"], 0, NAMES) == {"rake": 0, "saw": 7, "axe": 0}
    assert named_field(field("broken"), row["broken"], 0, NAMES) == ["axe"]
    assert named_field(field("best"), row["best"], 0, NAMES) is None


@pytest.mark.parametrize("name", ["numbers", "tools", "broken", "best"])
def test_named_fields_of_printed_things_read_back(name: str) -> None:
    table, again = Shed.blank(), Shed.blank()
    table[0]["numbers"][:3] = 1, -2, 3
    table[0]["tools"][:3] = 4, 5, 6
    table[0]["broken"][1] = True
    table[0]["best"] = 2
    names = json.loads(json.dumps(named_field(field(name), table[0][name], 0, NAMES)))
    field_named(field(name), names, again[0], 0, NAMES)
    assert again[0][name].tolist() == table[0][name].tolist()


@pytest.mark.parametrize(
    ("name", "value", "message"),
    [
        ("best", "spade", "best: 'spade' is none of rake, saw, axe"),
        ("tools", {"rake": 1}, "tools: missing or unknown: axe, saw"),
        ("broken", ["spade"], "broken: 'spade' is none of rake, saw, axe"),
        ("numbers", [0, 0, 0, 128], "numbers\\[3\\]: 128 is out of range"),
        ("numbers", [0, True, 0, 0], "numbers\\[1\\]: expected a whole number, found True"),
        ("numbers", [0, 0, 0], "numbers: expected 4 values, found 3"),
    ],
)
def test_what_cannot_be_read_back_is_named(name: str, value: object, message: str) -> None:
    with pytest.raises(Unreadable, match=message):
        field_named(field(name), value, Shed.blank()[0], 0, NAMES)


def test_printed_things_are_told_by_what_people_call_them() -> None:
    igels = load("igels")
    called = {"saw": Title(fr="Scie", en="Handsaw")}
    teller = Teller(igels, igels.words("fr"), ["Alice"], called=called)
    assert (teller.thing("saw"), teller.thing("rake")) == ("Scie", "rake")
    lead = Actions(Block("lead", "lead-{animal}", animal=PrintedNames(["saw"])))[0]
    assert isinstance(lead.values["animal"], PrintedName)
    assert "Scie" in teller.action(lead)
    dies = Event("dies", "R6", 0, {"animal": PrintedName("saw")})
    assert "Scie" in teller.sentence(dies)
