"""Random play through environments, with an observation and a mask of legal actions for every decision.

The counterpart of `engines.py` for learners: what counts is not how fast rules run, but how fast a learner is served.
The next action is drawn from the mask, in the quickest way that we found for each library; that takes part of the time.
"""

import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from time import perf_counter
from typing import Any

import numpy as np

from loop import Loop, Run, measure_one, repeat

TABLES = 4096
STEPS = 50
"""The steps of all tables between two looks at the clock."""


def sousbois_vector(name: str, seconds: float) -> Run:
    """The vector environment for Gymnasium, all seats played from outside."""
    gymnasium = import_module("gymnasium")
    import_module("sousbois.doors.gymnasium")
    start = perf_counter()
    env = gymnasium.make_vec(f"sousbois/{name.capitalize()}-v0", num_envs=TABLES, seats=4, seat=None)
    env.reset(seed=1)
    env.step(env.random_actions())
    compile_seconds = perf_counter() - start

    def play(_: int) -> tuple[int, int]:
        games = 0
        for _ in range(STEPS):
            _, _, ended, _, _ = env.step(env.random_actions())
            games += int(np.count_nonzero(ended))
        return games, STEPS * TABLES

    return repeat(play, seconds, compile_seconds)


def agents_in_turn(make: Callable[[], Any], seconds: float) -> Run:
    """A PettingZoo environment without wrappers, its agents asked in turn."""
    start = perf_counter()
    env = make()
    env.reset(seed=0)
    compile_seconds = perf_counter() - start
    uniform = random.Random(1).random

    def play(seed: int) -> tuple[int, int]:
        moves = 0
        env.reset(seed=seed)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, info = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
            legal = np.flatnonzero(mask)
            env.step(int(legal[int(uniform() * len(legal))]))
            moves += 1
        return 1, moves

    return repeat(play, seconds, compile_seconds)


def sousbois_pettingzoo(name: str, seconds: float) -> Run:
    """Our door to PettingZoo."""
    door = import_module("sousbois.doors.pettingzoo")
    return agents_in_turn(partial(door.raw_env, name, seats=4), seconds)


def pettingzoo(name: str, seconds: float) -> Run:
    """One of PettingZoo's own card games."""
    return agents_in_turn(import_module(f"pettingzoo.classic.{name}").raw_env, seconds)


def open_spiel(name: str, seconds: float) -> Run:
    """An OpenSpiel game driven from Python, with the tensor that the player to move sees, and its mask."""
    pyspiel = import_module("pyspiel")
    game = pyspiel.load_game(name)
    tensor = "observation_tensor" if game.get_type().provides_observation_tensor else "information_state_tensor"
    terminal = int(pyspiel.PlayerId.TERMINAL)
    uniform = random.Random(1).random

    def play(_: int) -> tuple[int, int]:
        moves = 0
        state = game.new_initial_state()
        while (player := state.current_player()) != terminal:
            actions = state.legal_actions()  # chance is uniform in these games
            if player >= 0:
                getattr(state, tensor)(player)
                state.legal_actions_mask(player)
                moves += 1
            state.apply_action(actions[int(uniform() * len(actions))])
        return 1, moves

    return repeat(play, seconds)


VECTOR_HUNT, VECTOR_BADGER = "sousbois hunt, 4096 tables", "sousbois badger, 4096 tables"
ENVIRONMENTS = {
    VECTOR_HUNT: Loop(4, partial(sousbois_vector, "hunt")),
    VECTOR_BADGER: Loop(4, partial(sousbois_vector, "badger")),
    "sousbois hunt, PettingZoo": Loop(4, partial(sousbois_pettingzoo, "hunt")),
    "sousbois badger, PettingZoo": Loop(4, partial(sousbois_pettingzoo, "badger")),
    "PettingZoo leduc_holdem": Loop(2, partial(pettingzoo, "leduc_holdem_v4")),
    "PettingZoo texas_holdem": Loop(2, partial(pettingzoo, "texas_holdem_v4")),
    "PettingZoo texas_holdem_no_limit": Loop(2, partial(pettingzoo, "texas_holdem_no_limit_v6")),
    "PettingZoo hanabi": Loop(2, partial(pettingzoo, "hanabi_v5")),
    "OpenSpiel hearts, with tensors": Loop(4, partial(open_spiel, "hearts")),
    "OpenSpiel leduc_poker, with tensors": Loop(2, partial(open_spiel, "leduc_poker")),
}


if __name__ == "__main__":
    measure_one(ENVIRONMENTS)
