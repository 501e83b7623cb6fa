"""What one knows: only what others have chosen before all have is secret, and each legal choice is equally likely."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Sequence
from math import log, sqrt

import pytest

from sousbois.core.chance import branch
from sousbois.core.record import NOTHING
from sousbois.play.table import Table
from tests.rules.hamster.board import burrow, dealt, legal, side, stand

SMALL = burrow("""
    AAA-SSS
    AAA.SSS
""")
ONCE_IN = 1_000_000
"""How seldom a fair draw may fail a test here."""
EACH = 40
"""How often each possibility is expected: often enough for the sum of squares to behave like chi-square."""


def unevenness(found: Sequence[Hashable], possible: Sequence[Hashable]) -> float:
    """Pearson's sum: how far some draws are from being spread evenly over what is possible."""
    counted = Counter(found)
    assert set(counted) <= set(possible)
    expected = len(found) / len(possible)
    return sum((counted[each] - expected) ** 2 / expected for each in possible)


def most_uneven(possible: int) -> float:
    """What a fair draw exceeds at most once in a million times.

    Its sum is distributed like chi-square with d = possible − 1 degrees of freedom, and chi-square exceeds
    d + 2√(dx) + 2x with a chance of at most exp(−x), whatever x is (Laurent and Massart, 2000). Here exp(−x) is one
    in a million. The seeds are fixed besides: a test that has passed once passes always.
    """
    x = log(ONCE_IN)
    return possible - 1 + 2 * sqrt((possible - 1) * x) + 2 * x


def guesses(table: Table, reader: int, count: int) -> list[tuple[str | None, ...]]:
    """What the seats have chosen, each time all that the reader cannot know is drawn anew."""
    actions = table.setup.actions
    found = []
    for number in range(count):
        choice = table.setup.redealt(table.state, reader, branch(2026, number)).choice
        found.append(
            tuple(None if choice[seat] == NOTHING else str(actions[choice[seat]]) for seat in range(table.seats))
        )
    return found


MANY: dict[str, tuple[Callable[[], Table], str]] = {
    "any value for a 1 in one room": (lambda: dealt(side("A"), 2, rolls=(1,)), "g6"),
    "a 4 in three rooms": (lambda: stand(side("A"), "", "g6 g7 h7 g8 h8", roll=4), "d6-c7-d7-e7"),
    "a 6 in a large room": (lambda: stand(side("A"), "", "h7 h6 h4 h3 g3 e3", roll=6), "c1-d1-e1-c2-d2-e2"),
    "few in small rooms": (lambda: stand(SMALL, "", "e1 f1", roll=2), "b1-c1"),
}


@pytest.mark.parametrize(("standing", "choice"), MANY.values(), ids=MANY)
def test_a_secret_choice_is_any_placement_open_to_its_player_all_equally_likely(
    standing: Callable[[], Table], choice: str
) -> None:
    """H3, H4 Against the list of all that seat 1 may cross; the choice it made is one of them and no likelier."""
    table = standing()
    possible = sorted(legal(table, 1))
    table.play(1, choice)
    assert table.acting() == (0,)
    found = [chosen for _, chosen in guesses(table, reader=0, count=EACH * len(possible))]
    assert unevenness(found, possible) < most_uneven(len(possible))


def test_the_choices_of_several_others_are_independent_of_each_other() -> None:
    """H3 Every pair of choices of two others is equally likely; one of the two can cross less than the other."""
    table = stand(SMALL, "", "e1 f1", "e1 f1 g1 e2", roll=2)
    possible = [(None, one, two) for one in sorted(legal(table, 1)) for two in sorted(legal(table, 2))]
    assert len(legal(table, 1)) != len(legal(table, 2))
    table.play(1, min(legal(table, 1)))
    table.play(2, min(legal(table, 2)))
    assert unevenness(guesses(table, 0, EACH * len(possible)), possible) < most_uneven(len(possible))


def test_the_measure_finds_a_draw_out_that_is_not_fair() -> None:
    """H3 The test itself: to draw the size first, and then one of that size, is not fair."""
    table = dealt(side("A"), 2, rolls=(1,))
    possible = sorted(legal(table, 1))
    by_size = [[text for text in possible if text.count("-") == size] for size in range(7)]
    draws = EACH * len(possible)
    size_first = [by_size[number % 7][number // 7 % len(by_size[number % 7])] for number in range(draws)]
    even = [possible[number % len(possible)] for number in range(draws)]
    assert unevenness(even, possible) == 0
    assert unevenness(size_first, possible) > most_uneven(len(possible))


def test_ones_own_choice_is_known_and_those_not_made_are_none() -> None:
    """H3 Seat 0 knows what it chose, that seat 1 has chosen, and that seat 2 has not."""
    table = dealt(SMALL, 3, rolls=(2,))
    table.play(0, "e1-f1")
    table.play(1, "f2-g2")
    seen = guesses(table, reader=0, count=50)
    assert {own for own, _, _ in seen} == {"e1-f1"}
    assert {other for _, other, _ in seen} == legal(table, 2)
    assert {third for _, _, third in seen} == {None}


def test_whoever_only_looks_on_knows_no_choice() -> None:
    """H3 Every choice is drawn anew."""
    table = dealt(SMALL, 3, rolls=(2,))
    table.play(0, "e1-f1")
    table.play(1, "f2-g2")
    seen = guesses(table, reader=NOTHING, count=200)
    assert {own for own, _, _ in seen} == {other for _, other, _ in seen} == legal(table, 2)


def test_all_but_choices_and_chance_is_known_to_everyone() -> None:
    """H3, H1 Sheets lie open, and so do the die and the timer: a guess changes nothing of them."""
    table = stand(SMALL, "e1 f1 c1 b1", "e1 f1", roll=2)
    table.play(1, "e2-f2")
    guess = Table(table.setup, table.setup.redealt(table.state, 0, 5), seed=None).position()["state"]
    true = table.position()["state"]
    changed = {name for name in true if guess[name] != true[name]}
    assert "chance" in changed
    assert changed <= {"chance", "choice"}
