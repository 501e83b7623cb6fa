"""The spaces that observations and actions lie in, as Gymnasium and PettingZoo describe them."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces

from sousbois.doors.compiled.observation import Observation


def observation_space(form: Observation) -> spaces.Dict:
    """What a seat sees, and what it may do."""
    low, high = form.bounds
    return spaces.Dict(
        {
            "observation": spaces.Box(low, high, dtype=np.int16),
            "action_mask": spaces.Box(0, 1, (len(form.setup.actions),), np.int8),
        }
    )


def action_space(form: Observation) -> spaces.Discrete[Any]:
    """All actions; the mask says which of them are legal."""
    return spaces.Discrete(len(form.setup.actions))
