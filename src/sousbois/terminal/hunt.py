"""The hunt, drawn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from sousbois.core.action import Action
from sousbois.core.event import Event
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import HIDDEN, View
from sousbois.core.words import Words
from sousbois.terminal.drawing import Drawing
from sousbois.terminal.grid import add_figures, empty_grid, legend
from sousbois.terminal.headline import banner
from sousbois.terminal.log import log_lines
from sousbois.terminal.numbers import signed
from sousbois.terminal.style import HEADING, QUIET, style_for

START_CARD, FACE_DOWN, NOT_CHOSEN, FOUR_UP, UNDER, NOTHING_THERE = "●", "▒", "…", "4", "▼", "·"

TIDYING = ("easy-prey-to-pile", "card-becomes-easy-prey", "start-card-moves", "last-prey-to-pile")
"""Events of every round; the table shows what comes of them anyway."""

CARD_STYLES = {"hunter": "magenta", "wolf": "red", "rabbit": "yellow", "carrot": "dark_orange", "closed-season": "cyan"}


class HuntDrawing(Drawing):
    """Draws the hunt for one reader."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._days: int = setup.edition.shadow.days
        self._words = words
        self._teller = teller

    def heading(self, moment: tuple[int, ...]) -> str:
        """The day and the round."""
        day, number = moment
        return f"{self._day(day)} · {self._words.say('label-round', round=number)}"

    def name(self, action: Action) -> str:
        """The card that is played."""
        return self._words.say(f"card-{action}")

    def table(self, view: View) -> RenderableType:
        """The lodges, one a row, and what the signs mean."""
        grid = empty_grid(self._words, "label-seat", gap=0)  # eighty columns are not many for all this
        for label in ("label-above", "label-easy-prey", "label-pile", "label-lodge", "label-hand"):
            grid.add_column(self._words.say(label), justify="center", no_wrap=label == "label-easy-prey")
        grid.add_column(self._words.say("label-by-day"), justify="right", no_wrap=True)
        add_figures(grid, self._words, "label-total")
        for seat in range(view["seats"]):
            *days, total = self._scores(view, seat)
            grid.add_row(
                f"{START_CARD if seat == view['start'] else ' '} {self._teller.names[seat]}",
                self._above(view, seat),
                self._card(view["easy"][seat]),
                str(sum(view["pile"][seat].values())),
                _lodge(view, seat),
                str(sum(view["hand"][seat].values())),
                " ".join(f"{points:>3}" for points in days),
                total,
                style=style_for(self._teller, seat),
            )
        return Group(grid, self._legend(view))

    def hand(self, view: View) -> RenderableType:
        """The reader's cards, counted."""
        held = [
            Text(self._words.say(f"card-{card}.counted", count=count), CARD_STYLES[card])
            for card, count in view["hand"][view["seat"]].items()
            if count
        ]
        return Text.assemble((f"{self._words.say('label-hand')}  ", HEADING), Text(" · ").join(held))

    def log(self, events: Sequence[Event], view: View) -> Iterator[RenderableType]:
        """Sentences; a banner where a new day begins; the count of a day as a table."""
        for kind, group in groupby(events, _way_of_telling):
            alike = list(group)
            if kind == "day-counted":
                yield self._count(alike, view)
                continue
            if kind == "new-day":
                yield banner(self._day(alike[0].values["day"]))
            yield log_lines(self._teller, alike, self._line_style)

    def ranking(self, outcome: Outcome, view: View) -> RenderableType:
        """The places, with the points of each day; the best day is there because it parts those who tie (J14)."""
        grid = empty_grid(self._words, "label-place", "label-seat", gap=2)
        for day in range(1, self._days + 1):
            grid.add_column(self._words.say("label-day-number", day=day), justify="right")
        add_figures(grid, self._words, "label-total", "label-best-day")
        for seat in outcome.by_place:
            place, name = str(outcome.ranking[seat]), self._teller.names[seat]
            best_day = signed(max(view["scored"][seat][: self._days]))
            grid.add_row(place, name, *self._scores(view, seat), best_day, style=style_for(self._teller, seat))
        return grid

    def _count(self, counted: Sequence[Event], view: View) -> RenderableType:
        """What a day brought, where that comes from (J12), and the total so far."""
        grid = empty_grid(self._words, "label-seat", gap=2)
        add_figures(grid, self._words, "label-pile", "label-hand", "label-lodge")
        grid.add_column(f"{self._words.say('label-day-points')} ({counted[0].clause})", justify="right")
        add_figures(grid, self._words, "label-total")
        for event in counted:
            assert event.seat is not None  # a day is counted for a seat
            points, pile, hand = (event.values[name] for name in ("points", "pile", "hand"))
            figures = (pile, hand, points - pile - hand, points, sum(view["scored"][event.seat]))
            style = style_for(self._teller, event.seat)
            grid.add_row(self._teller.names[event.seat], *map(signed, figures), style=style)
        return Padding(grid, (1, 0, 1, 2))

    def _scores(self, view: View, seat: int) -> Iterator[str]:
        """The points of each day, and the total."""
        counted = view["day"] - (1 if view["acting"] else 0)
        for day in range(self._days):
            yield signed(view["scored"][seat][day]) if day < counted else NOTHING_THERE
        yield signed(sum(view["scored"][seat]))

    def _card(self, card: str | None) -> Text:
        """A card by its name."""
        return Text(self._words.say(f"card-{card}"), CARD_STYLES[card]) if card else Text(NOTHING_THERE)

    def _above(self, view: View, seat: int) -> Text:
        """The card above a lodge, or whether there is one."""
        if len(view["owing"]) in (0, view["seats"]):
            return Text(NOTHING_THERE)
        if seat in view["owing"]:
            return Text(NOT_CHOSEN)
        card = view["above"][seat]
        return Text(FACE_DOWN) if card == HIDDEN else self._card(card)

    def _legend(self, view: View) -> RenderableType:
        """What the signs on this table mean, as far as they are on it."""
        above = [self._above(view, seat).plain for seat in range(view["seats"])]
        signs = {
            START_CARD: ("state-start-card", True),
            FACE_DOWN: ("state-chosen", FACE_DOWN in above),
            NOT_CHOSEN: ("state-thinking", NOT_CHOSEN in above),
            FOUR_UP: ("state-lodge-four", any(view["turned"])),
            UNDER: ("state-hunter-under", any(view["under"])),
        }
        return legend(self._words, signs)

    def _day(self, day: int) -> str:
        return self._words.say("label-day", day=day, days=self._days)

    def _line_style(self, event: Event) -> str:
        if event.kind in TIDYING:
            return QUIET
        return style_for(self._teller, event.seat, event.values.get("victim"))


def _way_of_telling(event: Event) -> str:
    """Events that are told alike, one after the other, are told together."""
    return event.kind if event.kind in ("day-counted", "new-day") else "sentence"


def _lodge(view: View, seat: int) -> str:
    """The side of a lodge that lies up, and whether a hunter is under it."""
    side = FOUR_UP if view["turned"][seat] else NOTHING_THERE
    return f"{side} {UNDER}" if view["under"][seat] else side


DRAWING = HuntDrawing
