"""Kernels for tests, thin layers over the rules of the contract.

They are in a folder of their own, because the cache of compiled rules depends on every source beside them.
"""

from __future__ import annotations

from typing import Any

from sousbois.core.chance import below, mix, next_word, sow
from sousbois.core.contract import acting, apply, deal, fill_legal, redeal, standing
from sousbois.core.record import Words64
from sousbois.core.rule import rule
from sousbois.sim.playout import play_random

DEAL, APPLY, REDEAL, LEGAL, ACTING, STANDING, BATCH = range(7)


@rule
def step(
    tables: Any,
    editions: Any,
    deed: int,
    seat: int,
    number: int,
    seed: int,
    legal: Any,
    blank: Any,
    policy: Words64,
    moves: Any,
    standings: Any,
) -> int:
    """Do one deed at the first table, or play random games at all of them. One kernel for all deeds: rules that several
    deeds share are compiled once."""
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
        return fill_legal(state, edition, seat, legal)
    elif deed == STANDING:
        return standing(state, edition, seat, number)
    elif deed == BATCH:
        play_random(tables, blank, editions, seed, number, policy, legal, moves, standings)
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
