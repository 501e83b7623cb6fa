"""What bots ask of a game besides its rules: the names of what a good player knows, and what holds by default.

Greedy and search are rules written once on these names. When they are compiled for a game, each name is given the
meaning it has in `knowledge/<game>.py`.
"""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from threading import Lock
from typing import Any

from sousbois.core.chance import below
from sousbois.core.event import tell
from sousbois.core.game import Game
from sousbois.core.record import NOTHING, Words64
from sousbois.core.rule import Twins, rule

MAY_BE_KNOWN = ("worth", "spread", "par", "leg", "promise", "pick", "count_out")


@rule
def worth(state: Any, edition: Any, seat: int) -> int:
    """How a seat stands in a state, in points or parts of points."""
    raise NotImplementedError


@rule
def spread(state: Any, edition: Any) -> int:
    """How much worth is luck as yet: being so far ahead makes a seat 2.7 times as likely to win. A game that is always
    played out needs no such estimate."""
    return 1


@rule
def par(state: Any, edition: Any) -> int:
    """The worth of the imaginary rival of somebody who plays alone."""
    return 0


@rule
def leg(state: Any) -> int:
    """The number of the leg of the game that a state is in: playouts end with a leg, not in the middle of one."""
    return 0


@rule
def promise(state: Any, edition: Any, seat: int, action: int) -> int:
    """How good an action looks at first sight, where there are too many to try them all; the higher the better."""
    return 0


@rule
def pick(state: Any, edition: Any, seat: int, legal: Any, found: int, chance: Words64) -> int:
    """What a seat does in a playout: one of the first `found` actions in `legal`."""
    action: int = legal[below(chance, found)]
    return action


@rule
def count_out(state: Any, edition: Any, seat: int, legal: Any, scores: Any) -> bool:
    """Write the score that each action leads to for somebody who plays alone, on average over all that may follow, and
    say so; or say that there is too much to count. The state is used up."""
    return False


@rule
def keep_quiet(
    state: Any, kind: int, seat: int = NOTHING, first: int = NOTHING, second: int = NOTHING, third: int = NOTHING
) -> None:
    """Instead of `tell`: nobody listens to what happens in a bot's thoughts."""


@dataclass(frozen=True)
class Habits:
    """How search goes about a game."""

    legs: int = 0
    """How many legs a playout looks ahead, this one included; 0: to the end of the game."""
    exploration: float = 0.5
    """How readily moves are tried again that have seemed worse."""
    breadth: int = 1000
    """So many moves of a position are looked at from the beginning, the most promising ones; more of them with time."""
    alone: bool = False
    """Whether others are not thought for: they do what comes to mind, and what they have does not part positions."""
    secretive: bool = False
    """Whether others are thought for by what everybody sees; otherwise they answer as if they saw this seat's cards."""


@dataclass(frozen=True)
class Level:
    """How a level below the expert plays a game."""

    iterations: int
    """How many iterations it thinks."""
    slips: int = 0
    """How many decisions of a hundred are made without thinking."""


def knowledge_of(game: Game) -> Any:
    """The module that knows the game."""
    return import_module(f"sousbois.bots.knowledge.{game.name}")


_twins: dict[str, Twins] = {}
_lock = Lock()


def meaning_of(game: Game) -> dict[Any, Any]:
    """What each name of the contract and of this file stands for, when bots think about a game."""
    module = knowledge_of(game)
    known = {globals()[name]: getattr(module, name) for name in MAY_BE_KNOWN if hasattr(module, name)}
    return game.meaning | known | {tell: keep_quiet}


def thinking_twins(game: Game) -> Twins:
    """The compiled form of bots for a game."""
    with _lock:
        if game.name not in _twins:
            _twins[game.name] = Twins(game.name, meaning_of(game))
        return _twins[game.name]
