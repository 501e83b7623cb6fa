"""The hunt in the browser: the lodges in a circle, secret choices, and what becomes of them step by step."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from sousbois.core.event import Event
from sousbois.core.naming import named_member, names_of
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.core.words import Words
from sousbois.games.hunt.rules import Card
from sousbois.web.drawing import Drawing, Scene
from sousbois.web.rendering import signed
from sousbois.web.tables.hunt_count import day_count, days_so_far, places
from sousbois.web.tables.hunt_moment import PREY, Lying, Moment
from sousbois.web.tables.hunt_ring import Arrow, arrows

PHASES = {
    "hunter-seized": "closed-season",
    "lodge-turned": "closed-season",
    "hunter-takes-wolf": "hunter",
    "hunter-goes-under": "hunter",
    "wolf-takes-rabbit": "wolf",
    "wolf-returns": "wolf",
    "wolves-stay": "wolf",
    "rabbit-takes-carrot": "rabbit",
    "rabbit-returns": "rabbit",
    "rabbits-stay": "rabbit",
}
"""The events of a hunt, each with the card whose turn it is (J3)."""

SUMMED_UP = ("reveal", "card-becomes-easy-prey")
"""Events that happen at nearly all lodges: one sentence tells of all of them."""


class Heap(NamedTuple):
    """Cards of one kind in a prey pile."""

    kind: str
    size: int
    text: str


class Lodge(NamedTuple):
    """A lodge, and what lies around it."""

    seat: int
    place: int
    """Its place in the ring, clockwise from the reader's own."""
    name: str
    above: Lying | None
    is_secret: bool
    """Whether only the reader sees the card above it."""
    is_sideways: bool
    easy: Lying | None
    pile: Sequence[Heap]
    pile_size: int
    comes_to_pile: Lying | None
    under: Lying | None
    is_turned: bool
    held: int
    holds: str
    """What is in the hand, in words: everybody may know."""
    comes_to_hand: Lying | None
    starts: bool
    mark: str
    """What the moment means to it: takes, loses, acts or nothing."""
    is_awaited: bool
    """Whether it has not chosen a card yet."""


class Catch(NamedTuple):
    """Who takes what from whom."""

    victim: str
    card: str
    taker: str
    arrows: Sequence[Arrow]


class Step(NamedTuple):
    """What is shown now of the hunt."""

    phase: str
    """The card whose turn it is; empty before and after the hunt."""
    sentence: str
    clause: str
    catch: Catch | None


class Held(NamedTuple):
    """The reader's cards of one kind."""

    kind: str
    name: str
    left: int
    top: str
    """The id of the uppermost."""
    label: str
    in_pile: int
    in_hand: int
    """What one is worth in the prey pile, and left in hand."""
    is_legal: bool
    is_picked: bool


class HuntDrawing(Drawing):
    """Draws the hunt for one reader."""

    frames = frozenset({*PHASES, *SUMMED_UP, "day-counted"})
    together = frozenset({*SUMMED_UP, "hunter-seized", "lodge-turned", "wolf-returns", "rabbit-returns", "day-counted"})

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._edition = setup.edition.shadow
        self._say = words.say
        self._teller = teller

    def heading(self, view: View) -> str:
        """The day and the round."""
        day = self._say("label-day", day=view["day"], days=self._edition.days)
        return f"{day} · {self._say('label-round', round=view['rounds'][view['day'] - 1])}"

    def prompt(self, scene: Scene) -> str:
        """Choose in secret (J3); a choice may be changed until the last has chosen."""
        return self._say("hunt-change" if scene.choice else "hunt-choose")

    def scores(self, view: View) -> Sequence[str]:
        """The points of the days that have been counted."""
        return [signed(sum(days)) for days in view["scored"]]

    def picture(self, scene: Scene) -> Mapping[str, Any]:
        """The lodges, what happens between them, the points, and the hand."""
        reader, seats = self._teller.reader, scene.view["seats"]
        fresh, counted = self._fresh(scene), day_count(scene.events)
        moment = Moment(scene, reader, fresh)
        around = [(max(reader, 0) + place) % seats for place in range(seats)]
        return {
            "lodges": [self._lodge(scene, moment, fresh, seat, place) for place, seat in enumerate(around)],
            "step": self._step(fresh, around) if fresh and not counted else None,
            "counted": counted,
            "kinds": names_of(Card),
            "days": days_so_far(scene, self._edition.days),
            "hand": list(self._hand(scene, moment)) if reader >= 0 else [],
        }

    def result(self, outcome: Outcome, view: View) -> Mapping[str, Any]:
        """The points of every day; the best one parts those who tie (J14)."""
        return {"rows": list(places(outcome, view, self._edition.days))}

    def _fresh(self, scene: Scene) -> Sequence[Event]:
        """The events that a moment shows for the first time: those that look alike, and what led up to them."""
        if not scene.shows_what_happened:
            return ()
        *earlier, last = scene.events
        fresh = [last]
        while earlier and (earlier[-1].kind not in self.frames or earlier[-1].kind in self.together & {last.kind}):
            fresh.insert(0, earlier.pop())
        return fresh

    def _lodge(self, scene: Scene, moment: Moment, fresh: Sequence[Event], seat: int, place: int) -> Lodge:
        view = scene.view
        return Lodge(
            seat=seat,
            place=place,
            name=self._teller.names[seat],
            above=moment.above(seat),
            is_secret=seat == self._teller.reader and bool(scene.choice),
            is_sideways=moment.has_fed(seat),
            easy=moment.easy(seat),
            pile=list(self._heaps(view["pile"][seat])),
            pile_size=sum(view["pile"][seat].values()),
            comes_to_pile=moment.comes_to_pile(seat),
            under=moment.under(seat) if view["under"][seat] else None,
            is_turned=bool(view["turned"][seat]),
            held=moment.held(seat),
            holds=self._holds(scene, seat),
            comes_to_hand=None if seat == self._teller.reader else moment.comes_to_hand(seat),
            starts=view["start"] == seat,
            mark=_mark(fresh, seat),
            is_awaited=seat in scene.acting and seat not in scene.chosen,
        )

    def _holds(self, scene: Scene, seat: int) -> str:
        """What is in a hand, in words: which of it lies face down is secret."""
        cards = ", ".join(heap.text for heap in self._heaps(scene.view["hand"][seat]))
        return self._say("hunt-holds-chosen", cards=cards) if seat in scene.chosen else cards

    def _heaps(self, cards: Mapping[str, int]) -> Iterator[Heap]:
        """Cards by kind, as far as there are any."""
        for kind, count in cards.items():
            if count:
                yield Heap(kind, count, self._say(f"card-{kind}.counted", count=count))

    def _step(self, fresh: Sequence[Event], around: Sequence[int]) -> Step:
        last = fresh[-1]
        times = [event.kind for event in fresh].count(last.kind)
        is_one_of_many = last.kind in SUMMED_UP or (times > 1 and last.kind in self.together)
        sentence = self._say(f"hunt-step-{last.kind}") if is_one_of_many else self._teller.sentence(last)
        return Step(PHASES.get(last.kind, ""), sentence, last.clause, self._catch(last, around))

    def _catch(self, event: Event, around: Sequence[int]) -> Catch | None:
        if event.kind not in PREY:
            return None
        taker, victim = event.seat, event.values["victim"]
        assert taker is not None  # somebody takes it
        return Catch(
            victim=self._teller.names[victim],
            card=event.values.get("card", PREY[event.kind]),
            taker=self._teller.names[taker],
            arrows=arrows(len(around), around.index(victim), around.index(taker)),
        )

    def _hand(self, scene: Scene, moment: Moment) -> Iterator[Held]:
        """The reader's cards, kind by kind; of those that are gone the place stays."""
        reader = self._teller.reader
        for card in Card:
            kind = named_member(card)
            left, is_picked = moment.left(reader, kind), scene.choice == (kind,)
            in_pile, in_hand = (int(worth[card]) for worth in (self._edition.pile_points, self._edition.hand_points))
            yield Held(
                kind=kind,
                name=self._say(f"card-{kind}"),
                left=left,
                top=moment.top(reader, kind),
                label=self._say(
                    "hunt-held",
                    cards=self._say(f"card-{kind}.counted", count=left),
                    state="picked" if is_picked else "held",
                    pile=self._say("part-points", points=in_pile),
                    hand=self._say("part-points", points=in_hand),
                ),
                in_pile=in_pile,
                in_hand=in_hand,
                is_legal=kind in scene.legal,
                is_picked=is_picked,
            )


def _mark(fresh: Sequence[Event], seat: int) -> str:
    """What this moment means to a lodge: whether it takes something, loses something, or acts otherwise."""
    for event in fresh:
        if event.kind in PREY and seat in (event.seat, event.values["victim"]):
            return "takes" if event.seat == seat else "loses"
        if event.kind in PHASES and event.seat == seat:
            return "acts"
    return ""


DRAWING = HuntDrawing
