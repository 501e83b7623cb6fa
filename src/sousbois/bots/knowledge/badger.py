"""What a good player of the badger knows."""

from __future__ import annotations

from sousbois.bots.knowing import Habits, Level
from sousbois.core.rule import rule
from sousbois.games.badger.material import Edition, Stack, State
from sousbois.games.badger.points import points_of


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The points of the collection as it stands (B28), in halves; half a point for each bone and food that waits, since
    some badger or hamster may yet come for it (B15)."""
    waiting: int = state.collection[seat, Stack.BONE]
    waiting += state.collection[seat, Stack.WHEAT] + state.collection[seat, Stack.WEEVIL]
    return 2 * points_of(state, edition, seat) + waiting


HABITS = Habits(exploration=0.5)
"""Playouts go to the end of the game. What a collection is worth shows late: a badger that pays at once eats all that
comes after it (B16), and two twigs are the beginning of five (B21)."""
LEVELS = (Level(25, slips=26), Level(60), Level(260))
"""Easy, medium and hard."""
