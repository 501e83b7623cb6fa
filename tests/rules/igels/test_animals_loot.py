"""Igels: animals whose ability is about the loot: Hazel, Dumpling and Hoppsa."""

from __future__ import annotations

from typing import Any

import pytest

from sousbois.core.naming import names_of
from sousbois.core.view import HIDDEN
from sousbois.games.igels.vocabulary import Food
from tests.rules.course import told
from tests.rules.igels.battles import battle, end_of, sharers, winner

# Hazel


def looked_at(state: Any, seat: int) -> list[str]:
    """The foods that a player is looking at."""
    return [name for food, name in enumerate(names_of(Food)) for _ in range(state.looked_at[seat, food])]


def test_hazel_looks_at_six_foods_and_picks_two() -> None:
    """I21, I40 She takes the number due, one at a time; the others are shuffled back."""
    glade = battle("", "", "noisette")
    glade.lays()
    assert told(end_of(glade), "looks") == [{"seat": 2, "foods": 6}]
    seen = looked_at(glade.state, 2)
    assert len(seen) == 6
    for food in (seen[0], seen[-1]):
        assert glade.legal(2) == [f"pick-{name}" for name in dict.fromkeys(looked_at(glade.state, 2))]
        glade.play(2, f"pick-{food}")
    assert glade.foods_of(2) == [seen[0], seen[-1]]
    assert looked_at(glade.state, 2) == []
    assert sum(glade.state.forest[food] for food in Food) == 30


def test_what_hazel_looks_at_is_secret() -> None:
    """I21, I44 The others see that she looks, and what she takes."""
    glade = battle("", "", "noisette")
    glade.lays()
    end_of(glade)
    assert sum(glade.table.view(2)["looked_at"][2].values()) == 6
    for other in (0, None):
        assert glade.table.view(other)["looked_at"][2] == HIDDEN


def test_nobody_else_knows_what_hazel_may_be_looking_at() -> None:
    """I44 For all that the others know, it could be any six foods; she herself knows."""
    glade = battle("", "", "noisette")
    glade.lays()
    end_of(glade)
    seen = looked_at(glade.state, 2)
    imagined = {
        seat: [looked_at(glade.table.setup.redealt(glade.state, seat, seed), 2) for seed in range(5)] for seat in (0, 2)
    }
    assert imagined[2] == [seen] * 5
    assert all(len(foods) == 6 for foods in imagined[0])
    assert any(foods != seen for foods in imagined[0])


def test_hazel_with_few_foods_looks_at_all_there_are() -> None:
    """I21 Four foods in the forest: she chooses two of these."""
    glade = battle("", "", "noisette", forest="nut worm turnip berry")
    glade.lays()
    assert told(end_of(glade), "looks") == [{"seat": 2, "foods": 4}]
    assert glade.legal(2) == ["pick-nut", "pick-worm", "pick-turnip", "pick-berry"]
    glade.play(2, "pick-nut", "pick-worm")
    assert glade.foods_of(2) == ["nut", "worm"]


def test_hazel_has_no_choice_among_the_foods_due_to_her() -> None:
    """I22, I40 Two foods are left: she takes them, and the game is over."""
    glade = battle("", "", "noisette", forest="nut worm")
    glade.lays()
    assert told(end_of(glade), "looks") == []
    assert (glade.step, glade.foods_of(2)) == ("over", ["nut", "worm"])


def test_hazel_is_not_asked_where_all_foods_are_alike() -> None:
    """I40 Where only one choice is possible, it is made without asking."""
    glade = battle("", "", "noisette", forest="nut nut nut nut")
    glade.lays()
    end_of(glade)
    assert (glade.step, glade.foods_of(2)) == ("loot-window", ["nut", "nut"])


def test_hazel_picks_more_if_more_is_due() -> None:
    """I21 With the coach party she takes three of the six."""
    glade = battle("", "", "noisette", hands=("", "", "coach-party"), forest="nut worm turnip berry picnic bug grass")
    glade.lays("", "", "coach-party")
    end_of(glade)
    picked = []
    while glade.step == "loot":
        picked.append(glade.legal(2)[0].removeprefix("pick-"))
        glade.play(2, f"pick-{picked[-1]}")
    assert (len(picked), glade.foods_of(2)) == (3, picked)


def test_hazel_chooses_nothing_after_a_draw() -> None:
    """I23 Each takes the top food."""
    glade = battle("gilly", "", "noisette")
    glade.lays()
    assert told(end_of(glade), "looks") == []
    assert (sharers(glade), len(glade.foods_of(2))) == ([0, 2], 1)


def test_hazel_as_a_supporter_looks_at_nothing() -> None:
    """I20 Only the leader's ability counts."""
    glade = battle("", "", "floxel noisette")
    glade.lays()
    assert told(end_of(glade), "looks") == []


# Dumpling and Hoppsa


def leading(animal: str, *supporters: str) -> tuple[str, str]:
    """The sides of a battle led by Dumpling or Hoppsa, without anybody else."""
    side = " ".join([animal, *supporters])
    return (side, "") if animal == "bouboule" else ("", side)


in_both = pytest.mark.parametrize(("animal", "seat"), [("bouboule", 0), ("hoppsa", 1)], ids=["Dumpling", "Hoppsa"])


@in_both
def test_the_greedy_take_one_food_more_if_they_beat_an_opponent(animal: str, seat: int) -> None:
    """I21 Three foods instead of two."""
    glade = battle(*leading(animal), "brindille")
    glade.lays()
    end_of(glade)
    assert (winner(glade), len(glade.foods_of(seat))) == (seat, 3)


@in_both
def test_the_greedy_take_two_foods_without_an_opponent(animal: str, seat: int) -> None:
    """I21 Nobody else has put a leader forward."""
    glade = battle(*leading(animal))
    glade.lays()
    end_of(glade)
    assert (winner(glade), len(glade.foods_of(seat))) == (seat, 2)


@in_both
def test_an_opponent_who_went_out_counts_for_the_greedy(animal: str, seat: int) -> None:
    """I21, R5 What matters is that a leader had been put forward."""
    glade = battle(*leading(animal), "brindille", hands=("", "", "", "forest-road"))
    glade.play(3, "play-forest-road", "choose-brindille")
    assert "side-out" in glade.kinds()
    glade.lays()
    end_of(glade)
    assert (winner(glade), len(glade.foods_of(seat))) == (seat, 3)


@in_both
def test_a_draw_brings_the_greedy_no_more_than_others(animal: str, seat: int) -> None:
    """I23 One food each."""
    glade = battle(*leading(animal), {"bouboule": "noisette", "hoppsa": "cachotte"}[animal])
    glade.lays()
    end_of(glade)
    assert (sharers(glade), len(glade.foods_of(seat)), len(glade.foods_of(2))) == ([seat, 2], 1, 1)


def test_the_greedy_as_supporters_take_nothing_more() -> None:
    """I20 Only the leader's ability counts."""
    glade = battle("jumbo bouboule", "garenne hoppsa")
    glade.lays()
    end_of(glade)
    assert len(glade.foods_of(0)) == 2


def test_dumpling_dazed_takes_two_foods() -> None:
    """I21, I40 He has won by his supporters, but his ability does not count."""
    glade = battle("bouboule jumbo", "flausch")
    glade.lays()
    glade.play(1, "on-0")
    end_of(glade)
    assert (winner(glade), len(glade.foods_of(0))) == (0, 2)


def test_all_changes_of_the_loot_add_up() -> None:
    """I21 Two, one for Dumpling, one for the coach party, one less for the ranger."""
    glade = battle("bouboule", "", "brindille", hands=("coach-party", "", "forest-ranger"))
    glade.lays("coach-party", "", "forest-ranger")
    end_of(glade)
    assert len(glade.foods_of(0)) == 3


def test_hoppsa_takes_what_is_left() -> None:
    """I22, I25 Two foods are left instead of three: he takes them, and the game is over."""
    glade = battle("", "hoppsa", "brindille", forest="nut worm")
    glade.lays()
    end_of(glade)
    assert (glade.foods_of(1), glade.step) == (["nut", "worm"], "over")
