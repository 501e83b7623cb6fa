"""Igels: Finee, who has room for five foods in every den as long as she is in play (I20, I34, I42)."""

from __future__ import annotations

from typing import Any

import pytest

from sousbois.games.igels.material import Question
from tests.rules.course import told
from tests.rules.igels.battles import asked, battle, end_of, next_battle, pass_to
from tests.rules.igels.glade import Glade

MICE = 3
OTHER_MICE = "tulpe flesel futty pique-poche dynamitou mulotte loir"


def hole(finee: str, foods: str = "nut nut nut nut nut grass", hand: str = "mouse-hole", **options: Any) -> Glade:
    """The mice have foods and a hole to play, and all animals in their pool but perhaps Finee."""
    pool = f"{OTHER_MICE} finee:{finee}"
    return Glade(("", "", "", pool), ("", "", "", hand), ("", "", "", foods), step="build-window", **options)


def secure(glade: Glade) -> int:
    """The mice play a hole, and pick the first food as long as they are asked: how many foods are secured by it."""
    pass_to(glade, MICE)
    before = len(glade.foods_of(MICE, secured=True))
    glade.play(MICE, "play-mouse-hole")
    while glade.state.question == Question.PICK:
        glade.play(MICE, glade.legal(MICE)[0])
    return len(glade.foods_of(MICE, secured=True)) - before


def finee_arrives(glade: Glade) -> None:
    """The mice draw their last animal."""
    glade.enter("build")
    while asked(glade) != MICE:
        glade.play(asked(glade), "draw-card")
    glade.play(MICE, "draw-animal")


@pytest.mark.parametrize(("finee", "safe"), [("ready", 5), ("asleep", 5), ("pile", 3), ("dead", 3)])
@pytest.mark.parametrize("standing_dens", [False, True])
def test_with_finee_in_play_a_hole_secures_five_foods(finee: str, safe: int, standing_dens: bool) -> None:
    """I20, I34 Ready or asleep; in the pile or dead she is not in play. She herself need not fight."""
    assert secure(hole(finee, hand="mouse-hole mud-ball", standing_dens=standing_dens)) == safe


@pytest.mark.parametrize("fate", ["fighting", "home"])
def test_finee_is_in_play_in_and_after_a_battle_too(fate: str) -> None:
    """I20, I34, R4 Fighting, or sent home from the battle."""
    glade = battle(
        "oppa",
        "",
        "",
        "loir finee",
        hands=("", "", "", "mouse-hole mud-ball"),
        foods=("", "", "", "nut " * 5 + "grass"),
    )
    glade.lays()
    glade.play(0, "on-3" if fate == "home" else "decline")
    end_of(glade)
    assert (glade.step, glade.fate("finee")) == ("loot-window", fate)
    assert secure(glade) == 5


def test_with_finee_each_hole_secures_five() -> None:
    """I34, I42 Another den secures others."""
    glade = hole(
        "ready", "nut nut nut nut nut grass grass grass grass leaf leaf leaf", "mouse-hole mouse-hole mud-ball"
    )
    assert secure(glade) == 5
    assert secure(glade) == 5
    assert len(glade.foods_of(MICE)) == 2


def test_finee_secures_nothing_by_herself() -> None:
    """I34 She leads, wins, and without a hole the foods lie unsecured."""
    glade = battle("", "", "", "finee")
    glade.lays()
    end_of(glade)
    assert (len(glade.foods_of(MICE)), glade.foods_of(MICE, secured=True)) == (2, [])


def test_finee_comes_too_late_for_a_hole_that_went_to_the_dump() -> None:
    """I42 A den secures once, when it is played; the next one reaches five."""
    glade = hole("pile", "nut nut nut nut nut grass grass grass leaf", "mouse-hole mouse-hole mud-ball")
    assert secure(glade) == 3
    finee_arrives(glade)
    assert (glade.fate("finee"), len(glade.foods_of(MICE, secured=True))) == ("ready", 3)
    assert glade.step == "build-window"
    assert secure(glade) == 5


def test_finee_comes_in_time_for_a_hole_that_stands() -> None:
    """I42 There is room for five while she is in play: it is filled at once, with what is worth most."""
    glade = hole("pile", "nut nut nut grass picnic berry", "mouse-hole mud-ball", standing_dens=True)
    assert secure(glade) == 3
    assert glade.foods_of(MICE, secured=True) == ["nut", "nut", "nut"]
    finee_arrives(glade)
    assert told(glade.table.events, "food-secured") == [
        {"seat": MICE, "food": "picnic"},
        {"seat": MICE, "food": "berry"},
    ]
    assert (glade.foods_of(MICE), glade.state.in_dens[MICE]) == (["grass"], 5)


def test_finee_back_from_the_dead_makes_room_again() -> None:
    """I35, I42 The fairy godmother revives her, and the hole takes in two more."""
    glade = hole("dead", "nut nut nut nut nut grass", "mouse-hole fairy-godmother", standing_dens=True)
    assert secure(glade) == 3
    glade.play(MICE, "play-fairy-godmother")
    assert (glade.foods_of(MICE), glade.state.in_dens[MICE]) == (["grass"], 5)


def den_without_finee(forest: str, hand: str) -> Glade:
    """A hole that stands and holds five foods, of which Finee has died since; the mice have more cards, and are about
    to win foods of this forest."""
    glade = hole("ready", "nut nut nut nut nut", f"mouse-hole {hand}", standing_dens=True)
    glade.hand(0, "forest-road")
    glade.hand(1, "forest-ranger")
    assert secure(glade) == 5
    glade.pass_window()
    glade.leave_in_forest(forest)
    glade.fights("", "", "", "flesel finee")
    glade.play(0, "play-forest-road")
    glade.play(MICE, "decline")
    assert glade.fate("finee") == "dead"
    glade.lays()
    return glade


def test_nothing_leaves_a_hole_when_finee_dies() -> None:
    """I42 Foods once inside stay secured, but it takes in no others."""
    glade = den_without_finee("grass grass grass", "mud-ball")
    assert len(glade.foods_of(MICE, secured=True)) == 5
    end_of(glade)
    assert glade.foods_of(MICE) == ["grass", "grass"]


def test_two_holes_count_together_after_finees_death() -> None:
    """I42 The first holds five foods, two more than it has room for now. With the second there is room for six: it
    takes in the food that is there when it is laid, and no more."""
    glade = den_without_finee("grass grass grass grass", "mouse-hole mud-ball")
    glade.play(1, "play-forest-ranger")
    end_of(glade)
    assert glade.foods_of(MICE) == ["grass"]
    assert secure(glade) == 1
    next_battle(glade)
    glade.fights("", "", "", "loir")
    glade.lays()
    end_of(glade)
    assert (len(glade.foods_of(MICE)), len(glade.foods_of(MICE, secured=True))) == (2, 6)
