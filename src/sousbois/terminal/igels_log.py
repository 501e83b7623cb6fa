"""What has happened at a table of igels, told in as few lines as can be."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

from rich.console import RenderableType
from rich.text import Text

from sousbois.core.event import Event
from sousbois.core.view import View
from sousbois.terminal.headline import banner
from sousbois.terminal.igels_names import Names
from sousbois.terminal.log import Line, below_each_other
from sousbois.terminal.style import ORDINARY, QUIET, YOURS, style_for

ANNOUNCING = ("ability-acts", "card-acts")
"""Events that a change of SAP tells as well, if one follows: it names its source."""
TOGETHER = {
    "food-set-aside": "set-aside",
    "initial-sap": "initial",
    "total": "totals",
    "shares-draw": "draw",
    "combat-revealed": "revealed",
    "event-revealed": "revealed",
}
"""Events that are told in one sentence, one after the other, and which one."""
TIDYING = ("sleep", "pile-shuffled", "stays-out", "food-set-aside")
"""Events of every round; the table shows what comes of them anyway."""
COMING_TO_HAND = {"card-drawn": 1, "cards-traded": 1, "card-stolen": 1}
"""Events by which cards come into a hand, and how many; `cards-drawn` says itself how many."""


class Log:
    """Tells what happened to one reader. What comes into other hands is never named."""

    def __init__(self, names: Names, view: View) -> None:
        self._names = names
        self._words = names.words
        self._teller = names.teller
        self._view = view

    def told(self, events: Sequence[Event]) -> Iterator[RenderableType]:
        """Sentences, with a banner where a round begins."""
        heard = [event for event, after in zip_longest(events, events[1:]) if not _is_clear(event, after)]
        for begins, group in groupby(heard, lambda event: event.kind == "round-begins"):
            alike = list(group)
            if begins:
                yield Text()
                yield banner(self._words.say("round-heading", round=alike[0].values["round"]))
            yield below_each_other(self._lines(alike))
        new = sum(self._new_cards(event) for event in heard)
        if new:
            yield below_each_other([Line("", self._words.say("log-new-cards", cards=self._last_cards(new)), YOURS)])

    def _lines(self, events: Sequence[Event]) -> Iterator[Line]:
        for way, group in groupby(events, lambda event: TOGETHER.get(event.kind, "")):
            alike = list(group)
            if way == "revealed":
                for _, cards in groupby(alike, lambda event: event.seat):
                    yield self._revealed(list(cards))
            elif way == "draw":
                yield self._draw(alike)
            elif way == "set-aside":
                yield Line(alike[0].clause, self._set_aside(alike), QUIET)
            elif way:
                yield Line(alike[0].clause, self._words.say(f"log-{way}", totals=self._totals(alike)), ORDINARY)
            else:
                for event in alike:
                    yield Line(event.clause, self._teller.sentence(event), self._style(event))

    def _revealed(self, events: Sequence[Event]) -> Line:
        """The cards that one player has laid, in one sentence."""
        seat = events[0].seat
        assert seat is not None  # somebody has laid them
        named = (f"{self._names.thing(event.values['card'])}{_value(event)}" for event in events)
        cards = self._names.listed(named)
        sentence = self._words.say("log-revealed", cards=cards, **self._teller.seat("seat", seat))
        return Line(events[0].clause, sentence, style_for(self._teller, seat))

    def _draw(self, events: Sequence[Event]) -> Line:
        """Who shares a draw, in one sentence."""
        seats = [event.seat for event in events if event.seat is not None]
        names = ", ".join(self._teller.names[seat] for seat in seats)
        return Line(events[0].clause, self._words.say("log-draw", names=names), style_for(self._teller, *seats))

    def _set_aside(self, events: Sequence[Event]) -> str:
        foods = [event.values["food"] for event in events]
        counted = {food: foods.count(food) for food in sorted(set(foods))}
        return self._words.say("log-set-aside", foods=self._names.counted(counted, self._names.food))

    def _totals(self, events: Sequence[Event]) -> str:
        return ", ".join(
            f"{self._teller.names[event.seat]} {event.values['total']}" for event in events if event.seat is not None
        )

    def _new_cards(self, event: Event) -> int:
        """How many cards an event has brought into the reader's hand."""
        if event.seat is None or event.seat != self._view["seat"]:
            return 0
        return int(event.values["cards"]) if event.kind == "cards-drawn" else COMING_TO_HAND.get(event.kind, 0)

    def _last_cards(self, count: int) -> str:
        """The reader's newest cards: a card comes last in a hand (I44)."""
        hand = [card for card in self._view["hand"][self._view["seat"]] if card is not None]
        return self._names.listed(map(self._names.thing, hand[-count:]))

    def _style(self, event: Event) -> str:
        if event.kind in TIDYING:
            return QUIET
        return style_for(self._teller, event.seat, event.values.get("victim"))


def _is_clear(event: Event, after: Event | None) -> bool:
    """Whether an event need not be told: what follows it tells it too, or the sheet of points."""
    followed = after is not None and after.kind == "sap-changed"
    return event.kind == "counted" or (event.kind in ANNOUNCING and followed)


def _value(event: Event) -> str:
    return f" +{event.values['value']}" if event.kind == "combat-revealed" else ""
