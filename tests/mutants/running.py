"""Mutants against the tests that reach them.

One process collects the tests. It is forked for each mutant: the fork takes over all that was imported and collected,
changes the code of one function in place, and runs tests until one fails.
"""

from __future__ import annotations

import gc
import json
import os
import resource
import signal
import sys
import time
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from functools import partial
from types import CodeType, FunctionType
from typing import Any

from tests.mutants.covering import Coverage
from tests.mutants.mutating import Mutant
from tests.mutants.progress import Progress
from tests.mutants.results import Results
from tests.mutants.scopes import Scope
from tests.mutants.suite import Suite, TooSlow

TIMES_SLOWER, SECONDS_MORE = 10, 2
"""A test that takes so much longer with a mutant than without, in CPU time, will not end: the mutant is found."""
MEMORY = 4 << 30
"""How many bytes a mutant may take up."""


def test_all(
    scope: Scope, mutants: list[Mutant], results: Results, progress: Progress, jobs: int, seconds: float
) -> None:
    """Find out what comes of each mutant."""

    def use(suite: Suite) -> None:
        progress.say(f"running {len(suite.items)} tests, to see what they reach")
        tests = measured(suite, {str(mutant.unit.module.path) for mutant in mutants}, jobs, seconds)
        progress.say(f"they take {sum(tests.seconds.values()):.0f} s")
        for outcome, names in tests.unfit.items():
            progress.say(f"{len(names)} of them are left out ({outcome}), such as {names[0]}")
        reached = []
        for mutant in mutants:
            chosen = tests.for_mutant(mutant, seconds)
            if chosen:
                reached.append((mutant, chosen))
            else:
                results.add(mutant, "not reached", "")
                progress.count("not reached")
        suite.clear_caches()
        for mutant, verdict, test in verdicts(tests, reached, jobs):
            results.add(mutant, verdict, test)
            progress.count(verdict)

    Suite(scope, use).collect()


@dataclass
class Tests:
    """What is known of the tests of a scope."""

    suite: Suite
    seconds: dict[int, float] = field(default_factory=dict)
    """How long each takes that can be used."""
    reaching: defaultdict[tuple[str, int], set[int]] = field(default_factory=lambda: defaultdict(set))
    """Which tests run each line."""
    unfit: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """Tests that cannot be used, by what came of them: failed, skipped or too slow."""

    def name(self, test: int) -> str:
        return self.suite.items[test].nodeid

    def for_mutant(self, mutant: Mutant, budget: float) -> list[int]:
        """The tests that can notice a mutant, until they have taken so many seconds: of every test function the
        quickest case, then of every one the next."""
        path = str(mutant.unit.module.path)
        reaching = set().union(*(self.reaching.get((path, line), ()) for line in mutant.lines))
        cases: Counter[str] = Counter()
        ranked = []
        for test in sorted(reaching, key=lambda test: self.seconds[test]):
            function = self.name(test).partition("[")[0]
            ranked.append((cases[function], self.seconds[test], test))
            cases[function] += 1
        chosen: list[int] = []
        for _, seconds, test in sorted(ranked):
            budget -= seconds
            if budget < 0 and chosen:
                break
            chosen.append(test)
        return chosen


def measured(suite: Suite, files: Iterable[str], jobs: int, longest: float) -> Tests:
    """Run every test by itself, to see what it reaches and how long it takes; at most so many seconds."""
    tests = Tests(suite)
    watched = frozenset(files)

    def measure(share: int, say: Callable[[Any], None]) -> None:
        _silence()
        signal.signal(signal.SIGPROF, _stop)
        for test in range(share, len(suite.items), jobs):
            coverage = Coverage(watched)
            suite.clear_caches()
            signal.setitimer(signal.ITIMER_PROF, longest)
            before = time.process_time()
            suite.passes(test)
            seconds = time.process_time() - before
            signal.setitimer(signal.ITIMER_PROF, 0)
            if suite.outcome == "passed":
                suite.clear_caches()
                with coverage.watching():
                    suite.passes(test)
            say([test, suite.outcome, seconds, sorted(coverage.lines)])

    forks = [Fork(partial(measure, share)) for share in range(jobs)]
    for fork in forks:
        for test, outcome, seconds, lines in fork.said():
            if outcome == "passed":
                tests.seconds[test] = seconds
                for path, line in lines:
                    tests.reaching[path, line].add(test)
            else:
                tests.unfit[outcome].append(tests.name(test))
        os.waitpid(fork.pid, 0)
    return tests


def _stop(*signal: object) -> None:
    raise TooSlow


class Fork:
    """A fork of this process, which says what it finds."""

    def __init__(self, work: Callable[[Callable[[Any], None]], object]) -> None:
        sys.stdout.flush()
        sys.stderr.flush()
        reading, writing = os.pipe()
        self.pid = os.fork()
        if self.pid == 0:
            os.close(reading)
            with os.fdopen(writing, "w") as out:
                work(lambda found: print(json.dumps(found), file=out, flush=True))
            os._exit(0)
        os.close(writing)
        self._reading = reading

    def said(self) -> Iterator[Any]:
        """What it says, until it ends."""
        with os.fdopen(self._reading) as lines:
            yield from map(json.loads, lines)


def verdicts(tests: Tests, mutants: Iterable[tuple[Mutant, list[int]]], jobs: int) -> Iterator[tuple[Mutant, str, str]]:
    """Each mutant with what came of it (killed, timeout or survived) and the test that found it."""
    live = _live_functions()
    kills: defaultdict[str, Counter[int]] = defaultdict(Counter)
    running: dict[int, tuple[Mutant, Fork]] = {}
    gc.collect()
    gc.freeze()  # what is collected in a fork would have to be copied

    def finished() -> tuple[Mutant, str, str]:
        pid, status = os.wait()
        mutant, fork = running.pop(pid)
        said = list(fork.said())
        last = said[-1] if said else None
        test = "" if last is None else tests.name(last[0])
        if os.WIFSIGNALED(status):
            return mutant, "timeout", test
        if last and last[1] == "failed":
            kills[mutant.function][last[0]] += 1
            return mutant, "killed", test
        return mutant, "survived", ""

    for mutant, chosen in mutants:
        if len(running) == jobs:
            yield finished()
        order = sorted(chosen, key=lambda test: -kills[mutant.function][test])
        fork = Fork(lambda say: _judge(tests, mutant, order, live, say))  # noqa: B023
        running[fork.pid] = mutant, fork
    while running:
        yield finished()


def _judge(
    tests: Tests, mutant: Mutant, order: list[int], live: dict[CodeType, list[FunctionType]], say: Callable[[Any], None]
) -> None:
    """Run tests on a mutant, in a fork, until one fails."""
    _silence()
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
    for code, mutated in mutant.codes():
        for function in live.get(code, ()):
            function.__code__ = mutated
    for test in order:
        say([test, "begun"])
        limit = TIMES_SLOWER * tests.seconds[test] + SECONDS_MORE
        signal.setitimer(signal.ITIMER_PROF, limit)  # unhandled, these signals end the process
        signal.setitimer(signal.ITIMER_REAL, 30 * limit)
        if not tests.suite.passes(test):
            say([test, "failed"])
            os._exit(0)
    say([-1, "passed"])


def _silence() -> None:
    """Print nothing."""
    nothing = os.open(os.devnull, os.O_RDWR)
    for stream in range(3):
        os.dup2(nothing, stream)


def _live_functions() -> dict[CodeType, list[FunctionType]]:
    """Every function there is, by its code."""
    found: defaultdict[CodeType, list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if isinstance(each, FunctionType) and each.__module__ and each.__module__.startswith("sousbois."):
            found[each.__code__].append(each)
    return found
