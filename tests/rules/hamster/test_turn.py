"""A turn: one roll for all, everyone fills in at the same time, whoever cannot passes."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sousbois
from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.core.record import NOTHING
from sousbois.play.table import Table
from tests.rules.course import kinds, told
from tests.rules.hamster.board import GAME, all_play, burrow, crosses_of, dealt, legal, random_choices, side, stand

HAMSTER = sousbois.game("hamster")
TINY = burrow("SS-AA")
"""Four cells: a roll of 3 or more is never placed."""


# Material


@pytest.mark.parametrize("seats", [1, 2, 6])
@pytest.mark.parametrize("letter", ["A", "B"])
def test_everyone_begins_with_an_empty_sheet_of_the_same_side(letter: str, seats: int) -> None:
    """H1 No crosses, no points of the track used, no dice crossed off."""
    table = dealt(side(letter), seats, rolls=(2,))
    state = table.position()["state"]
    assert state["crossed"] == [[[]] * 12] * seats
    assert (state["ones_used"], state["timer_crossed"], state["turn"]) == ([0] * seats, 0, 1)
    assert table.setup.edition.id == f"hamster-2020-{letter.lower()}"


def test_the_light_side_is_the_usual_one() -> None:
    """H1 It is the one advised for a first game."""
    assert HAMSTER.editions == ("hamster-2020-a", "hamster-2020-b")
    assert HAMSTER.table(seats=2, seed=0).setup.edition.id == "hamster-2020-a"


@pytest.mark.parametrize("seats", [0, 7])
def test_two_to_six_can_play_or_one_alone(seats: int) -> None:
    """H1, H16 Nobody cannot, and seven are too many."""
    assert list(HAMSTER.seats) == [1, 2, 3, 4, 5, 6]
    with pytest.raises(Unreadable, match="1 to 6"):
        HAMSTER.table(seats=seats, seed=1)


# One roll for all


def test_the_die_is_rolled_once_a_turn_and_counts_for_everyone() -> None:
    """H3 Three players, one roll; the next one comes when all have filled in."""
    table = dealt(side("A"), 3, rolls=(3, 5, 2))
    assert told(table.events, "rolled") == [{"roll": 3, "turn": 1}]
    assert [{text.count("-") for text in legal(table, seat)} for seat in range(3)] == [{2}] * 3
    assert told(all_play(table, "g6-h6-i6", "g6-g7-g8", "h6-h7-h8"), "rolled") == [{"roll": 5, "turn": 2}]
    assert table.view(None)["roll"] == 5


ROLLS = 6000


def test_all_sides_of_the_die_are_equally_likely() -> None:
    """H3 First rolls of 6000 games. Each side comes 1000 times on average with a standard deviation of 28.9; six
    deviations are exceeded by a fair die about once in a hundred million tests, and the seeds are fixed."""
    setup = dealt(side("A"), 2, rolls=()).setup
    found = [setup.deal(seed).roll for seed in range(ROLLS)]
    assert set(found) == {1, 2, 3, 4, 5, 6}
    assert all(abs(found.count(roll) - ROLLS / 6) < 6 * (ROLLS * 5 / 36) ** 0.5 for roll in range(1, 7))


def test_all_who_can_cross_cells_choose_at_the_same_time_in_any_order() -> None:
    """H3 Nobody waits for anybody; the result is the same."""
    forward, backward = (dealt(side("A"), 3, rolls=(2, 3)) for _ in range(2))
    choices = {0: "g6-h6", 1: "g7-h7", 2: "g8-h8"}
    for seat in (0, 1, 2):
        forward.play(seat, choices[seat])
    for seat in (2, 1, 0):
        backward.play(seat, choices[seat])
    assert forward.position() == backward.position()
    assert forward.events == backward.events


def test_a_choice_is_secret_until_all_have_chosen() -> None:
    """H3 Nothing is crossed or told, and only the seat itself sees what it has chosen."""
    table = dealt(side("A"), 3, rolls=(2,))
    events = table.play(1, "g7-h7")
    number = int(table.setup.actions.read("g7-h7"))
    assert (events, table.acting()) == ((), (0, 2))
    assert all(not crosses_of(table, side("A"), seat) for seat in range(3))
    assert [table.view(seat)["choice"] for seat in (0, 1, 2, None)] == [
        [NOTHING, "hidden", "hidden"],
        ["hidden", number, "hidden"],
        ["hidden", "hidden", NOTHING],
        ["hidden", "hidden", "hidden"],
    ]


def test_a_choice_once_made_stands() -> None:
    """H3 Whoever has chosen owes nothing more in this turn."""
    table = dealt(side("A"), 2, rolls=(2,))
    table.play(0, "g6-h6")
    with pytest.raises(NotAllowed, match="waiting for 1"):
        table.play(0, "g7-h7")


def test_when_all_have_chosen_all_is_told_and_crossed() -> None:
    """H3, H4 Seat by seat, then the next roll; nothing is chosen any more."""
    table = dealt(side("A"), 2, rolls=(2, 4))
    table.play(1, "g8-h8")
    events = table.play(0, "g6-h6")
    assert kinds(events) == ["cells-crossed", "cells-crossed", "rolled"]
    assert told(events, "cells-crossed") == [{"seat": 0, "placement": "g6-h6"}, {"seat": 1, "placement": "g8-h8"}]
    assert crosses_of(table, side("A"), 0) == side("A").paper.cells("g6-h6")
    assert crosses_of(table, side("A"), 1) == side("A").paper.cells("g8-h8")
    assert table.position()["state"]["choice"] == [NOTHING, NOTHING]


# Whoever cannot, passes; whoever can, must

NARROW = burrow("""
    SSSSS-AAA
    SSSSS....
""")


def test_whoever_cannot_cross_exactly_so_many_cells_passes_by_itself() -> None:
    """H4 Seat 0 has two cells left in S and three behind no tunnel yet; on a 4 it passes, and seat 1 fills in alone."""
    table = stand(NARROW, "a1 b1 c1 d1 a2 b2", "a1 b1", roll=2, rolls=(4,))
    events = all_play(table, "c2-d2", "a2-b2")
    assert told(events, "cannot-cross") == [{"seat": 0}]
    assert kinds(events)[-2:] == ["rolled", "cannot-cross"]
    assert table.acting() == (1,)


def test_whoever_passes_cannot_cross_fewer_cells_instead() -> None:
    """H4 Exactly so many: not even the two that would fit."""
    table = stand(NARROW, "a1 b1 c1 d1 a2 b2 c2 d2", "a1 b1", roll=6)
    with pytest.raises(NotAllowed, match="seat 0 owes no decision now; waiting for 1"):
        table.play(0, "e1-e2")


def test_whoever_can_cross_cells_must() -> None:
    """H4 Ruling: there is no choice to pass, and the turn waits for everyone who can."""
    table = stand(NARROW, "a1 b1", "a1 b1", roll=6)
    assert table.acting() == (0, 1)
    assert {action.block for action in table.setup.actions} == {"cross"}
    table.play(0, min(legal(table, 0)))
    assert (table.acting(), table.view(None)["turn"]) == ((1,), 40)


def test_the_turn_goes_on_at_once_when_the_last_who_can_has_chosen() -> None:
    """H3, H4 Those who pass are not waited for."""
    table = stand(NARROW, "a1 b1 c1 d1 a2 b2 c2 d2", "a1 b1", roll=6, rolls=(2,))
    events = table.play(1, min(legal(table, 1)))
    assert told(events, "rolled") == [{"roll": 2, "turn": 41}]


# Turns in which nobody can


def test_if_nobody_can_cross_the_next_turns_follow_at_once_and_are_told_in_one() -> None:
    """H4, H3 A 5 and a 3 fit nobody's four cells; the third turn brings a 2."""
    table = dealt(TINY, 2, rolls=(5, 3, 2))
    assert told(table.events, "nobody-can-cross") == [{"turns": 2, "dice": 0}]
    assert told(table.events, "rolled") == [{"roll": 2, "turn": 3}]
    assert kinds(table.events) == ["nobody-can-cross", "rolled"]


def test_dice_crossed_off_meanwhile_are_told_with_them() -> None:
    """H4, H10 Alone, the timer runs from the start: of 5, 3 and 6 two cross off a die."""
    table = dealt(TINY, 1, rolls=(5, 3, 6, 2))
    assert told(table.events, "nobody-can-cross") == [{"turns": 3, "dice": 2}]
    assert kinds(table.events) == ["nobody-can-cross", "rolled"]
    assert table.view(None)["timer_crossed"] == 2


def test_a_die_of_the_turn_that_is_played_is_told_by_itself() -> None:
    """H4, H10 The 6 fits nobody, the 4 does: one die each, told apart."""
    table = dealt(burrow("SSSS-AA"), 1, rolls=(6, 4))
    assert told(table.events, "nobody-can-cross") == [{"turns": 1, "dice": 1}]
    assert told(table.events, "timer-crossed") == [{"left": 2}]


@settings(max_examples=20)
@given(seats=st.integers(1, 3), seed=st.integers(0, 2**64 - 1))
def test_turns_are_counted_whether_anybody_crosses_or_not(seats: int, seed: int) -> None:
    """H3 On four cells most turns are idle; the number of the turn is that of all rolls so far."""
    table = Table.dealt(dealt(TINY, seats, rolls=()).setup, seed)
    turn = turns_told(table)
    for _ in random_choices(table, seed):
        turn += turns_told(table)
        assert GAME.moment(table.state) == (turn,)
    assert turn == table.view(None)["turn"]


def turns_told(table: Table) -> int:
    """How many turns began with the last decision."""
    idle: int = sum(event.values["turns"] for event in table.events if event.kind == "nobody-can-cross")
    return idle + kinds(table.events).count("rolled")
