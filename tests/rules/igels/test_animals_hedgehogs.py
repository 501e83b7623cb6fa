"""Igels: the hedgehogs; those with one-shots are in test_animals_one_shots.py, Dumpling is in
test_animals_loot.py, the Junkie in test_animals_afterwards.py."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.course import kinds, told
from tests.rules.editions import written
from tests.rules.igels.battles import acted, battle, end_of, sharers, winner
from tests.rules.igels.sheets import row, tables

# Jumbo


def test_jumbo_wins_a_tie_alone() -> None:
    """I19, I23 Five against five: Jumbo takes two foods, and Bertha none."""
    glade = battle("jumbo", "berthe")
    glade.lays()
    assert told(end_of(glade), "wins-tie") == [{"seat": 0, "total": 5}]
    assert [len(glade.foods_of(seat)) for seat in range(4)] == [2, 0, 0, 0]


def test_jumbo_wins_a_tie_of_three() -> None:
    """I19 Bertha and Floxel tie with him as well."""
    glade = battle("jumbo", "berthe", "floxel")
    glade.lays()
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (0, [])


def test_jumbo_does_not_win_the_tie_of_others() -> None:
    """I19, I23 Seven each for Bertha and Floxel: they share a draw, and Jumbo has lost."""
    glade = battle("jumbo", "berthe garenne", "floxel cachotte")
    glade.lays()
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (None, [1, 2])
    assert [len(glade.foods_of(seat)) for seat in range(4)] == [0, 1, 1, 0]


def test_jumbo_as_a_supporter_wins_no_tie() -> None:
    """I20, I23 Only the leader's ability counts."""
    glade = battle("gilly jumbo", "berthe trunkee")
    glade.lays()
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (None, [0, 1])


def test_jumbo_dazed_wins_no_tie() -> None:
    """I20, I40 Flausch smiles at him: Gilly and Flausch tie, three each, and share a draw."""
    glade = battle("jumbo gilly", "flausch")
    glade.lays()
    glade.play(1, "on-0")
    assert (glade.total(0), glade.total(1)) == (3, 3)
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (None, [0, 1])


def test_jumbo_wins_the_tie_of_the_lowest_if_the_world_is_upside_down() -> None:
    """I19 The lowest total wins, and the tie for it is his."""
    glade = battle("jumbo", "berthe", "floxel brindille", hands=("", "", "", "world-upside-down"))
    glade.lays()
    glade.play(3, "play-world-upside-down")
    end_of(glade)
    assert winner(glade) == 0


def test_a_forced_draw_is_stronger_than_jumbo() -> None:
    """I19, I31 Whatever the totals and whoever wins ties."""
    glade = battle("jumbo", "berthe", hands=("", "", "", "cigarette-butts"))
    glade.lays()
    glade.play(3, "play-cigarette-butts")
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (None, [0, 1])


def test_two_who_win_ties_share_a_draw(tmp_path: Path) -> None:
    """I19 Exactly one of those who tie must win ties: here Floxel can do it too, and Bertha shares with both."""
    cards = tables()
    row(cards, "animal", "floxel")["ability"] = row(cards, "animal", "jumbo")["ability"]
    edition = written(tmp_path / "two-clubs.toml", cards)
    glade = battle("jumbo", "berthe", "floxel", edition=edition)
    glade.lays()
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (None, [0, 1, 2])


# Grandpa Oppa


def test_oppa_sends_a_supporter_home_that_the_victim_picks() -> None:
    """I15, R4 The opponent decides who goes to bed; it fights no more, and sleeps afterwards."""
    glade = battle("oppa", "berthe garenne trunkee", "floxel")
    glade.lays()
    assert glade.legal(0) == ["decline", "on-1"]
    glade.play(0, "on-1")
    assert glade.legal(1) == ["choose-trunkee", "choose-garenne"]
    glade.play(1, "choose-garenne")
    assert glade.fate("garenne") == "home"
    assert glade.total(1) == 8
    end_of(glade)
    glade.pass_window()
    assert (glade.fate("garenne"), glade.fate("trunkee")) == ("asleep", "asleep")


def test_oppa_needs_no_pick_where_there_is_one_supporter() -> None:
    """I40 Where only one choice is possible, it is made without asking."""
    glade = battle("oppa", "berthe garenne")
    glade.lays()
    events = glade.play(0, "on-1")
    assert told(events, "sent-home") == [{"seat": 1, "animal": "garenne"}]


def test_oppa_may_keep_his_stories_to_himself() -> None:
    """I15 He may, and need not."""
    glade = battle("oppa", "berthe garenne")
    glade.lays()
    events = glade.play(0, "decline")
    assert told(events, "ability-declined") == [{"seat": 0, "animal": "oppa"}]
    assert glade.fate("garenne") == "fighting"


@pytest.mark.parametrize(
    ("sides", "laid"),
    [
        (("oppa", "berthe"), ()),
        (("oppa", "", "", "mulotte loir"), ()),
        (("oppa", "berthe garenne"), ("", "barbed-wire")),
    ],
    ids=["no supporter", "Mrs Fieldmouse", "barbed wire"],
)
def test_oppa_without_a_target_is_not_even_asked(sides: tuple[str, ...], laid: tuple[str, ...]) -> None:
    """R1, R4 Leaders are never sent home, nor those behind a shield, which stands before abilities act."""
    glade = battle(*sides, hands=("", "barbed-wire"))
    glade.lays(*laid)
    assert glade.step == "last-window"
    assert acted(glade) == []
    assert "sent-home" not in glade.kinds()


def test_oppa_has_no_stories_for_players_outside_the_battle() -> None:
    """I32 Opponents are those in the battle: the squirrels stay out."""
    glade = battle("oppa", "berthe garenne", others=("", "", "floxel ronn"))
    glade.lays()
    assert glade.legal(0) == ["decline", "on-1"]


def test_oppa_dazed_before_his_turn_tells_nothing() -> None:
    """I15, I40 Flausch has the higher initial SAP, and so acts first."""
    glade = battle("oppa gilly", "flausch berthe")
    glade.lays()
    assert glade.table.acting() == (1,)
    glade.play(1, "on-0")
    assert glade.step == "last-window"
    assert acted(glade) == ["flausch"]
    assert (glade.total(0), glade.fate("berthe")) == (3, "fighting")


# Gilly


def test_gilly_draws_a_card_when_beaten_as_leader() -> None:
    """I9, R9 A support card for the loser."""
    glade = battle("gilly", "berthe")
    glade.lays()
    assert told(end_of(glade), "cards-drawn") == [{"seat": 0, "cards": 1}]
    assert len(glade.cards_of(0)) == 1


@pytest.mark.parametrize(
    "sides",
    [("gilly jumbo", "berthe"), ("gilly oppa", "berthe"), ("gilly",), ("jumbo gilly", "berthe trunkee kid-carotte")],
    ids=["wins", "shares a draw", "is alone", "supports"],
)
def test_gilly_draws_nothing_otherwise(sides: tuple[str, ...]) -> None:
    """I20, R9 A loser is who has neither won nor shared a draw; and a supporter's ability does not count."""
    glade = battle(*sides)
    glade.lays()
    end_of(glade)
    assert glade.cards_of(0) == []


def test_gilly_draws_if_others_share_the_draw() -> None:
    """R9 Bertha and Floxel share it, Gilly has lost."""
    glade = battle("gilly", "berthe", "floxel")
    glade.lays()
    end_of(glade)
    assert (sharers(glade), len(glade.cards_of(0))) == ([1, 2], 1)


def test_gilly_draws_even_after_the_last_food() -> None:
    """I25, R9 An empty forest does not prevent it, and the count waits for it."""
    glade = battle("gilly", "berthe", forest="nut grass")
    glade.lays()
    events = kinds(end_of(glade))
    assert glade.step == "over"
    assert (
        events.index("food-taken") < events.index("cards-drawn") < events.index("last-food") < events.index("counted")
    )


def test_gilly_draws_nothing_from_nothing() -> None:
    """I9, R1 No pile and no dump: her ability is skipped."""
    glade = battle("gilly", "berthe")
    glade.lays()
    while glade.state.pile_size:  # all cards are in one hand
        glade.hand(2, " ".join([*glade.cards_of(2), glade.cards[glade.state.pile[0]]]))
    glade.check()
    end_of(glade)
    assert (acted(glade), glade.cards_of(0)) == ([], [])


# Sister Tofu


def test_tofu_makes_all_combat_cards_of_one_opponent_void() -> None:
    """I15, I17 Those of the opponent she chooses; others keep theirs."""
    glade = battle("tofu", "berthe", "floxel", hands=("mud-ball", "chainsaw mud-ball", "left-hook"))
    glade.lays("mud-ball", "chainsaw mud-ball", "left-hook")
    assert glade.legal(0) == ["decline", "on-1", "on-2"]
    events = glade.play(0, "on-1")
    assert [each["card"] for each in told(events, "card-void")] == ["chainsaw", "mud-ball"]
    assert [glade.total(seat) for seat in range(3)] == [5, 5, 8]


def test_tofu_may_let_them_be() -> None:
    """I15 Declined: the chainsaw counts."""
    glade = battle("tofu", "berthe", hands=("", "chainsaw"))
    glade.lays("", "chainsaw")
    glade.play(0, "decline")
    assert glade.total(1) == 10


def test_tofu_does_not_mind_events() -> None:
    """I17, R1 Only combat cards are made void; against an event alone she has nothing to do."""
    glade = battle("tofu", "berthe", hands=("", "boy-scouts"))
    glade.lays("", "boy-scouts")
    assert (glade.step, glade.total(1)) == ("last-window", 8)


def test_tofu_stops_values_and_no_more() -> None:
    """I16, I17 The waste oil is void, and still takes away 2."""
    glade = battle("tofu", "berthe", hands=("", "waste-oil"))
    glade.lays("", "waste-oil")
    glade.play(0, "on-1")
    assert (glade.total(0), glade.total(1)) == (2, 5)


def test_a_card_that_tofu_made_void_is_bound_all_the_same() -> None:
    """I17, R7 The pepper mill is worth nothing in this battle, and 2 for good."""
    glade = battle("tofu", "pfeffer", hands=("", "pepper-mill"))
    glade.lays("", "pepper-mill")
    assert glade.total(1) == 6
    glade.play(0, "on-1")
    assert (glade.total(0), glade.total(1)) == (1, 4)
    end_of(glade)
    events = glade.pass_window()
    assert told(events, "bound") == [{"seat": 1, "card": "pepper-mill", "animal": "pfeffer", "sap": 6}]


def test_cards_bound_before_are_none_that_tofu_could_stop() -> None:
    """I36, R1, R7 Once bound, it is part of the animal's SAP and no longer a combat card."""
    glade = battle("tofu", "trunkee")
    glade.bind("hip-flask")
    glade.lays()
    assert (glade.step, glade.total(1)) == ("last-window", 5)


# Little Urchin


def test_little_urchin_puffs_up_if_she_is_alone() -> None:
    """I15, I17 One and four make five."""
    glade = battle("oursin", "garenne")
    glade.lays()
    assert told(glade.history, "sap-changed") == [{"seat": 0, "source": "oursin", "amount": 4, "total": 5}]
    assert glade.total(0) == 5


def test_little_urchin_puffs_up_without_opponents_too() -> None:
    """I17 Alone means without a supporter."""
    glade = battle("oursin")
    glade.lays()
    assert glade.total(0) == 5


def test_little_urchin_does_not_puff_up_in_company() -> None:
    """I17, R1 With a supporter her ability does nothing, and nothing is told of it."""
    glade = battle("oursin gilly", "garenne")
    glade.lays()
    assert (glade.total(0), acted(glade)) == (4, [])


def test_little_urchin_left_alone_before_her_turn_puffs_up() -> None:
    """I15, I17 What counts is the moment she acts: Futty has sent Gilly home first."""
    glade = battle("oursin gilly", "", "", "futty flesel")
    glade.lays()
    glade.play(3, "use")
    assert (glade.fate("gilly"), glade.total(0)) == ("home", 5)


def test_little_urchin_left_alone_after_her_turn_does_not() -> None:
    """I15, I17 The spider web comes with the cards, after the abilities."""
    glade = battle("oursin gilly", "berthe", hands=("", "spider-web"))
    glade.lays("", "spider-web")
    assert (glade.fate("gilly"), glade.total(0)) == ("home", 1)
