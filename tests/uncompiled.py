"""A plugin, `pytest -p tests.uncompiled`: skips the tests that would have to compile the rules of a game."""

from __future__ import annotations

from typing import Any

import pytest

from sousbois.core.rule import Twins
from sousbois.games import names


def pytest_configure() -> None:
    """Ask before rules are compiled."""
    compiled = Twins.of
    ready: set[tuple[Twins, Any]] = set()

    def only_if_ready(twins: Twins, function: Any) -> Any:
        if twins.name in names() and (twins, function) not in ready:
            if not twins.ready(function):
                pytest.skip(f"{twins.name} is not compiled yet")
            ready.add((twins, function))
        return compiled(twins, function)

    pytest.MonkeyPatch().setattr(Twins, "of", only_if_ready)
