"""What is counted in a match."""

from __future__ import annotations

from fractions import Fraction

import pytest

from sousbois.arena.figures import by_bot, by_kind, wilson
from sousbois.arena.match import Match
from sousbois.arena.played import Played
from sousbois.core.setup import set_up
from tests.toy import GAME as TOY

MATCH = Match(set_up(TOY, 3, "toy-three-dens"), ("random", "greedy", "random"), games=3)


def game(number: int, places: tuple[int, ...], faults: tuple[tuple[int, str], ...] = ()) -> Played:
    """A game in which seat 0 was asked once and thought a second, and so on."""
    return Played(number, MATCH.arrangement(number), (0, 0, 0), places, (1, 2, 3), (1.0, 2.0, 3.0), faults)


PLAYED = [
    game(0, (1, 2, 3), ((2, "slept"), (2, "slept"))),  # random greedy random
    game(1, (1, 1, 3), ((1, "snored"),)),  # random random greedy
    game(2, (1, 2, 2)),  # greedy random random
]


def test_the_arrangements_of_these_tests_are_as_noted() -> None:
    assert [each.seats for each in PLAYED] == [
        ("random", "greedy", "random"),
        ("random", "random", "greedy"),
        ("greedy", "random", "random"),
    ]


def test_bots_are_listed_as_named_and_those_of_a_kind_by_their_seats() -> None:
    first, greedy, second = by_bot(MATCH, PLAYED)
    assert [first.name, greedy.name, second.name] == ["random", "greedy", "random"]
    assert [each.victories for each in (first, greedy, second)] == [Fraction(3, 2), Fraction(1), Fraction(1, 2)]
    assert (first.decisions, greedy.decisions, second.decisions) == (1 + 1 + 2, 2 + 3 + 1, 3 + 2 + 3)
    assert (first.seconds, greedy.seconds, second.seconds) == (4, 6, 8)
    assert (first.faults, greedy.faults, second.faults) == ({}, {}, {"slept": 2, "snored": 1})


def test_bots_of_one_kind_are_counted_together() -> None:
    random, greedy = by_kind(by_bot(MATCH, PLAYED))
    assert (random.name, random.bots, greedy.name, greedy.bots) == ("random", 2, "greedy", 1)
    assert random.victories == 2
    assert random.share == pytest.approx(1 / 3)
    assert random.faults == {"slept": 2, "snored": 1}
    assert random.mean_seconds == 1


def test_all_shares_together_are_one() -> None:
    assert sum(each.victories for each in by_bot(MATCH, PLAYED)) == 3
    assert sum(each.share for each in by_bot(MATCH, PLAYED)) == pytest.approx(1)


@pytest.mark.parametrize(
    ("victories", "games", "low", "high"),
    [
        (50, 100, 0.4038, 0.5962),  # from tables of Wilson's interval
        (1, 10, 0.0179, 0.4042),
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
    ],
)
def test_the_interval_is_wilsons(victories: float, games: int, low: float, high: float) -> None:
    assert wilson(victories, games) == pytest.approx((low, high), abs=0.0001)


def test_the_interval_of_a_kind_counts_each_game_once() -> None:
    """At most one bot of a kind wins: two seats do not make two games of one."""
    random, greedy = by_kind(by_bot(MATCH, PLAYED))
    assert random.interval == pytest.approx([bound / 2 for bound in wilson(2, 3)])
    assert greedy.interval == wilson(1, 3)


def test_the_share_lies_in_its_interval() -> None:
    for figures in by_bot(MATCH, PLAYED):
        low, high = figures.interval
        assert low < figures.share < high


def test_one_who_was_never_asked_has_not_thought() -> None:
    nobody = Played(0, MATCH.kinds, (0, 0, 0), (1, 1, 1), (0, 0, 0), (0.0, 0.0, 0.0), ())
    assert by_bot(MATCH, [nobody])[0].mean_seconds == 0
