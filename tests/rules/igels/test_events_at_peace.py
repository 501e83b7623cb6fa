"""Igels: events between battles (I29, I34, I39): thieves, the doubtful mushroom, strong coffee."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import finish, fray
from tests.rules.igels.glade import Glade

PEACE = ["build-window", "loot-window", "organise-window"]


# The thieving magpie


@pytest.mark.parametrize("step", PEACE)
def test_the_magpie_names_a_food_of_another_player(step: str) -> None:
    """I34, R2, R10 Any unsecured food of anybody else, which then lies unsecured with the thief."""
    glade = Glade(
        hands=("thieving-magpie mud-ball",),
        foods=("worm", "nut nut picnic", "", "berry"),
        secured=("", "bug", "turnip"),
        step=step,
    )
    glade.play(0, "play-thieving-magpie")
    assert glade.legal(0) == ["nut-of-1", "picnic-of-1", "berry-of-3"]
    for secured in ("bug-of-1", "turnip-of-2", "worm-of-0"):
        assert glade.refusal(0, secured) == ("R1", "no-target")
    glade.play(0, "nut-of-1")
    assert told(glade.history, "food-stolen") == [{"seat": 0, "food": "nut", "victim": 1}]
    assert (glade.foods_of(0), glade.foods_of(1)) == (["nut", "worm"], ["nut", "picnic"])
    assert (glade.on_dump("thieving-magpie"), glade.foods_of(0, secured=True)) == (1, [])


def test_the_magpie_takes_the_only_food_there_is() -> None:
    """R2, I40 One kind of food with one player: no choice, even if there are several of it."""
    glade = Glade(hands=("thieving-magpie mud-ball",), foods=("", "nut nut"), step="build-window")
    glade.play(0, "play-thieving-magpie")
    assert (glade.foods_of(0), glade.foods_of(1)) == (["nut"], ["nut"])


@pytest.mark.parametrize("card", ["thieving-magpie", "found-hiding-place"])
def test_thieves_find_nothing_where_all_is_secured(card: str) -> None:
    """R1, I34 Secured foods cannot be stolen, and one's own are no loot."""
    glade = Glade(hands=(card,), foods=("worm",), secured=("", "nut picnic", "berry"), step="build-window")
    assert glade.refusal(0, f"play-{card}") == ("R1", "no-sense")


@pytest.mark.parametrize("card", ["thieving-magpie", "found-hiding-place", "doubtful-mushroom"])
def test_events_of_peace_are_not_for_battles(card: str) -> None:
    """I13, I29 Not in the windows of a battle, nor face down."""
    glade = Glade(pools=("jumbo", "berthe"), hands=(card,), foods=("", "nut"))
    glade.fights("jumbo", "berthe")
    assert glade.refusal(0, f"play-{card}") == ("I29", "not-in-this-window")
    glade.play(0, "pass")
    assert glade.refusal(0, f"lay-{card}") == ("I13", "cannot-be-laid")
    glade.play(0, "pass")
    assert glade.step == "last-window"
    assert glade.refusal(0, f"play-{card}") == ("I29", "not-in-this-window")


def test_a_thief_may_rob_a_player_who_did_not_fight() -> None:
    """I31 Events can also be played against players who are not in the battle."""
    glade = fray("jumbo", "berthe", held=("thieving-magpie",), foods=("", "", "picnic"))
    glade.pass_window()
    glade.play(0, "play-thieving-magpie")
    assert "picnic" in glade.foods_of(0)


# The found hiding place


def test_the_victim_of_the_found_hiding_place_hands_over_two_foods() -> None:
    """R2, R10 The thief names the player, who picks one food after the other."""
    glade = Glade(
        hands=("found-hiding-place", "mud-ball"), foods=("", "nut nut worm picnic", "berry"), step="loot-window"
    )
    glade.play(0, "play-found-hiding-place")
    assert glade.legal(0) == ["on-1", "on-2"]
    glade.play(0, "on-1")
    assert glade.legal(1) == ["decline"]
    glade.play(1, "decline")
    assert glade.legal(1) == ["pick-nut", "pick-worm", "pick-picnic"]
    assert glade.refusal(1, "pick-berry") == ("I40", "cannot-be-picked")
    glade.play(1, "pick-worm", "pick-nut")
    assert (glade.foods_of(0), glade.foods_of(1)) == (["nut", "worm"], ["nut", "picnic"])
    assert glade.on_dump("found-hiding-place") == 1


@pytest.mark.parametrize(("lying", "taken"), [("picnic", 1), ("picnic nut", 2), ("nut nut nut", 2)])
def test_a_victim_without_a_choice_is_not_asked(lying: str, taken: int) -> None:
    """R10, I40 One food or two: all of them; of equal ones any."""
    glade = Glade(hands=("found-hiding-place mud-ball",), foods=("", lying), secured=("", "bug"), step="build-window")
    glade.play(0, "play-found-hiding-place")
    assert (len(glade.foods_of(0)), len(glade.foods_of(1))) == (taken, len(lying.split()) - taken)
    assert glade.foods_of(1, secured=True) == ["bug"]


# The doubtful mushroom


@pytest.mark.parametrize("step", PEACE)
def test_the_mushroom_costs_its_victim_two_points(step: str) -> None:
    """I39, I40 It stays in front of the player it was aimed at, and not on the dump."""
    glade = Glade(hands=("doubtful-mushroom", "mud-ball"), foods=("picnic", "nut picnic"), step=step)
    assert glade.points(1) == 6
    glade.play(0, "play-doubtful-mushroom")
    assert glade.legal(0) == ["on-1", "on-2", "on-3"]
    glade.play(0, "on-1")
    glade.play(1, "decline")
    assert (glade.points(1), glade.points(0)) == (4, 4)
    assert glade.state.kept[1, glade.cards.index("doubtful-mushroom")] == 1
    assert glade.on_dump("doubtful-mushroom") == 0
    assert told(glade.history, "penalty") == [{"seat": 1, "card": "doubtful-mushroom", "points": 2}]


def test_two_mushrooms_bring_a_total_below_zero() -> None:
    """I39 A total may be below 0."""
    glade = Glade(hands=("doubtful-mushroom doubtful-mushroom mud-ball",), step="build-window")
    glade.play(0, "play-doubtful-mushroom", "on-2", "play-doubtful-mushroom", "on-2")
    assert glade.points(2) == -4


def test_a_mushroom_stays_until_the_count() -> None:
    """I39, I9 Battles and a shuffled dump do not move it: in the end it is counted."""
    glade = Glade(
        pools=("jumbo oppa", "berthe"),
        hands=("doubtful-mushroom mud-ball mud-ball",),
        foods=("", "nut"),
        step="build-window",
    )
    glade.play(0, "play-doubtful-mushroom", "on-1")
    glade.pass_window()
    glade.leave_in_forest("worm worm")
    glade.empty_pile()
    glade.fights("jumbo oppa", "berthe")
    glade.lays("mud-ball")
    glade.pass_window()
    assert glade.step == "over"
    assert told(glade.history, "counted")[1] == {"seat": 1, "foods": 2, "bonus": 0, "penalty": 2}
    assert glade.table.outcome is not None


def test_a_countered_mushroom_goes_to_the_dump() -> None:
    """I30, R3 The vet takes it away, and it costs nobody anything."""
    glade = Glade(hands=("doubtful-mushroom", "vet-on-call"), step="build-window")
    glade.play(0, "play-doubtful-mushroom", "on-1")
    assert glade.legal(1) == ["decline", "counter-vet-on-call"]
    glade.play(1, "counter-vet-on-call")
    assert (glade.points(1), glade.on_dump("doubtful-mushroom"), glade.on_dump("vet-on-call")) == (0, 1, 1)
    assert not glade.state.kept[1, glade.cards.index("doubtful-mushroom")]


# Strong coffee


def test_strong_coffee_wakes_two_of_several_sleepers() -> None:
    """I27, I40 Chosen one after the other; who is awake or dead is not on the list."""
    glade = Glade(
        pools=("jumbo:asleep oppa:asleep gilly:asleep junkie tofu:dead", "berthe:asleep"),
        hands=("strong-coffee",),
        step="build-window",
    )
    glade.play(0, "play-strong-coffee")
    assert glade.legal(0) == ["choose-jumbo", "choose-oppa", "choose-gilly"]
    glade.play(0, "choose-gilly")
    assert glade.legal(0) == ["choose-jumbo", "choose-oppa"]
    glade.play(0, "choose-jumbo")
    assert [glade.fate(animal) for animal in ("jumbo", "oppa", "gilly", "berthe")] == [
        "ready",
        "asleep",
        "ready",
        "asleep",
    ]
    assert [each["animal"] for each in told(glade.history, "wakes")] == ["gilly", "jumbo"]
    assert glade.on_dump("strong-coffee") == 1


@pytest.mark.parametrize("sleepers", ["jumbo", "jumbo oppa"])
def test_strong_coffee_wakes_one_or_two_without_asking(sleepers: str) -> None:
    """I40 As many as it can."""
    pool = " ".join(f"{animal}:asleep" for animal in sleepers.split())
    glade = Glade(pools=(pool,), hands=("strong-coffee mud-ball",), step="build-window")
    glade.play(0, "play-strong-coffee")
    assert {glade.fate(animal) for animal in sleepers.split()} == {"ready"}


def test_strong_coffee_needs_a_sleeper() -> None:
    """R1 The sleepers of others do not count."""
    glade = Glade(pools=("jumbo", "berthe:asleep"), hands=("strong-coffee",), step="build-window")
    assert glade.refusal(0, "play-strong-coffee") == ("R1", "no-sense")


@pytest.mark.parametrize("step", ["loot-window", "organise-window"])
def test_strong_coffee_is_drunk_after_build(step: str) -> None:
    """I29 In no other window."""
    glade = Glade(pools=("jumbo:asleep",), hands=("strong-coffee mud-ball",), step=step)
    assert glade.refusal(0, "play-strong-coffee") == ("I29", "not-in-this-window")


def test_an_animal_woken_by_coffee_fights_in_this_round_and_sleeps_again() -> None:
    """I27 It is ready at once, and after the battle it goes to sleep like any other."""
    glade = Glade(pools=("jumbo:asleep", "berthe"), hands=("strong-coffee mud-ball", "mud-ball"), step="build-window")
    glade.play(0, "play-strong-coffee")
    glade.pass_window()
    glade.fights("jumbo", "berthe")
    finish(glade)
    assert glade.fate("jumbo") == "asleep"
