"""Life is Life: the menagerie, in rulebook order."""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sousbois.core.action import Actions, Block
from sousbois.core.cited import Cited
from sousbois.core.option import Choice, Switch
from sousbois.core.record import Count, Counts, Flag, Record, Seat, SeatBits, Seats, Seen, Shape, Small, Smalls
from sousbois.core.state import GameState

SEATS = Seats(5)
ROWS = 4
HAND = 10

# Material


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


class State(GameState, events=48):
    """M3 The table: four open rows, hidden hands, lives."""

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

    exchanged: Annotated[Small, SeatBits]
    """The players who have exchanged in this round, and so may knock."""

    knocked: Annotated[Small, Seat]
    """Who has knocked first in this round."""

    last_turns: Annotated[Small, SeatBits]
    """After a knock: the players who still have their last turn."""

    row: Small
    """The row that the player is exchanging, from 0; NOTHING while none is chosen."""

    down: Annotated[Smalls, Shape(Species)]
    """The cards put down so far for that row."""

    rows: Annotated[Smalls, Shape(ROWS, Species)]
    """The open rows."""

    hand: Annotated[Smalls, Shape(SEATS, Species), Seen.BY_OWNER]
    """The hands."""

    known: Annotated[Smalls, Shape(SEATS, Species)]
    """What everybody knows to be in each hand: cards taken from open rows and not put back since."""

    most: Annotated[Smalls, Shape(SEATS, Species)]
    """How many cards of a species can be in each hand besides those known: whoever has exchanged without a sudden
    death did not hold the whole species at that time."""

    aside: Annotated[Smalls, Shape(Species), Seen.BY_NOBODY]
    """The cards face down, out of the round."""

    lives: Annotated[Counts, Shape(SEATS)]
    """The lives left to each player; none: out of the game."""

    out_in: Annotated[Counts, Shape(SEATS)]
    """The round in which each player was put out; 0 for those still in the game."""

    shown: Annotated[Smalls, Shape(SEATS, Species)]
    """The hands laid open at the last count, for all to see; nothing after a sudden death."""

    points: Annotated[Counts, Shape(SEATS)]
    """The points of the last count."""


ACTIONS = Actions(
    Block("knock", "knock"),
    Block("row", "row-{row}", row=range(1, ROWS + 1)),
    Block("put", "{species}", species=Species),
)


class Event(Cited):
    """What the log can tell."""

    ROUND_BEGINS = "M3", {"round": int}  # seat: the starter
    ROW_TAKEN = "M5", {"row": int, "cards": int}
    CARD_PUT_DOWN = "M5", {"species": Species, "count": int}  # one event for each species put down
    CARD_TAKEN = "M5", {"species": Species, "count": int}  # one event for each species taken
    KNOCK = "M6"
    LAST_TURN_LEFT = "M6"  # knocks too, to leave the last turn
    KNOCK_BY_LIMIT = "M8"
    SUDDEN_DEATH = "M7", {"species": Species}
    LIFE_GAINED = "M13", {"lives": int}
    MAJORITY = "M9", {"species": Species, "cards": int, "points": int}  # seat: who has it
    NO_MAJORITY = "M9", {"species": Species, "cards": int}  # a tie for the most: how many each of them holds
    SINGLE_CARD_IS_NONE = "M10", {"species": Species}  # two players: one card is no majority; seat: who has it
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
    ROW_CHOSEN = "M5"  # a row is chosen already: its cards are to be put down
    ONLY_KNOCK = "M8"  # the limit of turns is reached
    NOT_IN_HAND = "M5", {"species": Species}
    OUT_OF_ORDER = "M5", {"species": Species}  # cards are put down in the order of the species
    TOO_FEW_AFTER_IT = "M5", {"species": Species}  # in that order, not enough cards would be left to put down
    SAME_ANIMALS = "M5", {"species": Species}
