"""Observations and actions described field by field, out of the declarations: `docs/observations.md`.

`python -m sousbois.doors.describing` prints the document.
"""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from enum import IntEnum
from itertools import groupby
from typing import Any

from sousbois.core.action import Action
from sousbois.core.game import Game
from sousbois.core.naming import names_of
from sousbois.core.record import Bits, Printed, PrintedAxis, Record, Seat, SeatBits, Seats, Seen
from sousbois.core.setup import set_up
from sousbois.doors.compiled.observation import Observation, Part
from sousbois.games import load, names

HEADING = """# Observations and actions

What a seat observes, and the numbers of its actions: the same in the doors to [PettingZoo, Gymnasium and
OpenSpiel](research.md). Made by `make observations` out of the declarations of the games; the tests check that it
is up to date.

An observation is a line of whole numbers (int16). The first is the seat that observes, from 0. Then come the fields of
the table in the order of their declaration, each with all its numbers; of two axes the last runs fastest. Seats are not
turned: seat 0 comes first, whoever looks. A table of fewer seats has the same numbers; the rows of missing seats mean
nothing.

- A field that is *one's own* has a row for each seat; those of others are filled with -1. Nothing else that is hidden
  has a place in an observation: whatever a seat cannot see makes no difference to any number of it.
- Where a number stands for a name, names count from 0 in the order given below each table; -1 (NOTHING) is none.
- A set is one number, with a bit for each member: seat 0 is 1, seat 1 is 2, seat 2 is 4.

Beside an observation stands the mask: 1 for each action that is legal now.
"""


def document() -> str:
    """The whole document."""
    return "\n".join([HEADING, *(line for name in names() for line in _chapter(load(name)))])


def _chapter(game: Game) -> Iterator[str]:
    """What one game shows."""
    setup = set_up(game)
    form = Observation(setup)
    told = _docstrings(game.rules.State)
    yield f"## {game.name}"
    yield ""
    yield f"{form.size} numbers, {len(setup.actions)} actions ({setup.edition.id})."
    yield ""
    yield "| numbers | field | axes | values | seen by | what it is |"
    yield "|---|---|---|---|---|---|"
    yield "| 0 | own seat | | a seat | all | The seat that observes. |"
    for part in form.parts:
        field = part.field
        axes = " × ".join(_axis(axis) for axis in field.shape or ())
        seen = "one's own" if field.seen is Seen.BY_OWNER else "all"
        yield f"| {_span(part)} | `{field.name}` | {axes} | {_values(part)} | {seen} | {told[field.name]} |"
    yield ""
    for kind, named in _names(form).items():
        yield f"- **{kind}**: {', '.join(named)}"
    yield ""
    yield "| actions | kind | the first and the last |"
    yield "|---|---|---|"
    for block, alike in groupby(setup.actions, lambda action: action.block):
        yield _action_line(block, list(alike))
    yield ""


def _span(part: Part) -> str:
    return f"{part.start}" if part.end - part.start == 1 else f"{part.start} to {part.end - 1}"


def _axis(axis: Any) -> str:
    """What one axis of a field counts."""
    if isinstance(axis, Seats):
        return f"seat ({int(axis)})"
    if isinstance(axis, PrintedAxis):
        return f"{axis.meaning.__name__} ({int(axis)})"
    return str(axis) if isinstance(axis, int) else f"{axis.__name__} ({len(axis)})"


def _values(part: Part) -> str:
    """What the numbers of a field can be."""
    meaning = part.field.meaning
    if meaning is bool:
        return "0 or 1"
    if issubclass(meaning, Seat):
        return "a seat or -1"
    if issubclass(meaning, SeatBits):
        return "a set of seats"
    if issubclass(meaning, Bits):
        return "a set of numbers"
    return "a number" if meaning is int else meaning.__name__


def _names(form: Observation) -> dict[str, tuple[str, ...]]:
    """The names that numbers and places stand for, by what they are names of."""
    named: dict[str, tuple[str, ...]] = {}
    for part in form.parts:
        for kind in (part.field.meaning, *(part.field.shape or ())):
            meaning = kind.meaning if isinstance(kind, PrintedAxis) else kind
            if isinstance(meaning, type) and issubclass(meaning, Printed):
                named[meaning.__name__] = tuple(form.setup.edition.printed[meaning])
            elif isinstance(meaning, type) and issubclass(meaning, IntEnum):
                named[meaning.__name__] = names_of(meaning)
    return named


def _action_line(block: str, alike: list[Action]) -> str:
    first, last = alike[0], alike[-1]
    if first is last:
        return f"| {first.number} | {block} | `{first}` |"
    return f"| {first.number} to {last.number} | {block} | `{first}`, `{last}` |"


def _docstrings(kind: type[Record]) -> dict[str, str]:
    """What the declaration says below each field, on one line."""
    found: dict[str, str] = {}
    for declaring in reversed(kind.__mro__[:-1]):
        [body] = ast.parse(inspect.getsource(declaring)).body
        assert isinstance(body, ast.ClassDef)
        for declared, said in zip(body.body, body.body[1:], strict=False):
            match declared, said:
                case ast.AnnAssign(target=ast.Name(id=name)), ast.Expr(value=ast.Constant(value=str(text))):
                    found[name] = " ".join(text.split())
    return found


if __name__ == "__main__":
    print(document(), end="")
