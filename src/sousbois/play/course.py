"""The course of a game: the points between its decisions, at which it can be looked at again or go on otherwise."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import islice

from sousbois.core.event import Event
from sousbois.play.steps import Log, Step, play_watched
from sousbois.play.table import Table


@dataclass(frozen=True)
class Course:
    """A game that was played, from its first point, before any decision, to its last one."""

    table: Table
    """The game as far as it went. It is left alone."""
    points: tuple[int, ...]
    """How many actions had been played at each point. No decision is half made there, and no choice still secret."""
    log: Log
    told: tuple[int, ...]
    """How many events had been told at each point."""

    @classmethod
    def of(cls, table: Table) -> Course:
        """The course of a game as far as it went; of a decision that was not finished there is no point."""
        again, log = table.rewound(), Log(table.setup)
        log.add(again.state)
        points, told = [0], [len(log)]
        for number, made in enumerate(table.history, 1):
            again.play(made.seat, made.action)
            log.add(again.state)
            if again.open_state is again.state and not again.setup.midway(again.state):
                points.append(number)
                told.append(len(log))
        return cls(table, tuple(points), log, tuple(told))

    @property
    def last(self) -> int:
        """The last point."""
        return len(self.points) - 1

    @property
    def is_over(self) -> bool:
        """Whether the game had come to its end."""
        return not self.table.acting()

    def events(self, point: int) -> Iterator[Event]:
        """What was told on the way to a point: at the first one, the deal."""
        before = self.told[point - 1] if point else 0
        return islice(self.log.since(before), self.told[point] - before)

    def at(self, point: int) -> Table:
        """The game as it stood at a point."""
        return self.table.stood(self.points[point])

    def go_on(self, table: Table, point: int) -> list[Step]:
        """Play on a table that stands at the point before this one; the answer is what happened, step by step."""
        steps: list[Step] = []
        for made in self.table.history[self.points[point - 1] : self.points[point]]:
            steps += play_watched(table, made.seat, [str(made.action)])
        return steps
