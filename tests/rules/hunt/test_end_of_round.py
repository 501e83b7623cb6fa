"""At the end of a round: tidy up, pass the start card on, and see whether the day is over."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.hunt.board import board, play_round, round_goes


def test_easy_prey_that_nobody_took_goes_into_its_own_players_pile() -> None:
    """J9 First: the easy prey of each player goes onto that player's prey pile."""
    table = round_goes("""
        seat  easy           plays   ->  piled          easy    back
        0*    wolf           carrot  ->  wolf           carrot  -
        1     -              carrot  ->  -              carrot  -
        2     closed-season  carrot  ->  closed-season  carrot  -
    """)
    assert told(table.events, "easy-prey-to-pile") == [
        {"seat": 0, "card": "wolf"},
        {"seat": 2, "card": "closed-season"},
    ]


def test_the_card_still_above_a_lodge_becomes_easy_prey() -> None:
    """J9 Second: it is laid face up to the right of the lodge."""
    table = round_goes("""
        seat  easy  plays          ->  piled   easy           back
        0*    -     wolf           ->  rabbit  wolf           -
        1     -     rabbit         ->  -       -              -
        2     -     closed-season  ->  -       closed-season  -
    """)
    assert told(table.events, "card-becomes-easy-prey") == [
        {"seat": 0, "card": "wolf"},
        {"seat": 2, "card": "closed-season"},
    ]


def test_the_old_easy_prey_makes_room_before_the_new_one_comes() -> None:
    """J9 In this order: the old card goes into the pile, the new one lies in its place. Never two, never one lost."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    carrot  carrot  ->  carrot  carrot  -
        1     carrot  carrot  ->  carrot  carrot  -
        2     carrot  carrot  ->  carrot  carrot  -
    """)
    moves = [event.kind for event in table.events if event.clause == "J9" and event.seat == 0]
    assert moves == ["easy-prey-to-pile", "card-becomes-easy-prey"]


def test_a_lodge_whose_card_was_taken_or_went_back_has_no_easy_prey() -> None:
    """J9 There is nothing above it that could become easy prey; the old easy prey is cleared away all the same."""
    round_goes("""
        seat  easy    plays   ->  piled         easy  back
        0*    carrot  wolf    ->  carrot rabbit  wolf  -
        1     wolf    rabbit  ->  wolf          -     -
        2     carrot  wolf    ->  carrot        -     wolf
    """)


def test_easy_prey_that_was_taken_does_not_go_into_its_players_pile() -> None:
    """J9, J11 It lies in the pile of the player who took it."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    -       wolf    ->  rabbit  wolf    -
        1     rabbit  carrot  ->  -       carrot  -
        2     -       carrot  ->  -       carrot  -
    """)


@pytest.mark.parametrize(("seats", "start", "then"), [(3, 0, 1), (3, 2, 0), (4, 2, 3), (4, 3, 0), (5, 4, 0)])
def test_the_start_card_passes_to_the_left_neighbour(seats: int, start: int, then: int) -> None:
    """J9 Third: clockwise by one seat, and from the last seat to the first."""
    rows = "\n".join(f"{seat}  -" for seat in range(seats))
    table = board(f"seat  easy\n{rows}", start=start)
    events = play_round(table, " ".join(["carrot"] * seats))
    assert table.view(None)["start"] == then
    assert told(events, "start-card-moves") == [{"seat": then}]


def test_the_start_card_moves_after_the_cards_have_acted() -> None:
    """J9, J6 The round is played from the old holder on: seat 0 has the rabbit, then the card goes to seat 1."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    -       wolf    ->  rabbit  wolf    -
        1     -       wolf    ->  -       -       wolf
        2     rabbit  carrot  ->  -       carrot  -
    """)
    assert table.view(None)["start"] == 1


def test_another_round_follows_while_everyone_has_cards() -> None:
    """J10 All choose again."""
    table = board("""
        seat  hand
        0*    carrot carrot
        1     carrot carrot
        2     carrot carrot
    """)
    events = play_round(table, "carrot carrot carrot")
    assert (table.acting(), table.view(None)["day"], table.view(None)["rounds"]) == ((0, 1, 2), 1, [2, 0, 0, 0])
    assert [event for event in events if event.clause in ("J10", "J12", "J13")] == []


def test_a_single_empty_hand_ends_the_day_for_all() -> None:
    """J10 Si au moins un joueur n'a plus de cartes en main alors le jour de chasse est terminé."""
    table = board("""
        seat  hand
        0*    carrot carrot wolf
        1     carrot
        2     carrot hunter rabbit
    """)
    events = play_round(table, "carrot carrot carrot")
    assert told(events, "hand-empty") == [{"seat": 1}]
    assert (table.view(None)["day"], table.view(None)["rounds"]) == (2, [1, 1, 0, 0])


def test_several_empty_hands_end_the_day_once() -> None:
    """J10 Each empty hand is told; the day is counted one time."""
    table = board("""
        seat  hand
        0*    carrot
        1     carrot carrot
        2     carrot
        3     closed-season
    """)
    events = play_round(table, "carrot carrot carrot closed-season")
    assert told(events, "hand-empty") == [{"seat": 0}, {"seat": 2}, {"seat": 3}]
    assert [counted["seat"] for counted in told(events, "day-counted")] == [0, 1, 2, 3]
    assert table.view(None)["day"] == 2


@pytest.mark.parametrize(
    ("last", "others", "easy", "goes_on"),
    [
        ("hunter", "carrot carrot", "wolf", True),
        ("hunter", "carrot carrot", "-", False),
        ("hunter", "closed-season carrot", "wolf", False),
        ("wolf", "carrot carrot", "-", True),
        ("wolf", "carrot carrot", "rabbit", False),
        ("wolf", "hunter carrot", "-", False),
        ("wolf", "wolf wolf", "-", False),
        ("rabbit", "hunter hunter", "-", True),
        ("rabbit", "carrot hunter", "-", False),
        ("rabbit", "wolf carrot", "-", False),
        ("rabbit", "rabbit rabbit", "-", False),
        ("carrot", "carrot carrot", "-", False),
        ("closed-season", "hunter carrot", "-", False),
    ],
)
def test_a_last_card_that_came_back_keeps_the_day_going(last: str, others: str, easy: str, goes_on: bool) -> None:
    """J10, J5, J6, J7 Hands are looked at when the round is over: what returned is in the hand again."""
    table = board(f"""
        seat  hand                                                 easy
        0*    {last}                                               -
        1     hunter wolf wolf rabbit rabbit carrot closed-season  -
        2     hunter wolf rabbit rabbit carrot                     {easy}
    """)
    events = play_round(table, f"{last} {others}")
    assert told(events, "hand-empty") == ([] if goes_on else [{"seat": 0}])
    assert table.view(None)["day"] == (1 if goes_on else 2)
