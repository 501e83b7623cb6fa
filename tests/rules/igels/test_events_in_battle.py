"""Igels: events that change the strength of sides and who stands in the glade (I16–I18, R4)."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import finish, fray, line, stand
from tests.rules.igels.glade import Glade

# Bernie and the boy scouts


@pytest.mark.parametrize(("card", "points"), [("bernie-the-bear", 6), ("boy-scouts", 3)])
def test_help_laid_face_down(card: str, points: int) -> None:
    """I13, I16, I17 An event laid among the support cards acts after the abilities, for whoever laid it."""
    glade = fray("jumbo", "berthe", laid=(card,))
    assert told(glade.history, "event-revealed") == [{"seat": 0, "card": card}]
    assert told(glade.history, "card-acts") == [{"seat": 0, "card": card}]
    assert (glade.total(0), glade.total(1)) == (5 + points, 5)
    finish(glade)
    assert glade.on_dump(card) == 1


def test_boy_scouts_in_the_last_window() -> None:
    """I18 +3 after the totals are known; the card is used up at once."""
    glade = fray("jumbo", "berthe", held=("", "boy-scouts"))
    assert glade.legal(1) == ["pass", "play-boy-scouts"]
    glade.play(1, "play-boy-scouts")
    assert (glade.total(1), glade.on_dump("boy-scouts"), glade.cards_of(1)) == (8, 1, [])


def test_two_troops_of_boy_scouts_add_up() -> None:
    """I17 Two cards of the same kind, on one side."""
    glade = fray("jumbo", "berthe", laid=("boy-scouts",), held=("boy-scouts",))
    glade.play(0, "play-boy-scouts")
    assert glade.total(0) == 5 + 6


@pytest.mark.parametrize("step", ["build-window", "loot-window", "organise-window"])
def test_boy_scouts_keep_to_their_window(step: str) -> None:
    """I29 Which windows an event is meant for is part of the card."""
    glade = Glade(hands=("boy-scouts",), step=step)
    assert glade.refusal(0, "play-boy-scouts") == ("I29", "not-in-this-window")


def test_bernie_comes_face_down_or_not_at_all() -> None:
    """I13, I29 He is meant for no window."""
    glade = fray("jumbo", "berthe", held=("bernie-the-bear",))
    assert glade.refusal(0, "play-bernie-the-bear") == ("I29", "not-in-this-window")


@pytest.mark.parametrize("card", ["boy-scouts", "coach-party"])
def test_an_outsider_has_no_side_to_help(card: str) -> None:
    """R11, I31 An event that helps its own player's side needs such a side."""
    glade = fray("jumbo", "berthe", held=("", "", card))
    assert glade.legal(2) == ["pass"]
    assert glade.refusal(2, f"play-{card}") == ("R11", "no-side")


@pytest.mark.parametrize("card", ["boy-scouts", "coach-party"])
def test_a_player_whose_side_is_out_has_no_side_to_help(card: str) -> None:
    """R11, R5 After the death of a lonely leader its player is outside the battle."""
    glade = fray("jumbo", "hoppsa", laid=("forest-road",), held=("", card))
    glade.play(1, "decline")
    assert told(glade.history, "side-out") == [{"seat": 1}]
    assert glade.refusal(1, f"play-{card}") == ("R11", "no-side")


# The elephant


def test_the_elephant_tramples_every_side() -> None:
    """I17 Each side loses 2 per supporter, that of its player too."""
    glade = fray("jumbo oppa gilly", "berthe garenne", "floxel", laid=("runaway-elephant",))
    assert [glade.total(seat) for seat in range(3)] == [10 - 4, 7 - 2, 5]
    assert told(glade.history, "sap-changed") == [
        {"seat": 0, "source": "runaway-elephant", "amount": -4, "total": 6},
        {"seat": 1, "source": "runaway-elephant", "amount": -2, "total": 5},
    ]


def test_the_elephant_counts_supporters_when_it_acts() -> None:
    """I17 What it takes away stays, though a supporter goes home afterwards."""
    glade = fray("jumbo piquant", "berthe garenne", laid=("runaway-elephant", "spider-web"))
    assert (glade.fate("piquant"), glade.total(0), glade.total(1)) == ("home", 5 - 2, 7 + 1 - 2)


def test_the_elephant_does_not_count_a_supporter_who_has_gone_home() -> None:
    """I16, I17 The same cards, but the web belongs to the side with the higher initial SAP and comes first."""
    glade = fray("jumbo oppa", "berthe garenne hoppsa", laid=("runaway-elephant", "spider-web"))
    assert (glade.fate("oppa"), glade.total(0), glade.total(1)) == ("home", 5, 9 + 1 - 4)


def test_the_elephant_finds_nobody_to_trample() -> None:
    """I16, R1 Leaders only: the card is spent."""
    glade = fray("jumbo", "berthe", laid=("runaway-elephant",))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": "runaway-elephant"}]
    finish(glade)
    assert glade.on_dump("runaway-elephant") == 1


# Acid rain


@pytest.mark.parametrize("face_down", [True, False])
def test_acid_rain_takes_the_values_of_all_sides(face_down: bool) -> None:
    """I17 All combat cards on the table count 0, the actor's too; animals and events are not touched."""
    laid = ("chainsaw mud-ball boy-scouts", "nettles", "slingshot")
    if face_down:
        glade = fray("jumbo oppa", "berthe", "floxel", laid=(laid[0] + " acid-rain", *laid[1:]))
    else:
        glade = fray("jumbo oppa", "berthe", "floxel", laid=laid, held=("acid-rain",))
        assert [glade.total(seat) for seat in range(3)] == [16, 7, 8]
        glade.play(0, "play-acid-rain")
    assert [glade.total(seat) for seat in range(3)] == [7 + 3, 5, 5]
    assert [each["card"] for each in told(glade.history, "card-void")] == [
        "chainsaw",
        "mud-ball",
        "nettles",
        "slingshot",
    ]


def test_acid_rain_by_an_outsider() -> None:
    """R11 Whoever stays out may make combat cards void."""
    glade = fray("jumbo", "berthe", laid=("chainsaw",), held=("", "", "acid-rain"))
    glade.play(2, "play-acid-rain")
    assert glade.total(0) == 5


def test_extra_effects_outlast_acid_rain() -> None:
    """I17 What the cards have done stays done."""
    glade = fray("jumbo", "berthe garenne", laid=("bear-trap frog-balloon tantrum spider-web",), held=("", "acid-rain"))
    assert (glade.total(0), glade.total(1)) == (5 + 1 + 2 + 5 + 1, 5 - 4)
    glade.play(1, "play-acid-rain")
    assert (glade.total(0), glade.total(1), glade.fate("garenne")) == (5 + 2 + 5, 5 - 4, "home")


def test_acid_rain_before_their_turn_does_not_stop_extra_effects() -> None:
    """I16, I17 Only values are void: a trap that acts after the rain still snaps."""
    glade = fray("jumbo oppa", "berthe", laid=("acid-rain", "bear-trap"))
    assert (glade.total(0), glade.total(1)) == (7 - 4, 5)


def test_trunkee_does_not_count_void_cards() -> None:
    """I17, I20 +1 for each combat card, but not for those that count for nothing."""
    glade = fray("jumbo", "berthe trunkee", laid=("", "mud-ball nettles"), held=("", "acid-rain"))
    assert glade.total(1) == 8 + 3 + 2
    glade.play(1, "play-acid-rain")
    assert glade.total(1) == 8


def test_acid_rain_needs_a_combat_card() -> None:
    """R1 With events only, or nothing, on the table it makes no sense; laid face down it is spent."""
    glade = fray("jumbo", "berthe", laid=("boy-scouts",), held=("acid-rain",))
    assert glade.refusal(0, "play-acid-rain") == ("R1", "no-sense")
    glade = fray("jumbo", "berthe", laid=("acid-rain",))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": "acid-rain"}]


def test_acid_rain_on_cards_that_are_void_already() -> None:
    """R1 Sister Tofu was faster, and nothing is left to dissolve."""
    glade = fray("tofu", "berthe", laid=("", "nettles"), held=("", "acid-rain"))
    glade.play(0, "on-1")
    assert glade.total(1) == 5
    assert glade.refusal(1, "play-acid-rain") == ("R1", "no-sense")


def test_acid_rain_on_the_cards_of_a_side_that_is_out() -> None:
    """R1, R5 They count for nobody any more: there is nothing to dissolve."""
    glade = fray("jumbo oppa", "hoppsa", laid=("forest-road", "nettles"), held=("acid-rain",))
    assert glade.refusal(0, "play-acid-rain") == ("R1", "no-sense")


# Flex the fox


def test_flex_sends_two_supporters_home_by_choice_of_his_player() -> None:
    """R4 One opponent is named, may counter, and two supporters are picked one at a time."""
    glade = fray("jumbo", "berthe garenne hoppsa trunkee", "floxel ronn", held=("flex-the-fox", "mud-ball", "mud-ball"))
    glade.play(0, "play-flex-the-fox")
    assert glade.legal(0) == ["on-1", "on-2"]
    glade.play(0, "on-1")
    assert (glade.table.acting(), glade.legal(1)) == ((1,), ["decline"])
    glade.play(1, "decline")
    assert glade.legal(0) == ["choose-hoppsa", "choose-trunkee", "choose-garenne"]
    glade.play(0, "choose-trunkee")
    assert glade.legal(0) == ["choose-hoppsa", "choose-garenne"]
    glade.play(0, "choose-hoppsa")
    assert [each["animal"] for each in told(glade.history, "sent-home")] == ["trunkee", "hoppsa"]
    assert (glade.total(1), glade.on_dump("flex-the-fox")) == (7, 1)
    finish(glade)
    assert glade.fate("trunkee") == "asleep"


@pytest.mark.parametrize("supporters", ["garenne", "garenne hoppsa"])
def test_flex_takes_one_or_two_without_asking(supporters: str) -> None:
    """R4, I40 Fewer than he wants, or just as many: all that fit."""
    glade = fray("jumbo", f"berthe {supporters}", held=("flex-the-fox",))
    glade.play(0, "play-flex-the-fox")
    assert {glade.fate(animal) for animal in supporters.split()} == {"home"}
    assert glade.total(1) == 5


def test_flex_needs_a_supporter() -> None:
    """R1, R4 Leaders do not go home."""
    glade = fray("jumbo", "berthe", held=("flex-the-fox",))
    assert glade.refusal(0, "play-flex-the-fox") == ("R1", "no-sense")


def test_flex_is_not_turned_on_his_own_player() -> None:
    """I32, R1 The supporters of one's own side are no target."""
    glade = fray("jumbo oppa", "berthe", held=("flex-the-fox",))
    assert glade.refusal(0, "play-flex-the-fox") == ("R1", "no-sense")


def test_flex_laid_face_down_finds_the_only_supporter_gone() -> None:
    """I16 The web comes first, and the fox is spent; he was aimed at nobody, and nobody was asked."""
    glade = fray("jumbo oppa", "berthe garenne", laid=("spider-web flex-the-fox",), held=("", "duckweed"))
    assert (glade.step, glade.fate("garenne")) == ("last-window", "home")
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": "flex-the-fox"}]
    finish(glade)
    assert (glade.on_dump("flex-the-fox"), glade.cards_of(1)) == (1, ["duckweed"])


def test_flex_laid_face_down_can_be_countered() -> None:
    """I16, I30 An aimed event can be countered here as in a window; both cards end on the dump."""
    glade = fray("jumbo oppa", "berthe garenne", laid=("flex-the-fox",), held=("", "duckweed"))
    assert (glade.step, glade.table.acting(), glade.legal(1)) == ("cards", (1,), ["decline", "counter-duckweed"])
    glade.play(1, "counter-duckweed")
    assert (glade.fate("garenne"), glade.step, line(glade, 0)) == ("fighting", "last-window", ["flex-the-fox"])
    finish(glade)
    assert (glade.on_dump("flex-the-fox"), glade.on_dump("duckweed")) == (1, 1)


def test_flex_played_before_support_cards_lowers_the_initial_sap() -> None:
    """I12, I29, R4 In the stand window; the initial SAP is worked out afterwards."""
    glade = stand("jumbo", "berthe garenne", held=("flex-the-fox nettles",))
    glade.play(0, "play-flex-the-fox")
    glade.pass_window()
    assert told(glade.history, "initial-sap")[1] == {"seat": 1, "total": 5}


def test_an_outsider_sends_flex() -> None:
    """R11, I31 Any side is an opponent to whoever stays out."""
    glade = fray("jumbo oppa", "berthe garenne", held=("", "", "flex-the-fox"))
    glade.play(2, "play-flex-the-fox")
    assert glade.legal(2) == ["on-0", "on-1"]
    glade.play(2, "on-0")
    assert (glade.fate("oppa"), glade.fate("garenne")) == ("home", "fighting")
