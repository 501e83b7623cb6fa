"""How good a state is for every seat: its share of victory, certain at the end of the game, estimated before.

All of it is plain arithmetic, which gives the same numbers on every machine; logarithms and powers of libraries do not.
"""

from __future__ import annotations

from typing import Any

from sousbois.bots.knowing import par, spread, worth
from sousbois.core.contract import acting, standing
from sousbois.core.rule import rule

DOUBLINGS = 10
FAR = 30.0
"""A lead of so many spreads is as good as certain."""


@rule
def judge(state: Any, edition: Any, steps: int, shares: Any) -> None:
    """Write each seat's share of victory. Whoever plays alone is up against an imaginary rival."""
    if state.seats == 1:
        shares[0] = share_ahead((worth(state, edition, 0) - par(state, edition)) / spread(state, edition))
        return
    if acting(state) == 0:
        share_victory(state, edition, steps, shares)
        return
    best = worth(state, edition, 0)
    for seat in range(state.seats):
        shares[seat] = worth(state, edition, seat)
        best = max(best, shares[seat])
    total = 0.0
    for seat in range(state.seats):
        shares[seat] = power((shares[seat] - best) / spread(state, edition))
        total += shares[seat]
    for seat in range(state.seats):
        shares[seat] /= total


@rule
def share_victory(state: Any, edition: Any, steps: int, shares: Any) -> None:
    """At the end: all who are level after the last step of the ranking share the victory."""
    for seat in range(state.seats):
        shares[seat] = 1.0
    winners = state.seats
    for step in range(steps):
        best = -1_000_000
        for seat in range(state.seats):
            if shares[seat] > 0:
                best = max(best, standing(state, edition, seat, step))
        winners = 0
        for seat in range(state.seats):
            if shares[seat] > 0 and standing(state, edition, seat, step) < best:
                shares[seat] = 0.0
            elif shares[seat] > 0:
                winners += 1
    for seat in range(state.seats):
        shares[seat] /= winners


@rule
def share_ahead(lead: float) -> float:
    """The share of one of two who is ahead by so many spreads."""
    behind = power(-max(lead, -lead))
    return (behind if lead < 0 else 1.0) / (1.0 + behind)


@rule
def power(exponent: float) -> float:
    """The power of e, for exponents up to 0: the limit by which it is defined, not taken all the way."""
    base = 1.0 + max(exponent, -FAR) / (1 << DOUBLINGS)
    for _ in range(DOUBLINGS):
        base *= base
    return base
