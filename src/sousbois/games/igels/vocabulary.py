"""Igels: the vocabulary of what is printed on cards (I1–I3, I40). It is closed: a card says nothing else.

Kinds         Species, Food, Sex
Effects       Effect; its arguments Whom, Per, Condition, Which, Pick; what it names: Target
Moments       When and Scope of abilities, Window of events
"""

from __future__ import annotations

from enum import IntEnum


class Species(IntEnum):
    """I1 The four species."""

    HEDGEHOG = 0
    RABBIT = 1
    SQUIRREL = 2
    MOUSE = 3


class Food(IntEnum):
    """I2 The eight kinds of food."""

    NUT = 0
    WORM = 1
    TURNIP = 2
    BERRY = 3
    PICNIC = 4
    GRASS = 5
    LEAF = 6
    BUG = 7


class Effect(IntEnum):
    """I40 The closed list of effects."""

    SAP = 0
    SET_SAP = 1
    VOID_COMBAT = 2
    DAZE = 3
    SEND_HOME = 4
    KILL = 5
    SHIELD = 6
    FORCE_DRAW = 7
    LOWEST_WINS = 8
    WIN_TIES = 9
    LOOT = 10
    LOOT_PICK = 11
    FORAGE = 12
    STEAL_FOOD = 13
    SECURE = 14
    SECURE_CAP = 15
    PENALTY = 16
    DRAW = 17
    STEAL_CARD = 18
    WAKE = 19
    RECRUIT = 20
    REVIVE = 21
    COUNTER = 22


class When(IntEnum):
    """I15, I18, I20, I21, I27 The moment of an ability."""

    REVEAL = 0
    LAST = 1
    LOOT = 2
    WON = 3
    LOST = 4
    ORGANISE = 5
    ALWAYS = 6


class Scope(IntEnum):
    """I20 How long an ability counts: while the animal leads, fights, or lives in the pool."""

    LEADER = 0
    BATTLE = 1
    PLAY = 2


class Whom(IntEnum):
    """I32, R11 Whom an effect concerns."""

    SELF = 0
    OPPONENT = 1
    """One other player in the battle."""
    OPPONENTS = 2
    """All others in the battle."""
    ALL = 3
    """Everybody in the battle."""
    WINNER = 4
    PLAYER = 5
    """One other player, in the battle or not."""


class Per(IntEnum):
    """I17 What a number is multiplied by."""

    OPPONENT = 0
    SUPPORTER = 1
    COMBAT = 2
    LEADER = 3


class Condition(IntEnum):
    """I17, I21 On what condition an effect acts."""

    ALONE = 0
    WITH = 1
    OPPOSED = 2


class Which(IntEnum):
    """I17 Which combat cards count for nothing."""

    HIGHEST = 0
    ALL = 1


class Pick(IntEnum):
    """R4, R10 Who chooses the animals or foods concerned."""

    ACTOR = 0
    VICTIM = 1


class Sex(IntEnum):
    """I3 The sex of an animal."""

    M = 0
    F = 1


class Target(IntEnum):
    """R2 What is named when an effect begins."""

    NONE = 0
    PLAYER = 1
    ANIMAL = 2
    FOOD = 3


class Window(IntEnum):
    """I13, I29 When an event can be played; FACEDOWN: it can be laid among the support cards of a battle."""

    BUILD = 0
    STAND = 1
    LAST = 2
    LOOT = 3
    ORGANISE = 4
    FACEDOWN = 5


KINDS_OF_FOOD = len(Food)
