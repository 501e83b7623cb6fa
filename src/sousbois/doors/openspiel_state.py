"""States of games of OpenSpiel: a table, what its seats remember, and who decides next."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel
from numpy.typing import NDArray

from sousbois.core.record import Records, clone
from sousbois.core.view import named_view
from sousbois.doors.compiled.recalling import PAST
from sousbois.doors.refusing import refusal

if TYPE_CHECKING:
    from sousbois.doors.openspiel import SpielGame

CHANCE, OVER = int(pyspiel.PlayerId.CHANCE), int(pyspiel.PlayerId.TERMINAL)
"""Who is to decide, to OpenSpiel, before the deal and after the end."""

FIRST_SEAT = 0
"""Where the turn begins among seats that decide at the same time."""

SEED_BITS = 53
"""The bits of a number from 0 to 1, as samplers draw them."""

DIGEST_BYTES = 8
"""The bytes of the digest of a table."""

BEFORE_THE_DEAL = "before the deal"
"""What is to be said of a state while there is nothing to see."""


class Node:
    """Where a game stands: the table, what the seats remember, who decides next, and what that seat can do."""

    __slots__ = ("done", "first", "legal", "memory", "seat", "strings", "table", "words")

    def __init__(
        self,
        table: Records,
        memory: NDArray[np.int64],
        done: list[list[int]],
        first: int,
        seat: int,
        legal: list[int],
    ) -> None:
        self.table = table
        self.words = table.view(np.int64)
        """The same table, word by word."""
        self.memory = memory
        self.done = done
        """The actions of each seat."""
        self.first = first
        """Where the turn begins among seats that decide at the same time."""
        self.seat = seat
        self.legal = legal
        self.strings: dict[int, str] = {}
        """What was said already of what each seat knows: it is asked for several times in a row."""

    def __deepcopy__(self, memo: dict[int, Any]) -> Node:
        done = [list(each) for each in self.done]
        return Node(clone(self.table), self.memory.copy(), done, self.first, self.seat, self.legal)

    def __reduce__(self) -> tuple[Any, ...]:
        return Node, (self.table, self.memory, self.done, self.first, self.seat, self.legal)

    def await_decision(self, asked: tuple[int, int], legal: NDArray[np.int64]) -> None:
        """Wait for the seat that is asked next, and has so many legal actions."""
        seat, found = asked
        self.seat = seat if found else OVER
        self.legal = legal[:found].tolist()
        self.strings = {}


class SpielState(pyspiel.State):  # type: ignore[misc]  # pyspiel has no types
    """A state of the game, hidden cards and all.

    OpenSpiel copies and pickles what an instance has in its dictionary, which is `at` and nothing else.
    """

    __slots__ = ("__dict__", "spiel")

    at: Node

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.spiel = game
        self.at = game.not_dealt

    def __setstate__(self, pickled: str) -> None:
        super().__setstate__(pickled)
        self.spiel = self.get_game()

    def current_player(self) -> int:
        return self.at.seat

    def is_terminal(self) -> bool:
        return self.at.seat == OVER

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """All deals are equally likely."""
        deals = self.spiel.deals
        return [(deal, 1.0 / deals) for deal in range(deals)]

    def is_chance_node(self) -> bool:
        """As OpenSpiel says itself, but without the detour through C++; so is `legal_actions`."""
        return self.at.seat == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        """What a seat may do now: nothing, if it is not its turn. The current player's, if none is named."""
        at = self.at
        if at.seat == CHANCE:
            return list(range(self.spiel.deals))
        return list(at.legal) if player is None or player == at.seat else []

    def _legal_actions(self, player: int) -> list[int]:
        """The same for OpenSpiel itself, which asks for the current player only."""
        return self.at.legal

    def _apply_action(self, action: int) -> None:
        at, spiel = self.at, self.spiel
        if at.seat == CHANCE:
            self.at = spiel.dealt(action)
            return
        if action not in at.legal:
            raise refusal(spiel.setup, at.table, at.seat, action)
        spiel.decide(at, action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"deal {action}" if player == CHANCE else self.spiel.texts[action]

    def returns(self) -> list[float]:
        """At the end each seat's share by the ranking, from -1 to 1; nothing before."""
        spiel = self.spiel
        if self.at.seat != OVER:
            return [0.0] * spiel.setup.seats
        spiel.pay(self.at.table[0], spiel.facts[0], len(spiel.setup.game.steps), False, spiel.earned)
        earned: list[float] = spiel.earned.tolist()
        return earned

    def observation_string(self, player: int | None = None) -> str:
        """What a seat sees now, by name, as JSON."""
        seat = self._seat(player)
        if self.at.seat == CHANCE:
            return BEFORE_THE_DEAL
        return json.dumps(named_view(self.spiel.setup, self.at.table, seat), separators=(",", ":"))

    def information_state_string(self, player: int | None = None) -> str:
        """All that a seat has seen and done so far: its own actions, then a digest of the rest."""
        at = self.at
        text = at.strings.get(at.seat if player is None else player)
        if text is None:
            seat = self._seat(player)
            done = [self.spiel.texts[action] for action in at.done[seat]]
            seen = BEFORE_THE_DEAL if at.seat == CHANCE else at.memory[seat, PAST].tobytes().hex()
            text = at.strings[seat] = " ".join([f"seat {seat}:", *done, "|", seen])
        return text

    def write_observation(self, seat: int, out: Any) -> None:
        """Write what a seat sees now, as the numbers that all doors have in common; zeros before the deal."""
        self.spiel.check_seat(seat)
        if self.at.seat == CHANCE:
            out[:] = 0
            return
        spiel = self.spiel
        spiel.look(self.at.table.view(np.int8), spiel.form.runs, spiel.form.owned, seat, spiel.seen)
        out[:] = spiel.seen

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> SpielState:
        """A state that a seat cannot tell from this one; all that it cannot know is drawn anew.

        The seat remembers all it has seen and done, the others nothing but what they see now. The new state has no
        history, as the true one names the deal and what others have chosen in secret. Like any other it can be
        pickled.
        """
        spiel = self.spiel
        spiel.check_seat(player)
        guessed = spiel.new_initial_state()
        if self.at.seat != CHANCE:
            guessed.at = deepcopy(self.at)
            spiel.resample(guessed.at, player, int(sampler() * (1 << SEED_BITS)))
        return guessed

    def __str__(self) -> str:
        """Who is to decide, what each seat has done and knows, and a digest of the whole table."""
        name, at = self.spiel.setup.game.name, self.at
        if at.seat == CHANCE:
            return f"{name}, {BEFORE_THE_DEAL}"
        whose = "the end" if at.seat == OVER else f"seat {at.seat} decides"
        table = blake2b(at.table.tobytes(), digest_size=DIGEST_BYTES).hexdigest()
        return "\n".join([f"{name}, {whose} | {table}", *map(self.information_state_string, range(len(at.done)))])

    def _seat(self, player: int | None) -> int:
        """The seat asked about; the current player, if none is named."""
        seat = self.at.seat if player is None else player
        self.spiel.check_seat(seat)
        return seat
