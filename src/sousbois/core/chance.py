"""All chance of all games: xoshiro256** (Blackman and Vigna), sown by splitmix64 (Steele, Lea, Flood).

The four words of the generator live in the record, seen by nobody, so a game is a function of its seed and its moves.
The rules have one body for both forms: where compiled words wrap around by themselves, the masks cost nothing; where
Python's integers grow, the masks cut them to the same 64 bits. Only `unsigned` has two, for the compiler takes any sum
with a signed number for signed.
"""

from __future__ import annotations

import numpy as np

from sousbois.core.errors import Unreadable
from sousbois.core.record import Words64
from sousbois.core.rule import rule

WORDS = 4
"""How many 64-bit words a generator has."""

_ALL = 0xFFFFFFFFFFFFFFFF
_LOW = 0xFFFFFFFF
_GOLDEN = 0x9E3779B97F4A7C15
_FIRST_MULTIPLIER = 0xBF58476D1CE4E5B9
_SECOND_MULTIPLIER = 0x94D049BB133111EB


def checked_seed(seed: int) -> int:
    """The seed itself, if it is a whole number of 64 bits."""
    if isinstance(seed, bool) or not isinstance(seed, int) or not 0 <= seed <= _ALL:
        raise Unreadable(f"seed {seed!r}: a seed is a whole number from 0 to {_ALL}")
    return seed


def _unsigned_compiled(number: int) -> np.uint64:
    return np.uint64(number)


@rule(compiled_as=_unsigned_compiled)
def unsigned(number: int) -> int:
    """A number as a word of 64 bits."""
    return number & _ALL


@rule
def mix(number: int) -> int:
    """One step of splitmix64: a word that has lost all likeness to the number given."""
    word = unsigned(unsigned(number) + _GOLDEN)
    word = ((word ^ (word >> 30)) * _FIRST_MULTIPLIER) & _ALL
    word = ((word ^ (word >> 27)) * _SECOND_MULTIPLIER) & _ALL
    return word ^ (word >> 31)


@rule
def branch(seed: int, number: int) -> int:
    """The seed numbered `number` among those that grow out of one seed."""
    return mix(mix(seed) + unsigned(number))


@rule
def sow(generator: Words64, seed: int) -> None:
    """Set a generator to the beginning of the sequence that belongs to a seed."""
    word = unsigned(seed)
    for i in range(WORDS):
        generator[i] = mix(word)
        word = unsigned(word + _GOLDEN)


@rule
def next_word(generator: Words64) -> int:
    """The next 64 bits of the sequence."""
    a = generator[0]
    b = generator[1]
    c = generator[2] ^ a
    d = generator[3] ^ b
    word: int = (b + (b << 2)) & _ALL
    word = ((word << 7) | (word >> 57)) & _ALL
    word = (word + (word << 3)) & _ALL
    generator[0] = a ^ d
    generator[1] = b ^ c
    generator[2] = c ^ ((b << 17) & _ALL)
    generator[3] = ((d << 45) | (d >> 19)) & _ALL
    return word


@rule
def below(generator: Words64, bound: int) -> int:
    """A whole number from 0 up to, not including, the bound; all equally likely (Lemire's method)."""
    product: int = (next_word(generator) >> 32) * bound
    if product & _LOW < bound:
        unfair = (_LOW + 1 - bound) % bound
        while product & _LOW < unfair:
            product = (next_word(generator) >> 32) * bound
    return product >> 32
