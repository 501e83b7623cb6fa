"""Life is Life: what lies on the table of the menagerie, what one can do there, and what there is to tell."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sousbois.core.action import Actions, Block
from sousbois.core.cited import Cited
from sousbois.core.option import Choice, Switch
from sousbois.core.record import Count, Counts, Flag, Record, Seat, Seats, Seen, Shape, Small, Smalls
from sousbois.core.state import GameState

SEATS = Seats(5)
ROWS = 4
HAND = 10
LIVES = 5

LOST_BY_THE_LAST = 2
LOST_BY_OTHERS = 1
LOST_TO_SUDDEN_DEATH = 1


class Species(IntEnum):
    """M1, M2 The ten species, in the order in which they are counted."""

    GIRAFFE = 0
    BEAR = 1
    MOLE = 2
    GOAT = 3
    SHEEP = 4
    DOG = 5
    RABBIT = 6
    PIG = 7
    CAT = 8
    MOUSE = 9


KINDS = len(Species)
MOST_CARDS = KINDS * (HAND - 1)
"""No species can fill a hand, in any edition."""


class Variant(IntEnum):
    """M7, M13 The two lists of species that end a round at once."""

    STANDARD = 0
    ADVANCED = 1


class Options(Record):
    """M8, M13 The variant, and limits that end what would never end."""

    advanced: Annotated[Flag, Switch(clause="M13")]
    """Whether the advanced variant is played."""

    turn_limit: Annotated[Count, Choice(default=40, low=1, high=200, clause="M8")]
    """How many turns each player has in a round before one has to knock."""

    round_limit: Annotated[Count, Choice(default=100, low=1, high=1000, clause="M8")]
    """After how many rounds the game ends."""


class Edition(Record):
    """M1, M2, M7, M13 What is printed on the cards."""

    copies: Annotated[Smalls, Shape(Species)]
    """How many cards there are of each species; also what its majority is worth."""

    sudden: Annotated[Smalls, Shape(Variant, Species), bool]
    """The species that cause a sudden death when one player holds all of them, for each variant."""


class State(GameState, events=33):
    """M3 The table: four open rows, hidden hands, lives.

    No move tells more than 33 events: 9 for an exchange (a row, four species put down, four taken), 10 majorities,
    5 sums of points, 4 times lives lost (the first loses none), 4 players out, and the end of the game; or, at the
    limit of rounds, 3 players out, the limit and the end.
    """

    options: Options
    """The variant and the limits."""

    round: Count
    """The round, from 1."""

    turn: Annotated[Small, Seat]
    """Whose turn it is; nobody's once the game is over."""

    starter: Annotated[Small, Seat]
    """Who started the round."""

    turns: Annotated[Counts, Shape(SEATS)]
    """How many turns each player has taken in this round."""

    knocked: Annotated[Small, Seat]
    """Who has knocked first in this round: the round is counted when the turn is back at that player."""

    row: Small
    """The row that the player is exchanging, from 0; NOTHING while none is chosen."""

    down: Annotated[Smalls, Shape(ROWS), Species]
    """The cards put down so far for that row, in the order of the species; they have left the hand."""

    rows: Annotated[Smalls, Shape(ROWS, ROWS), Species]
    """The open rows, each in the order of the species."""

    hand: Annotated[Smalls, Shape(SEATS, Species), Seen.BY_OWNER]
    """The hands."""

    known: Annotated[Smalls, Shape(SEATS, Species)]
    """What everybody knows to be in each hand: cards taken from open rows and not put down since. Of two cards alike,
    the one known is put down first, for to others they are the same."""

    most: Annotated[Smalls, Shape(SEATS, Species)]
    """How many cards of a species can be in each hand at most, besides those known: whoever has exchanged without a
    sudden death did not hold the whole species at that time."""

    aside: Annotated[Smalls, Shape(Species), Seen.BY_NOBODY]
    """The cards face down, out of the round."""

    lives: Annotated[Counts, Shape(SEATS)]
    """The lives left to each player; none: out of the game."""

    out_in: Annotated[Counts, Shape(SEATS)]
    """The round in which each player was put out; 0 for those still in the game."""

    shown: Annotated[Smalls, Shape(SEATS, Species)]
    """The hands laid open for the count of the last round, for all to see; nothing after a sudden death."""

    points: Annotated[Counts, Shape(SEATS)]
    """The points of that count."""


ACTIONS = Actions(
    Block("row", "row-{row}", row=range(1, ROWS + 1)),
    Block("knock", "knock"),
    Block("put", "{species}", species=Species),
)
ROW = ACTIONS.start("row")
KNOCK = ACTIONS.start("knock")
PUT = ACTIONS.start("put")


class Event(Cited):
    """What the log can tell. An exchange is told as a whole, when its last card is put down."""

    ROUND_BEGINS = "M3", {"round": int}
    ROW_TAKEN = "M5", {"row": int, "cards": int}
    CARD_PUT_DOWN = "M5", {"species": Species, "count": int}
    CARD_TAKEN = "M5", {"species": Species, "count": int}
    KNOCK = "M6"
    LAST_TURN_LEFT = "M6"
    KNOCK_BY_LIMIT = "M8"
    SUDDEN_DEATH = "M7", {"species": Species}
    LIFE_GAINED = "M13", {"lives": int}
    MAJORITY = "M9", {"species": Species, "cards": int, "points": int}
    NO_MAJORITY = "M9", {"species": Species, "cards": int}
    SINGLE_CARD_IS_NONE = "M10", {"species": Species}
    POINTS_COUNTED = "M11", {"points": int}
    ALL_EQUAL = "M11"
    LIVES_LOST = "M11", {"lost": int, "left": int}
    LIFE_LOST_TO_SUDDEN_DEATH = "M7", {"lost": int, "left": int}
    OUT = "M12"
    ROUND_LIMIT = "M8", {"rounds": int}
    GAME_OVER = "M12"


class Refusal(Cited):
    """Why a move is refused."""

    ALLOWED = "M4"
    NOT_EXCHANGED_YET = "M6"
    CHOOSE_ROW_FIRST = "M5", {"species": Species}
    ROW_CHOSEN = "M5"
    ONLY_KNOCK = "M8"
    NOT_IN_HAND = "M5", {"species": Species}
    OUT_OF_ORDER = "M5", {"species": Species}
    TOO_FEW_AFTER_IT = "M5", {"species": Species}
    SAME_ANIMALS = "M5", {"species": Species}
