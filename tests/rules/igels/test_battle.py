"""Igels: a battle begins (I10–I14): leaders, supporters, initial SAP, and support cards."""

from __future__ import annotations

from tests.rules.course import told
from tests.rules.igels.glade import Glade


def begin_with(glade: Glade, first: int) -> None:
    """Give the marker to a player, and begin the battle again."""
    glade.state.first = first
    glade.history.clear()
    glade.enter("leaders")


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


def test_whoever_has_laid_every_card_is_not_asked_again() -> None:
    """I13 There is nothing left to lay, so nobody has to pass."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball", "nettles chainsaw golf-ball"))
    glade.fights("jumbo", "berthe")
    glade.pass_window()
    assert asked_by_turn(glade, {0: ["lay-mud-ball"], 1: ["lay-nettles", "lay-chainsaw", "pass"]}) == [0, 1, 1, 1]


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
    assert {move.removeprefix("lay-") for move in glade.legal(0) if move != "pass"} == {
        "acid-rain",
        "bernie-the-bear",
        "boy-scouts",
        "cigarette-butts",
        "coach-party",
        "flex-the-fox",
        "forest-ranger",
        "forest-road",
        "runaway-elephant",
        "stroke",
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
