"""Ten thousand random games of every set-up, played compiled: all end as the rules allow.

Not among the tests that pytest finds by itself: the campaign names this file.
"""

from __future__ import annotations

from random import getrandbits

import numpy as np

from sousbois.core.setup import Setup
from sousbois.sim.playout import play_interpreted
from sousbois.sim.tally import winners
from tests.contract.test_twins import kernel_games
from tests.contract.walks import content, in_every_compiled_setup

GAMES = 10_000
EVERY_SO_MANY = 400
"""One game in so many is also played interpreted."""


@in_every_compiled_setup
def test_ten_thousand_games_end_as_the_rules_allow(setup: Setup) -> None:
    seed = getrandbits(64)
    print(f"seed {seed}")
    tables, moves, standings = kernel_games(setup, setup.game.checked_twins, seed, 0, GAMES)
    assert 0 < moves.min() <= moves.max() <= setup.bound
    winning = winners(standings)
    for number in range(GAMES):
        end = setup.shadow(tables[number : number + 1])
        outcome = setup.outcome(end)
        assert outcome is not None, f"game {number} has not ended"
        assert list(setup.game.rules.check(end, setup.edition.shadow)) == [], f"game {number}"
        assert outcome.winners == tuple(np.flatnonzero(winning[:, number])), f"game {number}"
        assert outcome.scores == tuple(standings[0, :, number]), f"game {number}"
        if number % EVERY_SO_MANY == 0:
            state, made = play_interpreted(setup, seed, number)
            assert (content(state), made) == (tables[number : number + 1].tobytes(), moves[number]), f"game {number}"
