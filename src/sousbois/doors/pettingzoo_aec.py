"""A game as PettingZoo's AECEnv: one agent is asked at a time."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray
from pettingzoo import AECEnv

from sousbois.doors.pettingzoo_shared import RANDOM, REFUSE, Observed, Settings, SharedEnvironment
from sousbois.doors.refusing import refusal
from sousbois.play.table import is_waiting


class TurnEnvironment(SharedEnvironment, AECEnv[str, Observed, int | None]):  # type: ignore[misc]  # has no types
    """A game in which one agent acts at a time.

    Agents that decide at the same time are asked one after the other, and none sees what another has chosen. The table
    is drawn as the agent sees it that is asked.
    """

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        self._nothing = np.zeros(len(self.setup.actions), np.int8)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game. The options of PettingZoo mean nothing here."""
        self._deal(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._tell_all()
        self.agent_selection = self.agents[self.table.seats[0]]
        self._show()

    def observe(self, agent: str) -> Observed:
        """What an agent sees and may do now."""
        seat = self._seat_of[agent]
        asked = seat == self.table.seats[0]
        seen = self.table.observations[0].copy() if asked else self.table.seen(seat)
        return {"observation": seen, "action_mask": self._mask(seat)}

    def step(self, action: int | None) -> None:
        """Carry out an action of the agent that is asked, or (None) take an agent away whose game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if self.max_cycles is None:
            self._act(self._seat_of[agent], action)
        else:
            before = self.table.owing()
            self._act(self._seat_of[agent], action)
            self._cycles += not is_waiting(before, self.table.owing()) and not self.table.half_made()
        if self.table.ended[0]:
            self.rewards = dict(zip(self.agents, self.table.rewards[0].tolist(), strict=True))
            self._cumulative_rewards = self.rewards.copy()
            self._stop(self.terminations)
        elif self.max_cycles is not None and self._cycles >= self.max_cycles:
            self._stop(self.truncations)
        else:
            asked = self.possible_agents[self.table.seats[0]]
            self._tell(agent)
            self._tell(asked)
            self.agent_selection = asked
        self._show()

    def _act(self, seat: int, action: int | None) -> None:
        """Carry out an action, whatever is to be done if it is illegal."""
        number = self._number(action)
        if self.table.masks[0, number]:
            self._offenders.pop(seat, None)
        elif self.settings.illegal == REFUSE:
            raise refusal(self.setup, self.table.records, seat, number)
        else:
            self._offend(seat, number)
            if self.settings.illegal == RANDOM:
                number = self._drawn()
        self._play(number)

    def _stop(self, endings: dict[str, bool]) -> None:
        """Let all agents leave."""
        endings.update(dict.fromkeys(self.agents, True))
        self._tell_all()
        self.agent_selection = self.agents[0]

    def _mask(self, seat: int) -> NDArray[np.int8]:
        """What a seat may do: nothing, unless it is asked."""
        return self.table.masks[0].copy() if seat == self.table.seats[0] else self._nothing.copy()

    def _tell(self, agent: str) -> None:
        seat = self._seat_of[agent]
        self.infos[agent] = self._info(seat, self._mask(seat))

    def _tell_all(self) -> None:
        self.infos: dict[str, dict[str, Any]] = {}
        for agent in self.agents:
            self._tell(agent)

    def _watching(self) -> int:
        return self._seat_of[self.agent_selection]
