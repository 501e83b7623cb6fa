"""Search: it keeps its budget, does the same everywhere, knows no more than its seat, and remembers a bounded number of
moves."""

from __future__ import annotations

import numpy as np
import pytest
from hypothesis import given, settings

from sousbois.bots import search
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.knowing import thinking_twins
from sousbois.bots.search import Thought, places_for, sight
from sousbois.bots.thinking import next_to_choose
from sousbois.bots.tree import LEAST_PLACES, PLACES, Move, digest
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup, set_up
from sousbois.core.shadow import Shadow
from sousbois.core.view import masked
from sousbois.games import load
from tests.checked import checked_thoughts
from tests.contract.walks import seeds, walk

HUNT = load("hunt")
SETUP = set_up(HUNT, 4)

pytestmark = pytest.mark.xdist_group("compiled hunt")


def question(state: Shadow, seat: int, setup: Setup = SETUP, seed: int = 1) -> Question:
    return Question(setup, seat, setup.redealt(state, seat, seed), setup.legal(state, seat), seed)


def figures(thought: Thought) -> list[tuple[str, int, float]]:
    return [(str(prospect.action), prospect.tried, prospect.value) for prospect in thought.prospects()]


@pytest.mark.parametrize("iterations", [1, 2, 77, 1000])
def test_a_budget_of_iterations_is_kept_to_the_last_one(iterations: int) -> None:
    thought = Thought(question(SETUP.deal(1), 2), Budget(iterations=iterations))
    assert thought.iterations == iterations
    assert sum(prospect.tried for prospect in thought.prospects()) == iterations


def test_a_budget_of_time_is_used() -> None:
    thought = Thought(question(SETUP.deal(1), 2), Budget(milliseconds=5))
    assert sum(prospect.tried for prospect in thought.prospects()) == thought.iterations > 0


def test_how_iterations_are_cut_into_slices_changes_nothing() -> None:
    asked = question(SETUP.deal(1), 2)
    whole, sliced = Thought(asked, Budget(iterations=600)), Thought(asked, Budget(iterations=1))
    for many in (1, 98, 500):
        sliced._iterate(many)
    assert figures(whole) == figures(sliced)


@settings(max_examples=10)
@given(seed=seeds, choices=seeds, guess=seeds)
def test_states_that_look_the_same_to_a_seat_lead_to_the_same_thoughts(seed: int, choices: int, guess: int) -> None:
    for at, (state, seat, _) in enumerate(walk(SETUP, seed, choices)):
        if at % 37 == 3:
            other = SETUP.redealt(state, seat, guess)
            here, there = (question(each, seat) for each in (state, other))
            assert figures(Thought(here, Budget(iterations=60))) == figures(Thought(there, Budget(iterations=60)))


def seen_by(state: Shadow, seat: int) -> int:
    """The key of what a seat sees, or everybody."""
    compiled = thinking_twins(HUNT).of(digest)
    return int(compiled(state.store().view(np.int64), *sight(SETUP, seat, alone=False), 0))


@settings(max_examples=10)
@given(seed=seeds, choices=seeds, guess=seeds)
def test_positions_are_told_apart_by_what_the_seat_sees_only(seed: int, choices: int, guess: int) -> None:
    keys = set()
    views = set()
    for state, _, _ in walk(SETUP, seed, choices):
        assert seen_by(state, 0) == seen_by(SETUP.redealt(state, 0, guess), 0)
        keys.add(seen_by(state, 0))
        view = masked(HUNT.rules.State, state.store(), 0)
        view["told"], view["tale"] = 0, 0
        views.add(view.tobytes())
    assert len(keys) == len(views)


@settings(max_examples=10)
@given(seed=seeds, choices=seeds, guess=seeds)
def test_what_everybody_sees_is_the_same_whatever_a_seat_hides(seed: int, choices: int, guess: int) -> None:
    keys = set()
    for state, _, _ in walk(SETUP, seed, choices):
        for seat in range(SETUP.seats):
            assert seen_by(state, NOTHING) == seen_by(SETUP.redealt(state, seat, guess), NOTHING)
        keys.add(seen_by(state, NOTHING))
    assert len(keys) > 1


def test_where_all_choose_in_secret_the_thinking_seat_chooses_last() -> None:
    assert [next_to_choose(owing, 1) for owing in (0b1111, 0b1110, 0b1010, 0b0010)] == [0, 2, 3, 1]


def test_memory_is_bounded_and_search_goes_on_when_it_is_full() -> None:
    asked = question(SETUP.deal(1), 2)
    thought = Thought(asked, Budget(iterations=1))
    assert len(thought._moves) == LEAST_PLACES
    thought._iterate(20_000)
    filled = int((thought._moves["key"] != 0).sum())
    assert LEAST_PLACES // 2 < filled <= LEAST_PLACES * 3 // 4
    assert sum(prospect.tried for prospect in thought.prospects()) == 20_001
    assert places_for(Budget(milliseconds=600_000)) == places_for(Budget(iterations=10**9)) == PLACES
    assert Move.dtype.itemsize * PLACES == 24 << 20


def test_the_search_never_reads_or_writes_beside_its_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(search, "thinking_twins", checked_thoughts)
    thought = Thought(question(SETUP.deal(1), 2), Budget(iterations=5000))
    assert sum(prospect.tried for prospect in thought.prospects()) == 5000
