"""A walk recorded once, for every law to look at."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from sousbois.core.action import Action
from sousbois.core.chance import branch
from sousbois.core.event import Event, events_of
from sousbois.core.position import position_of
from sousbois.core.record import NOTHING, Records
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.play.table import Table
from tests.contract.walks import looked_at, steps, viewer

ACTIONS_TRIED = 16
"""How many actions are tried in one state; in the next state, others."""


def some_actions(setup: Setup, number: int) -> list[Action]:
    """Return actions to try in a state: all if there are few, else some, which differ from state to state."""
    first = number * ACTIONS_TRIED
    numbers = range(first, first + min(ACTIONS_TRIED, len(setup.actions)))
    return [setup.actions[number % len(setup.actions)] for number in numbers]


@dataclass(frozen=True)
class Snapshot:
    """A state of a walk. Every law looks at the same one: a law that changes a state takes a copy."""

    setup: Setup
    number: int
    """How many actions were made before."""
    state: Shadow
    acting: tuple[int, ...]
    legal: Mapping[int, tuple[Action, ...]]
    """The legal actions of each seat to act."""
    viewer: int
    """The seat that looks at this state, or NOTHING: a spectator."""
    guess_seed: int

    @property
    def viewer_or_none(self) -> int | None:
        """The seat that looks, as a table knows it."""
        return None if self.viewer == NOTHING else self.viewer

    @cached_property
    def table(self) -> Records:
        """The state as a record."""
        return self.state.store()

    @cached_property
    def guess(self) -> Shadow:
        """The state with all that the viewer cannot know sampled again."""
        return self.setup.redealt(self.state, self.viewer, self.guess_seed)

    @cached_property
    def guess_table(self) -> Records:
        return self.guess.store()

    @cached_property
    def view(self) -> dict[str, Any]:
        """What the viewer sees, as JSON-able names."""
        return Table(self.setup, self.state, seed=0).view(self.viewer_or_none)

    @cached_property
    def position(self) -> dict[str, Any]:
        return position_of(self.setup, self.table)


class Walk:
    """A game from the deal to the end: all actions and events, and the states that laws look at."""

    def __init__(self, setup: Setup, seed: int, choices: int) -> None:
        self.setup = setup
        self.seed = seed
        self.choices = choices
        self.step = 0
        """The number of the step that is recorded or looked at, for the report of a failure."""
        self.actions: list[tuple[int, Action]] = []
        """Each action with its seat."""
        self.events: list[tuple[Event, ...]] = []
        """What the deal set off, and then each action."""
        self._snapshots: list[Snapshot] = []

    def __repr__(self) -> str:
        return f"seed {self.seed}, choices {self.choices}, step {self.step} of {len(self.actions)}"

    def record(self) -> None:
        """Play the game. It ends within its stated bound, every seat to act has a legal action, and events fit into the
        room that the state has for them."""
        bound = self.setup.bound
        for step in steps(self.setup, self.seed, self.choices):
            assert self.step < bound, f"the game goes on after {bound} actions"
            self._note_events(step.state)
            if len(step.acting) > 1 or self._is_looked_at(self.step) or self._is_spread(self.step):
                self._keep(step.state, step.acting, step.legal)
            self.actions.append((step.seat, step.action))
            self.step += 1
        self._note_events(step.state)
        self._keep(step.state, (), {})
        for snapshot in self.looked_at():
            assert len(snapshot.table) == 1  # stored now, before a law could change the state

    def _is_looked_at(self, number: int) -> bool:
        return looked_at(number, self.choices)

    def _is_spread(self, number: int) -> bool:
        return len(self.setup.actions) <= ACTIONS_TRIED or number % ACTIONS_TRIED == self.choices % ACTIONS_TRIED

    def _note_events(self, state: Shadow) -> None:
        setup = self.setup
        self.events.append(tuple(events_of(state, setup.game.rules.Event, setup.edition.printed)))

    def _keep(self, state: Shadow, acting: tuple[int, ...], legal: Mapping[int, tuple[Action, ...]]) -> None:
        seat = viewer(self.setup, self.step + self.choices)
        guess_seed = branch(self.choices, self.step)
        self._snapshots.append(Snapshot(self.setup, self.step, state.copy(), acting, legal, seat, guess_seed))

    @property
    def end(self) -> Snapshot:
        return self._snapshots[-1]

    def looked_at(self) -> Iterator[Snapshot]:
        """Yield the first states, some of the later ones, and the end."""
        return self._passed(
            snapshot for snapshot in self._snapshots if self._is_looked_at(snapshot.number) or snapshot is self.end
        )

    @property
    def unfinished(self) -> list[Snapshot]:
        """The states looked at, without the end."""
        return [snapshot for snapshot in self.looked_at() if snapshot is not self.end]

    def spread(self) -> Iterator[Snapshot]:
        """Yield one state in sixteen from the deal to the end, or every state in a game with few actions."""
        return self._passed(snapshot for snapshot in self._snapshots if self._is_spread(snapshot.number))

    def simultaneous(self) -> Iterator[Snapshot]:
        """Yield every state in which several seats act."""
        return self._passed(snapshot for snapshot in self._snapshots if len(snapshot.acting) > 1)

    def _passed(self, snapshots: Iterable[Snapshot]) -> Iterator[Snapshot]:
        for snapshot in snapshots:
            self.step = snapshot.number
            yield snapshot

    def onward(self, number: int = 0) -> Iterator[tuple[int, Action, tuple[Event, ...]]]:
        """Yield the seat, the action and the events of each step from this number on."""
        for at in range(number, len(self.actions)):
            self.step = at
            yield *self.actions[at], self.events[at + 1]

    @cached_property
    def played(self) -> tuple[Table, list[tuple[Event, ...]]]:
        """A table at which the game was played again, by the texts of its actions, and the events of each."""
        table = Table.dealt(self.setup, self.seed)
        return table, [table.play(seat, str(action)) for seat, action, _ in self.onward()]
