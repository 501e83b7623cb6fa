"""Keep a server waiting with clients that do not come to an end, while a program plays.

    python -m tests.web.faults.halfopen --clients 200

A third of them send half a request's head, a third half a body, a third open the WebSocket of a table and say nothing.
The server must close them all in time, and go on answering the one that plays.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory
from time import perf_counter

import httpx

from tests.web.faults.fuzzing.request import HANDSHAKE, head_of
from tests.web.faults.served import PROGRAM
from tests.web.serving import Server

DESCRIPTORS = 300
"""Files and sockets that the server may have open."""
WITHIN = 90.0
"""Seconds in which every half-open client has to be closed."""
LATEST = 2.0
"""Seconds in which the one that plays has to be answered, whatever the others do."""
KINDS = ("half a head", "half a body", "a silent WebSocket")
EVERY = 5.0
"""Seconds between two lines of progress."""


class Small(Server):
    """A server with few descriptors."""

    program = (*PROGRAM, str(DESCRIPTORS), "serve")


@dataclass
class Client:
    """A client that does not come to an end."""

    kind: str
    closed_after: float | None = None
    """Seconds until the server closed it; None, if it has not."""

    async def wait(self, port: int, sent: bytes) -> None:
        """Send what there is, and wait to be closed."""
        began = perf_counter()
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
        except OSError:
            self.closed_after = 0.0
            return
        try:
            writer.write(sent)
            while await reader.read(1 << 16):
                pass
        except ConnectionError:
            pass
        finally:
            writer.close()
        self.closed_after = perf_counter() - began


def sent_by(kind: str, host: bytes, table: str, cookie: bytes) -> bytes:
    """Return what such a client sends."""
    if kind == "half a head":
        return b"GET / HTTP/1.1\r\nhost: %b\r\naccept: tex" % host
    if kind == "half a body":
        form = (b"content-type", b"application/x-www-form-urlencoded")
        headers = [(b"host", host), (b"origin", b"http://" + host), form, (b"content-length", b"1000")]
        return head_of(b"POST", b"/welcome", headers) + b"name=An"
    headers = [(b"host", host), (b"origin", b"http://" + host), (b"cookie", cookie), *HANDSHAKE]
    return head_of(b"GET", b"/table/%b/live" % table.encode(), headers)


async def play(server: Server, seconds: list[float], failures: Counter[str]) -> None:
    """Play one game after the other, and note how long each answer takes."""
    chance = Random(1)
    async with httpx.AsyncClient(base_url=f"{server.address}/api", timeout=LATEST, verify=False) as http:
        table, now, moves = None, None, []

        async def asked(method: str, path: str, **more: object) -> httpx.Response:
            began = perf_counter()
            answer = await http.request(method, path, **more)  # type: ignore[arg-type]
            seconds.append(perf_counter() - began)
            return answer.raise_for_status()

        while True:
            try:
                if table is None:
                    body = {"game": "hunt", "seats": ["me", "easy", "easy"], "name": "Ana"}
                    table = (await asked("POST", "/tables", json=body)).json()
                    http.headers["authorization"] = f"Bearer {table['token']}"
                now = (await asked("GET", f"/tables/{table['id']}/view")).json()
                moves = [chance.choice(now["legal"])] if 0 in now["owing"] else []
                if moves:
                    await asked("POST", f"/tables/{table['id']}/decisions", json={"ply": now["ply"], "moves": moves})
                if now["stage"] == "finished":
                    table = None
            except httpx.HTTPError as error:
                failures[type(error).__name__] += 1
            await asyncio.sleep(0.1)


async def cookies_of(server: Server, people: int) -> list[bytes]:
    """Return the cookies of so many people: each may have only so many pages open."""
    found = []
    async with httpx.AsyncClient(base_url=server.address, headers={"origin": server.address}, verify=False) as http:
        for _ in range(people):
            answer = await http.post("/welcome", data={"name": "Ana", "language": "en"})
            found.append(answer.headers["set-cookie"].partition(";")[0].encode())
            http.cookies.clear()
    return found


async def held_up(server: Server, count: int, within: float) -> int:
    """Keep a server waiting, and say what it did."""
    host = server.address.removeprefix("http://").encode()
    cookies = await cookies_of(server, count)
    async with httpx.AsyncClient(base_url=server.address, verify=False) as http:
        table = (await http.post("/api/tables", json={"game": "hunt", "seats": ["open", "open", "open"]})).json()["id"]
    clients = [Client(KINDS[number % len(KINDS)]) for number in range(count)]
    sent = [sent_by(each.kind, host, table, cookie) for each, cookie in zip(clients, cookies, strict=True)]
    seconds: list[float] = []
    failures: Counter[str] = Counter()
    playing = asyncio.ensure_future(play(server, seconds, failures))
    waiting = [asyncio.ensure_future(each.wait(server.port, what)) for each, what in zip(clients, sent, strict=True)]
    began = perf_counter()
    while perf_counter() - began < within and not all(task.done() for task in waiting):
        await asyncio.wait(waiting, timeout=EVERY, return_when=asyncio.ALL_COMPLETED)
        still = sum(each.closed_after is None for each in clients)
        slowest = max(seconds, default=0.0)
        print(f"{perf_counter() - began:3.0f} s: {still} open; slowest answer {1000 * slowest:.0f} ms", flush=True)
    for task in [playing, *waiting]:
        task.cancel()
    await asyncio.gather(playing, *waiting, return_exceptions=True)
    return _sum_up(clients, seconds, failures)


def _sum_up(clients: Sequence[Client], seconds: Sequence[float], failures: Counter[str]) -> int:
    """Print what became of all clients; return how many were not closed, or asked in vain."""
    still = 0
    for kind in KINDS:
        alike = [each for each in clients if each.kind == kind]
        closed = [each.closed_after for each in alike if each.closed_after is not None]
        still += len(alike) - len(closed)
        last = f", the last after {max(closed):.0f} s" if closed else ""
        print(f"{kind}: {len(closed)} of {len(alike)} closed{last}")
    print(f"the one that plays: {len(seconds)} answers, median {1000 * median(seconds or [0]):.0f} ms, ", end="")
    print(f"slowest {1000 * max(seconds, default=0):.0f} ms; in vain: {dict(failures) or 'none'}")
    return still + failures.total()


def main() -> int:
    """Keep a server waiting, and say what it did."""
    parser = argparse.ArgumentParser(prog="python -m tests.web.faults.halfopen", description="Keep a server waiting.")
    parser.add_argument("--clients", type=int, default=200, help="how many (default: 200)")
    parser.add_argument("--within", type=float, default=WITHIN, help="seconds to close them (default: 90)")
    arguments = parser.parse_args()
    print(f"{arguments.clients} half-open clients, {DESCRIPTORS} descriptors", flush=True)
    with TemporaryDirectory() as folder, Small(Path(folder)) as server:
        wrong = asyncio.run(held_up(server, arguments.clients, arguments.within))
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
