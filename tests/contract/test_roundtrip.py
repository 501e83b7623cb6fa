"""Positions and records tell everything, and read back."""

from __future__ import annotations

import json
from typing import Any

import pytest
from hypothesis import given

from sousbois.core.position import digest_of, table_of
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow
from sousbois.play.gamerecord import replay, verify
from sousbois.play.table import Table
from tests.contract.walks import content, in_every_setup, seeds, states, walk

pytestmark = pytest.mark.usefixtures("toy_on_the_shelf")


def without_tale(state: Any) -> bytes:
    """All that a state holds, but not how it came about."""
    table = state.store() if isinstance(state, Shadow) else state.copy()
    table["told"] = 0
    table["tale"] = 0
    return bytes(table.tobytes())


def played(setup: Setup, seed: int, choices: int) -> Table:
    """A table at which a whole walk was played."""
    table = Table.dealt(setup, seed)
    for _, seat, action in walk(setup, seed, choices):
        table.play(seat, action)
    return table


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_position_reads_back_to_the_byte(setup: Setup, seed: int, choices: int) -> None:
    for number, state in enumerate(states(setup, seed, choices)):
        if number % 4 != choices % 4:  # some of them: there are many, and this takes its time
            continue
        position = Table(setup, state, seed).position()
        edition = setup.edition if number > 3 else None  # by its name once; reading the file takes its time too
        again, table = table_of(setup.game, json.loads(json.dumps(position)), edition)
        assert without_tale(table) == without_tale(state)
        assert (again.seats, again.options, again.edition.digest) == (setup.seats, setup.options, setup.edition.digest)
        assert Table.standing(again, table).position() == position


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_the_game_goes_on_from_a_position_as_it_would_have_gone_on(setup: Setup, seed: int, choices: int) -> None:
    moves = [(seat, action) for _, seat, action in walk(setup, seed, choices)]
    cut = choices % len(moves)
    table = Table.dealt(setup, seed)
    for seat, action in moves[:cut]:
        table.play(seat, action)
    branch = Table.standing(*table_of(setup.game, table.position()))
    for seat, action in moves[cut:]:
        assert table.play(seat, action) == branch.play(seat, action)
    assert table.outcome() == branch.outcome()
    assert table.position() == branch.position()
    again = verify(branch.record())
    assert (again.start, again.position(), again.record()) == (branch.start, branch.position(), branch.record())


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_record_plays_the_same_game_again_to_the_byte(setup: Setup, seed: int, choices: int) -> None:
    table = played(setup, seed, choices)
    again = verify(table.record())
    assert content(again.state) == content(table.state)
    assert (again.history, again.seed, again.outcome()) == (table.history, seed, table.outcome())
    assert again.record() == table.record()


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_a_game_can_be_written_down_at_any_moment(setup: Setup, seed: int, choices: int) -> None:
    table = Table.dealt(setup, seed)
    # Replaying takes the longer the later it is: at the deal, after one move, after 2 or 3, after 4 to 7, and so on.
    moments = {0} | {size + choices % size for size in (1 << doubled for doubled in range(30))}
    for number, (_, seat, action) in enumerate(walk(setup, seed, choices)):
        if number in moments:
            assert content(replay(table.record()).state) == content(table.state)
        table.play(seat, action)


@in_every_setup
@given(seed=seeds, choices=seeds)
def test_equal_positions_and_only_they_have_the_same_hash(setup: Setup, seed: int, choices: int) -> None:
    found: dict[str, bytes] = {}
    for state in states(setup, seed, choices):
        digest = digest_of(Table(setup, state, seed).position())
        assert found.setdefault(digest, without_tale(state)) == without_tale(state)
    assert len(set(found.values())) == len(found)
