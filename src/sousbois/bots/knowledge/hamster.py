"""What a good player of the hamster knows."""

from __future__ import annotations

from sousbois.core.rule import rule
from sousbois.games.hamster.rules import Edition, State, count_bits, is_full, standing

WHOLE = 100
"""A point is counted in so many parts."""


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The score if the game ended now (H13), and a part of the points of each room begun: the more of it is crossed,
    the likelier it will be full in the end."""
    parts = WHOLE * standing(state, edition, seat, 0)
    for room in range(edition.rooms):
        if not is_full(state, edition, seat, room):
            crossed = count_bits(int(state.crossed[seat, room]))
            parts += WHOLE * edition.points[room] * crossed * crossed // (edition.cells[room] * edition.cells[room])
    return parts
