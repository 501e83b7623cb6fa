"""Laws that hold in every game, on both sheets, with all options: somebody listens and keeps book."""

from __future__ import annotations

from itertools import product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from sousbois.core.setup import set_up
from sousbois.play.table import Table
from tests.rules.hamster.board import GAME, Burrow, burrow, crosses_of, legal, random_choices, side
from tests.rules.hamster.notebook import Notebook

SHEETS = {
    "side A": side("A"),
    "side B": side("B"),
    "small rooms": burrow("""
        AA-SS-BB
        .|....|.
        CC-DD-EE
    """),
    "two tunnels": burrow(
        """
        AAA-SSS-B
        AAA.SSS.B
        AAA-SSS-B
        |........
        CCC......
        """,
        ones_track=3,
        timer=2,
    ),
}
OPTIONS = [
    {"free_start": free_start, "tunnels_reenter": reenter} for free_start, reenter in product([False, True], repeat=2)
]

on_every_sheet = pytest.mark.parametrize("sheet", SHEETS.values(), ids=SHEETS)
with_all_options = pytest.mark.parametrize(
    "options", OPTIONS, ids=lambda options: "+".join(name for name, on in options.items() if on) or "as printed"
)
any_seats = st.integers(1, 6)
any_seed = st.integers(0, 2**64 - 1)


def opened(sheet: Burrow, seats: int, options: dict[str, bool], seed: int) -> tuple[Table, Notebook]:
    """A game, and a notebook in which its deal is written down."""
    table = Table.dealt(set_up(GAME, seats, sheet.edition, options), seed)
    book = Notebook(sheet.paper, seats, options)
    for event in table.events:
        book.read(event)
    return table, book


@on_every_sheet
@with_all_options
@given(seats=any_seats, seed=any_seed)
def test_whoever_only_listens_knows_the_table_and_hears_nothing_against_the_rules(
    sheet: Burrow, options: dict[str, bool], seats: int, seed: int
) -> None:
    """H3–H16 Rolls, crosses, passes, rooms, the track, the timer, the count: all is told, and as the rulebook says."""
    table, book = opened(sheet, seats, options, seed)
    for _ in random_choices(table, seed):
        for event in table.events:
            book.read(event)
        assert book.agrees_with(table.position()["state"])
    assert (book.over, book.awaited) == (True, set())


@on_every_sheet
@with_all_options
@given(seats=st.integers(1, 3), seed=any_seed)
def test_what_is_legal_is_what_the_rulebook_allows_on_squared_paper(
    sheet: Burrow, options: dict[str, bool], seats: int, seed: int
) -> None:
    """H4–H8, H15 The list of legal choices is the same, choice by choice, before each turn and for each player."""
    table, book = opened(sheet, seats, options, seed)
    for _ in random_choices(table, seed):
        if not table.events:
            continue
        for event in table.events:
            book.read(event)
        if not book.over:
            for seat in range(seats):
                allowed = {sheet.paper.name(cells) for cells in book.open_to(seat, book.roll)}
                assert legal(table, seat) == allowed
                assert (seat in table.acting()) == bool(allowed)


@on_every_sheet
@with_all_options
@given(seats=any_seats, seed=any_seed)
def test_crosses_only_grow_and_by_as_many_cells_as_the_die_says(
    sheet: Burrow, options: dict[str, bool], seats: int, seed: int
) -> None:
    """H4, H8 Each choice crosses the cells it names, none of them again: as many as the roll, 1 to 7 for a 1."""
    table = Table.dealt(set_up(GAME, seats, sheet.edition, options), seed)
    chosen: dict[int, str] = {}
    before = [crosses_of(table, sheet, seat) for seat in range(seats)]
    used = [0] * seats
    roll = table.view(None)["roll"]
    for seat, cells in random_choices(table, seed):
        chosen[seat] = cells
        if not table.events:
            assert [crosses_of(table, sheet, each) for each in range(seats)] == before
            continue
        for player, text in chosen.items():
            new = sheet.paper.cells(text)
            assert not new & before[player]
            assert len(new) == roll or (roll == 1 and len(new) <= 7)
            before[player] |= new
            used[player] += len(new) if roll == 1 else 0
        assert [crosses_of(table, sheet, each) for each in range(seats)] == before
        assert table.view(None)["ones_used"] == used
        assert max(used) <= sheet.paper.track
        chosen, roll = {}, table.view(None)["roll"]


@on_every_sheet
@given(seats=any_seats, seed=any_seed)
def test_points_are_what_one_counts_on_the_map(sheet: Burrow, seats: int, seed: int) -> None:
    """H13, H14 At any time: full rooms, mushrooms and acorns, counted cell by cell."""
    table = Table.dealt(set_up(GAME, seats, sheet.edition, {}), seed)
    for seat, _ in random_choices(table, seed):
        counted = sheet.paper.standing(crosses_of(table, sheet, seat))
        rules, edition = GAME.rules, sheet.edition.shadow
        assert tuple(rules.standing(table.state, edition, seat, step) for step in range(4)) == counted
    outcome = table.outcome()
    assert outcome is not None
    totals = [sheet.paper.standing(crosses_of(table, sheet, seat)) for seat in range(seats)]
    assert outcome.scores == tuple(total for total, *_ in totals)
    assert outcome.winners == tuple(seat for seat in range(seats) if totals[seat] == max(totals))


@settings(max_examples=20)
@given(seed=any_seed)
def test_a_second_run_is_the_most_that_anybody_alone_has(seed: int) -> None:
    """H16, H11 Alone, the game ends by the last die of the second run or with nothing left, never in the first."""
    table, book = opened(side("B"), 1, OPTIONS[0], seed)
    for _ in random_choices(table, seed):
        for event in table.events:
            book.read(event)
    assert book.run == 2 or not any(book.open_to(0, roll) for roll in range(1, 7))
    assert (book.dice == book.paper.timer) == (table.events[-2].kind == "last-die-crossed")
