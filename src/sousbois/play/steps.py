"""A decision, step by step: the positions that the rules went through while they told what happened."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sousbois.core.event import COLUMNS, Event, event_of
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.play.table import Table


@dataclass(frozen=True)
class Step:
    """One thing that happened."""

    state: Shadow
    """The true state when it was told: not for players."""
    event: Event


class _Watched(Shadow):
    """A state that remembers how it stood whenever something was told: rules carry a thing out, then they tell it."""

    _stood: list[Shadow]

    def __setattr__(self, field: str, value: Any) -> None:
        before = self.told
        object.__setattr__(self, field, value)
        if field == "told" and value > before:
            self._stood.append(self.copy())
        elif field == "told":  # a new tale, or the last event is told in another way
            del self._stood[value:]


def play_watched(table: Table, seat: int, moves: Sequence[str]) -> list[Step]:
    """Play the actions of one legal decision, and say what each event made of the table."""
    steps: list[Step] = []
    for move in moves:
        state = table.state.copy()
        state.__class__ = _Watched
        state.__dict__["_stood"] = []
        table.state = state
        events = table.play(seat, move)
        stood = state.__dict__.pop("_stood")
        table.state = state.copy()
        steps += [Step(*each) for each in zip(stood, events, strict=True)]
    return steps


class Log:
    """All that was told at a table, packed: ten bytes an event."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup
        self._numbers = array("h")

    def __len__(self) -> int:
        return len(self._numbers) // COLUMNS

    def copy(self) -> Log:
        """Another log that says the same so far."""
        twin = Log(self._setup)
        twin._numbers = self._numbers[:]
        return twin

    def add(self, state: Shadow) -> None:
        """Write down what the last action set off."""
        for at in range(state.told):
            self._numbers.extend(state.tale[at, column] for column in range(COLUMNS))

    def since(self, number: int) -> Iterator[Event]:
        """The events from the one with this number on."""
        kinds, printed = self._setup.game.rules.Event, self._setup.edition.printed
        for at in range(number * COLUMNS, len(self._numbers), COLUMNS):
            yield event_of(self._numbers[at : at + COLUMNS], kinds, printed)
