"""Igels: the mice; Dynamouse is in test_animals_one_shots.py, Finee in test_animals_finee.py, the Dormouse in
test_animals_afterwards.py."""

from __future__ import annotations

import pytest

from tests.rules.course import kinds, told
from tests.rules.igels.battles import WATCHING, acted, battle, end_of

# Tulpe


def test_tulpe_is_handed_a_food_that_the_victim_picks() -> None:
    """I34, R9, R10 She has won, and chooses the opponent; this opponent chooses the food."""
    glade = battle("gilly", "hoppsa", "", "tulpe flesel", foods=("picnic nut", "worm"))
    glade.lays()
    end_of(glade)
    assert glade.legal(3) == ["decline", "on-0", "on-1"]
    glade.play(3, "on-0")
    assert glade.legal(0) == ["pick-nut", "pick-picnic"]
    events = glade.play(0, "pick-nut")
    assert told(events, "food-stolen") == [{"seat": 3, "food": "nut", "victim": 0}]
    assert (glade.foods_of(0), len(glade.foods_of(3))) == (["picnic"], 3)


def test_tulpe_need_not_take_anything() -> None:
    """I15 A lady may decline."""
    glade = battle("gilly", "", "", "tulpe flesel", foods=("picnic",))
    glade.lays()
    end_of(glade)
    glade.play(3, "decline")
    assert glade.foods_of(0) == ["picnic"]


@pytest.mark.parametrize(
    ("sides", "foods", "secured"),
    [
        (("gilly", "", "", "tulpe flesel"), (), ()),
        (("gilly", "", "", "tulpe flesel"), (), ("picnic",)),
        (("gilly", "", "", "tulpe flesel"), ("", "picnic"), ()),
        (("jumbo", "", "", "tulpe"), ("picnic",), ()),
        (("gilly", "", "", "flesel tulpe"), ("picnic",), ()),
        (("", "", "", "tulpe"), ("picnic",), ()),
    ],
    ids=["no food", "secured", "of an outsider", "lost", "supporting", "no opponent"],
)
def test_tulpe_leaves_empty_handed(sides: tuple[str, ...], foods: tuple[str, ...], secured: tuple[str, ...]) -> None:
    """I20, I32, I34, R1 No unsecured food of an opponent, or no win as leader: she is not asked."""
    glade = battle(*sides, foods=foods, secured=secured)
    glade.lays()
    end_of(glade)
    assert (glade.step, told(glade.history, "food-stolen")) == ("loot-window", [])


def test_tulpe_takes_from_a_side_that_went_out() -> None:
    """I32, R5 The hedgehogs were in this battle, even if nothing is left of them."""
    glade = battle("gilly", "", "", "tulpe", hands=("", "", "forest-road"), foods=("picnic",))
    glade.play(2, "play-forest-road", "choose-gilly")
    glade.lays()
    end_of(glade)
    glade.play(3, "on-0")
    assert glade.foods_of(0) == []


def test_there_is_no_counter_to_tulpe() -> None:
    """I30, R2 Counters only stop events."""
    glade = battle("gilly", "", "", "tulpe flesel", hands=("duckweed",), foods=("picnic",))
    glade.lays()
    end_of(glade)
    glade.play(3, "on-0")
    assert (glade.step, glade.foods_of(0), glade.cards_of(0)[0]) == ("loot-window", [], "duckweed")


def test_tulpe_takes_even_after_the_last_food() -> None:
    """I25, R9 Before the count."""
    glade = battle("gilly", "", "", "tulpe flesel", foods=("picnic",), forest="nut worm")
    glade.lays()
    end_of(glade)
    events = kinds(glade.play(3, "on-0"))
    assert glade.step == "over"
    assert events.index("food-stolen") < events.index("last-food")
    assert glade.foods_of(3) == ["nut", "worm", "picnic"]


# Flesel the Rat


def test_flesel_rages_while_tulpe_watches() -> None:
    """I15, I17 Five, two, and three more."""
    glade = battle("jumbo", "", "", "flesel tulpe")
    glade.lays()
    assert told(glade.history, "sap-changed") == [{"seat": 3, "source": "flesel", "amount": 3, "total": 10}]


@pytest.mark.parametrize(
    ("side", "others", "strength"),
    [("flesel loir", "tulpe", 8), ("tulpe flesel", "", 7), ("flesel loir", "tulpe:asleep", 8)],
    ids=["she stays out", "she leads", "she sleeps"],
)
def test_flesel_does_not_rage_otherwise(side: str, others: str, strength: int) -> None:
    """I17, I20, R1 He must lead, and she must stand on his side."""
    glade = battle("jumbo", "", "", side, others=("", "", "", others))
    glade.lays()
    assert (glade.total(3), acted(glade)) == (strength, [])


def test_flesel_does_not_rage_once_tulpe_has_gone() -> None:
    """I15, R4 Oppa has the higher initial SAP, and sends her to bed first."""
    glade = battle("oppa jumbo gilly", "", "", "flesel tulpe")
    glade.lays()
    glade.play(0, "on-3")
    assert glade.total(3) == 5


def test_flesel_goes_on_raging_when_tulpe_goes_later() -> None:
    """I17, R4 A number once added stays: with the spider web only her own 2 are lost."""
    glade = battle("jumbo", "", "", "flesel tulpe", hands=("spider-web",))
    glade.lays("spider-web")
    assert (glade.fate("tulpe"), glade.total(3)) == ("home", 8)


# Futty the Shrew


def test_futty_sends_home_all_females_who_support_opponents() -> None:
    """I15, R4 Leaders stay, males stay, and so do the females of his own side."""
    glade = battle("tofu gilly oursin jumbo", "flausch berthe", "", "futty tulpe")
    glade.lays()
    glade.play(1, "decline")
    assert glade.legal(3) == ["decline", "use"]
    events = glade.play(3, "use")
    assert [each["animal"] for each in told(events, "sent-home")] == ["gilly", "oursin", "berthe"]
    assert [glade.total(seat) for seat in (0, 1, 3)] == [9, 3, 4]


def test_futty_may_hold_his_tongue() -> None:
    """I15 He may decline."""
    glade = battle("jumbo gilly", "", "", "futty")
    glade.lays()
    glade.play(3, "decline")
    assert glade.fate("gilly") == "fighting"


def test_futty_passes_by_a_side_behind_barbed_wire() -> None:
    """I14, I40 A shield protects its own side only."""
    glade = battle("jumbo gilly", "hoppsa berthe", "", "futty", hands=("barbed-wire",))
    glade.lays("barbed-wire")
    glade.play(3, "use")
    assert (glade.fate("gilly"), glade.fate("berthe")) == ("fighting", "home")


@pytest.mark.parametrize(
    ("sides", "laid"),
    [
        (("jumbo oppa", "", "", "futty"), ""),
        (("gilly", "", "", "futty"), ""),
        (("jumbo gilly", "", "", "futty"), "barbed-wire"),
    ],
    ids=["males", "a leader", "barbed wire"],
)
def test_futty_without_a_target_is_not_asked(sides: tuple[str, ...], laid: str) -> None:
    """R1 No female supports an opponent, or all are shielded."""
    glade = battle(*sides, hands=("barbed-wire",))
    glade.lays(laid)
    assert (glade.step, acted(glade)) == ("last-window", [])


# Lightfinger


def test_lightfinger_takes_a_card_from_an_opponents_hand() -> None:
    """I15, I33 A random card comes last in his hand; that it was taken is told, which card it was is not."""
    glade = battle("gilly", "berthe", "", "pique-poche", hands=("chainsaw nettles mud-ball", "left-hook"))
    glade.lays()
    assert glade.legal(3) == ["decline", "on-0", "on-1"]
    events = glade.play(3, "on-0")
    assert told(events, "card-stolen") == [{"seat": 3, "victim": 0}]
    assert sorted([*glade.cards_of(0), glade.cards_of(3)[-1]]) == ["chainsaw", "mud-ball", "nettles"]
    assert len(glade.cards_of(3)) == 2


def test_lightfinger_cannot_reach_cards_that_were_laid() -> None:
    """I13, I14 They lie revealed on the table: what is left in the hand is the mud ball."""
    glade = battle("gilly", "", "", "pique-poche", hands=("chainsaw mud-ball nettles",))
    glade.lays("chainsaw nettles")
    glade.play(3, "on-0")
    assert (glade.cards_of(3), glade.total(0)) == ([WATCHING, "mud-ball"], 10)


@pytest.mark.parametrize(
    ("sides", "hands"),
    [
        (("gilly", "", "", "pique-poche"), ()),
        (("gilly", "", "", "pique-poche"), ("", "mud-ball")),
        (("gilly", "", "", "flesel pique-poche"), ("mud-ball",)),
    ],
    ids=["empty hand", "of an outsider", "supporting"],
)
def test_lightfinger_finds_no_pocket(sides: tuple[str, ...], hands: tuple[str, ...]) -> None:
    """I20, I32, R1 Without an opponent who has a hand card he is not asked."""
    glade = battle(*sides, hands=hands)
    glade.lays()
    assert (glade.step, acted(glade)) == ("last-window", [])


def test_lightfinger_may_just_shake_hands() -> None:
    """I15 He may decline."""
    glade = battle("gilly", "", "", "pique-poche", hands=("mud-ball",))
    glade.lays()
    glade.play(3, "decline")
    assert glade.cards_of(0) == ["mud-ball"]


def test_whoever_had_a_card_stolen_knows_where_it_is_and_nobody_else_does() -> None:
    """I44 The victim knows the card in the thief's hand; for the others it could be any."""
    glade = battle("gilly", "berthe", "", "pique-poche", hands=("runaway-elephant",))
    glade.lays()
    glade.play(3, "on-0")
    stolen = glade.cards.index("runaway-elephant")
    assert [glade.state.seen_by[3, at] for at in range(2)] == [0, 1 << 0]
    setup = glade.table.setup
    imagined = {seat: {setup.redealt(glade.state, seat, seed).hand[3, 1] for seed in range(20)} for seat in (0, 1, 3)}
    assert imagined[0] == imagined[3] == {stolen}
    assert len(imagined[1]) > 1


def test_a_stolen_card_is_known_until_it_leaves_the_hand() -> None:
    """I44 When the thief has played it, nothing of it is left to know."""
    glade = battle("gilly", "", "", "pique-poche", hands=("boy-scouts",))
    glade.lays()
    glade.play(3, "on-0")
    glade.play(3, "play-boy-scouts")
    assert [glade.state.seen_by[3, at] for at in range(3)] == [0, 0, 0]
    assert glade.total(3) == 6


# Mrs Fieldmouse


@pytest.mark.parametrize(("leader", "offered"), [("mulotte", False), ("loir", True)])
@pytest.mark.parametrize("card", ["forest-road", "stroke", "flex-the-fox"])
def test_mrs_fieldmouse_shields_her_side_once_the_fighters_stand(leader: str, offered: bool, card: str) -> None:
    """I29, I40, R1 Nobody behind her can be killed or sent home, so the card is not even offered; as a supporter she
    shields nobody."""
    supporters = "dynamitou finee loir" if leader == "mulotte" else "mulotte dynamitou finee"
    glade = battle("", "", "", f"{leader} {supporters}", hands=(card,))
    assert glade.step == "stand-window"
    assert (f"play-{card}" in glade.legal(0)) is offered


@pytest.mark.parametrize("card", ["forest-road", "flex-the-fox"])
def test_cards_laid_against_mrs_fieldmouse_come_to_nothing(card: str) -> None:
    """I16, R1 No possible target: the card is spent."""
    glade = battle("gilly", "", "", "mulotte finee", hands=(card,))
    events = glade.lays(card)
    assert told(events, "card-idle") == [{"seat": 0, "card": card}]
    assert glade.fate("finee") == "fighting"


def test_mrs_fieldmouse_leaves_those_beside_her_side_to_their_fate() -> None:
    """I40 Her shield is for her own side: the road is open for Gilly."""
    glade = battle("gilly", "", "", "mulotte finee", hands=("", "forest-road"))
    assert glade.legal(1) == ["pass", "play-forest-road"]
    glade.play(1, "play-forest-road")
    assert (glade.fate("gilly"), glade.fate("finee")) == ("dead", "fighting")


def test_mrs_fieldmouse_is_no_help_against_a_bear_trap() -> None:
    """I40 A shield keeps off what it names: deaths and ways home, not the loss of SAP."""
    glade = battle("gilly", "", "", "mulotte", hands=("bear-trap",))
    glade.lays("bear-trap")
    assert glade.total(3) == 0
