"""The tally of many games: whole-number sums."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.outcome import ranked
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.sim.tally import Result, Tally, winners

HUNT = load("hunt")
SETUP = set_up(HUNT, 3)

standings = st.lists(
    st.lists(st.lists(st.integers(-2, 2), min_size=2, max_size=2), min_size=3, max_size=3), min_size=1, max_size=8
)


def tally(rows: list[list[list[int]]]) -> Tally:
    """The tally of games that ended so."""
    tables = HUNT.rules.State.blank(len(rows))
    return Tally.of(SETUP, tables, np.ones(len(rows), np.int64), np.array(rows, np.int32).T)


def sums(found: Tally) -> list[object]:
    return [found.games, found.moves, found.victories.tolist(), found.scores.tolist(), found.squares.tolist()]


@given(standings)
def test_winners_are_those_of_the_ranking(rows: list[list[list[int]]]) -> None:
    found = winners(np.array(rows, np.int32).T)
    for game, won in zip(rows, found.T, strict=True):
        outcome = ranked(HUNT.steps, [tuple(standing) for standing in game])
        assert tuple(np.flatnonzero(won)) == outcome.winners


@given(standings, st.integers(0, 8))
def test_a_tally_is_the_sum_of_the_tallies_of_its_parts(rows: list[list[list[int]]], cut: int) -> None:
    total = Tally.empty(SETUP)
    for part in (rows[:cut], rows[cut:]):
        if part:
            total.add(tally(part))
    assert sums(total) == sums(tally(rows))
    assert set(total.reports) == set(HUNT.reports)


@given(standings)
def test_victories_are_told_apart_by_how_many_share_them(rows: list[list[list[int]]]) -> None:
    victories = tally(rows).victories
    shared = victories.sum(axis=0) / np.arange(1, 4)
    assert shared.sum() == len(rows)


def test_an_empty_tally_is_all_nought() -> None:
    empty = Tally.empty(SETUP)
    assert sums(empty) == [0, 0, [[0] * 3] * 3, [0] * 3, [0] * 3]


def test_games_scores_and_victories_are_summed_by_what_the_seats_play_as() -> None:
    igels = load("igels")
    setup = set_up(igels, 3)
    tables = igels.rules.State.blank(2)
    tables["species"][:, :3] = [[0, 1, 3], [3, 0, 1]]
    points = np.array([[[10, 7], [4, 7], [2, 1]]], np.int32)
    found = Result(setup, 0, Tally.of(setup, tables, np.ones(2, np.int64), points), 1.0, 0.0).by_role
    assert found["hedgehog"] == {"games": 2, "wins": 1.5, "share": 0.75, "mean_score": 8.5}
    assert found["mouse"] == {"games": 2, "wins": 0.5, "share": 0.25, "mean_score": 4.5}
    assert found["squirrel"] == {"games": 0, "wins": 0.0, "share": 0.0, "mean_score": 0.0}


def test_where_all_play_alike_there_are_no_roles() -> None:
    assert Result(SETUP, 0, Tally.empty(SETUP), 1.0, 0.0).by_role == {}
