"""Making bots ready before they are needed: what they think with is compiled once, and then lies in the cache.

`python -m sousbois.bots.warming GAME …` does so in a process of its own, which leaves others the machine.
"""

from __future__ import annotations

import os
import sys

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.greedy import Greedy, look_ahead
from sousbois.bots.knowing import count_out, thinking_twins
from sousbois.bots.search import Thought
from sousbois.bots.thinking import recall, think
from sousbois.core.game import Game
from sousbois.core.setup import Setup, set_up
from sousbois.games import load

_COMPILED = (count_out, think, recall, look_ahead)


def is_warm(game: Game) -> bool:
    """Whether all was compiled before."""
    return all(thinking_twins(game).ready(each) for each in _COMPILED)


def parts(game: Game) -> int:
    """How many rules are compiled one by one, roughly: those that several kinds of thinking share are counted once."""
    return max(thinking_twins(game).parts(each) for each in _COMPILED)


def warm_up(setup: Setup) -> None:
    """Compile what bots of this game think with, or load it from the cache."""
    state = setup.deal(seed=0)
    seat = setup.acting(state)[0]
    question = Question(setup, seat, setup.redealt(state, seat, 0), setup.legal(state, seat), seed=0)
    Thought(question, Budget(iterations=1)).prospects()
    Greedy().leads(question)


if __name__ == "__main__":
    if hasattr(os, "nice"):
        os.nice(10)
    for game in map(load, sys.argv[1:]):
        warm_up(set_up(game))
