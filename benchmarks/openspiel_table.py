"""A table of sousbois as a game of OpenSpiel in Python, as far as OpenSpiel's own IS-MCTS needs one
(`open_spiel.python.algorithms.ismcts`; the one in C++ cannot draw anew what is hidden in a game written in Python).

The rules run compiled, one call for each action, so that most of the time is OpenSpiel's own.

Chance has no nodes of its own: its generator is part of the state, seen by nobody, and sown anew in every guess. Seats
that decide at the same time choose one after the other, and what a seat sees never holds what others have just chosen.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sousbois.bots.judging import share_victory
from sousbois.core.contract import acting, apply, fill_legal, redeal
from sousbois.core.record import NOTHING, Record, Records, clone
from sousbois.core.rule import rule
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.core.view import masked


@rule
def guess(tables: Any, editions: Any, seat: int, seed: int) -> None:
    """Draw anew all that a seat cannot know."""
    redeal(tables[0], editions[0], seat, seed)


@rule
def decide(tables: Any, editions: Any, seat: int, action: int, first: int, legal: Any) -> tuple[int, int]:
    """Carry out an action; the answer is who decides next, and how many legal actions were written to `legal`."""
    apply(tables[0], editions[0], seat, action)
    owing = acting(tables[0])
    if owing == 0:
        return NOTHING, 0
    following = first
    while not owing >> following & 1:
        following = (following + 1) % tables[0].seats
    return following, fill_legal(tables[0], editions[0], following, legal)


@rule
def share(tables: Any, editions: Any, steps: int, shares: Any) -> None:
    """Write each seat's share of victory at the end of a game."""
    share_victory(tables[0], editions[0], steps, shares)


GAME_TYPE = {
    "dynamics": pyspiel.GameType.Dynamics.SEQUENTIAL,
    "chance_mode": pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    "information": pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    "utility": pyspiel.GameType.Utility.CONSTANT_SUM,
    "reward_model": pyspiel.GameType.RewardModel.TERMINAL,
    "provides_information_state_string": True,
    "provides_information_state_tensor": False,
    "provides_observation_string": False,
    "provides_observation_tensor": False,
}
LONGEST_GAME = 10_000
"""More decisions than any game has."""


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # pyspiel has no types
    """What all states of a game have in common."""

    def __init__(self, setup: Setup) -> None:
        seats = setup.seats
        name = f"sousbois_{setup.game.name}"
        kind = pyspiel.GameType(
            short_name=name, long_name=name, max_num_players=seats, min_num_players=seats, **GAME_TYPE
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=len(setup.actions),
            max_chance_outcomes=0,
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=2.0 - seats,
            max_game_length=LONGEST_GAME,
        )
        super().__init__(kind, info, {})
        self.setup = setup
        self.facts = setup.edition.facts
        self.legal = np.zeros(len(setup.actions), np.int64)
        self.shares = np.zeros(seats, np.float64)
        self.sight = [bits_seen(setup.game.rules.State, seat) for seat in range(seats)]
        self.guess: Any = setup.game.twins.of(guess)
        self.decide: Any = setup.game.twins.of(decide)
        self.share: Any = setup.game.twins.of(share)

    def new_initial_state(self) -> SpielState:
        """A state without a table: OpenSpiel makes one for every copy, and lays a copy of the table into it."""
        return SpielState(self)

    def state(self, state: Shadow, seat: int) -> SpielState:
        """A state in which this seat decides, the first one of those that decide at the same time."""
        legal = [action.number for action in self.setup.legal(state, seat)]
        made = self.new_initial_state()
        made.at = Table(self, state.store(), seat, seat, legal)
        return made

    def compile(self) -> None:
        """Play any game to its end, so that no player's time is spent on compiling."""
        dealt = self.setup.deal(seed=0)
        state = self.state(dealt, self.setup.acting(dealt)[0]).guessed(seed=0)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        state.returns()


class Table:
    """Where a game stands, who decides next, and what that seat can do and sees."""

    __slots__ = ("first", "game", "legal", "seat", "seen", "table")

    def __init__(self, game: SpielGame, table: Records, first: int, seat: int, legal: list[int]) -> None:
        self.game = game
        self.table = table
        self.first = first
        """Where the turn begins among seats that decide at the same time."""
        self.seat = seat
        self.legal = legal
        self.seen: bytes | None = None

    def __deepcopy__(self, memo: dict[int, Any]) -> Table:
        return Table(self.game, clone(self.table), self.first, self.seat, self.legal)


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state, with those methods of a `pyspiel.State` that IS-MCTS calls."""

    at: Table
    """The only thing that OpenSpiel has to copy besides its own."""

    def guessed(self, seed: int) -> SpielState:
        """A copy in which all that the seat to decide cannot know is drawn anew."""
        guess: SpielState = self.clone()
        at = guess.at
        at.game.guess(at.table, at.game.facts, at.seat, np.uint64(seed))
        return guess

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.at.seat == NOTHING else self.at.seat

    def is_terminal(self) -> bool:
        return self.at.seat == NOTHING

    def _legal_actions(self, player: int) -> list[int]:
        """What the current player may do; nobody else is ever asked about."""
        return self.at.legal

    def _apply_action(self, action: int) -> None:
        at = self.at
        game = at.game
        at.seat, found = game.decide(at.table, game.facts, at.seat, action, at.first, game.legal)
        at.legal = game.legal[:found].tolist()
        at.seen = None

    def information_state_string(self, player: int | None = None) -> bytes:
        """What the current player sees. It is asked for several times in a row, so it is kept."""
        at = self.at
        if at.seen is None:
            at.seen = (at.table.view(np.uint8) & at.game.sight[at.seat]).tobytes()
        return at.seen

    def returns(self) -> list[float]:
        """At the end: each seat's share of victory, from -1 for none of it to 1 for all."""
        game = self.at.game
        game.share(self.at.table, game.facts, len(game.setup.game.steps), game.shares)
        return [2 * share - 1 for share in game.shares.tolist()]


def bits_seen(kind: type[Record], seat: int) -> NDArray[np.uint8]:
    """The bits of a table that a seat sees: those which make a difference to its view.

    The tale of the last decision is left out. It says nothing that cannot be seen on the table, and with it the same
    position, reached in two ways, would be searched twice.
    """
    dark, bright = (
        masked(kind, np.full(kind.dtype.itemsize, byte, np.uint8).view(kind.dtype), seat) for byte in (0x00, 0xFF)
    )
    bright["told"], bright["tale"] = dark["told"], dark["tale"]
    seen: NDArray[np.uint8] = dark.view(np.uint8) ^ bright.view(np.uint8)
    return seen
