"""A round: leaves for everyone, ten cards to win, and the first-player card that goes round."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.errors import Unreadable
from tests.rules.badger.board import ALL_CARDS, BADGER, FACE_UP, TRICKS, board, leaves_of, play_trick
from tests.rules.course import random_moves, told


@pytest.mark.parametrize(("seats", "left_over"), [(3, 2), (4, 4), (5, 6)])
def test_nine_leaves_each_and_the_rest_stay_hidden(seats: int, left_over: int) -> None:
    """B5, B2 All leaves in use are dealt but 2, 4 or 6; no leaf is dealt twice."""
    state = BADGER.table(seats=seats, seed=8).position()["state"]
    dealt = [leaf for hand in state["hand"] for leaf in hand]
    assert [len(hand) for hand in state["hand"]] == [TRICKS] * seats
    assert len(set(dealt)) == len(dealt) == len(leaves_of(seats)) - left_over
    assert set(dealt) <= set(leaves_of(seats))


def test_every_leaf_is_dealt_to_every_hand_or_left_over_equally_often() -> None:
    """B5 A fair shuffle: of 400 deals about 9 in 29 give a leaf to a hand, 2 in 29 to nobody. Six standard deviations
    are allowed, for 116 counts are looked at."""
    places = Counter[tuple[str, int]]()
    for seed in range(400):
        hands = BADGER.table(seats=3, seed=seed).position()["state"]["hand"]
        for leaf in leaves_of(3):
            places[leaf, next((seat for seat in range(3) if leaf in hands[seat]), 3)] += 1
    for leaf in leaves_of(3):
        for place, share in enumerate((9 / 29, 9 / 29, 9 / 29, 2 / 29)):
            spread = (400 * share * (1 - share)) ** 0.5
            assert abs(places[leaf, place] - 400 * share) < 6 * spread


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_ten_cards_are_turned_up_and_all_are_told(seats: int) -> None:
    """B6, B3 The others stay face down: 43 in the first round."""
    table = BADGER.table(seats=seats, seed=5)
    state = table.position()["state"]
    turned = Counter(event["card"] for event in told(table.events, "card-turned-up"))
    assert turned == Counter(state["face_up"])
    assert (turned.total(), sum(state["undrawn"].values())) == (FACE_UP, ALL_CARDS - FACE_UP)


def test_every_card_of_the_pack_is_as_likely_to_be_turned_up() -> None:
    """B6 Of 53 cards 9 are twigs: among the 4000 cards turned up in 400 deals, about 679 twigs. Drawn without being put
    back they spread less than drawn one by one, by which four standard deviations are taken."""
    twigs = 0
    for seed in range(400):
        turned = told(BADGER.table(seats=3, seed=seed).events, "card-turned-up")
        twigs += sum(event["card"].startswith("twig") for event in turned)
    share = 9 / 53
    assert abs(twigs - 4000 * share) < 4 * (4000 * share * (1 - share)) ** 0.5


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_a_game_has_five_rounds_of_nine_tricks(seats: int, seed: int) -> None:
    """B5, B6 Each round turns up ten cards and discards the one nobody has chosen; three are never drawn. All leaves in
    use are shuffled anew each time."""
    table = BADGER.table(seats=seats, seed=seed)
    log = list(table.events)
    deals = [frozenset(leaf for hand in table.position()["state"]["hand"] for leaf in hand)]
    for events in random_moves(table, seed):
        log += events
        if told(events, "round-begins"):
            deals.append(frozenset(leaf for hand in table.position()["state"]["hand"] for leaf in hand))
    assert [event["round"] for event in told(log, "round-begins")] == [1, 2, 3, 4, 5]
    assert len(told(log, "trick-won")) == 5 * TRICKS
    assert len(told(log, "card-turned-up")) == 5 * FACE_UP
    assert len(told(log, "last-card-discarded")) == 5
    assert sum(table.state.undrawn) == 3
    assert [len(deal) for deal in deals] == [TRICKS * seats] * 5
    assert len(set(deals)) > 1


def test_the_last_card_of_a_round_is_discarded_and_a_new_round_begins() -> None:
    """B6, B5 Ten new cards lie face up, and new leaves are in the hands."""
    table = board("seat\n0*\n1\n2", "twig-up")
    (last,) = [offer for offer, count in table.view(None)["face_up"].items() if count and offer != "twig-up"]
    events = play_trick(table, "twig-up")
    assert told(events, "last-card-discarded") == [{"card": last}]
    view = table.view(1)
    assert (view["round"], view["trick"], view["question"], view["turn"]) == (3, 1, "stake", 1)
    assert sum(view["face_up"].values()) == FACE_UP
    assert (len(view["hand"][1]), view["played"], view["laid"]) == (TRICKS, [], [None] * 3)


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_the_first_player_card_moves_clockwise_after_every_trick_and_across_rounds(seats: int, seed: int) -> None:
    """B14 Whoever wins, and whichever round it is: in 45 tricks it never skips a seat and never stays."""
    table = BADGER.table(seats=seats, seed=seed)
    holders = [event["seat"] for event in told(table.events, "round-begins")]
    choosers = []
    for events in random_moves(table, seed):
        holders += [event["seat"] for event in told(events, "first-player-moves")]
        choosers += [event["seat"] for event in told(events, "stake-chosen")]
    assert holders == [(holders[0] + tricks) % seats for tricks in range(46)]
    assert choosers == holders[:-1]


def test_the_first_player_of_a_new_round_is_the_next_one() -> None:
    """B14 Seat 1 led the last trick and seat 0 won it: seat 2 begins the next round."""
    table = board("seat  lays\n0  pink-3\n1*  orange-4\n2  orange-6")
    events = play_trick(table)
    assert told(events, "trick-won")[0]["seat"] == 0
    assert told(events, "round-begins") == [{"seat": 2, "round": 3}]
    assert table.acting() == (2,)


def test_anybody_may_be_the_first_player() -> None:
    """B14 The first holder is drawn by lot."""
    assert {BADGER.table(seats=5, seed=seed).acting()[0] for seed in range(60)} == {0, 1, 2, 3, 4}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"round": 0}, "round: 0 is not one of the 5 rounds"),
        ({"round": 6}, "round: 6 is not one of the 5 rounds"),
        ({"trick": 0}, "trick: 0 is not one of the 9 tricks"),
        ({"trick": 10}, "trick: 10 is not one of the 9 tricks"),
        ({"trick": 2}, r"played: 0 leaves do not fit the trick"),
        ({"round": 2}, "undrawn: 43 cards, but in this round there are 33"),
        ({"first": None}, "first: somebody holds the first-player card"),
        ({"first": 1, "turn": 2}, "turn: the first player chooses the card at stake"),
        ({"question": "nothing-more", "turn": None}, "turn: nobody is to decide, but the last trick has not come"),
    ],
)
def test_a_position_out_of_the_course_of_the_game_is_refused(change: dict[str, object], complaint: str) -> None:
    """B5, B6, B7, B14 Rounds, tricks and turns come in their order."""
    position = BADGER.table(seats=3, seed=1).position()
    position["state"] |= change
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        BADGER.table(position=position)


def test_a_position_with_a_card_face_up_too_few_is_refused() -> None:
    """B6 In the first trick ten cards lie face up."""
    position = BADGER.table(seats=3, seed=1).position()
    offer = next(offer for offer, count in position["state"]["face_up"].items() if count)
    position["state"]["face_up"][offer] -= 1
    position["state"]["discarded"][offer.split("-")[0]] += 1
    with pytest.raises(Unreadable, match="face_up: 9 cards, but at this moment there are 10"):
        BADGER.table(position=position)
