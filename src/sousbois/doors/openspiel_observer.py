"""What players see in a game of OpenSpiel, as numbers with names and as text."""

from __future__ import annotations

import numpy as np

from sousbois.doors.compiled.observation import OWN_SEAT, Observation
from sousbois.doors.openspiel_state import SpielState


class SpielObserver:
    """Writes down what a seat sees; `tensor` and `dict` are always the same arrays.

    Where a seat is to recall what was, the tensor tells how often it has taken each action, and not when or what it has
    seen before: only the string of an information state is of perfect recall.
    """

    def __init__(self, form: Observation, actions: int | None) -> None:
        """Write an observation, or, if there are so many actions to count, an information state."""
        self._size = form.size
        self._recalls = actions is not None
        self.tensor = np.zeros(form.size + (actions or 0), np.float32)
        self.dict = {"own_seat": self.tensor[OWN_SEAT : OWN_SEAT + 1]}
        """The parts of the tensor, by the names of the fields they show."""
        for part in form.parts:
            self.dict[part.field.name] = self.tensor[part.start : part.end].reshape(part.sizes or (1,))
        if self._recalls:
            self.dict["own_actions"] = self.tensor[form.size :]

    def set_from(self, state: SpielState, player: int) -> None:
        """Write what a seat sees into the arrays."""
        state.write_observation(player, self.tensor[: self._size])
        counts = self.tensor[self._size :]
        counts[:] = np.bincount(state.at.done[player], minlength=len(counts)) if self._recalls else 0

    def string_from(self, state: SpielState, player: int) -> str:
        """The same as text."""
        return state.information_state_string(player) if self._recalls else state.observation_string(player)
