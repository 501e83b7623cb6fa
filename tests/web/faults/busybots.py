"""Measure how long a person waits for bots while many tables of expert bots are kept busy from one address.

    python -m tests.web.faults.busybots --tables 60 --rounds 20

It prints figures and judges nothing: they depend on the machine. Only the ratio tells something.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import contextmanager
from itertools import count, cycle
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from threading import Event, Thread
from time import perf_counter, sleep
from typing import TYPE_CHECKING

import httpx

from tests.patience import PATIENCE
from tests.web.faults.served import ANY, PROGRAM
from tests.web.serving import Server

if TYPE_CHECKING:
    from collections.abc import Iterator

SEATS = 3
POLL = 0.1
"""Seconds between two looks of the person at the table; also how exact the figures are."""
BETWEEN = 0.1
"""Seconds between two requests of the one who keeps bots busy: no more than one address may send."""
_addresses = count(1)


class WithCompiled(Server):
    """A server whose bots load what is compiled."""

    program = (*PROGRAM, ANY, "serve")


def client(server: Server) -> httpx.Client:
    """Return a client with an address of its own."""
    return server.browser({"x-forwarded-for": f"2001:db8:{next(_addresses):x}::1"})


def is_ready(server: Server, game: str) -> bool:
    """Return whether the bots of a game load their code within the time that takes."""
    began = perf_counter()
    while perf_counter() - began < PATIENCE / 6:
        if game in server.get("/health").json()["bots"]:
            return True
        sleep(0.5)
    return False


def rounds(server: Server, game: str, level: str, wanted: int) -> list[float]:
    """Play so many rounds against bots, and return the seconds from each decision until the next is asked for."""
    chance, waited = Random(1), list[float]()
    while len(waited) < wanted:
        with client(server) as http:
            body = {"game": game, "seats": ["me", *[level] * (SEATS - 1)], "name": "Ana"}
            table = http.post("/api/tables", json=body).raise_for_status().json()
            http.headers["authorization"] = f"Bearer {table['token']}"
            for seconds in _game(http, f"/api/tables/{table['id']}", chance):
                waited.append(seconds)
                if len(waited) == wanted:
                    break
    return waited


def _game(http: httpx.Client, table: str, chance: Random) -> Iterator[float]:
    """The seconds of each round of one game, but the last: nothing is asked after it."""
    decided = None
    while True:
        now = http.get(f"{table}/view").raise_for_status().json()
        if now["stage"] == "finished":
            return
        if 0 not in now["owing"]:
            sleep(POLL)
            continue
        if decided is not None:
            yield perf_counter() - decided
        moves, answer = list[str](), now
        while not answer.get("complete"):
            moves.append(chance.choice(answer["legal"]))
            answer = http.post(f"{table}/decisions", json={"ply": now["ply"], "moves": moves}).raise_for_status().json()
        decided = perf_counter()


@contextmanager
def kept_busy(server: Server, game: str, tables: int) -> Iterator[None]:
    """Let expert bots play among themselves at so many tables, as long as one address can."""
    is_over = Event()
    busy = Thread(target=_keep_busy, args=(server, game, tables, is_over), daemon=True)
    busy.start()
    sleep(tables * BETWEEN)
    try:
        yield
    finally:
        is_over.set()
        busy.join(PATIENCE)


def _keep_busy(server: Server, game: str, tables: int, is_over: Event) -> None:
    opened = []
    for _ in range(tables):
        with client(server) as http:  # one address may open only so many
            answer = http.post("/api/tables", json={"game": game, "seats": ["expert"] * SEATS}).raise_for_status()
            opened.append(answer.json()["id"])
    with client(server) as http:
        for table in cycle(opened):
            if is_over.wait(BETWEEN):
                return
            http.get(f"/api/tables/{table}/view")


def main() -> int:
    """Measure, and print the figures."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.faults.busybots", description="Keep bots busy.")
    parser.add_argument("--tables", type=int, default=60, help="tables of expert bots (default: 60)")
    parser.add_argument("--rounds", type=int, default=20, help="rounds that a person plays (default: 20)")
    parser.add_argument("--game", default="hunt", help="what is played (default: hunt)")
    parser.add_argument("--level", default="medium", help="the level of the person's bots (default: medium)")
    arguments = parser.parse_args()
    with TemporaryDirectory() as folder, WithCompiled(Path(folder)) as server:
        if not is_ready(server, arguments.game):
            print(f"no bots of {arguments.game} are compiled: run python -m tests.compiling {arguments.game}")
            return 1
        alone = rounds(server, arguments.game, arguments.level, arguments.rounds)
        print(_figures("alone", alone), flush=True)
        with kept_busy(server, arguments.game, arguments.tables):
            beside = rounds(server, arguments.game, arguments.level, arguments.rounds)
        print(_figures(f"beside {arguments.tables} tables", beside))
    print(f"ratio: median {median(beside) / median(alone):.1f}, slowest {max(beside) / max(alone):.1f}")
    return 0


def _figures(when: str, seconds: list[float]) -> str:
    return f"{when}: {len(seconds)} rounds, median {median(seconds):.2f} s, slowest {max(seconds):.2f} s"


if __name__ == "__main__":
    sys.exit(main())
