"""Igels: battle (I10–I19): leaders, supporters, support cards, their order, totals and the outcome."""

from __future__ import annotations

import pytest

from sousbois.core.record import NOTHING
from tests.rules.course import kinds, told
from tests.rules.igels.glade import Glade


def begin_with(glade: Glade, first: int, step: str = "leaders") -> None:
    """Give the marker to a player, and begin the step again."""
    glade.state.first = first
    glade.history.clear()
    glade.enter(step)


def asked_by_turn(glade: Glade, moves: dict[int, list[str]]) -> list[int]:
    """The seats that a step asks, each answering with its next move."""
    step, asked = glade.step, []
    while glade.step == step and glade.table.acting():
        (seat,) = glade.table.acting()
        asked.append(seat)
        glade.play(seat, moves[seat].pop(0))
    return asked


# Leaders and supporters


def test_leaders_are_put_forward_in_turn_order_from_the_first_player() -> None:
    """I6, I10 Clockwise; each once."""
    glade = Glade(pools=("jumbo", "berthe", "floxel", "flesel"))
    begin_with(glade, 2)
    moves = {2: ["lead-floxel"], 3: ["stay-out"], 0: ["lead-jumbo"], 1: ["stay-out"]}
    assert asked_by_turn(glade, moves) == [2, 3, 0, 1]
    assert [each["seat"] for each in told(glade.history, "leads")] == [2, 0]
    assert [each["seat"] for each in told(glade.history, "stays-out")] == [3, 1]


def test_whoever_has_no_ready_animal_stays_out_without_a_question() -> None:
    """I10, I27 Nobody, only sleepers, or only dead."""
    glade = Glade(pools=("jumbo:asleep", "berthe:dead", "", "flesel"))
    assert glade.table.acting() == (3,)
    glade.play(3, "lead-flesel")
    assert [each["seat"] for each in told(glade.history, "leads")] == [3]
    assert "stays-out" not in glade.kinds()


def test_only_ready_animals_of_ones_own_can_lead() -> None:
    """I10 Not those of the pile, nor sleepers, nor the dead."""
    glade = Glade(pools=("jumbo oppa:asleep gilly:dead tofu", "berthe"))
    assert glade.legal(0) == ["stay-out", "lead-jumbo", "lead-tofu"]


def test_supporters_are_added_one_at_a_time_and_a_pass_is_final() -> None:
    """I11 Seat 1 passes first and is not asked again; seat 0 has no animal left after its second."""
    glade = Glade(pools=("jumbo oppa gilly", "berthe paques", "floxel ronn", "flesel tulpe finee"))
    asked_by_turn(glade, {0: ["lead-jumbo"], 1: ["lead-berthe"], 2: ["stay-out"], 3: ["lead-flesel"]})
    moves = {0: ["support-oppa", "support-gilly"], 1: ["pass"], 3: ["support-tulpe", "pass"]}
    assert asked_by_turn(glade, moves) == [0, 1, 3, 0, 3]
    assert [each["animal"] for each in told(glade.history, "supports")] == ["oppa", "tulpe", "gilly"]
    assert glade.fate("ronn") == "ready"


def test_whoever_has_nobody_else_ready_is_not_asked_for_supporters() -> None:
    """I11 The step is over at once."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball",))
    asked_by_turn(glade, {0: ["lead-jumbo"], 1: ["lead-berthe"]})
    assert glade.step == "stand-window"


def test_supporters_go_round_from_the_first_player() -> None:
    """I6, I11 Not from the first who leads."""
    glade = Glade(pools=("jumbo oppa", "berthe paques", "floxel ronn"))
    begin_with(glade, 1)
    asked_by_turn(glade, {1: ["stay-out"], 2: ["lead-floxel"], 0: ["lead-jumbo"]})
    assert asked_by_turn(glade, {0: ["pass"], 2: ["pass"]}) == [2, 0]


# Initial SAP


def test_initial_sap_is_leader_supporters_and_bound_cards() -> None:
    """I12, I36 Jumbo 5 with the club 2, Grandpa Oppa 2; Ronn’s ability does not count here."""
    glade = Glade(pools=("jumbo oppa", "", "floxel ronn"), hands=("mud-ball",))
    glade.bind("club")
    glade.fights("jumbo oppa", "", "floxel ronn")
    glade.pass_window()
    assert told(glade.history, "initial-sap") == [{"seat": 0, "total": 9}, {"seat": 2, "total": 7}]


def test_initial_sap_is_worked_out_after_the_window_of_those_who_stand() -> None:
    """I12, I29 Whoever was sent home there does not count."""
    glade = Glade(pools=("jumbo oppa", "berthe paques"), hands=("", "", "flex-the-fox"))
    glade.fights("jumbo oppa", "berthe paques")
    assert told(glade.history, "initial-sap") == []
    glade.play(2, "play-flex-the-fox", "on-0")
    assert told(glade.history, "initial-sap") == [{"seat": 0, "total": 5}, {"seat": 1, "total": 6}]


def test_initial_sap_is_not_worked_out_again() -> None:
    """I12, I15 Sent home in the battle, Oppa still counts for the order."""
    glade = Glade(pools=("jumbo oppa", "berthe"), hands=("mud-ball", "buzzard-bottsy"))
    glade.fights("jumbo oppa", "berthe")
    glade.lays("", "buzzard-bottsy")
    assert glade.fate("oppa") == "home"
    assert glade.state.initial[0] == 7
    assert glade.total(0) == 5


# Laying and revealing


def test_support_cards_are_laid_one_at_a_time_and_a_pass_is_final() -> None:
    """I13 Seat 0 passes after one card, seat 1 lays until the hand is empty; seat 2 is not in the battle."""
    glade = Glade(
        pools=("jumbo", "berthe", "floxel"), hands=("mud-ball nettles", "chainsaw golf-ball slingshot", "club")
    )
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    moves = {0: ["lay-mud-ball", "pass"], 1: ["lay-chainsaw", "lay-golf-ball", "lay-slingshot"]}
    assert asked_by_turn(glade, moves) == [0, 1, 0, 1, 1]
    assert told(glade.history, "card-laid") == [{"seat": 0}, *[{"seat": 1}] * 3]


def test_only_combat_cards_and_events_that_can_lie_face_down_are_laid() -> None:
    """I13, I33, R3 No counter, no event for a window only, no card of another species."""
    hand = "mud-ball thumper-kick quill-salvo duckweed strong-coffee world-upside-down stroke acid-rain"
    glade = Glade(pools=("jumbo", "berthe"), hands=(hand,))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    laid = {move for move in glade.legal(0) if move != "pass"}
    assert laid == {"lay-mud-ball", "lay-quill-salvo", "lay-stroke", "lay-acid-rain"}


def test_any_event_with_the_mark_can_be_laid_and_no_other() -> None:
    """I13, I29 Each event by what its card says; a target is not looked for."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball",))
    events = [name for at, name in enumerate(glade.cards) if at >= glade.facts.combats]
    glade.hand(0, " ".join(events))
    glade.fights("jumbo")
    glade.pass_window()
    assert {move for move in glade.legal(0) if move != "pass"} == {
        f"lay-{name}"
        for name in (
            "forest-road stroke flex-the-fox acid-rain cigarette-butts bernie-the-bear runaway-elephant"
            " boy-scouts coach-party forest-ranger"
        ).split()
    }


def test_all_cards_are_revealed_together_in_the_order_in_which_they_were_laid() -> None:
    """I14 When the last has passed, from the first player on."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("nettles mud-ball cigarette-butts", "chainsaw"))
    begin_with(glade, 1)
    glade.fights("jumbo", "berthe")
    events = glade.lays("cigarette-butts nettles", "chainsaw")
    revealed = [event for event in events if event.kind in ("combat-revealed", "event-revealed")]
    assert [(event.seat, event.values["card"]) for event in revealed] == [
        (1, "chainsaw"),
        (0, "cigarette-butts"),
        (0, "nettles"),
    ]
    assert told(events, "combat-revealed")[0] == {"seat": 1, "card": "chainsaw", "value": 5}
    assert glade.cards_of(0) == ["mud-ball"]


def test_a_laid_card_cannot_be_laid_or_counted_twice() -> None:
    """I13 It has left the hand, though nobody sees it yet."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("nettles nettles mud-ball", "chainsaw"))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    for _ in range(2):
        glade.play(0, "lay-nettles")
        if glade.table.acting() == (1,):
            glade.play(1, "pass")
    assert glade.legal(0) == ["pass", "lay-mud-ball"]


# The order of abilities and cards


def test_abilities_take_effect_from_the_highest_initial_sap_to_the_lowest() -> None:
    """I15 The example: Oppa (10) before Lightfinger and Flausch (8 each, Malik before Rose), who then smiles in vain."""
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
