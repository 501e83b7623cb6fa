"""Igels: counters (I30, R3)."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import fray, stand
from tests.rules.igels.glade import Glade

ANSWERS = {
    "thieving-magpie": "duckweed",
    "found-hiding-place": "duckweed",
    "flex-the-fox": "duckweed",
    "forest-road": "vet-on-call",
    "stroke": "vet-on-call",
    "doubtful-mushroom": "vet-on-call",
}
"""The events that are aimed at somebody, and what stops each."""
AT_PEACE = ("thieving-magpie", "found-hiding-place", "doubtful-mushroom")
BOTH = "duckweed vet-on-call"


def aimed(card: str, answers: str) -> Glade:
    """Seat 0 aims an event at seat 1, who has these cards and one food, and leads with Bertha, supported by Hoppsa."""
    hands = (f"{card} mud-ball duckweed", answers, BOTH)
    if card in AT_PEACE:
        glade = Glade(hands=hands, foods=("", "nut"), step="build-window")
        glade.play(0, f"play-{card}", *(["on-1"] if card == "doubtful-mushroom" else []))
    else:
        glade = stand("jumbo", "berthe hoppsa", held=hands)
        glade.play(0, f"play-{card}")
    return glade


def is_done(glade: Glade, card: str) -> bool:
    """Whether the event has done what it does."""
    done = {"flex-the-fox": "sent-home", "forest-road": "dies", "stroke": "dies", "doubtful-mushroom": "penalty"}
    return done.get(card, "food-stolen") in glade.kinds()


def test_the_thieving_magpie_on_the_picnic_leftovers_is_answered_with_duckweed() -> None:
    """I30, R3 The rulebook's example: Tommy’s magpie fails, Andy keeps the leftovers, both cards go to the dump."""
    tommy, andy = 0, 1
    glade = Glade(hands=("thieving-magpie", "duckweed"), foods=("", "picnic"), step="loot-window")
    glade.play(tommy, "play-thieving-magpie")
    assert glade.legal(andy) == ["decline", "counter-duckweed"]
    glade.play(andy, "counter-duckweed")
    assert glade.foods_of(andy) == ["picnic"]
    assert glade.foods_of(tommy) == []
    assert (glade.on_dump("thieving-magpie"), glade.on_dump("duckweed")) == (1, 1)
    assert "food-stolen" not in glade.kinds()


def test_whoever_does_not_counter_loses_the_food() -> None:
    """I30, R10 The same without duckweed."""
    glade = Glade(hands=("thieving-magpie", "mud-ball"), foods=("", "picnic"), step="loot-window")
    glade.play(0, "play-thieving-magpie")
    assert glade.legal(1) == ["decline"]
    glade.play(1, "decline")
    assert (glade.foods_of(0), glade.foods_of(1)) == (["picnic"], [])


# Who is asked, and with what


@pytest.mark.parametrize(("card", "answer"), ANSWERS.items())
def test_each_aimed_event_has_its_counter(card: str, answer: str) -> None:
    """I30, R3 Of both counters one fits; the event comes to nothing, and both cards go to the dump."""
    glade = aimed(card, BOTH)
    assert (glade.table.acting(), glade.legal(1)) == ((1,), ["decline", f"counter-{answer}"])
    (other,) = {*BOTH.split()} - {answer}
    assert glade.refusal(1, f"counter-{other}") == ("R3", "no-counter")
    glade.play(1, f"counter-{answer}")
    assert told(glade.history, "countered") == [{"seat": 1, "counter": answer, "card": card}]
    assert not is_done(glade, card)
    assert (glade.on_dump(card), glade.on_dump(answer), glade.cards_of(1)) == (1, 1, [other])


@pytest.mark.parametrize("card", ANSWERS)
def test_nobody_has_to_counter(card: str) -> None:
    """I30, R3 Who declines keeps the counter, and the event happens."""
    glade = aimed(card, BOTH)
    assert not is_done(glade, card)
    glade.play(1, "decline")
    assert is_done(glade, card)
    assert (glade.cards_of(1), glade.on_dump("duckweed"), glade.on_dump("vet-on-call")) == (BOTH.split(), 0, 0)


@pytest.mark.parametrize("card", ANSWERS)
def test_any_hand_card_is_enough_to_be_asked(card: str) -> None:
    """R3, I38 A question gives nothing away: who has no counter is asked too, and can only decline."""
    glade = aimed(card, "nettles")
    assert (glade.table.acting(), glade.legal(1)) == ((1,), ["decline"])
    assert glade.refusal(1, "counter-nettles") == ("R3", "no-counter")
    assert glade.refusal(1, f"counter-{ANSWERS[card]}") == ("I13", "not-in-hand")


@pytest.mark.parametrize("card", ANSWERS)
def test_a_player_without_hand_cards_is_not_asked(card: str) -> None:
    """R3, I38 The event happens at once, though somebody else holds both counters."""
    glade = aimed(card, "")
    assert is_done(glade, card)
    assert glade.table.acting() != (1,)


@pytest.mark.parametrize("card", ANSWERS)
def test_nobody_else_can_counter_and_a_counter_cannot_be_countered(card: str) -> None:
    """I30, R2, R3 The player aimed at is asked, once; then the window goes on with the next player, counters or not."""
    glade = aimed(card, BOTH)
    glade.play(1, f"counter-{ANSWERS[card]}")
    assert (glade.table.acting(), glade.legal(1)[0]) == ((1,), "pass")
    glade.play(1, "pass")
    assert (glade.table.acting(), glade.legal(2)) == ((2,), ["pass"])


def test_the_counter_is_asked_for_once_before_anything_happens() -> None:
    """R3 Flex sends two supporters home: one question, after his opponent is named and before the first is picked."""
    glade = fray("jumbo", "berthe garenne hoppsa trunkee", "floxel ronn", held=("flex-the-fox", "duckweed", "duckweed"))
    glade.play(0, "play-flex-the-fox", "on-1")
    assert "sent-home" not in glade.kinds()
    glade.play(1, "decline")
    assert glade.table.acting() == (0,)
    glade.play(0, "choose-hoppsa", "choose-garenne")
    assert glade.legal(glade.table.acting()[0])[0] == "pass"
    assert glade.cards_of(1) == ["duckweed"]


def test_a_countered_event_has_been_played() -> None:
    """I29, I30 Whoever has passed is asked again."""
    glade = Glade(
        hands=("mud-ball", "thieving-magpie mud-ball", "duckweed mud-ball"), foods=("", "", "nut"), step="build-window"
    )
    glade.play(0, "pass")
    glade.play(1, "play-thieving-magpie")
    glade.play(2, "counter-duckweed")
    assert glade.table.acting() == (2,)
    glade.play(2, "pass")
    assert glade.table.acting() == (0,)


def test_of_two_counters_one_is_used() -> None:
    """R3 One card answers."""
    glade = Glade(hands=("thieving-magpie mud-ball", "duckweed duckweed"), foods=("", "nut"), step="build-window")
    glade.play(0, "play-thieving-magpie")
    glade.play(1, "counter-duckweed")
    assert (glade.cards_of(1), glade.on_dump("duckweed")) == (["duckweed"], 1)


@pytest.mark.parametrize(
    "card", ["acid-rain", "cigarette-butts", "world-upside-down", "boy-scouts", "coach-party", "forest-ranger"]
)
def test_an_event_aimed_at_nobody_asks_nobody(card: str) -> None:
    """R2 What concerns the whole battle, or its own player, cannot be countered."""
    glade = fray("jumbo", "berthe", laid=("mud-ball",), held=(card, BOTH, BOTH))
    glade.play(0, f"play-{card}")
    assert (glade.table.acting(), glade.legal(1)) == ((1,), ["pass"])
    assert glade.on_dump(card) == 1


@pytest.mark.parametrize("card", ["bear-trap", "waste-oil", "spider-web", "buzzard-bottsy"])
def test_combat_cards_cannot_be_countered(card: str) -> None:
    """R2 Counters only stop events."""
    glade = fray("jumbo oppa", "berthe garenne", laid=(card,), held=("", BOTH))
    assert (glade.step, glade.legal(1)) == ("last-window", ["pass"])


# Counters by themselves


@pytest.mark.parametrize("step", ["build-window", "loot-window", "organise-window"])
@pytest.mark.parametrize("card", BOTH.split())
def test_a_counter_is_never_played_on_its_own(card: str, step: str) -> None:
    """R3 Not in the windows of peace."""
    glade = Glade(hands=(card,), foods=("nut", "nut"), step=step)
    assert glade.legal(0) == ["pass"]
    assert glade.refusal(0, f"play-{card}") == ("R3", "counter-by-itself")


@pytest.mark.parametrize("card", BOTH.split())
def test_a_counter_is_neither_played_nor_laid_in_a_battle(card: str) -> None:
    """R3, I13 Not when the fighters stand, not face down, not in the last window."""
    glade = stand("jumbo", "berthe", held=(card,))
    assert glade.refusal(0, f"play-{card}") == ("R3", "counter-by-itself")
    glade.pass_window()
    assert glade.legal(0) == ["pass"]
    assert glade.refusal(0, f"lay-{card}") == ("R3", "counter-by-itself")
    glade.play(0, "pass")
    assert glade.step == "last-window"
    assert glade.refusal(0, f"play-{card}") == ("R3", "counter-by-itself")
