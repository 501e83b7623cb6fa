"""Views: the marks on the fields decide what a seat sees."""

from __future__ import annotations

import json

import numpy as np
import pytest

from sousbois.core.record import NOTHING
from sousbois.core.setup import set_up
from sousbois.core.view import HIDDEN, masked, named_view
from sousbois.play.table import Table
from tests.toy import GAME
from tests.toy.rules import State


@pytest.fixture
def table() -> Table:
    """The toy game with hidden hands, some moves on."""
    table = Table.dealt(set_up(GAME, 3, "toy-three-dens"), 5)
    for _ in range(2):
        seat = table.acting()[0]
        table.play(seat, table.legal(seat)[0])
    return table


def test_a_seat_sees_its_own_hand_and_no_other(table: Table) -> None:
    truth = table.position()["state"]["hand"]
    for seat in range(3):
        assert table.view(seat)["hand"] == [truth[i] if i == seat else HIDDEN for i in range(3)]


def test_somebody_looking_on_sees_no_hand(table: Table) -> None:
    view = table.view(None)
    assert view["hand"] == [HIDDEN] * 3
    assert (view["seat"], view["legal"]) == (None, [])


def test_what_nobody_sees_is_in_no_view(table: Table) -> None:
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert not {"deck", "chance", "tale", "told"} & set(view)


def test_what_all_see_is_in_every_view(table: Table) -> None:
    truth = table.position()["state"]
    for seat in (None, 0, 1, 2):
        view = table.view(seat)
        assert all(view[name] == truth[name] for name in ("turn", "taken", "stored", "found", "asleep"))
        assert view["events"] == [event.plain() for event in table.events]
        assert view["acting"] == list(table.acting())


def test_a_view_is_made_of_names_and_is_json(table: Table) -> None:
    view = table.view(1)
    assert view["stored"][0].keys() == {"acorn", "beech-nut", "chestnut"}
    assert json.loads(json.dumps(view)) == view
    assert view["legal"] == [str(action) for action in table.legal(1)]


def test_masked_records_keep_their_form_and_lose_what_is_hidden(table: Table) -> None:
    tables = np.concatenate([table.state.store()] * 4)
    seen = masked(State, tables, 1)
    assert seen.dtype == tables.dtype
    assert (seen["hand"][:, 1] == tables["hand"][:, 1]).all()
    assert (seen["hand"][:, [0, 2]] == NOTHING).all()
    assert (seen["deck"] == NOTHING).all()
    assert not seen["chance"].any()
    assert (seen["stored"] == tables["stored"]).all()
    assert (seen["options"] == tables["options"]).all()


def test_masking_leaves_the_tables_alone(table: Table) -> None:
    tables = table.state.store()
    before = tables.tobytes()
    masked(State, tables, NOTHING)
    named_view(table.setup, tables, 0)
    assert tables.tobytes() == before
