"""Events: while a decision is applied, the rules write down what happens, each step with its clause.

A game declares its events as an enumeration; each names its clause and what its numbers mean:

    class Event(Cited):
        REVEAL = "J3", {"card": Card}

and a rule tells one by `tell(state, Event.REVEAL, seat, card)`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sousbois.core.cited import Cited
from sousbois.core.naming import named_member, named_number
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule

COLUMNS = 5
"""The numbers of an event: its kind, its seat, and up to three that the kind explains."""


@dataclass(frozen=True)
class Event:
    """Something that happened, in plain names."""

    kind: str
    clause: str
    """The clause of the rules by which it happened."""
    seat: int | None
    """The seat it happened to, if it happened to one."""
    values: Mapping[str, Any]
    """Whatever else the kind of event says: cards by name, other seats, points."""

    def plain(self) -> dict[str, Any]:
        """The event as JSON-able names."""
        return {"kind": self.kind, "clause": self.clause, "seat": self.seat, **self.values}


@rule
def tell(
    state: Any, kind: int, seat: int = NOTHING, first: int = NOTHING, second: int = NOTHING, third: int = NOTHING
) -> None:
    """Write an event down, after those of the same decision."""
    at = state.told
    state.tale[at, 0] = kind
    state.tale[at, 1] = seat
    state.tale[at, 2] = first
    state.tale[at, 3] = second
    state.tale[at, 4] = third
    state.told = at + 1


def events_of(state: Any, kinds: type[Cited], printed: Mapping[type, Sequence[str]]) -> Iterator[Event]:
    """What the last decision set off, in order; `printed` are the names that the edition knows."""
    for at in range(state.told):
        yield event_of([state.tale[at, column] for column in range(COLUMNS)], kinds, printed)


def event_of(numbers: Sequence[Any], kinds: type[Cited], printed: Mapping[type, Sequence[str]]) -> Event:
    """One event from its numbers."""
    kind, seat = kinds(numbers[0]), numbers[1]
    values = {
        name: named_number(number, meaning, printed)
        for number, (name, meaning) in zip(numbers[2:], kind.numbers.items(), strict=False)
    }
    return Event(named_member(kind), kind.clause, None if seat == NOTHING else seat, values)
