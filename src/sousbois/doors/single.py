"""One compiled table, of which doors ask more than of many: who owes a decision, and what each of them may do."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.bots.knowing import thinking_twins
from sousbois.core.setup import Setup
from sousbois.doors.compiled.moments import ask
from sousbois.doors.tables import Tables


class SingleTable(Tables):
    """One table, at which all seats are decided for from outside."""

    def __init__(self, setup: Setup, reward: str) -> None:
        super().__init__(setup, reward=reward)
        self._action = np.zeros(1, np.int64)
        self._legal = np.zeros(len(setup.actions), np.int64)
        self._no_masks = np.zeros((0, len(setup.actions)), np.int8)
        self._ask: Any = thinking_twins(setup.game).of(ask)

    def play(self, action: int) -> None:
        """Carry out an action of the seat that is asked."""
        self._action[0] = action
        self.step(self._action)

    def owing(self) -> tuple[int, ...]:
        """The seats that owe a decision."""
        bits, _ = self._asked(self._no_masks)
        return tuple(seat for seat in range(self.setup.seats) if bits >> seat & 1)

    def half_made(self) -> bool:
        """Whether the seat that is asked has begun a decision that takes several actions."""
        _, half_made = self._asked(self._no_masks)
        return half_made

    def fill_masks(self, masks: NDArray[np.int8]) -> None:
        """Write what each seat may do: 1 for each legal action, and nothing for seats that owe no decision."""
        self._asked(masks)

    def _asked(self, masks: NDArray[np.int8]) -> tuple[int, bool]:
        asked: tuple[int, bool] = self._ask(self.records, self.setup.edition.facts, self._legal, masks)
        return asked
