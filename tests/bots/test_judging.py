"""How search judges states: certain at the end, a fair estimate before, the same on every machine."""

from __future__ import annotations

from math import exp

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sousbois.bots.judging import power, share_victory
from sousbois.core.setup import set_up
from sousbois.games import load, names
from tests.contract.walks import seeds, walk


@pytest.mark.parametrize("name", names())
@settings(max_examples=4)
@given(seed=seeds, choices=seeds)
def test_at_the_end_those_who_won_share_the_victory(name: str, seed: int, choices: int) -> None:
    setup = set_up(load(name))
    *_, (state, _, _) = walk(setup, seed, choices)
    outcome = setup.outcome(state)
    assert outcome is not None
    shares = [0.0] * setup.seats
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr("sousbois.bots.judging.standing", setup.game.rules.standing)
        share_victory(state, setup.edition.shadow, len(setup.game.steps), shares)
    won = 1 / len(outcome.winners)
    assert shares == [won if seat in outcome.winners else 0.0 for seat in range(setup.seats)]


@given(exponent=st.floats(-30, 0))
def test_the_power_of_e_is_close(exponent: float) -> None:
    assert power(exponent) == pytest.approx(exp(exponent), abs=3e-4)


def test_a_lead_beyond_measure_is_no_error() -> None:
    assert 0 < power(-1e9) < 1e-12
    assert power(0.0) == 1.0
