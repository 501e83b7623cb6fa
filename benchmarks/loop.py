"""A measured loop: plays for about so many seconds, and says what it has played.

`engines.py` and `environments.py` hold the loops. Each is a program too: `python engines.py NAME SECONDS` measures one
loop, on one core, and prints the run as JSON in its last line. When a library is missing or fails, it ends with a
non-zero status and the reason as the last line on stderr.
"""

import json
import os
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from time import perf_counter


@dataclass(frozen=True)
class Run:
    """What one measurement played, the time it took, and the time spent compiling before it."""

    games: int
    moves: int
    seconds: float
    compile_seconds: float = 0.0


@dataclass(frozen=True)
class Loop:
    """A measured loop: the seats of its game, and the function that plays for about the given seconds."""

    seats: int
    play: Callable[[float], Run]


def repeat(play: Callable[[int], tuple[int, int]], seconds: float, compile_seconds: float = 0.0) -> Run:
    """Call `play` with 1, 2, 3... until the time is up, and add up the (games, moves) it returns."""
    games = moves = calls = 0
    start = perf_counter()
    while (elapsed := perf_counter() - start) < seconds:
        calls += 1
        more_games, more_moves = play(calls)
        games += more_games
        moves += more_moves
    return Run(games, moves, elapsed, compile_seconds)


def measure_one(loops: Mapping[str, Loop]) -> None:
    """Measure the loop named on the command line; where the system allows it, keep all threads on one core."""
    name, seconds = sys.argv[1:]
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    try:
        run = loops[name].play(float(seconds))
    except ModuleNotFoundError as error:
        sys.exit(f"module {error.name} is not installed")
    print(json.dumps(asdict(run)))
