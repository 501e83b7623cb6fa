"""What a game was worth to each seat when it ends; before the end, nothing is earned."""

from __future__ import annotations

from typing import Any

from sousbois.core.contract import standing
from sousbois.core.errors import Unreadable
from sousbois.core.rule import rule

SHARES, POINTS = REWARDS = ("shares", "points")
"""What rewards can be: shares by the final ranking, or differences of scores."""

FORFEIT = {SHARES: -1.0, POINTS: -100.0}
"""What an illegal action costs, which ends the game: as much as there is to lose, and more points than that."""

HALF = 50.0
"""The points for which somebody who plays alone earns a half: a very good game of the hamster, the one game for one."""


def checked_reward(reward: str) -> str:
    """The name of a reward, if it is one."""
    if reward not in REWARDS:
        raise Unreadable(f"reward {reward!r}: expected one of {', '.join(REWARDS)}")
    return reward


@rule
def pay(state: Any, edition: Any, steps: int, by_points: bool, rewards: Any) -> None:
    """Write what each seat has earned at the end of a game."""
    for seat in range(state.seats):
        rewards[seat] = points_ahead(state, edition, seat) if by_points else share(state, edition, steps, seat)


@rule
def share(state: Any, edition: Any, steps: int, seat: int) -> float:
    """From 1, ahead of all others in the final ranking, to -1, behind all others; in sum nothing. Whoever plays alone
    has nobody to leave behind: more points are a larger part of 1, never all of it."""
    if state.seats == 1:
        points = max(0, standing(state, edition, 0, 0))
        return points / (points + HALF)
    left_behind = 0.0
    for other in range(state.seats):
        left_behind += compared(state, edition, steps, seat, other)
    return left_behind / int(state.seats - 1)


@rule
def compared(state: Any, edition: Any, steps: int, seat: int, other: int) -> int:
    """1 if a seat comes before another in the ranking, -1 if it comes after it, 0 if they tie."""
    for step in range(steps):
        own = standing(state, edition, seat, step)
        others = standing(state, edition, other, step)
        if own != others:
            return 1 if own > others else -1
    return 0


@rule
def points_ahead(state: Any, edition: Any, seat: int) -> float:
    """By how much the score of a seat differs from the mean of the others'; alone, the score itself."""
    score: float = standing(state, edition, seat, 0)
    others = 0.0
    for other in range(state.seats):
        if other != seat:
            others += standing(state, edition, other, 0)
    return score - others / max(1, int(state.seats - 1))
