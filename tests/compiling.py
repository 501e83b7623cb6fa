"""Compile what the tests of a game need, in one process: rules that several kernels share are translated only once.

    python -m tests.compiling hunt

Kernels with bounds checking are compiled by the tests themselves.
"""

from __future__ import annotations

import sys

from sousbois.bots.warming import warm_up
from sousbois.core.setup import Setup, set_up
from sousbois.doors.compiled.rewards import SHARES
from sousbois.doors.openspiel import spiel_game
from sousbois.doors.single import SingleTable
from sousbois.games import load
from sousbois.sim.batch import Batch


def compile_all(setup: Setup) -> None:
    """Use each kernel once."""
    warm_up(setup)
    table = SingleTable(setup, SHARES)
    table.reset(seed=0)
    table.random_actions()
    table.owing()
    state = spiel_game(setup, deals=1).new_initial_state()
    state.apply_action(0)
    state.returns()
    Batch(setup, games=1, seed=0).play_random()


if __name__ == "__main__":
    for name in sys.argv[1:]:
        compile_all(set_up(load(name)))
