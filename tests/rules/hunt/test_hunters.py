"""Order of effects, 2: hunters."""

from __future__ import annotations

import pytest

from tests.rules.course import told
from tests.rules.hunt.board import board, play_round, round_goes


def test_a_hunter_takes_the_nearest_wolf_and_returns_to_the_hand() -> None:
    """J5 The wolf goes into the prey pile, the hunter back to the hand."""
    table = round_goes("""
        seat  easy  plays   ->  piled  easy    back    under
        0*    -     hunter  ->  wolf   -       hunter  -
        1     -     carrot  ->  -      carrot  -       -
        2     -     wolf    ->  -      -       -       -
    """)
    assert told(table.events, "hunter-takes-wolf") == [{"seat": 0, "victim": 2, "place": "above"}]


def test_a_hunter_takes_a_wolf_from_the_easy_prey() -> None:
    """J5, J8 Easy prey can be taken like the card played."""
    table = round_goes("""
        seat  easy  plays   ->  piled  easy    back    under
        0*    -     hunter  ->  wolf   -       hunter  -
        1     -     carrot  ->  -      carrot  -       -
        2     wolf  carrot  ->  -      carrot  -       -
    """)
    assert told(table.events, "hunter-takes-wolf") == [{"seat": 0, "victim": 2, "place": "easy"}]


def test_a_hunter_takes_one_wolf_and_no_more() -> None:
    """J5 The second wolf is left; it finds no rabbit and returns."""
    round_goes("""
        seat  easy  plays   ->  piled  easy  back    under
        0*    -     hunter  ->  wolf   -     hunter  -
        1     -     wolf    ->  -      -     -       -
        2     wolf  wolf    ->  wolf   -     wolf    -
    """)


def test_a_hunter_without_any_wolf_goes_under_the_lodge() -> None:
    """J5 S'il n'y a plus de loup en jeu, under the lodge: neither in the pile nor in the hand nor easy prey."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back  under
        0     rabbit  carrot  ->  rabbit  carrot  -     -
        1*    -       hunter  ->  -       -       -     hunter
        2     carrot  carrot  ->  carrot  carrot  -     -
    """)
    assert told(table.events, "hunter-goes-under") == [{"seat": 1}]


def test_a_hunter_under_the_lodge_is_out_for_the_day() -> None:
    """J5 It cannot be chosen again."""
    table = board("""
        seat  easy
        0*    -
        1     -
        2     -
    """)
    play_round(table, "hunter carrot carrot")
    play_round(table, "carrot carrot wolf")
    assert [str(action) for action in table.legal(0)] == ["wolf", "rabbit", "carrot", "closed-season"]
    assert table.view(None)["under"] == [1, 0, 0]


def test_a_hunter_that_took_a_wolf_can_be_played_again() -> None:
    """J5 It came back to the hand, and hunts in the next round too."""
    table = board("""
        seat  easy
        0*    -
        1     -
        2     -
    """)
    play_round(table, "hunter wolf carrot")
    play_round(table, "hunter wolf carrot")
    assert table.view(None)["pile"][0]["wolf"] == 2
    assert table.view(None)["hand"][0]["hunter"] == 1


def test_hunters_act_clockwise_from_the_start_card() -> None:
    """J5 Two hunters, one wolf: seat 3 comes first and has it, though the wolf is nearer to seat 0."""
    table = round_goes("""
        seat  easy  plays   ->  piled  easy    back    under
        0     -     hunter  ->  -      -       -       hunter
        1     -     carrot  ->  -      carrot  -       -
        2     wolf  carrot  ->  -      carrot  -       -
        3*    -     hunter  ->  wolf   -       hunter  -
    """)
    assert [(event.kind, event.seat) for event in table.events if event.clause == "J5"] == [
        ("hunter-takes-wolf", 3),
        ("hunter-goes-under", 0),
    ]


@pytest.mark.parametrize(("start", "lucky"), [(0, 0), (1, 1), (2, 3), (3, 3)])
def test_of_several_hunters_the_first_from_the_start_card_takes_the_only_wolf(start: int, lucky: int) -> None:
    """J5 The others find none left and go under their lodges."""
    table = board(
        """
        seat  easy
        0     -
        1     -
        2     wolf
        3     -
        """,
        start=start,
    )
    events = play_round(table, "hunter hunter carrot hunter")
    assert told(events, "hunter-takes-wolf") == [{"seat": lucky, "victim": 2, "place": "easy"}]
    assert table.view(None)["under"] == [int(seat in {0, 1, 3} - {lucky}) for seat in range(4)]


def test_the_first_hunter_takes_its_nearest_wolf_and_the_next_has_to_go_further() -> None:
    """J5, J8 Seat 4 begins and takes the wolf at seat 1; the hunter at seat 0, who sits nearer to it, goes on to 3."""
    round_goes("""
        seat  easy  plays   ->  piled  easy    back    under
        0     -     hunter  ->  wolf   -       hunter  -
        1     wolf  carrot  ->  -      carrot  -       -
        2     -     carrot  ->  -      carrot  -       -
        3     -     wolf    ->  -      -       -       -
        4*    -     hunter  ->  wolf   -       hunter  -
    """)


def test_three_hunters_share_two_wolves_of_one_lodge() -> None:
    """J5, J8 The first takes the easy prey, the second the wolf played, the third goes under the lodge."""
    table = round_goes("""
        seat  easy  plays   ->  piled  easy  back    under
        0     -     hunter  ->  wolf   -     hunter  -
        1     wolf  wolf    ->  -      -     -       -
        2     -     hunter  ->  -      -     -       hunter
        3*    -     hunter  ->  wolf   -     hunter  -
    """)
    assert told(table.events, "hunter-takes-wolf") == [
        {"seat": 3, "victim": 1, "place": "easy"},
        {"seat": 0, "victim": 1, "place": "above"},
    ]


def test_a_hunter_does_not_take_a_wolf_from_its_own_easy_prey() -> None:
    """J5, J8 With no other wolf in play the hunter goes under the lodge."""
    round_goes("""
        seat  easy  plays   ->  piled  easy    back  under
        0     -     carrot  ->  -      carrot  -     -
        1*    wolf  hunter  ->  wolf   -       -     hunter
        2     -     carrot  ->  -      carrot  -     -
    """)


def test_two_hunters_may_take_each_others_easy_prey() -> None:
    """J5, J8 What is out of reach for one hunter is prey for the other."""
    round_goes("""
        seat  easy  plays   ->  piled  easy    back    under
        0*    wolf  hunter  ->  wolf   -       hunter  -
        1     wolf  hunter  ->  wolf   -       hunter  -
        2     -     carrot  ->  -      carrot  -       -
    """)


def test_a_wolf_in_a_prey_pile_is_out_of_reach() -> None:
    """J5 A hunter hunts wolves in play, not what others have already caught."""
    round_goes("""
        seat  hand           plays   ->  piled  easy    back  under
        0*    hunter carrot  hunter  ->  -      -       -     hunter
        1     carrot carrot  carrot  ->  -      carrot  -     -
        2     carrot carrot  carrot  ->  -      carrot  -     -
    """)


def test_hunters_leave_rabbits_and_carrots_alone() -> None:
    """J5 Only wolves are their prey."""
    round_goes("""
        seat  easy           plays   ->  piled          easy    back  under
        0*    -              hunter  ->  -              -       -     hunter
        1     rabbit         carrot  ->  rabbit         carrot  -     -
        2     closed-season  carrot  ->  closed-season  carrot  -     -
    """)


def test_all_play_their_hunter() -> None:
    """J5 There is no wolf, and no special case: all hunters go under their lodges."""
    round_goes("""
        seat  easy  plays   ->  piled  easy  back  under
        0     -     hunter  ->  -      -     -     hunter
        1*    -     hunter  ->  -      -     -     hunter
        2     -     hunter  ->  -      -     -     hunter
    """)
