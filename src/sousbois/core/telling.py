"""A game told to one reader: events, actions, refusals and outcomes as sentences in the reader's language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sousbois.core.action import Action
from sousbois.core.edition import Title
from sousbois.core.event import Event
from sousbois.core.game import Game
from sousbois.core.naming import named_member
from sousbois.core.outcome import Outcome
from sousbois.core.record import NOTHING, PrintedName, Seat
from sousbois.core.words import Words


class Teller:
    """Tells one game to one reader. `reader` is the seat addressed as "you"; NOTHING for somebody looking on. `called`
    is what the edition calls the things printed on its cards."""

    def __init__(
        self,
        game: Game,
        words: Words,
        names: Sequence[str],
        reader: int = NOTHING,
        called: Mapping[str, Title] | None = None,
    ) -> None:
        self.words = words
        self._called = called or {}
        self.names = names
        self.reader = reader
        self._seat_values = {
            named_member(kind): {name for name, meaning in kind.numbers.items() if issubclass(meaning, Seat)}
            for kind in game.rules.Event
        }

    def event(self, event: Event) -> str:
        """What happened, with its clause."""
        return f"{self.sentence(event)} ({event.clause})"

    def sentence(self, event: Event) -> str:
        """What happened."""
        values: dict[str, str | int] = {}
        if event.seat is not None:
            values |= self.seat("seat", event.seat)
        for name, value in event.values.items():
            if name in self._seat_values[event.kind]:
                values |= self.seat(name, value, event.seat)
            elif value is not None:
                values[name] = self.thing(value) if isinstance(value, PrintedName) else value
        return self.words.say(f"event-{event.kind}", **values)

    def action(self, action: Action) -> str:
        """What a player can do, as it stands in a menu."""
        return self.words.say(f"action-{action.block}", **self.values(action))

    def refusal(self, refusal: str, clause: str, action: Action) -> str:
        """Why an action is refused, with the clause that forbids it."""
        return f"{self.words.say(f'refusal-{refusal}', **self.values(action))} ({clause})"

    def outcome(self, outcome: Outcome) -> list[str]:
        """Who has won, and what decided it."""
        points = outcome.scores[outcome.winners[0]]
        if len(outcome.scores) == 1:  # nobody was beaten
            return [self.words.say("outcome-alone", points=points, **self.seat("seat", 0))]
        if len(outcome.winners) > 1:
            names = ", ".join(self.names[seat] for seat in outcome.winners)
            return [self.words.say("outcome-shared", points=points, names=names)]
        step = self.words.say(f"step-{outcome.reasons[-1].step.name}")
        return [
            self.words.say("outcome-winner", points=points, **self.seat("seat", outcome.winners[0])),
            self.words.say("outcome-decided-by", step=step),
        ]

    def seat(self, name: str, seat: int, about: int | None = None) -> dict[str, str]:
        """A seat by its name, and who it is to the reader and to the seat that the sentence is about.

        Some actions are about seats that this table does not have.
        """
        called = self.names[seat] if seat < len(self.names) else str(seat)
        return {name: called, f"{name}_is": "you" if seat == self.reader else "self" if seat == about else "other"}

    def values(self, action: Action) -> dict[str, str | int]:
        """What a sentence about an action may mention."""
        values: dict[str, str | int] = {}
        for name, value in action.values.items():
            if isinstance(value, Seat):
                values |= self.seat(name, value)
            else:
                values[name] = self.thing(value) if isinstance(value, PrintedName) else value
        return values

    def thing(self, printed: str) -> str:
        """What people call something printed, by its id."""
        title = self._called.get(printed)
        return printed if title is None else str(getattr(title, self.words.language))
