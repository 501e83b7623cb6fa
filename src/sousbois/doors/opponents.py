"""Who sits in the other seats where a learner plays in one."""

from __future__ import annotations

from collections.abc import Sequence

from sousbois.bots import bot
from sousbois.bots.asking import ask
from sousbois.bots.contract import Bot
from sousbois.core.chance import branch
from sousbois.core.errors import Unreadable
from sousbois.core.setup import Setup
from sousbois.play.table import Table

RANDOM = "random"
"""The opponents that are compiled with the tables."""


def names_of(opponents: str | Sequence[str], setup: Setup) -> tuple[str, ...]:
    """The names of the opponents in the order of their seats: all of one name, or one name for each."""
    others = setup.seats - 1
    names = (opponents,) * others if isinstance(opponents, str) else tuple(opponents)
    if len(names) != others:
        raise Unreadable(f"opponents: {len(names)} names for {others} seats")
    return names


class Bots:
    """Bots at a table of their own, where all is played that is played at the learner's."""

    def __init__(self, setup: Setup, seat: int, names: Sequence[str]) -> None:
        """Everywhere but in the learner's `seat`."""
        others = [other for other in range(setup.seats) if other != seat]
        self._bots: dict[int, Bot] = {other: bot(name) for other, name in zip(others, names, strict=True)}

    def sit_down(self, table: Table) -> None:
        """Begin a game."""
        self.table = table

    def see(self, seat: int, action: int) -> None:
        """The learner has acted."""
        self.table.play(seat, action)

    def choose(self, seat: int) -> int:
        """What a bot does now, from what its seat may see; the same at the same point of the same game."""
        table = self.table
        assert table.seed is not None  # it was dealt
        seed = branch(branch(table.seed, seat), len(table.history))
        action = ask(self._bots[seat], table.setup, table.open_state, seat, seed).action
        table.play(seat, action)
        return action.number
