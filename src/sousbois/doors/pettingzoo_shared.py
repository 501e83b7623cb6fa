"""What all PettingZoo environments have in common, whether agents are asked in turn or all at once."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cached_property
from operator import index
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

from sousbois.core.chance import branch
from sousbois.core.errors import Unreadable
from sousbois.core.setup import Setup, set_up
from sousbois.doors.pictures import HUMAN, RENDER_MODES, checked_render_mode, picture
from sousbois.doors.refusing import refusal
from sousbois.doors.single import SingleTable
from sousbois.doors.spaces import action_space, observation_space
from sousbois.doors.tables import drawn_seed
from sousbois.games import load

VERSION = 0
"""The version of the environments, which stands in their names; `pettingzoo.py` says what it means."""

REFUSE = "refuse"
"""What becomes of an illegal action in the raw environment: an error, and nothing has changed."""
END, RANDOM = ILLEGAL = ("end", "random")
"""What can become of it elsewhere: it ends the game, or a legal one is drawn in its place."""

REPLACEMENTS = 3
"""The branch of a game's seed from which legal actions are drawn in place of illegal ones."""

Observed = dict[str, NDArray[Any]]
"""An observation: `observation`, what an agent sees, and `action_mask`, what it may do."""


@dataclass(frozen=True)
class Settings:
    """What an environment is made from."""

    game: str
    seats: int | None
    edition: str | Path | None
    options: Mapping[str, Any] | None
    reward: str
    max_cycles: int | None
    illegal: str
    render_mode: str | None

    def __post_init__(self) -> None:
        cycles = self.max_cycles
        if cycles is not None and (isinstance(cycles, bool) or not isinstance(cycles, int) or cycles < 1):
            raise Unreadable(f"max_cycles {cycles!r}: expected a whole number, at least 1, or None")
        checked_render_mode(self.render_mode)

    @cached_property
    def setup(self) -> Setup:
        """The game made ready."""
        return set_up(load(self.game), self.seats, self.edition, self.options)

    def __deepcopy__(self, memo: dict[int, Any]) -> Settings:
        """Copies of an environment share what never changes."""
        return self

    def __reduce__(self) -> tuple[type[Settings], tuple[Any, ...]]:
        """Elsewhere the game is made ready again: its rules are not written down with it."""
        return Settings, tuple(getattr(self, field.name) for field in fields(self))


def checked_illegal(illegal: str) -> str:
    """What is to become of illegal actions, if it is one of the things that can."""
    if illegal not in ILLEGAL:
        raise Unreadable(f"illegal {illegal!r}: expected one of {', '.join(ILLEGAL)}")
    return illegal


class SharedEnvironment:
    """A table, its agents and their spaces. Both kinds of environment build on it."""

    agents: list[str]

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._open_table()
        game = self.setup.game
        self.metadata = {
            "name": f"{game.name}_v{VERSION}",
            "render_modes": RENDER_MODES,
            "is_parallelizable": game.simultaneous,
            "rules_version": game.version,
        }
        self.render_mode = settings.render_mode
        self.max_cycles = settings.max_cycles
        self.possible_agents = [f"player_{seat}" for seat in range(self.setup.seats)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observation_spaces = {agent: observation_space(self.table.form) for agent in self.possible_agents}
        self._action_spaces = {agent: action_space(self.table.form) for agent in self.possible_agents}
        self._deals = np.random.default_rng()
        self._seed = 0
        self._made = 0
        """How many actions have been made in this game."""
        self._cycles = 0
        self._offenders: dict[int, str] = {}
        """The seats whose last action was illegal, and why it has ended the game; nothing, if it has not."""

    def _open_table(self) -> None:
        self.setup = self.settings.setup
        self.table = SingleTable(self.setup, self.settings.reward)
        """The true table, hidden cards and all: not for agents."""

    def __getstate__(self) -> dict[str, Any]:
        """All but the table, of which only the numbers are kept: compiled rules are not copied."""
        kept = {name: value for name, value in self.__dict__.items() if name not in ("setup", "table")}
        return kept | {"going_on": self.table.kept()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        going_on = kept.pop("going_on")
        self.__dict__.update(kept)
        self._open_table()
        self.table.take_up(going_on)

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """What an agent can see; always the same object."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        """All actions of the game; always the same object."""
        return self._action_spaces[agent]

    def render(self) -> str | None:
        """Draw the table as one agent sees it: a text, or None where it is printed or no render mode was named."""
        return picture(self.setup, self.table.records, self._watching(), self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""

    def _watching(self) -> int:
        """The seat through whose eyes the table is drawn."""
        raise NotImplementedError

    def _show(self) -> None:
        """Print the table to people who watch the game go on."""
        if self.render_mode == HUMAN:
            self.render()

    def _deal(self, seed: int | None) -> None:
        """Deal: from this seed, as `sousbois.game(name).table(seed=seed)` does, or from one that follows from the last
        one given."""
        if seed is None:
            self._seed = drawn_seed(self._deals)
            self.table.reset(self._seed)
        else:
            self.table.reset(seed)
            self._seed = seed
            self._deals = np.random.default_rng(seed)
        self.agents = self.possible_agents.copy()
        self._made = self._cycles = 0
        self._offenders.clear()

    def _number(self, action: Any) -> int:
        """The number of an action, if there is one of that number; it may be illegal all the same."""
        try:
            number = index(action)
        except TypeError:
            raise Unreadable(f"action {action!r}: expected the number of an action") from None
        return self.setup.actions.read(number).number

    def _drawn(self) -> int:
        """A legal action of the seat that is asked, all equally likely, always the same at the same point of the same
        game."""
        legal = np.flatnonzero(self.table.masks[0])
        return int(legal[branch(branch(self._seed, REPLACEMENTS), self._made) % len(legal)])

    def _offend(self, seat: int, action: int) -> None:
        """Remember that the action of a seat was illegal."""
        ends = self.settings.illegal == END
        self._offenders[seat] = str(refusal(self.setup, self.table.records, seat, action)) if ends else ""

    def _play(self, action: int) -> None:
        """Carry out an action of the seat that is asked."""
        self.table.play(action)
        self._made += 1

    def _info(self, seat: int, mask: NDArray[np.int8]) -> dict[str, Any]:
        """What else an agent is told: what it may do, whether its last action was illegal, and why that has ended the
        game."""
        info: dict[str, Any] = {"action_mask": mask}
        if seat in self._offenders:
            info["illegal"] = True
            if self._offenders[seat]:
                info["refused"] = self._offenders[seat]
        return info
