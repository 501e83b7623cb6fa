"""Igels: the cards and the table, what one can do there, and what there is to tell.

Enumerations      the fates of animals, the steps of a round, the questions; what is printed on cards in vocabulary.py
Options, Edition  what is settled before the game
State             the table
Event, Refusal    what there is to tell
Actions           actions_of
"""

from __future__ import annotations

from enum import IntEnum
from typing import Annotated

from sousbois.core.action import Actions, Block, PrintedNames
from sousbois.core.cited import Cited
from sousbois.core.edition import LoadedEdition
from sousbois.core.option import Choice, Switch
from sousbois.core.record import (
    Bits,
    Count,
    Counts,
    Flag,
    Printed,
    PrintedAxis,
    Record,
    Seat,
    SeatBits,
    Seats,
    Seen,
    Shape,
    Small,
    Smalls,
)
from sousbois.core.state import GameState
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD, Food, Species

SEATS = Seats(4)
PILE_OF_ANIMALS = 8
"""I1 The animals of each species."""
ANIMALS = 32
FOODS = 32
"""I1 The foods of the forest."""
HAND = 5
"""I5 The support cards dealt to each."""
DRAWS = 2
"""I8 The cards that each draws in the build phase."""
TRADED = 2
"""I28 The hand cards that go for a new one."""
LOOT = 2
"""I21 The foods of a win."""
ROUNDS = 60
"""I43 After so many rounds winter comes."""

KINDS = 64
"""The most kinds of support card that an edition can have."""
CARDS = 112
"""The most support cards that an edition can have."""
SOURCES = ANIMALS + KINDS
"""Whatever can have an effect: an animal, or (from ANIMALS on) a kind of support card."""

EVENTS_TOLD = 256
"""How much of what one decision sets off is told: more than enough, unless somebody has hoarded dozens of cards and
lays them all at once. Then the table shows the rest."""


class Animal(Printed):
    """I3 An animal: the edition knows its name. Those of a species have numbers one after the other."""


class Card(Printed):
    """I3 A kind of support card: the edition knows its name."""


class Source(Printed):
    """R1 Whose effect it is: an animal or a kind of support card."""


class Fate(IntEnum):
    """I27, I35, R4 Where an animal is."""

    PILE = 0
    READY = 1
    ASLEEP = 2
    FIGHTING = 3
    HOME = 4
    """Sent home from this battle: it fought, and will sleep."""
    DEAD = 5


class Step(IntEnum):
    """I6 The steps of a round, in their order; before the first round, the choice of species."""

    SPECIES = 0
    BUILD = 1
    BUILD_WINDOW = 2
    LEADERS = 3
    SUPPORTERS = 4
    STAND_WINDOW = 5
    LAY = 6
    ABILITIES = 7
    CARDS = 8
    LAST_WINDOW = 9
    LOOT = 10
    WON = 11
    LOST = 12
    LOOT_WINDOW = 13
    ORGANISE = 14
    TRADE = 15
    ORGANISE_WINDOW = 16
    OVER = 17


class Question(IntEnum):
    """I15, I30, R2, R3 What the player who acts is asked."""

    STEP = 0
    """What the step asks: to draw, to lead, to lay, to play …"""
    TARGET = 1
    """Whom or what an effect is aimed at, or whether it is used at all."""
    PICK = 2
    """The next animal or food that an effect concerns."""
    COUNTER = 3
    """Whether a card stops the event."""


class Options(Record):
    """I4, I41, I42 A shorter game, and house rules."""

    forest_size: Annotated[Small, Choice(default=FOODS, low=8, high=FOODS, clause="I4")]
    """How many foods the forest has."""

    choose_species: Annotated[Flag, Switch(clause="I4")]
    """Whether the players choose their species one after the other; otherwise they are drawn by lot."""

    trim_absent: Annotated[Flag, Switch(clause="I41")]
    """Whether support cards that only an absent species could use are taken out."""

    standing_dens: Annotated[Flag, Switch(clause="I42")]
    """Whether dens and nests stay with their player and protect as many foods as they hold."""


class Edition(Record):
    """I3 What is printed on the cards. An effect is a row of numbers; NOTHING where its arguments have nothing to
    say."""

    copies_of_food: Annotated[Smalls, Shape(Food)]
    """How many cards of each food there are."""

    points: Annotated[Smalls, Shape(Food)]
    """What each food counts."""

    bonus: Annotated[Smalls, Shape(Species, Food)]
    """What each food counts besides for each species."""

    animal_food: Annotated[Smalls, Shape(Food), bool]
    """The foods that vegetarians do not eat."""

    sap: Annotated[Smalls, Shape(ANIMALS)]
    """The strength of each animal."""

    sex: Annotated[Smalls, Shape(ANIMALS)]
    """The sex of each animal."""

    vegetarian: Annotated[Smalls, Shape(ANIMALS)]
    """Whether each animal is a vegetarian."""

    kinds: Small
    """How many kinds of support card there are; all combat cards come before all events."""

    combats: Small
    """How many of these kinds are combat cards."""

    copies: Annotated[Smalls, Shape(KINDS)]
    """How many cards of each kind there are."""

    value: Annotated[Smalls, Shape(KINDS)]
    """What each combat card adds to a total."""

    only_for: Annotated[Smalls, Shape(KINDS)]
    """The only species that can use a card, if not all can."""

    bound_to: Annotated[Smalls, Shape(KINDS)]
    """The animal that a combat card stays with, if any."""

    windows: Annotated[Smalls, Shape(KINDS), Bits]
    """When each event can be played."""

    counters: Annotated[Smalls, Shape(KINDS, KINDS)]
    """Whether an event (first) can be stopped by a card (second)."""

    effect: Annotated[Smalls, Shape(SOURCES)]
    """The effect of each card and of each animal's ability."""

    target: Annotated[Smalls, Shape(SOURCES)]
    """What is named when the effect begins."""

    whom: Annotated[Smalls, Shape(SOURCES)]
    """Whom it concerns."""

    amount: Annotated[Smalls, Shape(SOURCES)]
    """Its number: points of SAP, animals, foods or cards."""

    per: Annotated[Smalls, Shape(SOURCES)]
    """What this number is multiplied by."""

    condition: Annotated[Smalls, Shape(SOURCES)]
    """On what condition it acts."""

    partner: Annotated[Smalls, Shape(SOURCES)]
    """The animal that this condition speaks of."""

    which: Annotated[Smalls, Shape(SOURCES)]
    """Which combat cards it makes void."""

    pick: Annotated[Smalls, Shape(SOURCES)]
    """Who chooses the animals or foods concerned."""

    of_sex: Annotated[Smalls, Shape(SOURCES)]
    """The sex of the animals concerned, if not all are."""

    least_sap: Annotated[Smalls, Shape(SOURCES)]
    """The printed SAP from which on it can kill."""

    most_sap: Annotated[Smalls, Shape(SOURCES)]
    """The printed SAP up to which it can kill."""

    against: Annotated[Counts, Shape(SOURCES), Bits]
    """The effects that a shield keeps off."""

    when: Annotated[Smalls, Shape(ANIMALS)]
    """The moment of each animal's ability."""

    scope: Annotated[Smalls, Shape(ANIMALS)]
    """How long each animal's ability counts."""

    once: Annotated[Smalls, Shape(ANIMALS)]
    """Whether it can be used once a game only."""

    optional: Annotated[Smalls, Shape(ANIMALS)]
    """Whether its player may decline it."""

    deadly: Annotated[Smalls, Shape(ANIMALS)]
    """Whether the animal dies of it."""


class State(GameState, events=EVENTS_TOLD):
    """The table. Whatever concerns a battle is cleared when its round ends."""

    options: Options
    """What is played differently."""

    round: Small
    """The round, from 1."""

    first: Annotated[Small, Seat]
    """Who has the marker of the first player."""

    step: Annotated[Small, Step]
    """Where in the round we are."""

    question: Annotated[Small, Question]
    """What the player who acts is asked."""

    turn: Annotated[Small, Seat]
    """The player who acts; nobody once the game is over."""

    asked: Annotated[Small, Seat]
    """The last player whom this step has asked."""

    passed: Annotated[Small, SeatBits]
    """The players whom this step does not ask again: those who have passed, or have had their turn."""

    drawn: Small
    """How many cards the player who is drawing has drawn in this build phase."""

    species: Annotated[Smalls, Shape(SEATS), Species]
    """The species of each player."""

    forest: Annotated[Smalls, Shape(Food)]
    """The foods of the forest. Their order is not known to anybody: a food is drawn when it is taken."""

    set_aside: Annotated[Smalls, Shape(Food)]
    """The foods that are not in the game, face up."""

    looked_at: Annotated[Smalls, Shape(SEATS, Food), Seen.BY_OWNER]
    """The foods at the top of the forest that a winner is looking at."""

    foods: Annotated[Smalls, Shape(SEATS, Food)]
    """The foods of each player that are not secured."""

    secured: Annotated[Smalls, Shape(SEATS, Food)]
    """The secured foods of each player."""

    in_dens: Annotated[Smalls, Shape(SEATS)]
    """How many of these lie in dens that stand."""

    fate: Annotated[Smalls, Shape(PrintedAxis(ANIMALS, Animal)), Fate]
    """Where each animal is."""

    sap: Annotated[Smalls, Shape(PrintedAxis(ANIMALS, Animal))]
    """The strength of each animal: what is printed, and its bound cards."""

    used: Annotated[Smalls, Shape(PrintedAxis(ANIMALS, Animal)), bool]
    """The animals that have used their one-shot ability."""

    doomed: Annotated[Smalls, Shape(PrintedAxis(ANIMALS, Animal)), bool]
    """The animals that die of their ability when this battle is over."""

    joined: Annotated[Smalls, Shape(PrintedAxis(ANIMALS, Animal))]
    """As the how-manieth each animal joined this battle; 0 if it did not."""

    pile: Annotated[Smalls, Shape(CARDS), Card, Seen.BY_NOBODY]
    """The general pile. Its order means nothing: a card is drawn at random."""

    pile_size: Small
    """How many cards the general pile has."""

    shuffles: Count
    """How many times the dump has become a new pile."""

    dump: Annotated[Smalls, Shape(PrintedAxis(KINDS, Card))]
    """The support cards on the dump."""

    bound: Annotated[Smalls, Shape(PrintedAxis(KINDS, Card))]
    """The cards that lie under the animal they are bound to."""

    kept: Annotated[Smalls, Shape(SEATS, PrintedAxis(KINDS, Card))]
    """The events that stay in front of each player: penalties, and dens that stand."""

    hand: Annotated[Smalls, Shape(SEATS, CARDS), Card, Seen.BY_OWNER]
    """The support cards of each player in the order in which they were drawn, those laid face down included."""

    hand_size: Annotated[Smalls, Shape(SEATS)]
    """How many these are."""

    age: Annotated[Counts, Shape(SEATS, CARDS)]
    """How many times the dump had become a new pile when each card of a hand was drawn."""

    seen_by: Annotated[Smalls, Shape(SEATS, CARDS), SeatBits]
    """Who else knows each card of a hand, because it was stolen from them."""

    laid: Annotated[Smalls, Shape(SEATS, CARDS)]
    """As the how-manieth a player has laid each card of the hand face down in this battle; 0 if it is not laid."""

    laid_size: Annotated[Smalls, Shape(SEATS)]
    """How many cards each player has laid face down."""

    fighters: Annotated[Small, SeatBits]
    """The players who have put a leader forward in this battle."""

    leader: Annotated[Smalls, Shape(SEATS), Animal]
    """The animal that leads each side; a side without one is out, or was never in."""

    joiners: Small
    """How many animals have joined this battle."""

    initial: Annotated[Counts, Shape(SEATS)]
    """The initial SAP of each side."""

    line: Annotated[Smalls, Shape(SEATS, CARDS), Card]
    """The revealed support cards of each side, in the order in which they were laid."""

    line_size: Annotated[Smalls, Shape(SEATS)]
    """How many these are."""

    void: Annotated[Smalls, Shape(SEATS, CARDS)]
    """Whether each of them counts for nothing."""

    swing: Annotated[Counts, Shape(SEATS, PrintedAxis(SOURCES, Source))]
    """The points of SAP that each side has received from each card or animal."""

    raised: Annotated[Smalls, Shape(SEATS)]
    """The SAP to which an ability has raised each leader; 0 if none has."""

    dazed: Annotated[Smalls, Shape(SEATS), bool]
    """Whether each leader is dazed."""

    draw_forced: Flag
    """Whether this battle is a draw whatever the totals."""

    upside_down: Flag
    """Whether the lowest total wins this battle."""

    loot_change: Annotated[Smalls, Shape(SEATS)]
    """By how many foods events have changed the loot of each player, should they win."""

    loot_change_of_winner: Small
    """By how many foods events have changed the loot of whoever wins."""

    winner: Annotated[Small, Seat]
    """Who has won this battle."""

    sharers: Annotated[Small, SeatBits]
    """Who shares the draw."""

    side: Annotated[Small, Seat]
    """Whose abilities or cards are taking effect."""

    acted: Annotated[Small, SeatBits]
    """Whose have done so in this step."""

    next: Small
    """Which of their animals or cards is next."""

    card: Annotated[Small, Card]
    """The card that has left a hand and is on no pile yet: an event being played, or the first of two being traded."""

    source: Annotated[Small, Source]
    """Whose effect is at work."""

    actor: Annotated[Small, Seat]
    """Who plays the card, or whose animal it is."""

    victim: Annotated[Small, Seat]
    """The player it is aimed at."""

    aim: Small
    """The number of the animal or food it is aimed at."""

    left: Small
    """How many animals or foods are still to be picked."""


class Event(Cited):
    """What there is to tell."""

    SPECIES_DRAWN = "I4", {"species": Species}
    SPECIES_CHOSEN = "I4", {"species": Species}
    FOOD_SET_ASIDE = "I4", {"food": Food}
    CARDS_TRIMMED = "I41", {"cards": int}
    FIRST_ANIMAL = "I5", {"animal": Animal, "sap": int}
    ROUND_BEGINS = "I7", {"round": int}
    ANIMAL_DRAWN = "I8", {"animal": Animal, "sap": int}
    CARD_DRAWN = "I8"
    PILE_SHUFFLED = "I9", {"cards": int}
    LEADS = "I10", {"animal": Animal, "sap": int}
    STAYS_OUT = "I10"
    SUPPORTS = "I11", {"animal": Animal, "sap": int}
    INITIAL_SAP = "I12", {"total": int}
    CARD_LAID = "I13"
    COMBAT_REVEALED = "I14", {"card": Card, "value": int}
    EVENT_REVEALED = "I14", {"card": Card}
    ABILITY_ACTS = "I20", {"animal": Animal}
    ABILITY_AIMED = "I20", {"animal": Animal, "victim": Seat}
    ABILITY_DECLINED = "I15", {"animal": Animal}
    ONE_SHOT = "I37", {"animal": Animal}
    CARD_ACTS = "I16", {"card": Card}
    CARD_AIMED = "I16", {"card": Card, "victim": Seat}
    CARD_AT_ANIMAL = "I16", {"card": Card, "victim": Seat, "animal": Animal}
    CARD_IDLE = "I16", {"card": Card}
    EVENT_PLAYED = "I29", {"card": Card}
    EVENT_AIMED = "R2", {"card": Card, "victim": Seat}
    EVENT_AT_ANIMAL = "R2", {"card": Card, "victim": Seat, "animal": Animal}
    EVENT_AT_FOOD = "R2", {"card": Card, "victim": Seat, "food": Food}
    EVENT_FOR_ANIMAL = "I35", {"card": Card, "animal": Animal}
    COUNTERED = "I30", {"counter": Card, "card": Card}
    SAP_CHANGED = "I17", {"source": Source, "amount": int, "total": int}
    SAP_RAISED = "I37", {"animal": Animal, "sap": int, "total": int}
    CARD_VOID = "I17", {"card": Card, "total": int}
    DAZED = "I20", {"animal": Animal, "total": int}
    SENT_HOME = "R4", {"animal": Animal}
    DIES = "R6", {"animal": Animal}
    LEADS_ON = "R5", {"animal": Animal, "sap": int}
    SIDE_OUT = "R5"
    DRAW_FORCED = "I31"
    UPSIDE_DOWN = "I19"
    LOOT_CHANGED = "I21", {"amount": int}
    LOOT_OF_WINNER_CHANGED = "I21", {"amount": int}
    TOTAL = "I17", {"total": int}
    NO_BATTLE = "I19"
    NOBODY_LEFT = "I19"
    WINS = "I19", {"total": int}
    WINS_TIE = "I19", {"total": int}
    SHARES_DRAW = "I23"
    LOOKS = "I21", {"foods": int}
    FOOD_TAKEN = "I21", {"food": Food}
    FOOD_SHARED = "I23", {"food": Food}
    TOO_FEW_FOODS = "I23", {"foods": int}
    FOOD_PUT_BACK = "I24", {"food": Food}
    FOOD_FORAGED = "R10", {"food": Food}
    FOOD_STOLEN = "R10", {"food": Food, "victim": Seat}
    FOOD_SECURED = "I34", {"food": Food}
    DEN_STANDS = "I42", {"card": Card}
    PENALTY = "I39", {"card": Card, "points": int}
    CARDS_DRAWN = "I9", {"cards": int}
    CARD_STOLEN = "I33", {"victim": Seat}
    WAKES = "I27", {"animal": Animal}
    RECRUITED = "I33", {"animal": Animal, "sap": int}
    REVIVED = "I35", {"animal": Animal, "sap": int}
    BOUND = "I36", {"card": Card, "animal": Animal, "sap": int}
    SLEEP = "I27"
    CARDS_TRADED = "I28", {"card": Card, "other": Card}
    LAST_FOOD = "I25"
    WINTER = "I43"
    COUNTED = "I39", {"foods": int, "bonus": int, "penalty": int}


class Refusal(Cited):
    """Why an action is not allowed."""

    ALLOWED = "I6"
    NOT_NOW = "I6"
    SPECIES_TAKEN = "I4", {"species": Species}
    NOT_YOUR_SPECIES = "I10", {"animal": Animal}
    STILL_IN_PILE = "I8", {"animal": Animal}
    ASLEEP = "I27", {"animal": Animal}
    DEAD = "I35", {"animal": Animal}
    FIGHTS_ALREADY = "I11", {"animal": Animal}
    NOT_IN_HAND = "I13", {"card": Card}
    OTHER_SPECIES_ONLY = "I33", {"card": Card}
    COUNTER_BY_ITSELF = "R3", {"card": Card}
    CANNOT_BE_LAID = "I13", {"card": Card}
    COMBAT_IS_LAID = "I13", {"card": Card}
    NOT_IN_THIS_WINDOW = "I29", {"card": Card}
    NO_SENSE = "R1", {"card": Card}
    NO_SIDE = "R11", {"card": Card}
    NO_ONE_SHOT = "I37"
    USED_UP = "I37"
    NO_COUNTER = "R3", {"card": Card}
    NO_TARGET = "R1"
    NOT_OPTIONAL = "R2"
    TRADE_BEGUN = "I28"
    CANNOT_BE_PICKED = "I40"


class Deed(IntEnum):
    """I13, I28–I30 What one can do with a card of the hand."""

    LAY = 0
    PLAY = 1
    COUNTER = 2
    TRADE = 3


class Way(IntEnum):
    """I10, I11, I13, I15, I28–I30 How to say no."""

    PASS = 0
    STAY_OUT = 1
    DECLINE = 2


DEEDS = len(Deed)
DRAW_ANIMAL, DRAW_CARD = 0, 1
PASS = 2
STAY_OUT = PASS + Way.STAY_OUT
DECLINE = PASS + Way.DECLINE
USE = PASS + len(Way)
TAKE_SPECIES = USE + 1
LEAD = TAKE_SPECIES + len(Species)
SUPPORT = LEAD + ANIMALS
ON_PLAYER = SUPPORT + ANIMALS
ON_ANIMAL = ON_PLAYER + SEATS
ON_FOOD = ON_ANIMAL + ANIMALS
PICK_FOOD = ON_FOOD + SEATS * KINDS_OF_FOOD
WITH_CARD = PICK_FOOD + KINDS_OF_FOOD
"""Where the blocks of actions begin; `actions_of` builds them in this order, and a test compares."""


def actions_of(edition: LoadedEdition) -> Actions:
    """All actions; those about animals and cards bear the names that the edition knows."""
    animals = PrintedNames(edition.printed[Animal])
    cards = PrintedNames(edition.printed[Card])
    return Actions(
        Block("draw", "draw-{pile}", pile=("animal", "card")),
        Block("pass", "{way}", way=Way),
        Block("use", "use"),
        Block("species", "{species}", species=Species),
        Block("lead", "lead-{animal}", animal=animals),
        Block("support", "support-{animal}", animal=animals),
        Block("player", "on-{victim}", victim=SEATS),
        Block("animal", "choose-{animal}", animal=animals),
        Block("food-of", "{food}-of-{victim}", victim=SEATS, food=Food),
        Block("food", "pick-{food}", food=Food),
        Block("card", "{deed}-{card}", card=cards, deed=Deed),
    )
