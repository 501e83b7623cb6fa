"""Igels: a battle is decided (I15–I19): the order of abilities and cards, totals, and the outcome."""

from __future__ import annotations

import pytest

from sousbois.core.record import NOTHING
from tests.rules.course import kinds, told
from tests.rules.igels.glade import Glade


def begin_with(glade: Glade, first: int) -> None:
    """Give the marker to a player, and begin the battle again."""
    glade.state.first = first
    glade.history.clear()
    glade.enter("leaders")


# The order of abilities and cards


def test_abilities_take_effect_from_the_highest_initial_sap_to_the_lowest() -> None:
    """I15 The example: Oppa (10), then Lightfinger and Flausch (8 each, Malik before Rose), who smiles too late."""
    octave, rose, malik = 0, 1, 3
    glade = Glade(
        pools=("oppa jumbo gilly", "flausch berthe", "", "pique-poche flesel"), hands=("club mud-ball", "nettles")
    )
    begin_with(glade, malik)
    glade.fights("oppa jumbo gilly", "flausch berthe", "", "pique-poche flesel")
    glade.lays()
    assert glade.table.acting() == (octave,)
    glade.play(octave, f"on-{rose}")
    assert glade.fate("berthe") == "home"
    assert glade.table.acting() == (malik,)
    glade.play(malik, f"on-{rose}")
    assert glade.table.acting() == (rose,)
    glade.play(rose, f"on-{octave}")
    assert (glade.total(octave), glade.fate("berthe")) == (8, "home")


def test_among_equals_abilities_follow_in_turn_order() -> None:
    """I15 The same with the marker at Rose: she comes before Malik."""
    glade = Glade(pools=("", "flausch berthe", "", "pique-poche flesel"), hands=("", "nettles"))
    begin_with(glade, 1)
    glade.fights("", "flausch berthe", "", "pique-poche flesel")
    glade.lays()
    assert glade.table.acting() == (1,)
    glade.play(1, "on-3")
    assert glade.step == "last-window"  # a dazed Lightfinger takes nothing


@pytest.mark.parametrize(("marker", "order"), [(0, ["waste-oil", "bear-trap"]), (1, ["waste-oil", "bear-trap"])])
def test_revealed_cards_act_in_the_same_order_of_sides(marker: int, order: list[str]) -> None:
    """I16 The higher initial SAP first, whoever has the marker."""
    glade = Glade(pools=("jumbo", "pfeffer"), hands=("waste-oil mud-ball", "bear-trap"))
    begin_with(glade, marker)
    glade.fights("jumbo", "pfeffer")
    events = glade.lays("waste-oil", "bear-trap")
    assert [each["card"] for each in told(events, "card-aimed")] == order


def test_the_cards_of_a_side_act_in_the_order_in_which_they_were_laid() -> None:
    """I16 Bernie after the web, though the hand held them the other way round; a card without a target is spent."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("bernie-the-bear spider-web waste-oil mud-ball",))
    glade.fights("jumbo", "berthe")
    events = glade.lays("spider-web waste-oil bernie-the-bear")
    acted = [event for event in events if event.kind in ("card-idle", "card-aimed", "card-acts")]
    assert [event.values["card"] for event in acted] == ["spider-web", "waste-oil", "bernie-the-bear"]
    assert kinds(acted)[0] == "card-idle"
    glade.pass_window()
    glade.pass_window()
    assert glade.on_dump("spider-web") == 1


def test_an_event_that_acts_among_the_cards_can_be_countered() -> None:
    """I16, I30 The player it is aimed at is asked in the middle of the cards."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("stroke", "vet-on-call"))
    glade.fights("jumbo", "berthe")
    glade.lays("stroke")
    assert (glade.step, glade.legal(1)) == ("cards", ["decline", "counter-vet-on-call"])
    glade.play(1, "counter-vet-on-call")
    assert "dies" not in glade.kinds()
    assert (glade.on_dump("stroke"), glade.on_dump("vet-on-call")) == (1, 1)


# Totals


def test_the_total_is_animals_cards_and_changes() -> None:
    """I17 The example: Lea has 13, Karim 10 − 2."""
    lea, karim = 1, 2
    glade = Glade(
        pools=("", "trunkee pfeffer", "floxel gros-roux"), hands=("", "left-hook waste-oil mud-ball", "pine-cone")
    )
    glade.fights("", "trunkee pfeffer", "floxel gros-roux")
    glade.lays("", "left-hook waste-oil", "pine-cone")
    assert (glade.total(lea), glade.total(karim)) == (13, 8)
    assert told(glade.history, "total") == [{"seat": lea, "total": 13}, {"seat": karim, "total": 8}]


def test_a_total_is_never_below_0() -> None:
    """I17 The Easter Rabbit 1, less 4 and less 2; three points more do not bring him above."""
    glade = Glade(pools=("jumbo", "paques"), hands=("bear-trap waste-oil mud-ball", "boy-scouts"))
    glade.fights("jumbo", "paques")
    glade.lays("bear-trap waste-oil")
    assert glade.total(1) == 0
    glade.play(0, "pass")
    events = glade.play(1, "play-boy-scouts")
    assert told(events, "sap-changed") == [{"seat": 1, "source": "boy-scouts", "amount": 3, "total": 0}]


def test_totals_are_worked_out_anew_in_the_last_window() -> None:
    """I18 Also by somebody outside the battle, who is asked in turn."""
    glade = Glade(
        pools=("jumbo oppa", "berthe"), hands=("boy-scouts mud-ball", "mud-ball chainsaw", "acid-rain", "mud-ball")
    )
    glade.fights("jumbo oppa", "berthe")
    glade.lays("", "chainsaw")
    assert (glade.total(0), glade.total(1)) == (7, 10)
    glade.play(0, "play-boy-scouts")
    assert (glade.total(0), glade.total(1)) == (10, 10)
    glade.play(1, "pass")
    glade.play(2, "play-acid-rain")
    assert (glade.total(0), glade.total(1)) == (10, 5)
    glade.pass_window()
    assert told(glade.history, "wins") == [{"seat": 0, "total": 10}]


# The outcome


def test_if_nobody_leads_the_round_goes_straight_to_organise() -> None:
    """I19 No battle, no loot, no window in between; sleepers wake."""
    glade = Glade(pools=("jumbo oppa:asleep", "berthe"), hands=("mud-ball nettles", "nettles mud-ball"))
    glade.play(0, "stay-out")
    events = glade.play(1, "stay-out")
    assert kinds(events) == ["stays-out", "no-battle", "sleep"]
    assert glade.step == "trade"
    assert (glade.fate("oppa"), sum(glade.state.forest)) == ("ready", 32)


def test_whoever_is_alone_in_the_battle_goes_through_the_same_steps_and_wins() -> None:
    """I19 Stand window, laying, last window; then two foods."""
    glade = Glade(pools=("oursin", "berthe"), hands=("mud-ball nettles", "boy-scouts"))
    steps = []
    glade.play(0, "lead-oursin")
    glade.play(1, "stay-out")
    while glade.step != "trade":
        (seat,) = glade.table.acting()
        steps += [glade.step] if glade.step not in steps else []
        glade.play(seat, "pass")
    assert steps == ["stand-window", "lay", "last-window", "loot-window"]
    assert told(glade.history, "wins") == [{"seat": 0, "total": 5}]
    assert len(glade.foods_of(0)) == 2


def test_if_no_side_is_left_there_is_no_loot() -> None:
    """I19, R5 The only leader dies before cards are laid."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball", "stroke"))
    glade.fights("jumbo")
    glade.play(0, "pass")
    glade.play(1, "play-stroke")
    glade.play(0, "decline")
    events = glade.pass_window()
    assert "nobody-left" in kinds(events)
    assert (glade.state.winner, glade.state.sharers, sum(glade.state.forest)) == (NOTHING, 0, 32)
    assert (glade.step, glade.fate("jumbo")) == ("loot-window", "dead")


def test_the_only_side_left_wins() -> None:
    """I19, R5 The other’s leader falls among the revealed cards, and its own cards lapse."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("stroke mud-ball", "stroke chainsaw"))
    glade.fights("jumbo", "berthe")
    glade.lays("stroke", "stroke chainsaw")
    glade.pass_window()
    assert told(glade.history, "side-out") == [{"seat": 1}]
    assert told(glade.history, "wins") == [{"seat": 0, "total": 5}]
    assert glade.fate("jumbo") == "fighting"


def test_the_highest_total_wins_and_equals_share_a_draw() -> None:
    """I19, I23 Seats 1 and 2 have 5, seat 3 has 4."""
    glade = Glade(pools=("", "berthe", "floxel", "mulotte"), hands=("mud-ball",))
    glade.fights("", "berthe", "floxel", "mulotte")
    glade.pass_window()
    glade.pass_window()
    assert told(glade.history, "shares-draw") == [{"seat": 1}, {"seat": 2}]
    assert [len(glade.foods_of(seat)) for seat in range(4)] == [0, 1, 1, 0]


def test_one_of_several_with_the_highest_total_may_win_ties() -> None:
    """I19, I23 Jumbo wins alone where Bertha has as much; two who win ties would share it."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball",))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    glade.lays()
    glade.pass_window()
    assert told(glade.history, "wins-tie") == [{"seat": 0, "total": 5}]
    assert [len(glade.foods_of(seat)) for seat in range(4)] == [2, 0, 0, 0]
