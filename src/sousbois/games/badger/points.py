"""What a collection of the badger holds, and what it is worth (B17, B21, B28)."""

from __future__ import annotations

from sousbois.core.rule import rule
from sousbois.games.badger.material import KINDS, STACKS, Edition, Kind, Stack, State, lies_in

FED = 1
"""B17 For each fed hamster."""
PAIR = 1
"""B17 For a male and a female."""
MANY_TWIGS = 5
TWIG_OF_MANY = 2
"""B21 So many twigs are worth so much each."""


@rule
def points_of(state: State, edition: Edition, seat: int) -> int:
    """B28 All points of a collection."""
    points = printed_points(state, edition, seat) + fed_points(state, seat)
    return points + pair_points(state, seat) + twig_points(state, edition, seat)


@rule
def printed_points(state: State, edition: Edition, seat: int) -> int:
    """B28 The points printed on all cards but twigs."""
    points = 0
    for stack in range(STACKS):
        if stack != Stack.TWIG and state.collection[seat, stack] > 0:
            for kind in range(KINDS):
                points += state.collection[seat, stack] * edition.points[kind] * lies_in(kind, stack)
    return points


@rule
def fed_points(state: State, seat: int) -> int:
    """B17 A point for each fed hamster."""
    fed = 0
    for stack in range(Stack.FEMALE, STACKS):
        if lies_in(Kind.WHEAT, stack) or lies_in(Kind.WEEVIL, stack):
            fed += state.collection[seat, stack]
    return FED * fed


@rule
def pair_points(state: State, seat: int) -> int:
    """B17 A point for a male and a female; there are never two males."""
    pair = count(state, seat, Stack.FEMALE, Stack.MALE) > 0 and count(state, seat, Stack.MALE, STACKS) > 0
    return PAIR if pair else 0


@rule
def twig_points(state: State, edition: Edition, seat: int) -> int:
    """B21 Few twigs cost points, many bring some."""
    twigs: int = state.collection[seat, Stack.TWIG]
    return twigs * (TWIG_OF_MANY if twigs >= MANY_TWIGS else edition.points[Kind.TWIG])


@rule
def badgers_of(state: State, seat: int) -> int:
    """B28 All badgers, caged or not."""
    return count(state, seat, Stack.BADGER, Stack.FEMALE)


@rule
def hamsters_of(state: State, seat: int) -> int:
    """B28 All hamsters, fed and trapped or not."""
    return count(state, seat, Stack.FEMALE, STACKS)


@rule
def count(state: State, seat: int, begin: int, end: int) -> int:
    """How many stacks a collection has, of those from one to before another."""
    found = 0
    for stack in range(begin, end):
        found += state.collection[seat, stack]
    return found
