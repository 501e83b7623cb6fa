"""People at a hosted table: their clocks, their words, and the bots that decide for them."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import AutoPass, Decided, Free, Seated, Worded, read, written
from sousbois.play.terms import Terms
from tests.play.hosting import any_decision, full, opened


def test_the_clock_counts_a_choice_when_all_have_chosen() -> None:
    hosted, _ = full("hunt", seats=3)
    for seat, took, at in ((0, 500, 10), (0, 700, 11), (1, 40, 12)):
        hosted.take(Decided(0, seat, ("wolf",), took, at))
    assert (hosted.thought, hosted.moved) == ([0, 0, 0], 0)
    hosted.take(Decided(0, 2, ("wolf",), took=3, at=13))
    assert (hosted.thought, hosted.moved) == ([700, 40, 3], 13)


def test_the_clock_counts_every_decision_once() -> None:
    hosted, _ = full("badger")
    chance, thought = Random(1), [0] * 4
    for took in (500, 40, 3):
        decision = any_decision(hosted, chance)
        hosted.take(msgspec.structs.replace(decision, took=took))
        thought[decision.seat] += took
    assert hosted.thought == thought


def test_a_person_is_late_until_they_choose_themselves() -> None:
    hosted, _ = full("hunt", seats=3)
    for seat in (0, 1):
        hosted.take(Decided(0, seat, ("wolf",), by_bot=True))
    assert hosted.late == {0, 1}
    hosted.take(hosted.withdraw(0, 0))
    assert hosted.late == {1}
    hosted.take(Decided(0, 1, ("carrot",)))
    assert hosted.late == frozenset()


def test_a_late_decision_that_is_taken_back_was_never_made() -> None:
    hosted, _ = full("badger")
    late = msgspec.structs.replace(any_decision(hosted, Random(1)), by_bot=True)
    hosted.take(late)
    assert hosted.late == {late.seat}
    hosted.take(hosted.undo(late.seat))
    assert hosted.late == frozenset()


def test_a_copy_of_a_table_leaves_the_table_alone() -> None:
    hosted, _ = full("badger")
    twin = hosted.copy()
    twin.take(twin.stand_in(1, "medium"))
    twin.take(msgspec.structs.replace(any_decision(twin, Random(1)), took=500))
    assert (hosted.stand_ins, hosted.thought) == ({}, [0] * 4)


def test_no_bot_stands_in_where_everybody_waits() -> None:
    waiting = msgspec.structs.replace(opened("hunt", seats=3), terms=Terms(away="never"))
    hosted = Hosted(waiting)
    for seat in range(3):
        hosted.take(hosted.sit(seat, f"player-{seat}", "Ana"))
    with pytest.raises(NotAllowed, match="everybody waits"):
        hosted.stand_in(0, "easy")


def test_only_a_seat_of_the_table_is_left_or_adds_words() -> None:
    hosted = Hosted(opened("hunt", seats=3))
    hosted.take(hosted.sit(0, "a", "Ana"))
    hosted.check(Worded(0, ""))
    with pytest.raises(NotAllowed, match="seat 3"):
        hosted.check(Worded(3, ""))
    with pytest.raises(NotAllowed, match="seat 3 cannot be left"):
        hosted.check(Seated(3, Free()))


def test_choice_about_automatic_passes_is_kept_in_the_journal() -> None:
    hosted, journal = full("igels", 3)
    choice = hosted.auto_pass(1, on=False)
    assert choice == AutoPass(1, on=False)
    journal.append(read(written(choice)))
    again = Hosted.told_by(journal)
    assert again.auto_passes == {1: False}


def test_choice_about_automatic_passes_is_written_only_when_it_changes_something() -> None:
    hosted, _ = full("igels", 3)
    assert hosted.auto_pass(1, on=True) is None
    hosted.take(AutoPass(1, on=False))
    assert hosted.auto_pass(1, on=False) is None
    assert hosted.auto_pass(1, on=True) == AutoPass(1, on=True)


def test_choice_about_automatic_passes_goes_with_the_player() -> None:
    hosted = Hosted(opened("igels", 3))
    hosted.take(hosted.sit(0, "ana", "Ana"))
    hosted.take(AutoPass(0, on=False))
    hosted.take(hosted.leave("ana"))
    hosted.take(hosted.sit(0, "ben", "Ben"))
    assert hosted.auto_passes == {}


def test_choice_about_automatic_passes_is_the_player_s_own() -> None:
    hosted = Hosted(opened("igels", 3))
    for seat in (-1, 0, 3):
        with pytest.raises(NotAllowed):
            hosted.auto_pass(seat, on=False)
    hosted.take(hosted.sit(0, "ana", "Ana"))
    with pytest.raises(NotAllowed):
        hosted.check(AutoPass(0, on=True))  # nothing changes


def test_choice_about_automatic_passes_at_a_copy_leaves_the_table_alone() -> None:
    hosted, _ = full("igels", 3)
    twin = hosted.copy()
    twin.take(AutoPass(0, on=False))
    assert hosted.auto_passes == {}
