"""Material: the leaves, the collection cards, and where they can lie."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of
from sousbois.games.badger.material import (
    CAGEABLE,
    PARTNERS,
    TRAPPABLE,
    Kind,
    Leaf,
    Loose,
    Offer,
    Stack,
    colour_of,
    first_leaf,
    highest_wins,
    kind_of,
    value_of,
)
from tests.rules.badger.board import ALL_CARDS, BADGER, COLOURS, board, leaves_of
from tests.rules.badger.notebook import COPIES
from tests.rules.course import random_moves


def test_pink_runs_from_1_to_7_and_every_other_colour_from_1_to_11() -> None:
    """B1 51 leaves in all, no two alike."""
    assert list(names_of(Leaf)) == leaves_of(5)
    assert len(names_of(Leaf)) == 51
    assert Counter(leaf.split("-")[0] for leaf in names_of(Leaf)) == COLOURS


def test_a_leaf_is_its_colour_and_its_value() -> None:
    """B1 The three ways to take a leaf apart agree with its name."""
    for leaf, name in enumerate(names_of(Leaf)):
        colour, value = name.split("-")
        assert (list(COLOURS)[colour_of(leaf)], value_of(leaf)) == (colour, int(value))
        assert first_leaf(colour_of(leaf)) == leaf - value_of(leaf) + 1


@pytest.mark.parametrize(
    ("seats", "colours", "leaves"),
    [
        (3, {"pink", "orange", "blue"}, 29),
        (4, {"pink", "orange", "blue", "green"}, 40),
        (5, {"pink", "orange", "blue", "green", "yellow"}, 51),
    ],
)
def test_as_many_colours_as_players_are_in_use(seats: int, colours: set[str], leaves: int) -> None:
    """B2 Pink is always among them. Over a few deals all leaves in use turn up, and no others."""
    found = set()
    for seed in range(30):
        for hand in BADGER.table(seats=seats, seed=seed).position()["state"]["hand"]:
            found |= set(hand)
    assert {leaf.split("-")[0] for leaf in found} == colours
    assert len(found) == leaves


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_two_are_too_few_and_six_too_many(seats: int) -> None:
    """B2 There are five colours of leaves, and the game is for three players at least."""
    with pytest.raises(Unreadable, match="3 to 5"):
        BADGER.table(seats=seats, seed=1)


def test_53_collection_cards_of_ten_types() -> None:
    """B3, B4 So many of each type, whichever way their arrows point."""
    state = BADGER.table(seats=3, seed=1).position()["state"]
    found = Counter[str]()
    for offer in names_of(Offer):
        found[offer.split("-")[0]] += state["undrawn"][offer] + state["face_up"][offer]
    assert found == COPIES
    assert (len(found), found.total()) == (10, ALL_CARDS)


def test_a_card_face_up_is_its_type_and_its_arrow() -> None:
    """B3, B9 Each type comes with an arrow up and with an arrow down."""
    for offer, name in enumerate(names_of(Offer)):
        kind, arrow = name.split("-")
        assert (names_of(Kind)[kind_of(offer)], highest_wins(offer)) == (kind, arrow == "up")


def test_what_can_lie_together() -> None:
    """B15, B22, B23 A badger with a bone and a cage, a hamster with one food and a trap. Caged, trapped or fed can be
    what is not yet."""
    names = names_of(Stack)
    hamsters = [f"{sex}{food}{trap}" for sex in ("female", "male") for trap in ("", "-trap") for food in FOODS]
    assert set(names) == {"twig", "badger", "badger-bone", "badger-cage", "badger-bone-cage", *hamsters, *WAITING}
    assert [names[stack] for stack in CAGEABLE] == ["badger", "badger-bone"]
    assert [names[stack] for stack in TRAPPABLE] == [f"{sex}{food}" for sex in ("female", "male") for food in FOODS]
    partners = ["badger", "badger-cage", "female", "female-trap", "male", "male-trap"]
    assert [names[stack] for stack in PARTNERS] == partners
    assert names_of(Loose) == names[: len(Loose)]


FOODS = ("", "-wheat", "-weevil")
WAITING = ("bone", "wheat", "weevil")


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_no_card_is_lost_and_none_appears(seats: int, seed: int) -> None:
    """B3, B15 Face down, face up, at stake, on its way, in a collection or discarded: there are always 53 cards, and
    of each type as many as are printed."""
    table = BADGER.table(seats=seats, seed=seed)
    offers, kinds, stacks = names_of(Offer), names_of(Kind), names_of(Stack)
    for _ in random_moves(table, seed):
        state = table.state
        found = Counter(dict(zip(kinds, state.discarded, strict=True)))
        for at, offer in enumerate(offers):
            found[offer.split("-")[0]] += state.undrawn[at] + state.face_up[at] + (state.stake == at)
        for at, stack in enumerate(stacks):
            lying = sum(state.collection[seat, at] for seat in range(seats)) + (state.arriving == at)
            for kind in stack.split("-"):
                found[kind] += lying
        assert found == COPIES


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_collections_and_discarded_cards_lie_open(reader: int | None) -> None:
    """B13 Everyone sees what everyone has won."""
    view = board("seat  collection\n0  badger\n1  female-wheat\n2  -").view(reader)
    assert (view["collection"][0]["badger"], view["collection"][1]["female-wheat"]) == (1, 1)
    assert sum(view["discarded"].values()) > 0


@pytest.mark.parametrize(
    ("field", "name", "change", "complaint"),
    [
        ("discarded", "magpie", -1, "magpie: 3 on the table, but there are 4"),
        ("discarded", "female", 1, "female: 9 on the table, but there are 8"),
        ("discarded", "bone", -1, "discarded.bone: -1 is less than nothing"),
        ("undrawn", "badger-up", 9, "badger-up: there are 3 of these"),
        ("face_up", "twig-down", -1, "twig-down: there are 5 of these"),
    ],
)
def test_a_position_with_a_card_too_many_or_too_few_is_refused(
    field: str, name: str, change: int, complaint: str
) -> None:
    """B3, B4 All cards are there, and no others."""
    position = board("seat  collection\n0  badger\n1  female-wheat\n2  -").position()
    position["state"][field][name] += change
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        BADGER.table(position=position)


def test_a_position_with_less_than_nothing_in_a_collection_is_refused() -> None:
    """B15 A collection has no cards less than none, even if the numbers add up."""
    position = board("seat  collection\n0  badger\n1  female-wheat\n2  -").position()
    position["state"]["collection"][2]["twig"] -= 1
    position["state"]["discarded"]["twig"] += 1
    with pytest.raises(Unreadable, match=r"collection\[2\].twig: -1 is less than nothing"):
        BADGER.table(position=position)


def test_a_position_with_more_badgers_discarded_than_rounds_ended_is_refused() -> None:
    """B6, B16 Nothing kills a badger: it is discarded only as the last card of a round."""
    position = board("seat  collection\n0  badger badger\n1  twig\n2  -").position()
    state = position["state"]
    state["collection"][0]["badger"] = 0
    state["discarded"]["badger"] += 2
    with pytest.raises(Unreadable, match=r"discarded.badger: a badger is discarded only as the last card of a round"):
        BADGER.table(position=position)
