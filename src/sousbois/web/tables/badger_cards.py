"""The cards of the badger as they are drawn: leaves, cards to be won, and what lies in collections."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.games.badger.material import (
    CAGEABLE,
    PARTNERS,
    TRAPPABLE,
    VALUES,
    Colour,
    Kind,
    Leaf,
    Loose,
    Stack,
    Suit,
    colour_of,
    value_of,
)
from sousbois.web.drawing import Scene, View
from sousbois.web.tables.badger_places import Spot, Stacks, face_up

ARROWS = {"up": "▲", "down": "▼"}


class LeafCard(NamedTuple):
    """A leaf. Its id is its own, wherever it lies."""

    id: str
    name: str
    colour: str
    value: int
    is_trump: bool
    at_risk: int
    """B12 The value that tramples it; 0: none does."""
    tramples: int
    """B12 The value that it tramples; 0: none."""
    label: str
    is_legal: bool
    begins_colour: bool = False
    """Whether it is the first of its colour in the hand."""


class Offer(NamedTuple):
    """Cards to be won, all of one type and with the same arrow; they lie on each other."""

    id: str
    name: str
    kind: str
    arrow: str
    sign: str
    points: int
    count: int
    below: tuple[str, ...]
    """The ids of those that lie below."""
    label: str


class Group(NamedTuple):
    """Stacks of a collection that do not differ."""

    id: str
    stack: str
    stacks: Stacks
    label: str
    moves: str
    """The action that is about one of them, as text; nothing, if the question asked now is not about such a stack."""
    is_legal: bool


class Cards:
    """Names and describes the cards of one table for one reader."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self._setup = setup
        self._words = words
        self._teller = teller
        self._trampled_by: Any = setup.edition.shadow.trampled_by
        self._printed: Mapping[str, int] = dict(zip(names_of(Kind), setup.edition.shadow.points, strict=True))

    # Leaves

    def leaf(self, name: str, *notes: str, legal: bool = False, begins: bool = False) -> LeafCard:
        """A leaf; `notes` are added to what screen readers say."""
        number = names_of(Leaf).index(name)
        colour, value = colour_of(number), value_of(number)
        is_trump = colour == Colour.PINK
        suit = Suit.PINK if is_trump else Suit.ORDINARY
        by = [self._trampled_by[suit, each] for each in range(VALUES)]
        at_risk, tramples = by[value], by.index(value) if value in by else 0
        said = [self._words.say("part-leaf", leaf=name)]
        if is_trump:
            said.append(self._words.say("badger-trump"))
        if at_risk:
            said.append(self._words.say("badger-at-risk", value=at_risk))
        if tramples:
            said.append(self._words.say("badger-tramples", value=tramples))
        label = ", ".join([*said, *notes])
        colour_name = names_of(Colour)[colour]
        return LeafCard(f"leaf-{name}", name, colour_name, value, is_trump, at_risk, tramples, label, legal, begins)

    def hand(self, scene: Scene) -> Iterator[LeafCard]:
        """The reader's leaves, by colour and value."""
        colour = ""
        for name in scene.view["hand"][scene.view["seat"]]:
            begins, colour = not name.startswith(f"{colour}-"), name.rpartition("-")[0]
            yield self.leaf(name, legal=name in scene.legal, begins=begins)

    # Cards to be won

    def offers(self, view: View) -> Iterator[Offer]:
        """The cards face up that are not at stake."""
        for name, count in view["face_up"].items():
            if count:
                ids = tuple(face_up(name, number) for number in range(count))
                yield self.offer(name, ids[-1], below=ids[:-1])

    def offer(self, name: str, id_: str, below: tuple[str, ...] = ()) -> Offer:
        """A card to be won, or several alike."""
        kind, _, arrow = name.rpartition("-")
        points, count = int(self._printed[kind]), 1 + len(below)
        said = (
            self.counted(self._words.say(f"card-{kind}"), count),
            self._words.say(f"state-arrow-{arrow}"),
            self._words.say("part-points", points=points),
        )
        return Offer(id_, name, kind, arrow, ARROWS[arrow], points, count, below, ", ".join(said))

    # Collections

    def groups(self, seat: int, scene: Scene, spots: Mapping[Spot, Stacks]) -> Iterator[Group]:
        """What lies in a collection."""
        for stack in animals_first(scene.view["collection"][seat]):
            yield self._group(seat, stack, spots[seat, stack], scene)

    def _group(self, seat: int, stack: str, stacks: Stacks, scene: Scene) -> Group:
        moves = _about(stack, seat, scene) if scene.active else ""
        label = self._words.say("part-a-stack", stack=stack)
        if moves:
            label = self._teller.action(self._setup.actions.read(moves))
        label = self.counted(label, len(stacks))
        return Group(f"group-{seat}-{stack}", stack, stacks, label, moves, moves in scene.legal)

    def counted(self, name: str, count: int) -> str:
        """A name, and how many there are if there are several."""
        return self._words.say("badger-counted", name=name, count=count) if count > 1 else name


def animals_first(collection: Mapping[str, int]) -> list[str]:
    """The sorts of stack in a collection: animals, then what waits by itself."""
    return sorted((stack for stack, count in collection.items() if count), key=lambda stack: stack in LOOSE)


def _names(stacks: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(names_of(Stack)[stack] for stack in stacks)


LOOSE = names_of(Loose)
ASKED_ABOUT = {
    "magpie": (LOOSE, "magpie-{stack}-of-{seat}"),
    "cage": (_names(CAGEABLE), "cage-{stack}-of-{seat}"),
    "trap": (_names(TRAPPABLE), "trap-{stack}-of-{seat}"),
    "partner": (_names(PARTNERS), "with-{stack}"),
}
"""Which stacks a question is about, and the text of the answer."""


def _about(stack: str, seat: int, scene: Scene) -> str:
    """The answer to the question asked now that is about a stack; nothing if there is none."""
    question = scene.view["question"]
    stacks, text = ASKED_ABOUT.get(question, ((), ""))
    is_anothers = question == "partner" and seat != scene.view["seat"]
    return "" if stack not in stacks or is_anothers else text.format(stack=stack, seat=seat)
