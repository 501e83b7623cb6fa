"""The door to PettingZoo: every seat of a table is an agent, `player_0` and so on.

`env` and `raw_env` ask one agent at a time; `parallel_env` asks all at once, in games in which seats decide at the same
time. An observation is a dictionary: `observation`, the own seat and then all that it sees of the table
(`docs/observations.md`), and `action_mask`, 1 for each legal action, which stands in the info as well. An agent that
owes no decision has a mask of zeros. Rewards come with the end of the game.

The number in an environment's name, as in `badger_v0`, is the version of the environment. It is raised whenever
observations, the numbers of actions, rewards or the rules of a game change so that the same seed and the same actions
give other numbers. The version of the rules alone is `metadata["rules_version"]`.

PettingZoo's `aec_to_parallel` needs every agent to decide in every cycle, which holds in few games; `parallel_env` does
not.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from sousbois.doors.compiled.rewards import SHARES
from sousbois.doors.pettingzoo_aec import TurnEnvironment
from sousbois.doors.pettingzoo_parallel import ParallelEnvironment
from sousbois.doors.pettingzoo_shared import END, REFUSE, Observed, Settings, checked_illegal


def env(
    game: str,
    seats: int | None = None,
    *,
    edition: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = SHARES,
    max_cycles: int | None = None,
    illegal: str = END,
    render_mode: str | None = None,
) -> OrderEnforcingWrapper[str, Observed, int | None]:
    """A game in which one agent is asked at a time, and calls in the wrong order are refused.

    An illegal action ends the game: the agent loses all there is to lose (`FORFEIT`), the others get nothing. With
    `illegal="random"` a legal action is drawn in its place, for learners that know no masks. Either way the agent's
    info says `"illegal": True`; where the game has ended, `"refused"` names the clause. A game is truncated after
    `max_cycles`: a cycle is over when everybody has decided who owed a decision.
    """
    settings = Settings(game, seats, edition, options, reward, max_cycles, checked_illegal(illegal), render_mode)
    return OrderEnforcingWrapper(TurnEnvironment(settings))


def raw_env(
    game: str,
    seats: int | None = None,
    *,
    edition: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = SHARES,
    max_cycles: int | None = None,
    render_mode: str | None = None,
) -> TurnEnvironment:
    """The same without a wrapper; an illegal action is an `Illegal` that names its clause, and changes nothing."""
    return TurnEnvironment(Settings(game, seats, edition, options, reward, max_cycles, REFUSE, render_mode))


def parallel_env(
    game: str,
    seats: int | None = None,
    *,
    edition: str | Path | None = None,
    options: Mapping[str, Any] | None = None,
    reward: str = SHARES,
    max_cycles: int | None = None,
    illegal: str = END,
    render_mode: str | None = None,
) -> ParallelEnvironment:
    """A game with simultaneous decisions, in which all agents act at once. All else is as with `env`."""
    settings = Settings(game, seats, edition, options, reward, max_cycles, checked_illegal(illegal), render_mode)
    return ParallelEnvironment(settings)
