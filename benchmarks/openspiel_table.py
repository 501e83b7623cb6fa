"""A table of sousbois as OpenSpiel's own IS-MCTS wants to see one (`open_spiel.python.algorithms.ismcts`).

Only its Python form will do: the one in C++ cannot draw anew what is hidden in a game that was not written in C++. It
asks no more of a state than the methods below, so the states here are plain objects: a `pyspiel.State` would go through
C++ and back at each call. The rules run compiled, one call for each action, so that most of the time is the bot's own.

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


class SpielType:
    """What the bot wants to know of a game before it plays."""

    dynamics = pyspiel.GameType.Dynamics.SEQUENTIAL
    information = pyspiel.GameType.Information.IMPERFECT_INFORMATION


class SpielGame:
    """What all states of a game have in common."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.facts = setup.edition.facts
        self.legal = np.zeros(len(setup.actions), np.int64)
        self.shares = np.zeros(setup.seats, np.float64)
        self.sight = [bits_seen(setup.game.rules.State, seat) for seat in range(setup.seats)]
        self.guess: Any = setup.game.twins.of(guess)
        self.decide: Any = setup.game.twins.of(decide)
        self.share: Any = setup.game.twins.of(share)

    def get_type(self) -> type[SpielType]:
        return SpielType

    def state(self, state: Shadow, seat: int) -> SpielState:
        """A state in which this seat decides, the first one of those that decide at the same time."""
        legal = [action.number for action in self.setup.legal(state, seat)]
        return SpielState(self, state.store(), seat, seat, legal)

    def compile(self) -> None:
        """Play any game to its end, so that no player's time is spent on compiling."""
        dealt = self.setup.deal(seed=0)
        state = self.state(dealt, self.setup.acting(dealt)[0]).guessed(seed=0)
        while not state.is_terminal():
            state.apply_action(state.legal_actions()[0])
        state.returns()


class SpielState:
    """A state, with those methods of a `pyspiel.State` that IS-MCTS calls."""

    __slots__ = ("_first", "_game", "_legal", "_seat", "_seen", "_table")

    def __init__(self, game: SpielGame, table: Records, first: int, seat: int, legal: list[int]) -> None:
        self._game = game
        self._table = table
        self._first = first
        """Where the turn begins among seats that decide at the same time."""
        self._seat = seat
        self._legal = legal
        self._seen: bytes | None = None

    def get_game(self) -> SpielGame:
        return self._game

    def clone(self) -> SpielState:
        return SpielState(self._game, clone(self._table), self._first, self._seat, self._legal)

    def guessed(self, seed: int) -> SpielState:
        """A copy in which all that the seat to decide cannot know is drawn anew."""
        guess = self.clone()
        self._game.guess(guess._table, self._game.facts, self._seat, np.uint64(seed))
        return guess

    def current_player(self) -> int:
        return self._seat

    def is_chance_node(self) -> bool:
        return False

    def is_terminal(self) -> bool:
        return self._seat == NOTHING

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What the current player may do; nobody else is ever asked about."""
        return self._legal

    def apply_action(self, action: int) -> None:
        game = self._game
        self._seat, found = game.decide(self._table, game.facts, self._seat, action, self._first, game.legal)
        self._legal = game.legal[:found].tolist()
        self._seen = None

    def information_state_string(self) -> bytes:
        """What the current player sees. It is asked for several times in a row, so it is kept."""
        if self._seen is None:
            self._seen = (self._table.view(np.uint8) & self._game.sight[self._seat]).tobytes()
        return self._seen

    def returns(self) -> list[float]:
        """At the end: each seat's share of victory, from -1 for none of it to 1 for all."""
        game = self._game
        game.share(self._table, game.facts, len(game.setup.game.steps), game.shares)
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
