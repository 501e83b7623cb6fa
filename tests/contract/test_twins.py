"""The two forms of the rules, interpreted and compiled, are one. Compiled here with bounds checking."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given

from sousbois.core.chance import WORDS
from sousbois.core.rule import Twins
from sousbois.core.setup import Setup
from sousbois.sim.playout import play_interpreted, play_random
from tests.contract.kernel.steps import ACTING, APPLY, DEAL, LEGAL, REDEAL, STANDING, step
from tests.contract.walks import content, in_every_compiled_setup, seeds, states, viewer, walk


class Twin:
    """A table on which compiled rules play, one deed after the other."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.table = setup.blank()
        self.legal_actions = np.zeros(len(setup.actions), np.int64)
        self._step: Callable[..., int] = setup.game.checked_twins.of(step)

    def do(self, deed: int, seat: int = 0, number: int = 0, seed: int = 0) -> int:
        """Do a deed; the answer is that of the rule, or else the seats that act next."""
        facts = self.setup.edition.facts
        return int(self._step(self.table, facts, deed, seat, number, np.uint64(seed), self.legal_actions))

    def legal(self, seat: int) -> list[int]:
        """The numbers of the legal actions."""
        found = self.do(LEGAL, seat)
        return [int(number) for number in self.legal_actions[:found]]

    def content(self) -> bytes:
        """All that the table holds, to the byte."""
        return bytes(self.table.tobytes())


@in_every_compiled_setup
@given(seed=seeds, choices=seeds)
def test_interpreted_and_compiled_states_are_the_same_to_the_byte_after_every_move(
    setup: Setup, seed: int, choices: int
) -> None:
    twin = Twin(setup)
    mask = twin.do(DEAL, seed=seed)
    state = None
    for state, seat, action in walk(setup, seed, choices):
        assert twin.content() == content(state)
        assert mask == setup.game.rules.acting(state)
        mask = twin.do(APPLY, seat, action.number)
    assert state is not None
    assert twin.content() == content(state)
    assert mask == setup.game.rules.acting(state) == 0
    for seat in range(setup.seats):
        for at in range(len(setup.game.steps)):
            assert twin.do(STANDING, seat, at) == setup.game.rules.standing(state, setup.edition.shadow, seat, at)


@in_every_compiled_setup
@given(seed=seeds, choices=seeds)
def test_interpreted_and_compiled_rules_find_the_same_moves_legal(setup: Setup, seed: int, choices: int) -> None:
    twin = Twin(setup)
    twin.do(DEAL, seed=seed)
    for state, seat, action in walk(setup, seed, choices):
        for other in setup.acting(state):
            assert twin.legal(other) == [move.number for move in setup.legal(state, other)]
        assert twin.content() == content(state)
        twin.do(APPLY, seat, action.number)


@in_every_compiled_setup
@given(seed=seeds, choices=seeds, guess=seeds)
def test_interpreted_and_compiled_guesses_are_the_same_to_the_byte(
    setup: Setup, seed: int, choices: int, guess: int
) -> None:
    twin = Twin(setup)
    for number, state in enumerate(states(setup, seed, choices)):
        seat = viewer(setup, number)
        twin.table = state.store()
        assert twin.do(REDEAL, seat, seed=guess) == twin.do(ACTING) == setup.game.rules.acting(state)
        assert twin.content() == content(setup.redealt(state, seat, guess))


def kernel_games(setup: Setup, twins: Twins, seed: int, first: int, count: int) -> tuple[Any, Any, Any]:
    """Final tables, numbers of moves and standings of some games of a batch."""
    tables = setup.game.rules.State.blank(count)
    moves = np.zeros(count, np.int64)
    standings = np.zeros((len(setup.game.steps), setup.seats, count), np.int32)
    policy, legal = np.zeros(WORDS, np.uint64), np.zeros(len(setup.actions), np.int64)
    blank, facts = setup.blank(), setup.edition.facts
    kernel: Callable[..., None] = twins.of(play_random)
    kernel(tables, blank, facts, np.uint64(seed), np.uint64(first), policy, legal, moves, standings)
    return tables, moves, standings


@in_every_compiled_setup
@pytest.mark.parametrize("seed", [0, 2**64 - 1])
def test_the_games_of_a_batch_are_those_that_the_interpreted_rules_play(setup: Setup, seed: int) -> None:
    first, count = 5, 3
    tables, moves, standings = kernel_games(setup, setup.game.twins, seed, first, count)
    for i in range(count):
        state, made = play_interpreted(setup, seed, first + i)
        assert bytes(tables[i : i + 1].tobytes()) == content(state)
        assert moves[i] == made
        for seat in range(setup.seats):
            for at in range(len(setup.game.steps)):
                found = setup.game.rules.standing(state, setup.edition.shadow, seat, at)
                assert standings[at, seat, i] == found


@in_every_compiled_setup
def test_a_game_of_a_batch_does_not_depend_on_where_the_batch_is_cut(setup: Setup) -> None:
    twins = setup.game.twins
    whole = kernel_games(setup, twins, 7, 0, 20)
    for cut in (1, 13):
        parts = [kernel_games(setup, twins, 7, 0, cut), kernel_games(setup, twins, 7, cut, 20 - cut)]
        for at, result in enumerate(whole):
            assert bytes(np.concatenate([part[at] for part in parts], axis=-1).tobytes()) == bytes(result.tobytes())


@in_every_compiled_setup
def test_ten_thousand_random_games_end_within_the_bound_and_inside_all_fields(setup: Setup) -> None:
    tables, moves, _ = kernel_games(setup, setup.game.checked_twins, 99, 0, 10_000)
    assert 0 < moves.min() <= moves.max() <= setup.bound
    for at in range(0, len(tables), 500):
        end = setup.shadow(tables[at : at + 1])
        assert setup.acting(end) == ()
        assert list(setup.game.rules.check(end, setup.edition.shadow)) == []
