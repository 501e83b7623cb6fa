"""Igels: the squirrels; those with one-shots are in test_animals_one_shots.py, Hazel is in test_animals_loot.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.course import told
from tests.rules.editions import written
from tests.rules.igels.battles import acted, battle, end_of, winner
from tests.rules.igels.sheets import row, tables

# Floxel


def test_floxel_has_his_strength_and_nothing_else() -> None:
    """I3, I24 Five SAP, no ability, and no taste for bugs."""
    glade = battle("gilly", "", "floxel", forest="bug nut")
    glade.lays()
    assert (glade.total(2), acted(glade)) == (5, [])
    end_of(glade)
    assert glade.foods_of(2) == ["nut"]


# Ronn


@pytest.mark.parametrize(
    ("sides", "strength"),
    [
        (("", "", "ronn"), 2),
        (("gilly", "", "ronn"), 3),
        (("gilly", "berthe", "ronn", "loir"), 5),
        (("gilly", "berthe", "floxel ronn", "loir"), 10),
    ],
    ids=["alone", "one opponent", "three opponents", "supporting"],
)
def test_ronn_hits_the_harder_the_more_opponents_there_are(sides: tuple[str, ...], strength: int) -> None:
    """I17, I20 One more for each, as leader and as supporter."""
    glade = battle(*sides)
    glade.lays()
    assert glade.total(2) == strength


def test_ronn_is_counted_afresh() -> None:
    """I17, R5 A side that goes out is nobody's opponent any more."""
    glade = battle("gilly", "berthe", "floxel ronn", "loir", hands=("", "forest-road"))
    glade.lays("", "forest-road")
    assert glade.total(2) == 10
    glade.play(1, "choose-gilly")
    assert glade.total(2) == 9


def test_ronn_at_home_hits_nobody() -> None:
    """R4 Sent home, he counts no more."""
    glade = battle("oppa jumbo", "", "floxel ronn")
    glade.lays()
    assert glade.total(2) == 8
    glade.play(0, "on-2")
    assert glade.total(2) == 5


@pytest.mark.parametrize(("leader", "strength"), [("ronn", 5), ("floxel", 3)])
def test_a_daze_ends_the_ability_of_ronn_only_if_he_leads(leader: str, strength: int) -> None:
    """I20, I40 Dazed is the leader: with Floxel in his place, Ronn goes on counting opponents."""
    supporter = "floxel" if leader == "ronn" else "ronn"
    glade = battle("", "flausch", f"{leader} {supporter}")
    glade.lays()
    glade.play(1, "on-2")
    assert glade.total(2) == strength


# Mother Stash


def test_mother_stash_secures_three_foods_of_a_win() -> None:
    """I34, I40, R9 Those she wins and those she has: as many as she can, and she chooses which."""
    glade = battle("", "", "cachotte", foods=("", "", "picnic grass"), forest="nut nut nut")
    glade.lays()
    end_of(glade)
    assert glade.legal(2) == ["pick-nut", "pick-picnic", "pick-grass"]
    glade.play(2, "pick-picnic", "pick-nut", "pick-nut")
    assert glade.foods_of(2) == ["grass"]
    assert glade.foods_of(2, secured=True) == ["nut", "nut", "picnic"]
    assert glade.step == "loot-window"


def test_mother_stash_secures_all_if_these_are_no_more_than_three() -> None:
    """I40 Nothing to choose, nobody is asked."""
    glade = battle("gilly", "", "cachotte gros-roux", forest="nut turnip grass")
    glade.lays()
    end_of(glade)
    assert (glade.foods_of(2), len(glade.foods_of(2, secured=True))) == ([], 2)


@pytest.mark.parametrize(
    "sides",
    [("jumbo", "", "cachotte"), ("oppa", "", "cachotte"), ("gilly", "", "floxel cachotte")],
    ids=["lost", "draw", "supporting"],
)
def test_mother_stash_secures_nothing_otherwise(sides: tuple[str, ...]) -> None:
    """I20, R9 She must lead and win alone."""
    glade = battle(*sides, foods=("", "", "picnic"))
    glade.lays()
    if glade.step == "abilities":
        glade.play(0, "decline")
    end_of(glade)
    assert glade.foods_of(2, secured=True) == []


def test_mother_stash_without_a_food_has_nothing_to_bury() -> None:
    """R1 After a win that brings no food her ability is skipped."""
    glade = battle("", "", "cachotte", hands=("", "", "forest-ranger"))
    glade.state.loot_change_of_winner = -1  # there is one ranger only
    glade.lays("", "", "forest-ranger")
    end_of(glade)
    assert (acted(glade), glade.foods_of(2)) == ([], [])


@pytest.mark.parametrize(("keeper", "safe"), [("asleep", 5), ("dead", 3), ("pile", 3)])
def test_mother_stash_secures_five_in_the_company_of_finee(tmp_path: Path, keeper: str, safe: int) -> None:
    """I20, I34 Were Finee a squirrel, every securing would reach five, as long as she lives in the pool."""
    cards = tables()
    floxel, finee = row(cards, "animal", "floxel"), row(cards, "animal", "finee")
    floxel["ability"] = finee["ability"]
    edition = written(tmp_path / "keeper.toml", cards)
    glade = battle("", "", "cachotte", others=("", "", f"floxel:{keeper}"), foods=("", "", "nut " * 4), edition=edition)
    glade.leave_in_forest("nut turnip")
    glade.lays()
    end_of(glade)
    while glade.table.acting() == (2,):
        glade.play(2, glade.legal(2)[0])
    assert len(glade.foods_of(2, secured=True)) == safe


def test_foods_secured_by_mother_stash_take_no_room_in_a_den() -> None:
    """I42 With standing dens too, she only secures: the nest has all its three places for other foods."""
    glade = battle("", "", "cachotte", hands=("", "", "squirrel-nest"), foods=("", "", "nut nut"), standing_dens=True)
    glade.leave_in_forest("nut nut nut")
    glade.lays()
    end_of(glade)
    assert (len(glade.foods_of(2, secured=True)), glade.state.in_dens[2]) == (3, 0)
    glade.play(2, "play-squirrel-nest")
    assert (len(glade.foods_of(2, secured=True)), glade.state.in_dens[2]) == (4, 1)


# Twiglet


def test_twiglet_makes_the_best_combat_card_of_an_opponent_void() -> None:
    """I15, I17 The chainsaw counts for nothing, the mud ball does."""
    glade = battle("gilly", "berthe", "brindille", hands=("left-hook", "mud-ball chainsaw"))
    glade.lays("left-hook", "mud-ball chainsaw")
    assert glade.legal(2) == ["decline", "on-0", "on-1"]
    events = glade.play(2, "on-1")
    assert told(events, "card-void") == [{"seat": 1, "card": "chainsaw", "total": 6}]
    assert [glade.total(seat) for seat in range(3)] == [6, 6, 1]


def test_twiglet_takes_the_one_laid_first_of_two_alike() -> None:
    """I17 Nettles and golf ball are worth 2: the golf ball was laid first."""
    glade = battle("gilly", "", "brindille", hands=("nettles golf-ball",))
    glade.lays("golf-ball nettles")
    events = glade.play(2, "on-0")
    assert [each["card"] for each in told(events, "card-void")] == ["golf-ball"]


def test_twiglet_without_a_combat_card_to_pinch_is_not_asked() -> None:
    """R1 Her own cards and the events of others are none."""
    glade = battle("gilly", "", "brindille", hands=("boy-scouts", "", "mud-ball"))
    glade.lays("boy-scouts", "", "mud-ball")
    assert (glade.step, acted(glade), glade.total(2)) == ("last-window", [], 2)


def test_twiglet_may_leave_the_batteries_where_they_are() -> None:
    """I15 She may decline."""
    glade = battle("gilly", "", "brindille", hands=("chainsaw",))
    glade.lays("chainsaw")
    glade.play(2, "decline")
    assert glade.total(0) == 8


# Big Red


def test_big_red_draws_two_cards_after_a_win() -> None:
    """I9, R9 And he eats no worms."""
    glade = battle("gilly", "", "gros-roux", forest="worm worm nut nut")
    glade.lays()
    assert told(end_of(glade), "cards-drawn")[0] == {"seat": 2, "cards": 2}
    assert len(glade.cards_of(2)) == 2
    assert "worm" not in glade.foods_of(2)


@pytest.mark.parametrize(
    "sides",
    [("jumbo", "", "gros-roux"), ("piquant", "", "gros-roux"), ("gilly", "", "floxel gros-roux")],
    ids=["lost", "draw", "supporting"],
)
def test_big_red_draws_nothing_otherwise(sides: tuple[str, ...]) -> None:
    """I20, R9 Neither beaten, nor sharing a draw, nor as a supporter."""
    glade = battle(*sides)
    glade.lays()
    while glade.step == "last-window":
        glade.pass_window()
    assert glade.cards_of(2) == []


def test_the_winners_ability_acts_before_the_losers() -> None:
    """R9 First the winner's, then those of the losers."""
    glade = battle("gilly", "", "gros-roux")
    glade.lays()
    assert [each["seat"] for each in told(end_of(glade), "cards-drawn")] == [2, 0]


def test_big_red_draws_what_there_is() -> None:
    """I9 One card is left, in the pile and on the dump: he draws that."""
    glade = battle("", "", "gros-roux")
    glade.lays()
    while glade.state.pile_size > 1:  # all cards but one are in a hand
        glade.hand(0, " ".join([*glade.cards_of(0), glade.cards[glade.state.pile[0]]]))
    assert told(end_of(glade), "cards-drawn") == [{"seat": 2, "cards": 1}]
    assert winner(glade) == 2
