"""One game between bots, and what is kept of it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from threading import Event

import msgspec

from sousbois.bots.asking import ask
from sousbois.bots.budget import Budget
from sousbois.bots.contract import Bot
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.core.structs import resolved


@resolved
class Played(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A finished game of a match. What is listed by seat is in the order of the seats."""

    number: int
    """Which game of the match it was, from 0."""
    seats: tuple[str, ...]
    """The kind of bot at each seat."""
    scores: tuple[int, ...]
    places: tuple[int, ...]
    """The place of each seat, from 1; seats that tie share a place."""
    decisions: tuple[int, ...]
    """How often each seat was asked: whoever can do only one thing is not."""
    seconds: tuple[float, ...]
    """How long each seat has thought."""
    faults: tuple[tuple[int, str], ...]
    """The seats that were replaced by a random move, and why."""


class Stopped(Exception):
    """Nobody waits for the game any more."""


class GameOfBots:
    """One game being played by bots."""

    def __init__(self, setup: Setup, bots: Sequence[tuple[Bot, Budget | None]], seed: int, stop: Event) -> None:
        self._setup = setup
        self._bots = bots
        """Who sits at each seat, and how long that bot may think about a decision; None: as it likes."""
        self._seed = seed
        """Where the bots take their chance from."""
        self._stop = stop
        self._decisions = [0] * setup.seats
        self._seconds = [0.0] * setup.seats
        self._faults: list[tuple[int, str]] = []

    def play(self, number: int, kinds: tuple[str, ...], cards: int) -> Played:
        """Play from the deal to the outcome; `cards` is the seed of the deal."""
        state = self._setup.deal(cards)
        made = 0
        while owing := self._setup.acting(state):
            # All of them are asked before any choice is made, so that nobody answers a choice that is still secret.
            for seat, actions in [(seat, self._decision(state, seat, made)) for seat in owing]:
                for action in actions:
                    self._apply(state, seat, action)
                made += len(actions)
        outcome = self._setup.outcome(state)
        assert outcome is not None  # nobody owes a decision any more
        return Played(
            number,
            kinds,
            outcome.scores,
            outcome.ranking,
            tuple(self._decisions),
            tuple(round(seconds, 6) for seconds in self._seconds),
            tuple(self._faults),
        )

    def _decision(self, state: Shadow, seat: int, made: int) -> list[Action]:
        """All actions of one decision, tried on a copy of the state."""
        ahead = state.copy()
        actions: list[Action] = []
        while not actions or self._setup.midway(ahead):
            action = self._action(ahead, seat, made + len(actions))
            self._apply(ahead, seat, action)
            actions.append(action)
        return actions

    def _action(self, state: Shadow, seat: int, made: int) -> Action:
        """What a seat does after so many actions; it is asked if it has a choice."""
        if self._stop.is_set():
            raise Stopped
        legal = self._setup.legal(state, seat)
        if len(legal) == 1:
            return legal[0]
        seed = branch(branch(self._seed, seat), made)
        bot, budget = self._bots[seat]
        begun = time.perf_counter()
        answer = ask(bot, self._setup, state, seat, seed, budget)
        self._seconds[seat] += time.perf_counter() - begun
        self._decisions[seat] += 1
        if answer.fault is not None:
            self._faults.append((seat, str(answer.fault)))
        return answer.action

    def _apply(self, state: Shadow, seat: int, action: Action) -> None:
        self._setup.game.rules.apply(state, self._setup.edition.shadow, seat, action.number)
