"""The badger in the browser: the cards to be won, the trick around the table, the collections, the hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import takewhile
from typing import Any, NamedTuple

from sousbois.core.event import Event
from sousbois.core.naming import names_of
from sousbois.core.outcome import Outcome
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View, seen_in
from sousbois.core.words import Words
from sousbois.games.badger import material
from sousbois.games.badger.material import ROUNDS, TRICKS, Colour, Leaf
from sousbois.games.badger.points import points_of
from sousbois.games.badger.trick import strength, trampler_of
from sousbois.web.drawing import Drawing, Scene
from sousbois.web.tables.badger_cards import Cards, Group, LeafCard, Offer
from sousbois.web.tables.badger_places import ARRIVING, DISCARD, LOST, STAKE, Card, Spot, Stacks, lying
from sousbois.web.tables.badger_result import result_rows

UNSEEN = (
    *("card-turned-up", "leaf-trampled", "first-player-moves", "round-begins", "collection-counted", "game-over"),
    "quarrel",
)
"""Events without a picture of their own: what they change is seen already, or together with what comes next."""


LAID = ("leaf-led", "leaf-follows", "leaf-discarded", "leaf-trumps")
"""Events by which a seat lays a leaf."""


class Place(NamedTuple):
    """A seat at the table, and its leaf in the trick."""

    seat: int
    around: int
    """How many places to the left of the reader, who sits at the bottom."""
    name: str
    is_first: bool
    """Whether the first-player card lies there."""
    is_awaited: bool
    """Whether it is to lay the next leaf."""
    leaf: LeafCard | None
    is_new: bool
    """Whether the leaf has just been laid."""
    is_winning: bool
    is_trampled: bool
    note: str
    """The mark of the leaf in words."""


class Collection(NamedTuple):
    """What a seat has gathered."""

    seat: int
    around: int
    name: str
    points: str
    is_first: bool
    groups: tuple[Group, ...]


class Discard(NamedTuple):
    """The cards out of the game."""

    total: int
    new: tuple[Card, ...]
    """Those that have just come there."""
    kinds: tuple[tuple[str, str, int], ...]
    """All of them: type, name, number."""


class Colours(NamedTuple):
    """What the reader knows of a colour."""

    colour: str
    name: str
    unseen: tuple[int, ...]
    """The values of leaves that others may hold."""
    lacking: tuple[str, ...]
    """Who has shown to have none."""


class BadgerDrawing(Drawing):
    """Draws the badger for one reader."""

    frames = frozenset(names_of(material.Event)) - frozenset(UNSEEN)
    together = frozenset((*LOST, "weevil-eats-wheat"))
    one_picture = frozenset((*LAID, "leaf-trampled", "trick-won"))
    told_first = frames
    quiet = frozenset(("stake-chosen", "first-player-moves"))

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._setup = setup
        self._edition: Any = setup.edition.shadow
        self._words = words
        self._teller = teller
        self._cards = Cards(setup, words, teller)
        self._counted: tuple[Any, Sequence[int]] = None, ()
        """The collections that were counted last, and their points."""

    def heading(self, view: View) -> str:
        """The round and the trick."""
        heading = self._words.say("label-round", round=view["round"], rounds=ROUNDS)
        if not view["trick"]:  # the round has just begun
            return heading
        return f"{heading} · {self._words.say('label-trick', trick=view['trick'], tricks=TRICKS)}"

    def prompt(self, scene: Scene) -> str:
        """The question that the reader is asked."""
        view = scene.view
        if view["question"] != "leaf":
            return self._words.say(f"question-{view['question']}", stack=view["arriving"] or "")
        led = view["laid"][view["first"]]
        if led is None:
            return self._words.say("question-lead")
        colour = _colour(led)
        can_follow = any(_colour(leaf) == colour for leaf in view["hand"][view["seat"]])
        return self._words.say("question-follow" if can_follow else "question-no-follow", colour=colour)

    def scores(self, view: View) -> Sequence[str]:
        """The points of each collection."""
        return [self._words.say("badger-score", points=points) for points in self._points(view)]

    def _points(self, view: View) -> Sequence[int]:
        """The points of each collection. They are looked at more often than they change."""
        counted, points = self._counted
        if counted != view["collection"]:
            seen = seen_in(view, self._setup, "collection")
            points = [points_of(seen, self._edition, seat) for seat in range(view["seats"])]
            self._counted = view["collection"], points
        return points

    def picture(self, scene: Scene) -> Mapping[str, Any]:
        """All that lies on the table."""
        view = scene.view
        spots = lying(scene.events, view)
        return {
            "asks": view["question"] if scene.active else "",
            "told": " ".join(self._told(scene)),
            "offers": tuple(self._cards.offers(view)),
            "stake": self._stake(scene, spots),
            "arriving": self._arriving(view, spots),
            "answers": self._answers(scene),
            "places": tuple(self._places(scene)),
            "collections": tuple(self._collections(scene, spots)),
            "discard": self._discard(view, spots),
            "hand": tuple(self._cards.hand(scene)) if view["seat"] is not None else (),
            "colours": tuple(self._colours(view)),
        }

    def result(self, outcome: Outcome, view: View) -> Mapping[str, Any]:
        """Where the points come from."""
        return {"rows": result_rows(outcome, view, self._setup, self._words, self._teller.names, self._cards)}

    def _told(self, scene: Scene) -> Iterator[str]:
        """What is being shown; events that are told alike are told once."""
        if scene.shows_what_happened:
            told = Counter(map(self._teller.sentence, _shown_now(scene)))
            for sentence, times in told.items():
                yield f"{sentence} (×{times})" if times > 1 else sentence

    # The middle of the table

    def _stake(self, scene: Scene, spots: Mapping[Spot, Stacks]) -> Offer | None:
        """The card that the trick is about; it lies there until it is told where it goes."""
        stake = scene.view["stake"]
        if scene.events and scene.events[-1].kind == "trick-won":
            stake = scene.events[-1].values["card"]
        return self._cards.offer(stake, _top(spots, STAKE, stake.rpartition("-")[0]).id) if stake else None

    def _arriving(self, view: View, spots: Mapping[Spot, Stacks]) -> Card | None:
        """The card whose owner is asked what becomes of it: it lies where the stake lay, unless that is still there."""
        if not view["arriving"]:
            return None
        return _top(spots, ARRIVING if view["stake"] else STAKE, view["arriving"])

    def _answers(self, scene: Scene) -> tuple[tuple[str, str], ...]:
        """Answers that are not about a card on the table: the action, and what it says."""
        actions = (self._setup.actions.read(move) for move in scene.legal)
        return tuple(
            (str(action), self._teller.action(action)) for action in actions if action.block in ("keep", "decline")
        )

    def _places(self, scene: Scene) -> Iterator[Place]:
        """The seats clockwise, beginning with the reader's left neighbour, and the trick."""
        view = scene.view
        laid = {} if _trick_is_over(scene) else {seat: leaf for seat, leaf in enumerate(view["laid"]) if leaf}
        seen = seen_in(view, self._setup, "first", "stake", "laid")
        shows_leaf = any(event.kind in self.one_picture for event in scene.events[-1:])
        new = {event.seat for event in scene.events if event.kind in LAID and shows_leaf}
        winning = self._winning(scene, seen, laid)
        for around, seat in _clockwise(view):
            leaf = laid.get(seat)
            trampled = leaf is not None and trampler_of(seen, self._edition, seen.laid[seat]) != NOTHING
            note = self._note(seat == winning, trampled, len(laid) == view["seats"])
            yield Place(
                seat=seat,
                around=around,
                name=self._teller.names[seat],
                is_first=seat == view["first"],
                is_awaited=seat in scene.acting and view["question"] == "leaf",
                leaf=self._cards.leaf(leaf, *filter(None, [note])) if leaf else None,
                is_new=seat in new,
                is_winning=seat == winning,
                is_trampled=trampled,
                note=note,
            )

    def _winning(self, scene: Scene, seen: Any, laid: Mapping[int, str]) -> int | None:
        """Who is winning the trick, or has won it: whoever settles what the card at stake sets off."""
        if not laid:
            return None
        if scene.view["stake"]:
            return max(laid, key=lambda seat: strength(seen, self._edition, seen.laid[seat]))
        won = (event.seat for event in scene.events if event.kind == "trick-won")
        asked: int | None = scene.view["turn"]
        return next(won, scene.events[0].seat if scene.events else asked)

    def _note(self, wins: bool, trampled: bool, complete: bool) -> str:
        if wins:
            return self._words.say("badger-wins" if complete else "state-winning")
        return self._words.say("state-trampled") if trampled else ""

    # Around it

    def _collections(self, scene: Scene, spots: Mapping[Spot, Stacks]) -> Iterator[Collection]:
        """What each seat has gathered."""
        all_points = self._points(scene.view)
        for around, seat in _clockwise(scene.view):
            groups = tuple(self._cards.groups(seat, scene, spots))
            is_first = seat == scene.view["first"]
            points = self._words.say("part-points", points=all_points[seat])
            yield Collection(seat, around, self._teller.names[seat], points, is_first, groups)

    def _discard(self, view: View, spots: Mapping[Spot, Stacks]) -> Discard:
        """What is out of the game."""
        kinds = tuple(
            (kind, self._words.say(f"card-{kind}"), count) for kind, count in view["discarded"].items() if count
        )
        new = tuple(
            card for (where, _), stacks in spots.items() if where == DISCARD for cards in stacks for card in cards
        )
        return Discard(sum(view["discarded"].values()), new, kinds)

    def _colours(self, view: View) -> Iterator[Colours]:
        """The leaves that the reader has not seen in this round, and who lacks which colour (B8)."""
        own = view["hand"][view["seat"]] if view["seat"] is not None else []
        for colour in names_of(Colour)[: view["seats"]]:
            leaves = [leaf for leaf in names_of(Leaf) if _colour(leaf) == colour]
            unseen = tuple(
                int(leaf.rpartition("-")[2]) for leaf in leaves if leaf not in own and leaf not in view["played"]
            )
            lacking = tuple(self._teller.names[seat] for seat, lacks in enumerate(view["lacks"]) if colour in lacks)
            yield Colours(colour, self._words.say(f"colour-{colour}.suit"), unseen, lacking)


def _clockwise(view: View) -> Iterator[tuple[int, int]]:
    """The seats from the reader's left neighbour on, the reader last, each with its distance from the reader."""
    bottom, seats = view["seat"] or 0, view["seats"]
    for step in range(1, seats + 1):
        yield step % seats, (bottom + step) % seats


def _shown_now(scene: Scene) -> list[Event]:
    """The last event, and those of the same kind right before it."""
    return list(takewhile(lambda event: event.kind == scene.events[-1].kind, reversed(scene.events)))[::-1]


def _top(spots: Mapping[Spot, Stacks], where: str, kind: str) -> Card:
    """The card that lies at a place on the table."""
    stacks = spots.get((where, kind))
    return stacks[-1][-1] if stacks else Card(where, kind)


def _trick_is_over(scene: Scene) -> bool:
    """Whether the leaves of the trick are to be cleared away: the rules let them lie until the next one begins."""
    return any(event.kind == "first-player-moves" for event in scene.events)


def _colour(leaf: str) -> str:
    return leaf.rpartition("-")[0]


DRAWING = BadgerDrawing
