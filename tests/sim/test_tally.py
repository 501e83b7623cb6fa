"""The tally of many games: whole-number sums."""

from __future__ import annotations

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.outcome import ranked
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.sim.tally import Tally, winners

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
