"""The timer and the end of the game, alone too."""

from __future__ import annotations

import pytest

from sousbois.core.errors import NotAllowed
from tests.rules.course import kinds, told
from tests.rules.hamster.board import all_play, burrow, crosses_of, dealt, side, stand

SIX_ROOMS = burrow("""
    AAA-SSS-BBB
    AAA.SSS.BBB
    .|...|...|.
    CCC.DDD.EEE
""")
THREE_ROOMS = """
    AAa-ssS-BBB
    AAA.SsS.BBB
    .|...|...|.
    CCC.DdD.EEE
"""
"""S, A and D are begun; g1, before the tunnel to B, is not crossed yet."""
BEFORE_THE_FOURTH = """
    AAa-sss-BBB
    AAA.SsS.BBB
    .|...|...|.
    CCC.DdD.EEE
"""
IN_THE_FOURTH = """
    AAa-sss-bbB
    AAA.SsS.BBB
    .|...|...|.
    CCC.DdD.EEE
"""


# Switching it on


def test_example_a_cross_in_a_fourth_room_switches_the_timer_on_for_all() -> None:
    """H9 Seat 0 begins room B, its fourth; seat 1, in its first, has the timer on too."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, "e1 f1", roll=2, rolls=(3,))
    assert table.view(None)["timer_on"] is False
    events = all_play(table, "i1-j1", "e2-f2")
    assert kinds(events) == ["cells-crossed", "room-begun", "cells-crossed", "timer-starts", "rolled"]
    assert table.view(None)["timer_on"] is True


@pytest.mark.parametrize("letter", ["A", "B"])
def test_on_the_printed_sheets_the_fourth_room_counts_the_central_one(letter: str) -> None:
    """H9 S, two neighbours of it, and a third one: that is the fourth room."""
    begun = {"A": "g7 h7 i7 h6 e7 k7", "B": "e6 f6 g6 h6 i6 g5 c6 k6"}[letter]
    fourth = {"A": "h3-h4", "B": "f3-g3"}[letter]
    table = stand(side(letter), begun, "", roll=2)
    events = all_play(table, fourth, {"A": "g6-h6", "B": "g6-g7"}[letter])
    assert told(events, "room-begun") == [{"seat": 0, "room": "N"}]
    assert kinds(events).count("timer-starts") == 1


def test_a_third_room_does_not_switch_it_on() -> None:
    """H9 Nor do more cells in rooms begun before."""
    table = stand(SIX_ROOMS, "e1 f1 g1 f2 c1", THREE_ROOMS, roll=2, used=(1, 0), rolls=(5,))
    events = all_play(table, "e4-f4", "b1-b2")
    assert told(events, "room-begun") == [{"seat": 0, "room": "D"}]
    assert (told(events, "timer-starts"), table.view(None)["timer_on"]) == ([], False)


def test_the_rooms_of_several_players_are_not_added_up() -> None:
    """H9 One player must have begun four: two with three each, S, A and D, S, B and D, have not."""
    table = stand(SIX_ROOMS, "e1 f1 f2 c1 f4", "e1 f1 g1 f2 i1 f4", roll=2, rolls=(3,))
    events = all_play(table, "b1-b2", "j1-j2")
    assert told(events, "timer-starts") == []


def test_before_the_timer_is_on_no_roll_crosses_anything_off() -> None:
    """H9, H10 A 4 is a 4 and nothing else."""
    table = stand(SIX_ROOMS, "e1 f1", "e1 f1", roll=2, rolls=(4,))
    events = all_play(table, "g1-g2", "g1-g2")
    assert (told(events, "timer-crossed"), table.view(None)["timer_crossed"]) == ([], 0)


def test_the_roll_of_the_turn_that_switches_it_on_crosses_nothing_off() -> None:
    """H9 Ruling: a 4 begins the fourth room; that turn's roll is over when the timer starts."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, "e1 f1", roll=4, rolls=(2,))
    events = all_play(table, "i1-j1-k1-k2", "g1-e2-f2-g2")
    assert kinds(events).count("timer-starts") == 1
    assert (told(events, "timer-crossed"), table.view(None)["timer_crossed"]) == ([], 0)


def test_the_very_next_roll_counts() -> None:
    """H9, H10 From the next turn on."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, "e1 f1", roll=4, rolls=(4,))
    events = all_play(table, "i1-j1-k1-k2", "g1-e2-f2-g2")
    assert kinds(events)[-3:] == ["timer-starts", "rolled", "timer-crossed"]
    assert told(events, "timer-crossed") == [{"left": 3}]


def test_it_starts_only_when_all_have_filled_in() -> None:
    """H9, H3 Ruling: all fill in at the same time, so nobody hears of it before choosing."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, "e1 f1", roll=2)
    assert table.play(0, "i1-j1") == ()
    assert table.view(1)["timer_on"] is False


def test_it_is_switched_on_once() -> None:
    """H9 Another player's fourth room, or a fifth one, changes nothing."""
    table = stand(SIX_ROOMS, IN_THE_FOURTH, BEFORE_THE_FOURTH, roll=2, dice=2, rolls=(2,))
    events = all_play(table, "b1-b2", "i1-j1")
    assert (told(events, "timer-starts"), table.view(None)["timer_crossed"]) == ([], 2)


# Crossing off a die


@pytest.mark.parametrize(("roll", "left"), [(1, None), (2, None), (3, None), (4, 2), (5, 2), (6, 2)])
def test_example_a_4_5_or_6_crosses_off_a_die(roll: int, left: int | None) -> None:
    """H10 The rulebook's example is a 5; lower rolls cross off nothing."""
    table = stand(SIX_ROOMS, IN_THE_FOURTH, "e1 f1", roll=2, dice=1, rolls=(roll, 2))
    events = all_play(table, "b1-b2", "g1-g2")
    assert told(events, "timer-crossed") == ([] if left is None else [{"left": left}])
    assert table.view(None)["timer_crossed"] == (1 if left is None else 2)


def test_the_die_is_crossed_off_before_anybody_fills_in() -> None:
    """H10 With the roll, before the passes and the choices; also for those who pass."""
    table = stand(SIX_ROOMS, IN_THE_FOURTH, "f2 g2", roll=2, rolls=(5,))
    events = all_play(table, "j2-k2", "e4-f4")
    assert kinds(events)[-3:] == ["rolled", "timer-crossed", "cannot-cross"]
    assert table.view(1)["timer_crossed"] == 1


# The end


def test_the_game_ends_after_the_turn_in_which_the_last_die_was_crossed_off() -> None:
    """H11 All fill in once more, then it is over."""
    table = stand(SIX_ROOMS, IN_THE_FOURTH, "e1 f1", roll=2, dice=3, rolls=(4,))
    events = all_play(table, "b1-b2", "g1-g2")
    assert (told(events, "timer-crossed"), table.acting()) == ([{"left": 0}], (0, 1))
    events = all_play(table, "k1-i2-j2-k2", "i1-j1-i2-j2")
    assert kinds(events)[-3:] == ["last-die-crossed", "sheet-counted", "sheet-counted"]
    assert crosses_of(table, SIX_ROOMS, 1) >= SIX_ROOMS.paper.cells("i1-j1-i2-j2")
    assert (table.acting(), table.outcome() is None) == ((), False)
    with pytest.raises(NotAllowed, match="the game is over"):
        table.play(0, "a1")


def test_it_ends_so_even_if_nobody_can_cross_anything_in_the_last_turn() -> None:
    """H11, H4 The last die falls in a turn in which all pass."""
    table = stand(SIX_ROOMS, IN_THE_FOURTH, "f2 g2", roll=2, dice=3, rolls=(6,))
    events = all_play(table, "k1-k2", "e4-f4")
    assert told(events, "nobody-can-cross") == [{"turns": 1, "dice": 1}]
    assert kinds(events)[-4:-2] == ["nobody-can-cross", "last-die-crossed"]
    assert table.acting() == ()


def test_the_last_die_but_one_does_not_end_it() -> None:
    """H11 One is left."""
    table = stand(SIX_ROOMS, IN_THE_FOURTH, "e1 f1", roll=4, dice=3, rolls=(2,))
    events = all_play(table, "k1-i2-j2-k2", "g1-e2-f2-g2")
    assert (told(events, "last-die-crossed"), table.acting()) == ([], (0, 1))


def test_the_game_ends_when_all_rooms_of_all_are_full() -> None:
    """H12 Ruling: nobody could ever cross a cell again."""
    small = burrow("SSS-AA")
    table = stand(small, "a1 b1 c1", "a1 b1 c1 e1 f1", roll=2)
    events = all_play(table, "e1-f1")
    assert told(events, "room-full") == [{"seat": 0, "room": "A", "points": 1}]
    assert kinds(events)[-3:] == ["nothing-left-to-cross", "sheet-counted", "sheet-counted"]
    assert table.acting() == ()


@pytest.mark.parametrize("track", [0, 2])
def test_the_game_ends_when_no_roll_could_be_placed_by_anyone_any_more(track: int) -> None:
    """H12 One cell is left to each, and the track for 1s is used up."""
    table = stand(burrow("SSSSS-A", ones_track=track), "a1 b1", "a1 b1", roll=2, used=(track, track))
    events = all_play(table, "c1-d1", "c1-d1")
    assert kinds(events)[2:] == ["nothing-left-to-cross", "sheet-counted", "sheet-counted"]


def test_with_a_point_left_on_one_track_it_goes_on() -> None:
    """H12, H8 A 1 could still come; until then nobody can cross anything."""
    table = stand(burrow("SSSSS-A", ones_track=1), "a1 b1", "a1 b1 c1", roll=2, used=(0, 1), rolls=(6, 4, 1))
    events = all_play(table, "c1-d1", "d1-e1")
    assert told(events, "nobody-can-cross") == [{"turns": 2, "dice": 0}]
    assert told(events, "track-empty") == [{"seat": 1}]
    assert table.acting() == (0,)


def test_while_one_player_can_go_on_the_game_does() -> None:
    """H12 Nobody: one whose sheet is full passes as long as another has cells left."""
    table = stand(burrow("SSS-AA"), "a1 b1 c1 e1 f1", "a1 b1", roll=1, used=(1, 0), rolls=(2,))
    events = all_play(table, "c1")
    assert (told(events, "nothing-left-to-cross"), table.acting()) == ([], (1,))


def test_a_cell_that_only_a_1_can_fill_does_not_end_the_game() -> None:
    """H12, H8 What counts is whether any roll, or any value for a 1, could be placed: here a single cell behind S."""
    table = stand(burrow("SSS-A"), "a1 b1", "a1 b1", roll=1)
    events = all_play(table, "c1", "c1")
    assert (told(events, "nothing-left-to-cross"), table.acting() != ()) == ([], True)


# Alone


def test_alone_the_timer_is_on_from_the_start() -> None:
    """H16 The very first roll crosses off a die, if it is a 4, 5 or 6; with others it does not."""
    alone, together = dealt(side("A"), 1, rolls=(4,)), dealt(side("A"), 2, rolls=(4,))
    assert told(alone.events, "timer-crossed") == [{"left": 3}]
    assert [alone.view(None)[name] for name in ("timer_on", "timer_run", "timer_crossed")] == [True, 1, 1]
    assert [together.view(None)[name] for name in ("timer_on", "timer_run", "timer_crossed")] == [False, 1, 0]


def test_when_the_first_run_is_complete_the_second_begins() -> None:
    """H16 After the turn in which its last die was crossed off; that turn is filled in, the game goes on."""
    table = stand(SIX_ROOMS, "e1 f1", roll=4, dice=4, run=1, rolls=(2,))
    events = all_play(table, "g1-e2-f2-g2")
    assert kinds(events) == ["cells-crossed", "room-full", "second-run-begins", "rolled"]
    assert [table.view(None)[name] for name in ("timer_on", "timer_run", "timer_crossed")] == [True, 2, 0]


def test_a_fourth_room_cuts_the_first_run_short() -> None:
    """H16 After the turn with the first cross in it; the second run has all its dice."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, roll=2, dice=1, rolls=(4,))
    events = all_play(table, "i1-j1")
    assert kinds(events)[-4:-1] == ["room-begun", "second-run-begins", "rolled"]
    assert told(events, "timer-crossed") == [{"left": 3}]
    assert (table.view(None)["timer_run"], table.view(None)["timer_crossed"]) == (2, 1)


def test_that_turns_own_roll_is_part_of_the_first_run() -> None:
    """H16, H9 A 4 begins the fourth room: the die it crossed off is gone with the first run."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, roll=4, dice=2, rolls=(3,))
    all_play(table, "i1-j1-k1-k2")
    assert (table.view(None)["timer_run"], table.view(None)["timer_crossed"]) == (2, 0)


def test_a_first_run_complete_and_a_fourth_room_in_one_turn_begin_the_second_once() -> None:
    """H16 Whichever comes first counts; both at once count once."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, roll=4, dice=4, run=1, rolls=(2,))
    events = all_play(table, "i1-j1-k1-k2")
    assert kinds(events).count("second-run-begins") == 1
    assert (table.view(None)["timer_run"], table.view(None)["timer_crossed"]) == (2, 0)


def test_a_fourth_room_in_the_second_run_changes_nothing() -> None:
    """H16 There is no third run."""
    table = stand(SIX_ROOMS, BEFORE_THE_FOURTH, roll=2, dice=3, run=2, rolls=(2,))
    events = all_play(table, "i1-j1")
    assert told(events, "second-run-begins") == []
    assert (table.view(None)["timer_run"], table.view(None)["timer_crossed"]) == (2, 3)


def test_alone_the_game_ends_with_the_second_run() -> None:
    """H16, H11 After the turn in which its last die was crossed off."""
    table = stand(SIX_ROOMS, "e1 f1", roll=4, dice=4, run=2)
    events = all_play(table, "g1-e2-f2-g2")
    assert kinds(events) == ["cells-crossed", "room-full", "last-die-crossed", "sheet-counted"]
    outcome = table.outcome()
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((1,), (0,))


def test_the_first_run_can_end_in_turns_in_which_nothing_can_be_crossed() -> None:
    """H16, H4 Both dice of the first run and one of the second, before the first cell is crossed."""
    table = dealt(burrow("SS-AA", timer=2), 1, rolls=(4, 3, 5, 6, 2))
    assert kinds(table.events) == ["nobody-can-cross", "second-run-begins", "nobody-can-cross", "rolled"]
    assert told(table.events, "nobody-can-cross") == [{"turns": 3, "dice": 2}, {"turns": 1, "dice": 1}]
    assert (table.view(None)["timer_run"], table.view(None)["timer_crossed"]) == (2, 1)


def test_alone_nothing_left_to_cross_ends_the_game_in_either_run() -> None:
    """H16, H12 Whatever is left of the timer."""
    for run in (1, 2):
        events = all_play(stand(burrow("SSS-AA"), "a1 b1 c1", roll=2, dice=1, run=run), "e1-f1")
        assert kinds(events)[-2:] == ["nothing-left-to-cross", "sheet-counted"]
