"""The table of the menagerie in a few words, so that a test shows at a glance what lies where.

Cards are written `5 giraffe, sheep`; `...` in a hand fills it up to ten with cards of which many are left. Rows are
parted by strokes: `cat / bear, mole / 3 goat / 2 dog, pig, mouse`. Rows that are not given, and the cards aside, are
made of what is left.

Whoever has had a turn holds a card from a row: the first one of the hand, unless the test says what is known.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any

import sousbois
from sousbois.core.event import Event
from sousbois.play.table import Table

MENAGERIE = sousbois.game("menagerie")
COPIES = {
    "giraffe": 9,
    "bear": 8,
    "mole": 7,
    "goat": 7,
    "sheep": 6,
    "dog": 6,
    "rabbit": 5,
    "pig": 5,
    "cat": 4,
    "mouse": 3,
}
SUDDEN = {False: ("rabbit", "pig", "cat"), True: ("rabbit", "pig")}
"""The species of sudden death, usual and advanced."""
HAND = 10
ROWS = 4

Cards = Counter[str]


def cards(text: str) -> Cards:
    """`5 giraffe, sheep` as counts."""
    found = Cards()
    for part in filter(None, (part.strip() for part in text.split(","))):
        *count, species = part.split()
        if species not in COPIES:
            raise ValueError(f"no species: {species}")
        found[species] += int(count[0]) if count else 1
    return found


def board(
    *hands: str,
    rows: str = "",
    turn: int = 0,
    starter: int = 0,
    laps: int = 0,
    knocked: int | None = None,
    known: Sequence[str] = (),
    lives: Sequence[int] = (),
    round: int = 0,  # noqa: A002  # what the field is called
    options: Mapping[str, Any] | None = None,
) -> Table:
    """A table at which everyone before `turn` (from the starter on) has had a turn more than `laps`, the others `laps`.

    Lives are five each, in the first round; where they are given it is the fourth, and whoever has none went out in
    the third. The game itself refuses what is impossible.
    """
    seats = len(hands)
    lives = lives or [5] * seats
    position = MENAGERIE.table(seats=seats, seed=0, options=options).position()
    left = Cards(COPIES)
    lying = [cards(row) for row in rows.split("/")] if rows else []
    held = [cards(hand.replace("...", "")) for hand in hands]
    for found in (*lying, *held):
        left.subtract(found)
    for hand, text in zip(held, hands, strict=True):
        if text.endswith("..."):
            hand.update(_most_of(left, HAND - hand.total()))
    lying = lying or [_most_of(left, row + 1) for row in range(ROWS)]
    if min(left.values()) < 0:
        raise ValueError(f"more cards than there are: {left}")
    playing = [(starter + i) % seats for i in range(seats) if lives[(starter + i) % seats] > 0]
    turns = [laps + (seat in playing[: playing.index(turn)]) if seat in playing else 0 for seat in range(seats)]
    sure = [cards(text) for text in known] or [
        _first(hand) if had else Cards() for hand, had in zip(held, turns, strict=True)
    ]
    sudden = SUDDEN[bool(position["options"]["advanced"])]
    position["state"] |= {
        "round": round or (1 if set(lives) == {5} else 4),
        "turn": turn,
        "starter": starter,
        "turns": turns,
        "knocked": knocked,
        "rows": [_line(row) for row in lying],
        "hand": [_counts(hand) for hand in held],
        "known": [_counts(hand) for hand in sure],
        "most": [_most(sure[seat], turns[seat], sudden) if lives[seat] else _counts(Cards()) for seat in range(seats)],
        "aside": _counts(left),
        "lives": list(lives),
        "out_in": [3 if each == 0 else 0 for each in lives],
    }
    return MENAGERIE.table(position=position)


def last_turn(*hands: str, lives: Sequence[int] = (), options: Mapping[str, Any] | None = None, **more: Any) -> Table:
    """Seat 1 has knocked, and seat 0 has the last of the last turns."""
    return board(*hands, laps=2, knocked=1, lives=lives, options=options, **more)


def count(*hands: str, lives: Sequence[int] = (), options: Mapping[str, Any] | None = None, **more: Any) -> Table:
    """The table after these hands were counted."""
    table = last_turn(*hands, lives=lives, options=options, **more)
    table.play(0, "knock")
    return table


def exchange(table: Table, row: int, text: str) -> tuple[Event, ...]:
    """Let whose turn it is take a row for these cards."""
    (seat,) = table.acting()
    down = cards(text)
    return table.decide(seat, [f"row-{row}", *(species for species in COPIES for _ in range(down[species]))])


def any_exchange(table: Table, row: int = 1, keeping: str = "") -> tuple[Event, ...]:
    """Let whose turn it is take a row for any cards but some."""
    (seat,) = table.acting()
    table.play(seat, f"row-{row}")
    while table.setup.midway(table.state):
        table.play(seat, next(action for action in table.legal(seat) if str(action) not in cards(keeping)))
    return table.events


def state_of(table: Table) -> dict[str, Any]:
    """The whole state as names."""
    return dict(table.position()["state"])


def held(table: Table, seat: int, field: str = "hand") -> Cards:
    """The cards of a hand."""
    return +Cards(state_of(table)[field][seat])


def row(table: Table, number: int) -> Cards:
    """The cards of a row, which people count from 1."""
    return Cards(card for card in state_of(table)["rows"][number - 1] if card)


def _most_of(left: Cards, count: int) -> Cards:
    """Take so many cards of what is left, each time of the species of which most are."""
    taken = Cards()
    for _ in range(count):
        species = max(COPIES, key=left.__getitem__)
        left[species] -= 1
        taken[species] += 1
    return taken


def _first(hand: Cards) -> Cards:
    return Cards([next(species for species in hand if hand[species])])


def _most(known: Cards, turns: int, sudden: tuple[str, ...]) -> dict[str, int]:
    """What can be hidden besides the cards known. As many of the cards dealt have gone as were taken: any that others
    can have seen, or else giraffes and bears."""
    most = {
        species: copies - 1 - known[species] if turns and species in sudden else copies
        for species, copies in COPIES.items()
    }
    gone = known.total() - sum(COPIES[species] - most[species] for species in COPIES)
    for species in ("giraffe", "bear"):
        shown = max(0, min(gone, most[species]))
        most[species] -= shown
        gone -= shown
    return most


def _line(row: Cards) -> list[str | None]:
    found = [species for species in COPIES for _ in range(row[species])]
    return [*found, *[None] * (ROWS - len(found))]


def _counts(counts: Cards) -> dict[str, int]:
    return {species: counts[species] for species in COPIES}
