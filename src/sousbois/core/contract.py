"""The contract of a game: the rules that every game writes, in its own `rules.py`.

Search, simulation and benchmarks are themselves rules, written once on these names. When they are compiled for a game,
each name is given that game's meaning (see `Game.meaning`). Here the names only say what is expected.
"""

from __future__ import annotations

from typing import Any

from sousbois.core.rule import rule

WRITTEN = ("deal", "acting", "why_not", "apply", "standing", "redeal")
"""The rules that every game writes."""

MAY_BE_WRITTEN = ("midway", "fill_legal")
"""The rules that a game may write; what stands here holds for all others."""

ALLOWED = 0
"""What `why_not` answers when nothing forbids the move: the first member of a game's refusals."""


@rule
def deal(state: Any, edition: Any) -> None:
    """Set the table up. Seats, options and the generator of chance are in the record already."""
    raise NotImplementedError


@rule
def acting(state: Any) -> int:
    """The seats that owe a decision, as bits. More than one: they decide in secret, in any order. None: the end."""
    raise NotImplementedError


@rule
def first_of(seats: int) -> int:
    """The lowest of some seats, given as bits; there must be one."""
    seat = 0
    while not seats >> seat & 1:
        seat += 1
    return seat


@rule
def why_not(state: Any, edition: Any, seat: int, action: int) -> int:
    """The refusal that forbids this action to a seat that owes a decision, or ALLOWED: the one truth about legality."""
    raise NotImplementedError


@rule
def apply(state: Any, edition: Any, seat: int, action: int) -> None:
    """Carry out a legal action in place, and tell what happens. Callers that want the old state clone it first."""
    raise NotImplementedError


@rule
def standing(state: Any, edition: Any, seat: int, step: int) -> int:
    """What a seat has to show at one step of the ranking; the higher the better."""
    raise NotImplementedError


@rule
def redeal(state: Any, edition: Any, seat: int, seed: int) -> None:
    """Replace all that the seat cannot know by a fair sample of what it could be, given all it has seen."""
    raise NotImplementedError


@rule
def midway(state: Any) -> bool:
    """Whether the seat that acts has begun a decision that takes several actions: to others it is one decision."""
    return False


@rule
def moment(state: Any) -> tuple[int, ...]:
    """Where in the game a state is, in the numbers by which people count (`Game.moment`)."""
    raise NotImplementedError


@rule
def is_legal(state: Any, edition: Any, seat: int, action: int) -> bool:
    """Whether a seat that owes a decision may answer with this action."""
    return why_not(state, edition, seat, action) == ALLOWED


@rule
def fill_legal(state: Any, edition: Any, seat: int, out: Any) -> int:
    """Write the legal actions to `out`, which has a cell for every action; the answer is how many there are.

    They stand in their order. A game may list its own quicker than by asking one by one: `why_not` stays the truth.
    """
    found = 0
    for action in range(len(out)):
        out[found] = action  # kept or written over: quicker than a branch that cannot be foreseen
        found += is_legal(state, edition, seat, action)
    return found
