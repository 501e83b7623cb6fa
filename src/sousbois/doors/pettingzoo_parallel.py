"""A game as PettingZoo's ParallelEnv: all agents that owe a decision give it in the same step."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from pettingzoo import ParallelEnv

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.doors.compiled.rewards import FORFEIT
from sousbois.doors.pettingzoo_shared import END, Observed, Settings, SharedEnvironment

WATCHING = 0
"""The seat through whose eyes the table is drawn."""


class ParallelEnvironment(SharedEnvironment, ParallelEnv[str, Observed, int]):  # type: ignore[misc]  # has no types
    """A game in which agents act at the same time; each step is a cycle. The table is drawn as `player_0` sees it."""

    def __init__(self, settings: Settings) -> None:
        super().__init__(settings)
        if not self.setup.game.simultaneous:
            raise Unreadable(f"game {settings.game!r}: has no simultaneous decisions, so it is played with env only")
        self.agents = []
        self._masks = np.zeros((self.setup.seats, len(self.setup.actions)), np.int8)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observed], dict[str, dict[str, Any]]]:
        """Deal a new game. The options of PettingZoo mean nothing here."""
        self._deal(seed)
        self.table.fill_masks(self._masks)
        self._show()
        return self._observations(), self._infos()

    def step(
        self, actions: Mapping[str, int]
    ) -> tuple[dict[str, Observed], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Carry out an action of each agent that owes a decision; those of others are ignored, and may be left out."""
        if not self.agents:
            raise NotAllowed("no game is being played: call reset")
        numbers = {seat: self._chosen(actions, seat) for seat in self.table.owing()}
        self._offenders.clear()
        for seat, number in numbers.items():
            if not self._masks[seat, number]:
                self._offend(seat, number)
        if self._offenders and self.settings.illegal == END:
            terminated = True
            forfeit = FORFEIT[self.settings.reward]
            earned = [forfeit if seat in self._offenders else 0.0 for seat in range(self.setup.seats)]
            self._masks[:] = 0
        else:
            for seat, number in numbers.items():
                self._play(self._drawn() if seat in self._offenders else number)
            terminated = bool(self.table.ended[0])
            earned = self.table.rewards[0].tolist()
            self.table.fill_masks(self._masks)
        self._cycles += 1
        truncated = not terminated and self.max_cycles is not None and self._cycles >= self.max_cycles
        if terminated or truncated:
            self.agents = []
        self._show()
        return (
            self._observations(),
            dict(zip(self.possible_agents, earned, strict=True)),
            dict.fromkeys(self.possible_agents, terminated),
            dict.fromkeys(self.possible_agents, truncated),
            self._infos(),
        )

    def _chosen(self, actions: Mapping[str, int], seat: int) -> int:
        """The number of an agent's action."""
        agent = self.possible_agents[seat]
        if agent not in actions:
            raise Unreadable(f"actions: none for {agent}, who owes a decision")
        return self._number(actions[agent])

    def _observations(self) -> dict[str, Observed]:
        """What each agent sees and may do now."""
        return {
            agent: {"observation": self.table.seen(seat), "action_mask": self._masks[seat].copy()}
            for seat, agent in enumerate(self.possible_agents)
        }

    def _infos(self) -> dict[str, dict[str, Any]]:
        return {agent: self._info(seat, self._masks[seat].copy()) for seat, agent in enumerate(self.possible_agents)}

    def _watching(self) -> int:
        return WATCHING
