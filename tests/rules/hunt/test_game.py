"""The end of the game: four days, most points, best day, shared victory."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import sousbois
from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.core.outcome import Outcome
from sousbois.play.table import Table
from tests.rules.course import told
from tests.rules.hunt.board import board, play_round, random_rounds

HUNT = sousbois.game("hunt")


def outcome(table: Table) -> Outcome:
    """How a game that is over has ended."""
    found = table.outcome()
    assert found is not None
    return found


def last_day(drawing: str) -> Outcome:
    """Play the last round of the last day, carrots only. Each seat gets 18 points for it.

    That is, in each pile: 2 wolves, 3 rabbits, 3 carrots with the one just played, 1 closed season. All hunters are
    under their lodges.
    """
    table = board(drawing)
    events = play_round(table, " ".join(["carrot"] * table.seats))
    assert [counted["points"] for counted in told(events, "day-counted")] == [18] * table.seats
    return outcome(table)


def test_after_three_days_the_game_goes_on() -> None:
    """J14 Aussi non, un nouveau jour de chasse débute."""
    table = board("""
        seat  hand    days
        0*    carrot  0 0
        1     carrot  0 0
        2     carrot  0 0
    """)
    events = play_round(table, "carrot carrot carrot")
    assert (table.view(None)["day"], table.acting(), table.outcome()) == (4, (0, 1, 2), None)
    assert told(events, "game-over") == []


def test_after_four_days_the_game_is_over() -> None:
    """J14 La partie se termine après quatre jours de chasse: nobody owes a choice any more."""
    table = board("""
        seat  hand    days
        0*    carrot  0 0 0
        1     carrot  0 0 0
        2     carrot  0 0 0
    """)
    events = play_round(table, "carrot carrot carrot")
    assert [(event.kind, event.clause) for event in events][-1] == ("game-over", "J14")
    assert (table.acting(), table.legal(0), table.view(None)["day"]) == ((), (), 4)
    assert told(events, "new-day") == []
    with pytest.raises(NotAllowed, match="the game is over"):
        table.play(0, "carrot")


def test_the_table_of_the_last_day_is_left_as_it_was_counted() -> None:
    """J14, J12 Nothing is dealt any more; all easy prey lies in the piles."""
    table = board("""
        seat  hand         days
        0*    carrot       1 2 3
        1     carrot wolf  1 2 3
        2     carrot       1 2 3
    """)
    play_round(table, "carrot carrot carrot")
    view = table.view(None)
    assert view["easy"] == [None] * 3
    assert [hand["wolf"] for hand in view["hand"]] == [0, 1, 0]
    assert [pile["carrot"] for pile in view["pile"]] == [3, 3, 3]
    assert view["scored"][1] == [1, 2, 3, 18 - 4 - 4]


def test_a_game_that_is_over_can_be_set_up_again_from_its_position() -> None:
    """J14 The position of a finished game is sound, and has the same outcome."""
    table = board("""
        seat  hand    days
        0*    carrot  1 2 3
        1     carrot  3 2 2
        2     carrot  1 0 0
    """)
    play_round(table, "carrot carrot carrot")
    again = HUNT.table(position=table.position())
    assert (again.acting(), again.outcome()) == ((), table.outcome())


def test_most_points_win() -> None:
    """J14 The days are added up: 10 + 0 + 5 + 18 is 33."""
    result = last_day("""
        seat  hand    days
        0*    carrot  10 0 5
        1     carrot  5 5 6
        2     carrot  -4 20 -2
    """)
    assert (result.scores, result.ranking, result.winners) == ((33, 34, 32), (2, 1, 3), (1,))
    [reason] = result.reasons
    assert (reason.step.name, reason.step.clause, reason.left) == ("points", "J14", (1,))


def test_the_last_day_counts_like_the_others() -> None:
    """J14, J12 Seat 2 turns the game on the last day by the lodge's 4 points."""
    table = board("""
        seat  hand    lodge  days
        0*    carrot  -      10 10 10
        1     carrot  -      0 0 0
        2     carrot  4      10 10 7
    """)
    play_round(table, "carrot carrot carrot")
    assert (outcome(table).scores, outcome(table).winners) == ((48, 18, 49), (2,))


def test_among_equals_the_best_single_day_wins() -> None:
    """J14 Le joueur à égalité qui a marqué le plus de points durant une journée de chasse gagne."""
    result = last_day("""
        seat  hand    days
        0*    carrot  10 10 10
        1     carrot  1 25 4
        2     carrot  20 5 5
    """)
    assert (result.scores, result.ranking, result.winners) == ((48, 48, 48), (3, 1, 2), (1,))
    assert [(reason.step.name, reason.values, reason.left) for reason in result.reasons] == [
        ("points", {0: 48, 1: 48, 2: 48}, (0, 1, 2)),
        ("best-day", {0: 18, 1: 25, 2: 20}, (1,)),
    ]


def test_a_great_day_does_not_help_whoever_has_fewer_points() -> None:
    """J14 The best day decides among those who are tied for victory, and among no others."""
    result = last_day("""
        seat  hand    days
        0*    carrot  20 5 5
        1     carrot  40 -10 -1
        2     carrot  10 10 10
    """)
    assert (result.scores, result.ranking, result.winners) == ((48, 47, 48), (1, 3, 2), (0,))
    assert result.reasons[1].values == {0: 20, 2: 18}


@pytest.mark.parametrize("day", [0, 1, 2])
def test_the_best_day_may_be_any_day(day: int) -> None:
    """J14 First, second or third."""
    days = [["4", "4", "4"], ["4", "4", "4"]]
    days[1] = ["-6", "-6", "-6"]
    days[1][day] = "24"
    result = last_day(f"""
        seat  hand    days
        0*    carrot  {" ".join(days[0])}
        1     carrot  {" ".join(days[1])}
        2     carrot  0 0 0
    """)
    assert (result.scores[0], result.scores[1], result.winners) == (30, 30, (1,))


def test_the_last_day_may_be_the_best() -> None:
    """J14 Seat 0 wins by the 22 points of the last day, against 20 on seat 1's first."""
    table = board("""
        seat  hand    lodge  days
        0*    carrot  4      0 0 0
        1     carrot  -      20 -8 -8
        2     carrot  -      0 0 0
    """)
    play_round(table, "carrot carrot carrot")
    result = outcome(table)
    assert (result.scores, result.winners) == ((22, 22, 18), (0,))
    assert result.reasons[-1].values == {0: 22, 1: 20}


def test_the_best_day_of_a_bad_game_may_be_below_zero() -> None:
    """J14, J12 Seats 1 and 2 end the last day with -20, tied at the top; seat 1's best day is -1, seat 2's is -2."""
    table = board("""
        seat  hand                                                                  days
        0*    carrot                                                                -90 -90 -90
        1     carrot carrot carrot rabbit rabbit rabbit wolf wolf hunter closed-season  -1 -4 -4
        2     carrot carrot carrot rabbit rabbit rabbit wolf wolf hunter closed-season  -2 -2 -5
    """)
    play_round(table, "carrot carrot carrot")
    result = outcome(table)
    assert (result.scores[1:], result.winners) == ((-29, -29), (1,))
    assert result.reasons[-1].values == {1: -1, 2: -2}


def test_who_ties_in_everything_wins_together() -> None:
    """J14 S'il y a encore égalité, tous les joueurs gagnent: those still tied, and the next is third."""
    result = last_day("""
        seat  hand    days
        0*    carrot  25 0 0
        1     carrot  0 0 24
        2     carrot  0 0 25
    """)
    assert (result.scores, result.ranking, result.winners) == ((43, 42, 43), (1, 3, 1), (0, 2))
    assert [(reason.step.name, reason.left) for reason in result.reasons] == [("points", (0, 2)), ("best-day", (0, 2))]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_a_whole_table_may_win_together(seats: int) -> None:
    """J14 All tied in points and best day: everyone wins."""
    rows = "\n".join(f"{seat}{'' if seat else '*'}  carrot  7 7 7" for seat in range(seats))
    result = last_day(f"seat  hand  days\n{rows}")
    assert (result.ranking, result.winners) == ((1,) * seats, tuple(range(seats)))


@given(seats=st.integers(3, 5), seed=st.integers(0, 2**64 - 1))
def test_every_game_has_four_days_and_an_outcome_that_follows_from_them(seats: int, seed: int) -> None:
    """J14 Most points, then the best day, then together: whatever has been played."""
    table = HUNT.table(seats=seats, seed=seed)
    counted = [told(events, "day-counted") for events in random_rounds(table, seed)]
    days = [[day["points"] for day in found] for found in counted if found]
    assert len(days) == 4
    assert len(table.history) <= table.setup.bound
    standings = [(sum(own), max(own)) for own in zip(*days, strict=True)]
    result = outcome(table)
    assert result.scores == tuple(total for total, _ in standings)
    assert result.winners == tuple(seat for seat in range(seats) if standings[seat] == max(standings))


@pytest.mark.parametrize(
    ("field", "value", "complaint"),
    [
        ("day", 0, "day: 0 is not one of the 4 days"),
        ("day", 5, "day: 5 is not one of the 4 days"),
        ("day", 1, "rounds"),
        ("rounds", [1, 0, 0, 0], "rounds"),
        ("rounds", [0, 1, 0, 0], "rounds"),
        ("rounds", [1, 1, 1, 0], "rounds"),
        ("scored", [[5, 1, 0, 0], [5, 0, 0, 0], [5, 0, 0, 0]], r"scored\[0\]"),
        ("scored", [[5, 0, 0, 0], [5, 0, 0, 0], [5, 0, 0, 9]], r"scored\[2\]"),
    ],
)
def test_a_position_whose_days_do_not_add_up_is_refused(field: str, value: object, complaint: str) -> None:
    """J14, J12 There are four days; a day has rounds when it comes, and points when it is over."""
    table = board("""
        seat  hand    days
        0*    carrot  5
        1     carrot  5
        2     carrot  5
    """)
    position = table.position()
    position["state"][field] = value
    with pytest.raises(Unreadable, match=f"impossible position: {complaint}"):
        HUNT.table(position=position)
