"""Chance: the published generators, number for number, and fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sousbois.core.chance import WORDS, below, branch, checked_seed, mix, next_word, sow
from sousbois.core.errors import Unreadable
from sousbois.core.rule import Twins
from tests.contract.kernel.steps import draw

SEED_1234567 = (
    6457827717110365317,
    3203168211198807973,
    9817491932198370423,
    4593380528125082431,
    16408922859458223821,
)
"""The first outputs of splitmix64 from the seed 1234567, as published with the algorithm."""

STATE_1_2_3_4 = (
    11520,
    0,
    1509978240,
    1215971899390074240,
    1216172134540287360,
    607988272756665600,
    16172922978634559625,
    8476171486693032832,
    10595114339597558777,
    2904607092377533576,
)
"""The first outputs of xoshiro256** from the state 1, 2, 3, 4, as its ports test it."""

BOUNDS = (1, 2, 3, 5, 10, 97, 2**16, 2**30 + 1, 1717986918, 2**31 - 1)

words = st.integers(0, 2**64 - 1)


def splitmix64(seed: int) -> Iterator[int]:
    """Written anew from the published algorithm."""
    while True:
        seed = (seed + 0x9E3779B97F4A7C15) % 2**64
        z = seed
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 % 2**64
        z = (z ^ z >> 27) * 0x94D049BB133111EB % 2**64
        yield z ^ z >> 31


def rotated(word: int, by: int) -> int:
    """To the left, within 64 bits."""
    return word << by & 2**64 - 1 | word >> 64 - by


def xoshiro256(state: list[int]) -> Iterator[int]:
    """Written anew from the published algorithm."""
    s = list(state)
    while True:
        yield rotated(s[1] * 5 % 2**64, 7) * 9 % 2**64
        t = s[1] << 17 & 2**64 - 1
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = rotated(s[3], 45)


def generator(*state: int) -> Any:
    return list(state)


def sown(seed: int) -> Any:
    """The generator that belongs to a seed."""
    found = generator(0, 0, 0, 0)
    sow(found, seed)
    return found


def is_even_spread(counts: Counter[int], sides: int) -> bool:
    """Whether a chi-square test lets all sides pass as equally likely: four spreads around what is expected."""
    thrown = counts.total()
    square = sum((counts[side] - thrown / sides) ** 2 for side in range(sides)) / (thrown / sides)
    return abs(square - (sides - 1)) <= 4 * (2 * (sides - 1)) ** 0.5 and max(counts) < sides


def test_mixing_is_splitmix64_as_published() -> None:
    golden = 0x9E3779B97F4A7C15
    assert tuple(mix((1234567 + i * golden) % 2**64) for i in range(5)) == SEED_1234567


def test_a_generator_is_sown_with_the_first_words_of_splitmix64() -> None:
    assert tuple(sown(1234567)) == SEED_1234567[:WORDS]


def test_words_are_those_of_xoshiro256_as_published() -> None:
    found = generator(1, 2, 3, 4)
    assert tuple(next_word(found) for _ in STATE_1_2_3_4) == STATE_1_2_3_4


@settings(max_examples=50)
@given(seed=words)
def test_sowing_and_words_agree_with_an_independent_writing_of_both(seed: int) -> None:
    reference = splitmix64(seed)
    state = [next(reference) for _ in range(WORDS)]
    found = sown(seed)
    assert found == state
    following = xoshiro256(state)
    assert [next_word(found) for _ in range(20)] == [next(following) for _ in range(20)]


@settings(max_examples=50)
@given(seed=words, bound=st.integers(1, 2**31 - 1))
def test_a_number_below_is_the_fair_share_of_the_high_bits(seed: int, bound: int) -> None:
    """Lemire's method on 32 bits, done by plain division: the range is cut into equal shares, the rest thrown away."""
    halves = (word >> 32 for word in xoshiro256(sown(seed)))
    expected = next(half * bound >> 32 for half in halves if half * bound % 2**32 >= 2**32 % bound)
    assert below(sown(seed), bound) == expected


@pytest.mark.parametrize("bound", BOUNDS)
def test_a_number_below_is_below(bound: int) -> None:
    found = sown(bound)
    drawn = [below(found, bound) for _ in range(500)]
    assert 0 <= min(drawn) <= max(drawn) < bound


def test_below_one_there_is_only_nought() -> None:
    found = sown(3)
    assert {below(found, 1) for _ in range(100)} == {0}


@pytest.mark.parametrize("sides", [2, 3, 5, 6, 7, 10, 52])
def test_all_numbers_below_are_equally_likely(sides: int) -> None:
    found = sown(sides)
    assert is_even_spread(Counter(below(found, sides) for _ in range(1000 * sides)), sides)


def test_no_number_is_likelier_where_the_shares_do_not_come_out_even() -> None:
    """Two and a half words to each number: without throwing some away, even and odd ones would stand at 3 to 2."""
    bound = 1717986918
    found = sown(11)
    drawn = [below(found, bound) for _ in range(20000)]
    assert is_even_spread(Counter(number % 2 for number in drawn if number < bound // 4), 2)
    assert is_even_spread(Counter(number * 8 // bound for number in drawn), 8)


def test_the_test_of_fairness_tells_a_loaded_die() -> None:
    assert not is_even_spread(Counter({side: 1200 if side else 960 for side in range(6)}), 6)
    assert not is_even_spread(Counter({0: 3000, 1: 2000}), 2)


def test_branches_of_a_seed_are_all_different_and_far_apart() -> None:
    grown = {branch(seed, number) for seed in range(40) for number in range(40)}
    assert len(grown) == 1600
    assert is_even_spread(Counter(word >> 60 for word in grown), 16)


def test_a_seed_with_all_bits_and_a_seed_of_nought_both_yield_chance() -> None:
    for seed in (0, 2**64 - 1):
        assert any(sown(seed))
        assert 0 <= branch(seed, 2**64 - 1) < 2**64


@pytest.mark.parametrize("seed", [0, 7, 2**64 - 1])
def test_whole_numbers_of_64_bits_are_seeds(seed: int) -> None:
    assert checked_seed(seed) == seed


@pytest.mark.parametrize("seed", [-1, 2**64, "x", "7", 1.5, 7.0, True, None])
def test_nothing_else_is_a_seed(seed: Any) -> None:
    with pytest.raises(Unreadable, match=f"seed {seed!r}: a seed is a whole number from 0 to {2**64 - 1}"):
        checked_seed(seed)


@pytest.fixture(scope="module")
def compiled_draw() -> Callable[..., int]:
    return Twins("chance-of-tests", {}, checked=True).of(draw)


@pytest.mark.xdist_group("compiled hunt")
@settings(max_examples=50)
@given(seed=words)
def test_compiled_chance_is_interpreted_chance(compiled_draw: Callable[..., int], seed: int) -> None:
    state, found, numbers = np.zeros(WORDS, np.uint64), np.zeros(50, np.uint64), np.zeros(len(BOUNDS), np.int64)
    mixed = compiled_draw(state, np.uint64(seed), np.array(BOUNDS), found, numbers)
    plain: Any = [0] * WORDS, [0] * 50, [0] * len(BOUNDS)
    assert int(mixed) == draw(plain[0], seed, BOUNDS, plain[1], plain[2])
    assert (state.tolist(), found.tolist(), numbers.tolist()) == plain
