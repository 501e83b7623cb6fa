"""Making bots ready before they are needed: what they think with is compiled once, and then lies in the cache.

`python -m sousbois.bots.warming GAME …` does so in a process of its own, which leaves others the machine.
"""

from __future__ import annotations

import argparse
import os
import signal
import sys
from threading import Thread

from sousbois.bots.budget import Budget
from sousbois.bots.contract import Question
from sousbois.bots.greedy import Greedy, look_ahead
from sousbois.bots.knowing import count_out, thinking_twins
from sousbois.bots.search import Thought
from sousbois.bots.thinking import recall, think
from sousbois.core.cache import NotCompiled, only_loading
from sousbois.core.game import Game
from sousbois.core.setup import Setup, set_up
from sousbois.games import load

_COMPILED = (count_out, think, recall, look_ahead)


def is_warm(game: Game) -> bool:
    """Whether all was compiled before; if so, it is loaded."""
    try:
        load_compiled(game)
    except NotCompiled:
        return False
    return True


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


def load_compiled(game: Game) -> None:
    """Load what bots of this game think with; a NotCompiled if it cannot be loaded from the cache."""
    with only_loading():
        warm_up(set_up(game))


def _end_with_input() -> None:
    """End this process as soon as its standard input ends: a pipe does so when the process at its other end is killed.

    Ctrl-C and the end of a service reach this process as well. The process that started it decides what they mean.
    """
    for stopping in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stopping, signal.SIG_IGN)

    def wait() -> None:
        while os.read(sys.stdin.fileno(), 1024):
            pass
        os._exit(1)

    Thread(target=wait, name="input", daemon=True).start()


if __name__ == "__main__":
    parser = argparse.ArgumentParser(prog="python -m sousbois.bots.warming")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--until-input-ends", action="store_true", help="end as soon as the standard input ends")
    arguments = parser.parse_args()
    if arguments.until_input_ends:
        _end_with_input()
    if hasattr(os, "nice"):
        os.nice(10)
    for game in map(load, arguments.games):
        warm_up(set_up(game))
