"""How good a policy is against our bots: games in every seat in turn, and how sure the mean is.

    python examples/evaluate_policy.py hunt --opponents medium --games 200
    python examples/evaluate_policy.py hunt --opponents easy,medium,hard --policy hunt.pt

plays at random, or by what `train_ppo.py` has learnt and saved, which needs PyTorch. A reward of 0 is as good as the
opponents, 1 is first in every game.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import sousbois
import sousbois.doors.gymnasium
from sousbois.games import names

gymnasium.register_envs(sousbois.doors.gymnasium)

SEED = 0

Policy = Callable[[NDArray[np.int16], NDArray[np.int8]], int]
"""Chooses a legal action by an observation and its mask."""


def evaluate(policy: Policy, game: str, opponents: list[str], games: int, seed: int) -> NDArray[np.float64]:
    """What the policy has earned in each game. Its seat moves on from game to game, and the deals differ."""
    seats = len(opponents) + 1
    tables = [
        gymnasium.make(f"sousbois/{game.capitalize()}-v0", seats=seats, seat=seat, opponents=opponents)
        for seat in range(seats)
    ]
    rewards = np.zeros(games)
    for number in range(games):
        env = tables[number % seats]
        observed, _ = env.reset(seed=seed + number)
        over = False
        while not over:
            action = policy(observed["observation"], observed["action_mask"])
            observed, rewards[number], over, _, _ = env.step(action)
        if (number + 1) % 50 == 0:
            print(f"{number + 1} of {games} games")
    return rewards


def at_random(seed: int) -> Policy:
    """Any legal action, all equally likely."""
    rng = np.random.default_rng(seed)
    return lambda seen, mask: int(rng.choice(np.flatnonzero(mask)))


def learnt(kept: Path) -> Policy:
    """What `train_ppo.py` has saved: the action that it holds for the best."""
    import torch

    from train_ppo import Network

    weights = torch.load(kept)
    numbers, actions = weights["body.0.weight"].shape[1], len(weights["scores.bias"])
    network = Network(numbers, actions)
    network.load_state_dict(weights)

    def choose(seen: Any, mask: Any) -> int:
        with torch.no_grad():
            policy, _ = network(torch.tensor(seen, dtype=torch.float32), torch.tensor(mask))
        return int(policy.logits.argmax())

    return choose


def main() -> None:
    parser = argparse.ArgumentParser(description="Play a policy against bots, in every seat in turn.")
    parser.add_argument("game", nargs="?", default="hunt", choices=names(), help="the game (default: hunt)")
    parser.add_argument("--opponents", default="easy", help="one bot for all other seats, or several by commas")
    parser.add_argument("--games", type=int, default=100, help="how many games (default: 100)")
    parser.add_argument("--policy", type=Path, help="what train_ppo.py has saved (default: play at random)")
    asked = parser.parse_args()
    if asked.games < 2:
        parser.error("--games: two at least, or nothing can be said of the mean")
    if asked.policy and not asked.policy.exists():
        parser.error(f"--policy: there is no {asked.policy}")
    opponents = asked.opponents.split(",")
    if len(opponents) == 1:
        opponents *= min(4, max(sousbois.game(asked.game).seats)) - 1
    policy = learnt(asked.policy) if asked.policy else at_random(SEED)
    try:
        rewards = evaluate(policy, asked.game, opponents, asked.games, SEED)
    except sousbois.SousboisError as wrong:
        parser.error(str(wrong))
    margin = 1.96 * rewards.std(ddof=1) / np.sqrt(len(rewards))
    print(f"{rewards.mean():+.3f} ± {margin:.3f} a game against {', '.join(opponents)} ({asked.games} games)")


if __name__ == "__main__":
    main()
