"""The door to Gymnasium: one seat of a table, the others taken by bots.

Importing this module registers every game, such as `sousbois/Badger-v0`, for `gymnasium.make` and for
`gymnasium.make_vec`, which steps thousands of tables in one call (`gymnasium_vector.py`). The number after the name is
raised whenever the same seed and the same actions would give other observations, masks or rewards than before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium.utils import EzPickle
from numpy.typing import NDArray

from sousbois.core.setup import set_up
from sousbois.doors.compiled.rewards import SHARES
from sousbois.doors.opponents import RANDOM, Bots, names_of
from sousbois.doors.pictures import RENDER_MODES, checked_render_mode, picture
from sousbois.doors.refusing import refusal
from sousbois.doors.spaces import action_space, observation_space
from sousbois.doors.tables import Tables, drawn_seed
from sousbois.games import load, names
from sousbois.play.table import Table

Observed = dict[str, NDArray[Any]]


class SeatEnv(gymnasium.Env[Any, np.int64], EzPickle):
    """One seat of one table. A step is an action of that seat and all that follows until it is asked again.

    The reward comes with the end of the game. An illegal action ends the game, and `info["refused"]` says why.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 1}  # noqa: RUF012  # declared so by Gymnasium

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        *,
        seat: int = 0,
        opponents: str | Sequence[str] = RANDOM,
        edition: str | Path | None = None,
        options: Mapping[str, Any] | None = None,
        reward: str = SHARES,
        render_mode: str | None = None,
    ) -> None:
        """Opponents are bots by name, one for all other seats or one for each; `sousbois match --help` lists them."""
        arguments = {"seat": seat, "opponents": opponents, "edition": edition, "options": options, "reward": reward}
        EzPickle.__init__(self, game, seats, **arguments, render_mode=render_mode)
        self.render_mode = checked_render_mode(render_mode)
        self.setup = set_up(load(game), seats, edition, options)
        self.seat = seat
        opponents = names_of(opponents, self.setup)
        at_random = set(opponents) <= {RANDOM}
        self._tables = Tables(self.setup, seat=seat if at_random else None, reward=reward)
        self.bots = None if at_random else Bots(self.setup, seat, opponents)
        self.observation_space = observation_space(self._tables.form)
        self.action_space = action_space(self._tables.form)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observed, dict[str, Any]]:
        """Deal from this seed, as `sousbois.game(name).table(seed=seed)` does; without one, whatever comes next."""
        super().reset(seed=seed)
        seed = drawn_seed(self.np_random) if seed is None else seed
        self._tables.reset(seed)
        if self.bots is not None:
            self.bots.sit_down(Table.dealt(self.setup, seed))
            self._let_bots_play(self.bots)
        if self.render_mode == "human":
            self.render()
        return self._observed(), self._info()

    def step(self, action: SupportsInt) -> tuple[Observed, float, bool, bool, dict[str, Any]]:
        """Carry out an action of the seat."""
        if self._tables.seats[0] != self.seat:
            raise gymnasium.error.ResetNeeded("the game is over or has not begun: call reset first")
        self._tables.step(np.array([action], np.int64))
        refused = {}
        if self._tables.illegal[0]:
            refused["refused"] = str(refusal(self.setup, self._tables.records, self.seat, int(action)))
        elif self.bots is not None:
            self.bots.see(self.seat, int(action))
            self._let_bots_play(self.bots)
        if self.render_mode == "human":
            self.render()
        earned = float(self._tables.rewards[0, self.seat])
        return self._observed(), earned, bool(self._tables.ended[0]), False, self._info() | refused

    def render(self) -> str | None:
        """The table as the seat sees it, as text: returned, or printed for people."""
        return picture(self.setup, self._tables.records, self.seat, self.render_mode)

    def _let_bots_play(self, bots: Bots) -> None:
        """Until the seat is asked or the game is over."""
        while not self._tables.ended[0] and self._tables.seats[0] != self.seat:
            self._tables.step(np.array([bots.choose(int(self._tables.seats[0]))], np.int64))

    def _observed(self) -> Observed:
        """Arrays that no later step changes."""
        return {"observation": self._tables.seen(self.seat), "action_mask": self._tables.masks[0].copy()}

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._tables.masks[0].copy()}


for _name in names():
    gymnasium.register(
        id=f"sousbois/{_name.capitalize()}-v0",
        entry_point=f"{__name__}:SeatEnv",
        vector_entry_point=f"{__name__}_vector:SeatVectorEnv",
        kwargs={"game": _name},
    )
