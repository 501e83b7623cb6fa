"""Kernels for tests, thin layers over the rules of the contract.

They lie in a folder of their own, because the cache of compiled rules follows every source beside them.
"""

from __future__ import annotations

from typing import Any

from sousbois.core.chance import below, mix, next_word, sow
from sousbois.core.contract import acting, apply, deal, fill_legal, redeal, standing
from sousbois.core.record import Words64
from sousbois.core.rule import rule

DEAL, APPLY, REDEAL, LEGAL, ACTING, STANDING = range(6)


@rule
def step(tables: Any, editions: Any, deed: int, seat: int, number: int, seed: int, out: Any) -> int:
    """Do one deed at the first table. One kernel for all deeds: the compiler takes its time for each kernel."""
    state = tables[0]
    edition = editions[0]
    if deed == DEAL:
        sow(state.chance, seed)
        deal(state, edition)
    elif deed == APPLY:
        apply(state, edition, seat, number)
    elif deed == REDEAL:
        redeal(state, edition, seat, seed)
    elif deed == LEGAL:
        return fill_legal(state, edition, seat, out)
    elif deed == STANDING:
        return standing(state, edition, seat, number)
    return acting(state)


@rule
def draw(generator: Words64, seed: int, bounds: Any, words: Any, numbers: Any) -> int:
    """Sow a generator, then take words of it and numbers below the bounds; the answer is the seed mixed."""
    sow(generator, seed)
    for i in range(len(words)):
        words[i] = next_word(generator)
    for i in range(len(bounds)):
        numbers[i] = below(generator, bounds[i])
    return mix(seed)
