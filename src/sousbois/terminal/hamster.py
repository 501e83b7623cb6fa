"""The hamster, drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table as Grid
from rich.text import Text

from sousbois.core.action import Action
from sousbois.core.event import Event
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View, seen_in
from sousbois.core.words import Words
from sousbois.games.hamster import rules
from sousbois.games.hamster.material import CHOSEN, MOST_BY_ONES, Placement
from sousbois.games.hamster.placing import sizes
from sousbois.terminal.drawing import Drawing
from sousbois.terminal.grid import add_figures, empty_grid
from sousbois.terminal.log import Line, below_each_other
from sousbois.terminal.sentence import Sentence
from sousbois.terminal.sheet import draw_margin, draw_sheet, draw_small, draw_small_legend, sheet_of
from sousbois.terminal.style import HEADING, ORDINARY, YOURS, style_for

UNTOLD = ("sheet-counted",)
"""Events that the ranking, which follows, shows in full."""
CONSEQUENCES = ("room-begun", "ones-used", "room-full")
"""Events that can follow when somebody crosses cells."""


class HamsterDrawing(Drawing):
    """Draws the hamster for one reader."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._setup = setup
        self._edition: Any = setup.edition.shadow
        self._sheet = sheet_of(setup.edition)
        self._placements = {frozenset(_cells(placement)) for placement in setup.edition.printed[Placement]}
        self._words = words
        self._teller = teller
        self._new: dict[int, list[str]] = {}
        """The cells that seats crossed when the log last told of something."""

    def heading(self, moment: tuple[int, ...]) -> str:
        """The turn."""
        return self._words.say("label-turn", turn=moment[0])

    def name(self, action: Action) -> str:
        """The cells that are crossed."""
        return " ".join(_cells(str(action)))

    def objection(self, answer: str) -> str:
        """Why cells of this sheet can never be crossed together (H4, H8)."""
        cells = frozenset(answer.lower().replace("-", " ").split())
        if not cells or not cells <= self._sheet.room_of.keys() or cells in self._placements:
            return ""
        rooms = {self._sheet.room_of[cell].letter for cell in cells}
        if len(rooms) > 1:
            return f"{self._words.say('refusal-several-rooms')} (H4)"
        if len(cells) > MOST_BY_ONES:
            return f"{self._words.say('refusal-too-many', most=MOST_BY_ONES)} (H8)"
        return f"{self._words.say('refusal-apart')} (H4)"

    def table(self, view: View) -> RenderableType:
        """The reader's sheet, then how all players stand. Whoever only looks on sees all sheets, but small."""
        reader = view["seat"]
        if reader is None:
            return Group(*self._all_sheets(view), Text(), self._margin(view, used=None), Text(), self._standings(view))
        open_now = {cell for text in view["legal"] for cell in _cells(text)}
        sheet = draw_sheet(self._sheet, self._words, self._crossed(view, reader), self._new.get(reader, ()), open_now)
        others = [Text(), self._standings(view)] if view["seats"] > 1 else []
        return Group(*sheet, Text(), self._margin(view, view["ones_used"][reader]), *others)

    def hand(self, view: View) -> RenderableType:
        """The die, and how many cells it lets the reader cross."""
        roll = view["roll"]
        task = self._words.say("state-cross", roll=roll)
        if roll == CHOSEN:
            _, most = sizes(self._seen(view), self._edition, view["seat"])
            task = self._words.say("state-choose", most=most)
        line = Grid.grid(padding=(0, 2, 0, 0))
        line.add_row(Text(self._words.say("label-die"), HEADING), Text(str(roll), YOURS), Sentence(task))
        return line

    def log(self, events: Sequence[Event], view: View) -> Iterator[RenderableType]:
        """A line for what each player does, and a blank line between two turns."""
        self._new = {
            event.seat: _cells(event.values["placement"])
            for event in events
            if event.kind == "cells-crossed" and event.seat is not None
        }
        yield below_each_other(self._lines(events))

    def ranking(self, outcome: Outcome, view: View) -> RenderableType:
        """The sheets as they were filled; then the places, and where the points come from (H13)."""
        alone = view["seats"] == 1
        seen = self._seen(view)
        grid = empty_grid(self._words, *(() if alone else ("label-place",)), "label-player", gap=2)
        add_figures(grid, self._words, "label-rooms", "label-mushrooms", "label-acorns")
        grid.add_column(f"{self._words.say('label-total')} (H13)", justify="right")
        for seat in outcome.by_place:
            place = () if alone else (str(outcome.ranking[seat]),)
            points = (
                rules.room_points(seen, self._edition, seat),
                rules.count_crossed(seen, self._edition, seat, self._edition.mushrooms),
                rules.acorn_points(seen, self._edition, seat),
                rules.standing(seen, self._edition, seat, 0),
            )
            grid.add_row(*place, self._teller.names[seat], *map(str, points), style=style_for(self._teller, seat))
        if view["seat"] is None:
            return grid  # below the sheets, which whoever looks on has just seen
        return Group(*self._all_sheets(view), Text(), grid)

    def _lines(self, events: Sequence[Event]) -> Iterator[Line]:
        """A sentence for what each player does, with what comes of it."""
        for number, told in enumerate(_told_together([event for event in events if event.kind not in UNTOLD])):
            first, *rest = told
            if first.kind == "rolled" and number > 0:
                yield Line("", "", ORDINARY)
            asides = [self._words.say(f"event-{event.kind}.aside", **event.values) for event in rest]
            cited = [f"{aside} ({event.clause})." for aside, event in zip(asides, rest, strict=True)]
            yield Line(first.clause, " ".join([self._teller.sentence(first), *cited]), self._line_style(first))

    def _all_sheets(self, view: View) -> Iterator[RenderableType]:
        """The sheets of all players side by side, and what the signs on them mean."""
        sheets = [
            Group(
                Text(self._teller.names[seat], style_for(self._teller, seat) or HEADING, no_wrap=True),
                draw_small(self._sheet, self._crossed(view, seat)),
            )
            for seat in range(view["seats"])
        ]
        yield Columns(sheets, padding=(0, 3), equal=True)
        yield draw_small_legend(self._words)

    def _standings(self, view: View) -> RenderableType:
        """How far each player is, and the points so far."""
        grid = empty_grid(self._words, "label-player", gap=1)
        for label in ("full", "cells", "mushrooms", "acorns", "ones-left", "points"):
            said = self._words.say(f"label-{label}")
            grid.add_column(said, justify="right", no_wrap=" " not in said)
        seen = self._seen(view)
        for seat in range(view["seats"]):
            figures = (
                sum(rules.is_full(seen, self._edition, seat, room) for room in range(self._edition.rooms)),
                len(self._crossed(view, seat)),
                rules.count_crossed(seen, self._edition, seat, self._edition.mushrooms),
                rules.count_crossed(seen, self._edition, seat, self._edition.acorns),
                self._edition.ones_track - view["ones_used"][seat],
                rules.standing(seen, self._edition, seat, 0),
            )
            grid.add_row(self._teller.names[seat], *map(str, figures), style=style_for(self._teller, seat))
        return grid

    def _margin(self, view: View, used: int | None) -> RenderableType:
        """The timer, and a track for 1s of which so much is used."""
        return draw_margin(
            self._sheet, self._words, used, view["timer_crossed"], self._words.say(self._timer_state(view))
        )

    def _timer_state(self, view: View) -> str:
        """Which words say what the timer does."""
        alone = view["seats"] == 1  # the timer then has two runs (H16)
        if not view["acting"]:
            return "state-over"
        if not view["timer_on"]:
            return "state-timer-off"
        if alone and view["timer_run"] == 1:
            return "state-first-run"
        if view["timer_crossed"] == self._sheet.timer:
            return "state-last-turn"
        return "state-last-run" if alone else "state-timer-on"

    def _seen(self, view: View) -> Any:
        """The die and the sheets in the form that the rules read."""
        return seen_in(view, self._setup, "roll", "crossed", "ones_used")

    def _crossed(self, view: View, seat: int) -> set[str]:
        """The cells that a seat has crossed."""
        by_room = zip(self._sheet.rooms, view["crossed"][seat], strict=False)  # a view has places for more rooms
        return {room.cells[cell] for room, cells in by_room for cell in cells}

    def _line_style(self, event: Event) -> str:
        return HEADING if event.kind == "rolled" else style_for(self._teller, event.seat)


def _told_together(events: Sequence[Event]) -> Iterator[list[Event]]:
    """Events in groups: what comes of crossing cells is told with it."""
    group: list[Event] = []
    for event in events:
        if group and event.kind not in CONSEQUENCES:
            yield group
            group = []
        group.append(event)
    if group:
        yield group


def _cells(placement: str) -> list[str]:
    return placement.split("-")


DRAWING = HamsterDrawing
