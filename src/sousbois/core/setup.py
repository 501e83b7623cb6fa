"""A game made ready to play: with an edition, options and a number of seats."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import Any

from sousbois.core import contract
from sousbois.core.action import Action, Actions
from sousbois.core.chance import checked_seed, sow
from sousbois.core.contract import ALLOWED
from sousbois.core.edition import LoadedEdition
from sousbois.core.errors import Unreadable
from sousbois.core.game import Game
from sousbois.core.option import checked_options
from sousbois.core.outcome import Outcome, ranked
from sousbois.core.record import Records
from sousbois.core.shadow import Shadow

USUAL_SEATS = 4
"""How many play when nobody says otherwise."""


@dataclass(frozen=True)
class Setup:
    """All that is settled before the first shuffle."""

    game: Game
    edition: LoadedEdition
    options: Mapping[str, int | bool]
    seats: int

    @cached_property
    def actions(self) -> Actions:
        return self.game.actions(self.edition)

    @property
    def bound(self) -> int:
        """The most actions the game can take."""
        return self.game.bound(self.edition, self.seats, self.options)

    def blank(self) -> Records:
        """A table that knows its seats and options; nothing is dealt yet."""
        table = self.game.rules.State.blank()
        table["seats"] = self.seats
        for name, value in self.options.items():
            table["options"][name] = value
        return table

    def deal(self, seed: int) -> Shadow:
        """A table set up from a seed."""
        state = self.shadow(self.blank())
        sow(state.chance, checked_seed(seed))
        self.game.rules.deal(state, self.edition.shadow)
        return state

    def shadow(self, table: Records) -> Shadow:
        """The table in the form that interpreted rules run on."""
        return Shadow(self.game.rules.State, table)

    def redealt(self, state: Shadow, seat: int, seed: int) -> Shadow:
        """A copy in which all that the seat cannot know is drawn anew."""
        sample = state.copy()
        self.game.rules.redeal(sample, self.edition.shadow, seat, seed)
        return sample

    def why_not(self, state: Any, seat: int, action: Action) -> int:
        """The refusal that forbids an action, or ALLOWED."""
        return self.game.rules.why_not(state, self.edition.shadow, seat, action.number)

    def legal(self, state: Any, seat: int) -> tuple[Action, ...]:
        """What a seat that owes a decision may answer."""
        fill_legal = self.game.meaning.get(contract.fill_legal)
        if fill_legal is None:
            return tuple(action for action in self.actions if self.why_not(state, seat, action) == ALLOWED)
        legal = [0] * len(self.actions)
        found = fill_legal(state, self.edition.shadow, seat, legal)
        return tuple(self.actions[number] for number in legal[:found])

    def midway(self, state: Any) -> bool:
        """Whether the seat that acts has begun a decision that takes several actions."""
        return bool(self.game.meaning.get(contract.midway, contract.midway)(state))

    def acting(self, state: Any) -> tuple[int, ...]:
        """The seats that owe a decision."""
        mask = self.game.rules.acting(state)
        return tuple(seat for seat in range(self.seats) if mask >> seat & 1)

    def outcome(self, state: Any) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        if self.game.rules.acting(state):
            return None
        steps = self.game.steps
        return ranked(
            steps,
            [
                tuple(self.game.rules.standing(state, self.edition.shadow, seat, step) for step in range(len(steps)))
                for seat in range(self.seats)
            ],
        )


def set_up(
    game: Game,
    seats: int | None = None,
    edition: str | Path | LoadedEdition | None = None,
    options: Mapping[str, Any] | None = None,
) -> Setup:
    """A game made ready; what is not said is as usual."""
    if seats is None:
        seats = min(USUAL_SEATS, max(game.seats))
    if type(seats) is not int or seats not in game.seats:
        raise Unreadable(f"seats {seats!r}: {game.name} is for {min(game.seats)} to {max(game.seats)} players")
    printed = edition if isinstance(edition, LoadedEdition) else game.edition(edition)
    return Setup(game, printed, checked_options(game.options, options or {}), seats)
