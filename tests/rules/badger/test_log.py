"""The log: it tells the whole story, and always has room for it."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.event import COLUMNS
from sousbois.core.naming import names_of
from sousbois.games.badger.material import Kind, Offer, Stack
from tests.rules.badger.board import BADGER, board, play_trick
from tests.rules.badger.notebook import CLAUSES, Notebook, points
from tests.rules.course import random_moves
from tests.rules.editions import tables_of, written

NAMES = {"stack": names_of(Stack), "kind": names_of(Kind), "offer": names_of(Offer)}


@given(seats=st.integers(3, 5), optional=st.booleans(), seed=st.integers(0, 2**64 - 1))
def test_whoever_reads_the_log_alone_knows_where_all_cards_are(seats: int, optional: bool, seed: int) -> None:
    """B5–B28 Every step is told, by its clause, in an order in which it can have happened; and the notebook, which
    knows who wins a trick, what a collection is worth and what cannot lie together, never disagrees."""
    table = BADGER.table(seats=seats, seed=seed, options={"optional_effects": optional})
    notebook = Notebook(seats)
    for event in table.events:
        notebook.read(event)
    for events in random_moves(table, seed):
        for event in events:
            notebook.read(event)
        assert notebook.agrees_with(table.state, NAMES)
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.scores == tuple(notebook.counted[seat] for seat in range(seats))
    assert outcome.scores == tuple(points(stacks) for stacks in notebook.collections)


def test_the_notebook_has_a_page_for_every_event() -> None:
    """B5–B28 Or else it would not have read them all."""
    told = {name for names in CLAUSES.values() for name in names}
    assert told == set(names_of(BADGER.game.rules.Event))


@pytest.mark.parametrize(("round_", "won"), [(4, 35), (5, 44)])
def test_the_longest_tale_has_room(tmp_path: Path, round_: int, won: int) -> None:
    """B18, B28 Nearly all cards are females, one player has won all so far, and a second male costs them all: in the
    last trick of the game, and in the last one before a new round is told of."""
    edition = tables_of("badger")
    for card in edition["card"]:
        card |= {"up": {"female": 43, "male": 1}.get(card["id"], 0), "down": {"female": 0}.get(card["id"], 1)}
    for colour in edition["colour"]:
        colour |= {"lowest_trampled_by": 5, "highest_trampled_by": 5}
    table = board(
        f"""
        seat  lays       collection
        0*    orange-1   -
        1     orange-11  -
        2     orange-5   -
        3     pink-5     male {"female " * (won - 1)}
        4     pink-7     -
        """,
        "male-up",
        round_,
        edition=written(tmp_path / "females.toml", edition),
    )
    events = play_trick(table, "male-up")
    count = Counter(event.kind for event in events)
    assert (count["leaf-trampled"], count["hamster-lost-in-quarrel"]) == (3, won + 1)
    assert (count["card-turned-up"], count["collection-counted"]) == ((10, 0) if round_ < 5 else (0, 5))
    room = len(table.state.tale) // COLUMNS
    assert len(events) <= room - 2  # no card can be associated here, and no fourth leaf is trampled
