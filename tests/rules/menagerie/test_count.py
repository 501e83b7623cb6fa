"""The count: majorities, points, lives given up."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.rules.course import kinds, random_moves, told
from tests.rules.menagerie.board import COPIES, MENAGERIE, count, exchange, last_turn, state_of

TOTALS = (
    "5 giraffe, 5 sheep",
    "5 bear, 4 rabbit, giraffe",
    "5 dog, 3 cat, bear, giraffe",
    "6 mole, 2 pig, mouse, giraffe",
    "6 goat, 2 pig, mouse, giraffe",
)
"""Five hands that are worth 15, 13, 10, 7 and 7."""


def test_four_giraffes_against_three_and_one() -> None:
    """M9 The example of the rulebook: Mia has four giraffes, Tim three, Sarah one. Mia gets nine points."""
    events = count(
        "4 giraffe, 3 sheep, 3 dog", "3 giraffe, 3 sheep, 3 dog, mole", "giraffe, 3 rabbit, 3 pig, 3 cat"
    ).events
    assert {"seat": 0, "species": "giraffe", "cards": 4, "points": 9} in told(events, "majority")
    assert [event["points"] for event in told(events, "points-counted")] == [9, 7, 14]


def test_a_tie_for_most_gives_nobody_anything() -> None:
    """M9 Had Tim four giraffes too, the nine points would be nobody's, not Sarah's either."""
    events = count("4 giraffe, 3 sheep, 3 dog", "4 giraffe, 3 sheep, 3 dog", "giraffe, 3 rabbit, 3 pig, 3 cat").events
    assert {"species": "giraffe", "cards": 4} in told(events, "no-majority")
    assert "giraffe" not in [event["species"] for event in told(events, "majority")]
    assert [event["points"] for event in told(events, "points-counted")] == [0, 0, 14]


def test_a_majority_is_worth_the_value_once() -> None:
    """M9 Not for each card, and not the number of cards."""
    events = count("7 goat, 3 mouse", "6 sheep, 4 dog", "5 bear, 5 mole").events
    assert [event["points"] for event in told(events, "points-counted")] == [7 + 3, 6 + 6, 8 + 7]


def test_of_three_the_two_last_cannot_take_a_majority_from_the_first() -> None:
    """M9 Strictly more than every other, not more than all others together."""
    events = count("3 bear, 7 goat", "2 bear, 6 sheep, 2 dog", "2 bear, 4 dog, 4 mole").events
    assert {"seat": 0, "species": "bear", "cards": 3, "points": 8} in told(events, "majority")


def test_a_tie_below_the_most_hurts_nobody() -> None:
    """M9 And neither does the order in which the hands are looked at."""
    hands = ["2 bear, 4 dog, 4 mole", "3 bear, 7 goat", "2 bear, 6 sheep, 2 dog"]
    for at in range(3):
        events = count(*hands[at:], *hands[:at]).events
        assert [event["cards"] for event in told(events, "majority") if event["species"] == "bear"] == [3]


def test_species_are_counted_from_the_giraffes_to_the_mice() -> None:
    """M9 One after the other; of a species that nobody has, nothing is told."""
    events = count(*TOTALS).events
    found = [event["species"] for event in (e.plain() for e in events) if event["kind"] in ("majority", "no-majority")]
    assert found == list(COPIES)
    events = count("9 giraffe, bear", "7 mole, 3 bear", "7 goat, 3 bear").events
    found = [event["species"] for event in (e.plain() for e in events) if event["kind"] in ("majority", "no-majority")]
    assert found == ["giraffe", "bear", "mole", "goat"]


def test_the_hands_are_laid_open_for_all() -> None:
    """M9 Everyone sees them, and the points, until the next count."""
    table = count("4 giraffe, 3 sheep, 3 dog", "3 giraffe, 3 sheep, 3 dog, mole", "giraffe, 3 rabbit, 3 pig, 3 cat")
    for reader in (0, 1, 2, None):
        view = table.view(reader)
        assert {name: number for name, number in view["shown"][1].items() if number} == {
            "giraffe": 3,
            "sheep": 3,
            "dog": 3,
            "mole": 1,
        }
        assert view["points"] == [9, 7, 14]


# Is one card enough?


@pytest.mark.parametrize(
    ("hands", "lives"),
    [
        (("mouse, 9 giraffe", "5 bear, 5 goat", "6 mole, 4 dog"), [5, 5, 5]),
        (("mouse, 9 giraffe", "5 bear, 5 goat", "6 mole, 4 dog", ""), [5, 5, 5, 0]),
    ],
)
def test_with_three_in_the_game_a_single_card_is_a_majority(hands: tuple[str, ...], lives: list[int]) -> None:
    """M10 If nobody else has a card of the species."""
    events = count(*hands, lives=lives).events
    assert {"seat": 0, "species": "mouse", "cards": 1, "points": 3} in told(events, "majority")
    assert "single-card-is-none" not in kinds(events)


@pytest.mark.parametrize(
    ("hands", "lives"),
    [
        (("mouse, 9 giraffe", "2 cat, 8 bear"), [5, 5]),
        (("mouse, 9 giraffe", "2 cat, 8 bear", "", ""), [5, 5, 0, 0]),
    ],
)
def test_between_two_it_takes_two_cards(hands: tuple[str, ...], lives: list[int]) -> None:
    """M10 Once two are left, and in a game of two from the start."""
    events = count(*hands, lives=lives).events
    assert told(events, "single-card-is-none") == [{"seat": 0, "species": "mouse"}]
    assert [event["points"] for event in told(events, "points-counted")] == [9, 4 + 8]


def test_between_two_two_against_one_is_a_majority() -> None:
    """M10 At least two cards, and more than the other."""
    events = count("2 mouse, 8 giraffe", "mouse, giraffe, 8 bear").events
    assert {"seat": 0, "species": "mouse", "cards": 2, "points": 3} in told(events, "majority")


# Lives


def test_totals_of_15_13_10_7_and_7() -> None:
    """M11 The example of the rulebook: the first keeps all lives, the last two lose two each, the others one each."""
    table = count(*TOTALS)
    assert [event["points"] for event in told(table.events, "points-counted")] == [15, 13, 10, 7, 7]
    assert told(table.events, "lives-lost") == [
        {"seat": 1, "lost": 1, "left": 4},
        {"seat": 2, "lost": 1, "left": 4},
        {"seat": 3, "lost": 2, "left": 3},
        {"seat": 4, "lost": 2, "left": 3},
    ]
    assert state_of(table)["lives"] == [5, 4, 4, 3, 3]


@pytest.mark.parametrize(
    ("hands", "points", "lives"),
    [
        # all different
        (("5 giraffe, 5 sheep", "5 bear, 4 dog, mouse", "7 mole, goat, 2 cat"), [15, 17, 18], [3, 4, 5]),
        # two share the bottom
        (("5 giraffe, 5 sheep", "5 bear, 5 dog", "7 mole, 3 goat"), [15, 14, 14], [5, 3, 3]),
        # two share the top
        (("6 goat, 2 bear, 2 dog", "6 mole, 2 bear, 2 dog", "6 sheep, 2 bear, 2 dog"), [7, 7, 6], [5, 5, 3]),
    ],
)
def test_most_points_lose_none_fewest_two_everybody_else_one(
    hands: tuple[str, ...], points: list[int], lives: list[int]
) -> None:
    """M11 Those who share the top all lose none, those who share the bottom all lose two."""
    table = count(*hands)
    assert state_of(table)["points"] == points
    assert state_of(table)["lives"] == lives


def test_if_all_are_equal_nobody_loses_a_life() -> None:
    """M11 Seven points each, for the goats and for the moles."""
    table = count("7 goat, giraffe, bear, dog", "7 mole, giraffe, bear, dog")
    assert state_of(table)["points"] == [7, 7]
    assert "all-equal" in kinds(table.events)
    assert state_of(table)["lives"] == [5, 5]


def test_between_two_the_second_is_the_last() -> None:
    """M11 And loses two lives."""
    table = count("9 giraffe, bear", "7 bear, 3 mole")
    assert state_of(table)["lives"] == [3, 5]


def test_players_who_are_out_are_neither_last_nor_counted() -> None:
    """M11, M12 Their nought points save nobody."""
    table = count("5 giraffe, 5 sheep", "5 bear, 4 dog, mouse", "7 mole, goat, 2 cat", "", lives=[5, 5, 5, 0])
    assert state_of(table)["lives"] == [3, 4, 5, 0]
    assert [event["seat"] for event in told(table.events, "points-counted")] == [0, 1, 2]


@pytest.mark.parametrize("left", [1, 2])
def test_who_has_too_few_lives_gives_all_that_are_left(left: int) -> None:
    """M14 Two are due, one is there."""
    table = count("5 giraffe, 5 sheep", "5 bear, 4 dog, mouse", "7 mole, goat, 2 cat", lives=[left, 5, 5])
    assert told(table.events, "lives-lost")[0] == {"seat": 0, "lost": left, "left": 0}
    assert told(table.events, "out") == [{"seat": 0}]


def test_the_longest_tale_has_room() -> None:
    """M5, M9, M11, M12 A last exchange of four different species for four others, ten species counted, and all but the
    first put out."""
    table = last_turn(
        "6 giraffe, rabbit, pig, cat, mouse",
        "4 bear, sheep, 2 dog, 2 pig, giraffe",
        "bear, 4 mole, goat, 2 rabbit, cat, mouse",
        "bear, mole, 4 goat, 2 rabbit, cat, mouse",
        "bear, mole, goat, 3 sheep, 2 dog, 2 pig",
        rows="bear / sheep, dog / cat, 2 giraffe / mole, goat, sheep, dog",
        lives=[5, 1, 1, 1, 1],
    )
    events = exchange(table, 4, "rabbit, pig, cat, mouse")
    assert Counter(kinds(events)) == {
        "row-taken": 1,
        "card-put-down": 4,
        "card-taken": 4,
        "majority": 5,
        "no-majority": 5,
        "points-counted": 5,
        "lives-lost": 4,
        "out": 4,
        "game-over": 1,
    }


def by_the_book(shown: list[dict[str, int]], playing: list[int]) -> list[int]:
    """The points of open hands, counted in another way than the rules do: sort the hands for each species."""
    points = [0] * len(shown)
    for species, value in COPIES.items():
        (second, _), (first, seat) = sorted((shown[seat][species], seat) for seat in playing)[-2:]
        if first > second and (first > 1 or len(playing) > 2):
            points[seat] += value
    return points


@given(seats=st.integers(2, 5), seed=st.integers(0, 2**64 - 1))
def test_every_count_of_a_game_is_right(seats: int, seed: int) -> None:
    """M9–M11, M14 Points and lives of whole games, counted once more."""
    table = MENAGERIE.table(seats=seats, seed=seed, options={"turn_limit": 2})
    before = state_of(table)
    for events in random_moves(table, seed):
        after = state_of(table)
        if "points-counted" in kinds(events):
            playing = [seat for seat in range(seats) if before["lives"][seat]]
            points = by_the_book(after["shown"], playing)
            assert after["points"] == points
            totals = Counter(points[seat] for seat in playing)
            for seat in playing:
                lost = 0 if points[seat] == max(totals) else 2 if points[seat] == min(totals) else 1
                assert after["lives"][seat] == max(0, before["lives"][seat] - lost)
        before = after
