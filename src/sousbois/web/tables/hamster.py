"""The hamster in the browser: the reader's sheet to cross cells on, the die, and everybody else's sheet."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

from sousbois.core.event import Event
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View, seen_in
from sousbois.core.words import Words
from sousbois.games.hamster.material import ACORN_POINTS, MOST_BY_ONES
from sousbois.games.hamster.placing import sizes
from sousbois.web.drawing import Drawing, Scene
from sousbois.web.tables.hamster_burrow import Room, burrow_of
from sousbois.web.tables.hamster_choosing import Hint, cell_buttons, hints
from sousbois.web.tables.hamster_sheets import PASSES, Points, cells_crossed, full_rooms, points_of, sheet_at


class Timer(NamedTuple):
    """The timer, and in words what it does, with the clause."""

    dice: int
    crossed: int
    on: bool
    says: str
    clause: str


class Row(NamedTuple):
    """One player in the result."""

    place: int
    seat: int
    points: Points
    full: tuple[Room, ...]


class HamsterDrawing(Drawing):
    """Draws the hamster for one reader."""

    one_picture = frozenset({"cells-crossed", "room-begun", "ones-used", "room-full"})
    frames = one_picture | {
        "rolled",
        "nobody-can-cross",
        "timer-starts",
        "second-run-begins",
        "last-die-crossed",
        "nothing-left-to-cross",
    }

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._setup = setup
        self._edition: Any = setup.edition.shadow
        self._teller = teller
        self._burrow = burrow_of(setup.edition)
        self._say = cache(words.say)  # the names of all cells are asked for again and again

    def heading(self, view: View) -> str:
        """The turn."""
        return self._say("label-turn", turn=view["turn"])

    def prompt(self, scene: Scene) -> str:
        """How many cells the reader crosses; or, once they have chosen, which."""
        return self._hints(scene)[0].text

    def scores(self, view: View) -> Sequence[str]:
        """The points so far."""
        return [str(points.total) for points in self._points(view)]

    def picture(self, scene: Scene) -> Mapping[str, Any]:
        """The sheets, the die, and what stands beside the burrow."""
        reader = scene.view["seat"]
        sheets = [sheet_at(self._burrow, scene, seat, each) for seat, each in enumerate(self._points(scene.view))]
        return {
            "burrow": self._burrow,
            "mine": None if reader is None else sheets[reader],
            "others": [sheet for sheet in sheets if sheet.seat != reader],
            "roll": self._roll(scene),
            "most_by_ones": MOST_BY_ONES,
            "ones_track": self._edition.ones_track,
            "acorn_points": ACORN_POINTS[1:],
            "timer": self._timer(scene),
            "told": self._told(scene),
            **(self._choosing(scene) if scene.active else {}),
        }

    def result(self, outcome: Outcome, view: View) -> Mapping[str, Any]:
        """The points of each player by where they come from, the best first."""
        points = self._points(view)
        rows = [
            Row(
                outcome.ranking[seat],
                seat,
                points[seat],
                full_rooms(self._burrow, cells_crossed(self._burrow, view, seat)),
            )
            for seat in outcome.by_place
        ]
        return {"rows": rows, "best": max(1, *outcome.scores)}

    def _roll(self, scene: Scene) -> int:
        """What the die shows; 0 while crosses are shown, when somebody has picked it up for the next roll."""
        shows_crosses = scene.shows_what_happened and all(event.kind != "rolled" for event in scene.events)
        return 0 if shows_crosses else int(scene.view["roll"])

    def _timer(self, scene: Scene) -> Timer:
        """The timer at one moment."""
        view, dice = scene.view, self._edition.timer
        alone = view["seats"] == 1  # the timer then has two runs
        if scene.over:
            state, clause = "state-over", "H11"
        elif not view["timer_on"]:
            state, clause = "hamster-timer-off", "H9"
        elif alone and view["timer_run"] == 1:
            state, clause = "state-first-run", "H16"
        elif view["timer_crossed"] == dice:
            state, clause = "state-last-turn", "H11"
        elif alone:
            state, clause = "state-last-run", "H16"
        else:
            state, clause = "state-timer-on", "H10"
        return Timer(dice, view["timer_crossed"], view["timer_on"], self._say(state), clause)

    def _told(self, scene: Scene) -> str:
        """What is being shown; in the position that stays, why the reader crosses nothing."""
        if scene.shows_what_happened:
            last = scene.events[-1]
            crosses = [event for event in scene.events if event.kind == "cells-crossed"]
            if last.kind not in self.one_picture or not crosses:
                return self._teller.sentence(last)
            full = [event for event in scene.events if event.kind == "room-full"]
            return " ".join([self._crossed(crosses), *map(self._teller.sentence, full)])
        passes = [event for event in scene.events if event.kind in PASSES and event.seat == scene.view["seat"]]
        return self._teller.sentence(passes[0]) if passes and not scene.over else ""

    def _crossed(self, crosses: Sequence[Event]) -> str:
        """Who crosses cells; or, if only one player does, which."""
        if len(crosses) == 1:
            return self._teller.sentence(crosses[0])
        names = [self._teller.names[event.seat] for event in crosses if event.seat is not None]
        return self._say("hamster-cross-together", names=", ".join(names))

    def _choosing(self, scene: Scene) -> Mapping[str, Any]:
        """What the reader chooses cells with."""
        fewest, most = self._sizes(scene.view)
        crossed = cells_crossed(self._burrow, scene.view, scene.view["seat"])
        return {
            "cells": cell_buttons(self._burrow, self._say, crossed, scene),
            "hints": self._hints(scene),
            "fewest": fewest,
            "most": most,
        }

    def _hints(self, scene: Scene) -> Sequence[Hint]:
        """The question, and all that may have to be said while the reader chooses cells."""
        ones_left = self._edition.ones_track - scene.view["ones_used"][scene.view["seat"]]
        return list(hints(self._say, scene, self._sizes(scene.view)[1], ones_left))

    def _sizes(self, view: View) -> tuple[int, int]:
        """The fewest and the most cells that the reader may cross."""
        return sizes(self._seen(view), self._edition, view["seat"])

    def _points(self, view: View) -> list[Points]:
        """Everybody's points so far."""
        seen = self._seen(view)
        return [points_of(seen, self._edition, seat) for seat in range(view["seats"])]

    def _seen(self, view: View) -> Any:
        """The die and the sheets in the form that the rules read."""
        return seen_in(view, self._setup, "roll", "crossed", "ones_used")


DRAWING = HamsterDrawing
