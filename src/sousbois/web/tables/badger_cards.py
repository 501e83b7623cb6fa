"""The cards of the badger as they are drawn: leaves, cards to be won, and what lies in collections."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from sousbois.core.action import Action, Actions
from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.core.words import Words
from sousbois.games.badger.material import VALUES, Colour, Kind, Leaf, Loose, Suit, colour_of, value_of
from sousbois.web.drawing import Scene
from sousbois.web.tables.badger_places import Spot, Stacks, face_up

ARROWS = {"up": "▲", "down": "▼"}
LOOSE = names_of(Loose)

ABOUT_STACKS = ("magpie", "cage", "trap", "partner")
"""The blocks of actions, and the questions that they answer, that are about something in a collection."""


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
        self._about = dict(_about_stacks(setup.actions))
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
        points = int(self._printed[kind])
        said = (
            self.counted(self._words.say(f"card-{kind}"), 1 + len(below)),
            self._words.say(f"state-arrow-{arrow}"),
            self._words.say("part-points", points=points),
        )
        return Offer(id_, name, kind, arrow, ARROWS[arrow], points, below, ", ".join(said))

    # Collections

    def groups(self, seat: int, scene: Scene, spots: Mapping[Spot, Stacks]) -> Iterator[Group]:
        """What lies in a collection."""
        for stack in animals_first(scene.view["collection"][seat]):
            yield self._group(seat, stack, spots[seat, stack], scene)

    def _group(self, seat: int, stack: str, stacks: Stacks, scene: Scene) -> Group:
        owner = None if seat == scene.view["seat"] else seat
        question = scene.view["question"] if scene.active else ""
        action = self._about.get((question, seat, stack)) or self._about.get((question, owner, stack))
        if action:
            moves, label = str(action), self._teller.action(action)
        else:
            moves, label = "", self.counted(self._words.say("part-a-stack", stack=stack), len(stacks))
        return Group(f"group-{seat}-{stack}", stack, stacks, label, moves, moves in scene.legal)

    def counted(self, name: str, count: int) -> str:
        """A name, and how many there are if there are several."""
        return self._words.say("badger-counted", name=name, count=count) if count > 1 else name


def _about_stacks(actions: Actions) -> Iterator[tuple[tuple[str, int | None, str], Action]]:
    """The actions about something in a collection, by the question, whose collection it is (None: one's own, where
    that goes without saying), and what lies there."""
    for action in actions:
        if action.block in ABOUT_STACKS:
            values = dict(action.values)
            owner = values.pop("owner", None)
            (stack,) = values.values()
            yield (action.block, owner, stack), action


def animals_first(collection: Mapping[str, int]) -> list[str]:
    """The sorts of stack in a collection: animals, then what waits by itself."""
    return sorted((stack for stack, count in collection.items() if count), key=lambda stack: stack in LOOSE)
