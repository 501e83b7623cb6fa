"""What tests of matches share."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.arena.crowd import Broken, First, Last, known


@pytest.fixture(autouse=True)
def crowd() -> Iterator[None]:
    """Some cheap bots can be asked for by name."""
    with known(first=First, last=Last, broken=Broken):
        yield
