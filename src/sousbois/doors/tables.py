"""Tables played side by side in compiled code: what all doors are built on.

Whatever a step brings is written into arrays that are made once. They are the same from step to step, so whoever wants
to keep a row copies it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from sousbois.bots.knowing import thinking_twins
from sousbois.core.chance import WORDS, checked_seed, sow
from sousbois.core.errors import Unreadable
from sousbois.core.record import NOTHING, Records, clone
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.doors.compiled.observation import Observation, look
from sousbois.doors.compiled.rewards import FORFEIT, POINTS, SHARES, checked_reward
from sousbois.doors.compiled.stepping import choose_at_random, step
from sousbois.play.table import Table

SEED_BITS = 32
"""How large a seed is that is drawn where none is given."""

_KEPT = (
    *("records", "seats", "observations", "masks", "rewards", "earned", "ended", "illegal", "last"),
    *("_fresh", "_seeds", "_chances", "_chance"),
)
"""Where tables keep what goes on at them."""


class Tables:
    """Some tables of one game, at each of which one seat is asked for an action at a time.

    Seats that decide at the same time are asked one after the other; none sees what another has chosen.
    """

    def __init__(
        self,
        setup: Setup,
        count: int = 1,
        *,
        seat: int | None = None,
        reward: str = SHARES,
        autoreset: bool = False,
    ) -> None:
        """Decide for one seat, against opponents that play at random, or for all of them if none is named. With
        `autoreset` a new game is dealt as soon as one has ended."""
        if isinstance(count, bool) or not isinstance(count, int) or count < 1:
            raise Unreadable(f"tables {count!r}: expected a whole number, at least 1")
        if seat is not None and seat not in range(setup.seats):
            raise Unreadable(f"seat {seat!r}: the seats are 0 to {setup.seats - 1}")
        checked_reward(reward)
        self.setup = setup
        self.form = Observation(setup)
        actions = len(setup.actions)
        self.records = setup.game.rules.State.blank(count)
        """The true states, hidden cards and all."""
        self.seats = np.full(count, NOTHING, np.int64)
        """The seat that is asked at each table; NOTHING where the game is over."""
        self.observations = np.zeros((count, self.form.size), np.int16)
        """What that seat sees; where the game is over, what the seat that acted last sees."""
        self.masks = np.zeros((count, actions), np.int8)
        """What it may do: 1 for each legal action."""
        self.rewards = np.zeros((count, setup.seats), np.float64)
        """What the last step has brought to each seat."""
        self.earned = np.zeros(count, np.float64)
        """What it has brought to the seat that acted."""
        self.ended = np.zeros(count, np.bool_)
        """Whether it has ended the game."""
        self.illegal = np.zeros(count, np.bool_)
        """Whether that was because the action was illegal."""
        self.last = np.zeros((count, self.form.size), np.int16)
        """Where a game has ended and another was dealt: what the seat that acted saw in the end."""
        self._fresh = np.ones(count, np.bool_)
        self._seeds = np.zeros(count, np.uint64)
        self._chances = np.zeros((count, WORDS), np.uint64)
        self._numbers = self.records.view(np.int8).reshape(count, -1)
        self._actions = np.zeros(count, np.int64)
        self._chance = np.zeros(WORDS, np.uint64)
        twins = thinking_twins(setup.game)
        self._step: Any = twins.of(step)
        self._look: Any = twins.of(look)
        self._choose: Any = twins.of(choose_at_random)
        self._settled = (
            self.records,
            self._numbers,
            setup.blank(),
            setup.edition.facts,
            self.form.runs,
            self.form.owned,
            (1 << setup.seats) - 1 if seat is None else 1 << seat,
            len(setup.game.steps),
            reward == POINTS,
            FORFEIT[reward],
            autoreset,
            self._fresh,
            self._seeds,
            self._chances,
        )
        self._written = (
            self.seats,
            np.zeros(actions, np.int64),
            self.observations,
            self.masks,
            self.rewards,
            self.earned,
            self.ended,
            self.illegal,
            self.last,
        )

    def __len__(self) -> int:
        return len(self.records)

    def reset(self, seed: int) -> None:
        """Deal everywhere anew: the first table from this seed, as `sousbois.game(name).table(seed=seed)` does, the
        second from the next one, and so on."""
        self._seeds[:] = np.uint64(checked_seed(seed)) + np.arange(len(self), dtype=np.uint64)
        self._fresh[:] = True
        sow(self._chance, seed)
        self.step(self._actions)

    def step(self, actions: NDArray[np.int64]) -> None:
        """Carry out an action at each table. An illegal one ends the game (see `FORFEIT`)."""
        self._step(*self._settled, actions, *self._written)

    def random_actions(self) -> NDArray[np.int64]:
        """A legal action for each table, all equally likely; always the same array."""
        self._choose(self.masks, self._chance, self._actions)
        return self._actions

    def seen(self, seat: int, table: int = 0) -> NDArray[np.int16]:
        """What a seat sees at a table, whether it is asked or not; an array of its own."""
        seen = np.empty(self.form.size, np.int16)
        self._look(self._numbers[table], self.form.runs, self.form.owned, seat, seen)
        return seen

    def kept(self) -> dict[str, NDArray[Any]]:
        """All that goes on at the tables, as it is now: not a copy."""
        return {name: getattr(self, name) for name in _KEPT}

    def take_up(self, kept: Mapping[str, NDArray[Any]]) -> None:
        """Go on from what was kept of tables of the same kind."""
        for name, numbers in kept.items():
            getattr(self, name)[:] = numbers

    def state(self, table: int) -> Shadow:
        """The true state of a table, in the form that interpreted rules and bots take."""
        return self.setup.shadow(self.records[table : table + 1])


def drawn_seed(chance: np.random.Generator) -> int:
    """A seed where none is given."""
    return int(chance.integers(1 << SEED_BITS))


def interpreted(setup: Setup, record: Records) -> Table:
    """A table at which rules run as they stand, going on from a compiled one, which has not told what happened."""
    silent = clone(record)
    silent["told"] = 0
    return Table.standing(setup, silent)
