"""What a good player of the hamster knows."""

from __future__ import annotations

from sousbois.bots.knowing import Habits
from sousbois.core.rule import rule
from sousbois.games.hamster.material import Edition, State
from sousbois.games.hamster.placing import count_bits
from sousbois.games.hamster.rules import is_full, standing

POINT = 100
"""A point is counted in so many parts."""
PROMISE = 10
"""The parts of each point of a room that is nearly full. Rooms that promise more keep one from acorns and new rooms."""


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The score if the game ended now (H13), and a little for each room by how far it is filled."""
    parts = POINT * standing(state, edition, seat, 0)
    for room in range(edition.rooms):
        if not is_full(state, edition, seat, room):
            crossed = count_bits(int(state.crossed[seat, room]))
            parts += PROMISE * edition.points[room] * crossed // edition.cells[room]
    return parts


HABITS = Habits(exploration=0.5, breadth=8, alone=True)


@rule
def spread(state: State, edition: Edition) -> int:
    """What rolls to come can bring."""
    return 4 * POINT


@rule
def promise(state: State, edition: Edition, seat: int, action: int) -> int:
    """Cells, points, acorns."""
    return edition.size_of[action]
