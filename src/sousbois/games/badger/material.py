"""The material of the badger: the cards, what is printed on them, the table they lie on, and what can be done there.

Leaves            Colour, Leaf, colour_of, value_of, first_leaf
Collection cards  Kind, Offer, kind_of, highest_wins
Collections       Stack, lies_in, is_hungry, is_unfed
The table         Edition, Options, State, leaves_in_use, hand_size
Decisions         ACTIONS, question_of, magpie_use, cage_use, trap_use
What is told      Event, Refusal
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sousbois.core.action import Actions, Block
from sousbois.core.cited import Cited
from sousbois.core.naming import names_of
from sousbois.core.option import Switch
from sousbois.core.record import NOTHING, Flag, Record, Seat, Seats, Seen, Shape, Small, Smalls
from sousbois.core.rule import rule
from sousbois.core.state import GameState

SEATS = Seats(5)
ROUNDS = 5
TRICKS = 9
FACE_UP = 10

# Leaves


class Colour(IntEnum):
    """B1 The colours of the leaves, in the order in which the seats need them; pink is trump."""

    PINK = 0
    ORANGE = 1
    BLUE = 2
    GREEN = 3
    YELLOW = 4


class Suit(IntEnum):
    """B1, B12 Pink leaves run from 1 to 7, those of ordinary colours from 1 to 11."""

    PINK = 0
    ORDINARY = 1


COLOURS = len(Colour)
PINK_VALUES = 7
ORDINARY_VALUES = 11
VALUES = ORDINARY_VALUES + 1
"""The length of an axis of values; value 0 is unused."""

# B1 A leaf is a colour and a value: pink first, then colour after colour.
Leaf = IntEnum(  # type: ignore[misc]  # mypy wants all 51 names spelled out
    "Leaf",
    [
        (f"{colour.name}_{value}", at)
        for at, (colour, value) in enumerate(
            (colour, value)
            for colour in Colour
            for value in range(1, (PINK_VALUES if colour == Colour.PINK else ORDINARY_VALUES) + 1)
        )
    ],
)
LEAVES = len(Leaf)


@rule
def colour_of(leaf: int) -> int:
    """B1 The colour of a leaf."""
    return 0 if leaf < PINK_VALUES else 1 + (leaf - PINK_VALUES) // ORDINARY_VALUES


@rule
def value_of(leaf: int) -> int:
    """B1 The value of a leaf, from 1."""
    return 1 + (leaf if leaf < PINK_VALUES else (leaf - PINK_VALUES) % ORDINARY_VALUES)


@rule
def first_leaf(colour: int) -> int:
    """B1 The leaf of value 1: here the leaves of this colour begin, and those of the colour before it end."""
    return 0 if colour == Colour.PINK else PINK_VALUES + (colour - 1) * ORDINARY_VALUES


# Collection cards


class Kind(IntEnum):
    """B3 The ten types of collection card."""

    BADGER = 0
    FEMALE = 1
    MALE = 2
    MAGPIE = 3
    BONE = 4
    TWIG = 5
    CAGE = 6
    TRAP = 7
    WHEAT = 8
    WEEVIL = 9


KINDS = len(Kind)
COLLECTION_CARDS = 53


class Offer(IntEnum):
    """B3, B9 A collection card as it lies face up: its type and its arrow. Even: up, the highest value wins."""

    BADGER_UP = 0
    BADGER_DOWN = 1
    FEMALE_UP = 2
    FEMALE_DOWN = 3
    MALE_UP = 4
    MALE_DOWN = 5
    MAGPIE_UP = 6
    MAGPIE_DOWN = 7
    BONE_UP = 8
    BONE_DOWN = 9
    TWIG_UP = 10
    TWIG_DOWN = 11
    CAGE_UP = 12
    CAGE_DOWN = 13
    TRAP_UP = 14
    TRAP_DOWN = 15
    WHEAT_UP = 16
    WHEAT_DOWN = 17
    WEEVIL_UP = 18
    WEEVIL_DOWN = 19


OFFERS = len(Offer)
ARROWS = 2


@rule
def kind_of(offer: int) -> int:
    """B3 The type of a collection card."""
    return offer // ARROWS


@rule
def highest_wins(offer: int) -> bool:
    """B9 Whether the arrow of a collection card points up."""
    return offer % ARROWS == 0


# Collections


class Stack(IntEnum):
    """B15 What lies in a collection: a card by itself, or cards that are associated and lie on each other."""

    BONE = 0
    TWIG = 1
    WHEAT = 2
    WEEVIL = 3
    BADGER = 4
    BADGER_BONE = 5
    BADGER_CAGE = 6
    BADGER_BONE_CAGE = 7
    FEMALE = 8
    FEMALE_WHEAT = 9
    FEMALE_WEEVIL = 10
    FEMALE_TRAP = 11
    FEMALE_WHEAT_TRAP = 12
    FEMALE_WEEVIL_TRAP = 13
    MALE = 14
    MALE_WHEAT = 15
    MALE_WEEVIL = 16
    MALE_TRAP = 17
    MALE_WHEAT_TRAP = 18
    MALE_WEEVIL_TRAP = 19


STACKS = len(Stack)
CARDS = tuple(sum(1 << Kind[name] for name in stack.name.split("_")) for stack in Stack)
"""B15 The types of card that lie in each stack, one bit a type."""

# B15 What a stack becomes when a card is laid on it: the one so many places further on.
WITH_BONE = Stack.BADGER_BONE - Stack.BADGER
WITH_CAGE = Stack.BADGER_CAGE - Stack.BADGER
WITH_WHEAT = Stack.FEMALE_WHEAT - Stack.FEMALE
WITH_WEEVIL = Stack.FEMALE_WEEVIL - Stack.FEMALE
WITH_TRAP = Stack.FEMALE_TRAP - Stack.FEMALE


def _stacks(animal: str, *without: str) -> tuple[int, ...]:
    """The stacks with this animal and without these cards: plain numbers, for the compiler tells members apart."""
    return tuple(
        int(stack)
        for stack in Stack
        if animal in stack.name.split("_") and not set(without) & set(stack.name.split("_"))
    )


CAGEABLE = _stacks("BADGER", "CAGE")
"""B22 The badgers that a cage can take: what is in a cage cannot be stolen."""
TRAPPABLE = _stacks("FEMALE", "TRAP") + _stacks("MALE", "TRAP")
"""B23 The hamsters that a trap can take: what is in a trap cannot be stolen."""
PARTNERS = _stacks("BADGER", "BONE") + _stacks("FEMALE", "WHEAT", "WEEVIL") + _stacks("MALE", "WHEAT", "WEEVIL")
"""B15 What a bone or a food can be associated with: hungry badgers, unfed hamsters."""


class Loose(IntEnum):
    """B19, B27 What a magpie can take or eat: cards that lie by themselves. The first stacks, in their order."""

    BONE = 0
    TWIG = 1
    WHEAT = 2
    WEEVIL = 3


LOOSE = len(Loose)


@rule
def lies_in(kind: int, stack: int) -> bool:
    """B15 Whether a card of this type is part of the stack."""
    return CARDS[stack] >> kind & 1 == 1


@rule
def is_hungry(stack: int) -> bool:
    """B16 A badger is hungry as long as it has no bone."""
    return stack in (Stack.BADGER, Stack.BADGER_CAGE)


@rule
def is_unfed(stack: int) -> bool:
    """B17 A hamster can hold one food."""
    return stack in (Stack.FEMALE, Stack.FEMALE_TRAP, Stack.MALE, Stack.MALE_TRAP)


# The table


class Edition(Record):
    """B4, B12 What is printed on the cards."""

    copies: Annotated[Smalls, Shape(Offer)]
    """How many collection cards there are of each type with each arrow."""

    points: Annotated[Smalls, Shape(Kind)]
    """The points printed on each type of collection card."""

    trampled_by: Annotated[Smalls, Shape(Suit, VALUES)]
    """The value that tramples each value of the same colour; 0 where nothing does."""


class Options(Record):
    """B19, B22, B23 House rules."""

    optional_effects: Annotated[Flag, Switch(clause="B19")]
    """Whether the use of a magpie, a cage or a trap may be declined."""


class Question(IntEnum):
    """What is to be decided now."""

    STAKE = 0
    LEAF = 1
    MAGPIE = 2
    KEEP = 3
    CAGE = 4
    TRAP = 5
    PARTNER = 6
    NOTHING_MORE = 7


# The longest tale is that of the last trick: a leaf, at most 4 leaves trampled, the trick won, a card that joins and is
# associated, a quarrel that costs at most the 45 cards won in a game, the first player, the last card, 5 collections
# counted, the end: 62 events. When an earlier round ends, 11 come for the next one instead of the last 6, but at most
# 36 cards have been won.
class State(GameState, events=64):
    """B5–B8, B15 The table: the cards face up, the trick, the hands and the collections."""

    options: Options
    """The house rules."""

    round: Small
    """The round, from 1."""

    trick: Small
    """The trick of the round, from 1."""

    first: Annotated[Small, Seat]
    """Who holds the first-player card."""

    turn: Annotated[Small, Seat]
    """Who is to decide; nobody once the game is over."""

    question: Annotated[Small, Question]
    """What is to be decided."""

    stake: Annotated[Small, Offer]
    """The collection card at stake. A magpie, a cage or a trap lies there until it has been used."""

    laid: Annotated[Smalls, Shape(SEATS), Leaf]
    """The leaf each seat has laid into the trick. The leaves lie there until the next trick begins."""

    face_up: Annotated[Smalls, Shape(Offer)]
    """The collection cards face up, without the one at stake."""

    undrawn: Annotated[Smalls, Shape(Offer), Seen.BY_NOBODY]
    """The collection cards still face down. Nobody is shown them, though whoever remembers all others can tell."""

    discarded: Annotated[Smalls, Shape(Kind)]
    """The collection cards out of the game."""

    hand: Annotated[Smalls, Shape(SEATS, Leaf), bool, Seen.BY_OWNER]
    """The leaves in each hand."""

    played: Annotated[Smalls, Shape(Leaf), bool]
    """The leaves played in this round, those of the trick included."""

    lacks: Annotated[Smalls, Shape(SEATS, Colour), bool]
    """The colours that each seat has failed to follow in this round: there are none left in that hand."""

    collection: Annotated[Smalls, Shape(SEATS, Stack)]
    """The collections, by what lies with what. The arrow of a card no longer matters once it is won."""

    arriving: Annotated[Small, Stack]
    """The card on its way into the collection of the seat that is asked for its partner, or whether it is kept."""


@rule
def leaves_in_use(state: State) -> int:
    """B2 As many colours as players, pink among them: the leaves before those of the first colour left in the box."""
    return first_leaf(state.seats)


@rule
def hand_size(state: State, seat: int) -> int:
    """B5, B8 Nine leaves, less one for each trick into which the seat has laid."""
    has_laid = int(state.laid[seat] != NOTHING)
    return TRICKS + 1 - state.trick - has_laid


# Decisions


class Answer(IntEnum):
    """B19 What becomes of a stolen card."""

    KEEP = 0
    DISCARD = 1


def _names(stacks: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(names_of(Stack)[stack] for stack in stacks)


ACTIONS = Actions(
    Block("stake", "{offer}", offer=Offer),
    Block("leaf", "{leaf}", leaf=Leaf),
    Block("magpie", "magpie-{card}-of-{owner}", owner=SEATS, card=Loose),
    Block("keep", "{answer}", answer=Answer),
    Block("cage", "cage-{badger}-of-{owner}", owner=SEATS, badger=_names(CAGEABLE)),
    Block("trap", "trap-{hamster}-of-{owner}", owner=SEATS, hamster=_names(TRAPPABLE)),
    Block("partner", "with-{partner}", partner=_names(PARTNERS)),
    Block("decline", "decline"),
)
STAKE = ACTIONS.start("stake")
LEAF = ACTIONS.start("leaf")
MAGPIE = ACTIONS.start("magpie")
KEEP = ACTIONS.start("keep")
CAGE = ACTIONS.start("cage")
TRAP = ACTIONS.start("trap")
PARTNER = ACTIONS.start("partner")
DECLINE = ACTIONS.start("decline")


@rule
def question_of(action: int) -> int:
    """The question that an action answers; not for declining, which answers several."""
    if action < LEAF:
        return Question.STAKE
    if action < MAGPIE:
        return Question.LEAF
    if action < KEEP:
        return Question.MAGPIE
    if action < CAGE:
        return Question.KEEP
    if action < TRAP:
        return Question.CAGE
    if action < PARTNER:
        return Question.TRAP
    return Question.PARTNER


@rule
def magpie_use(action: int) -> tuple[int, int]:
    """B19 Whose card the magpie goes for, and which."""
    return (action - MAGPIE) // LOOSE, (action - MAGPIE) % LOOSE


@rule
def cage_use(action: int) -> tuple[int, int]:
    """B22 Whose badger the cage goes for, and which."""
    return (action - CAGE) // len(CAGEABLE), CAGEABLE[(action - CAGE) % len(CAGEABLE)]


@rule
def trap_use(action: int) -> tuple[int, int]:
    """B23 Whose hamster the trap goes for, and which."""
    return (action - TRAP) // len(TRAPPABLE), TRAPPABLE[(action - TRAP) % len(TRAPPABLE)]


# What is told


class Event(Cited):
    """What the log can tell. The seat is the one who wins, steals or owns, unless a comment says otherwise; a stack is
    told as it was before it was fed, kept busy, caged or trapped."""

    ROUND_BEGINS = "B5", {"round": int}  # the seat has the first-player card
    CARD_TURNED_UP = "B6", {"card": Offer}
    STAKE_CHOSEN = "B7", {"card": Offer}
    LEAF_LED = "B7", {"leaf": Leaf}
    LEAF_FOLLOWS = "B8", {"leaf": Leaf}
    LEAF_DISCARDED = "B8", {"leaf": Leaf}  # cannot follow, and lays no trump
    LEAF_TRUMPS = "B8", {"leaf": Leaf}  # cannot follow, and lays a trump
    LEAF_TRAMPLED = "B11", {"leaf": Leaf, "trampler": Leaf}  # the seat is the one whose leaf is out
    TRICK_WON = "B13", {"leaf": Leaf, "card": Offer}
    FIRST_PLAYER_MOVES = "B14"
    CARD_JOINS = "B13", {"card": Kind}
    BONE_KEEPS_BADGER_BUSY = "B16", {"badger": Stack}
    HAMSTER_GETS_FOOD = "B17", {"hamster": Stack, "food": Loose}
    QUARREL = "B18"
    HAMSTER_LOST_IN_QUARREL = "B18", {"stack": Stack}
    BADGER_EATS = "B16", {"stack": Stack}
    WEEVIL_EATS_WHEAT = "B25"
    MAGPIE_EATS = "B19", {"owner": Seat, "food": Loose}
    MAGPIE_TAKES = "B19", {"owner": Seat, "card": Loose}
    STOLEN_CARD_KEPT = "B19", {"card": Loose}
    STOLEN_CARD_DISCARDED = "B19", {"card": Loose}
    MAGPIE_FINDS_NOTHING = "B19"
    BADGER_STOLEN = "B22", {"owner": Seat, "stack": Stack}
    OWN_BADGER_CAGED = "B22", {"stack": Stack}
    CAGE_FINDS_NOTHING = "B22"
    HAMSTER_STOLEN = "B23", {"owner": Seat, "stack": Stack}
    OWN_HAMSTER_TRAPPED = "B23", {"stack": Stack}
    TRAP_FINDS_NOTHING = "B23"
    MAGPIE_DECLINED = "B19"
    CAGE_DECLINED = "B22"
    TRAP_DECLINED = "B23"
    LAST_CARD_DISCARDED = "B6", {"card": Offer}
    COLLECTION_COUNTED = "B28", {"points": int, "badgers": int, "hamsters": int}
    GAME_OVER = "B28"


class Refusal(Cited):
    """Why a decision is refused."""

    ALLOWED = "B7"
    NOT_ASKED = "B13"  # something else is to be decided now
    NOT_FACE_UP = "B7", {"offer": Offer}
    NOT_IN_HAND = "B8", {"leaf": Leaf}
    MUST_FOLLOW = "B8", {"leaf": Leaf}
    NOT_THERE = "B19", {"owner": Seat, "card": Loose}  # that player has no such card by itself
    ONLY_FROM_OTHERS = "B19", {"owner": Seat, "card": Loose}  # a bone or twig of one's own
    NO_SUCH_BADGER = "B22", {"owner": Seat}  # none at all, or none without a cage
    NO_SUCH_HAMSTER = "B23", {"owner": Seat}  # none at all, or none without a trap
    NO_SUCH_PARTNER = "B15"
    MUST_BE_USED = "B19"  # declining without the house rule
