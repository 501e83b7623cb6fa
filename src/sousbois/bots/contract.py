"""What a bot is asked, and what it answers. It never receives the true state, so it cannot cheat even if it tries."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any, Protocol

from sousbois.bots.budget import Budget
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.core.view import named_view


@dataclass(frozen=True)
class Question:
    """A decision that a seat owes."""

    setup: Setup
    seat: int
    state: Shadow
    """One state that the seat cannot tell from the true one: what it may not see was drawn anew."""
    legal: tuple[Action, ...]
    """The possible answers."""
    seed: int
    """Where the bot takes its chance from: the same question with the same seed has the same answer."""
    budget: Budget | None = None
    """How long the table lets the bot think; None: as it likes."""

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the seat sees, as JSON-able names."""
        return named_view(self.setup, self.state.store(), self.seat)

    def sample(self, number: int) -> Shadow:
        """Another state that the seat cannot tell from the true one."""
        return self.setup.redealt(self.state, self.seat, branch(self.seed, number))


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, question: Question) -> Action:
        """The bot's answer, one of the legal ones."""
        ...
