"""Igels: the fallen leader (R5), and whose ability counts then."""

from __future__ import annotations

from sousbois.games.igels.battle import fall
from tests.rules.course import told
from tests.rules.igels.battles import acted, battle, end_of, pass_to, sharers, winner


def test_hazel_leads_on_after_big_reds_stroke() -> None:
    """R5, I21 The rulebook's example: Karim still wins, and may choose among six foods."""
    adele, karim = 0, 2
    glade = battle("", "", "gros-roux ronn noisette", hands=("stroke", "", "mud-ball"))
    glade.play(adele, "play-stroke")
    assert glade.legal(karim) == ["decline"]
    events = glade.play(karim, "decline")
    assert told(events, "leads-on") == [{"seat": karim, "animal": "noisette", "sap": 3}]
    assert (glade.fate("gros-roux"), glade.leader(karim)) == ("dead", "noisette")
    glade.lays()
    assert told(end_of(glade), "looks") == [{"seat": karim, "foods": 6}]


def test_a_leader_who_falls_alone_takes_its_side_out() -> None:
    """R5 Big Red had no supporter: the battle is over for Karim, and the other side wins."""
    glade = battle("jumbo", "", "gros-roux", hands=("stroke",))
    events = glade.play(0, "play-stroke")
    assert told(events, "side-out") == [{"seat": 2}]
    glade.lays()
    end_of(glade)
    assert winner(glade) == 0
    assert [each["seat"] for each in told(glade.history, "total")] == [0]


def test_the_strongest_supporter_leads_on_bound_cards_included() -> None:
    """R5, I36 Trunkee with his flask has 5 and so goes before Pfeffer with 4."""
    glade = battle("", "berthe pfeffer trunkee", hands=("stroke",))
    glade.bind("hip-flask")
    glade.play(0, "play-stroke", "choose-berthe")
    assert glade.leader(1) == "trunkee"


def test_among_equals_the_first_to_join_leads_on() -> None:
    """R5 Carrot Kid and Pfeffer both have 4; the kid joined first."""
    glade = battle("", "berthe kid-carotte pfeffer", hands=("stroke",))
    glade.play(0, "play-stroke", "choose-berthe")
    assert glade.leader(1) == "kid-carotte"


def test_a_supporter_who_falls_changes_no_leader() -> None:
    """R5, R6 Pfeffer dies, Bertha leads as before."""
    glade = battle("", "berthe pfeffer", hands=("stroke",))
    glade.play(0, "play-stroke", "choose-pfeffer")
    assert (glade.leader(1), glade.fate("pfeffer")) == ("berthe", "dead")
    assert told(glade.history, "leads-on") == []


def test_the_new_leader_acts_when_abilities_do() -> None:
    """I12, I15, R5 Fallen before cards are laid: Pfeffer leads on, and his pepper is still to come."""
    glade = battle("jumbo", "berthe pfeffer", hands=("", "", "stroke"))
    glade.play(2, "play-stroke", "choose-berthe")
    glade.lays()
    assert acted(glade) == ["pfeffer"]
    assert (glade.total(0), glade.total(1)) == (2, 4)
    assert told(glade.history, "initial-sap") == [{"seat": 0, "total": 5}, {"seat": 1, "total": 4}]


def test_the_new_leader_does_not_make_up_for_a_moment_that_has_passed() -> None:
    """I15, I16, R5 Fallen among the revealed cards: abilities have acted already, and Pfeffer's has not."""
    glade = battle("jumbo", "berthe pfeffer", hands=("stroke",))
    glade.lays("stroke")
    glade.play(0, "choose-berthe")
    assert (glade.leader(1), acted(glade)) == ("pfeffer", [])
    assert (glade.total(0), glade.total(1)) == (5, 4)


def test_what_a_fallen_leader_has_done_stays_done() -> None:
    """I17, R5 Pfeffer has thrown his pepper before he falls."""
    glade = battle("jumbo", "pfeffer berthe", hands=("stroke",))
    glade.lays("stroke")
    glade.play(0, "choose-pfeffer")
    assert (glade.total(0), glade.total(1)) == (2, 5)


def test_a_promoted_one_shot_can_be_used() -> None:
    """I37, R5 The last window is still to come: Icarus leads on, and dives."""
    glade = battle("jumbo", "", "floxel icare", hands=("stroke",))
    glade.lays("stroke")
    glade.play(0, "choose-floxel")
    pass_to(glade, 2)
    glade.play(2, "use")
    assert glade.total(2) == 9
    end_of(glade)
    assert winner(glade) == 2
    glade.pass_window()
    assert (glade.fate("floxel"), glade.fate("icare")) == ("dead", "dead")


def test_a_promoted_jumbo_wins_ties() -> None:
    """I19, R5 Quill falls, Jumbo leads on."""
    glade = battle("piquant jumbo", "berthe", hands=("", "stroke"))
    glade.lays("", "stroke")
    glade.play(1, "choose-piquant")
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (0, [])


def test_a_fallen_jumbo_wins_no_ties() -> None:
    """I19, R5 Quill leads on, against Carrot Kid: four each, a draw."""
    glade = battle("jumbo piquant", "kid-carotte", hands=("", "stroke"))
    glade.lays("", "stroke")
    glade.play(1, "choose-jumbo")
    end_of(glade)
    assert (winner(glade), sharers(glade)) == (None, [0, 1])


def test_a_promoted_mrs_fieldmouse_shields_from_now_on() -> None:
    """I40, R5 The second road finds nobody on her side."""
    glade = battle("gilly", "", "", "flesel mulotte loir", hands=("stroke forest-road",))
    assert "play-forest-road" in glade.legal(0)
    glade.play(0, "play-stroke", "choose-flesel")
    glade.play(3, "decline")
    assert glade.leader(3) == "mulotte"
    pass_to(glade, 0)
    assert "play-forest-road" not in glade.legal(0)


def test_a_junkie_who_led_on_does_not_sleep() -> None:
    """I27, R5 His ability is for after the battle, which is still to come."""
    glade = battle("gilly junkie", "berthe", hands=("", "forest-road"))
    glade.lays("", "forest-road")
    glade.play(1, "choose-gilly")
    end_of(glade)
    glade.pass_window()
    assert (glade.fate("gilly"), glade.fate("junkie")) == ("dead", "ready")


def test_a_fallen_gilly_draws_nothing() -> None:
    """R5, R9 Oppa leads on and loses; he has no such ability."""
    glade = battle("gilly oppa", "berthe", hands=("", "forest-road"))
    glade.lays("", "forest-road")
    if glade.step == "abilities":
        glade.play(0, "decline")
    glade.play(1, "choose-gilly")
    end_of(glade)
    assert (winner(glade), glade.cards_of(0)) == (1, [])


def test_a_daze_ends_with_the_leader_it_touched() -> None:
    """R5, I40 Jumbo is dazed, then falls: Dumpling leads on with all his SAP, and his ability counts."""
    glade = battle("jumbo bouboule", "flausch", "brindille", hands=("", "", "stroke"))
    glade.lays("", "", "stroke")
    glade.play(1, "on-0")
    assert (glade.leader(0), glade.total(0)) == ("bouboule", 3)
    end_of(glade)
    assert sharers(glade) == [0, 1]


def test_the_ability_of_the_new_leader_is_not_dazed() -> None:
    """I21, R5 As before, but Dumpling wins: three foods."""
    glade = battle("jumbo bouboule", "flausch", "brindille", hands=("mud-ball", "", "stroke"))
    glade.lays("mud-ball", "", "stroke")
    glade.play(1, "on-0")
    glade.play(2, "decline")
    end_of(glade)
    assert (winner(glade), len(glade.foods_of(0))) == (0, 3)


def test_raised_sap_ends_with_the_ninja() -> None:
    """R5, I40 No card kills so late; but if he fell in the last window, his nine would be gone, and Ronn count 2."""
    glade = battle("", "", "ninja ronn")
    glade.lays()
    glade.play(2, "use")
    assert glade.total(2) == 11
    fall(glade.state, glade.facts, glade.animals.index("ninja"), 2)
    assert (glade.leader(2), glade.total(2)) == ("ronn", 2)


def test_a_fallen_animal_takes_its_bound_cards_to_the_dump() -> None:
    """R6, I36 The club is an ordinary support card again."""
    glade = battle("jumbo gilly", hands=("", "stroke"))
    glade.bind("club")
    glade.play(1, "play-stroke")
    assert (glade.on_dump("club"), glade.leader(0)) == (1, "gilly")
