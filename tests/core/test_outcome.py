"""Ranking: step by step, with the reason."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.outcome import Step, ranked

STEPS = (Step("points", "X1"), Step("tricks", "X2"))


def test_the_first_step_decides_if_it_can() -> None:
    outcome = ranked(STEPS, [(3, 9), (5, 0), (4, 9)])
    assert (outcome.scores, outcome.ranking, outcome.winners) == ((3, 5, 4), (3, 1, 2), (1,))
    assert [(reason.step.name, reason.values, reason.left) for reason in outcome.reasons] == [
        ("points", {0: 3, 1: 5, 2: 4}, (1,))
    ]


def test_a_tie_is_broken_among_those_who_tie() -> None:
    outcome = ranked(STEPS, [(5, 1), (5, 2), (4, 9)])
    assert (outcome.ranking, outcome.winners) == ((2, 1, 3), (1,))
    assert [reason.values for reason in outcome.reasons] == [{0: 5, 1: 5, 2: 4}, {0: 1, 1: 2}]


def test_whoever_ties_to_the_end_shares_the_victory() -> None:
    outcome = ranked(STEPS, [(5, 2), (1, 1), (5, 2), (1, 1)])
    assert (outcome.ranking, outcome.winners) == ((1, 3, 1, 3), (0, 2))
    assert outcome.reasons[-1].left == (0, 2)


def test_an_outcome_is_json() -> None:
    plain = ranked(STEPS, [(5, 1), (5, 2)]).plain()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["reasons"][1] == {"step": "tricks", "clause": "X2", "values": {"0": 1, "1": 2}}


@given(st.lists(st.tuples(st.integers(-3, 3), st.integers(-1, 1)), min_size=1, max_size=5))
def test_places_follow_the_standings(standings: list[tuple[int, ...]]) -> None:
    outcome = ranked(STEPS, standings)
    for one, first in zip(outcome.ranking, standings, strict=True):
        for other, second in zip(outcome.ranking, standings, strict=True):
            assert (one < other) == (first > second)
    assert outcome.reasons[-1].left == outcome.winners
