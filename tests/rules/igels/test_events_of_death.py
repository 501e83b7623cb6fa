"""Igels: events that kill, and the one that undoes it (I35, R5, R6)."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import finish, fray, line, stand
from tests.rules.igels.glade import Glade

# Forest road and stroke in the stand window


@pytest.mark.parametrize(
    ("card", "prey"), [("forest-road", ["oppa", "gilly"]), ("stroke", ["jumbo", "piquant", "tofu"])]
)
def test_a_killer_names_an_animal_within_its_limits(card: str, prey: list[str]) -> None:
    """R6, I29 Up to 3 the forest road, from 4 on the stroke: leaders and supporters alike."""
    glade = stand("jumbo oppa gilly piquant tofu", "berthe", held=("mud-ball", card))
    glade.play(0, "pass")
    glade.play(1, f"play-{card}")
    assert glade.legal(1) == [f"choose-{animal}" for animal in prey]
    assert glade.refusal(1, "choose-berthe") == ("R1", "no-target")
    glade.play(1, f"choose-{prey[-1]}")
    assert glade.fate(prey[-1]) == "fighting"
    glade.play(0, "decline")
    assert (glade.fate(prey[-1]), glade.on_dump(card)) == ("dead", 1)
    assert told(glade.history, "event-at-animal") == [{"seat": 1, "card": card, "victim": 0, "animal": prey[-1]}]


@pytest.mark.parametrize(("card", "side"), [("forest-road", "berthe"), ("stroke", "hoppsa garenne")])
def test_without_an_animal_within_its_limits_a_killer_is_not_played(card: str, side: str) -> None:
    """R1 Everybody is too big, or too small."""
    glade = stand("jumbo oppa", side, held=(card,))
    assert glade.refusal(0, f"play-{card}") == ("R1", "no-sense")


def test_animals_that_do_not_fight_are_not_in_danger() -> None:
    """I32, R1 Ready or asleep in the pool, they are not on the road."""
    glade = stand("jumbo", "berthe", held=("forest-road",), pools=("", "garenne hoppsa:asleep", "ronn"))
    assert glade.refusal(0, "play-forest-road") == ("R1", "no-sense")


@pytest.mark.parametrize("card", ["forest-road", "stroke"])
def test_the_vet_saves_an_animal(card: str) -> None:
    """I30, R3 Countered in a window: the animal lives, and both cards go to the dump."""
    glade = stand("jumbo oppa", "berthe", held=("vet-on-call duckweed", card))
    glade.play(0, "pass")
    glade.play(1, f"play-{card}")
    assert glade.legal(0) == ["decline", "counter-vet-on-call"]
    assert glade.refusal(0, "counter-duckweed") == ("R3", "no-counter")
    glade.play(0, "counter-vet-on-call")
    assert (glade.fate("jumbo"), glade.fate("oppa")) == ("fighting", "fighting")
    assert (glade.on_dump(card), glade.on_dump("vet-on-call"), glade.cards_of(0)) == (1, 1, ["duckweed"])


def test_a_dead_leader_is_followed_by_the_strongest_supporter() -> None:
    """R5 The rulebook's example: a stroke on Big Red, and Hazel leads on, whose ability counts from now on."""
    glade = stand("", "", "gros-roux noisette ronn", "loir", held=("", "", "mud-ball", "stroke"))
    glade.play(2, "pass")
    glade.play(3, "play-stroke")
    glade.play(2, "decline")
    assert (glade.fate("gros-roux"), glade.leader(2)) == ("dead", "noisette")
    assert told(glade.history, "leads-on") == [{"seat": 2, "animal": "noisette", "sap": 3}]
    glade.pass_window()
    glade.lays("")
    glade.pass_window()
    assert told(glade.history, "looks") == [{"seat": 2, "foods": 6}]


def test_a_lonely_leader_takes_its_side_with_it() -> None:
    """R5, I19 The battle is over for its player; the side that is left wins."""
    glade = stand("jumbo", "hoppsa", held=("forest-road",))
    glade.play(0, "play-forest-road")
    assert (glade.leader(1), told(glade.history, "side-out")) == (None, [{"seat": 1}])
    glade.pass_window()
    assert told(glade.history, "initial-sap") == [{"seat": 0, "total": 5}]


def test_an_outsider_kills() -> None:
    """R11, I31 Both sides fall to somebody who stayed out: nobody is left, and there is no loot."""
    glade = stand("gilly", "hoppsa", held=("", "", "forest-road forest-road"))
    glade.play(2, "play-forest-road", "choose-gilly")
    glade.play(3, "pass")
    glade.play(2, "play-forest-road")
    assert (glade.fate("gilly"), glade.fate("hoppsa")) == ("dead", "dead")
    glade.pass_window()
    assert (glade.step, "nobody-left" in glade.kinds(), sum(glade.state.forest)) == ("loot-window", True, 32)


@pytest.mark.parametrize("step", ["build-window", "loot-window", "organise-window"])
@pytest.mark.parametrize("card", ["forest-road", "stroke"])
def test_killers_are_for_battles(card: str, step: str) -> None:
    """I29 Not after build, loot or organise."""
    glade = Glade(pools=("jumbo gilly", "berthe hoppsa"), hands=(card,), step=step)
    assert glade.refusal(0, f"play-{card}") == ("I29", "not-in-this-window")


def test_mrs_fieldmouse_keeps_the_killer_away() -> None:
    """R1 While she leads her side cannot be chosen; the other one can, and so it is."""
    glade = stand("jumbo gilly", "hoppsa", "", "mulotte loir", held=("forest-road",))
    glade.play(0, "play-forest-road")
    assert (glade.fate("hoppsa"), glade.fate("loir")) == ("dead", "fighting")


# Face down


def test_a_killer_laid_face_down_names_its_animal_when_its_turn_comes() -> None:
    """I16, R6 After the abilities, among the animals then in the battle."""
    glade = fray("jumbo", "berthe garenne hoppsa", laid=("forest-road",), held=("", "mud-ball"))
    assert (glade.step, glade.legal(0)) == ("cards", ["choose-hoppsa", "choose-garenne"])
    glade.play(0, "choose-garenne")
    assert glade.table.acting() == (1,)
    glade.play(1, "decline")
    assert told(glade.history, "card-at-animal") == [
        {"seat": 0, "card": "forest-road", "victim": 1, "animal": "garenne"}
    ]
    assert (glade.fate("garenne"), glade.total(1)) == ("dead", 7)
    finish(glade)
    assert (glade.on_dump("forest-road"), glade.fate("garenne")) == (1, "dead")


def test_a_killer_laid_face_down_can_be_countered() -> None:
    """I16, I30, R3 The animal lives; the killer goes to the dump with the other cards."""
    glade = fray("jumbo", "berthe", laid=("stroke",), held=("", "vet-on-call"))
    glade.play(1, "counter-vet-on-call")
    assert told(glade.history, "countered") == [{"seat": 1, "counter": "vet-on-call", "card": "stroke"}]
    assert (glade.fate("berthe"), glade.step, line(glade, 0)) == ("fighting", "last-window", ["stroke"])
    finish(glade)
    assert (glade.on_dump("stroke"), glade.on_dump("vet-on-call")) == (1, 1)


def test_a_killer_laid_face_down_may_find_its_prey_gone() -> None:
    """I16, R4 The supporter went home; what is left is too big for the road, and the card is spent."""
    glade = fray("jumbo", "berthe garenne", laid=("spider-web forest-road",), held=("", "vet-on-call"))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": "forest-road"}]
    assert (glade.step, glade.cards_of(1)) == ("last-window", ["vet-on-call"])


def test_the_cards_of_a_side_that_goes_out_lapse() -> None:
    """R5, I16 The trap of the dead never snaps, and is cleared up like any other."""
    glade = fray("jumbo gilly", "hoppsa", laid=("forest-road", "bear-trap boy-scouts"))
    assert (glade.step, glade.total(0)) == ("last-window", 8)
    assert "sap-changed" not in glade.kinds()
    finish(glade)
    assert (glade.on_dump("bear-trap"), glade.on_dump("boy-scouts")) == (1, 1)


def test_the_cards_of_a_side_stay_when_its_leader_dies_with_a_supporter_behind() -> None:
    """R5 The supporter leads on, with all cards laid."""
    glade = fray("jumbo gilly", "hoppsa garenne", laid=("forest-road", "bear-trap nettles"))
    glade.play(0, "choose-hoppsa")
    assert (glade.leader(1), glade.total(1), glade.total(0)) == ("garenne", 2 + 1 + 2, 8 - 4)


# The fairy godmother


@pytest.mark.parametrize("step", ["build-window", "organise-window"])
def test_the_fairy_godmother_brings_a_dead_animal_back(step: str) -> None:
    """I35 Of one's own dead, as one chooses: ready in the pool. Nobody can counter her."""
    glade = Glade(
        pools=("jumbo:dead gilly:dead oppa", "berthe:dead"),
        hands=("fairy-godmother", "duckweed vet-on-call"),
        step=step,
    )
    glade.play(0, "play-fairy-godmother")
    assert glade.legal(0) == ["choose-jumbo", "choose-gilly"]
    told_now = glade.play(0, "choose-gilly")
    assert told(told_now, "revived") == [{"seat": 0, "animal": "gilly", "sap": 3}]
    assert (glade.fate("gilly"), glade.fate("jumbo"), glade.fate("berthe")) == ("ready", "dead", "dead")
    assert (glade.on_dump("fairy-godmother"), glade.table.acting()) == (1, (1,))
    assert "counter-vet-on-call" not in glade.legal(1)


def test_the_fairy_godmother_takes_the_only_dead_animal_unasked() -> None:
    """I35, I40 Just one: no choice."""
    glade = Glade(pools=("jumbo:dead oppa",), hands=("fairy-godmother mud-ball",), step="build-window")
    glade.play(0, "play-fairy-godmother")
    assert glade.fate("jumbo") == "ready"


def test_the_fairy_godmother_needs_a_dead_animal_of_ones_own() -> None:
    """R1, I35 The dead of others do not matter to her."""
    glade = Glade(pools=("jumbo", "berthe:dead"), hands=("fairy-godmother",), step="build-window")
    assert glade.refusal(0, "play-fairy-godmother") == ("R1", "no-sense")


def test_the_fairy_godmother_does_not_come_after_the_loot() -> None:
    """I29 She is meant for build and organise."""
    glade = Glade(pools=("jumbo:dead",), hands=("fairy-godmother",), step="loot-window")
    assert glade.refusal(0, "play-fairy-godmother") == ("I29", "not-in-this-window")


def test_a_revived_animal_fights_in_the_same_round() -> None:
    """I35 Ready after build, it can lead."""
    glade = Glade(pools=("jumbo:dead",), hands=("fairy-godmother mud-ball",), step="build-window")
    glade.play(0, "play-fairy-godmother")
    glade.pass_window()
    assert glade.legal(0) == ["stay-out", "lead-jumbo"]


def test_a_one_shot_stays_used_through_death() -> None:
    """I35, I37 Sergeant Quill charges, dies, comes back, and has no second charge."""
    glade = fray("piquant", "berthe", held=("fairy-godmother mud-ball",))
    glade.play(0, "use")
    finish(glade)
    assert glade.fate("piquant") == "dead"
    glade.play(0, "play-fairy-godmother")
    glade.pass_window()
    glade.enter("leaders")
    glade.fights("piquant")
    glade.lays("")
    assert (glade.step, glade.total(0)) == ("last-window", 4)
    glade.play(3, "pass")
    assert glade.refusal(0, "use") == ("I37", "used-up")
