"""Igels: events that decide who wins, and how much (I19, I21–I23, I25, I31)."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.course import told
from tests.rules.editions import written
from tests.rules.igels.battles import finish, fray
from tests.rules.igels.glade import Glade
from tests.rules.igels.sheets import row, tables


def foods(glade: Glade) -> list[int]:
    """How many foods each player has."""
    return [len(glade.foods_of(seat)) for seat in range(4)]


def settle(glade: Glade) -> None:
    """Everybody passes the last window."""
    glade.pass_window()
    assert glade.step in ("loot-window", "over")


# Peace cigarette butts


def test_an_outsider_hands_round_the_cigarette_butts() -> None:
    """I31, I23 The rulebook's example: a draw of those who fight; Jules, who stayed out, takes none."""
    glade = fray(
        "jumbo gilly", "berthe", laid=("chainsaw firecracker", "bernie-the-bear"), held=("", "", "cigarette-butts")
    )
    assert (glade.total(0), glade.total(1)) == (17, 11)
    glade.play(2, "play-cigarette-butts")
    settle(glade)
    assert told(glade.history, "shares-draw") == [{"seat": 0}, {"seat": 1}]
    assert foods(glade) == [1, 1, 0, 0]
    assert glade.on_dump("cigarette-butts") == 1


def test_cigarette_butts_laid_face_down_make_a_draw_of_all_sides() -> None:
    """I16, I19 Whatever the totals, and although Jumbo wins ties."""
    glade = fray("jumbo", "berthe", "floxel", laid=("", "cigarette-butts", "chainsaw"))
    settle(glade)
    assert foods(glade) == [1, 1, 1, 0]


def test_a_forced_draw_is_stronger_than_the_world_upside_down() -> None:
    """I19 In this order: a forced draw, then the lowest total."""
    glade = fray("jumbo", "berthe", laid=("", "chainsaw"), held=("world-upside-down", "cigarette-butts"))
    glade.play(0, "play-world-upside-down")
    glade.play(1, "play-cigarette-butts")
    settle(glade)
    assert foods(glade) == [1, 1, 0, 0]


def test_a_draw_is_forced_once() -> None:
    """R1 A second card would change nothing."""
    glade = fray("jumbo", "berthe", held=("cigarette-butts", "cigarette-butts"))
    glade.play(0, "play-cigarette-butts")
    assert glade.refusal(1, "play-cigarette-butts") == ("R1", "no-sense")


def test_cigarette_butts_need_two_sides() -> None:
    """R1, I19 A combatant who is alone makes peace with nobody; laid face down the card is spent."""
    glade = fray("jumbo", pools=("", "berthe"), held=("", "cigarette-butts"))
    assert glade.refusal(1, "play-cigarette-butts") == ("R1", "no-sense")
    glade = fray("jumbo", pools=("", "berthe"), laid=("cigarette-butts",))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": "cigarette-butts"}]


def test_a_side_that_goes_out_after_the_peace_has_no_share() -> None:
    """I19, R5 Of three sides two are left in the draw."""
    glade = fray("jumbo oppa", "garenne", "floxel", laid=("cigarette-butts forest-road",), held=("", "mud-ball"))
    glade.play(1, "decline")
    settle(glade)
    assert foods(glade) == [1, 0, 1, 0]


def test_a_forced_draw_with_one_side_left_is_a_win() -> None:
    """I19 If one is left, it wins: the butts are forgotten."""
    glade = fray("jumbo oppa", "garenne", laid=("cigarette-butts forest-road",), held=("", "mud-ball"))
    glade.play(1, "decline")
    settle(glade)
    assert told(glade.history, "wins") == [{"seat": 0, "total": 7}]
    assert foods(glade) == [2, 0, 0, 0]


# The world upside down


def upside_down(*sides: str, laid: tuple[str, ...] = ()) -> Glade:
    """A battle whose lowest total wins, by the will of seat 3."""
    glade = fray(*sides, laid=laid, held=("", "", "", "world-upside-down mud-ball"))
    glade.play(3, "play-world-upside-down")
    settle(glade)
    return glade


def test_the_lowest_total_wins_upside_down() -> None:
    """I19, R11 Played by somebody outside."""
    glade = upside_down("jumbo", "hoppsa", "floxel", laid=("chainsaw", "nettles"))
    assert told(glade.history, "wins") == [{"seat": 1, "total": 4}]


def test_a_tie_at_the_bottom_upside_down_is_a_draw() -> None:
    """I19, I23 Two of three sides share the lowest total."""
    glade = upside_down("bouboule", "trunkee", "floxel")
    assert told(glade.history, "shares-draw") == [{"seat": 0}, {"seat": 1}]
    assert foods(glade) == [1, 1, 0, 0]


def test_jumbo_wins_a_tie_at_the_bottom() -> None:
    """I19 If exactly one of those with the lowest total wins ties, it wins alone."""
    glade = upside_down("jumbo", "berthe", "floxel", laid=("", "", "mud-ball"))
    assert told(glade.history, "wins-tie") == [{"seat": 0, "total": 5}]
    assert foods(glade) == [2, 0, 0, 0]


def test_the_world_is_turned_by_whoever_likes_but_only_if_two_sides_are_left() -> None:
    """R1, I19 Alone there is no lowest."""
    glade = fray("jumbo", pools=("", "berthe"), held=("", "world-upside-down"))
    assert glade.refusal(1, "play-world-upside-down") == ("R1", "no-sense")


def test_the_world_is_not_turned_face_down() -> None:
    """I13 The card is meant for the last window only."""
    glade = fray("jumbo", "berthe", held=("world-upside-down",))
    assert "play-world-upside-down" in glade.legal(0)
    glade = Glade(pools=("jumbo", "berthe"), hands=("world-upside-down",))
    glade.fights("jumbo", "berthe")
    glade.play(0, "pass")
    assert glade.refusal(0, "lay-world-upside-down") == ("I13", "cannot-be-laid")


# Forest ranger and coach party


@pytest.mark.parametrize("face_down", [True, False])
def test_the_coach_party_brings_its_winner_a_third_food(face_down: bool) -> None:
    """I21 One food more, if its player wins."""
    glade = fray("jumbo oppa", "berthe", **{"laid" if face_down else "held": ("coach-party",)})
    if not face_down:
        glade.play(0, "play-coach-party")
    settle(glade)
    assert foods(glade) == [3, 0, 0, 0]
    finish(glade)
    assert glade.on_dump("coach-party") == 1


def test_the_coach_party_of_a_loser_brings_nothing() -> None:
    """I21 It waits for its own player only."""
    glade = fray("jumbo oppa", "berthe", laid=("", "coach-party"))
    settle(glade)
    assert foods(glade) == [2, 0, 0, 0]


@pytest.mark.parametrize("seat", [0, 1, 2], ids=["winner", "loser", "outsider"])
def test_the_forest_ranger_takes_a_food_from_whoever_wins(seat: int) -> None:
    """I21, R11 Open to all, in the battle or not."""
    glade = fray("jumbo oppa", "berthe", held=["forest-ranger" if at == seat else "" for at in range(3)])
    glade.play(seat, "play-forest-ranger")
    settle(glade)
    assert foods(glade) == [1, 0, 0, 0]
    assert glade.on_dump("forest-ranger") == 1


def test_the_forest_ranger_laid_face_down() -> None:
    """I16, I21 It acts with the revealed cards."""
    glade = fray("jumbo oppa", "berthe", laid=("", "forest-ranger"))
    assert told(glade.history, "loot-of-winner-changed") == [{"amount": -1}]
    settle(glade)
    assert foods(glade) == [1, 0, 0, 0]


def test_changes_of_the_loot_add_up() -> None:
    """I21 Dumpling, a coach party and the ranger: 2 + 1 + 1 - 1."""
    glade = fray("bouboule jumbo", "berthe", laid=("coach-party", "forest-ranger"))
    settle(glade)
    assert foods(glade) == [3, 0, 0, 0]


def test_a_draw_is_not_touched_by_changes_of_the_loot() -> None:
    """I23 Coach party, ranger and a forced draw: one food each."""
    glade = fray("jumbo", "berthe", laid=("coach-party forest-ranger cigarette-butts",))
    settle(glade)
    assert foods(glade) == [1, 1, 0, 0]


def test_the_loot_is_never_less_than_nothing(tmp_path: Path) -> None:
    """I21 A stricter ranger takes five: the winner takes none, and the game goes on."""
    changed = tables()
    row(changed, "event", "forest-ranger")["effect"]["amount"] = -5
    glade = fray("jumbo", "berthe", laid=("", "forest-ranger"), edition=written(tmp_path / "strict.toml", changed))
    settle(glade)
    assert told(glade.history, "wins-tie") == [{"seat": 0, "total": 5}]
    assert (foods(glade), sum(glade.state.forest)) == ([0, 0, 0, 0], 32)


# The forest runs out


@pytest.mark.parametrize(("left", "taken"), [("nut", 1), ("nut berry", 2), ("nut berry picnic", 3)])
def test_the_last_foods_end_the_game_in_the_middle_of_the_loot(left: str, taken: int) -> None:
    """I22, I25 Three are due; fewer are left, or just as many: the winner gets all, and no event follows."""
    glade = fray("jumbo oppa", "berthe", laid=("coach-party",), held=("", "thieving-magpie"))
    glade.leave_in_forest(left)
    glade.pass_window()
    assert (glade.step, foods(glade)) == ("over", [taken, 0, 0, 0])
    assert (glade.table.acting(), glade.kinds().count("last-food")) == ((), 1)
    assert glade.table.outcome is not None


def test_one_food_that_stays_in_the_forest_keeps_the_game_going() -> None:
    """I21, I25 Thanks to the ranger: one of two is taken, and one is left."""
    glade = fray("jumbo oppa", "berthe", laid=("", "forest-ranger"))
    glade.leave_in_forest("nut berry")
    settle(glade)
    assert (glade.step, foods(glade)) == ("loot-window", [1, 0, 0, 0])


def test_a_draw_with_too_few_foods_brings_nothing_and_ends_nothing() -> None:
    """I23, I25 Three share a draw, two foods are left: nobody takes any, and they stay in the forest."""
    glade = fray("jumbo", "berthe", "floxel", laid=("cigarette-butts",))
    glade.leave_in_forest("nut berry")
    settle(glade)
    assert told(glade.history, "too-few-foods") == [{"foods": 2}]
    assert (glade.step, foods(glade), sum(glade.state.forest)) == ("loot-window", [0, 0, 0, 0], 2)


def test_a_draw_with_just_enough_foods_ends_the_game() -> None:
    """I23, I25 Three share a draw, three foods are left."""
    glade = fray("jumbo", "berthe", "floxel", laid=("cigarette-butts",))
    glade.leave_in_forest("nut berry picnic")
    settle(glade)
    assert (glade.step, foods(glade)) == ("over", [1, 1, 1, 0])
