"""Igels: animals who act when the battle is over (I27): Junkie Hedgehog, Sleepless Dormouse and Mother Warren."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import acted, battle, end_of, winner

# Junkie Hedgehog


def test_the_junkie_does_not_sleep_after_leading() -> None:
    """I27 Win or lose, he is ready for the next round; his supporters sleep."""
    glade = battle("junkie oppa", "berthe trunkee")
    glade.lays()
    end_of(glade)
    events = glade.pass_window()
    assert told(events, "wakes") == [{"seat": 0, "animal": "junkie"}]
    assert (glade.fate("junkie"), glade.fate("oppa"), glade.fate("berthe")) == ("ready", "asleep", "asleep")


def test_the_junkie_sleeps_after_supporting() -> None:
    """I20, I27 As all do."""
    glade = battle("jumbo junkie", "berthe")
    glade.lays()
    end_of(glade)
    glade.pass_window()
    assert glade.fate("junkie") == "asleep"


def test_the_junkie_dazed_sleeps() -> None:
    """I27, I40 A daze ends his ability for the rest of the round."""
    glade = battle("junkie", "flausch")
    glade.lays()
    glade.play(1, "on-0")
    end_of(glade)
    glade.pass_window()
    assert glade.fate("junkie") == "asleep"


# Sleepless Dormouse


@pytest.mark.parametrize(
    ("side", "fate"), [("loir flesel", "ready"), ("flesel loir", "asleep")], ids=["leading", "supporting"]
)
def test_the_dormouse_does_not_sleep_after_leading(side: str, fate: str) -> None:
    """I20, I27 Only after leading: then he is ready at once, and Flesel sleeps."""
    glade = battle("gilly", "", "", side)
    glade.lays()
    end_of(glade)
    assert winner(glade) == 3
    glade.pass_window()
    assert (glade.fate("loir"), glade.fate("flesel")) == (fate, "asleep")


def test_the_dormouse_dazed_sleeps() -> None:
    """I27, I40 The daze lasts for the rest of the round."""
    glade = battle("", "flausch", "", "loir")
    glade.lays()
    glade.play(1, "on-3")
    end_of(glade)
    glade.pass_window()
    assert glade.fate("loir") == "asleep"


def test_the_sleepless_follow_in_turn_order() -> None:
    """I27 Mother Warren, then the dormouse, then the Junkie: the rabbits have the marker."""
    glade = battle("junkie", "garenne", "", "loir", first=1)
    glade.lays()
    end_of(glade)
    glade.pass_window()
    assert acted(glade) == ["garenne", "loir", "junkie"]


# Mother Warren


def test_mother_warren_brings_a_rabbit_along() -> None:
    """I27, I40 If she led, the top animal of the pile comes ready into the pool, even if she lost."""
    glade = battle("jumbo", "garenne")
    glade.lays()
    end_of(glade)
    assert winner(glade) == 0
    (recruit,) = told(glade.pass_window(), "recruited")
    assert (recruit["seat"], glade.fate(recruit["animal"]), glade.fate("garenne")) == (1, "ready", "asleep")
    assert sum(glade.fate(animal) == "pile" for animal in glade.animals[8:16]) == 6


def test_mother_warren_as_a_supporter_brings_nobody() -> None:
    """I20 Only the leader's ability counts."""
    glade = battle("jumbo", "berthe garenne")
    glade.lays()
    end_of(glade)
    assert told(glade.pass_window(), "recruited") == []


def test_mother_warren_finds_nobody_in_an_empty_pile() -> None:
    """R1 Without a rabbit in the pile her ability is skipped."""
    rabbits = "pfeffer hoppsa flausch trunkee berthe kid-carotte paques"
    glade = battle("jumbo", "garenne", others=("", rabbits))
    glade.lays()
    end_of(glade)
    glade.pass_window()
    assert acted(glade) == []
