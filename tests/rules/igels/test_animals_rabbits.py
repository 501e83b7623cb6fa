"""Igels: the rabbits; those with one-shots are in test_animals_one_shots.py, Hoppsa is in
test_animals_loot.py, Mother Warren in test_animals_afterwards.py."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.igels.battles import acted, battle, end_of, next_battle

# Pfeffer


def test_pfeffer_makes_every_opponent_sneeze() -> None:
    """I15, I17, I32 All others in the battle lose 3, he himself nothing; players outside are no opponents."""
    glade = battle("jumbo", "pfeffer", "floxel", others=("", "", "", "loir"))
    glade.lays()
    assert [glade.total(seat) for seat in range(3)] == [2, 4, 2]
    assert [each["seat"] for each in told(glade.history, "sap-changed")] == [0, 2]


def test_pfeffer_does_not_push_a_total_below_nothing() -> None:
    """I17 A total is never below 0, but what was taken away stays: three points later it is still 0."""
    glade = battle("oppa", "pfeffer", hands=("boy-scouts",))
    glade.lays()
    assert glade.total(0) == 0
    glade.play(0, "play-boy-scouts")
    assert glade.total(0) == 2


def test_pfeffer_alone_has_nobody_to_throw_at() -> None:
    """R1 Without opponents his ability is skipped."""
    glade = battle("", "pfeffer")
    glade.lays()
    assert (acted(glade), glade.total(1)) == ([], 4)


def test_pfeffer_as_a_supporter_throws_nothing() -> None:
    """I20 Only the leader's ability counts."""
    glade = battle("jumbo", "berthe pfeffer")
    glade.lays()
    assert (glade.total(0), glade.total(1)) == (5, 9)


# Flausch


def test_flausch_smiles_at_a_male_leader() -> None:
    """I15, I40 His SAP with his bound cards no longer counts; that of supporters and combat cards does."""
    glade = battle("jumbo oppa", "flausch", hands=("mud-ball",))
    glade.bind("club")
    glade.lays("mud-ball")
    assert glade.total(0) == 5 + 2 + 2 + 1
    events = glade.play(1, "on-0")
    assert told(events, "dazed") == [{"seat": 0, "animal": "jumbo", "total": 3}]
    assert glade.total(0) == 2 + 1


def test_flausch_only_has_eyes_for_males() -> None:
    """I40, R1 Gilly leads the hedgehogs: among Floxel and Dormouse she may choose, or decline."""
    glade = battle("gilly", "flausch", "floxel", "loir")
    glade.lays()
    assert glade.legal(1) == ["decline", "on-2", "on-3"]
    glade.play(1, "on-3")
    assert [glade.total(seat) for seat in range(4)] == [3, 3, 5, 0]


@pytest.mark.parametrize("side", ["gilly jumbo", "tofu"])
def test_flausch_among_females_is_not_asked(side: str) -> None:
    """R1 A male supporter is no leader."""
    glade = battle(side, "flausch")
    glade.lays()
    assert (glade.step, acted(glade)) == ("last-window", [])


def test_flausch_need_not_smile() -> None:
    """I15 She may decline, and he counts."""
    glade = battle("jumbo", "flausch")
    glade.lays()
    glade.play(1, "decline")
    assert glade.total(0) == 5


def test_no_shield_and_no_counter_helps_against_a_smile() -> None:
    """I30, I40, R2 Barbed wire does not, and the player is not asked for a card."""
    glade = battle("jumbo gilly", "flausch", hands=("barbed-wire duckweed vet-on-call",))
    glade.lays("barbed-wire")
    glade.play(1, "on-0")
    assert (glade.total(0), glade.step) == (5, "last-window")


def test_what_an_ability_has_done_before_flausch_acts_stays_done() -> None:
    """I15, I40 Futty has the higher initial SAP, and so Mother Warren is gone all the same."""
    glade = battle("", "flausch garenne", "", "futty flesel")
    glade.lays()
    assert glade.legal(3) == ["decline", "use"]
    glade.play(3, "use")
    glade.play(1, "on-3")
    assert (glade.fate("garenne"), glade.total(3)) == ("home", 5)


def test_a_daze_is_over_with_the_round() -> None:
    """I40 For the rest of the round, no longer: the next leader of the hedgehogs counts."""
    glade = battle("junkie", "flausch", others=("jumbo",))
    glade.lays()
    glade.play(1, "on-0")
    end_of(glade)
    next_battle(glade)
    glade.fights("jumbo")
    glade.lays()
    assert glade.total(0) == 5


# Trunkee


def test_trunkee_hits_twice_with_every_combat_card() -> None:
    """I17, I20 The rulebook's example: 3 + 4 + 3 + 1 + 2 for Lea; Karim's 10 become 8."""
    lea, karim = 1, 2
    glade = battle("", "trunkee pfeffer", "floxel gros-roux", hands=("", "left-hook waste-oil", "pine-cone"))
    glade.lays("", "left-hook waste-oil", "pine-cone")
    assert (glade.total(lea), glade.total(karim)) == (13, 8)


def test_trunkee_does_so_as_a_supporter() -> None:
    """I20 In every battle he joins."""
    glade = battle("", "berthe trunkee", hands=("", "mud-ball nettles"))
    glade.lays("", "mud-ball nettles")
    assert glade.total(1) == 5 + 3 + 1 + 2 + 2


def test_trunkee_counts_no_events_and_no_bound_cards() -> None:
    """I17, I36, R7 The scouts are an event, the flask lies under him for good."""
    glade = battle("", "trunkee", hands=("", "boy-scouts"))
    glade.bind("hip-flask")
    glade.lays("", "boy-scouts")
    assert glade.total(1) == 3 + 2 + 3


def test_trunkee_ignores_void_cards() -> None:
    """I17 He is counted afresh with every total: Tofu makes three and one of two cards vanish."""
    glade = battle("tofu", "trunkee", hands=("", "left-hook mud-ball"))
    glade.lays("", "left-hook mud-ball")
    assert glade.total(1) == 3 + 4 + 2
    glade.play(0, "on-1")
    assert glade.total(1) == 3


def test_trunkee_at_home_hits_nobody() -> None:
    """R4 Sent home, he no longer counts at all."""
    glade = battle("oppa jumbo", "berthe trunkee", hands=("", "mud-ball"))
    glade.lays("", "mud-ball")
    assert glade.total(1) == 10
    glade.play(0, "on-1")
    assert glade.total(1) == 6


# Bigfoot Bertha


def test_bertha_has_her_strength_and_nothing_else() -> None:
    """I3, I24 Five SAP, no ability, and no taste for worms."""
    glade = battle("gilly", "berthe", forest="worm nut")
    glade.lays()
    assert (glade.total(1), acted(glade)) == (5, [])
    end_of(glade)
    assert glade.foods_of(1) == ["nut"]
