"""A learner in plain PyTorch: PPO with masked actions, one seat against players without a plan.

    python examples/train_ppo.py hunt --updates 60 --save hunt.pt

prints how much the seat earns: 0 is as good as the others, 1 is first in every game. Needs PyTorch. It is small on
purpose: one network, one file, nothing that does not belong to the method. `evaluate_policy.py` plays what it has
learnt against bots.
"""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import torch
from torch import nn

import sousbois.doors.gymnasium
from sousbois.games import names

gymnasium.register_envs(sousbois.doors.gymnasium)

TABLES = 256
STEPS = 64
"""Decisions of each table between two updates."""
EPOCHS, PARTS = 4, 8
"""How often the decisions of an update are gone through, each time in so many parts."""
DISCOUNT, SMOOTHING = 1.0, 0.95
CLIP, ENTROPY = 0.2, 0.01
RATE = 1e-3
SEED = 0


class Network(nn.Module):  # type: ignore[misc]  # without PyTorch nothing is known of it
    """Observations in, a score for each action and a forecast of the reward out."""

    def __init__(self, numbers: int, actions: int, width: int = 128) -> None:
        super().__init__()
        self.body = nn.Sequential(nn.Linear(numbers, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.scores, self.forecast = nn.Linear(width, actions), nn.Linear(width, 1)

    def forward(self, seen: Any, mask: Any) -> tuple[Any, Any]:
        """The policy over legal actions, and the forecast."""
        seen = torch.sign(seen) * torch.log1p(seen.abs())  # counts of any size become small numbers
        hidden = self.body(seen)
        scores = self.scores(hidden).masked_fill(mask == 0, -torch.inf)
        return torch.distributions.Categorical(logits=scores), self.forecast(hidden).squeeze(-1)


def train(game: str, updates: int, seed: int) -> tuple[Network, list[float]]:
    """Learn, and say after each update what the games that ended have earned on average."""
    torch.manual_seed(seed)
    envs = gymnasium.make_vec(f"sousbois/{game.capitalize()}-v0", num_envs=TABLES)
    observed, _ = envs.reset(seed=seed)
    network = Network(observed["observation"].shape[1], observed["action_mask"].shape[1])
    optimizer = torch.optim.Adam(network.parameters(), lr=RATE)
    course = []
    for update in range(1, updates + 1):
        batch, earned = collect(envs, network, observed)
        improve(network, optimizer, batch)
        course.append(float(np.mean(earned)) if earned else 0.0)
        print(f"update {update} of {updates}: {len(earned)} games ended, {course[-1]:+.3f} on average")
    return network, course


def collect(envs: Any, network: Network, observed: dict[str, Any]) -> tuple[list[Any], list[float]]:
    """Play on at all tables; what was seen, done and forecast, and what the games that ended have earned.

    The environment writes into the same arrays at each step, so what is kept is copied (`torch.tensor` does).
    """
    steps: list[list[Any]] = []
    earned: list[float] = []
    for _ in range(STEPS):
        seen = torch.tensor(observed["observation"], dtype=torch.float32)
        mask = torch.tensor(observed["action_mask"])
        with torch.no_grad():
            policy, forecast = network(seen, mask)
            action = policy.sample()
        _, rewards, ended, _, _ = envs.step(action.numpy())
        chance = policy.log_prob(action)
        steps.append([seen, mask, action, chance, forecast, torch.tensor(rewards), torch.tensor(ended)])
        earned += rewards[ended].tolist()
    with torch.no_grad():
        seen = torch.tensor(observed["observation"], dtype=torch.float32)
        ahead = network(seen, torch.tensor(observed["action_mask"]))[1]
    advantage, advantages = torch.zeros(TABLES), []
    for *_, forecast, rewards, ended in reversed(steps):
        goes_on = (~ended).float()
        error = rewards.float() + DISCOUNT * ahead * goes_on - forecast
        advantage = error + DISCOUNT * SMOOTHING * advantage * goes_on
        advantages.append(advantage)
        ahead = forecast
    seen, mask, action, chance, forecast, _, _ = (torch.cat(column) for column in zip(*steps, strict=True))
    gained = torch.cat(advantages[::-1])
    return [seen, mask, action, chance, gained, gained + forecast], earned


def improve(network: Network, optimizer: Any, batch: list[Any]) -> None:
    """Make what did better than forecast more likely, in small steps."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(batch[0])).chunk(PARTS):
            seen, mask, action, chance, gained, returned = (column[part] for column in batch)
            policy, forecast = network(seen, mask)
            ratio = (policy.log_prob(action) - chance).exp()
            gained = (gained - gained.mean()) / (gained.std() + 1e-8)
            chosen = torch.min(ratio * gained, ratio.clamp(1 - CLIP, 1 + CLIP) * gained).mean()
            loss = ((forecast - returned) ** 2).mean() / 2 - chosen - ENTROPY * entropy(policy)
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def entropy(policy: Any) -> Any:
    """How undecided the policy is; forbidden actions, whose scores are infinite, count nothing."""
    return -(policy.probs * policy.logits.clamp(min=-100)).sum(-1).mean()


def main() -> None:
    parser = argparse.ArgumentParser(description="Train one seat by PPO against players without a plan.")
    parser.add_argument("game", nargs="?", default="hunt", choices=names(), help="the game (default: hunt)")
    parser.add_argument("--updates", type=int, default=60, help="how many updates (default: 60)")
    parser.add_argument("--save", type=Path, help="where to keep what was learnt")
    asked = parser.parse_args()
    if asked.updates < 1:
        parser.error("--updates: one at least")
    network, _ = train(asked.game, asked.updates, SEED)
    if asked.save:
        torch.save(network.state_dict(), asked.save)
        print(f"kept in {asked.save}")


if __name__ == "__main__":
    main()
