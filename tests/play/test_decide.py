"""Decisions of several actions, at a table of the menagerie: a row, and the cards that are put down for it."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from sousbois.core.action import Action
from sousbois.core.errors import Illegal, NotAllowed, Unreadable
from sousbois.core.position import table_of
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.gamerecord import verify
from sousbois.play.table import Table

MENAGERIE = load("menagerie")


def trace(table: Table) -> object:
    """All of a table that a refused decision could have changed."""
    return table.state.store().tobytes(), list(table.history), table.events, table.record()


def exchange(table: Table, row: int) -> list[Action]:
    """An exchange that whose turn it is could make: the row, and the first cards that are allowed."""
    ahead = Table.standing(table.setup, table.state.store())
    (seat,) = ahead.acting()
    moves = [ahead.setup.actions.read(f"row-{row}")]
    ahead.play(seat, moves[0])
    while ahead.setup.midway(ahead.state):
        moves.append(ahead.legal(seat)[0])
        ahead.play(seat, moves[-1])
    return moves


def seat_to_act(table: Table) -> int:
    (seat,) = table.acting()
    return seat


@pytest.fixture(params=["dealt", "from a position"])
def table(request: pytest.FixtureRequest) -> Table:
    """A table some decisions into a game; it began with a deal, or later from a position."""
    table = Table.dealt(set_up(MENAGERIE, 3), 5)
    for row in (2, 3):
        table.decide(seat_to_act(table), exchange(table, row))
    if request.param == "from a position":
        table = Table.standing(*table_of(MENAGERIE, table.position()))
        table.decide(seat_to_act(table), exchange(table, 1))
    return table


@pytest.mark.parametrize("row", [1, 2, 3, 4])
def test_a_decision_is_played_as_its_actions_are(table: Table, row: int) -> None:
    moves = exchange(table, row)
    assert len(moves) == 1 + row
    one_by_one = table.rewound()
    for made in table.history:
        one_by_one.play(made.seat, made.action)
    seat = seat_to_act(table)
    for move in moves:
        told = one_by_one.play(seat, move)
    assert table.decide(seat, [str(move) for move in moves]) == told == table.events
    assert trace(table) == trace(one_by_one)
    assert told[0].kind == "row-taken"


def test_the_actions_of_a_decision_are_made_at_one_moment(table: Table) -> None:
    before = len(table.history)
    moment = table.setup.game.moment(table.state)
    table.decide(seat_to_act(table), exchange(table, 4))
    assert {made.moment for made in table.history[before:]} == {moment}


def test_a_decision_may_be_left_unfinished_and_finished_later(table: Table) -> None:
    moves, seat = exchange(table, 3), seat_to_act(table)
    assert table.decide(seat, moves[:2]) == ()
    assert table.setup.midway(table.state)
    assert table.acting() == (seat,)
    table.decide(seat, moves[2:])
    assert not table.setup.midway(table.state)
    assert table.acting() != (seat,)


@pytest.mark.parametrize(
    ("wrong", "error"), [("row-4", Illegal), ("knock", Illegal), ("lion", Unreadable), (-1, Unreadable)]
)
def test_if_a_part_is_refused_nothing_is_played(table: Table, wrong: str | int, error: type[Exception]) -> None:
    before = trace(table)
    with pytest.raises(error):
        table.decide(seat_to_act(table), [*exchange(table, 4)[:-1], wrong])
    assert trace(table) == before


def test_a_part_too_many_is_unreadable_and_nothing_is_played(table: Table) -> None:
    before = trace(table)
    for more in ("cat", "row-1", "knock"):
        with pytest.raises(Unreadable, match=f"move '{more}': the decision is complete without it"):
            table.decide(seat_to_act(table), [*exchange(table, 2), more])
    assert trace(table) == before


def test_a_part_too_many_after_a_decision_of_one_action_is_unreadable() -> None:
    table = Table.dealt(set_up(load("hunt"), 3), 1)
    before = trace(table)
    with pytest.raises(Unreadable, match="move 'carrot': the decision is complete without it"):
        table.decide(0, ["wolf", "carrot"])
    assert trace(table) == before


@pytest.mark.parametrize("moves", [["row-1"], ["row-2", "bear"]])
def test_a_decision_out_of_turn_is_refused(table: Table, moves: Sequence[str]) -> None:
    before = trace(table)
    with pytest.raises(NotAllowed):
        table.decide((seat_to_act(table) + 1) % 3, moves)
    assert trace(table) == before


def test_a_seat_that_is_not_there_is_unreadable(table: Table) -> None:
    before = trace(table)
    with pytest.raises(Unreadable, match="the seats are 0 to 2"):
        table.decide(3, ["row-1"])
    assert trace(table) == before


@pytest.mark.parametrize("made", [1, 2, 4])
def test_an_unfinished_decision_is_taken_back(table: Table, made: int) -> None:
    before, seat = trace(table), seat_to_act(table)
    for move in exchange(table, 4)[:made]:
        table.play(seat, move)
    assert trace(table) != before
    table.take_back()
    assert trace(table) == before
    assert not table.setup.midway(table.state)


def test_after_taking_back_another_decision_can_be_made_and_the_record_holds() -> None:
    table = Table.dealt(set_up(MENAGERIE, 3), 5)
    seat = seat_to_act(table)
    table.decide(seat, exchange(table, 4)[:3])
    table.take_back()
    table.decide(seat, exchange(table, 1))
    assert len(table.history) == 2
    assert verify(table.record()).position() == table.position()


def test_where_no_decision_is_under_way_nothing_is_taken_back(table: Table) -> None:
    before = trace(table)
    with pytest.raises(NotAllowed, match="nothing to take back"):
        table.take_back()
    assert trace(table) == before
    table.decide(seat_to_act(table), exchange(table, 3))
    before = trace(table)
    with pytest.raises(NotAllowed, match="nothing to take back"):
        table.take_back()
    assert trace(table) == before


def test_at_a_table_that_began_in_the_midst_of_a_decision_its_beginning_stays() -> None:
    """What was done before the table began cannot be taken back there."""
    table = Table.dealt(set_up(MENAGERIE, 3), 5)
    seat, moves = seat_to_act(table), exchange(table, 4)
    table.decide(seat, moves[:2])
    later = Table.standing(table.setup, table.state.store())
    before = later.position()
    later.play(seat, moves[2])
    later.take_back()
    assert (later.position(), later.history) == (before, [])
    assert later.setup.midway(later.state)
    later.decide(seat, moves[2:])
    assert not later.setup.midway(later.state)
