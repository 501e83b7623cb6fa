"""Igels: loot (I21–I25), what changes it, and what may still happen after the last food (R8, R9)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.course import kinds, told
from tests.rules.editions import written
from tests.rules.igels.glade import Glade
from tests.rules.igels.sheets import row, tables

MEAT = "worm worm worm bug"


def battle(glade: Glade, *sides: str) -> None:
    """A battle up to the last window, in which no card is laid."""
    glade.fights(*sides)
    glade.lays()
    if glade.step != "last-window":
        raise AssertionError(f"a card in hand keeps the last window open, but this is {glade.step}")


def foods(glade: Glade) -> list[int]:
    """How many foods each player has."""
    return [len(glade.foods_of(seat)) + len(glade.foods_of(seat, secured=True)) for seat in range(glade.table.seats)]


# A win


def test_the_winner_takes_two_foods_which_are_not_secured() -> None:
    """I21 Face up: told by name, seen by all."""
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("mud-ball",))
    battle(glade, "jumbo", "pfeffer")
    glade.pass_window()
    taken = [each["food"] for each in told(glade.history, "food-taken")]
    assert sorted(taken) == sorted(glade.foods_of(1))
    assert foods(glade) == [0, 2, 0, 0]
    assert glade.foods_of(1, secured=True) == []
    assert sum(glade.state.forest) == 30


def test_other_foods_come_in_other_games() -> None:
    """I4, I21 The forest is shuffled."""
    found = set()
    for seed in range(12):
        glade = Glade(pools=("jumbo",), hands=("mud-ball",), seed=seed)
        battle(glade, "jumbo")
        glade.pass_window()
        found |= set(glade.foods_of(0))
    assert len(found) > 4


@pytest.mark.parametrize(
    ("played", "count"),
    [((), 2), (("coach-party",), 3), (("forest-ranger",), 1), (("coach-party", "forest-ranger"), 2)],
)
def test_all_changes_of_the_loot_are_added_up(played: tuple[str, ...], count: int) -> None:
    """I21 The winner’s coach party, and a ranger for whoever wins."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("coach-party forest-ranger mud-ball",))
    battle(glade, "jumbo", "berthe")
    for card in played:
        glade.play(0, f"play-{card}")
    glade.pass_window()
    assert foods(glade) == [count, 0, 0, 0]


def test_a_coach_party_brings_a_loser_nothing() -> None:
    """I21 It changes the loot of its own player, should they win."""
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("coach-party mud-ball",))
    battle(glade, "jumbo", "pfeffer")
    glade.play(0, "play-coach-party")
    glade.pass_window()
    assert foods(glade) == [0, 2, 0, 0]


def test_the_loot_is_never_less_than_nothing(tmp_path: Path) -> None:
    """I21 A ranger who keeps three foods back leaves none, and takes none."""
    changed = tables()
    row(changed, "event", "forest-ranger")["effect"]["amount"] = -3
    path = written(tmp_path / "strict-ranger.toml", changed)
    glade = Glade(pools=("jumbo", "berthe"), hands=("forest-ranger mud-ball",), edition=path)
    battle(glade, "jumbo", "berthe")
    glade.play(0, "play-forest-ranger")
    assert "food-taken" not in kinds(glade.pass_window())
    assert told(glade.history, "wins-tie") == [{"seat": 0, "total": 5}]
    assert foods(glade) == [0] * 4
    assert (sum(glade.state.forest), glade.step) == (32, "loot-window")


@pytest.mark.parametrize("left", ["nut", "nut leaf"])
def test_the_winner_gets_what_is_left_and_the_game_ends(left: str) -> None:
    """I22, I25 One food or two: no window opens any more."""
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("mud-ball", "mud-ball"))
    glade.leave_in_forest(left)
    battle(glade, "jumbo", "pfeffer")
    events = glade.pass_window()
    assert sorted(glade.foods_of(1)) == sorted(left.split())
    assert kinds(events)[-5:] == ["last-food", *["counted"] * 4]
    assert (glade.step, glade.table.acting()) == ("over", ())


def test_with_more_foods_left_the_game_goes_on() -> None:
    """I22, I29 A third food stays in the forest."""
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("mud-ball",))
    glade.leave_in_forest("nut leaf leaf")
    battle(glade, "jumbo", "pfeffer")
    glade.pass_window()
    assert (glade.step, sum(glade.state.forest)) == ("loot-window", 1)


# A draw


def test_in_a_draw_each_takes_one_food() -> None:
    """I23 Two of three sides share it."""
    glade = Glade(pools=("", "berthe", "floxel", "mulotte"), hands=("mud-ball",))
    battle(glade, "", "berthe", "floxel", "mulotte")
    events = glade.pass_window()
    assert [each["seat"] for each in told(events, "food-shared")] == [1, 2]
    assert foods(glade) == [0, 1, 1, 0]


def test_with_fewer_foods_than_sharers_nobody_takes_any() -> None:
    """I23 The last food stays, and the game goes on."""
    glade = Glade(pools=("", "berthe", "floxel"), hands=("mud-ball",))
    glade.leave_in_forest("nut")
    battle(glade, "", "berthe", "floxel")
    events = glade.pass_window()
    assert told(events, "too-few-foods") == [{"foods": 1}]
    assert (foods(glade), glade.step) == ([0] * 4, "loot-window")


def test_a_draw_may_take_the_last_foods() -> None:
    """I23, I25 One each, and then the count."""
    glade = Glade(pools=("", "berthe", "floxel"), hands=("mud-ball",))
    glade.leave_in_forest("nut leaf")
    battle(glade, "", "berthe", "floxel")
    glade.pass_window()
    assert (foods(glade), glade.step) == ([0, 1, 1, 0], "over")


@pytest.mark.parametrize("card", ["coach-party", "forest-ranger"])
def test_what_changes_a_win_does_not_touch_a_draw(card: str) -> None:
    """I23 Still one each."""
    glade = Glade(pools=("", "berthe", "floxel"), hands=("", f"{card} mud-ball"))
    battle(glade, "", "berthe", "floxel")
    glade.play(1, f"play-{card}")
    glade.pass_window()
    assert foods(glade) == [0, 1, 1, 0]


def test_a_changed_loot_is_forgotten_in_the_next_round() -> None:
    """I6, I21 The coach party was for one battle."""
    glade = Glade(pools=("jumbo oursin", "berthe"), hands=("coach-party forest-ranger mud-ball club",))
    battle(glade, "jumbo")
    glade.play(0, "play-coach-party")
    glade.play(0, "play-forest-ranger")
    while glade.state.round == 1:
        (seat,) = glade.table.acting()
        glade.play(seat, glade.legal(seat)[0])
    assert (list(glade.state.loot_change), glade.state.loot_change_of_winner) == ([0] * 4, 0)


# Vegetarians


def test_a_vegetarian_leader_puts_worms_and_bugs_back() -> None:
    """I24, R8 All of them, nothing is drawn in their place, and the game is not over."""
    glade = Glade(pools=("", "berthe"), hands=("", "mud-ball"))
    glade.leave_in_forest("worm bug")
    battle(glade, "", "berthe")
    events = glade.pass_window()
    assert sorted(each["food"] for each in told(events, "food-put-back")) == ["bug", "worm"]
    assert (foods(glade), sum(glade.state.forest), glade.step) == ([0] * 4, 2, "loot-window")


def test_a_vegetarian_leader_keeps_the_rest() -> None:
    """I24 The example: one plant is kept."""
    glade = Glade(pools=("", "berthe"), hands=("", "mud-ball"))
    glade.leave_in_forest("worm nut")
    battle(glade, "", "berthe")
    glade.pass_window()
    assert (glade.foods_of(1), sum(glade.state.forest)) == (["nut"], 1)


def test_a_vegetarian_supporter_does_not_mind() -> None:
    """I24 Trunkee leads, Bertha supports."""
    glade = Glade(pools=("", "trunkee berthe"), hands=("", "mud-ball"))
    glade.leave_in_forest(MEAT)
    battle(glade, "", "trunkee berthe")
    glade.pass_window()
    assert foods(glade) == [0, 2, 0, 0]


def test_vegetarians_take_anything_in_a_draw() -> None:
    """R8 Bertha and Floxel share worms."""
    glade = Glade(pools=("", "berthe", "floxel"), hands=("mud-ball",))
    glade.leave_in_forest(MEAT)
    battle(glade, "", "berthe", "floxel")
    glade.pass_window()
    assert foods(glade) == [0, 1, 1, 0]


# After the loot


def test_abilities_of_winners_and_losers_act_even_after_the_last_food() -> None:
    """I25, R9 Big Red’s two cards and Gilly’s one come before the count."""
    glade = Glade(pools=("gilly", "", "gros-roux"), hands=("mud-ball",))
    glade.leave_in_forest("nut leaf")
    battle(glade, "gilly", "", "gros-roux")
    events = glade.pass_window()
    assert told(events, "cards-drawn") == [{"seat": 2, "cards": 2}, {"seat": 0, "cards": 1}]
    assert kinds(events).index("cards-drawn") < kinds(events).index("last-food")
    assert glade.step == "over"


def test_whoever_shares_a_draw_has_not_lost() -> None:
    """R9 Gilly, who draws a card when she loses, ties with Hazel."""
    glade = Glade(pools=("gilly", "", "noisette"), hands=("mud-ball",))
    battle(glade, "gilly", "", "noisette")
    assert "cards-drawn" not in kinds(glade.pass_window())


def test_a_loser_draws_after_the_winner() -> None:
    """R9 Gilly loses to Big Red."""
    glade = Glade(pools=("gilly", "", "gros-roux"), hands=("mud-ball",))
    battle(glade, "gilly", "", "gros-roux")
    events = glade.pass_window()
    assert [each["seat"] for each in told(events, "cards-drawn")] == [2, 0]


def test_the_last_food_foraged_ends_the_game_there_and_then() -> None:
    """I25 In the middle of the last window."""
    glade = Glade(pools=("jumbo", "paques"), hands=("boy-scouts", "mud-ball"))
    glade.leave_in_forest("nut")
    battle(glade, "jumbo", "paques")
    glade.play(0, "pass")
    events = glade.play(1, "use")
    assert "last-food" in kinds(events)
    assert (glade.foods_of(1), glade.step, glade.table.acting()) == (["nut"], "over", ())
