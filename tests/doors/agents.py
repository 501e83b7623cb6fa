"""What agents of PettingZoo do in tests."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sousbois.core.chance import branch
from tests.doors.games import compiled

in_games_at_once = pytest.mark.parametrize(
    "name", [pytest.param(name, marks=compiled(name)) for name in ("hamster", "hunt")]
)
"""Games in which all agents can act at once."""


def legal_in(mask: NDArray[np.int8], number: int) -> int:
    """A legal action, which differs from number to number."""
    legal = np.flatnonzero(mask)
    return int(legal[branch(0, number) % len(legal)])


def illegal_in(mask: NDArray[np.int8]) -> int:
    """The first illegal action."""
    return int(np.flatnonzero(mask == 0)[0])


def turns(environment: Any, first: int = 0) -> Iterator[tuple[str, int | None]]:
    """Play a game that was dealt to its end; before each step the agent that is asked and what it will do."""
    for number in count(first):
        if not environment.agents:
            return
        observed, _, terminated, truncated, _ = environment.last()
        action = None if terminated or truncated else legal_in(observed["action_mask"], number)
        yield environment.agent_selection, action
        environment.step(action)


def chosen_by_all(observed: dict[str, Any], number: int) -> dict[str, int]:
    """A legal action of each agent that owes a decision."""
    masks = {agent: each["action_mask"] for agent, each in observed.items()}
    return {agent: legal_in(mask, number + at) for at, (agent, mask) in enumerate(masks.items()) if mask.any()}
