"""What a good player of the menagerie knows."""

from __future__ import annotations

from sousbois.bots.knowing import Habits
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.menagerie.material import Edition, State
from sousbois.games.menagerie.rules import cards_for_a_majority, in_game, points_of

LIFE = 100
"""A life is worth more than all the points of a round."""


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The lives left, and the points that the hand would get if it were counted now (M9).

    Once somebody has knocked, the count is near: then the points decide about lives (M11), and weigh more.
    """
    enough = cards_for_a_majority(in_game(state))
    points = points_of(state.hand, edition, enough, seat)
    lives: int = LIFE * state.lives[seat]
    return lives + points * (1 if state.knocked == NOTHING else 3)


HABITS = Habits(legs=1, exploration=0.5)


@rule
def leg(state: State) -> int:
    """A round (M3)."""
    return state.round


@rule
def spread(state: State, edition: Edition) -> int:
    """A life more makes one half as likely again to win."""
    return 2 * LIFE
