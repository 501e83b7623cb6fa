"""Interpreted and compiled rules are the same. Compiled here with bounds checking, unless stated otherwise."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from hypothesis import settings

from sousbois.core.chance import WORDS
from sousbois.core.record import Records
from sousbois.core.setup import Setup
from sousbois.sim.playout import play_interpreted, play_random
from tests.contract.kernel.steps import ACTING, APPLY, BATCH, DEAL, LEGAL, REDEAL, STANDING, step
from tests.contract.walks import LARGEST_SEED, content, in_every_compiled_setup, looked_at, steps, viewer, walks

RANDOM_GAMES = 200
"""How many random games are played for each walk through a set-up."""

BatchResult = tuple[Any, Any, Any]
"""Final tables, numbers of decisions and standings."""


class Batch:
    """Room for the games of a batch, and what compiled random play needs beside it."""

    def __init__(self, setup: Setup, count: int) -> None:
        self.tables = setup.game.rules.State.blank(count)
        self.blank = setup.blank()
        self.policy = np.zeros(WORDS, np.uint64)
        self.moves = np.zeros(count, np.int64)
        self.standings = np.zeros((len(setup.game.steps), setup.seats, count), np.int32)

    @property
    def result(self) -> BatchResult:
        return self.tables, self.moves, self.standings


class CheckedTable:
    """A table at which compiled rules play."""

    def __init__(self, setup: Setup, games: int = 1) -> None:
        self.setup = setup
        self.batch = Batch(setup, games)
        self.batch.tables[:] = setup.blank()
        self.legal_actions = np.zeros(len(setup.actions), np.int64)
        self._step: Callable[..., int] = setup.game.checked_twins.of(step)

    def do(self, deed: int, seat: int = 0, number: int = 0, seed: int = 0) -> int:
        """Do a deed; return the answer of its rule, or else the seats to act next."""
        batch = self.batch
        return int(
            self._step(
                batch.tables,
                self.setup.edition.facts,
                deed,
                seat,
                number,
                np.uint64(seed),
                self.legal_actions,
                batch.blank,
                batch.policy,
                batch.moves,
                batch.standings,
            )
        )

    def legal(self, seat: int) -> list[int]:
        """Return the numbers of the legal actions."""
        found = self.do(LEGAL, seat)
        return [int(number) for number in self.legal_actions[:found]]

    def content(self) -> bytes:
        """Return all that the table holds, to the byte."""
        return bytes(self.batch.tables.tobytes())


def unequal(first: Records, second: Records) -> list[str]:
    """Return the names of the fields in which two tables differ."""
    return [name for name in first.dtype.names or () if first[name].tobytes() != second[name].tobytes()]


@in_every_compiled_setup
def test_compiled_rules_match_interpreted_ones(setup: Setup) -> None:
    """To the byte after every action, in what is legal, in guesses, and in the standings at the end."""
    rules, edition = setup.game.rules, setup.edition.shadow
    table, guess = CheckedTable(setup), CheckedTable(setup)
    for seed, choices in walks(setup):
        table.batch.tables[:] = setup.blank()
        mask = table.do(DEAL, seed=seed)
        for number, made in enumerate(steps(setup, seed, choices)):
            state, where = made.state, f"seed {seed}, choices {choices}, step {number}"
            assert table.content() == content(state), (where, unequal(table.batch.tables, state.store()))
            assert mask == rules.acting(state), where
            for seat in made.acting:
                assert table.legal(seat) == [action.number for action in made.legal[seat]], (where, seat)
            if looked_at(number, choices):
                seat = viewer(setup, number)
                guess.batch.tables[:] = table.batch.tables
                assert guess.do(REDEAL, seat, seed=choices) == guess.do(ACTING) == mask, (where, seat)
                assert guess.content() == content(setup.redealt(state, seat, choices)), (where, seat)
            mask = table.do(APPLY, made.seat, made.action.number)
        where = f"seed {seed}, choices {choices}, the end"
        assert table.content() == content(state), (where, unequal(table.batch.tables, state.store()))
        assert mask == rules.acting(state) == 0, where
        for seat in range(setup.seats):
            for at in range(len(setup.game.steps)):
                assert table.do(STANDING, seat, at) == rules.standing(state, edition, seat, at), (where, seat, at)


def random_games(setup: Setup, seed: int, first: int, count: int) -> BatchResult:
    """Play some games of a batch, compiled as bots and simulations are: without bounds checking."""
    batch, legal = Batch(setup, count), np.zeros(len(setup.actions), np.int64)
    kernel: Callable[..., None] = setup.game.twins.of(play_random)
    kernel(
        batch.tables,
        batch.blank,
        setup.edition.facts,
        np.uint64(seed),
        np.uint64(first),
        batch.policy,
        legal,
        batch.moves,
        batch.standings,
    )
    return batch.result


@in_every_compiled_setup
def test_batch_plays_the_games_of_interpreted_rules(setup: Setup) -> None:
    first, count = 5, 2
    for seed in (0, LARGEST_SEED):
        tables, moves, standings = random_games(setup, seed, first, count)
        for i in range(count):
            state, made = play_interpreted(setup, seed, first + i)
            assert bytes(tables[i : i + 1].tobytes()) == content(state), (seed, i)
            assert moves[i] == made, (seed, i)
            for seat in range(setup.seats):
                for at in range(len(setup.game.steps)):
                    found = setup.game.rules.standing(state, setup.edition.shadow, seat, at)
                    assert standings[at, seat, i] == found, (seed, i)


@in_every_compiled_setup
def test_batch_does_not_depend_on_where_it_is_cut(setup: Setup) -> None:
    whole = random_games(setup, 7, 0, 20)
    for cut in (1, 13):
        parts = [random_games(setup, 7, 0, cut), random_games(setup, 7, cut, 20 - cut)]
        for at, result in enumerate(whole):
            assert bytes(np.concatenate([part[at] for part in parts], axis=-1).tobytes()) == bytes(result.tobytes())


@in_every_compiled_setup
def test_random_games_end_within_bound_and_fields(setup: Setup) -> None:
    table = CheckedTable(setup, RANDOM_GAMES * settings().max_examples)
    table.do(BATCH, seed=99)
    tables, moves, _ = table.batch.result
    assert 0 < moves.min() <= moves.max() <= setup.bound
    for at in range(0, len(tables), len(tables) // 20):
        end = setup.shadow(tables[at : at + 1])
        assert setup.acting(end) == (), at
        assert list(setup.game.rules.check(end, setup.edition.shadow)) == [], at
