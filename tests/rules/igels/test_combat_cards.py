"""Igels: combat cards (I13, I16, I17): values, cards of one species, and extra effects."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import finish, fray, line, stand
from tests.rules.igels.glade import SPECIES

PLAIN = {
    "mud-ball": 1,
    "pine-cone": 1,
    "empty-can": 1,
    "tail-whip": 2,
    "nettles": 2,
    "golf-ball": 2,
    "slingshot": 3,
    "left-hook": 3,
    "garden-gnome": 3,
    "firecracker": 4,
    "shopping-trolley": 4,
    "chainsaw": 5,
}
OF_A_SPECIES = {"quill-salvo": 0, "thumper-kick": 1, "squirrel-punch": 2, "mouse-swarm": 3}
LEADERS = ("jumbo", "berthe", "floxel", "loir")


# Values


@pytest.mark.parametrize(("card", "value"), PLAIN.items())
def test_a_plain_card_adds_its_value_and_goes_to_the_dump(card: str, value: int) -> None:
    """I13, I17, I26 A combat card helps whoever laid it, and is used up."""
    glade = fray("jumbo", "berthe", laid=(card,))
    assert (glade.total(0), glade.total(1)) == (5 + value, 5)
    assert told(glade.history, "combat-revealed") == [{"seat": 0, "card": card, "value": value}]
    assert glade.on_dump(card) == 0
    finish(glade)
    assert (glade.on_dump(card), glade.cards_of(0)) == (1, [])


def test_there_is_no_limit_to_the_cards_of_a_side() -> None:
    """I13, I17 All plain cards at once: their values add up."""
    glade = fray("jumbo", "berthe", laid=(" ".join(PLAIN), "mud-ball nettles"))
    assert (glade.total(0), glade.total(1)) == (5 + 31, 5 + 3)


@pytest.mark.parametrize(("card", "seat"), OF_A_SPECIES.items())
def test_a_card_of_a_species_adds_its_value_for_that_species(card: str, seat: int) -> None:
    """I17, I33 Each species has a combat card of its own, which counts 4."""
    sides = [""] * 4
    sides[seat] = LEADERS[seat]
    glade = fray(*sides, laid=[card if at == seat else "" for at in range(4)], held=("mud-ball",) * 4)
    assert glade.total(seat) == glade.state.sap[glade.animals.index(LEADERS[seat])] + 4
    finish(glade)
    assert glade.on_dump(card) == 1


@pytest.mark.parametrize("seat", range(4), ids=SPECIES)
@pytest.mark.parametrize("card", OF_A_SPECIES)
def test_a_card_of_a_species_is_refused_for_the_others(card: str, seat: int) -> None:
    """I33 A card that names a species can be laid by that species alone."""
    sides = [""] * 4
    sides[seat] = LEADERS[seat]
    glade = stand(*sides, held=[f"mud-ball {card}" if at == seat else "" for at in range(4)])
    glade.pass_window()
    own = OF_A_SPECIES[card] == seat
    assert (f"lay-{card}" in glade.legal(seat)) == own
    if not own:
        assert glade.refusal(seat, f"lay-{card}") == ("I33", "other-species-only")


def test_a_combat_card_is_not_played_in_a_window() -> None:
    """I13, I29 Windows are for events."""
    glade = stand("jumbo", "berthe", held=("mud-ball",))
    assert glade.legal(0) == ["pass"]
    assert glade.refusal(0, "play-mud-ball") == ("I13", "combat-is-laid")


# Bear trap and waste oil


@pytest.mark.parametrize(("card", "loss"), [("bear-trap", 4), ("waste-oil", 2)])
def test_a_trap_takes_from_the_chosen_opponent(card: str, loss: int) -> None:
    """I15, I16, I32 The target is chosen when the card's turn comes, among the others in the battle."""
    glade = fray("jumbo", "berthe", "floxel", laid=(card,), held=("", "duckweed vet-on-call", "duckweed vet-on-call"))
    assert (glade.step, glade.table.acting()) == ("cards", (0,))
    assert glade.legal(0) == ["on-1", "on-2"]
    assert glade.refusal(0, "decline") == ("R2", "not-optional")
    glade.play(0, "on-2")
    assert glade.step == "last-window"
    assert [glade.total(seat) for seat in range(3)] == [6, 5, 5 - loss]


@pytest.mark.parametrize(("card", "loss"), [("bear-trap", 4), ("waste-oil", 2)])
def test_a_trap_with_one_opponent_asks_nobody(card: str, loss: int) -> None:
    """I16, I40 The only target is named by itself."""
    glade = fray("jumbo", "berthe", laid=(card,))
    assert (glade.step, glade.total(0), glade.total(1)) == ("last-window", 6, 5 - loss)


@pytest.mark.parametrize("card", ["bear-trap", "waste-oil", "spider-web", "buzzard-bottsy", "frog-balloon"])
def test_a_card_that_needs_an_opponent_is_idle_without_one(card: str) -> None:
    """I16, I32, R1 Laid by a combatant who is alone: only its value counts, and it is spent."""
    glade = fray("jumbo", laid=(card,), pools=("", "berthe"))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": card}]
    assert glade.total(0) == 5 + glade.facts.value[glade.cards.index(card)]
    finish(glade)
    assert glade.on_dump(card) == 1


def test_a_total_is_never_below_zero() -> None:
    """I17 Two traps of 4 leave nothing of 5; what they took away still counts against later help."""
    glade = fray("jumbo", "berthe", laid=("bear-trap bear-trap",), held=("", "boy-scouts"))
    assert glade.total(1) == 0
    glade.play(1, "play-boy-scouts")
    assert glade.total(1) == 0


def test_the_cards_of_a_side_act_in_the_order_in_which_they_were_laid() -> None:
    """I16 First the oil, then the trap, each with a target of its own, before the cards of the weaker side."""
    glade = fray("jumbo oppa", "berthe", "floxel", laid=("waste-oil bear-trap", "tantrum"))
    glade.play(0, "on-1", "on-2")
    assert [(each["seat"], each["source"]) for each in told(glade.history, "sap-changed")] == [
        (1, "waste-oil"),
        (2, "bear-trap"),
        (1, "tantrum"),
    ]


def test_a_trap_finds_its_only_opponent_gone() -> None:
    """I16, R5 The leader it was meant for lies dead on the road: the trap is spent, its value stays."""
    glade = fray("jumbo oppa", "hoppsa", laid=("forest-road bear-trap",))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": "bear-trap"}]
    assert glade.total(0) == 7 + 1


# Tantrum and frog balloon


@pytest.mark.parametrize(("leader", "printed"), [("jumbo", 5), ("gilly", 3), ("oppa", 2)])
def test_the_tantrum_adds_the_printed_sap_of_the_leader(leader: str, printed: int) -> None:
    """I17 A card without value: the leader counts twice, its supporters do not."""
    glade = fray(f"{leader} junkie", "berthe", laid=("tantrum",))
    assert glade.total(0) == printed + 3 + printed


def test_the_tantrum_does_not_look_at_bound_cards() -> None:
    """I17, I36 Jumbo with his club has 7, of which 5 are printed."""
    glade = stand("jumbo", "berthe", held=("tantrum",))
    glade.bind("club")
    glade.lays("tantrum")
    assert glade.total(0) == 7 + 5


def test_the_tantrum_is_that_of_whoever_leads_when_it_acts() -> None:
    """I16, R5 Bertha is dead when the tantrum has its turn, and Mother Warren throws it."""
    glade = fray("jumbo piquant", "berthe garenne", laid=("stroke", "tantrum"))
    assert (glade.leader(1), glade.total(1)) == ("garenne", 2 + 2)


def test_the_tantrum_stays_when_the_leader_dies() -> None:
    """I17, R5 What it adds is worked out when it acts: 5 for Bertha, who dies later."""
    glade = fray("jumbo", "berthe garenne", laid=("stroke", "tantrum"))
    assert (glade.leader(1), glade.total(1)) == ("garenne", 2 + 5)


@pytest.mark.parametrize(("sides", "points"), [(2, 2), (3, 4), (4, 6)])
def test_the_frog_balloon_counts_the_opponents(sides: int, points: int) -> None:
    """I17, I32 Two for each other player in the battle, not for those outside."""
    glade = fray(*LEADERS[:sides], laid=("frog-balloon",))
    assert glade.total(0) == 5 + points


def test_the_frog_balloon_stays_as_big_when_an_opponent_goes_out() -> None:
    """I17, R5 What it adds is worked out when it acts: before the forest road takes a leader."""
    glade = fray("jumbo oppa", "berthe", "noisette", laid=("frog-balloon forest-road",))
    assert "side-out" in glade.kinds()
    assert glade.total(0) == 7 + 4


def test_the_frog_balloon_does_not_count_a_side_that_is_out() -> None:
    """I16, R5 The same two cards the other way round."""
    glade = fray("jumbo oppa", "berthe", "noisette", laid=("forest-road frog-balloon",))
    assert glade.total(0) == 7 + 2


# Spider web and Bottsy


def test_the_victim_of_the_spider_web_picks_a_supporter() -> None:
    """R4 The actor names the opponent, who sends a supporter home, never the leader."""
    glade = fray("jumbo", "berthe garenne hoppsa", "floxel ronn", laid=("spider-web",))
    assert glade.legal(0) == ["on-1", "on-2"]
    glade.play(0, "on-1")
    assert glade.table.acting() == (1,)
    assert glade.legal(1) == ["choose-hoppsa", "choose-garenne"]
    assert glade.refusal(1, "choose-berthe") == ("I40", "cannot-be-picked")
    glade.play(1, "choose-garenne")
    assert (glade.fate("garenne"), glade.fate("hoppsa"), glade.total(1)) == ("home", "fighting", 7)
    finish(glade)
    assert glade.fate("garenne") == "asleep"


def test_the_player_of_bottsy_picks_the_supporter() -> None:
    """R4 Opponents without a supporter cannot be named, and so the only one with some is."""
    glade = fray("jumbo", "berthe garenne hoppsa", "floxel", laid=("buzzard-bottsy",))
    assert glade.table.acting() == (0,)
    assert glade.legal(0) == ["choose-hoppsa", "choose-garenne"]
    glade.play(0, "choose-hoppsa")
    assert (glade.fate("hoppsa"), glade.total(0), glade.total(1)) == ("home", 7, 7)


@pytest.mark.parametrize(("card", "value"), [("spider-web", 1), ("buzzard-bottsy", 2)])
def test_the_only_supporter_there_is_goes_home_unasked(card: str, value: int) -> None:
    """R4, I40 One opponent with one supporter: nothing to choose."""
    glade = fray("jumbo", "berthe garenne", laid=(card,))
    assert (glade.step, glade.fate("garenne")) == ("last-window", "home")
    assert (glade.total(0), glade.total(1)) == (5 + value, 5)


@pytest.mark.parametrize("card", ["spider-web", "buzzard-bottsy"])
def test_without_a_supporter_to_send_home_the_card_is_spent(card: str) -> None:
    """I16, R1 All opponents stand alone."""
    glade = fray("jumbo", "berthe", laid=(card,))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": card}]


def test_the_supporter_may_be_gone_before_the_card_has_its_turn() -> None:
    """I16 The first web has sent the only supporter home, and the second finds nobody."""
    glade = fray("jumbo", "berthe garenne", laid=("spider-web spider-web",))
    assert told(glade.history, "sent-home") == [{"seat": 1, "animal": "garenne"}]
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": "spider-web"}]
    assert glade.total(0) == 5 + 2


# Barbed wire


@pytest.mark.parametrize("card", ["spider-web", "buzzard-bottsy", "flex-the-fox"])
def test_barbed_wire_keeps_supporters_in_the_battle(card: str) -> None:
    """I14, R1 A side behind barbed wire is no target; another one is."""
    glade = fray("jumbo", "berthe garenne", laid=(card, "barbed-wire"))
    assert told(glade.history, "card-idle") == [{"seat": 0, "card": card}]
    assert (glade.fate("garenne"), glade.total(1)) == ("fighting", 9)
    glade = fray("jumbo", "berthe garenne", "floxel ronn", laid=(card, "barbed-wire"))
    assert (glade.fate("garenne"), glade.fate("ronn")) == ("fighting", "home")


def test_barbed_wire_protects_before_abilities_act() -> None:
    """I14 Grandpa Oppa, with the highest initial SAP, comes first, and finds nobody to talk to."""
    glade = fray("oppa jumbo piquant", "berthe garenne", laid=("", "barbed-wire"))
    assert (glade.step, glade.fate("garenne")) == ("last-window", "fighting")
    assert "ability-aimed" not in glade.kinds()


def test_barbed_wire_protects_one_side_from_an_ability_against_all() -> None:
    """I14 Futty sends home all female supporters but those behind barbed wire."""
    glade = fray("jumbo gilly", "berthe garenne", "", "futty", laid=("barbed-wire",))
    glade.play(3, "use")
    assert (glade.fate("gilly"), glade.fate("garenne")) == ("fighting", "home")


def test_barbed_wire_is_no_help_before_it_is_revealed() -> None:
    """I14 In the window before support cards are laid, Flex finds the supporters unprotected."""
    glade = stand("jumbo", "berthe garenne", held=("flex-the-fox", "barbed-wire"))
    glade.play(0, "play-flex-the-fox")
    glade.play(1, "decline")
    assert glade.fate("garenne") == "home"


def test_barbed_wire_protects_in_the_last_window_even_if_void() -> None:
    """I14, I17 Acid rain takes its value, not its effect."""
    glade = fray("jumbo", "berthe garenne", laid=("", "barbed-wire"), held=("flex-the-fox acid-rain",))
    glade.play(0, "play-acid-rain")
    assert glade.total(1) == 7
    glade.play(3, "pass")
    assert glade.refusal(0, "play-flex-the-fox") == ("R1", "no-sense")


def test_barbed_wire_does_not_protect_from_death() -> None:
    """I14 It keeps supporters from going home, no more."""
    glade = fray("jumbo", "berthe garenne", laid=("forest-road", "barbed-wire"))
    assert glade.fate("garenne") == "dead"


def test_a_shield_needs_no_turn_and_is_never_idle() -> None:
    """I14, I16 The wire of a lonely combatant adds its value and says nothing."""
    glade = fray("jumbo", laid=("barbed-wire",), pools=("", "berthe"))
    assert (glade.total(0), line(glade, 0)) == (7, ["barbed-wire"])
    assert "card-idle" not in glade.kinds()
