"""Igels: each of the eight foods, won in a battle and counted (I2, I21, I24, I39)."""

from __future__ import annotations

import pytest

from tests.rules.igels.battles import battle, end_of
from tests.rules.igels.glade import FOODS

POINTS = {"nut": 2, "worm": 2, "turnip": 2, "berry": 2, "picnic": 4, "grass": 1, "leaf": 1, "bug": 3}
FAVOURITES = {"worm": 0, "turnip": 1, "nut": 2, "berry": 3}
"""The seat whose species scores one point more: hedgehogs, rabbits, squirrels, mice."""
LEADERS = ("gilly", "hoppsa", "noisette", "loir")
"""An animal of each species that is no vegetarian."""


def test_every_food_is_listed_here() -> None:
    """I2 All eight kinds."""
    assert tuple(POINTS) == FOODS


@pytest.mark.parametrize("seat", range(4))
@pytest.mark.parametrize("food", FOODS)
def test_a_food_that_is_won_counts_its_points_and_the_bonus_of_the_species(food: str, seat: int) -> None:
    """I2, I21, I39 Two of each, alone in the glade."""
    glade = battle(*("" if other != seat else LEADERS[seat] for other in range(4)), forest=f"{food} {food}")
    glade.lays()
    end_of(glade)
    assert glade.foods_of(seat) == [food, food]
    assert glade.points(seat) == 2 * (POINTS[food] + (FAVOURITES.get(food) == seat))
    assert glade.step == "over"


@pytest.mark.parametrize("food", FOODS)
def test_a_vegetarian_keeps_all_foods_but_worms_and_bugs(food: str) -> None:
    """I24, R8 What is put back is in the forest again, so the game goes on."""
    glade = battle("", "berthe", forest=f"{food} {food}")
    glade.lays()
    end_of(glade)
    kept = food not in ("worm", "bug")
    assert glade.foods_of(1) == [food, food] * kept
    assert (glade.step == "over") == kept
