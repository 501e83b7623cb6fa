"""Igels: organise (I26–I28): clearing up, sleeping, two cards for one; decisions taken back."""

from __future__ import annotations

import pytest

from sousbois.core.errors import Illegal, NotAllowed
from sousbois.core.position import digest_of
from sousbois.play.table import Table
from tests.rules.course import kinds, told
from tests.rules.igels.glade import IGELS, Glade


def fight_on(glade: Glade, *sides: str, laid: tuple[str, ...] = ()) -> None:
    """A battle up to the end of the window after the loot."""
    glade.fights(*sides)
    glade.lays(*laid)
    for window in ("last-window", "loot-window"):
        if glade.step == window:
            glade.pass_window()


def again(glade: Glade) -> Table:
    """A table that begins from where this one stands."""
    return IGELS.table(position=glade.table.position())


# Clearing up


def test_support_cards_of_the_battle_go_to_the_dump() -> None:
    """I26 Those of every side, combat cards and events."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("mud-ball boy-scouts nettles", "chainsaw"))
    fight_on(glade, "jumbo", "berthe", laid=("mud-ball boy-scouts", "chainsaw"))
    assert [glade.on_dump(card) for card in ("mud-ball", "boy-scouts", "chainsaw", "nettles")] == [1, 1, 1, 0]
    assert list(glade.state.line_size) == [0] * 4


def test_a_bound_card_stays_with_its_animal() -> None:
    """I26, I36, R7 Leading or supporting; with its value in the SAP."""
    glade = Glade(pools=("gilly junkie", "berthe"), hands=("junkie-needle mud-ball",))
    fight_on(glade, "gilly junkie", "berthe", laid=("junkie-needle",))
    assert told(glade.history, "bound") == [{"seat": 0, "card": "junkie-needle", "animal": "junkie", "sap": 4}]
    assert glade.on_dump("junkie-needle") == 0


def test_a_bound_card_of_somebody_elses_animal_goes_to_the_dump() -> None:
    """I36, R7 Rose lays the needle for her rabbits while the Junkie Hedgehog fights for Octave."""
    glade = Glade(pools=("junkie", "berthe"), hands=("mud-ball", "junkie-needle"))
    fight_on(glade, "junkie", "berthe", laid=("", "junkie-needle"))
    assert (glade.on_dump("junkie-needle"), "bound" in glade.kinds()) == (1, False)


def test_an_animal_that_stayed_in_the_pool_gets_no_bound_card() -> None:
    """R7 It has to have fought."""
    glade = Glade(pools=("gilly junkie", "berthe"), hands=("junkie-needle mud-ball",))
    fight_on(glade, "gilly", "berthe", laid=("junkie-needle",))
    assert glade.on_dump("junkie-needle") == 1


def test_an_animal_that_dies_of_its_ability_dies_when_the_table_is_cleared() -> None:
    """I26 Sergeant Quill has fought to the end, and has won."""
    glade = Glade(pools=("piquant", "berthe"), hands=("mud-ball nettles", "boy-scouts"))
    glade.fights("piquant", "berthe")
    glade.lays()
    glade.play(0, "use")
    glade.pass_window()
    assert (glade.step, glade.fate("piquant")) == ("loot-window", "fighting")
    assert told(glade.history, "wins") == [{"seat": 0, "total": 10}]
    events = glade.pass_window()
    assert told(events, "dies") == [{"seat": 0, "animal": "piquant"}]
    assert glade.fate("piquant") == "dead"


# Sleeping and waking


def test_who_fought_sleeps_and_who_slept_wakes() -> None:
    """I27 Leaders, supporters and those sent home; who stayed in the pool stays ready."""
    glade = Glade(
        pools=("jumbo oppa gilly:asleep tofu", "berthe paques"), hands=("flex-the-fox mud-ball nettles", "", "club")
    )
    glade.fights("jumbo oppa", "berthe paques")
    glade.play(0, "play-flex-the-fox")
    assert glade.fate("paques") == "home"
    glade.lays()
    glade.pass_window()
    glade.pass_window()
    fates = {name: glade.fate(name) for name in ("jumbo", "oppa", "berthe", "paques", "gilly", "tofu")}
    assert fates == {
        "jumbo": "asleep",
        "oppa": "asleep",
        "berthe": "asleep",
        "paques": "asleep",
        "gilly": "ready",
        "tofu": "ready",
    }


def test_who_fought_sleeps_for_the_whole_next_round() -> None:
    """I27 Jumbo leads in round 1, cannot in round 2, and can again in round 3."""
    glade = Glade(pools=("jumbo oursin", "berthe"))
    leads = {}
    glade.play(0, "lead-jumbo")
    while glade.state.round < 4:
        (seat,) = glade.table.acting()
        legal = glade.legal(seat)
        if glade.step == "leaders" and seat == 0:
            leads[glade.state.round] = "lead-jumbo" in legal
        glade.play(seat, "stay-out" if "stay-out" in legal else legal[0])
    assert leads == {2: False, 3: True}


# Two for one


def test_two_cards_go_for_a_new_one_in_two_actions_of_one_decision() -> None:
    """I28 Nothing happens to the first card until the second is named."""
    glade = Glade(hands=("mud-ball club nettles", "mud-ball"), step="trade")
    assert glade.legal(0) == ["decline", "trade-mud-ball", "trade-nettles", "trade-club"]
    assert glade.play(0, "trade-club") == []
    assert glade.table.setup.midway(glade.state)
    assert glade.legal(0) == ["trade-mud-ball", "trade-nettles"]
    pile = glade.state.pile_size
    events = glade.play(0, "trade-mud-ball")
    assert told(events, "cards-traded") == [{"seat": 0, "card": "club", "other": "mud-ball"}]
    assert (glade.on_dump("club"), glade.on_dump("mud-ball")) == (1, 1)
    assert (len(glade.cards_of(0)), glade.cards_of(0)[0], glade.state.pile_size) == (2, "nettles", pile - 1)


def test_everybody_with_two_cards_is_asked_once_in_turn_order() -> None:
    """I28 Whoever has fewer is not; whoever still has two after it is not asked again."""
    glade = Glade(hands=("mud-ball club nettles chainsaw", "mud-ball", "nettles golf-ball", ""), step="trade")
    glade.state.first = 1
    glade.enter("trade")
    assert glade.table.acting() == (2,)
    glade.play(2, "decline")
    assert glade.table.acting() == (0,)
    glade.play(0, "trade-club", "trade-nettles")
    assert glade.step == "organise-window"


def test_cards_that_only_others_can_play_can_be_exchanged() -> None:
    """I28, I33 Counters and combat cards too; two of a kind as well."""
    glade = Glade(hands=("mouse-hole mouse-hole duckweed",), step="trade")
    glade.play(0, "trade-mouse-hole", "trade-mouse-hole")
    assert glade.on_dump("mouse-hole") == 2
    assert len(glade.cards_of(0)) == 2


def test_a_trade_that_has_begun_cannot_be_declined() -> None:
    """I28 The second card must be one of the hand; of one copy there is no second."""
    glade = Glade(hands=("mud-ball club",), step="trade")
    glade.play(0, "trade-club")
    for move, refusal in (("decline", "trade-begun"), ("trade-club", "not-in-hand"), ("pass", "not-now")):
        with pytest.raises(Illegal) as refused:
            glade.play(0, move)
        assert refused.value.refusal == refusal


def test_with_an_empty_pile_the_two_cards_may_come_back() -> None:
    """I9, I28 They are on the dump before the new card is drawn."""
    glade = Glade(hands=("mud-ball club",), step="trade")
    pile = [glade.cards[glade.state.pile[at]] for at in range(glade.state.pile_size)]
    glade.hand(3, " ".join(pile))
    glade.enter("trade")
    events = glade.play(0, "trade-club", "trade-mud-ball")
    assert kinds(events)[:2] == ["cards-traded", "pile-shuffled"]
    assert told(events, "pile-shuffled") == [{"cards": 2}]
    assert len(glade.cards_of(0)) == 1
    assert glade.cards_of(0)[0] in ("club", "mud-ball")


# Taking back


def test_half_a_trade_can_be_taken_back() -> None:
    """I28 The table is as before, also for the hand."""
    table = again(Glade(hands=("mud-ball club nettles",), step="trade"))
    before = digest_of(table.position())
    table.play(0, "trade-club")
    table.take_back()
    assert digest_of(table.position()) == before
    table.play(0, "trade-mud-ball")
    table.play(0, "trade-nettles")
    with pytest.raises(NotAllowed):
        table.take_back()


def test_an_event_without_its_target_can_be_taken_back() -> None:
    """I29, R2 To play it and to name the target is one decision; after the target there is no way back."""
    glade = Glade(hands=("thieving-magpie mud-ball", "duckweed"), foods=("", "picnic nut"), step="loot-window")
    table = again(glade)
    before = digest_of(table.position())
    table.play(0, "play-thieving-magpie")
    assert [str(action) for action in table.legal(0)] == ["nut-of-1", "picnic-of-1"]
    table.take_back()
    assert digest_of(table.position()) == before
    table.decide(0, ["play-thieving-magpie", "picnic-of-1"])
    assert table.acting() == (1,)
    with pytest.raises(NotAllowed):
        table.take_back()


def test_what_the_rules_ask_cannot_be_taken_back() -> None:
    """I15, I16 The target of an ability or of a laid card is a decision of its own."""
    glade = Glade(pools=("oppa", "berthe paques"), hands=("mud-ball",))
    glade.fights("oppa", "berthe paques")
    table = again(glade)
    table.play(0, "pass")
    table.play(0, "pass")
    assert [str(action) for action in table.legal(0)] == ["decline", "on-1"]
    with pytest.raises(NotAllowed):
        table.take_back()
