"""What the contract itself says of every game."""

from __future__ import annotations

import pytest

from sousbois.core import contract


@pytest.mark.parametrize(("seats", "first"), [(0b1, 0), (0b110, 1), (0b100, 2), (0b11000, 3)])
def test_first_of_some_seats_is_the_lowest(seats: int, first: int) -> None:
    assert contract.first_of(seats) == first


def test_legal_actions_are_those_that_nothing_forbids(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contract, "why_not", lambda state, edition, seat, action: action % 3 == seat)
    actions = [-1] * 7
    found = contract.fill_legal(None, None, 1, actions)
    assert actions[:found] == [0, 2, 3, 5, 6]
