"""How quickly a move reaches the others' browsers while many tables play at once, and what an idle table weighs.

    .venv/bin/python benchmarks/tables.py [--tables 200] [--seconds 30] [--game badger]

It starts a server of its own, in a folder of its own. At every table two people sit with bots, and think for a while
before each click. A click is timed from when it is sent until the other person's page has received what came of it.
An empty endpoint is asked all the while, for the ratio. All of it runs on this machine, the people too.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import subprocess
import sys
import tempfile
import time
from itertools import count
from pathlib import Path

import httpx
from websockets.asyncio.client import ClientConnection, connect

from sousbois.games import names

THINKING = 5.0
"""Seconds that people think on average; none thinks longer than twice that."""

_CHOICE = re.compile(r"<button[^>]*data-moves=\"([^\"]+)\"[^>]*>")
_NUMBERS = count(1)
_PLY = re.compile(r'data-ply="(\d+)"')


class Person:
    """Somebody at a table, with a page open."""

    def __init__(self, address: str, cookie: str, table: str) -> None:
        self._address, self._cookie, self._table = address, cookie, table
        self.line: ClientConnection
        self.html = ""
        self.told = asyncio.Event()
        self.waits_since: float | None = None
        """When the other one has clicked, if nothing has come of it here yet."""

    async def run(self, latencies: list[float]) -> None:
        """Listen to what happens."""
        headers = {"cookie": self._cookie, "origin": self._address}
        address = self._address.replace("http", "ws", 1)
        async with connect(
            f"{address}/table/{self._table}/live", additional_headers=headers, max_size=None, compression=None
        ) as self.line:
            async for text in self.line:
                if self.waits_since is not None:
                    latencies.append(time.perf_counter() - self.waits_since)
                    self.waits_since = None
                message = json.loads(text)
                if message["kind"] == "scene":
                    self.html = message["frames"][-1]["html"]
                    self.told.set()

    def choice(self) -> tuple[int, list[str]] | None:
        """Something this person may do now."""
        found = [match[1] for match in _CHOICE.finditer(self.html) if "aria-disabled" not in match[0]]
        ply = _PLY.search(self.html)
        return (int(ply[1]), random.choice(found).split()) if found and ply else None


async def play(people: list[Person], until: float) -> None:
    """Two people at one table, clicking whenever they may."""
    while time.perf_counter() < until:
        for person, other in (people, people[::-1]):
            choice = person.choice()
            if choice is not None:
                await asyncio.sleep(random.uniform(0, 2 * THINKING))
                other.waits_since = time.perf_counter()
                person.html = ""
                ply, moves = choice
                await person.line.send(json.dumps({"kind": "decide", "ply": ply, "moves": moves, "about": ""}))
        for person in people:
            person.told.clear()
        if not any(person.choice() for person in people):
            waiting = [asyncio.ensure_future(person.told.wait()) for person in people]
            await asyncio.wait(waiting, timeout=1, return_when=asyncio.FIRST_COMPLETED)
            for each in waiting:
                each.cancel()


async def ask_health(address: str, until: float, latencies: list[float]) -> None:
    """Ask an endpoint that does next to nothing."""
    async with httpx.AsyncClient(base_url=address) as client:
        while time.perf_counter() < until:
            began = time.perf_counter()
            (await client.get("/health")).raise_for_status()
            latencies.append(time.perf_counter() - began)
            await asyncio.sleep(0.02)


async def enter(address: str, name: str) -> httpx.AsyncClient:
    """Somebody new, from an address of their own: one alone may not open so many tables."""
    headers = {"origin": address, "x-forwarded-for": f"198.51.100.{next(_NUMBERS)}"}  # as a proxy would tell
    client = httpx.AsyncClient(base_url=address, headers=headers, timeout=60)
    await client.post("/welcome", data={"name": name, "language": "en"})
    return client


def cookie_of(client: httpx.AsyncClient) -> str:
    """What the browser would send along."""
    return "; ".join(f"{name}={value}" for name, value in client.cookies.items())


async def measure_latency(address: str, game: str, tables: int, seconds: float) -> None:
    """Many tables at once."""
    ana, boris = await enter(address, "Ana"), await enter(address, "Boris")
    seats = {"seat-0": "me", "seat-1": "open", "seat-2": "easy", "seat-3": "easy"}
    clicks: list[float] = []
    empty: list[float] = []
    sat, listening = [], []
    for number in range(tables):
        opened = await ana.post("/new", data={"game": game, "seats": "4", **seats})
        table = opened.headers["location"].removeprefix("/table/")
        await boris.post(f"/table/{table}/sit", data={"seat": "1"})
        people = [Person(address, cookie_of(client), table) for client in (ana, boris)]
        listening += [asyncio.ensure_future(person.run(clicks)) for person in people]
        sat.append(people)
        show(f"opening tables: {number + 1} of {tables}")
    await asyncio.gather(*(person.told.wait() for people in sat for person in people))
    clicks.clear()
    show("playing …\n")
    until = time.perf_counter() + seconds
    await asyncio.gather(*(play(people, until) for people in sat), ask_health(address, until, empty))
    for each in listening:
        each.cancel()
    print_latencies(f"{tables} tables of {game}: click to the other page", clicks)
    print_latencies("empty endpoint in the same run", empty)
    print(f"ratio of the 95th percentiles: {percentile(clicks, 95) / percentile(empty, 95):.1f}")


def print_latencies(what: str, latencies: list[float]) -> None:
    """The usual percentiles."""
    figures = ", ".join(f"p{share} {percentile(latencies, share) * 1000:.1f} ms" for share in (50, 95, 99))
    print(f"{what}: {figures} ({len(latencies)} samples)")


def percentile(values: list[float], share: int) -> float:
    """The value below which so many of a hundred lie."""
    return sorted(values)[min(len(values) - 1, len(values) * share // 100)] if values else float("nan")


async def measure_weight(address: str, process: int, game: str, tables: int) -> None:
    """What a table weighs that was opened and left, and one that a page is open at."""
    client = await enter(address, "Ana")
    await wait_for_bots(client)
    await client.post("/play", data={"game": game, "level": "easy"})
    before = weight(process)
    ids = []
    for number in range(tables):
        opened = await client.post("/play", data={"game": game, "level": "easy"})
        ids.append(opened.headers["location"].removeprefix("/table/"))
        show(f"opening tables: {number + 1} of {tables}")
    print(f"\nan idle table of {game}, nobody there: {(weight(process) - before) / tables:.0f} KB")
    people = [Person(address, cookie_of(client), table) for table in ids]
    listening = [asyncio.ensure_future(person.run([])) for person in people]
    await asyncio.gather(*(person.told.wait() for person in people))
    print(f"an idle table of {game}, a page open: {(weight(process) - before) / tables:.0f} KB")
    for each in listening:
        each.cancel()


async def wait_for_bots(client: httpx.AsyncClient) -> None:
    """What bots think with is loaded in the background: it weighs far more than tables, and only once."""
    while len((await client.get("/health")).json()["bots"]) < len(names()):
        show("waiting for the bots to be compiled")
        await asyncio.sleep(0.5)


def weight(process: int) -> int:
    """The memory that a process holds, in KB."""
    status = Path(f"/proc/{process}/status").read_text(encoding="utf-8")
    found = re.search(r"VmRSS:\s+(\d+) kB", status)
    assert found
    return int(found[1])


def show(text: str) -> None:
    """Progress, where somebody looks."""
    if sys.stderr.isatty():
        print(f"\r{text}", end="", file=sys.stderr, flush=True)


def main() -> None:
    """Start a server, and measure it."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--game", default="badger")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "sousbois", "serve", "--host", "127.0.0.1", "--port", "0", "--data", folder]
        began = time.perf_counter()
        server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
        try:
            assert server.stdout is not None
            address = server.stdout.readline().split()[-1]
            httpx.get(f"{address}/welcome").raise_for_status()
            print(f"first page after start: {time.perf_counter() - began:.2f} s")
            asyncio.run(measure_weight(address, server.pid, arguments.game, arguments.tables))
            asyncio.run(measure_latency(address, arguments.game, arguments.tables, arguments.seconds))
        finally:
            server.terminate()
            server.wait()


if __name__ == "__main__":
    main()
