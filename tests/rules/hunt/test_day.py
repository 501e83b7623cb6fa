"""At the end of a day: the points. And the day after it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sousbois
from sousbois.core.event import Event
from sousbois.play.table import Table
from tests.rules.course import told
from tests.rules.hunt.board import OWN_CARDS, board, play_round, random_rounds
from tests.rules.hunt.notebook import Notebook

HUNT = sousbois.game("hunt")


def points(events: tuple[Event, ...]) -> list[int]:
    """What the day brought each seat."""
    return [counted["points"] for counted in told(events, "day-counted")]


@pytest.mark.parametrize(
    ("card", "worth"), [("hunter", -4), ("wolf", 4), ("rabbit", 2), ("carrot", 1), ("closed-season", 1)]
)
def test_a_card_in_the_prey_pile_is_worth(card: str, worth: int) -> None:
    """J12 The table, first column. The carrot that seat 0 plays adds 1."""
    table = board(f"""
        seat  hand           pile
        0*    carrot         {card}
        1     carrot carrot  ...
        2     carrot carrot  -
    """)
    assert points(play_round(table, "carrot carrot carrot"))[0] == worth + 1


@pytest.mark.parametrize(
    ("card", "worth"), [("hunter", -4), ("wolf", -4), ("rabbit", -2), ("carrot", -1), ("closed-season", -1)]
)
def test_a_card_left_in_the_hand_costs(card: str, worth: int) -> None:
    """J12 The table, second column. The carrot that seat 0 plays adds 1."""
    table = board(f"""
        seat  hand           pile
        0*    carrot {card}  -
        1     carrot         ...
        2     carrot         -
    """)
    assert points(play_round(table, "carrot carrot carrot"))[0] == worth + 1


def test_several_cards_of_one_kind_count_each() -> None:
    """J12 Pile: 3 wolves 12, 2 rabbits 4, a carrot 1, and 1 for the carrot played. Hand: 2 rabbits -4, 2 wolves -8."""
    table = board("""
        seat  hand                            pile
        0*    carrot rabbit rabbit wolf wolf  wolf wolf wolf rabbit rabbit carrot
        1     carrot                          ...
        2     carrot carrot                   -
    """)
    assert points(play_round(table, "carrot carrot carrot"))[0] == 12 + 4 + 1 + 1 - 4 - 8


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a_lodge_on_its_4_side_adds_four(seat: int) -> None:
    """J12, J4 And nothing to the others: each of them has the carrot just played."""
    lodges = ["4" if turned == seat else "-" for turned in range(3)]
    table = board(f"""
        seat  hand    lodge         pile
        0*    carrot  {lodges[0]}   -
        1     carrot  {lodges[1]}   -
        2     carrot  {lodges[2]}   ...
    """)
    rest = 3 * 2 * 4 + 3 * 3 * 2 + 3 * 2 * 1 + 3 * 1
    expected = [1, 1, 1 + rest]
    expected[seat] += 4
    assert points(play_round(table, "carrot carrot carrot")) == expected


def test_a_hunter_under_the_lodge_is_worth_nothing() -> None:
    """J12, J5 Neither for nor against: seat 0 has the carrot just played, and that is all."""
    table = board("""
        seat  hand    pile
        0*    carrot  -
        1     carrot  ...
        2     carrot  -
    """)
    assert table.view(None)["under"] == [1, 1, 1]
    events = play_round(table, "carrot carrot carrot")
    assert (points(events)[0], points(events)[2]) == (1, 1)


def test_a_hunter_caught_out_costs_four_and_the_closed_season_brings_four_and_one() -> None:
    """J12, J4 Seat 0: the hunter, -4, is all. Seat 1: the turned lodge, 4, and the closed season in the pile, 1."""
    table = board("""
        seat  hand           pile
        0*    hunter         -
        1     closed-season  -
        2     carrot         ...
    """)
    events = play_round(table, "hunter closed-season carrot")
    assert points(events)[:2] == [-4, 5]


def test_the_easy_prey_goes_into_the_pile_before_the_points_are_counted() -> None:
    """J12, J9 Both count: the easy prey from before, by the end of the round, and the card just played."""
    table = board("""
        seat  hand           easy    pile
        0*    carrot         rabbit  -
        1     wolf wolf      -       -
        2     closed-season  -       ...
    """)
    events = play_round(table, "carrot wolf closed-season")
    assert told(events, "last-prey-to-pile") == [
        {"seat": 0, "card": "carrot"},
        {"seat": 1, "card": "wolf"},
        {"seat": 2, "card": "closed-season"},
    ]
    assert points(events)[:2] == [1, 2 + 4 - 4]


def test_all_players_are_counted_whether_their_hands_are_empty_or_not() -> None:
    """J12, J10 A whole day's end: seat 1 is out of cards, and everyone counts pile, hand and lodge.

    Seat 0: pile wolf 4 + rabbit 2, easy prey carrot 1; hand hunter -4, rabbit -2: 1
    Seat 1: pile closed season 1, easy prey carrot 1; the hunter is under the lodge: 2
    Seat 2: the lodge 4, easy prey carrot 1; hand wolf -4, carrot -1: 0
    """
    table = board("""
        seat  hand                  easy  lodge  pile
        0     carrot hunter rabbit  -     -      wolf rabbit
        1*    carrot                -     -      closed-season
        2     carrot wolf carrot    -     4      -
        3     carrot carrot         -     -      ...
    """)
    events = play_round(table, "carrot carrot carrot carrot")
    assert points(events)[:3] == [1, 2, 0]
    assert [scores[0] for scores in table.view(None)["scored"]] == points(events)


def test_the_result_of_a_day_can_be_negative() -> None:
    """J12 Seat 0 still holds hunter, two wolves and a rabbit: -4 - 8 - 2, and 1 for the carrot played."""
    table = board("""
        seat  hand                            pile
        0*    carrot hunter wolf wolf rabbit  -
        1     carrot                          ...
        2     carrot                          -
    """)
    events = play_round(table, "carrot carrot carrot")
    assert points(events)[0] == -13
    assert table.view(None)["scored"][0] == [-13, 0, 0, 0]


@pytest.mark.parametrize("past", [[], [7], [7, -3], [7, -3, 12]])
def test_the_points_are_written_down_for_their_day(past: list[int]) -> None:
    """J12 Earlier days stay as they are, later days are still empty."""
    cell = " ".join(map(str, past)) or "-"
    table = board(f"""
        seat  hand    pile  days
        0*    carrot  -     {cell}
        1     carrot  ...   {cell}
        2     carrot  -     {cell}
    """)
    play_round(table, "carrot carrot carrot")
    assert table.view(None)["scored"][0] == [*past, 1] + [0] * (3 - len(past))


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_the_points_of_a_day_are_the_sum_over_the_places(seats: int, seed: int) -> None:
    """J12, J2 Who reads the log alone knows where every card is, and counts the same points, day after day."""
    table = HUNT.table(seats=seats, seed=seed)
    notebook = Notebook(seats)
    for event in table.events:
        notebook.read(event)
    for events in random_rounds(table, seed):
        for event in events:
            notebook.read(event)
        assert notebook.agrees_with(table.position()["state"])
    assert [[day[seat] for day in notebook.days] for seat in range(seats)] == table.view(None)["scored"]


# A new day


@pytest.fixture
def day_ends() -> Table:
    """The end of a day that left traces everywhere."""
    table = board("""
        seat  hand                         easy    lodge  pile
        0     hunter wolf                  rabbit  4      rabbit wolf
        1     carrot                       -       -      hunter carrot
        2*    closed-season wolf           carrot  -      ...
    """)
    play_round(table, "wolf carrot closed-season")
    return table


def test_on_a_new_day_everyone_has_their_own_ten_cards_again(day_ends: Table) -> None:
    """J13, J1 Whoever had taken them."""
    assert day_ends.view(None)["hand"] == [OWN_CARDS] * 3


def test_on_a_new_day_all_places_are_empty_and_the_lodges_turned_back(day_ends: Table) -> None:
    """J13, J2 Nothing above, beside or under a lodge, and no "4" to be seen."""
    state = day_ends.position()["state"]
    assert (state["above"], state["easy"]) == ([None] * 3, [None] * 3)
    assert state["pile"] == [dict.fromkeys(OWN_CARDS, 0)] * 3
    assert (state["under"], state["turned"]) == ([0] * 3, [False] * 3)


def test_a_new_day_begins_with_a_round_in_which_all_choose(day_ends: Table) -> None:
    """J13, J3 Day 2, round 1."""
    assert (day_ends.view(None)["day"], day_ends.view(None)["rounds"]) == (2, [1, 1, 0, 0])
    assert day_ends.acting() == (0, 1, 2)


def test_the_start_card_goes_on_from_where_it_is(day_ends: Table) -> None:
    """J13, J9 Ruling: it is not drawn again. Seat 2 had it in the last round, so seat 0 has it in the new day."""
    assert day_ends.view(None)["start"] == 0
    assert told(day_ends.events, "new-day") == [{"seat": 0, "day": 2}]


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_the_start_card_moves_by_one_seat_a_round_through_all_days(seats: int, seed: int) -> None:
    """J9, J13 From the first round of the game to the last."""
    table = HUNT.table(seats=seats, seed=seed)
    first = table.view(None)["start"]
    holders = [table.view(None)["start"] for _ in random_rounds(table, seed)]
    assert holders == [(first + number) % seats for number in range(1, len(holders) + 1)]


def fair_distance(draws: int, sides: int, doubt: int) -> int:
    """How far from its mean one side of a fair die stays, all but once in `doubt` times: exactly, in whole numbers."""
    ways = [(sides - 1) ** draws]
    for hits in range(draws):
        ways.append(ways[-1] * (draws - hits) // ((hits + 1) * (sides - 1)))
    outside, distance = sides**draws, 0
    while outside * doubt > sides**draws:
        distance += 1
        inside = sum(way for hits, way in enumerate(ways) if abs(hits * sides - draws) < distance * sides)
        outside = sides**draws - inside
    return distance


def test_the_fair_distance_is_right_where_it_can_be_counted_by_hand() -> None:
    """J13 The measure itself: of 16 ways in which 4 coins fall, 2 are two or more away from the mean."""
    assert fair_distance(draws=4, sides=2, doubt=8) == 2
    assert fair_distance(draws=4, sides=2, doubt=9) == 3


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_first_holder_of_the_start_card_is_drawn(seats: int) -> None:
    """J13 Ruling: every seat is as likely as the others. A fair draw fails this once in a million times."""
    draws = 4000
    setup = HUNT.table(seats=seats, seed=0).setup
    holders = [setup.deal(seed).start for seed in range(draws)]
    limit = fair_distance(draws, seats, doubt=1_000_000)
    assert set(holders) == set(range(seats))
    assert all(abs(holders.count(seat) - draws / seats) < limit for seat in range(seats))


def test_the_same_seed_draws_the_same_holder() -> None:
    """J13 Chance comes from the seed alone."""
    assert HUNT.table(seats=5, seed=12).position() == HUNT.table(seats=5, seed=12).position()
