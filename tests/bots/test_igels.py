"""What greedy knows of igels."""

from __future__ import annotations

import pytest

from sousbois import bots
from sousbois.bots.asking import ask
from sousbois.bots.knowledge.igels import worth
from tests.rules.igels.glade import Glade


def worth_of(glade: Glade) -> int:
    """How the first seat stands."""
    return worth(glade.state, glade.facts, 0)


def test_a_favourite_food_is_worth_more_than_another_and_most_if_it_is_secured() -> None:
    nut, worm = (Glade(pools=("jumbo",), foods=(food,)) for food in ("nut", "worm"))
    secured = Glade(pools=("jumbo",), secured=("worm",))
    assert worth_of(nut) < worth_of(worm) < worth_of(secured)


def test_animals_count_by_their_strength_and_their_fate() -> None:
    pools = ("oppa", "oppa jumbo:dead", "oppa gilly:asleep", "oppa jumbo:asleep", "oppa jumbo")
    dead, asleep = worth_of(Glade(pools=(pools[1],))), [worth_of(Glade(pools=(pool,))) for pool in pools[2:]]
    assert worth_of(Glade(pools=(pools[0],))) == dead < asleep[0] < asleep[1] < asleep[2]


def test_cards_in_hand_count_whatever_they_are() -> None:
    none, one, other = (worth_of(Glade(pools=("jumbo",), hands=(hand,))) for hand in ("", "club", "duckweed"))
    assert none < one == other


def test_a_penalty_is_held_against_its_player() -> None:
    glade = Glade(pools=("jumbo",), hands=("", "doubtful-mushroom"), step="build-window")
    before = worth_of(glade)
    glade.play(1, "play-doubtful-mushroom", "on-0")
    assert worth_of(glade) < before


@pytest.mark.parametrize("seed", [1, 2])
def test_greedy_takes_the_best_food_there_is(seed: int) -> None:
    glade = Glade(hands=("thieving-magpie",), foods=("", "grass", "picnic", "leaf"), step="organise-window")
    glade.play(0, "play-thieving-magpie")
    chosen = ask(bots.bot("greedy"), glade.table.setup, glade.state, 0, seed)
    assert str(chosen.action) == "picnic-of-2"
