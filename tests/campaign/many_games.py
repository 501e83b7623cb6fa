"""Ten thousand random games of every set-up, played compiled: all end as the rules allow.

Not among the tests that pytest finds by itself: the campaign names this file.
"""

from __future__ import annotations

from random import getrandbits
from typing import Any

import numpy as np

from sousbois.core.chance import WORDS
from sousbois.core.setup import Setup
from sousbois.sim.playout import play_interpreted, play_random
from sousbois.sim.tally import winners
from tests.contract.walks import content, in_every_compiled_setup

GAMES = 10_000
EVERY_SO_MANY = 400
"""One game in so many is also played interpreted."""


def played(setup: Setup, seed: int) -> tuple[Any, Any, Any]:
    """Final tables, numbers of decisions and standings."""
    tables = setup.game.rules.State.blank(GAMES)
    moves = np.zeros(GAMES, np.int64)
    standings = np.zeros((len(setup.game.steps), setup.seats, GAMES), np.int32)
    policy, legal = np.zeros(WORDS, np.uint64), np.zeros(len(setup.actions), np.int64)
    kernel: Any = setup.game.twins.of(play_random)
    blank, facts = setup.blank(), setup.edition.facts
    kernel(tables, blank, facts, np.uint64(seed), np.uint64(0), policy, legal, moves, standings)
    return tables, moves, standings


@in_every_compiled_setup
def test_ten_thousand_games_end_as_the_rules_allow(setup: Setup) -> None:
    seed = getrandbits(64)
    tables, moves, standings = played(setup, seed)
    assert 0 < moves.min() <= moves.max() <= setup.bound, f"seed {seed}"
    winning = winners(standings)
    for number in range(GAMES):
        where = f"seed {seed}, game {number}"
        table = tables[number : number + 1]
        end = setup.shadow(table)
        outcome = setup.outcome(end)
        assert outcome is not None, where
        assert list(setup.game.rules.check(end, setup.edition.shadow)) == [], where
        assert outcome.winners == tuple(np.flatnonzero(winning[:, number])), where
        assert outcome.scores == tuple(standings[0, :, number]), where
        if number % EVERY_SO_MANY == 0:
            state, made = play_interpreted(setup, seed, number)
            assert (content(state), made) == (table.tobytes(), moves[number]), where
