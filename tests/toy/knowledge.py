"""What a good player of the toy game knows: who leads."""

from __future__ import annotations

from typing import Any

from sousbois.bots.knowing import Habits, Level
from sousbois.core.rule import rule
from tests.toy.rules import standing

HABITS = Habits()
LEVELS = (Level(4, slips=50), Level(10), Level(40))


@rule
def worth(state: Any, edition: Any, seat: int) -> int:
    """The points so far."""
    return standing(state, edition, seat, 0)


@rule
def spread(state: Any, edition: Any) -> int:
    """A nut or two."""
    return 2
