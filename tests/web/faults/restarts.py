"""Kill a server again and again while clients play at all its tables, and see what is left.

    python -m tests.web.faults.restarts --times 200 --seed 3

As soon as the server listens, every table is asked for at once. No server may end before it is killed, no decision that
was acknowledged may be missing afterwards, and at the end every table goes on.
"""

from __future__ import annotations

import argparse
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from random import Random, getrandbits
from tempfile import TemporaryDirectory
from threading import Barrier, Event
from time import sleep

import httpx

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, read
from sousbois.play.store import Store
from tests.patience import PATIENCE
from tests.web.faults.served import ANY, PROGRAM
from tests.web.serving import Server

LOG = "server.log"
SHOWN = 50
"""Lines of the log that are shown, if something is wrong: the last ones."""
TABLES = 8
LONGEST = 2.5
"""Seconds that a server lives once it listens; the shortest life is none at all."""
BY_SIGTERM = 0.2
"""The share of servers that are asked to end; the others are killed."""
ENDED_AS_ASKED = {signal.SIGKILL: {-signal.SIGKILL}, signal.SIGTERM: {0, -signal.SIGTERM, 128 + signal.SIGTERM}}
"""The exit codes of a server by the signal that it was sent."""


class Killable(Server):
    """A server that says how it has ended."""

    program = (*PROGRAM, ANY, "serve")

    def end(self, how: signal.Signals) -> tuple[int | None, int]:
        """Send a signal; return how it had ended before, None if it had not, and how it has ended now."""
        process = self._process
        assert process is not None
        before = process.poll()
        process.send_signal(how)
        try:
            process.communicate(timeout=PATIENCE)
        except subprocess.TimeoutExpired:
            process.kill()
            process.communicate()
        self._process = None
        return before, process.returncode


@dataclass
class Seat:
    """A program in its seat at a table, and what it was told."""

    table: str
    token: str
    acknowledged: set[int] = field(default_factory=set)
    """The decisions that count, as the server has said."""

    def play(self, server: Server, chance: Random, together: Barrier, is_over: Event) -> None:
        """When all are there, ask, and decide whenever asked, until the server is gone."""
        headers = {"authorization": f"Bearer {self.token}"}
        address = f"{server.address}/api/tables/{self.table}"
        with httpx.Client(base_url=address, headers=headers, timeout=PATIENCE, verify=False) as http:
            together.wait(PATIENCE)
            try:
                while not is_over.is_set():
                    self._decide(http, chance)
            except httpx.HTTPError:
                return  # the server is gone

    def _decide(self, http: httpx.Client, chance: Random) -> None:
        now = http.get("/view").json()
        if now["stage"] == "finished" or now["seat"] not in now["owing"]:
            sleep(0.05)
            return
        moves: list[str] = []
        legal = now["legal"]
        while legal:
            moves.append(chance.choice(legal))
            answer = http.post("/decisions", json={"ply": now["ply"], "moves": moves}).json()
            if answer.get("complete"):
                self.acknowledged.add(now["ply"])
            legal = answer.get("legal", [])


@dataclass
class Found:
    """What was found."""

    ends: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


def seats_at(server: Server, game: str, tables: int) -> list[Seat]:
    """Open tables at which a program plays against two bots."""
    body = {"game": game, "seats": ["me", "easy", "easy"], "name": "Ana"}
    with server.browser() as http:
        answers = [http.post("/api/tables", json=body).raise_for_status().json() for _ in range(tables)]
    return [Seat(answer["id"], answer["token"]) for answer in answers]


def live_once(server: Killable, seats: Sequence[Seat], chance: Random, found: Found, number: int) -> None:
    """Let all play at once at a server that has just started, and end it at some moment."""
    is_over, together = Event(), Barrier(len(seats) + 1)
    how = signal.SIGTERM if chance.random() < BY_SIGTERM else signal.SIGKILL

    with ThreadPoolExecutor(len(seats)) as clients:
        playing = [clients.submit(seat.play, server, Random(chance.random()), together, is_over) for seat in seats]
        together.wait(PATIENCE)
        is_over.wait(chance.uniform(0, LONGEST))
        before, after = server.end(how)
        is_over.set()
        for each in playing:
            each.result(PATIENCE)
    found.ends[f"{how.name}: {after}"] += 1
    if before is not None:
        found.wrong.append(f"life {number}: the server ended by itself with {before}")
    elif after not in ENDED_AS_ASKED[how]:
        found.wrong.append(f"life {number}: {how.name} ended the server with {after}")


def check_stored(folder: Path, seats: Sequence[Seat], found: Found, number: int) -> dict[str, Hosted]:
    """Look for decisions that are missing or doubled; return the tables."""
    tables = {}
    with Store.reading(folder) as store:
        for seat in seats:
            journal = [read(entry) for entry in store.journal(seat.table)]
            decided = Counter(entry.ply for entry in journal if isinstance(entry, Decided) and entry.seat == 0)
            if missing := sorted(seat.acknowledged - decided.keys()):
                found.wrong.append(f"life {number}: table {seat.table} has lost the decisions {missing}")
            if doubled := [ply for ply, times in decided.items() if times > 1]:
                found.wrong.append(f"life {number}: table {seat.table} has the decisions {doubled} twice")
            tables[seat.table] = Hosted.told_by(journal)
    return tables


def check_all_go_on(server: Killable, seats: Sequence[Seat], found: Found) -> None:
    """See that every table whose game is not over takes one more decision."""
    server.start()
    before = check_stored(server.folder, seats, found, 0)
    running = [seat for seat in seats if before[seat.table].stage == "running"]
    is_over, together = Event(), Barrier(len(running) or 1)
    with ThreadPoolExecutor(len(seats)) as clients:
        known = {seat.table: len(seat.acknowledged) for seat in running}
        playing = [clients.submit(seat.play, server, Random(1), together, is_over) for seat in running]
        waited = 0.0
        while waited < PATIENCE and any(len(seat.acknowledged) == known[seat.table] for seat in running):
            sleep(0.1)
            waited += 0.1
        is_over.set()
        for each in playing:
            each.result(PATIENCE)
    after = check_stored(server.folder, seats, found, 0)
    found.wrong += [f"table {table} does not go on" for table in known if after[table].entries == before[table].entries]
    server.stop()


def restarts(folder: Path, game: str, times: int, chance: Random) -> Found:
    """End a server so often."""
    found = Found()
    with Killable(folder, log=folder / LOG) as server:
        seats = seats_at(server, game, TABLES)
        for number in range(1, times + 1):
            live_once(server, seats, chance, found, number)
            tables = check_stored(folder, seats, found, number)
            if number % 10 == 0 or found.wrong:
                told = sum(len(seat.acknowledged) for seat in seats)
                print(f"{number} of {times} lives, {told} decisions, {len(found.wrong)} wrong", flush=True)
            try:
                server.start()
            except AssertionError as error:
                found.wrong.append(f"life {number + 1}: {error}")
                return found
            over = sum(tables[seat.table].stage == "finished" for seat in seats)
            seats = [seat for seat in seats if tables[seat.table].stage != "finished"] + seats_at(server, game, over)
        server.stop()
        check_all_go_on(server, seats, found)
    return found


def main() -> int:
    """Restart a server, and say what was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.faults.restarts", description="Kill servers under load.")
    parser.add_argument("--times", type=int, default=200, help="how often (default: 200)")
    parser.add_argument("--seed", type=int, default=getrandbits(32), help="the same moments again (default: others)")
    parser.add_argument("--game", default="igels", help="what is played (default: igels)")
    arguments = parser.parse_args()
    print(f"{arguments.times} restarts with {TABLES} tables of {arguments.game}, seed {arguments.seed}", flush=True)
    with TemporaryDirectory() as folder:
        found = restarts(Path(folder), arguments.game, arguments.times, Random(arguments.seed))
        log = (Path(folder) / LOG).read_text(errors="replace").splitlines()
    found.wrong += [f"logged: {line}" for line in log if "ERROR" in line or line.startswith("Fatal")]
    if found.wrong:
        print("\n".join(log[-SHOWN:]))
    print(", ".join(f"{end} ({count} times)" for end, count in found.ends.items()))
    print("\n".join(found.wrong) or "nothing wrong")
    return 1 if found.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
