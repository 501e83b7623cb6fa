"""The table of the badger drawn as text, so that a test shows at a glance what lies where.

It is drawn at the last trick of a round, where everyone has a single leaf left: what they will lay. An arrow parts what
lies there before the trick from what lies there after it:

    seat  lays      collection                ->  collection
    0*    pink-4    female-wheat bone         ->  female-wheat badger-bone-cage
    1     orange-2  badger twig               ->  twig
    2     blue-9    -                         ->  -

The star marks the first player (seat 0 where there is none); two spaces or more part the columns; `-` is nothing. Where
no leaves are drawn, seat 0 is the only one to lay a trump, and wins. Cards that are not drawn lie where they must to
make the position possible: discarded, face up, face down.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import sousbois
from sousbois.core.event import Event
from sousbois.play.table import Table

BADGER = sousbois.game("badger")
TRICKS = 9
FACE_UP = 10
ALL_CARDS = 53
COLOURS = {"pink": 7, "orange": 11, "blue": 11, "green": 11, "yellow": 11}
"""The colours as seats need them, and their highest values."""
USUAL_LEAVES = ("pink-4", "orange-2", "blue-9", "orange-8", "blue-3")
"""A trick that seat 0 wins, whichever way the arrow points."""
GOES_FIRST = ("magpie", "trap", "cage", "twig", "wheat", "weevil", "bone", "male", "female", "badger")
"""The order in which cards that are not drawn go to the discard pile."""

_ARROW = "->"
_BEFORE = ("seat", "lays", "collection")

Row = dict[str, str]


def leaves_of(seats: int) -> list[str]:
    """All leaves in use."""
    return [f"{colour}-{value}" for colour in list(COLOURS)[:seats] for value in range(1, COLOURS[colour] + 1)]


def board(
    drawing: str,
    stake: str = "twig-up",
    round: int = 2,  # noqa: A002  # what the field is called
    options: Mapping[str, Any] | None = None,
    edition: Path | None = None,
) -> Table:
    """The table that is drawn, in the last trick of a round; the first player is to choose the card at stake."""
    rows, _, first = _read(drawing)
    seats = len(rows)
    table = BADGER.table(seats=seats, seed=0, options=options, edition=edition)
    position = table.position()
    state = position["state"]
    lays = [row.get("lays", leaf) for row, leaf in zip(rows, USUAL_LEAVES, strict=False)]
    others = [leaf for leaf in leaves_of(seats) if leaf not in lays]
    collections = [Counter(_words(row.get("collection", "-"))) for row in rows]
    state |= {
        "round": round,
        "trick": TRICKS,
        "first": first,
        "turn": first,
        "question": "stake",
        "hand": [[leaf] for leaf in lays],
        "played": others[: (TRICKS - 1) * seats],
        "lacks": [[] for _ in rows],
    }
    for seat, stacks in enumerate(collections):
        state["collection"][seat] |= stacks
    _place_cards(state, _copies(table), sum(map(_cards, collections), Counter()), stake, round)
    return BADGER.table(position=position, edition=edition)


def play_trick(table: Table, stake: str = "twig-up") -> tuple[Event, ...]:
    """Choose the card at stake and let everyone lay the only leaf in hand; the answer is what the last one set off."""
    (seat,) = table.acting()
    table.play(seat, stake)
    for _ in range(table.seats):
        (seat,) = table.acting()
        (leaf,) = table.position()["state"]["hand"][seat]
        table.play(seat, leaf)
    return table.events


def wins(stake: str, drawing: str, *answers: str, options: Mapping[str, Any] | None = None) -> list[Event]:
    """Play the trick that is drawn for this card, and let its winner answer: an AssertionError, unless the collections
    become those that are drawn behind the arrow. The answer is all that was told since the last leaf."""
    _, after, _ = _read(drawing)
    table = board(drawing, stake, options=options)
    events = list(play_trick(table, stake))
    for answer in answers:
        (seat,) = table.acting()
        events += table.play(seat, answer)
    if table.state.question != 0:
        raise AssertionError(f"there is more to decide: {', '.join(map(str, table.legal(table.acting()[0])))}")
    found = collections_of(table)
    expected = [_tidy(row["collection"]) for row in after]
    if found != expected:
        raise AssertionError(f"the collections are {found}, while the drawing has {expected}")
    return events


def collections_of(table: Table) -> list[str]:
    """What lies in each collection: `bone twig twig`, in the order in which stacks are named."""
    return [_cell(stacks) for stacks in table.position()["state"]["collection"]]


def kinds(events: Any) -> list[str]:
    """What happened from the trick won until the first-player card moved on, in a word each."""
    names = [event.kind for event in events]
    return names[names.index("trick-won") + 1 : names.index("first-player-moves")]


def _place_cards(state: dict[str, Any], copies: Counter[str], won: Counter[str], stake: str, round_: int) -> None:
    """Lay the collection cards where they must lie: those won, the stake and another one face up, the rest."""
    left = Counter(copies)
    face_up = Counter([stake])
    left.subtract(face_up)
    for kind, count in won.items():
        for _ in range(count):
            left[max(f"{kind}-up", f"{kind}-down", key=left.__getitem__)] -= 1
    discards = (TRICKS + 1) * round_ - 2 - won.total()
    discarded = Counter[str]()
    for kind in GOES_FIRST:
        for offer in (f"{kind}-up", f"{kind}-down"):
            taken = min(left[offer], discards - discarded.total())
            discarded[kind] += taken
            left[offer] -= taken
    if min(left.values()) < 0 or discards < 0:
        raise ValueError(f"more cards are drawn than there are in round {round_}")
    another = next(offer for offer in left if left[offer])
    left[another] -= 1
    face_up[another] += 1
    state["face_up"] = {offer: face_up[offer] for offer in copies}
    state["undrawn"] = {offer: left[offer] for offer in copies}
    state["discarded"] = {kind: discarded[kind] for kind in state["discarded"]}


def _copies(table: Table) -> Counter[str]:
    """How many collection cards there are."""
    state = table.position()["state"]
    return Counter({offer: state["undrawn"][offer] + state["face_up"][offer] for offer in state["undrawn"]})


def _cards(stacks: Counter[str]) -> Counter[str]:
    """The cards that lie in some stacks."""
    found = Counter[str]()
    for stack, count in stacks.items():
        for kind in stack.split("-"):
            found[kind] += count
    return found


def _read(drawing: str) -> tuple[list[Row], list[Row], int]:
    """The rows before the arrow and behind it, and the first player."""
    head, *lines = [re.split(r"\s{2,}", line.strip()) for line in drawing.strip().splitlines()]
    width = head.index(_ARROW) if _ARROW in head else len(head)
    if any(name not in _BEFORE for name in head[:width]) or head[width + 1 :] not in ([], ["collection"]):
        raise ValueError(f"no such columns: {head}")
    for line in lines:
        if len(line) != len(head) or line[width : width + 1] != head[width : width + 1]:
            raise ValueError(f"{line} does not fit the columns {head}")
    marks = [line[0] for line in lines]
    if [mark.rstrip("*") for mark in marks] != [str(seat) for seat in range(len(lines))]:
        raise ValueError(f"seats count from 0: {marks}")
    starred = [seat for seat, mark in enumerate(marks) if mark.endswith("*")] or [0]
    if len(starred) != 1:
        raise ValueError(f"one seat is the first player: {marks}")
    before = [dict(zip(head[:width], line[:width], strict=True)) for line in lines]
    after = [dict(zip(head[width + 1 :], line[width + 1 :], strict=True)) for line in lines]
    return before, after, starred[0]


def _words(cell: str) -> list[str]:
    return [] if cell == "-" else cell.split()


STACKS = tuple(BADGER.table(seats=3, seed=0).position()["state"]["collection"][0])
"""The names of stacks, in order."""


def _cell(stacks: Mapping[str, int]) -> str:
    return " ".join(stack for stack in STACKS for _ in range(stacks[stack])) or "-"


def _tidy(cell: str) -> str:
    found = Counter(_words(cell))
    if unknown := set(found) - set(STACKS):
        raise ValueError(f"no stacks: {unknown}")
    return _cell(found)
