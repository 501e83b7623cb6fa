"""Thousands of tables in one call of Gymnasium: observations, masks and new games in arrays that are made once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from sousbois.core.errors import Unreadable
from sousbois.core.setup import set_up
from sousbois.doors.compiled.rewards import SHARES
from sousbois.doors.opponents import RANDOM, names_of
from sousbois.doors.spaces import action_space, observation_space
from sousbois.doors.tables import Tables, drawn_seed
from sousbois.games import load

Observed = dict[str, NDArray[Any]]


class SeatVectorEnv(VectorEnv[Observed, NDArray[np.int64], NDArray[Any]]):
    """Tables of one game, in each of which one seat is played from outside, or all of them.

    Whatever `reset` and `step` return are the same arrays each time, written anew: copy what you keep. Where a game
    ends, the next one is dealt within the same step; `info["final_obs"]` then holds what was seen in the end, in the
    rows that `info["_final_obs"]` marks.

    With `seat=None` every decision of every seat is asked for, as self-play wants it: `info["seat"]` says whose turn it
    is at each table, a reward is that of the seat that has just acted, and `info["rewards"]` has those of all seats.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        num_envs: int = 1,
        seat: int | None = 0,
        opponents: str | Sequence[str] = RANDOM,
        edition: str | Path | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = SHARES,
    ) -> None:
        """Deal with `reset`. Opponents play at random here: the only ones that are compiled with the tables."""
        self.setup = set_up(load(game), seats, edition, options)
        if not set(names_of(opponents, self.setup)) <= {RANDOM}:
            raise Unreadable(
                f"opponents {opponents!r}: many tables at once know only {RANDOM!r}, or all seats (seat=None)"
            )
        self._tables = tables = Tables(self.setup, num_envs, seat=seat, reward=reward, autoreset=True)
        self.num_envs = num_envs
        self.single_observation_space = observation_space(tables.form)
        self.single_action_space = action_space(tables.form)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._observed: Observed = {"observation": tables.observations, "action_mask": tables.masks}
        self._truncated = np.zeros(num_envs, np.bool_)
        self._info = {
            "action_mask": tables.masks,
            "seat": tables.seats,
            "rewards": tables.rewards,
            "illegal": tables.illegal,
            "final_obs": {"observation": tables.last, "action_mask": np.zeros_like(tables.masks)},
            "_final_obs": tables.ended,
        }

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal everywhere: at the first table from this seed, at the second from the next one, and so on."""
        super().reset(seed=seed)
        self._tables.reset(drawn_seed(self.np_random) if seed is None else seed)
        return self._observed, dict(self._info)

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[Observed, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """Carry out an action at each table. An illegal one ends the game there, and `info["illegal"]` says so."""
        actions = np.require(actions, np.int64, ("C", "W"))  # what is otherwise is copied, not compiled for anew
        if actions.shape != (self.num_envs,):
            raise Unreadable(f"actions of shape {actions.shape}: expected one for each of {self.num_envs} tables")
        self._tables.step(actions)
        return self._observed, self._tables.earned, self._tables.ended, self._truncated, dict(self._info)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table, all equally likely, drawn in compiled code; always the same array."""
        return self._tables.random_actions()
