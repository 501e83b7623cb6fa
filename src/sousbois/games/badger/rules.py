"""Tricky Badger: the badger, in rulebook order."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sousbois.core.action import Actions, Block
from sousbois.core.cited import Cited
from sousbois.core.option import Switch
from sousbois.core.record import Flag, Record, Seat, Seats, Seen, Shape, Small, Smalls
from sousbois.core.state import GameState

SEATS = Seats(5)
ROUNDS = 5
TRICKS = 9
FACE_UP = 10

# Material


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


PINK_VALUES = 7
ORDINARY_VALUES = 11
VALUES = ORDINARY_VALUES + 1
"""The length of an axis of values; value 0 is unused."""

# B1 A leaf is a colour and a value: pink first, then colour after colour.
Leaf = IntEnum(  # type: ignore[misc]
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


class Loose(IntEnum):
    """B19 What a magpie can take or eat: cards that lie by themselves. The first stacks, in their order."""

    BONE = 0
    TWIG = 1
    WHEAT = 2
    WEEVIL = 3


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


class Answer(IntEnum):
    """B19 What becomes of a stolen card."""

    KEEP = 0
    DISCARD = 1


class Options(Record):
    """B19, B22, B23 House rules."""

    optional_effects: Annotated[Flag, Switch(clause="B19")]
    """Whether the use of a magpie, a cage or a trap may be declined."""


class Edition(Record):
    """B4, B12 What is printed on the cards."""

    copies: Annotated[Smalls, Shape(Offer)]
    """How many collection cards there are of each type with each arrow."""

    points: Annotated[Smalls, Shape(Kind)]
    """The points printed on each type of collection card."""

    trampled_by: Annotated[Smalls, Shape(Suit, VALUES)]
    """The value that tramples each value of the same colour; 0 where nothing does."""


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
    """The collection card at stake, chosen but not yet won."""

    laid: Annotated[Smalls, Shape(SEATS), Leaf]
    """The leaf each seat has laid into the trick."""

    face_up: Annotated[Smalls, Shape(Offer)]
    """The collection cards face up."""

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
    """The collections, by what lies with what."""

    arriving: Annotated[Small, Stack]
    """What has arrived in the collection of the seat that is asked about it: for its partner, or whether it is kept."""


ACTIONS = Actions(
    Block("stake", "{offer}", offer=Offer),
    Block("leaf", "{leaf}", leaf=Leaf),
    Block("magpie", "magpie-{card}-of-{owner}", owner=SEATS, card=Loose),
    Block("keep", "{answer}", answer=Answer),
    Block("cage", "cage-{badger}-of-{owner}", owner=SEATS, badger=("badger", "badger-bone")),
    Block(
        "trap",
        "trap-{hamster}-of-{owner}",
        owner=SEATS,
        hamster=("female", "female-wheat", "female-weevil", "male", "male-wheat", "male-weevil"),
    ),
    Block(
        "partner",
        "with-{partner}",
        partner=("badger", "badger-cage", "female", "female-trap", "male", "male-trap"),
    ),
    Block("decline", "decline"),
)


class Event(Cited):
    """What the log can tell. `seat` is the one who wins, steals or owns, unless it says otherwise."""

    ROUND_BEGINS = "B5", {"round": int}  # seat: holder of the first-player card
    CARD_TURNED_UP = "B6", {"card": Offer}
    STAKE_CHOSEN = "B7", {"card": Offer}
    LEAF_LED = "B7", {"leaf": Leaf}
    LEAF_FOLLOWS = "B8", {"leaf": Leaf}
    LEAF_DISCARDED = "B8", {"leaf": Leaf}  # cannot follow: a leaf of another colour that is no trump
    LEAF_TRUMPS = "B8", {"leaf": Leaf}  # cannot follow: a trump
    LEAF_TRAMPLED = "B11", {"leaf": Leaf, "trampler": Leaf}  # seat: whose leaf is out
    TRICK_WON = "B13", {"leaf": Leaf, "card": Offer}
    FIRST_PLAYER_MOVES = "B14"
    CARD_JOINS = "B13", {"card": Kind}  # won or kept, it lies in the collection by itself for now
    BONE_KEEPS_BADGER_BUSY = "B16", {"badger": Stack}  # the stack as it was before: badger or badger-cage
    HAMSTER_GETS_FOOD = "B17", {"hamster": Stack, "food": Loose}  # the stack as it was before
    QUARREL = "B18"
    HAMSTER_LOST_IN_QUARREL = "B18", {"stack": Stack}
    BADGER_EATS = "B16", {"stack": Stack}
    WEEVIL_EATS_WHEAT = "B25"
    MAGPIE_EATS = "B19", {"owner": Seat, "food": Loose}
    MAGPIE_TAKES = "B19", {"owner": Seat, "card": Loose}
    STOLEN_CARD_KEPT = "B19", {"card": Loose}
    STOLEN_CARD_DISCARDED = "B19", {"card": Loose}
    MAGPIE_FINDS_NOTHING = "B19"
    BADGER_STOLEN = "B22", {"owner": Seat, "stack": Stack}  # the stack as it was before, without the cage
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
    NO_SUCH_BADGER = "B22", {"owner": Seat}  # no such badger, or only in a cage
    NO_SUCH_HAMSTER = "B23", {"owner": Seat}
    NO_SUCH_PARTNER = "B15"
    MUST_BE_USED = "B19"  # declining without the house rule
