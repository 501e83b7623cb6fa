"""The table of the hunt drawn as text, so that a test shows at a glance what lies where.

A round is drawn as what lies there and what is played, an arrow, and what comes of it:

    seat  easy    plays    ->  piled   easy    back
    0*    rabbit  wolf     ->  rabbit  -       wolf
    1     -       carrot   ->  -       carrot  -
    2     -       carrot   ->  -       carrot  -

The star marks the holder of the start card; two spaces or more part the columns; `-` is nothing.

    before  easy   the easy prey
            plays  the card chosen
            hand   the cards in hand before choosing; not drawn: all of the player's own that lie nowhere else
            pile   the prey pile; not drawn: the player's own cards that lie nowhere else; `...`: all that is left
            lodge  `4` where the lodge lies on its "4" side
            days   the points of the days before this one
    after   piled  what went into the prey pile during the round
            easy   the easy prey
            back   what came back to the hand
            under  what went under the lodge
            lodge  `4` where the lodge lies on its "4" side

A hunter that is neither in the hand nor in the pile lies under its lodge.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import sousbois
from sousbois.core.chance import branch
from sousbois.core.event import Event
from sousbois.play.table import Table

OWN_CARDS = {"hunter": 1, "wolf": 2, "rabbit": 3, "carrot": 3, "closed-season": 1}
DAYS = 4

_ARROW = "->"
_REST = "..."
_BEFORE = ("seat", "easy", "plays", "hand", "pile", "lodge", "days")
_AFTER = ("piled", "easy", "back", "under", "lodge")

Cards = Counter[str]


@dataclass(frozen=True)
class Drawing:
    """A drawing taken apart: a row for each seat."""

    before: list[dict[str, str]]
    after: list[dict[str, str]]
    start: int


def board(drawing: str, start: int | None = None) -> Table:
    """The table that is drawn, before anybody chooses. `start` gives the start card where the drawing has no star."""
    return _stand(_read(drawing, start))


def round_goes(drawing: str) -> Table:
    """Play the round that is drawn: an AssertionError, unless it goes as drawn. The day has to go on."""
    drawn = _read(drawing)
    table = _stand(drawn)
    before = table.position()["state"]
    play_round(table, " ".join(row["plays"] for row in drawn.before))
    after = table.position()["state"]
    if after["day"] != before["day"] or not table.acting():
        raise ValueError("the day ends with this round: play it with board and play_round")
    columns = [column for column in _AFTER if column in drawn.after[0]]
    found = [_row(seat, drawn.before[seat]["plays"], before, after, columns) for seat in range(table.seats)]
    expected = [{name: _tidy(name, cell) for name, cell in row.items()} for row in drawn.after]
    if found != expected:
        raise AssertionError(f"the round went\n\n{_lines(found)}\n\nwhile the drawing has\n\n{_lines(expected)}")
    return table


def play_round(table: Table, choices: str) -> tuple[Event, ...]:
    """Let each seat play the card named for it, `wolf rabbit carrot`; the answer is what the round set off."""
    cards = choices.split()
    if len(cards) != table.seats:
        raise ValueError(f"{len(cards)} choices for {table.seats} seats: {choices}")
    for seat, card in enumerate(cards):
        table.play(seat, card)
    return table.events


def random_rounds(table: Table, seed: int) -> Iterator[tuple[Event, ...]]:
    """Play on to the end of the game, any card of each hand, and stop after each round to tell what it set off."""
    while table.acting():
        if len(table.history) > table.setup.bound:
            raise AssertionError("the game does not end")
        for seat in table.acting():
            legal = table.legal(seat)
            table.play(seat, legal[branch(seed, len(table.history)) % len(legal)])
        yield table.events


def _read(drawing: str, start: int | None = None) -> Drawing:
    head, *lines = [re.split(r"\s{2,}", line.strip()) for line in drawing.strip().splitlines()]
    width = head.index(_ARROW) if _ARROW in head else len(head)
    for name in head[:width]:
        if name not in _BEFORE:
            raise ValueError(f"no column {name!r} before a round")
    for name in head[width + 1 :]:
        if name not in _AFTER:
            raise ValueError(f"no column {name!r} after a round")
    for line in lines:
        if len(line) != len(head) or line[width : width + 1] != head[width : width + 1]:
            raise ValueError(f"{line} does not fit the columns {head}")
    marks = [line[0] for line in lines]
    holders = [seat for seat, mark in enumerate(marks) if mark.endswith("*") or seat == start]
    if [mark.rstrip("*") for mark in marks] != [str(seat) for seat in range(len(lines))] or len(holders) != 1:
        raise ValueError(f"seats count from 0, and one has the start card: {marks}")
    return Drawing(
        before=[dict(zip(head[:width], line[:width], strict=True)) for line in lines],
        after=[dict(zip(head[width + 1 :], line[width + 1 :], strict=True)) for line in lines],
        start=holders[0],
    )


def _stand(drawn: Drawing) -> Table:
    """A table that goes on from the drawing. The game itself refuses what is impossible."""
    seats = len(drawn.before)
    position = sousbois.game("hunt").table(seats=seats, seed=0).position()
    state = position["state"]
    state["start"] = drawn.start
    left = Cards()
    for seat, row in enumerate(drawn.before):
        easy = _cards(row.get("easy", "-"))
        rest = Cards(OWN_CARDS)
        rest.subtract(easy)
        hand = _cards(row["hand"]) if "hand" in row else Cards(rest)
        rest.subtract(hand)
        if min(rest.values()) < 0:
            raise ValueError(f"seat {seat} has more cards than its own ten")
        pile = _cards(row["pile"]) if row.get("pile", _REST) != _REST else Cards()
        state["under"][seat] = rest.pop("hunter") - pile["hunter"]
        if "pile" in row:
            left.update(rest)
            left.subtract({card: count for card, count in pile.items() if card != "hunter"})
        else:
            pile = rest
        state["easy"][seat] = next(iter(easy), None)
        state["hand"][seat] = _counts(hand)
        state["pile"][seat] = _counts(pile)
        state["turned"][seat] = row.get("lodge") == "4"
    for seat, row in enumerate(drawn.before):
        if row.get("pile") == _REST:
            state["pile"][seat] = _counts(left)
            left = Cards()
    if any(left.values()):
        raise ValueError(f"these lie nowhere, or too often: {dict(left)}; mark one pile with {_REST}")
    _set_days(state, [[int(points) for points in _words(row.get("days", "-"))] for row in drawn.before])
    return sousbois.game("hunt").table(position=position)


def _set_days(state: dict[str, Any], scored: list[list[int]]) -> None:
    past = len(scored[0])
    state["day"] = past + 1
    state["rounds"] = [1] * (past + 1) + [0] * (DAYS - past - 1)
    state["scored"] = [points + [0] * (DAYS - past) for points in scored]


def _row(seat: int, played: str, before: Any, after: Any, columns: list[str]) -> dict[str, str]:
    kept = Cards(before["hand"][seat])
    kept.subtract([played])
    cells = {
        "piled": _difference(Cards(after["pile"][seat]), Cards(before["pile"][seat])),
        "easy": after["easy"][seat] or "-",
        "back": _difference(Cards(after["hand"][seat]), kept),
        "under": "hunter" if after["under"][seat] > before["under"][seat] else "-",
        "lodge": "4" if after["turned"][seat] else "-",
    }
    return {column: cells[column] for column in columns}


def _difference(after: Cards, before: Cards) -> str:
    """What was added. What has vanished shows too, with a minus."""
    added, gone = after - before, before - after
    return _cell(added) if not gone else f"{_cell(added)} minus {_cell(gone)}"


def _cards(cell: str) -> Cards:
    cards = Cards(_words(cell))
    if unknown := set(cards) - set(OWN_CARDS):
        raise ValueError(f"no cards: {unknown}")
    return cards


def _words(cell: str) -> list[str]:
    return [] if cell == "-" else cell.split()


def _cell(cards: Cards) -> str:
    return " ".join(card for card in OWN_CARDS for _ in range(cards[card])) or "-"


def _tidy(column: str, cell: str) -> str:
    return cell if column == "lodge" else _cell(_cards(cell))


def _counts(cards: Cards) -> dict[str, int]:
    return {card: cards[card] for card in OWN_CARDS}


def _lines(rows: list[dict[str, str]]) -> str:
    table = [["seat", *rows[0]]] + [[str(seat), *row.values()] for seat, row in enumerate(rows)]
    widths = [max(map(len, column)) for column in zip(*table, strict=True)]
    return "\n".join("  ".join(cell.ljust(width) for cell, width in zip(line, widths, strict=True)) for line in table)
