"""A table: one game being played, by the rules and nothing but the rules."""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from sousbois.bots.contract import Question
from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.contract import ALLOWED
from sousbois.core.errors import Illegal, NotAllowed, Unreadable
from sousbois.core.event import Event, events_of
from sousbois.core.naming import named_member
from sousbois.core.outcome import Outcome
from sousbois.core.position import digest_of, position_of, table_of
from sousbois.core.record import NOTHING, Records
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.core.view import named_view

if TYPE_CHECKING:
    from sousbois.bots.budget import Budget
    from sousbois.bots.hinting import Advice
    from sousbois.play.fairness import Shuffle

SEED_DIGITS = 16
"""The digits of a digest that make a seed."""

PASS = "pass"
"""The block of actions by which a player does nothing, in a game that has one."""


@dataclass(frozen=True)
class Decision:
    """One decision that was made."""

    moment: tuple[int, ...]
    """When: the numbers by which people count, such as a day and a round."""
    seat: int
    action: Action


def is_waiting(before: tuple[int, ...], after: tuple[int, ...]) -> bool:
    """Whether others are still to decide at the same time, so that the decision between is a secret."""
    return bool(after) and set(after) < set(before)


class Table:
    """One game, from the deal to the outcome. Open one with `sousbois.game(name).table(...)`."""

    def __init__(self, setup: Setup, state: Shadow, seed: int | None) -> None:
        self.setup = setup
        self.state = state
        """The true state, hidden cards and all: not for players."""
        self.seed = seed
        """The seed it was dealt from, or None for a table that began from a position."""
        self.start = None if seed is not None else self.position()
        """The position it began from, where there is no seed."""
        self.shuffle: Shuffle | None = None
        """What the seed follows from, if somebody has committed themselves to it."""
        self.undo_allowed = False
        """Whether a player was allowed to undo moves whatever had been revealed since: such a game does not count."""
        self._players: tuple[str, ...] = ()
        self.history: list[Decision] = []
        """The decisions made so far."""
        self._before_secrets: Shadow | None = None

    @classmethod
    def dealt(cls, setup: Setup, seed: int) -> Table:
        """A table dealt from a seed."""
        return cls(setup, setup.deal(seed), seed)

    @classmethod
    def shuffled(cls, setup: Setup, shuffle: Shuffle) -> Table:
        """A table dealt from the seed that follows from a shuffle."""
        table = cls.dealt(setup, shuffle.seed)
        table.shuffle = shuffle
        return table

    @classmethod
    def standing(cls, setup: Setup, state: Records) -> Table:
        """A table that goes on from a position."""
        return cls(setup, setup.shadow(state), seed=None)

    def rewound(self) -> Table:
        """The same game before its first decision."""
        if self.shuffle is not None:
            return Table.shuffled(self.setup, self.shuffle)
        if self.seed is not None:
            return Table.dealt(self.setup, self.seed)
        return Table.standing(*table_of(self.setup.game, self.start, self.setup.edition))

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where, by name or kind of player; empty while nobody has said so."""
        return self._players

    @players.setter
    def players(self, names: tuple[str, ...]) -> None:
        if len(names) != self.seats:
            raise Unreadable(f"players: {len(names)} names for {self.seats} seats")
        for name in names:
            if not name.isprintable() or not name.strip() or set(name) & set(',[]"'):
                raise Unreadable(f"players: {name!r}: a name is a text without commas, brackets and quotation marks")
        self._players = names

    @property
    def seats(self) -> int:
        return self.setup.seats

    @property
    def events(self) -> tuple[Event, ...]:
        """What the last decision set off, or the deal before the first one; each with its clause."""
        return tuple(events_of(self.state, self.setup.game.rules.Event, self.setup.edition.printed))

    @property
    def open_state(self) -> Shadow:
        """The true state, but before any of the choices that are still secret: from there all who owe one or have made
        one choose alike."""
        return self._before_secrets or self.state

    @property
    def mark(self) -> int:
        """A number that belongs to this game: its seed, or one made of the position it began from."""
        return int(digest_of(self.start)[:SEED_DIGITS], 16) if self.start is not None else self.seed or 0

    def acting(self) -> tuple[int, ...]:
        """The seats that owe a decision. More than one: they decide in secret, in any order."""
        return self.setup.acting(self.state)

    def legal(self, seat: int) -> tuple[Action, ...]:
        """What a seat may do now: nothing, if it owes no decision."""
        self._check_seat(seat)
        return self.setup.legal(self.state, seat) if seat in self.acting() else ()

    def only_pass(self, seat: int) -> Action | None:
        """How a seat says no, if it can do nothing else: an action of the block "pass", the only legal one.

        A client may play it without a question, in some games more often than not. Nobody may learn from a question or
        a pause what a hand contains: the rules ask every seat alike (I38 of igels), and a client with several people at
        the table must not let others see which passes took no time.
        """
        legal = self.legal(seat)
        return legal[0] if len(legal) == 1 and legal[0].block == PASS else None

    def play(self, seat: int, move: str | int | Action) -> tuple[Event, ...]:
        """Decide by text, action or number; the answer is what it set off. A refused move changes nothing."""
        self._check_seat(seat)
        action = self.setup.actions.read(move)
        if seat not in self.acting():
            raise NotAllowed(self._not_your_turn(seat))
        refusal = self.setup.why_not(self.state, seat, action)
        if refusal != ALLOWED:
            reason = tuple(self.setup.game.rules.Refusal)[refusal]
            name = named_member(reason)
            raise Illegal(
                f"seat {seat} cannot play {action}: {name}", clause=reason.clause, refusal=name, action=action
            )
        owing = self.acting()
        if len(owing) > 1 and self._before_secrets is None:
            self._before_secrets = self.state.copy()
        self.history.append(Decision(self.setup.game.moment(self.state), seat, action))
        self.setup.game.rules.apply(self.state, self.setup.edition.shadow, seat, action.number)
        if not is_waiting(owing, self.acting()):
            self._before_secrets = None
        return self.events

    def decide(self, seat: int, moves: Sequence[str | int | Action]) -> tuple[Event, ...]:
        """Play the actions of one decision, all of them or none; a decision may be left unfinished."""
        self._become(self.after(seat, moves))
        return self.events

    def after(self, seat: int, moves: Sequence[str | int | Action]) -> Table:
        """The table as it will stand when a seat has played the actions of one decision; this one is left alone."""
        ahead = copy(self)
        ahead.state, ahead.history = self.state.copy(), list(self.history)
        for number, move in enumerate(moves):
            if number and not self.setup.midway(ahead.state):
                raise Unreadable(f"move {str(move)!r}: the decision is complete without it")
            ahead.play(seat, move)
        return ahead

    def guessed(self, seat: int) -> Table:
        """A table that looks the same to a seat; all that it cannot know is drawn anew, always alike."""
        guess = self.after(seat, ())
        guess.state = self.setup.redealt(guess.state, seat, seed=0)
        return guess

    def take_back(self) -> None:
        """Take back the actions of a decision that is not finished."""
        if not self.setup.midway(self.state):
            raise NotAllowed("no decision is half made, so there is nothing to take back")
        self._become(self.stood(self.decisions()[-1]))

    def decisions(self) -> list[int]:
        """Where in the history each decision begins; the last one may be half made."""
        again = self.rewound()
        begins = []
        complete = True
        for number, made in enumerate(self.history):
            if complete:
                begins.append(number)
            again.play(made.seat, made.action)
            complete = not self.setup.midway(again.state)
        return begins

    def stood(self, actions: int) -> Table:
        """The table as it stood when so many actions had been played; this one is left alone."""
        earlier = copy(self)
        earlier._become(self.rewound())
        for made in self.history[:actions]:
            earlier.play(made.seat, made.action)
        return earlier

    def _become(self, other: Table) -> None:
        """Stand where another table of the same game stands."""
        self.state, self.history, self._before_secrets = other.state, other.history, other._before_secrets

    def hint(self, seat: int, budget: Budget | None = None) -> Advice:
        """The best moves of a seat that owes a decision, from what it can know, after so much thinking."""
        from sousbois.bots.hinting import advise  # only who asks for a hint waits for the search to be loaded

        return advise(self.question(seat), budget)

    def question(self, seat: int) -> Question:
        """What a seat that owes a decision is asked, as a bot would be: from what it can know, and nothing else."""
        legal = self.legal(seat)
        if not legal:
            raise NotAllowed(self._not_your_turn(seat))
        seed = branch(int(digest_of(self.view(seat))[:SEED_DIGITS], 16), seat)
        return Question(self.setup, seat, self.setup.redealt(self.open_state, seat, seed), legal, seed)

    def view(self, seat: int | None) -> dict[str, Any]:
        """What a seat sees, as JSON-able names; None is somebody looking on."""
        legal = () if seat is None else self.legal(seat)
        view = named_view(self.setup, self.state.store(), NOTHING if seat is None else seat)
        view["acting"] = list(self.acting())
        view["legal"] = [str(action) for action in legal]
        view["events"] = [event.plain() for event in self.events]
        return view

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        return self.setup.outcome(self.state)

    def position(self) -> dict[str, Any]:
        """The whole state as readable names, hidden cards included."""
        return position_of(self.setup, self.state.store())

    def record(self) -> str:
        """The game so far as text."""
        from sousbois.play.gamerecord import written  # which builds on this module

        return written(self)

    def _check_seat(self, seat: int) -> None:
        if isinstance(seat, bool) or not isinstance(seat, int) or not 0 <= seat < self.seats:
            raise Unreadable(f"seat {seat!r}: the seats are 0 to {self.seats - 1}")

    def _not_your_turn(self, seat: int) -> str:
        if not self.acting():
            return f"seat {seat} owes no decision: the game is over"
        return f"seat {seat} owes no decision now; waiting for {', '.join(map(str, self.acting()))}"
