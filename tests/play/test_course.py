"""The course of a game: where it can be stopped, and that it goes on from there as it was played."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from sousbois.play.course import Course
from sousbois.play.gamerecord import replay
from sousbois.play.table import Table
from tests.play.hosting import GAMES, SHORTER, full, play_on


def played(game: str, decisions: int = 10_000) -> Table:
    """A game played at random."""
    hosted, _ = full(game, seats=3, options=SHORTER.get(game))
    play_on(hosted, Random(3), decisions)
    assert hosted.table is not None
    return hosted.table


@cache
def whole(game: str) -> Course:
    """The course of a whole game."""
    return Course.of(played(game))


@pytest.mark.parametrize("game", GAMES)
def test_at_no_point_is_a_decision_half_made_or_a_choice_secret(game: str) -> None:
    course = whole(game)
    assert course.points[0] == 0
    assert course.points[-1] == len(course.table.history)
    for point in range(0, course.last + 1, 9):
        table = course.at(point)
        assert table.open_state is table.state
        assert not table.setup.midway(table.state)


@pytest.mark.parametrize("game", GAMES)
def test_from_point_to_point_the_game_goes_as_it_went(game: str) -> None:
    course = Course.of(played(game, decisions=24))
    table = course.at(0)
    for point in range(1, course.last + 1):
        steps = course.go_on(table, point)
        assert table.position() == course.at(point).position()
        assert [step.event for step in steps] == list(course.events(point))


@pytest.mark.parametrize("game", GAMES)
def test_the_course_tells_all_that_was_told(game: str) -> None:
    hosted, _ = full(game, seats=3, options=SHORTER.get(game))
    play_on(hosted, Random(3))
    assert hosted.table is not None
    course = Course.of(hosted.table)
    assert [event for point in range(course.last + 1) for event in course.events(point)] == list(hosted.log.since(0))


def test_where_some_had_chosen_and_others_not_the_last_point_is_before_any_chose() -> None:
    table = played("hunt", decisions=6)
    table.play(0, table.legal(0)[0])
    course = Course.of(table)
    assert course.points == (0, 3, 6)
    assert len(course.at(course.last).acting()) == 3


def test_where_a_decision_was_only_begun_the_last_point_is_before_it() -> None:
    table = played("menagerie", decisions=4)
    (seat,) = table.acting()
    row = next(action for action in table.legal(seat) if str(action) != "knock")
    table.play(seat, row)
    course = Course.of(table)
    assert course.at(course.last).history == table.history[:-1]


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_began_from_a_position_has_a_course_too(game: str) -> None:
    course = whole(game)
    middle = course.at(course.last // 2)
    later = Table.standing(middle.setup, middle.state.store())
    for made in course.table.history[course.points[course.last // 2] :]:
        later.play(made.seat, made.action)
    again = Course.of(replay(later.record()))
    assert again.last == course.last - course.last // 2
    assert again.at(0).position() == middle.position()
