"""The most that a single decision can set off: all of it is told, and there is room for it."""

from __future__ import annotations

from sousbois.games.hamster.material import EVENTS
from tests.rules.course import kinds, told
from tests.rules.hamster.board import all_play, burrow, stand

FIVE_ROOMS = """
    AA-SS-BB
    ...S....
    ...|....
    CC-DDDD.
"""
THREE_FULL = "a1 b1 d1 e1 d2 d4 e4 f4 g4"
WITHOUT_D = "a1 b1 d1 e1 d2"
ALL_OF_B = ["cells-crossed", "room-begun", "ones-used", "room-full"]
"""What a seat does that fills room B by a 1."""


def test_the_longest_tale_of_a_turn_that_is_followed_by_another() -> None:
    """H3–H10 All fill a fourth room, the timer starts; a 1 finds all tracks empty; on a 4 only seat 5 can cross."""
    sheet = burrow(FIVE_ROOMS, ones_track=7)
    table = stand(sheet, *[THREE_FULL] * 5, WITHOUT_D, roll=1, used=[5] * 6, rolls=(1, 4))
    events = all_play(table, *["g1-h1"] * 6)
    after = ["timer-starts", "nobody-can-cross", "rolled", "timer-crossed", *["cannot-cross"] * 5]
    assert kinds(events) == ALL_OF_B * 6 + after
    assert told(events, "nobody-can-cross") == [{"turns": 1, "dice": 0}]
    assert len(events) == EVENTS
    assert table.acting() == (5,)


def test_the_longest_tale_of_a_last_turn() -> None:
    """H9–H11, H13 Six fill a fourth room by a 1, the timer starts; nobody can cross 3, nor 6, which is the last die."""
    sheet = burrow(FIVE_ROOMS, timer=1)
    table = stand(sheet, *[THREE_FULL] * 6, roll=1, rolls=(3, 6))
    events = all_play(table, *["g1-h1"] * 6)
    after = ["timer-starts", "nobody-can-cross", "last-die-crossed", *["sheet-counted"] * 6]
    assert kinds(events) == ALL_OF_B * 6 + after
    assert told(events, "nobody-can-cross") == [{"turns": 2, "dice": 1}]
    assert len(events) == EVENTS
    assert table.acting() == ()


def test_alone_two_runs_are_told_and_there_is_room_to_spare() -> None:
    """H16 A fourth room begins the second run; a 3 and a 6 nobody can cross, and the 6 is its last die."""
    table = stand(burrow(FIVE_ROOMS, timer=1), THREE_FULL, roll=1, rolls=(3, 6), dice=0)
    events = all_play(table, "g1-h1")
    after = ["second-run-begins", "nobody-can-cross", "last-die-crossed", "sheet-counted"]
    assert kinds(events) == ALL_OF_B + after
    assert len(events) < EVENTS
