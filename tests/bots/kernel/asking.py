"""All that knowledge says of a position, in one rule, to be compiled."""

from __future__ import annotations

from typing import Any

from sousbois.bots.knowing import leg, par, pick, promise, spread, worth
from sousbois.core.chance import sow
from sousbois.core.record import Words64
from sousbois.core.rule import rule


@rule
def ask_knowledge(tables: Any, editions: Any, seat: int, legal: Any, seed: int, chance: Words64, said: Any) -> None:
    """Write down worth, spread, par and leg, a move, and the promise of each move."""
    state = tables[0]
    edition = editions[0]
    sow(chance, seed)
    said[0] = worth(state, edition, seat)
    said[1] = spread(state, edition)
    said[2] = par(state, edition)
    said[3] = leg(state)
    said[4] = pick(state, edition, seat, legal, len(legal), chance)
    for i in range(len(legal)):
        said[5 + i] = promise(state, edition, seat, legal[i])
