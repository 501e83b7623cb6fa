"""Sheets and tables of the hamster drawn as text, so that a test shows at a glance what is crossed.

A sheet is drawn as in its file; crosses are drawn by small letters:

    AAA-SSS        AAa-ssS
    AAA.SSS        AAA.SSS
    AAA-SSS        AAA-SSS

    a sheet        c1, e1 and f1 are crossed

Crosses may also be given by name, as `c1 e1 f1`; an empty text is an empty sheet.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from sousbois.core.chance import WORDS, below, branch, sow
from sousbois.core.edition import LoadedEdition
from sousbois.core.errors import Illegal
from sousbois.core.event import Event
from sousbois.core.position import table_of
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.table import Table
from tests.rules.hamster.notebook import Notebook, Paper, Place

GAME = load("hamster")
SIDES = 6
LATE = 40
"""A turn by which anything may have happened."""


@dataclass(frozen=True)
class Burrow:
    """A sheet: as the game has read it, and as anybody sees it."""

    edition: LoadedEdition
    paper: Paper


@cache
def burrow(
    drawing: str, points: str = "", acorns: str = "", mushrooms: str = "", ones_track: int = 7, timer: int = 4
) -> Burrow:
    """A small sheet, drawn. Rooms of which nothing is said are worth 1 point; acorns lie on the last four cells."""
    text = written(drawing, points, acorns, mushrooms, ones_track, timer)
    with TemporaryDirectory() as folder:
        path = Path(folder, "small.toml")
        path.write_text(text, encoding="utf-8")
        return Burrow(GAME.read_edition(path), Paper(text))


@cache
def side(letter: str) -> Burrow:
    """Side A or B of the printed sheet."""
    path = GAME.editions[f"hamster-2020-{letter.lower()}"]
    return Burrow(GAME.edition(path.stem), Paper(path.read_text(encoding="utf-8")))


def written(
    drawing: str, points: str = "", acorns: str = "", mushrooms: str = "", ones_track: int = 7, timer: int = 4
) -> str:
    """The file of a sheet, whatever is wrong with it."""
    rows = _rows(drawing)
    letters = sorted({mark for row in rows for mark in row if mark.isupper()})
    worth = dict.fromkeys(letters, 1) | {text[0]: int(text[1:]) for text in points.split()}
    cells = [
        f"{chr(ord('a') + column)}{row + 1}"
        for row, line in enumerate(rows)
        for column, mark in enumerate(line)
        if mark.isupper()
    ]
    lines = [
        "[edition]",
        'id = "small"',
        'title = { fr = "Petit terrier", en = "Small burrow" }',
        f"ones_track = {ones_track}",
        f"timer = {timer}",
        'provenance = { ones_track = "reconstructed", timer = "reconstructed" }',
        "[sheet]",
        'map = """',
        *rows,
        '"""',
        f"points = {{ {', '.join(f'{letter} = {value}' for letter, value in worth.items())} }}",
        f"acorns = {acorns.split() or cells[-4:]}",
        f"mushrooms = {mushrooms.split()}",
        "[sheet.provenance]",
        *(f'{fact} = "reconstructed"' for fact in ("rooms", "map", "points", "acorns", "mushrooms")),
    ]
    return "\n".join(lines) + "\n"


def dealt(sheet: Burrow, seats: int, rolls: Sequence[int], **options: bool) -> Table:
    """A game from its first turn, with these first rolls."""
    return Table.dealt(set_up(GAME, seats, sheet.edition, options), _seed_of(tuple(rolls)))


def stand(
    sheet: Burrow,
    *crosses: str,
    roll: int,
    used: Sequence[int] = (),
    turn: int = LATE,
    dice: int | None = None,
    run: int | None = None,
    rolls: Sequence[int] = (),
    over: bool = False,
    changes: Mapping[str, Any] | None = None,
    **options: bool,
) -> Table:
    """The table on which these crosses are drawn, one sheet for each seat, before anybody chooses.

    `used`: the points of each track used up; `dice`: those crossed off the timer, this turn's too; `rolls`: what the
    die shows next; `changes`: fields that are not what they should be. What is not said is as it must be: whether the
    timer runs, and who can cross cells. The game itself refuses what is impossible.
    """
    setup = set_up(GAME, len(crosses), sheet.edition, options)
    book = Notebook(sheet.paper, setup.seats, setup.options)
    book.crossed = [crossed_cells(sheet, drawing) for drawing in crosses]
    book.used = list(used) or book.used
    fourth = any(book.rooms_begun(seat) >= 4 for seat in range(setup.seats))
    timer_on = fourth or setup.seats == 1
    if dice is None:
        dice = sheet.paper.timer if over else int(timer_on and roll >= 4)
    position = Table.dealt(setup, 0).position()
    position["state"] |= {
        "chance": [f"{word:016x}" for word in _sown(_seed_of(tuple(rolls)))],
        "turn": turn,
        "roll": roll,
        "owing": [] if over else [seat for seat in range(setup.seats) if book.open_to(seat, roll)],
        "crossed": [_by_room(sheet.paper, cells) for cells in book.crossed],
        "ones_used": book.used,
        "timer_on": timer_on,
        "timer_run": run or (2 if fourth and setup.seats == 1 else 1),
        "timer_crossed": dice,
        **(changes or {}),
    }
    return Table.standing(*table_of(GAME, position, sheet.edition))


def crossed_cells(sheet: Burrow, drawing: str) -> set[Place]:
    """The cells that are drawn as crossed, or named."""
    rows = _rows(drawing)
    if len(rows) < 2:
        return set(sheet.paper.cells(drawing))
    if [row.upper() for row in rows] != sheet.paper.rows:
        raise ValueError(f"not a drawing of this sheet:\n{drawing}")
    return {(row, column) for row, line in enumerate(rows) for column, mark in enumerate(line) if mark.islower()}


def all_play(table: Table, *choices: str) -> tuple[Event, ...]:
    """Those who owe a choice make it, in the order of seats; the answer is what the turn set off."""
    if len(choices) != len(table.acting()):
        raise ValueError(f"{len(choices)} choices, but {len(table.acting())} seats can cross cells")
    for seat, cells in zip(table.acting(), choices, strict=True):
        table.play(seat, cells)
    return table.events


def legal(table: Table, seat: int = 0) -> set[str]:
    """What a seat may cross."""
    return {str(action) for action in table.legal(seat)}


def refused(table: Table, cells: str, seat: int = 0) -> tuple[str, str]:
    """Why a seat may not cross these cells, and by which clause."""
    with pytest.raises(Illegal) as caught:
        table.play(seat, cells)
    return caught.value.refusal, caught.value.clause


def crosses_of(table: Table, sheet: Burrow, seat: int) -> set[Place]:
    """What a seat has crossed."""
    rooms = table.position()["state"]["crossed"][seat]
    paper = sheet.paper
    return {paper.room(paper.letters[at])[cell] for at, cells in enumerate(rooms) for cell in cells}


def random_choices(table: Table, seed: int) -> Iterator[tuple[int, str]]:
    """Play on to the end of the game, anything that is legal; the answer is who chose what, after each choice."""
    while acting := table.acting():
        if len(table.history) >= table.setup.bound:
            raise AssertionError("the game does not end")
        word = branch(seed, len(table.history))
        seat = acting[word % len(acting)]
        choices = table.legal(seat)
        action = choices[word // len(acting) % len(choices)]
        table.play(seat, action)
        yield seat, str(action)


def _rows(drawing: str) -> list[str]:
    return [line.strip() for line in drawing.strip().split("\n")]


def _by_room(paper: Paper, crossed: set[Place]) -> list[list[int]]:
    """Crosses as a position has them: the numbers of cells, room by room."""
    rooms = [paper.room(letter) for letter in paper.letters]
    return [[at for at, place in enumerate(room) if place in crossed] for room in rooms] + [[]] * (12 - len(rooms))


def _sown(seed: int) -> list[int]:
    generator: Any = [0] * WORDS
    sow(generator, seed)
    return list(generator)


@cache
def _seed_of(rolls: tuple[int, ...]) -> int:
    """A seed from which the die falls like this."""
    seed = 0
    while True:
        generator: Any = _sown(seed)
        if all(1 + below(generator, SIDES) == roll for roll in rolls):
            return seed
        seed += 1
