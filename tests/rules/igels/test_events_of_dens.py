"""Igels: dens and nests (I34), and how long they last (I42)."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import fray
from tests.rules.igels.glade import SPECIES, Glade

DENS = {"hedgehog-den": 0, "rabbit-burrow": 1, "squirrel-nest": 2, "mouse-hole": 3}


def at_seat(seat: int, row: str) -> list[str]:
    """What one seat has."""
    return [row if at == seat else "" for at in range(4)]


def in_dens(glade: Glade, seat: int) -> int:
    """How many foods lie in dens that stand."""
    return int(glade.state.in_dens[seat])


def standing(glade: Glade, seat: int, den: str) -> int:
    """How many copies of a den stand in front of a player."""
    return int(glade.state.kept[seat, glade.cards.index(den)])


@pytest.mark.parametrize("step", ["build-window", "loot-window", "organise-window"])
@pytest.mark.parametrize(("den", "seat"), DENS.items())
def test_a_den_secures_three_foods_of_ones_choice(den: str, seat: int, step: str) -> None:
    """I34, I42 Picked one after the other; the den goes to the dump, the foods stay secured."""
    glade = Glade(hands=at_seat(seat, f"{den} mud-ball"), foods=at_seat(seat, "nut worm picnic grass grass"), step=step)
    glade.play(seat, f"play-{den}")
    assert glade.legal(seat) == ["pick-nut", "pick-worm", "pick-picnic", "pick-grass"]
    glade.play(seat, "pick-picnic", "pick-grass")
    assert glade.legal(seat) == ["pick-nut", "pick-worm", "pick-grass"]
    assert glade.refusal(seat, "decline")[0] == "I6"
    glade.play(seat, "pick-worm")
    assert glade.foods_of(seat, secured=True) == ["worm", "picnic", "grass"]
    assert glade.foods_of(seat) == ["nut", "grass"]
    assert (glade.on_dump(den), in_dens(glade, seat)) == (1, 0)


@pytest.mark.parametrize("foods", ["picnic", "nut worm", "nut worm picnic", "nut nut nut nut"])
@pytest.mark.parametrize(("den", "seat"), DENS.items())
def test_a_den_takes_all_foods_if_there_is_no_choice(den: str, seat: int, foods: str) -> None:
    """I34, I40 Three or fewer, or all alike: nobody is asked."""
    glade = Glade(hands=at_seat(seat, f"{den} mud-ball"), foods=at_seat(seat, foods), step="build-window")
    glade.play(seat, f"play-{den}")
    assert len(glade.foods_of(seat, secured=True)) == min(len(foods.split()), 3)


@pytest.mark.parametrize("seat", range(4), ids=SPECIES)
@pytest.mark.parametrize("den", DENS)
def test_a_den_is_for_its_species(den: str, seat: int) -> None:
    """I33, I34 The others cannot move in."""
    glade = Glade(hands=at_seat(seat, den), foods=at_seat(seat, "nut"), step="build-window")
    if DENS[den] == seat:
        assert glade.legal(seat) == ["pass", f"play-{den}"]
    else:
        assert glade.refusal(seat, f"play-{den}") == ("I33", "other-species-only")


@pytest.mark.parametrize(("den", "seat"), DENS.items())
def test_a_den_needs_a_food_to_secure(den: str, seat: int) -> None:
    """R1 Foods that are secured already do not count."""
    glade = Glade(hands=at_seat(seat, den), secured=at_seat(seat, "nut"), step="build-window")
    assert glade.refusal(seat, f"play-{den}") == ("R1", "no-sense")


@pytest.mark.parametrize(("den", "seat"), DENS.items())
def test_a_den_is_not_laid_in_a_battle(den: str, seat: int) -> None:
    """I13, I29 It is meant for peace."""
    leader = ("jumbo", "berthe", "floxel", "loir")[seat]
    glade = Glade(pools=at_seat(seat, leader), hands=at_seat(seat, den), foods=at_seat(seat, "nut"))
    glade.play(seat, f"lead-{leader}")
    assert glade.refusal(seat, f"play-{den}") == ("I29", "not-in-this-window")
    glade.play(seat, "pass")
    assert glade.refusal(seat, f"lay-{den}") == ("I13", "cannot-be-laid")


def test_another_den_secures_other_foods() -> None:
    """I42 Dens do not fill up: each card secures anew."""
    glade = Glade(
        hands=("hedgehog-den hedgehog-den mud-ball",), foods=("nut nut nut nut nut worm",), step="build-window"
    )
    glade.play(0, "play-hedgehog-den", "pick-nut", "pick-nut", "pick-nut")
    glade.play(0, "play-hedgehog-den")
    assert (len(glade.foods_of(0, secured=True)), glade.foods_of(0)) == (6, [])
    assert glade.on_dump("hedgehog-den") == 2


def test_secured_foods_are_safe_from_thieves_and_counted() -> None:
    """I34, I39 The magpie finds nothing; the points are all there."""
    glade = Glade(hands=("hedgehog-den", "thieving-magpie"), foods=("worm picnic",), step="build-window")
    glade.play(0, "play-hedgehog-den")
    assert glade.refusal(1, "play-thieving-magpie") == ("R1", "no-sense")
    assert glade.points(0) == 3 + 4


# Finee


@pytest.mark.parametrize(
    ("finee", "secured"),
    [("finee", 5), ("finee:asleep", 5), ("finee:dead", 3), ("", 3)],
    ids=["ready", "asleep", "dead", "in the pile"],
)
def test_finee_makes_room_for_five(finee: str, secured: int) -> None:
    """I34, I20 As long as she is alive in her pool, asleep or not."""
    glade = Glade(
        pools=("", "", "", f"loir {finee}"),
        hands=("", "", "", "mouse-hole mud-ball"),
        foods=("", "", "", "berry " * 5 + "nut"),
        step="build-window",
    )
    glade.play(3, "play-mouse-hole")
    for _ in range(secured):
        assert glade.legal(3) == ["pick-nut", "pick-berry"]
        glade.play(3, "pick-berry")
        if glade.legal(3)[0] == "pass":
            break
    assert len(glade.foods_of(3, secured=True)) == secured


def test_finee_fights_and_the_mouse_hole_still_has_room_for_five() -> None:
    """I20, I34 After the loot she is still on the battlefield, and in play."""
    glade = fray("jumbo", "", "", "finee", held=("", "", "", "mouse-hole mud-ball"), foods=("", "", "", "berry " * 5))
    glade.pass_window()
    glade.play(3, "play-mouse-hole")
    assert (glade.fate("finee"), len(glade.foods_of(3, secured=True))) == ("fighting", 5)


def test_finee_helps_her_own_player_only() -> None:
    """I34 With Finee at the next table a hedgehog den holds three."""
    glade = Glade(
        pools=("jumbo", "", "", "finee"), hands=("hedgehog-den mud-ball",), foods=("nut " * 5,), step="build-window"
    )
    glade.play(0, "play-hedgehog-den")
    assert len(glade.foods_of(0, secured=True)) == 3


# Dens that stand


def test_a_den_that_stands_stays_in_front_of_its_player() -> None:
    """I42 With the option it does not go to the dump."""
    glade = Glade(hands=("hedgehog-den mud-ball",), foods=("nut worm",), step="build-window", standing_dens=True)
    glade.play(0, "play-hedgehog-den")
    assert told(glade.history, "den-stands") == [{"seat": 0, "card": "hedgehog-den"}]
    assert (standing(glade, 0, "hedgehog-den"), glade.on_dump("hedgehog-den"), in_dens(glade, 0)) == (1, 0, 2)


def test_free_room_in_a_den_that_stands_is_filled_at_once() -> None:
    """I42, R10 One place is left: the first food stolen is safe, the second is not."""
    glade = Glade(
        hands=("hedgehog-den thieving-magpie thieving-magpie mud-ball",),
        foods=("nut worm", "picnic bug"),
        step="build-window",
        standing_dens=True,
    )
    glade.play(0, "play-hedgehog-den", "play-thieving-magpie", "picnic-of-1", "play-thieving-magpie")
    assert glade.foods_of(0, secured=True) == ["nut", "worm", "picnic"]
    assert glade.foods_of(0) == ["bug"]


def test_loot_goes_into_a_den_that_stands() -> None:
    """I42, R10 Two foods of a win, one place: one of them is secured."""
    glade = Glade(
        pools=("jumbo", "berthe"),
        hands=("hedgehog-den", "", "", "mud-ball"),
        foods=("nut nut",),
        step="build-window",
        standing_dens=True,
    )
    glade.play(0, "play-hedgehog-den")
    glade.pass_window()
    glade.fights("jumbo", "berthe")
    glade.lays("")
    glade.pass_window()
    assert (len(glade.foods_of(0, secured=True)), len(glade.foods_of(0))) == (3, 1)


@pytest.mark.parametrize(("better", "worse"), [("picnic", "grass"), ("nut", "grass"), ("worm", "turnip")])
def test_the_best_food_of_a_loot_goes_into_the_den(better: str, worse: str) -> None:
    """I42, I39 Both foods are there before one is put away: the one worth more, to a hedgehog."""
    glade = Glade(
        pools=("jumbo", "berthe"),
        hands=("hedgehog-den", "", "", "mud-ball"),
        foods=("leaf leaf",),
        step="build-window",
        standing_dens=True,
    )
    glade.play(0, "play-hedgehog-den")
    glade.pass_window()
    glade.leave_in_forest(f"{better} {worse}")
    glade.fights("jumbo", "berthe")
    glade.lays("")
    glade.pass_window()
    assert (glade.foods_of(0, secured=True), glade.foods_of(0)) == ([better, "leaf", "leaf"], [worse])


def test_a_den_that_stands_takes_what_is_worth_most_to_its_player() -> None:
    """I42, I39 Finee comes into play, and there is room for two more: not for the grass."""
    glade = Glade(
        pools=("", "", "", "finee:dead"),
        hands=("", "", "", "mouse-hole fairy-godmother mud-ball"),
        foods=("", "", "", "nut nut nut worm grass berry"),
        step="build-window",
        standing_dens=True,
    )
    glade.play(3, "play-mouse-hole", "pick-nut", "pick-nut", "pick-nut")
    assert glade.foods_of(3) == ["worm", "berry", "grass"]
    glade.play(3, "play-fairy-godmother")
    assert glade.foods_of(3) == ["grass"]
    assert in_dens(glade, 3) == 5


def test_foods_in_a_den_that_stands_stay_secured_when_finee_dies() -> None:
    """I42 Five lie inside; later there is room for three, and none for another."""
    glade = Glade(
        pools=("jumbo", "", "", "finee loir"),
        hands=("forest-road mud-ball", "nettles", "", "mouse-hole thieving-magpie mud-ball"),
        foods=("bug", "", "", "berry " * 5),
        step="build-window",
        standing_dens=True,
    )
    glade.play(0, "pass")
    glade.play(1, "pass")
    glade.play(3, "play-mouse-hole")
    glade.pass_window()
    glade.fights("jumbo", "", "", "loir finee")
    glade.play(0, "play-forest-road", "choose-finee")
    glade.play(3, "decline")
    assert (glade.fate("finee"), len(glade.foods_of(3, secured=True))) == ("dead", 5)
    glade.lays("")
    glade.pass_window()
    glade.play(0, "pass")
    glade.play(1, "pass")
    glade.play(3, "play-thieving-magpie", "bug-of-0")
    glade.play(0, "decline")
    assert (glade.foods_of(3), len(glade.foods_of(3, secured=True))) == (["bug"], 5)


def test_two_dens_that_stand_have_room_for_six() -> None:
    """I42 Each has its own three places."""
    glade = Glade(
        hands=("hedgehog-den hedgehog-den thieving-magpie mud-ball",),
        foods=("nut nut nut nut", "picnic"),
        step="build-window",
        standing_dens=True,
    )
    glade.play(0, "play-hedgehog-den", "play-hedgehog-den", "play-thieving-magpie")
    assert (len(glade.foods_of(0, secured=True)), in_dens(glade, 0)) == (5, 5)
    assert standing(glade, 0, "hedgehog-den") == 2


def test_a_new_den_counts_together_with_an_overfull_one() -> None:
    """I42 Five foods lie in a mouse hole since Finee was there; with a second one there is room for six."""
    glade = Glade(
        pools=("jumbo", "", "", "finee loir"),
        hands=("mud-ball mud-ball", "", "", "mouse-hole mouse-hole thieving-magpie mud-ball"),
        foods=("bug", "", "", "berry " * 5),
        step="build-window",
        standing_dens=True,
    )
    glade.play(0, "pass")
    glade.play(3, "play-mouse-hole")
    glade.pool(3, "finee:dead")
    glade.food(3, "nut")
    glade.play(0, "pass")
    glade.play(3, "play-mouse-hole")
    assert (glade.foods_of(3), in_dens(glade, 3)) == ([], 6)
    glade.play(0, "pass")
    glade.play(3, "play-thieving-magpie")
    glade.play(0, "decline")
    assert (glade.foods_of(3), len(glade.foods_of(3, secured=True))) == (["bug"], 6)
