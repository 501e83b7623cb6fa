"""Igels: one-shot abilities (I18, I37): Sergeant Quill, Carrot Kid, Easter Rabbit, Ninja, Icarus, Dynamouse."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.rules.course import kinds, told
from tests.rules.editions import written
from tests.rules.igels.battles import asked, battle, end_of, next_battle, pass_to, winner
from tests.rules.igels.glade import Glade
from tests.rules.igels.sheets import row, tables

DEADLY = {"piquant": 6, "icare": 5, "dynamitou": 6}
"""Those who die of it, and what they add."""
STRONGER = {**DEADLY, "kid-carotte": 4, "ninja": 6}
"""All who add something to their total."""
ONE_SHOTS = (*STRONGER, "paques")
SEAT = {"piquant": 0, "kid-carotte": 1, "paques": 1, "ninja": 2, "icare": 2, "dynamitou": 3}
OTHER = ("gilly", "garenne", "ronn", "loir")
"""An animal of each seat."""


def side_of(seat: int, side: str) -> list[str]:
    """The sides of a battle with this one only."""
    return [side if each == seat else "" for each in range(4)]


def opposed(animal: str, *supporters: str) -> list[str]:
    """The sides of a battle between an animal, with supporters, and one of the next seat."""
    seat = SEAT[animal]
    sides = side_of(seat, " ".join([animal, *supporters]))
    sides[(seat + 1) % 4] = OTHER[(seat + 1) % 4]
    return sides


def at_last_window(*sides: str, **table: object) -> Glade:
    """The last window of a battle without support cards."""
    glade = battle(*sides, **table)  # type: ignore[arg-type]
    glade.lays()
    assert glade.step == "last-window"
    return glade


@pytest.mark.parametrize("animal", STRONGER)
def test_a_one_shot_makes_its_side_stronger(animal: str) -> None:
    """I18, I37 It is used when the totals are known, and the total is worked out anew."""
    seat = SEAT[animal]
    glade = at_last_window(*opposed(animal))
    before = glade.total(seat)
    assert "use" in glade.legal(seat)
    events = glade.play(seat, "use")
    assert told(events, "one-shot") == [{"seat": seat, "animal": animal}]
    assert glade.total(seat) == before + STRONGER[animal]


@pytest.mark.parametrize("animal", ONE_SHOTS)
def test_a_one_shot_need_not_be_used(animal: str) -> None:
    """I37 Its player may pass, and keeps it for another battle; nobody dies of it."""
    glade = at_last_window(*opposed(animal))
    end_of(glade)
    glade.pass_window()
    assert not glade.state.used[glade.animals.index(animal)]
    assert glade.fate(animal) == "asleep"


@pytest.mark.parametrize("animal", ONE_SHOTS)
def test_a_one_shot_is_asked_for_without_hand_cards_too(animal: str) -> None:
    """I38 A combatant who has a one-shot to use is asked in the last window, and once it is used no more."""
    seat = SEAT[animal]
    glade = at_last_window(*opposed(animal))
    if seat != 3:
        assert glade.cards_of(seat) == []
    glade.play(seat, "use")
    assert glade.table.acting() == (3,)
    assert "use" not in glade.legal(3)


@pytest.mark.parametrize("animal", ONE_SHOTS)
def test_a_supporter_has_no_one_shot(animal: str) -> None:
    """I20, I37 Only while its animal leads."""
    seat = SEAT[animal]
    leader = OTHER[seat]
    glade = at_last_window(*side_of(seat, f"{leader} {animal}"))
    assert glade.table.acting() == (3,)
    assert glade.legal(3) == ["pass"]


@pytest.mark.parametrize("animal", ONE_SHOTS)
def test_after_a_one_shot_everybody_is_asked_again(animal: str) -> None:
    """I18, I29, I37 The next player goes on, and those who had passed can still respond."""
    seat = SEAT[animal]
    hands = ["mud-ball" if each != seat else "" for each in range(4)]
    glade = at_last_window(*opposed(animal), hands=hands)
    pass_to(glade, seat)
    glade.play(seat, "use")
    order: list[int] = []
    while glade.step == "last-window":
        order.append(asked(glade))
        glade.play(order[-1], "pass")
    holders = [each for each in (0, 1, 2, 3) if glade.cards_of(each)]
    assert order == [each for each in [*range(seat + 1, 4), *range(seat + 1)] if each in holders]


@pytest.mark.parametrize("animal", DEADLY)
def test_who_dies_of_a_one_shot_fights_on_to_the_end_of_the_battle(animal: str) -> None:
    """I26, I37 Win and loot come first; death comes when the battle is cleared up. Supporters sleep."""
    seat = SEAT[animal]
    glade = at_last_window(*opposed(animal, OTHER[seat]))
    glade.play(seat, "use")
    end_of(glade)
    assert (winner(glade), glade.fate(animal), len(glade.foods_of(seat))) == (seat, "fighting", 2)
    events = glade.pass_window()
    assert told(events, "dies") == [{"seat": seat, "animal": animal}]
    assert "leads-on" not in kinds(events)
    assert (glade.fate(animal), glade.fate(OTHER[seat])) == ("dead", "asleep")


@pytest.mark.parametrize("animal", ["kid-carotte", "paques", "ninja"])
def test_who_does_not_die_of_a_one_shot_sleeps(animal: str) -> None:
    """I27, I37 As after any battle, but marked."""
    seat = SEAT[animal]
    glade = at_last_window(*opposed(animal))
    glade.play(seat, "use")
    end_of(glade)
    glade.pass_window()
    assert (glade.fate(animal), glade.state.used[glade.animals.index(animal)]) == ("asleep", True)


@pytest.mark.parametrize("animal", ONE_SHOTS)
def test_a_one_shot_is_used_once_a_game(animal: str) -> None:
    """I37 In another battle of the same game it is not offered again, and the mark says why."""
    seat = SEAT[animal]
    glade = battle(*side_of(seat, animal), hands=["mud-ball"] * 4)
    glade.state.used[glade.animals.index(animal)] = True
    glade.lays()
    pass_to(glade, seat)
    assert glade.legal(seat) == ["pass"]
    assert glade.refusal(seat, "use") == ("I37", "used-up")


@pytest.mark.parametrize("animal", DEADLY)
def test_a_one_shot_stays_used_through_death_and_revival(animal: str) -> None:
    """I35, I37 The fairy godmother brings the animal back, ready, but its ability stays used."""
    seat = SEAT[animal]
    hands = ["fairy-godmother" if each == seat else "" for each in range(4)]
    glade = at_last_window(*side_of(seat, animal), hands=hands)
    pass_to(glade, seat)
    glade.play(seat, "use")
    end_of(glade)
    while glade.step != "organise-window":
        glade.pass_window()
    pass_to(glade, seat)
    glade.play(seat, "play-fairy-godmother")
    assert glade.fate(animal) == "ready"
    next_battle(glade)
    glade.fights(*side_of(seat, animal))
    glade.lays()
    pass_to(glade, seat)
    assert "use" not in glade.legal(seat)


@pytest.mark.parametrize("animal", ["piquant", "ninja", "icare", "dynamitou"])
def test_a_dazed_leader_has_no_one_shot(animal: str) -> None:
    """I37, I40 After Flausch’s smile nothing is offered."""
    seat = SEAT[animal]
    sides = side_of(seat, animal)
    sides[1] = "flausch"
    glade = battle(*sides)
    glade.lays()
    glade.play(1, f"on-{seat}")
    assert glade.table.acting() == (3,)
    assert glade.legal(3) == ["pass"]


# The Ninja Squirrel


def test_the_ninja_becomes_nine_with_the_stars_under_him() -> None:
    """I36, I37 The rulebook's example: Karim’s 11 against Lea’s 14 become 15, but the scouts make 17 of Lea’s."""
    lea, karim = 1, 2
    glade = battle(
        "", "berthe trunkee garenne", "ninja gros-roux",
        hands=("", "left-hook boy-scouts", "golf-ball"),
    )  # fmt: skip
    glade.bind("bottle-caps")
    glade.lays("", "left-hook", "golf-ball")
    assert (glade.total(lea), glade.total(karim)) == (14, 11)
    glade.play(lea, "pass")
    events = glade.play(karim, "use")
    assert told(events, "sap-raised") == [{"seat": karim, "animal": "ninja", "sap": 9, "total": 15}]
    glade.play(3, "pass")
    glade.play(lea, "play-boy-scouts")
    assert (glade.total(lea), glade.total(karim)) == (17, 15)


@pytest.mark.parametrize(("stars", "offered"), [(5, True), (6, False)])
def test_the_ninja_is_only_offered_his_technique_below_nine(tmp_path: Path, stars: int, offered: bool) -> None:
    """I37, I40, R1 With heavier stars under him he has 8 or 9: at 9 there is nothing to raise."""
    cards = tables()
    row(cards, "combat", "bottle-caps")["value"] = stars
    glade = battle("", "", "ninja", hands=("", "", "mud-ball"), edition=written(tmp_path / "stars.toml", cards))
    glade.bind("bottle-caps")
    glade.lays()
    assert glade.legal(2) == (["pass", "use"] if offered else ["pass"])


def test_the_ninja_raises_himself_and_nothing_else() -> None:
    """I17, I40 Supporters, combat cards and what was taken away count besides."""
    glade = battle("", "pfeffer", "ninja floxel", hands=("", "", "mud-ball"))
    glade.lays("", "", "mud-ball")
    assert glade.total(2) == 3 + 5 + 1 - 3
    glade.play(2, "use")
    assert glade.total(2) == 9 + 5 + 1 - 3


# The Easter Rabbit


def test_the_easter_rabbit_takes_a_food_on_the_spot() -> None:
    """I37, R10 Whoever wins the battle afterwards: the food lies unsecured with the rabbits."""
    glade = at_last_window("jumbo", "paques", forest="nut nut nut nut")
    events = glade.play(1, "use")
    assert told(events, "food-foraged") == [{"seat": 1, "food": "nut"}]
    assert glade.step == "last-window"
    end_of(glade)
    assert (winner(glade), glade.foods_of(0), glade.foods_of(1)) == (0, ["nut", "nut"], ["nut"])


def test_the_game_ends_there_and_then_if_the_easter_rabbit_takes_the_last_food() -> None:
    """I25 Nobody wins the battle any more, and no card is played."""
    glade = at_last_window("jumbo", "paques", forest="picnic", hands=("cigarette-butts",))
    glade.play(0, "pass")
    events = kinds(glade.play(1, "use"))
    assert events == ["one-shot", "food-foraged", "last-food", *["counted"] * 4]
    assert (glade.step, glade.foods_of(1), winner(glade)) == ("over", ["picnic"], None)
    outcome = glade.table.outcome()
    assert outcome is not None
    assert outcome.winners == (1,)


def test_what_the_easter_rabbit_finds_goes_into_a_den_that_stands() -> None:
    """I42, R10 If there is room for it."""
    hands = ("", "rabbit-burrow", "", "duckweed")
    glade = Glade(("jumbo", "paques"), hands, ("", "grass"), step="build-window", standing_dens=True)
    glade.play(1, "play-rabbit-burrow")
    glade.pass_window()
    glade.fights("jumbo", "paques")
    glade.lays()
    glade.play(1, "use")
    assert (glade.foods_of(1), len(glade.foods_of(1, secured=True))) == ([], 2)


# Others


def test_the_carrot_kid_wins_by_his_one_shot_and_eats_no_worms() -> None:
    """I24, I37 Eight against five; vegetarian he remains."""
    glade = at_last_window("jumbo", "kid-carotte", forest="worm nut")
    glade.play(1, "use")
    end_of(glade)
    assert (winner(glade), glade.foods_of(1)) == (1, ["nut"])


def test_two_one_shots_in_one_window() -> None:
    """I18, I37 Quill makes 10, Dynamouse answers with 10: a draw of two who will not come back."""
    glade = at_last_window("piquant", "", "", "dynamitou")
    glade.play(0, "use")
    glade.play(3, "use")
    assert (glade.total(0), glade.total(3)) == (10, 10)
    end_of(glade)
    assert winner(glade) is None
    glade.pass_window()
    assert (glade.fate("piquant"), glade.fate("dynamitou")) == ("dead", "dead")
