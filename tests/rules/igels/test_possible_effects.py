"""Igels: what can be while an effect is at work, and after the battle; all else is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.rules.igels.battles import battle, end_of
from tests.rules.igels.damage import Change, add, both, cases, put, refused
from tests.rules.igels.glade import IGELS, Glade
from tests.rules.igels.positions import (
    aiming,
    countering,
    last_window,
    laying,
    looking_for_a_supporter,
    under_a_stroke,
)


def at_the_last_pick() -> Glade:
    """The fox has one of Bertha’s supporters left to pick."""
    glade = aiming()
    glade.play(0, "choose-paques")
    return glade


def at_the_first_animal() -> Glade:
    """A stroke is aimed at Jumbo, the first of all animals."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball", "stroke"))
    glade.fights("jumbo", "berthe")
    glade.play(0, "pass")
    glade.play(1, "play-stroke")
    return glade


def at_an_ability() -> Glade:
    """Grandpa Oppa may send a supporter home, and a card is revealed."""
    glade = Glade(pools=("oppa", "berthe paques"), hands=("mud-ball nettles",))
    glade.fights("oppa", "berthe paques")
    glade.lays("mud-ball")
    return glade


def before_the_first_card() -> Glade:
    """Jumbo and Bertha may lay cards, and nothing is laid yet."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball", "slingshot"))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    return glade


def picking_loot() -> Glade:
    """Hazel has won, and picks two of six foods."""
    glade = battle("jumbo", "", "noisette ronn")
    glade.lays()
    end_of(glade)
    return glade


def winning() -> Glade:
    """Tulip has won, and may steal a food."""
    glade = battle("gilly", "", "", "tulpe flesel", foods=("nut worm",))
    glade.lays()
    end_of(glade)
    return glade


def trading() -> Glade:
    """The battle of Jumbo and Bertha is over, and seat 0 may trade cards."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball club", "nettles"))
    glade.fights("jumbo", "berthe")
    while glade.step != "trade":
        glade.pass_window()
    return glade


@pytest.mark.parametrize(
    "glade",
    [
        laying,
        last_window,
        at_the_last_pick,
        at_the_first_animal,
        at_an_ability,
        before_the_first_card,
        picking_loot,
        winning,
        trading,
    ],
)
def test_battles_that_can_be_are_accepted(glade: Callable[[], Glade]) -> None:
    """I10–I28 Those that the tests damage are sound."""
    position = glade().table.position()
    assert IGELS.table(position=position).position() == position


@pytest.mark.parametrize(("field", "most"), [("joiners", 32), ("next", 112)])
def test_all_animals_and_all_cards_can_be_counted(field: str, most: int) -> None:
    """I10, I16 No fewer than there can be, and no more."""
    glade = laying()
    refused(glade, put(field, most + 1), f"{field}: {most + 1}")
    position = glade.table.position()
    position["state"][field] = most
    assert IGELS.table(position=position).position() == position


@pytest.mark.parametrize(
    ("glade", "change", "complaint"),
    [
        (under_a_stroke, put("aim", -1), "aim"),
        (under_a_stroke, put("aim", 0), "aim"),
        (under_a_stroke, put("aim", 32), "aim"),
        (countering, put("aim", -1), "aim"),
        (countering, put("aim", 1), "aim"),
        (countering, put("aim", 8), "aim"),
        (looking_for_a_supporter, both(put("card", "chainsaw"), add("dump", "chainsaw", -1)), "card"),
        (looking_for_a_supporter, put("next", -1), "next"),
    ],
    ids=(
        "no animal",
        "an own animal",
        "after the last animal",
        "no food",
        "a food that is not there",
        "after the last food",
        "another card",
        "before the first",
    ),
)
def test_an_effect_is_aimed_at_something(glade: Callable[[], Glade], change: Change, complaint: str) -> None:
    """R2, I40 At an animal or food of the victim; and only the card at work is on no pile."""
    refused(glade(), change, complaint)


@cases(
    ("nothing to pick", put("question", "pick"), "left: nothing is left to pick"),
    (
        "an ability that picks nothing",
        both(put("question", "pick"), put("left", 1), put("source", "jumbo")),
        "source: this effect has nothing to pick",
    ),
    (
        "an ability that could be countered",
        both(put("question", "counter"), put("victim", 1), put("turn", 1)),
        "victim: nobody can be asked for a counter",
    ),
)
def test_an_ability_asks_for_what_it_does(change: Change, complaint: str) -> None:
    """R2, R3 Only events are countered, and only some effects let players pick."""
    refused(looking_for_a_supporter(), change, complaint)


def test_there_is_no_battle_without_a_leader() -> None:
    """I13 Nobody is left to lay a card."""
    change = both(put("leader", 0, None), put("leader", 1, None))
    refused(before_the_first_card(), change, "leader: no side is left")


@pytest.mark.parametrize(
    ("animal", "used"), [("ninja", ["ninja"]), ("piquant", [])], ids=("survives its one-shot", "has not used it")
)
def test_only_animals_that_die_of_a_one_shot_are_doomed(animal: str, used: list[str]) -> None:
    """I37, R6 Ninja lives on; Piquant dies, but not before he uses his."""
    glade = battle("piquant", "", "ninja")
    refused(glade, both(put("used", used), put("doomed", [animal])), "doomed: ")


@cases(
    ("another question", put("question", "target"), "actor: the winner picks foods"),
    ("somebody else picks", put("actor", 0), "actor: the winner picks foods"),
    ("nothing left to pick", put("left", 0), "actor: the winner picks foods"),
    ("no leader", both(put("leader", 0, None), put("leader", 2, None)), "leader: no side is left"),
    ("won from outside", put("winner", 1), r"looked_at\[1\]: the winner looks at foods"),
)
def test_loot_that_cannot_be_picked_is_refused(change: Change, complaint: str) -> None:
    """I19, I21 The winner, who fought, picks as many foods as are due."""
    refused(picking_loot(), change, complaint)


@cases(
    ("nobody has won", put("winner", None), "winner: somebody has won, or shares a draw"),
    ("won from outside", put("winner", 1), "winner: nobody has won a battle"),
    ("shared from outside", put("sharers", [1]), "sharers: nobody shares a draw"),
)
def test_an_outcome_that_cannot_be_is_refused(change: Change, complaint: str) -> None:
    """I19, I23, I31 Somebody in the battle has won, or shares a draw."""
    refused(winning(), change, complaint)


@pytest.mark.parametrize(
    ("glade", "change"),
    [
        (at_an_ability, both(put("question", "step"), put("source", None))),
        (winning, both(put("question", "step"), put("source", None))),
        (trading, both(put("step", "organise"), put("dazed", 2, True))),
    ],
)
def test_steps_of_abilities_ask_nothing_by_themselves(glade: Callable[[], Glade], change: Change) -> None:
    """I15, I27, I40 Only an ability does; once it is time to organise, leaders sleep and may have been dazed."""
    refused(glade(), change, "question: this step asks nothing")
