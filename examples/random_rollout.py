"""Random play through the doors, the least that a researcher's loop consists of.

    python examples/random_rollout.py badger

plays one game through PettingZoo, agent by agent, and a million decisions through Gymnasium's vector
environment, at a thousand tables at once.
"""

from __future__ import annotations

import argparse
from time import perf_counter
from typing import Any

import gymnasium
import numpy as np

import sousbois.doors.gymnasium
from sousbois.doors import pettingzoo
from sousbois.games import names

gymnasium.register_envs(sousbois.doors.gymnasium)

TABLES, STEPS = 1000, 1000
SEED = 0


def one_game(game: str, seed: int) -> dict[str, float]:
    """What each agent has earned in one game of PettingZoo."""
    env = pettingzoo.env(game)
    env.reset(seed=seed)
    earned = dict.fromkeys(env.possible_agents, 0.0)
    rng = np.random.default_rng(seed)
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, _ = env.last()
        earned[agent] += reward
        over = terminated or truncated
        env.step(None if over else rng.choice(np.flatnonzero(observation["action_mask"])))
    return earned


def many_games(game: str, seed: int) -> tuple[int, float]:
    """How many games of Gymnasium's ended, and how many decisions a second they took."""
    envs: Any = gymnasium.make_vec(f"sousbois/{game.capitalize()}-v0", num_envs=TABLES, seat=None)
    observed, _ = envs.reset(seed=seed)
    games, begun = 0, perf_counter()
    for _ in range(STEPS):
        actions = policy(envs, observed)
        observed, _, ended, _, _ = envs.step(actions)
        games += int(np.count_nonzero(ended))
    return games, TABLES * STEPS / (perf_counter() - begun)


def policy(envs: Any, observed: dict[str, Any]) -> Any:
    """An action for each table: yours would look at observed["observation"] and observed["action_mask"]."""
    return envs.random_actions()


def main() -> None:
    parser = argparse.ArgumentParser(description="Play at random through the doors to PettingZoo and Gymnasium.")
    parser.add_argument("game", nargs="?", default="hunt", choices=names(), help="the game (default: hunt)")
    asked = parser.parse_args()
    print("compiling the rules, if that was not done before")
    for agent, reward in one_game(asked.game, SEED).items():
        print(f"{agent} earned {reward:+.2f}")
    games, speed = many_games(asked.game, SEED)
    print(f"{games} games ended; {speed:,.0f} decisions a second")


if __name__ == "__main__":
    main()
