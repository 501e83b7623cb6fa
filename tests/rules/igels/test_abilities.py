"""Igels: abilities in general (I15, I20, R1, R2, R9): whose counts, when, and in which order. The animals one by one
are in test_animals_*.py; here it is also checked that none is forgotten."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from sousbois.games.igels.edition import read_edition
from sousbois.games.igels.material import Animal
from tests.rules.course import kinds, told
from tests.rules.igels.battles import acted, asked, battle, end_of
from tests.rules.igels.sheets import FILE

ANIMALS = tuple(read_edition(FILE).printed[Animal])
EXCEPTIONS = ("ronn", "trunkee", "finee")
LEADERS = ("jumbo", "berthe", "floxel", "loir")
"""For each seat a leader who does nothing until the battle is over and the loot is taken."""
SUPPORTERS = ("gilly", "garenne", "icare", "finee")
"""For each seat another animal, who does not act as a supporter."""

# The order


def test_the_rulebooks_example_of_the_order_of_abilities() -> None:
    """I15 Oppa with 10, then Malik with 8 before Rose with 8, in turn order; what Oppa has done stays done."""
    octave, rose, malik = 0, 1, 3
    glade = battle("oppa jumbo gilly", "flausch berthe", "", "pique-poche flesel", hands=("", "nettles"), first=malik)
    glade.lays()
    assert glade.table.acting() == (octave,)
    glade.play(octave, f"on-{rose}")
    assert glade.fate("berthe") == "home"
    assert glade.table.acting() == (malik,)
    glade.play(malik, f"on-{rose}")
    assert glade.table.acting() == (rose,)
    assert glade.legal(rose) == ["decline", f"on-{octave}", f"on-{malik}"]
    glade.play(rose, f"on-{octave}")
    assert (glade.total(octave), glade.fate("berthe")) == (8, "home")
    assert acted(glade) == ["oppa", "pique-poche", "flausch"]


@pytest.mark.parametrize("first", [0, 1, 2, 3])
def test_among_equals_abilities_act_in_turn_order(first: int) -> None:
    """I6, I15 Four sides of 5, each of which may do something: asked from the first player on."""
    glade = battle("oppa gilly", "flausch garenne", "brindille icare", "futty loir", hands=("mud-ball",), first=first)
    glade.lays("mud-ball")
    assert {each["total"] for each in told(glade.history, "initial-sap")} == {5}
    order: list[int] = []
    while glade.step == "abilities":
        order.append(asked(glade))
        glade.play(order[-1], "decline")
    assert order == [(first + step) % 4 for step in range(4)]


def test_the_highest_initial_sap_goes_before_turn_order() -> None:
    """I15 From the highest to the lowest: 5, 6, 9 and 8 for the four seats."""
    sides = ("oppa gilly", "flausch trunkee", "brindille icare gros-roux", "futty mulotte tulpe")
    glade = battle(*sides, hands=("mud-ball",))
    glade.lays("mud-ball")
    order: list[int] = []
    while glade.step == "abilities":
        order.append(asked(glade))
        glade.play(order[-1], "decline")
    assert order == [2, 3, 1, 0]


def test_bound_cards_count_for_the_order() -> None:
    """I12, I15, I36 With his mill Pfeffer’s side has 6, and he acts before Little Urchin’s 5."""
    glade = battle("oursin", "pfeffer")
    glade.bind("pepper-mill")
    glade.lays()
    assert acted(glade) == ["pfeffer", "oursin"]


def test_combat_cards_do_not_count_for_the_order() -> None:
    """I12, I15 The chainsaw makes Urchin’s total higher, not her initial SAP."""
    glade = battle("oursin", "pfeffer", hands=("chainsaw",))
    glade.lays("chainsaw")
    assert acted(glade) == ["pfeffer", "oursin"]


def test_abilities_act_before_revealed_cards() -> None:
    """I15, I16 Pfeffer has the lower initial SAP, but the oil has to wait for him."""
    glade = battle("jumbo gilly", "pfeffer", hands=("waste-oil",))
    events = kinds(glade.lays("waste-oil"))
    assert events.index("ability-acts") < events.index("card-aimed")


def test_nobody_counters_an_ability() -> None:
    """I30, R2 Whatever the victim holds, there is no question."""
    glade = battle("oppa", "berthe garenne", hands=("", "duckweed vet-on-call"))
    glade.lays()
    events = glade.play(0, "on-1")
    assert told(events, "sent-home") == [{"seat": 1, "animal": "garenne"}]


# Whose


def test_the_exceptions_are_these_three() -> None:
    """I20 All other abilities count for the leader only."""
    facts = read_edition(FILE).shadow
    others = [name for animal, name in enumerate(ANIMALS) if facts.scope[animal] > 0]
    assert sorted(others) == sorted(EXCEPTIONS)


@pytest.mark.parametrize("animal", [animal for animal in ANIMALS if animal not in EXCEPTIONS])
def test_supporters_add_their_sap_but_not_their_abilities(animal: str) -> None:
    """I20 In a whole battle, lost or won, nobody is asked about a supporter, and nothing happens by it."""
    index = ANIMALS.index(animal)
    seat, opponent = index // 8, (index // 8 + 2) % 4
    leader = LEADERS[seat] if LEADERS[seat] != animal else SUPPORTERS[seat]
    sides = ["", "", "", ""]
    sides[seat] = f"{leader} {animal}"
    sides[opponent] = f"{LEADERS[opponent]} {SUPPORTERS[opponent]}"
    glade = battle(*sides, hands=["mud-ball nettles" * (each == opponent) for each in range(4)], foods=["nut"] * 4)
    glade.lays(*["mud-ball" * (each == opponent) for each in range(4)])
    assert glade.step == "last-window"
    assert glade.total(seat) == glade.facts.sap[ANIMALS.index(leader)] + glade.facts.sap[index]
    assert glade.total(opponent) == sum(glade.facts.sap[ANIMALS.index(each)] for each in sides[opponent].split()) + 1
    end_of(glade)
    assert glade.step == "loot-window"
    glade.pass_window()
    assert animal not in acted(glade)
    assert glade.fate(animal) == "asleep"


@pytest.mark.parametrize("animal", ANIMALS)
def test_animals_who_stay_out_of_the_battle_do_nothing(animal: str) -> None:
    """I20 Ready in the pool, no ability acts in the battle of others."""
    seat = ANIMALS.index(animal) // 8
    leader = (seat + 1) % 4
    sides = [LEADERS[each] if each == leader else "" for each in range(4)]
    others = [animal if each == seat else "" for each in range(4)]
    glade = battle(*sides, others=others)
    glade.lays()
    end_of(glade)
    glade.pass_window()
    assert animal not in acted(glade)
    assert [len(glade.foods_of(each)) for each in range(4)] == [2 * (each == leader) for each in range(4)]
    assert glade.fate(animal) == "ready"


def test_a_side_that_went_out_has_no_ability() -> None:
    """I15, R5 Oppa has fallen before the abilities act."""
    glade = battle("oppa", "berthe garenne", hands=("", "forest-road"))
    glade.play(1, "play-forest-road")
    glade.lays()
    assert (glade.step, acted(glade)) == ("last-window", [])


# All of them

PLAYED = {
    "jumbo": "test_jumbo_wins_a_tie_alone",
    "oppa": "test_oppa_sends_a_supporter_home_that_the_victim_picks",
    "gilly": "test_gilly_draws_a_card_when_beaten_as_leader",
    "junkie": "test_the_junkie_does_not_sleep_after_leading",
    "bouboule": "test_the_greedy_take_one_food_more_if_they_beat_an_opponent",
    "piquant": "test_a_one_shot_makes_its_side_stronger",
    "tofu": "test_tofu_makes_all_combat_cards_of_one_opponent_void",
    "oursin": "test_little_urchin_puffs_up_if_she_is_alone",
    "pfeffer": "test_pfeffer_makes_every_opponent_sneeze",
    "hoppsa": "test_the_greedy_take_one_food_more_if_they_beat_an_opponent",
    "flausch": "test_flausch_smiles_at_a_male_leader",
    "trunkee": "test_trunkee_hits_twice_with_every_combat_card",
    "garenne": "test_mother_warren_brings_a_rabbit_along",
    "berthe": "test_bertha_has_her_strength_and_nothing_else",
    "kid-carotte": "test_a_one_shot_makes_its_side_stronger",
    "paques": "test_the_easter_rabbit_takes_a_food_on_the_spot",
    "ninja": "test_the_ninja_becomes_nine_with_the_stars_under_him",
    "floxel": "test_floxel_has_his_strength_and_nothing_else",
    "ronn": "test_ronn_hits_the_harder_the_more_opponents_there_are",
    "noisette": "test_hazel_looks_at_six_foods_and_picks_two",
    "cachotte": "test_mother_stash_secures_three_foods_of_a_win",
    "icare": "test_a_one_shot_makes_its_side_stronger",
    "brindille": "test_twiglet_makes_the_best_combat_card_of_an_opponent_void",
    "gros-roux": "test_big_red_draws_two_cards_after_a_win",
    "tulpe": "test_tulpe_is_handed_a_food_that_the_victim_picks",
    "flesel": "test_flesel_rages_while_tulpe_watches",
    "futty": "test_futty_sends_home_all_females_who_support_opponents",
    "finee": "test_with_finee_in_play_a_hole_secures_five_foods",
    "pique-poche": "test_lightfinger_takes_a_card_from_an_opponents_hand",
    "dynamitou": "test_a_one_shot_makes_its_side_stronger",
    "mulotte": "test_mrs_fieldmouse_shields_her_side_once_the_fighters_stand",
    "loir": "test_the_dormouse_does_not_sleep_after_leading",
}
"""The test in which each animal plays its part."""


def written_tests() -> dict[str, str]:
    """The text of the file in which each test of the animals is."""
    found = {}
    for path in sorted(Path(__file__).parent.glob("test_animals_*.py")):
        text = path.read_text(encoding="utf-8")
        found.update({node.name: text for node in ast.parse(text).body if isinstance(node, ast.FunctionDef)})
    return found


@pytest.mark.parametrize("animal", ANIMALS)
def test_every_animal_is_played(animal: str) -> None:
    """I1, I3 There is a test for each of the 32 animals, and it speaks of this animal."""
    tests = written_tests()
    assert animal in tests[PLAYED[animal]]


def test_no_animal_is_played_that_the_edition_does_not_have() -> None:
    """I1 The table of tests is that of the edition."""
    assert tuple(PLAYED) == ANIMALS
