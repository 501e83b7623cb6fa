"""What a good player of the hunt knows."""

from __future__ import annotations

from sousbois.bots.knowing import Habits, Level
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.hunt.rules import Edition, State, day_score, standing


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The points a seat would have if the day ended now (J12): those of earlier days, and those in sight."""
    points = standing(state, edition, seat, 0)
    if state.owing == 0:
        return points
    points += day_score(state, edition, seat)
    if state.easy[seat] != NOTHING:
        points += edition.pile_points[state.easy[seat]]
    return points


HABITS = Habits(legs=1, exploration=0.5)
LEVELS = (Level(200), Level(450), Level(1100))
"""Easy, medium and hard."""


@rule
def leg(state: State) -> int:
    """A day (J13)."""
    return state.day


@rule
def spread(state: State, edition: Edition) -> int:
    """Each day still to come can turn the lead."""
    return 4 + 3 * (edition.days - state.day)
