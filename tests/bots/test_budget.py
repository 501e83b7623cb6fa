"""How budgets are written and read."""

from __future__ import annotations

from typing import Any

import pytest

from sousbois.bots.budget import Budget
from sousbois.core.errors import Unreadable


@pytest.mark.parametrize(
    ("text", "budget"),
    [
        ("50ms", Budget(milliseconds=50)),
        ("2s", Budget(milliseconds=2000)),
        ("2000it", Budget(iterations=2000)),
        ("999999999it", Budget(iterations=999_999_999)),
    ],
)
def test_a_budget_is_a_number_with_a_unit(text: str, budget: Budget) -> None:
    assert Budget.read(text) == budget


@pytest.mark.parametrize("budget", [Budget(milliseconds=50), Budget(milliseconds=2000), Budget(iterations=7)])
def test_the_text_of_a_budget_reads_back(budget: Budget) -> None:
    assert Budget.read(str(budget)) == budget


@pytest.mark.parametrize(
    "text", ["", "50", "ms", "-5ms", "1.5s", "5 ms", "5m", "5MS", "5ms ", "5ms\n", "\u0665ms", "1e3it", "1000000000it"]
)
def test_anything_else_is_refused_by_name(text: str) -> None:
    with pytest.raises(Unreadable, match=r"^budget .*such as 50ms, 2s or 2000it$") as refusal:
        Budget.read(text)
    assert repr(text) in str(refusal.value)


@pytest.mark.parametrize("text", ["0ms", "0s", "0it"])
def test_no_time_at_all_is_refused(text: str) -> None:
    with pytest.raises(Unreadable, match="budget 0: a budget is a whole number, 1 or more"):
        Budget.read(text)


@pytest.mark.parametrize("fields", [{}, {"milliseconds": 5, "iterations": 5}])
def test_a_budget_is_time_or_iterations_but_not_both(fields: dict[str, int]) -> None:
    with pytest.raises(Unreadable, match="one of the two"):
        Budget(**fields)


@pytest.mark.parametrize("number", [-1, 0, True, 2.5, "5"])
def test_a_budget_is_a_positive_whole_number(number: Any) -> None:
    with pytest.raises(Unreadable, match="a whole number, 1 or more"):
        Budget(iterations=number)
