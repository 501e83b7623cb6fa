"""Somebody who has the rulebook, a sheet and a pencil, listens to what is told, and keeps book.

All that the rules say about crosses, the timer and points is written here once more, the long way round: on sets of
(row, column) cells, out of the rulebook, with nothing taken from the rules of the game.
"""

from __future__ import annotations

import tomllib
from collections import defaultdict
from collections.abc import Mapping
from functools import cache, cached_property
from itertools import combinations
from typing import Any

from sousbois.core.event import Event

Place = tuple[int, int]
Cells = frozenset[Place]

WORTH_OF_ACORNS = {0: 0, 1: 2, 2: 4, 3: 8, 4: 16}
MOST_AT_ONCE = 7
CLAUSES = {
    "rolled": "H3",
    "cells-crossed": "H4",
    "cannot-cross": "H4",
    "nobody-can-cross": "H4",
    "room-begun": "H6",
    "ones-used": "H8",
    "track-empty": "H8",
    "timer-starts": "H9",
    "timer-crossed": "H10",
    "last-die-crossed": "H11",
    "nothing-left-to-cross": "H12",
    "room-full": "H13",
    "sheet-counted": "H13",
    "second-run-begins": "H16",
}
"""What happens by which clause."""


@cache
def beside(place: Place) -> Cells:
    """The four places edge to edge with one."""
    row, column = place
    return frozenset({(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)})


def hang_together(cells: Cells) -> bool:
    """Whether one gets from each of some cells to each other one, edge to edge, without leaving them."""
    reached = {min(cells)}
    while more := {side for place in reached for side in beside(place) if side in cells} - reached:
        reached |= more
    return reached == cells


class Paper:
    """A sheet, read from its file by somebody who has never heard of the game's own reader."""

    def __init__(self, text: str) -> None:
        tables = tomllib.loads(text)
        self.track: int = tables["edition"]["ones_track"]
        self.timer: int = tables["edition"]["timer"]
        self.points: dict[str, int] = tables["sheet"]["points"]
        rows = tables["sheet"]["map"].strip().split("\n")
        marks = {(row, column): mark for row, line in enumerate(rows) for column, mark in enumerate(line)}
        self.rows: list[str] = rows
        self.letter = {place: mark for place, mark in marks.items() if mark.isalpha()}
        self.tunnels: list[tuple[Place, Place]] = []
        for (row, column), mark in marks.items():
            if mark == "-":
                self.tunnels.append(((row, column - 1), (row, column + 1)))
            if mark == "|":
                self.tunnels.append(((row - 1, column), (row + 1, column)))
        self.acorns = {self.place(name) for name in tables["sheet"]["acorns"]}
        self.mushrooms = {self.place(name) for name in tables["sheet"]["mushrooms"]}

    @staticmethod
    def place(name: str) -> Place:
        return int(name[1:]) - 1, "abcdefghijklmnopqrstuvwxyz".index(name[0])

    @staticmethod
    def name(cells: Cells) -> str:
        """What crossing these cells is called: row by row, each from left to right."""
        return "-".join(f"{'abcdefghijklmnopqrstuvwxyz'[column]}{row + 1}" for row, column in sorted(cells))

    def cells(self, names: str) -> Cells:
        """The cells called `g6-h6`, or `g6 h6`."""
        return frozenset(map(self.place, names.replace("-", " ").split()))

    @cached_property
    def letters(self) -> list[str]:
        """The rooms, the central one first."""
        return ["S", *sorted(set(self.letter.values()) - {"S"})]

    def room(self, letter: str) -> list[Place]:
        """The cells of a room, row by row."""
        return sorted(place for place, mark in self.letter.items() if mark == letter)

    @cached_property
    def connected(self) -> dict[str, list[Cells]]:
        """Of all choices of up to seven cells in a room, those that hang together: by room."""
        return {
            letter: [
                cells
                for size in range(1, MOST_AT_ONCE + 1)
                for cells in map(frozenset, combinations(self.room(letter), size))
                if hang_together(cells)
            ]
            for letter in self.letters
        }

    @cached_property
    def of_size(self) -> dict[int, list[tuple[str, Cells]]]:
        """The same by size, each with its room."""
        everywhere = [(letter, cells) for letter, room in self.connected.items() for cells in room]
        return {size: [each for each in everywhere if len(each[1]) == size] for size in range(1, MOST_AT_ONCE + 1)}

    @cached_property
    def far_ends(self) -> dict[Place, set[Place]]:
        """The cells to which tunnels lead from each cell that has one."""
        ends = defaultdict[Place, set[Place]](set)
        for here, there in self.tunnels:
            ends[here].add(there)
            ends[there].add(here)
        return dict(ends)

    def open_to(self, crossed: set[Place], sizes: set[int], options: Mapping[str, Any]) -> list[Cells]:
        """What may be crossed by a player who has crossed some cells already."""
        return [
            cells
            for size in sorted(sizes)
            for letter, cells in self.of_size[size]
            if self.may_be_crossed(crossed, letter, cells, options)
        ]

    def may_be_crossed(self, crossed: set[Place], letter: str, cells: Cells, options: Mapping[str, Any]) -> bool:
        """Whether new cells of one room, which hang together, lie where they may."""
        if cells & crossed:
            return False
        if not crossed:
            return letter == "S" or options["free_start"]
        older = {place for place in crossed if self.letter[place] == letter}
        if any(beside(place) & older for place in cells):
            return True
        through = any(self.far_ends.get(place, set()) & crossed for place in cells)
        return through and (not older or options["tunnels_reenter"])

    def count(self, crossed: set[Place]) -> tuple[int, int, int]:
        """Points of full rooms, mushrooms, acorns."""
        rooms = sum(self.points[letter] for letter in self.letters if crossed.issuperset(self.room(letter)))
        return rooms, len(self.mushrooms & crossed), len(self.acorns & crossed)

    def standing(self, crossed: set[Place]) -> tuple[int, int, int, int]:
        """The points, and what decides ties."""
        rooms, mushrooms, acorns = self.count(crossed)
        return rooms + mushrooms + WORTH_OF_ACORNS[acorns], rooms, mushrooms, acorns


class Notebook:
    """The table as the log tells it; whatever the rulebook does not allow is an AssertionError."""

    def __init__(self, paper: Paper, seats: int, options: Mapping[str, Any]) -> None:
        self.paper = paper
        self.seats = seats
        self.options = options
        self.crossed: list[set[Place]] = [set() for _ in range(seats)]
        self.used = [0] * seats
        self.turn = 0
        self.roll = 0
        self.timer_on = seats == 1
        self.run = 1
        self.dice = 0
        self.over = False
        self.awaited: set[tuple[str, int | None]] = set()
        """What must be told before the turn is over: kinds of events, and whom they happen to."""
        self.able: list[int] = []
        """Who can cross cells in this turn."""
        self.latest: Cells = frozenset()
        """What was crossed last."""

    def read(self, event: Event) -> None:
        """Write down one line of the log."""
        assert event.clause == CLAUSES[event.kind]
        if event.kind in ("rolled", "nobody-can-cross", "last-die-crossed", "nothing-left-to-cross"):
            assert not self.awaited
            assert not self.over
        else:
            assert (event.kind, event.seat) in self.awaited
            self.awaited.remove((event.kind, event.seat))
        getattr(self, "_" + event.kind.replace("-", "_"))(event.seat, event.values)

    def sizes(self, seat: int, roll: int) -> set[int]:
        """How many cells a seat may cross by a roll."""
        return set(range(1, min(MOST_AT_ONCE, self.paper.track - self.used[seat]) + 1)) if roll == 1 else {roll}

    def open_to(self, seat: int, roll: int) -> list[Cells]:
        """What a seat may cross by a roll."""
        return self.paper.open_to(self.crossed[seat], self.sizes(seat, roll), self.options)

    def rooms_begun(self, seat: int) -> int:
        return len({self.paper.letter[place] for place in self.crossed[seat]})

    def _rolled(self, _: None, values: Mapping[str, Any]) -> None:
        assert self.dice < self.paper.timer
        self.turn += 1
        assert values["turn"] == self.turn
        self.roll = values["roll"]
        if self.timer_on and self.roll >= 4:
            self.awaited.add(("timer-crossed", None))
        self.able = [seat for seat in range(self.seats) if self.open_to(seat, self.roll)]
        assert self.able
        for seat in range(self.seats):
            empty = self.roll == 1 and self.used[seat] == self.paper.track
            kind = "cells-crossed" if seat in self.able else "track-empty" if empty else "cannot-cross"
            self.awaited.add((kind, seat))

    def _timer_crossed(self, _: None, values: Mapping[str, Any]) -> None:
        assert all(("cells-crossed", seat) in self.awaited for seat in self.able)
        self.dice += 1
        assert values["left"] == self.paper.timer - self.dice

    def _cannot_cross(self, seat: int, values: Mapping[str, Any]) -> None:
        assert not values

    _track_empty = _cannot_cross

    def _cells_crossed(self, seat: int, values: Mapping[str, Any]) -> None:
        cells = self.paper.cells(values["placement"])
        assert cells in self.open_to(seat, self.roll)
        (letter,) = {self.paper.letter[place] for place in cells}
        before = self.rooms_begun(seat)
        self.crossed[seat] |= cells
        if 0 < before < self.rooms_begun(seat):
            self.awaited.add(("room-begun", seat))
        if self.roll == 1:
            self.awaited.add(("ones-used", seat))
        if self.crossed[seat].issuperset(self.paper.room(letter)):
            self.awaited.add(("room-full", seat))
        self.latest = cells
        self._watch_timer()

    def _watch_timer(self) -> None:
        fourth = any(self.rooms_begun(seat) >= 4 for seat in range(self.seats))
        if fourth and not self.timer_on:
            self.awaited.add(("timer-starts", None))
        if self.seats == 1 and self.run == 1 and (fourth or self.dice == self.paper.timer):
            self.awaited.add(("second-run-begins", None))

    def _room_begun(self, seat: int, values: Mapping[str, Any]) -> None:
        assert {self.paper.letter[place] for place in self.latest} == {values["room"]}

    def _ones_used(self, seat: int, values: Mapping[str, Any]) -> None:
        assert values["value"] == len(self.latest)
        self.used[seat] += values["value"]
        assert values["left"] == self.paper.track - self.used[seat] >= 0

    def _room_full(self, seat: int, values: Mapping[str, Any]) -> None:
        assert values["points"] == self.paper.points[values["room"]]
        assert self.latest <= set(self.paper.room(values["room"])) <= self.crossed[seat]

    def _nobody_can_cross(self, _: None, values: Mapping[str, Any]) -> None:
        idle = {roll for roll in range(1, 7) if not any(self.open_to(seat, roll) for seat in range(self.seats))}
        timed = {roll for roll in idle if self.timer_on and roll >= 4}
        assert values["turns"] >= 1
        assert values["dice"] == 0 or timed
        assert values["dice"] == values["turns"] or idle - timed
        self.turn += values["turns"]
        self.dice += values["dice"]
        assert self.dice <= self.paper.timer
        self._watch_timer()

    def _timer_starts(self, _: None, values: Mapping[str, Any]) -> None:
        self._all_have_filled_in()
        self.timer_on = True

    def _second_run_begins(self, _: None, values: Mapping[str, Any]) -> None:
        self._all_have_filled_in()
        self.run, self.dice = 2, 0

    def _all_have_filled_in(self) -> None:
        assert not [kind for kind, _ in self.awaited if kind == "cells-crossed"]

    def _last_die_crossed(self, _: None, values: Mapping[str, Any]) -> None:
        assert self.dice == self.paper.timer
        self._game_over()

    def _nothing_left_to_cross(self, _: None, values: Mapping[str, Any]) -> None:
        assert not any(self.open_to(seat, roll) for seat in range(self.seats) for roll in range(1, 7))
        self._game_over()

    def _game_over(self) -> None:
        self.over = True
        self.awaited = {("sheet-counted", seat) for seat in range(self.seats)}

    def _sheet_counted(self, seat: int, values: Mapping[str, Any]) -> None:
        rooms, mushrooms, acorns = self.paper.count(self.crossed[seat])
        assert values == {"rooms": rooms, "mushrooms": mushrooms, "acorns": WORTH_OF_ACORNS[acorns]}

    def agrees_with(self, state: Mapping[str, Any]) -> bool:
        """Whether the table looks as the log told it."""
        crossed = [
            {self.paper.room(self.paper.letters[at])[cell] for at, cells in enumerate(rooms) for cell in cells}
            for rooms in state["crossed"]
        ]
        return (
            (self.crossed, self.used) == (crossed, state["ones_used"])
            and (self.turn, self.over) == (state["turn"], not state["owing"])
            and (self.timer_on, self.run, self.dice) == (state["timer_on"], state["timer_run"], state["timer_crossed"])
        )
