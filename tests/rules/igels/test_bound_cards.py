"""Igels: combat cards that stay with an animal (I36, R7)."""

from __future__ import annotations

from pathlib import Path

import pytest

from sousbois.core.record import NOTHING
from sousbois.play.steps import play_watched
from tests.rules.course import told
from tests.rules.editions import written
from tests.rules.igels.battles import finish, fray
from tests.rules.igels.glade import Glade
from tests.rules.igels.sheets import row, tables

BOUND = {
    "junkie-needle": ("junkie", 0, 1),
    "club": ("jumbo", 0, 2),
    "bottle-caps": ("ninja", 2, 2),
    "walnut-dumbbell": ("floxel", 2, 2),
    "pepper-mill": ("pfeffer", 1, 2),
    "hip-flask": ("trunkee", 1, 2),
    "tin-opener": ("flesel", 3, 2),
    "hat-pin": ("tulpe", 3, 2),
}
"""The cards that stay with an animal, whose it is, and what they add."""
LEADERS = ("gilly", "berthe", "cachotte", "loir")
"""One of each species that no card is bound to."""
all_bound_cards = pytest.mark.parametrize(
    ("card", "animal", "seat", "value"), [(card, *bound) for card, bound in BOUND.items()]
)


def for_seat(seat: int, row: str) -> list[str]:
    """What one seat has."""
    return [row if at == seat else "" for at in range(4)]


def sap(glade: Glade, animal: str) -> int:
    """The SAP of an animal with its bound cards."""
    return int(glade.state.sap[glade.animals.index(animal)])


def printed(glade: Glade, animal: str) -> int:
    """The SAP of an animal without them."""
    return int(glade.facts.sap[glade.animals.index(animal)])


def under(glade: Glade, card: str) -> int:
    """How many copies of a card lie under their animal."""
    return int(glade.state.bound[glade.cards.index(card)])


@pytest.mark.parametrize("with_leader", [False, True], ids=["leading", "supporting"])
@all_bound_cards
def test_a_card_stays_with_its_animal(card: str, animal: str, seat: int, value: int, with_leader: bool) -> None:
    """I36, I26, R7 On the side of whoever laid it the animal takes it, leader or not, and is stronger for good."""
    side = f"{LEADERS[seat]} {animal}" if with_leader else animal
    glade = fray(*for_seat(seat, side), laid=for_seat(seat, card), held=("mud-ball",) * 4)
    trunkee = animal == "trunkee"
    leader = printed(glade, LEADERS[seat]) if with_leader else 0
    assert glade.total(seat) == leader + printed(glade, animal) + value + trunkee
    assert (under(glade, card), sap(glade, animal)) == (0, printed(glade, animal))
    finish(glade)
    assert (under(glade, card), glade.on_dump(card)) == (1, 0)
    assert sap(glade, animal) == printed(glade, animal) + value
    assert told(glade.history, "bound") == [{"seat": seat, "card": card, "animal": animal, "sap": sap(glade, animal)}]


def test_the_line_has_no_gap_while_it_is_cleared() -> None:
    """I26, I36 Whoever looks when a card goes under its animal sees the cards that are still there, and only those."""
    glade = fray("jumbo", "berthe", laid=("mud-ball club", "chainsaw"), held=("mud-ball",) * 2)
    kinds: list[str] = []
    while "bound" not in kinds:
        (seat,) = glade.table.acting()
        steps = play_watched(glade.table, seat, [str(glade.table.legal(seat)[0])])
        kinds = [step.event.kind for step in steps]
    state = steps[kinds.index("bound")].state
    for seat in range(2):
        line = [state.line[seat, at] for at in range(state.line_size[seat])]
        assert NOTHING not in line


@all_bound_cards
def test_a_card_without_its_animal_is_good_for_its_value_only(card: str, animal: str, seat: int, value: int) -> None:
    """R7, I36 The animal is in the pool and has not fought: the card goes to the dump."""
    glade = fray(
        *for_seat(seat, LEADERS[seat]), laid=for_seat(seat, card), held=("mud-ball",) * 4, pools=for_seat(seat, animal)
    )
    assert glade.total(seat) == printed(glade, LEADERS[seat]) + value
    finish(glade)
    assert (under(glade, card), glade.on_dump(card), sap(glade, animal)) == (0, 1, printed(glade, animal))


@all_bound_cards
def test_a_card_laid_against_its_animal_is_not_bound(card: str, animal: str, seat: int, value: int) -> None:
    """R7 Anyone may lay it for its value; the animal must have fought for the player who laid it."""
    other = (seat + 1) % 4
    sides = [LEADERS[at] if at == other else animal if at == seat else "" for at in range(4)]
    glade = fray(*sides, laid=for_seat(other, card), held=("mud-ball",) * 4)
    revealed = told(glade.history, "combat-revealed")
    assert revealed == [{"seat": other, "card": card, "value": value}]
    finish(glade)
    assert (under(glade, card), glade.on_dump(card), sap(glade, animal)) == (0, 1, printed(glade, animal))


def test_gilly_and_the_junkie_needle() -> None:
    """I36 The rulebook's example: +1 now, and the Junkie Hedgehog has 4 SAP from now on."""
    glade = fray("gilly junkie", "berthe", laid=("junkie-needle",))
    assert glade.total(0) == 3 + 3 + 1
    finish(glade)
    assert (sap(glade, "junkie"), under(glade, "junkie-needle")) == (4, 1)


def test_two_copies_under_one_animal() -> None:
    """I36, R7 Both needles stay."""
    glade = fray("gilly junkie", "berthe", laid=("junkie-needle junkie-needle",))
    finish(glade)
    assert (sap(glade, "junkie"), under(glade, "junkie-needle")) == (5, 2)


@pytest.mark.parametrize("side", ["jumbo", "gilly jumbo"])
def test_a_bound_card_counts_in_later_battles_for_leaders_and_supporters(side: str) -> None:
    """I36, I12, R7 It is part of the SAP, initial and total, and no combat card: acid rain does not reach it."""
    glade = Glade(pools=("jumbo gilly", "berthe"), hands=("", "acid-rain nettles", "", "mud-ball"))
    glade.bind("club")
    glade.fights(side, "berthe")
    glade.lays("", "nettles")
    strength = 7 + 3 * (side != "jumbo")
    assert told(glade.history, "initial-sap")[0] == {"seat": 0, "total": strength}
    glade.play(1, "play-acid-rain")
    assert (glade.total(0), glade.total(1)) == (strength, 5)


def test_a_bound_card_is_no_combat_card_for_trunkee() -> None:
    """R7, I20 Trunkee counts the cards on the table, not the flask under him."""
    glade = Glade(pools=("jumbo", "trunkee"), hands=("", "nettles", "", "mud-ball"))
    glade.bind("hip-flask")
    glade.fights("jumbo", "trunkee")
    glade.lays("", "nettles")
    assert glade.total(1) == 3 + 2 + 2 + 1


def test_a_void_card_is_bound_all_the_same() -> None:
    """R7, I17 Acid rain takes its value in this battle only."""
    glade = fray("jumbo", "berthe", laid=("club",), held=("", "acid-rain"))
    assert glade.total(0) == 7
    glade.play(1, "play-acid-rain")
    assert glade.total(0) == 5
    finish(glade)
    assert (under(glade, "club"), sap(glade, "jumbo")) == (1, 7)


def test_an_animal_sent_home_gets_its_card() -> None:
    """R7, R4 It has fought, and is still alive."""
    glade = fray("gilly jumbo", "berthe", laid=("club", "spider-web"))
    assert (glade.fate("jumbo"), glade.total(0)) == ("home", 3 + 2)
    finish(glade)
    assert (under(glade, "club"), sap(glade, "jumbo"), glade.fate("jumbo")) == (1, 7, "asleep")


def test_an_animal_sent_home_gets_its_card_even_if_its_side_goes_out() -> None:
    """R7, R5 Its leader dies without supporters; what the animal did for its player stays done."""
    glade = fray("gilly jumbo", "berthe", laid=("club", "spider-web forest-road"))
    assert "side-out" in glade.kinds()
    finish(glade)
    assert (under(glade, "club"), sap(glade, "jumbo")) == (1, 7)


def test_an_animal_killed_in_the_battle_gets_no_card() -> None:
    """R7, R6 The card is laid, the animal dies at its turn, and the card goes to the dump."""
    glade = fray("gilly jumbo", "berthe", laid=("club", "stroke"))
    assert (glade.fate("jumbo"), glade.total(0)) == ("dead", 3 + 2)
    finish(glade)
    assert (under(glade, "club"), glade.on_dump("club")) == (0, 1)


def test_the_bound_cards_of_a_dead_animal_go_to_the_dump_at_once() -> None:
    """R6 They are ordinary support cards again; other animals keep theirs."""
    glade = Glade(pools=("gilly jumbo junkie", "berthe"), hands=("mud-ball", "forest-road", "", "mud-ball"))
    glade.bind("club", "junkie-needle", "junkie-needle")
    glade.fights("gilly jumbo junkie", "berthe")
    glade.play(0, "pass")
    glade.play(1, "play-forest-road", "choose-junkie")
    glade.play(0, "decline")
    assert (glade.on_dump("junkie-needle"), under(glade, "junkie-needle"), sap(glade, "junkie")) == (2, 0, 3)
    assert (glade.on_dump("club"), under(glade, "club"), sap(glade, "jumbo")) == (0, 1, 7)


def test_an_animal_revived_comes_back_without_its_cards() -> None:
    """I35, R6 The fairy godmother brings Jumbo, not his club."""
    glade = Glade(pools=("gilly jumbo", "berthe"), hands=("mud-ball fairy-godmother", "stroke", "", "mud-ball"))
    glade.bind("club")
    glade.fights("gilly jumbo", "berthe")
    glade.play(0, "pass")
    glade.play(1, "play-stroke")
    glade.play(0, "decline")
    finish(glade)
    glade.play(0, "play-fairy-godmother")
    assert (glade.fate("jumbo"), sap(glade, "jumbo"), glade.on_dump("club")) == ("ready", 5, 1)


def test_a_card_bound_to_an_animal_that_dies_of_its_ability_goes_to_the_dump(tmp_path: Path) -> None:
    """I26, R6, R7 Bound first, and dead a moment later: another edition may bind the club to Sergeant Quill."""
    changed = tables()
    row(changed, "combat", "club")["bound_to"] = "piquant"
    glade = fray(
        "piquant", "berthe", laid=("club",), held=("", "mud-ball"), edition=written(tmp_path / "medal.toml", changed)
    )
    glade.play(0, "use")
    assert glade.total(0) == 4 + 2 + 6
    finish(glade)
    assert (glade.fate("piquant"), under(glade, "club"), glade.on_dump("club")) == ("dead", 0, 1)


def test_cards_bound_to_an_absent_species_go_to_the_dump() -> None:
    """I41, R7 With three players nobody has mice: the hat pin counts its value."""
    glade = Glade(pools=("jumbo", "berthe"), hands=("hat-pin", "mud-ball"), seats=3)
    glade.fights("jumbo", "berthe")
    glade.lays("hat-pin")
    assert glade.total(0) == 7
    finish(glade)
    assert glade.on_dump("hat-pin") == 1


def test_a_limit_of_sap_looks_at_the_printed_one() -> None:
    """R6, I36 With two needles the Junkie Hedgehog has 5, and is still one of 3 to the forest road and the stroke."""
    glade = Glade(pools=("junkie", "berthe"), hands=("mud-ball", "forest-road stroke", "", "mud-ball"))
    glade.bind("junkie-needle", "junkie-needle")
    glade.fights("junkie", "berthe")
    glade.play(0, "pass")
    assert glade.legal(1) == ["pass", "play-forest-road"]
    assert glade.refusal(1, "play-stroke") == ("R1", "no-sense")
