"""Igels: vegetarian leaders (I24, R8), from Sister Tofu to Mrs Fieldmouse."""

from __future__ import annotations

import pytest

from sousbois.core.record import NOTHING
from sousbois.games.igels.edition import read_edition
from sousbois.games.igels.material import Animal
from tests.rules.course import kinds, told
from tests.rules.igels.battles import battle, end_of, winner
from tests.rules.igels.glade import Glade
from tests.rules.igels.sheets import FILE

VEGETARIANS = ("tofu", "flausch", "berthe", "kid-carotte", "floxel", "gros-roux", "mulotte")
ANIMALS = tuple(read_edition(FILE).printed[Animal])
OTHERS = ("jumbo", "trunkee", "ronn", "loir")
"""An animal of each seat that eats everything."""


def in_forest(glade: Glade) -> list[str]:
    """The foods of the forest."""
    counts = glade.table.view(None)["forest"]
    return [name for name, count in counts.items() for _ in range(count)]


def seat_of(animal: str) -> int:
    """The seat whose animal it is."""
    return ANIMALS.index(animal) // 8


def side_of(seat: int, side: str) -> list[str]:
    """The sides of a battle with this one only."""
    return [side if each == seat else "" for each in range(4)]


def test_these_are_the_vegetarians() -> None:
    """I3, I24 Seven of the 32 animals."""
    facts = read_edition(FILE).shadow
    assert tuple(name for animal, name in enumerate(ANIMALS) if facts.vegetarian[animal]) == VEGETARIANS


@pytest.mark.parametrize("animal", VEGETARIANS)
def test_a_vegetarian_leader_puts_worms_and_bugs_back(animal: str) -> None:
    """I24 Nothing is drawn in their place, and they are in the forest again."""
    seat = seat_of(animal)
    glade = battle(*side_of(seat, animal), forest="worm bug")
    glade.lays()
    events = end_of(glade)
    assert sorted(each["food"] for each in told(events, "food-put-back")) == ["bug", "worm"]
    assert (glade.foods_of(seat), in_forest(glade)) == ([], ["worm", "bug"])


@pytest.mark.parametrize("animal", VEGETARIANS)
def test_a_vegetarian_leader_keeps_everything_else(animal: str) -> None:
    """I24 Only animals are put back."""
    seat = seat_of(animal)
    glade = battle(*side_of(seat, animal), forest="picnic grass")
    glade.lays()
    end_of(glade)
    assert (glade.foods_of(seat), glade.step) == (["picnic", "grass"], "over")


@pytest.mark.parametrize("animal", VEGETARIANS)
def test_a_vegetarian_supporter_does_not_mind(animal: str) -> None:
    """I24 What counts is the leader."""
    seat = seat_of(animal)
    glade = battle(*side_of(seat, f"{OTHERS[seat]} {animal}"), forest="worm bug")
    glade.lays()
    end_of(glade)
    assert glade.foods_of(seat) == ["worm", "bug"]


def test_bertha_keeps_the_nut_and_the_worm_wriggles_back() -> None:
    """I24 The rulebook's example; and had she only supported Trunkee, both would be kept."""
    lea = 1
    glade = battle("", "berthe", forest="nut worm")
    glade.lays()
    end_of(glade)
    assert (glade.foods_of(lea), in_forest(glade)) == (["nut"], ["worm"])
    glade = battle("", "trunkee berthe", forest="nut worm")
    glade.lays()
    end_of(glade)
    assert glade.foods_of(lea) == ["nut", "worm"]


def test_the_game_is_not_over_when_the_last_foods_were_put_back() -> None:
    """I22, I25, R8 The forest holds a worm again: the round goes on, with its windows."""
    glade = battle("", "berthe", forest="nut worm")
    glade.lays()
    assert "last-food" not in kinds(end_of(glade))
    assert (glade.step, glade.table.outcome()) == ("loot-window", None)


def test_the_game_is_over_when_a_vegetarian_takes_the_last_foods() -> None:
    """I22, I25, R8 Nothing was put back."""
    glade = battle("", "berthe", forest="nut")
    glade.lays()
    assert "last-food" in kinds(end_of(glade))
    assert (glade.step, glade.foods_of(1)) == ("over", ["nut"])


def test_a_vegetarian_in_a_draw_takes_what_comes() -> None:
    """I23, R8 It matters after a win only."""
    glade = battle("", "berthe", "floxel", forest="worm bug")
    glade.lays()
    end_of(glade)
    assert sorted(glade.foods_of(1) + glade.foods_of(2)) == ["bug", "worm"]
    assert glade.step == "over"


def test_what_counts_is_who_leads_at_the_moment_of_the_loot() -> None:
    """R5, R8 Trunkee has fallen, and Bertha leads on: no worms."""
    glade = battle("", "trunkee berthe", hands=("forest-road",), forest="worm bug")
    glade.play(0, "play-forest-road")
    glade.lays()
    end_of(glade)
    assert (glade.leader(1), glade.foods_of(1)) == ("berthe", [])


def test_the_worms_are_welcome_once_the_vegetarian_has_fallen() -> None:
    """R5, R8 The other way round: Trunkee leads on."""
    glade = battle("", "berthe trunkee", hands=("stroke",), forest="worm bug")
    glade.play(0, "play-stroke")
    glade.lays()
    end_of(glade)
    assert (glade.leader(1), glade.foods_of(1)) == ("trunkee", ["worm", "bug"])


def test_a_dazed_vegetarian_is_still_one() -> None:
    """I24, I40 Big Red wins by his supporters: he draws no cards, and eats no worms."""
    glade = battle("", "flausch", "gros-roux icare noisette", forest="worm bug")
    glade.lays()
    glade.play(1, "on-2")
    end_of(glade)
    assert (winner(glade), glade.foods_of(2), glade.cards_of(2)) == (2, [], [])


def test_worms_that_are_stolen_are_not_put_back() -> None:
    """R8 The magpie brings one to players led by a vegetarian."""
    glade = battle("", "berthe", hands=("", "thieving-magpie"), foods=("worm",), forest="nut nut nut")
    glade.lays()
    end_of(glade)
    glade.play(1, "play-thieving-magpie")
    assert glade.foods_of(1) == ["nut", "nut", "worm"]


def test_a_vegetarian_with_a_bonus_food_puts_every_animal_back() -> None:
    """I21, I24 The coach party brings a third food; two of three are put back."""
    glade = battle("", "berthe", hands=("", "coach-party"), forest="worm bug grass")
    glade.lays("", "coach-party")
    events = end_of(glade)
    assert len(told(events, "food-put-back")) == 2
    assert (glade.foods_of(1), in_forest(glade)) == (["grass"], ["worm", "bug"])
    assert all(glade.state.looked_at[1, food] == 0 for food in range(8))
    assert glade.state.actor == NOTHING
