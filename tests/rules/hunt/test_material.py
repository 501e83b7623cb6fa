"""Material: the cards of a player and the places of a lodge."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sousbois
from sousbois.core.errors import Unreadable
from tests.rules.course import told
from tests.rules.hunt.board import OWN_CARDS, board, play_round, random_rounds

HUNT = sousbois.game("hunt")


def all_cards(state: dict[str, Any]) -> Counter[str]:
    """Every card on the table, wherever it lies."""
    found = Counter[str]()
    for place in ("hand", "pile"):
        for cards in state[place]:
            found.update(cards)
    found.update(card for card in state["easy"] if card)
    found.update({"hunter": sum(state["under"])})
    return found


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_each_player_has_one_hunter_two_wolves_three_rabbits_three_carrots_and_one_closed_season(seats: int) -> None:
    """J1 Chaque joueur : 1 chasseur, 2 loups, 3 lapins, 3 carottes, 1 chasse interdite."""
    hands = HUNT.table(seats=seats, seed=1).view(None)["hand"]
    assert hands == [{"hunter": 1, "wolf": 2, "rabbit": 3, "carrot": 3, "closed-season": 1}] * seats


def test_three_to_five_can_hunt() -> None:
    """J1 There are five sets of cards, and the game is for three players at least."""
    assert list(HUNT.seats) == [3, 4, 5]


@pytest.mark.parametrize("seats", [0, 2, 6])
def test_two_are_too_few_and_six_too_many(seats: int) -> None:
    """J1 There are five sets of cards, and the game is for three players at least."""
    with pytest.raises(Unreadable, match="3 to 5"):
        HUNT.table(seats=seats, seed=1)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_every_lodge_begins_with_its_4_side_hidden(seats: int) -> None:
    """J1 Each lodge is laid down with its "4" hidden."""
    assert HUNT.table(seats=seats, seed=1).view(None)["turned"] == [False] * seats


def test_one_player_of_all_holds_the_start_card() -> None:
    """J1 There is a single card "the hunt starts here"."""
    assert HUNT.table(seats=5, seed=1).view(None)["start"] in range(5)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_places_of_a_lodge_are_empty_when_the_game_begins(seats: int) -> None:
    """J2 Above the lodge, to its right, to its left and under it, nothing lies yet."""
    state = HUNT.table(seats=seats, seed=1).position()["state"]
    nothing = dict.fromkeys(OWN_CARDS, 0)
    assert (state["above"], state["easy"]) == ([None] * seats, [None] * seats)
    assert (state["pile"], state["under"]) == ([nothing] * seats, [0] * seats)


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_easy_prey_lies_face_up(reader: int | None) -> None:
    """J2 To the right of the lodge, face up: players and onlookers see it alike."""
    table = board("""
        seat  easy
        0*    wolf
        1     -
        2     closed-season
    """)
    assert table.view(reader)["easy"] == ["wolf", None, "closed-season"]


@pytest.mark.parametrize("reader", [0, 1, 2, None])
def test_what_went_into_a_pile_was_seen_by_all(reader: int | None) -> None:
    """J2 Ruling: it was public when it went in, so the log and the view may show it."""
    table = board("""
        seat  easy
        0*    -
        1     rabbit
        2     -
    """)
    events = play_round(table, "wolf carrot carrot")
    view = table.view(reader)
    assert told(events, "wolf-takes-rabbit") == [{"seat": 0, "victim": 1, "place": "easy"}]
    assert view["pile"][0] == {"hunter": 0, "wolf": 0, "rabbit": 1, "carrot": 0, "closed-season": 0}
    assert {"kind": "wolf-takes-rabbit", "clause": "J6", "seat": 0, "victim": 1, "place": "easy"} in view["events"]


def test_the_pile_and_the_hand_of_one_kind_are_not_mistaken_for_another() -> None:
    """J2 The prey pile counts each kind of card by itself."""
    table = board("""
        seat  hand             pile
        0*    carrot carrot    rabbit rabbit wolf
        1     carrot carrot    ...
        2     carrot carrot    closed-season closed-season
    """)
    assert table.view(0)["pile"][0] == {"hunter": 0, "wolf": 1, "rabbit": 2, "carrot": 0, "closed-season": 0}
    assert table.view(0)["pile"][2] == {"hunter": 0, "wolf": 0, "rabbit": 0, "carrot": 0, "closed-season": 2}


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_no_card_is_lost_and_none_appears(seats: int, seed: int) -> None:
    """J1, J2 Whatever is played, the cards of all players lie in hands, easy prey, prey piles and under lodges."""
    table = HUNT.table(seats=seats, seed=seed)
    for _ in random_rounds(table, seed):
        state = table.position()["state"]
        assert all_cards(state) == {card: copies * seats for card, copies in OWN_CARDS.items()}
        assert all(0 <= count <= OWN_CARDS[card] for hand in state["hand"] for card, count in hand.items())


WHOLE = """
    seat  hand    easy
    0*    carrot  rabbit
    1     carrot  -
    2     carrot  -
"""


def test_a_position_that_is_whole_is_accepted() -> None:
    """J1 The position that the tests below damage is sound itself."""
    assert board(WHOLE).acting() == (0, 1, 2)


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("easy", ["wolf", None, None], "wolf: 7 on the table, but 3 players have 6"),
        ("easy", [None, None, None], "rabbit: 8 on the table, but 3 players have 9"),
        ("under", [1, 1, 0], "seat 2: 0 hunters"),
        ("under", [2, 1, 0], "seat 0: 2 hunters"),
        ("start", None, "start: somebody holds the start card"),
    ],
)
def test_a_position_with_a_card_too_many_or_too_few_is_refused(field: str, value: object, complaint: str) -> None:
    """J1 All cards are there, the start card too, and no others."""
    position = board(WHOLE).position()
    position["state"][field] = value
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        HUNT.table(position=position)


@pytest.mark.parametrize(
    ("place", "card", "count", "complaint"),
    [
        ("hand", "wolf", 3, r"hand\[1\].wolf: a player has 2, not 3"),
        ("hand", "carrot", -1, r"hand\[1\].carrot"),
        ("hand", "carrot", 0, r"hand\[1\]: empty"),
        ("pile", "wolf", -1, r"pile\[1\].wolf"),
        ("pile", "closed-season", 2, "closed-season: 4 on the table, but 3 players have 3"),
    ],
)
def test_a_position_where_a_player_holds_what_cannot_be_is_refused(
    place: str, card: str, count: int, complaint: str
) -> None:
    """J1, J10 Nobody holds more than their own cards, or nothing while the day goes on."""
    position = board(WHOLE).position()
    position["state"][place][1][card] = count
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        HUNT.table(position=position)
