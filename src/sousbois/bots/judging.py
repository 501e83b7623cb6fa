"""How good a state is for every seat: its share of victory, certain at the end of the game, estimated before.

All of it is plain arithmetic, which gives the same numbers on every machine; logarithms and powers of libraries do not.
"""

from __future__ import annotations

from typing import Any

from sousbois.bots.knowing import count_out, par, spread, worth
from sousbois.core.contract import acting, standing
from sousbois.core.rule import rule

DOUBLINGS = 10
FAR = 30.0
"""A lead of so many spreads is as good as certain."""


@rule
def judge(state: Any, edition: Any, steps: int, shares: Any) -> None:
    """Write each seat's share of victory. Whoever plays alone is up against an imaginary rival."""
    if state.seats == 1:
        shares[0] = share_alone(state, edition, worth(state, edition, 0))
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
def count_shares(tables: Any, editions: Any, seat: int, legal: Any, shares: Any) -> bool:
    """Write the share of victory that each action leads to, if the rest of the game can be counted out; say whether.
    `tables[0]` is the position, and `tables[1]` a copy to work with."""
    if not count_out(tables[1], editions[0], seat, legal, shares):
        return False
    for i in range(len(legal)):
        shares[i] = share_alone(tables[0], editions[0], shares[i])
    return True


@rule
def share_alone(state: Any, edition: Any, value: float) -> float:
    """The share of victory of whoever plays alone and has come so far, against the imaginary rival."""
    lead = (value - par(state, edition)) / spread(state, edition)
    behind = power(-max(lead, -lead))
    return (behind if lead < 0 else 1.0) / (1.0 + behind)


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
def power(exponent: float) -> float:
    """The power of e, for exponents up to 0: the limit by which it is defined, not taken all the way."""
    base = 1.0 + max(exponent, -FAR) / (1 << DOUBLINGS)
    for _ in range(DOUBLINGS):
        base *= base
    return base
