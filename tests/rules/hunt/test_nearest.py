"""The nearest prey, and whose card is whose. The first test is the rulebook's own example."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sousbois
from sousbois.play.table import Table
from tests.rules.course import told
from tests.rules.hunt.board import board, play_round, random_rounds, round_goes

HUNT = sousbois.game("hunt")
TAKES = {"hunter": "hunter-takes-wolf", "wolf": "wolf-takes-rabbit", "rabbit": "rabbit-takes-carrot"}
PREY = {"hunter": "wolf", "wolf": "rabbit", "rabbit": "carrot"}
EACH_KIND = pytest.mark.parametrize("kind", ["hunter", "wolf", "rabbit"])


def test_a_wolf_that_faces_only_the_rabbit_in_its_own_easy_prey_returns_to_the_hand() -> None:
    """J8, J6 The rulebook's example: Michael (seat 0) has played his wolf, and the only rabbit is his own easy prey."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    rabbit  wolf    ->  rabbit  -       wolf
        1     -       carrot  ->  -       carrot  -
        2     -       carrot  ->  -       carrot  -
    """)
    assert told(table.events, "wolf-returns") == [{"seat": 0}]


@EACH_KIND
def test_nobody_takes_from_their_own_easy_prey(kind: str) -> None:
    """J8 Hunter, wolf or rabbit: the easy prey at one's own lodge is passed over for prey that lies further away."""
    table = board(f"""
        seat  easy
        0*    {PREY[kind]}
        1     -
        2     -
        3     {PREY[kind]}
    """)
    events = play_round(table, f"{kind} hunter hunter hunter" if kind == "rabbit" else f"{kind} carrot carrot carrot")
    [taken] = told(events, TAKES[kind])
    assert (taken["seat"], taken["victim"], taken["place"]) == (0, 3, "easy")


@EACH_KIND
def test_the_easy_prey_is_nearer_than_the_card_played(kind: str) -> None:
    """J8 At one lodge: le loup (le lapin, la carotte) de la zone Proie Facile est considéré comme plus proche."""
    prey = PREY[kind]
    table = board(f"""
        seat  easy
        0*    -
        1     {prey}
        2     -
    """)
    events = play_round(table, f"{kind} {prey} hunter" if kind == "rabbit" else f"{kind} {prey} carrot")
    [taken] = told(events, TAKES[kind])
    assert (taken["seat"], taken["victim"], taken["place"]) == (0, 1, "easy")


@EACH_KIND
def test_the_card_played_at_a_nearer_lodge_is_nearer_than_easy_prey_further_on(kind: str) -> None:
    """J8 The lodge comes first; only at one and the same lodge the easy prey is nearer."""
    prey = PREY[kind]
    table = board(f"""
        seat  easy
        0*    -
        1     -
        2     {prey}
    """)
    events = play_round(table, f"{kind} {prey} hunter" if kind == "rabbit" else f"{kind} {prey} carrot")
    taken = told(events, TAKES[kind])[0]
    assert (taken["seat"], taken["victim"], taken["place"]) == (0, 1, "above")


def test_the_left_neighbour_is_nearest_and_the_right_neighbour_furthest() -> None:
    """J8 Clockwise: seat 1's left neighbour is seat 2, and seat 0 comes last."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    rabbit  carrot  ->  rabbit  carrot  -
        1     -       wolf    ->  rabbit  wolf    -
        2     -       carrot  ->  -       carrot  -
        3     rabbit  carrot  ->  -       carrot  -
    """)


def test_after_the_last_seat_the_search_goes_on_at_the_first() -> None:
    """J8 The table is round: from seat 3 the nearest lodge is that of seat 0, then that of seat 1."""
    round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    -       carrot  ->  -       carrot  -
        1     rabbit  carrot  ->  -       carrot  -
        2     rabbit  carrot  ->  rabbit  carrot  -
        3     -       wolf    ->  rabbit  wolf    -
    """)


@pytest.mark.parametrize("start", [0, 1, 2, 3, 4])
def test_the_search_begins_at_ones_own_seat_wherever_the_start_card_lies(start: int) -> None:
    """J8 En partant de lui: the start card only says whose turn comes first."""
    table = board(
        """
        seat  easy
        0     rabbit
        1     rabbit
        2     -
        3     rabbit
        4     rabbit
        """,
        start=start,
    )
    events = play_round(table, "carrot carrot wolf carrot carrot")
    assert told(events, "wolf-takes-rabbit") == [{"seat": 2, "victim": 3, "place": "easy"}]


def test_prey_that_is_taken_is_there_for_nobody_else() -> None:
    """J8 Three wolves around one table: each takes the nearest rabbit of those that are left."""
    table = round_goes("""
        seat  easy    plays   ->  piled   easy    back
        0*    -       wolf    ->  rabbit  wolf    -
        1     -       wolf    ->  rabbit  wolf    -
        2     rabbit  rabbit  ->  -       -       -
        3     -       wolf    ->  -       -       wolf
    """)
    assert [(taken["seat"], taken["place"]) for taken in told(table.events, "wolf-takes-rabbit")] == [
        (0, "easy"),
        (1, "above"),
    ]


def test_a_card_above_a_lodge_belongs_to_the_player_who_played_it() -> None:
    """J11, J9 Nobody took it: it becomes that player's easy prey and then goes into that player's pile."""
    table = board("""
        seat  easy
        0*    -
        1     -
        2     -
    """)
    play_round(table, "carrot closed-season carrot")
    assert table.view(None)["easy"] == ["carrot", "closed-season", "carrot"]
    play_round(table, "carrot carrot carrot")
    assert [pile["closed-season"] for pile in table.view(None)["pile"]] == [0, 1, 0]


def test_a_card_that_another_takes_belongs_to_that_player() -> None:
    """J11 The rabbit played by seat 1 is in the pile of seat 0 from then on."""
    table = board("""
        seat  easy
        0*    -
        1     -
        2     -
    """)
    play_round(table, "wolf rabbit carrot")
    play_round(table, "carrot carrot carrot")
    assert [pile["rabbit"] for pile in table.view(None)["pile"]] == [1, 0, 0]


def test_a_wolf_that_has_taken_a_rabbit_stays_its_players_own() -> None:
    """J11, J6 It is turned, not handed over: easy prey of the player who played it, and open to all other hunters."""
    table = board("""
        seat  easy
        0*    -
        1     -
        2     -
    """)
    play_round(table, "wolf rabbit carrot")
    assert table.view(None)["easy"] == ["wolf", None, "carrot"]
    play_round(table, "carrot carrot hunter")
    assert [pile["wolf"] for pile in table.view(None)["pile"]] == [0, 0, 1]


def turned_by(position: dict[str, Any], steps: int) -> dict[str, Any]:
    """The same table with all players moved so many seats to the left, and the start card with them."""
    seats = position["seats"]
    state = dict(position["state"])
    for field in ("hand", "above", "easy", "pile", "under", "turned", "scored"):
        state[field] = [state[field][(seat - steps) % seats] for seat in range(seats)]
    state["start"] = (state["start"] + steps) % seats
    state["owing"] = sorted((seat + steps) % seats for seat in state["owing"])
    return {**position, "state": state}


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1), steps=st.integers(1, 4))
def test_no_seat_is_special(seats: int, seed: int, steps: int) -> None:
    """J5, J6, J7, J8 Turn the table with all that lies on it, and every round goes the same way."""
    table = HUNT.table(seats=seats, seed=seed)
    twin = HUNT.table(position=turned_by(table.position(), steps))
    for _ in random_rounds(table, seed):
        _follow(table, twin, steps)
        assert twin.position() == turned_by(table.position(), steps)


def _follow(table: Table, twin: Table, steps: int) -> None:
    """Play at the turned table what was just played at the first."""
    for made in table.history[-table.seats :]:
        twin.play((made.seat + steps) % table.seats, made.action)
