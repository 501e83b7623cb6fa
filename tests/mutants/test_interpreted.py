"""Kernels of bots, interpreted for their mutants."""

from __future__ import annotations

from functools import cache
from inspect import unwrap

import pytest

from sousbois.bots import knowing
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.greedy import Greedy
from sousbois.bots.search import Thought
from sousbois.core import rule
from sousbois.core.chance import unsigned
from sousbois.core.setup import set_up
from sousbois.games import load, names
from tests.mutants.interpreted import interpret


@pytest.mark.parametrize(
    "game", [pytest.param(game, marks=pytest.mark.xdist_group(f"compiled {game}")) for game in names()]
)
def test_interpreted_kernels_find_what_compiled_ones_find(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    setup = set_up(load(game))
    state = setup.deal(seed=0)
    seat = setup.acting(state)[0]
    question = Question(setup, seat, setup.redealt(state, seat, 0), setup.legal(state, seat), seed=0)
    compiled = found(question)
    monkeypatch.setattr(unsigned, "compiled_as", unsigned)
    monkeypatch.setattr(rule, "_compile", interpret)
    monkeypatch.setattr(rule, "_shared", cache(unwrap(rule._shared)))
    monkeypatch.setattr(knowing, "_twins", {})
    assert found(question) == compiled


def found(question: Question) -> object:
    """What search and greed see in a position."""
    return Thought(question, Budget(iterations=8)).prospects(), Greedy().leads(question)
