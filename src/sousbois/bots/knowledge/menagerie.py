"""What a good player of the menagerie knows."""

from __future__ import annotations

from typing import Any

import numpy as np

from sousbois.bots.knowing import Habits, Level
from sousbois.core.chance import below
from sousbois.core.record import NOTHING, Words64
from sousbois.core.rule import rule
from sousbois.games.menagerie.exchange import last_put_down, missing
from sousbois.games.menagerie.material import KINDS, KNOCK, PUT, ROW, ROWS, SEATS, Edition, State
from sousbois.games.menagerie.rules import cards_for_a_majority, in_game, majority, may_knock, points_of

LIFE = 60
SECOND_LIFE = 40
"""With a single life, all but the first place is the end (M11)."""
THIRD_LIFE = 20
"""With two, the last place is."""
OUT = -1000
NOISE = 24
"""How much of a guess it is, in a playout, which row gains most."""
SUDDEN = 400
"""Better than all that a row can gain otherwise."""


@rule
def worth(state: State, edition: Edition, seat: int) -> int:
    """The lives left, in hundredths of the logarithm of the chance to win; and the points that the hand would get if it
    were counted now (M9).

    Once somebody has knocked, the count is near: then the points decide about lives (M11), and weigh more. The points
    of a hand just dealt (M3) say nothing yet.
    """
    lives: int = state.lives[seat]
    if lives == 0:
        return OUT
    value = LIFE * lives + SECOND_LIFE * (lives > 1) + THIRD_LIFE * (lives > 2)  # noqa: PLR2004  # the third life
    if sum(state.turns) == 0:
        return value
    points = points_of(state.hand, edition, cards_for_a_majority(in_game(state)), seat)
    return value + points * (1 if state.knocked == NOTHING else 3)


HABITS = Habits(legs=1, exploration=0.3, alone=True)
LEVELS = (Level(70), Level(250), Level(1000))
"""Easy, medium and hard."""


@rule
def leg(state: State) -> int:
    """A round (M3)."""
    return state.round


@rule
def spread(state: State, edition: Edition) -> int:
    """Half of what the logarithm asks for: search tells moves apart the better for it, though shares come out a little
    too sure."""
    return 50


@rule
def pick(state: State, edition: Edition, seat: int, legal: Any, found: int, chance: Words64) -> int:
    """Knock when ahead; else take the row that gains most, for the cards that are missed least."""
    if found == 1:
        action: int = legal[0]
        return action
    if state.row != NOTHING:
        return pick_card(state, edition, seat, legal, found)
    if state.knocked == NOTHING and may_knock(state, seat) and is_ahead(state, edition, seat):
        return KNOCK
    return pick_row(state, edition, seat, chance)


@rule
def is_ahead(state: State, edition: Edition, seat: int) -> bool:
    """M9 Whether the hand would get more points than the others on average."""
    enough = cards_for_a_majority(in_game(state))
    points = np.zeros(SEATS, np.int64)
    for species in range(KINDS):
        holder, cards = majority(state.hand, species)
        if holder != NOTHING and cards >= enough:
            points[holder] += edition.copies[species]
    return bool(points[seat] * in_game(state) > points.sum())


@rule
def last_card(state: State, edition: Edition, seat: int, species: int, cards: int) -> int:
    """What the last of so many cards of a species is worth: most if it makes a set (M7) or a majority (M9)."""
    copies: int = edition.copies[species]
    if cards == copies and edition.sudden[state.options.advanced, species]:
        return SUDDEN
    most = 0
    for other in range(SEATS):
        most = max(most, state.hand[other, species] * (other != seat))
    ahead = cards - most
    if ahead == 1:
        return 4 * copies
    if ahead == 0:
        return 2 * copies
    return copies if ahead in (-1, 2) else 0


@rule
def pick_card(state: State, edition: Edition, seat: int, legal: Any, found: int) -> int:
    """M5 Of the cards that are missed least, the first in the order of the species."""
    own = np.zeros(KINDS, np.int64)
    kept = np.zeros(KINDS, np.int64)
    costs = np.zeros(KINDS, np.int64)
    for at in range(state.row + 1):
        kept[state.rows[state.row, at]] += 1
    for species in range(last_put_down(state), KINDS):
        own[species] = state.hand[seat, species]
        kept[species] += own[species]
        costs[species] = last_card(state, edition, seat, species, kept[species])
    first = KINDS
    for _ in range(missing(state)):
        species = least_missed(own, costs)
        own[species] -= 1
        kept[species] -= 1
        costs[species] = last_card(state, edition, seat, species, kept[species])
        first = min(first, species)
    for i in range(found):
        if legal[i] == PUT + first:
            return PUT + first
    action: int = legal[0]
    return action


@rule
def least_missed(own: Any, costs: Any) -> int:
    """The species in hand whose last card costs least."""
    least = NOTHING
    for species in range(KINDS):
        if own[species] > 0 and (least == NOTHING or costs[species] < costs[least]):
            least = species
    return least


@rule
def pick_row(state: State, edition: Edition, seat: int, chance: Words64) -> int:
    """M5 The row that gains most, more or less; M6 after a knock, none if none gains anything."""
    own = np.zeros(KINDS, np.int64)
    gains = np.zeros(KINDS, np.int64)
    costs = np.zeros(KINDS, np.int64)
    for species in range(KINDS):
        own[species] = state.hand[seat, species]
        gains[species] = last_card(state, edition, seat, species, own[species] + 1)
        costs[species] = last_card(state, edition, seat, species, own[species])
    best = ROW
    most = -SUDDEN
    if state.knocked != NOTHING and may_knock(state, seat):
        best = KNOCK
        most = 0
    paid = 0
    for row in range(ROWS):
        species = least_missed(own, costs)
        own[species] -= 1
        paid += costs[species]
        costs[species] = last_card(state, edition, seat, species, own[species])
        gained = below(chance, NOISE) - paid
        for at in range(row + 1):
            gained += gains[state.rows[row, at]]
        if gained > most:
            most = gained
            best = ROW + row
    return best
