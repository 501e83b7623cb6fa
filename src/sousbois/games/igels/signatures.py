"""The closed list of effects: the arguments of each, what they may say, and where the effect may stand (I40).

Argument     what one argument may say, and which column of the facts it fills
Signature    the arguments of an effect; the moments, the windows and the cards it is made for
SIGNATURES   the list
target_of    what is named when an effect begins
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any

from sousbois.core.naming import named_member, names_of
from sousbois.games.igels.material import PILE_OF_ANIMALS, Fate
from sousbois.games.igels.vocabulary import Condition, Effect, Per, Pick, Sex, Target, When, Which, Whom, Window

MOST = 20
"""The highest number that an argument, a strength or a value can have."""

EFFECTS = dict(zip(names_of(Effect), Effect, strict=True))


@dataclass(frozen=True)
class Argument:
    """An argument of an effect: one of some words, or a number."""

    column: str | None
    """Where its number stands in the facts; None if there is nothing to choose."""
    words: Mapping[str, int] = field(default_factory=dict)
    """The words it can be, and the numbers they stand for."""
    numbers: range = range(0)
    """The numbers it can be."""

    def wrong(self, value: Any) -> str | None:
        """What is wrong with a value, if anything."""
        fits = value in self.words if isinstance(value, str) else type(value) is int and value in self.numbers
        return None if fits else f"{value!r} (expected {self.expected})"

    @property
    def expected(self) -> str:
        """What it can be, in words."""
        number = f"a whole number from {self.numbers[0]} to {self.numbers[-1]}" if self.numbers else ""
        return " or ".join(filter(None, (number, ", ".join(self.words))))

    def number(self, value: Any, animals: Sequence[str]) -> int:
        """The number for a value that is not wrong; `animals` are the ids of the animals in their order."""
        return self.words[value] if isinstance(value, str) else int(value)


class Several(Argument):
    """An argument that is a list of some words; its number has one bit for each."""

    def wrong(self, value: Any) -> str | None:
        fits = isinstance(value, list) and value and all(isinstance(word, str) and word in self.words for word in value)
        return None if fits and len(set(value)) == len(value) else f"{value!r} (expected a list of {self.expected})"

    def number(self, value: Any, animals: Sequence[str]) -> int:
        return sum(1 << self.words[word] for word in value)


class AnimalId(Argument):
    """An argument that names an animal."""

    def wrong(self, value: Any) -> str | None:
        return None if isinstance(value, str) else f"{value!r} (expected the id of an animal)"

    def number(self, value: Any, animals: Sequence[str]) -> int:
        return animals.index(value)


@dataclass(frozen=True)
class Signature:
    """How an effect is written, and where: as an ability, on an event, on a combat card."""

    required: Mapping[str, Argument] = field(default_factory=dict)
    optional: Mapping[str, Argument] = field(default_factory=dict)
    when: tuple[When, ...] = ()
    """The moments of an ability; none if it cannot be one."""
    windows: tuple[Window, ...] = ()
    """The windows of an event; none if it cannot be one, or if it is a counter, which has no window."""
    combat: bool = False
    """Whether it can stand on a combat card."""

    @property
    def arguments(self) -> dict[str, Argument]:
        return {**self.required, **self.optional}


def words_of(*members: IntEnum) -> dict[str, int]:
    """These members under their usual names."""
    return {named_member(member): member for member in members}


def _whom(*members: Whom) -> Argument:
    return Argument("whom", words_of(*members))


def _number(least: int = 1, column: str = "amount", **also: int) -> Argument:
    return Argument(column, also, range(least, MOST + 1))


_SEX = Argument("of_sex", words_of(*Sex))
_PICK = Argument("pick", words_of(*Pick))
_COUNT_OR_ALL = _number(all=PILE_OF_ANIMALS)
_AT_PEACE = (Window.BUILD, Window.LOOT, Window.ORGANISE)

SIGNATURES: Mapping[Effect, Signature] = {
    Effect.SAP: Signature(
        {"to": _whom(Whom.SELF, Whom.OPPONENT, Whom.OPPONENTS, Whom.ALL), "amount": _number(-MOST)},
        {
            "per": Argument("per", words_of(*Per)),
            "if": Argument("condition", words_of(Condition.ALONE, Condition.WITH)),
            "with": AnimalId("partner"),
        },
        when=(When.REVEAL, When.LAST, When.ALWAYS),
        windows=(Window.STAND, Window.LAST, Window.FACEDOWN),
        combat=True,
    ),
    Effect.SET_SAP: Signature({"value": _number(0)}, when=(When.LAST,)),
    Effect.VOID_COMBAT: Signature(
        {"of": _whom(Whom.OPPONENT, Whom.ALL), "which": Argument("which", words_of(*Which))},
        when=(When.REVEAL,),
        windows=(Window.LAST, Window.FACEDOWN),
    ),
    Effect.DAZE: Signature({"of": _whom(Whom.OPPONENT, Whom.OPPONENTS)}, {"sex": _SEX}, when=(When.REVEAL,)),
    Effect.SEND_HOME: Signature(
        {"of": _whom(Whom.OPPONENT, Whom.OPPONENTS), "count": _COUNT_OR_ALL, "pick": _PICK},
        {"sex": _SEX},
        when=(When.REVEAL,),
        windows=(Window.STAND, Window.LAST, Window.FACEDOWN),
        combat=True,
    ),
    Effect.KILL: Signature(
        {"of": _whom(Whom.OPPONENT)},
        {"sap_min": _number(0, "least_sap"), "sap_max": _number(0, "most_sap")},
        windows=(Window.STAND, Window.FACEDOWN),
    ),
    Effect.SHIELD: Signature(
        {
            "who": Argument("whom", {"side": Whom.SELF}),
            "against": Several("against", words_of(Effect.KILL, Effect.SEND_HOME)),
        },
        when=(When.ALWAYS,),
        combat=True,
    ),
    Effect.FORCE_DRAW: Signature(windows=(Window.LAST, Window.FACEDOWN)),
    Effect.LOWEST_WINS: Signature(windows=(Window.LAST,)),
    Effect.WIN_TIES: Signature(when=(When.ALWAYS,)),
    Effect.LOOT: Signature(
        {"to": _whom(Whom.SELF, Whom.WINNER), "amount": _number(-MOST)},
        {"if": Argument("condition", words_of(Condition.OPPOSED))},
        when=(When.LOOT,),
        windows=(Window.LAST, Window.FACEDOWN),
    ),
    Effect.LOOT_PICK: Signature({"look": _number()}, when=(When.LOOT,)),
    Effect.FORAGE: Signature({"count": _number()}, when=(When.LAST,)),
    Effect.STEAL_FOOD: Signature(
        {"of": _whom(Whom.OPPONENT, Whom.PLAYER), "count": _number(), "pick": _PICK},
        when=(When.WON,),
        windows=_AT_PEACE,
    ),
    Effect.SECURE: Signature({"max": _number()}, when=(When.WON,), windows=_AT_PEACE),
    Effect.SECURE_CAP: Signature({"max": _number()}, when=(When.ALWAYS,)),
    Effect.PENALTY: Signature({"points": _number()}, windows=_AT_PEACE),
    Effect.DRAW: Signature({"count": _number()}, when=(When.LOST, When.WON)),
    Effect.STEAL_CARD: Signature({"of": _whom(Whom.OPPONENT), "count": _number()}, when=(When.REVEAL, When.WON)),
    Effect.WAKE: Signature(
        # The animal itself, or any of one's own, which the facts call all.
        {"who": Argument("whom", {"self": Whom.SELF, "own": Whom.ALL}), "count": _number()},
        when=(When.ORGANISE,),
        windows=(Window.BUILD, Window.ORGANISE),
    ),
    Effect.RECRUIT: Signature({"count": _number()}, when=(When.ORGANISE,)),
    Effect.REVIVE: Signature({"state": Argument(None, words_of(Fate.READY))}, windows=(Window.BUILD, Window.ORGANISE)),
    Effect.COUNTER: Signature(),
}

_AT_A_PLAYER = (Effect.STEAL_FOOD, Effect.PENALTY, Effect.STEAL_CARD)
_AT_AN_ANIMAL = (Effect.KILL, Effect.REVIVE)


def target_of(table: Mapping[str, Any], *, event: bool) -> Target:
    """I30 What is named when this effect begins; `event` says whether it is that of an event."""
    effect = EFFECTS[table["effect"]]
    if effect == Effect.STEAL_FOOD and event and table["pick"] == "actor":
        return Target.FOOD
    if effect in _AT_AN_ANIMAL:
        return Target.ANIMAL
    if effect in _AT_A_PLAYER or "opponent" in (table.get("to"), table.get("of")):
        return Target.PLAYER
    return Target.NONE


def is_aimed(table: Mapping[str, Any]) -> bool:
    """I30 Whether an event with this effect is aimed at another player, who can then answer with a counter."""
    return table["effect"] != named_member(Effect.REVIVE) and target_of(table, event=True) != Target.NONE
