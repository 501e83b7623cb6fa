"""A run of the fuzzer: many requests, several at a time, and now and then a look at all tables."""

from __future__ import annotations

import asyncio
import shlex
from collections import Counter, defaultdict
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from tests.patience import PATIENCE
from tests.web.faults.fuzzing.asking import Answer, ask
from tests.web.faults.fuzzing.building import Builder
from tests.web.faults.fuzzing.invariants import complaints
from tests.web.faults.fuzzing.kinds import focus_on
from tests.web.faults.fuzzing.request import Request
from tests.web.faults.fuzzing.routes import routes_of
from tests.web.faults.fuzzing.tables import left_behind, stuck_tables
from tests.web.faults.fuzzing.world import World, world_in

TOGETHER = 5
"""Requests at the same time."""
LIVE = 8
"""How many times as often a WebSocket is opened as anything else is asked for."""
LOOK_EVERY = 500
"""After so many requests, some tables are looked at; at the end, all are."""
SAMPLE = 8
"""How many tables are looked at meanwhile."""
PASSES = 1.0, 31.0, 61.0, 181.0, 3700.0, 90_000.0
"""Seconds that may pass between requests: pages are gone, clocks run out, tables rest, allowances are there again."""
GOING_BACK = ("GET /welcome", "POST /welcome", "POST /preferences")
"""Routes that lead where the visitor says."""
FAILING = 0.02
"""The share of the time in which the disk is full, and in which it cannot be read."""
OF_STORE = ("Unkept", "NotRead", "DatabaseError")
"""Errors that the store meets then."""


@dataclass(frozen=True)
class Finding:
    """Something that should not be."""

    route: str
    what: str
    number: int
    """How many requests were sent before it was found."""
    request: Request | None
    """The request that led to it, if one did."""


@dataclass
class Report:
    """What became of all requests."""

    seed: int
    statuses: Counter[str] = field(default_factory=Counter)
    seconds: defaultdict[str, list[float]] = field(default_factory=lambda: defaultdict(list))
    """How long answers took, by route."""
    findings: list[Finding] = field(default_factory=list)

    def count(self, request: Request, answer: Answer) -> None:
        """Count an answer."""
        self.statuses["none" if answer.status is None else f"{answer.status // 100}xx"] += 1
        self.seconds[request.route].append(answer.seconds)

    def by_kind(self) -> list[tuple[Finding, int, int]]:
        """Return of each kind the first finding, how many there are, and on how many routes."""
        alike: defaultdict[str, list[Finding]] = defaultdict(list)
        for each in self.findings:
            alike[each.what].append(each)
        kinds = [(found[0], len(found), len({each.route for each in found})) for found in alike.values()]
        return sorted(kinds, key=lambda kind: -kind[1])

    def __str__(self) -> str:
        lines = [f"{len(self.findings)} findings, seed {self.seed}"]
        for found, count, routes in self.by_kind():
            lines.append(f"{count} × {found.what}: {routes} routes, first {found.route} at request {found.number}")
            if found.request is not None:
                lines.append(f"    python -m tests.web.faults.fuzz --request {shlex.quote(found.request.written())}")
        return "\n".join(lines)


class Run:
    """Sends requests to a server, and notes what should not be."""

    def __init__(self, world: World, report: Report) -> None:
        self._world = world
        self._report = report
        self._sent = 0
        self._failed = False
        """Whether the disk failed when the requests before were answered."""

    async def send(self, request: Request) -> None:
        """Send one request, and look at the answer."""
        self._sent += 1
        may_fail = self._world.is_full or self._world.is_bad
        answer = await ask(self._world, request)
        self._report.count(request, answer)
        for what in complaints(request, answer, self._world.folder, may_fail=may_fail):
            self._find(what, request)
        _learn(self._world, request, answer)

    def _find(self, what: str, request: Request | None = None) -> None:
        route = "" if request is None else request.route
        self._report.findings.append(Finding(route, what, self._sent, request))

    async def fuzz(self, requests: int, tell: Callable[[int], None]) -> None:
        """Send so many requests."""
        routes = routes_of(self._world.applications)
        weights = [LIVE if route.method == "WEBSOCKET" else 1 for route in routes]
        for number in range(0, requests, TOGETHER):
            chance = Random(f"{self._report.seed} {number}")
            chosen = chance.choices(routes, weights, k=TOGETHER)
            built = [Builder(route, await focus_on(self._world, chance), chance).built() for route in chosen]
            self._world.is_full = chance.random() < FAILING
            self._world.is_bad = chance.random() < FAILING
            await asyncio.gather(*map(self.send, built))
            self._note_failures()
            self._world.is_full = self._world.is_bad = False
            if chance.random() < 0.2:
                self._world.time.pass_by(chance.choice(PASSES))
            if (number + TOGETHER) % LOOK_EVERY == 0:
                await self.look(chance.sample(self._world.tables, SAMPLE), chance)
            tell(number + TOGETHER)
        await self.look(self._world.tables, Random(self._report.seed))

    async def look(self, tables: list[str], chance: Random) -> None:
        """Look at tables while nobody else does."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE / 60):
                while list(left_behind(self._world)):
                    await asyncio.sleep(0.05)
        for what in left_behind(self._world):
            self._find(what)
        for what in await stuck_tables(self._world, tables, chance):
            self._find(what)
        self._note_failures()

    def _note_failures(self) -> None:
        """Take over what went wrong inside. It is right to log what the store cannot do while the disk fails."""
        fails = self._world.is_full or self._world.is_bad
        for failure in self._world.failures:
            if not ((fails or self._failed) and any(name in failure.what for name in OF_STORE)):
                self._find(failure.what, failure.request)
        self._world.failures.clear()
        self._failed = fails


def _learn(world: World, request: Request, answer: Answer) -> None:
    """Let later requests be made of what this one has opened."""
    if request.route in GOING_BACK:
        return
    where = answer.header("location")
    for begins, known in (("/table/", world.tables), ("/replay/", world.recorded), ("/editions/", world.editions)):
        if where.startswith(begins) and where.count("/") == 2:
            world.learn(known, where.removeprefix(begins))


async def fuzzed(folder: Path, requests: int, seed: int, tell: Callable[[int], None] = lambda _: None) -> Report:
    """Send so many requests to a server of its own, and return what became of them."""
    report = Report(seed)
    async with world_in(folder) as world:
        await Run(world, report).fuzz(requests, tell)
    return report


async def sent_alone(folder: Path, request: Request) -> Report:
    """Send one request to a server of its own, and look at all tables then."""
    report = Report(seed=0)
    async with world_in(folder) as world:
        run = Run(world, report)
        await run.send(request)
        await run.look(world.tables, Random(0))
    return report
