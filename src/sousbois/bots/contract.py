"""What a bot is asked, and what it answers. It never receives the true state, so it cannot cheat even if it tries."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Protocol

from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow


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

    def sample(self, number: int) -> Shadow:
        """Another state that the seat cannot tell from the true one."""
        return self.setup.redealt(self.state, self.seat, branch(self.seed, number))


class Bot(Protocol):
    """A player that is a program."""

    def choose(self, question: Question) -> Action:
        """The bot's answer, one of the legal ones."""
        ...


def ask(bot: Bot, setup: Setup, state: Shadow, seat: int, seed: int) -> Action:
    """What a bot answers at a table whose true state is `state`, of which it sees what its seat may see."""
    seen = setup.redealt(state, seat, branch(seed, 0))
    return bot.choose(Question(setup, seat, seen, setup.legal(seen, seat), seed))
