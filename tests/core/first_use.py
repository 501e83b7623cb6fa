"""Threads that use the same things first, in many processes. Prints what went wrong; run by `test_first_use.py`.

Each process is a copy of one that has imported the games and used nothing of them.
"""

from __future__ import annotations

import os
import sys
from threading import Barrier, Thread

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.games import load, names
from sousbois.play.owneditions import Offered, edition_of
from tests.patience import PATIENCE

PROCESSES = 20
THREADS = 4

Read = tuple[LoadedEdition, LoadedEdition]


def wrong_with(game: Game) -> list[str]:
    """Let threads read an edition that comes with a game, and the same text as a person's own; say what is wrong."""
    text = next(iter(game.editions.values())).read_text(encoding="utf-8")
    barrier = Barrier(THREADS)
    read: list[Read] = []

    def read_first() -> None:
        barrier.wait(PATIENCE)
        read.append((game.edition(), edition_of(Offered(game.name, text))))

    threads = [Thread(target=read_first) for _ in range(THREADS)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(PATIENCE)
    wrong = [] if len(read) == THREADS else [f"{len(read)} of {THREADS} threads have read an edition"]
    for number, kind in enumerate(("own", "custom")):
        objects = len({id(each[number]) for each in read})
        wrong += [] if objects == 1 else [f"{objects} objects are one {kind} edition"]
    wrong += [] if all(game.comes_with(own) for own, _ in read) else ["an edition does not come with its game"]
    return [f"{game.name}: {each}" for each in wrong]


def in_a_copy(games: list[Game]) -> int:
    """Look at all games in a copy of this process; the answer is how that ended, as `os.waitpid` has it."""
    if process := os.fork():
        return os.waitpid(process, 0)[1]
    sys.setswitchinterval(1e-6)  # or threads would seldom meet
    wrong = [each for game in games for each in wrong_with(game)]
    os.write(sys.stdout.fileno(), "".join(f"{each}\n" for each in wrong).encode())
    os._exit(0)


if __name__ == "__main__":
    loaded = [load(name) for name in names()]
    for _ in range(PROCESSES):
        if status := in_a_copy(loaded):
            print(f"a process has ended with {os.waitstatus_to_exitcode(status)}", flush=True)
