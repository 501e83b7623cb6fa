"""A table: nothing but the rules decides what happens at it."""

from __future__ import annotations

from typing import Any

import pytest

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.hinting import Advice, Sureness
from sousbois.core.errors import Illegal, NotAllowed, SousboisError, Unreadable
from sousbois.core.position import digest_of
from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.table import Table
from tests.toy import GAME as TOY


@pytest.fixture
def table() -> Table:
    return Table.dealt(set_up(load("hunt"), 4), 7)


def trace(table: Table) -> object:
    """All of a table that a refused move could have changed."""
    return table.state.store().tobytes(), list(table.history), table.events, table.record()


def test_a_move_is_given_as_text_action_or_number() -> None:
    tables = [Table.dealt(set_up(load("hunt"), 3), 1) for _ in range(3)]
    for at in (0, 1, 2):
        action = tables[0].legal(at)[at]
        tables[0].play(at, str(action))
        tables[1].play(at, action)
        tables[2].play(at, action.number)
    assert tables[0].record() == tables[1].record() == tables[2].record()


@pytest.mark.parametrize("seat", [-1, 4, 99, True, "0", None, 1.0])
def test_a_seat_that_is_not_there_is_unreadable(table: Table, seat: Any) -> None:
    before = trace(table)
    message = "the seats are 0 to 3"
    with pytest.raises(Unreadable, match=message):
        table.play(seat, "wolf")
    with pytest.raises(Unreadable, match=message):
        table.legal(seat)
    if seat is not None:
        with pytest.raises(Unreadable, match=message):
            table.view(seat)
    assert trace(table) == before


@pytest.mark.parametrize("move", ["bear", "", "0:wolf", -1, 5, 1.0, True, None, ["wolf"]])
def test_an_unreadable_move_is_refused_and_changes_nothing(table: Table, move: Any) -> None:
    before = trace(table)
    with pytest.raises(Unreadable, match=r"^move ") as refused:
        table.play(0, move)
    assert repr(move) in str(refused.value)
    assert trace(table) == before


def test_a_second_choice_is_refused_and_says_who_is_waited_for(table: Table) -> None:
    table.play(1, "wolf")
    before = trace(table)
    with pytest.raises(NotAllowed, match="seat 1 owes no decision now; waiting for 0, 2, 3"):
        table.play(1, "wolf")
    assert trace(table) == before
    assert table.legal(1) == ()


def test_a_move_out_of_turn_is_refused() -> None:
    table = Table.dealt(set_up(TOY, 2), 1)
    (acting,) = table.acting()
    with pytest.raises(NotAllowed, match=f"seat {1 - acting} owes no decision now; waiting for {acting}"):
        table.play(1 - acting, "den-1")


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing() -> None:
    table = Table.dealt(set_up(TOY, 2), 1)
    (seat,) = table.acting()
    before = trace(table)
    with pytest.raises(Illegal, match=rf"seat {seat} cannot play sleep: no-naps \(N4\)") as refused:
        table.play(seat, "sleep")
    assert (refused.value.clause, refused.value.refusal) == ("N4", "no-naps")
    assert trace(table) == before


def test_a_card_that_is_spent_is_illegal(table: Table) -> None:
    for _ in range(2):
        for seat in range(4):
            table.play(seat, "hunter")
        if "hunter" not in map(str, table.legal(0)):
            break
    before = trace(table)
    with pytest.raises(Illegal, match=r"seat 0 cannot play hunter: not-in-hand \(J3\)"):
        table.play(0, "hunter")
    assert trace(table) == before


def test_after_the_end_every_move_is_refused(table: Table) -> None:
    while acting := table.acting():
        table.play(acting[0], table.legal(acting[0])[0])
    before = trace(table)
    for seat in range(4):
        assert table.legal(seat) == ()
        with pytest.raises(NotAllowed, match=f"seat {seat} owes no decision: the game is over"):
            table.play(seat, "wolf")
    assert trace(table) == before


def test_all_refusals_are_of_one_family() -> None:
    assert all(issubclass(kind, SousboisError) for kind in (Illegal, NotAllowed, Unreadable))


def test_the_history_tells_who_decided_what_and_when(table: Table) -> None:
    for seat in (2, 0, 3, 1):
        table.play(seat, "carrot")
    table.play(3, "wolf")
    made = [(decision.moment, decision.seat, str(decision.action)) for decision in table.history]
    assert made == [((1, 1), seat, "carrot") for seat in (2, 0, 3, 1)] + [((1, 2), 3, "wolf")]


def test_events_are_those_of_the_last_decision(table: Table) -> None:
    assert [event.kind for event in table.events] == ["new-day"]
    assert table.play(0, "wolf") == ()
    assert not table.events
    for seat in (1, 2):
        table.play(seat, "wolf")
    told = table.play(3, "wolf")
    assert told == table.events
    assert [event.kind for event in told[:4]] == ["reveal"] * 4
    assert table.view(None)["events"] == [event.plain() for event in told]
    assert all(event.clause.startswith("J") for event in told)


def test_a_table_that_began_from_a_position_remembers_it(table: Table) -> None:
    table.play(0, "wolf")
    position = table.position()
    later = Table.standing(table.setup, table.state.store())
    later.play(1, "wolf")
    assert (later.start, later.seed) == (position, None)
    assert (table.start, table.seed) == (None, 7)
    assert later.mark == int(digest_of(position)[:16], 16)
    assert (table.mark, Table.dealt(table.setup, 0).mark) == (7, 0)


def test_the_open_state_is_that_before_anybody_chose(table: Table) -> None:
    before = table.state.store().tobytes()
    for seat in range(3):
        table.play(seat, "wolf")
        assert table.open_state.store().tobytes() == before
    table.play(3, "wolf")
    assert table.open_state is table.state


def test_a_hint_is_asked_for_what_a_seat_can_know(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[object] = []

    def advise(question: Question, budget: Budget) -> Advice:
        asked.extend((question.seat, question.legal, budget))
        return advice

    advice, budget = Advice(2, (), Sureness.OPEN, 1, counted_out=False), Budget(iterations=1)
    monkeypatch.setattr("sousbois.bots.hinting.advise", advise)
    assert table.hint(2, budget) is advice
    assert asked == [2, table.legal(2), budget]


@pytest.mark.parametrize("name", ["Ada\u2028", "Ada\nBoris", " ", "", "Ada, Boris", "[Ada", 'say "Ada"'])
def test_a_name_that_no_record_can_hold_is_refused(table: Table, name: str) -> None:
    with pytest.raises(Unreadable, match="a name is a text without"):
        table.players = (name, "Boris", "Chloé", "Dora")
    assert table.players == ()
