"""What a good player of igels knows."""

from __future__ import annotations

from sousbois.bots.knowing import Habits, Level
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import first_animal
from sousbois.games.igels.foods import foods_in_forest, unsecured_foods
from sousbois.games.igels.material import PILE_OF_ANIMALS, Edition, Fate, State
from sousbois.games.igels.rules import standing

POINT = 10
UNSECURED = 2
"""What the risk of a theft takes off each food that is not secured (I34)."""
CARD = 4
"""What a card in hand is worth, whatever it is."""
READY, TIRED = 2, 1
"""What a point of SAP is worth in an animal that is ready, and in one that sleeps or has just fought (I27)."""


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The points of a count now (I39), and what can still win battles: cards in hand, and animals in the pool."""
    means: int = CARD * state.hand_size[seat] - UNSECURED * unsecured_foods(state, seat)
    if state.species[seat] != NOTHING:  # while players choose their species (I4), some have none
        first = first_animal(state, seat)
        for animal in range(first, first + PILE_OF_ANIMALS):
            if state.fate[animal] == Fate.READY:
                means += READY * state.sap[animal]
            elif state.fate[animal] not in (Fate.PILE, Fate.DEAD):
                means += TIRED * state.sap[animal]
    return POINT * standing(state, edition, seat, 0) + means


HABITS = Habits(legs=1, exploration=0.5, secretive=True)
LEVELS = (Level(30, slips=56), Level(40, slips=36), Level(45, slips=14))
"""Easy, medium and hard."""


@rule
def leg(state: State) -> int:
    """A round (I6)."""
    return state.round


@rule
def spread(state: State, edition: Edition) -> int:
    """Two points, and one more for every three foods that battles are still to be fought for (I21)."""
    return POINT * (6 + foods_in_forest(state)) // 3
