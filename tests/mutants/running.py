"""Mutants against the tests that reach them.

One process collects the tests. It is forked for each mutant: the fork takes over all that was imported and collected,
changes the code of one function in place, and runs tests until one fails.
"""

from __future__ import annotations

import gc
import signal
import time
from collections import Counter, defaultdict
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from functools import partial
from itertools import accumulate
from types import CodeType, FunctionType

from tests.mutants.forks import Say, Work, confine, limit, side_by_side
from tests.mutants.mutating import Mutant, files_of
from tests.mutants.probing import Place, Probes
from tests.mutants.scopes import Scope
from tests.mutants.suite import Suite, TooSlow
from tests.mutants.verdicts import Verdict, verdict_on


@dataclass
class Tests:
    """What is known of the tests of a scope."""

    suite: Suite
    seconds: dict[int, float] = field(default_factory=dict)
    """How long each takes that can be used."""
    reaching: defaultdict[Place, set[int]] = field(default_factory=lambda: defaultdict(set))
    """Which tests run each statement."""
    reach: dict[int, int] = field(default_factory=dict)
    """How many statements each test runs."""
    unfit: defaultdict[str, list[str]] = field(default_factory=lambda: defaultdict(list))
    """Tests that cannot be used, by what came of them: failed, skipped, too slow or crashed."""

    def name(self, test: int) -> str:
        return self.suite.items[test].nodeid

    def within(self, tests: Collection[int], budget: float) -> list[int]:
        """Some tests, until they have taken so many seconds. Half of the time is for those that run the least else,
        because they are about the statement; the rest is for all kinds: of every test function the quickest case, then
        of every one the next."""
        close = _within(
            sorted(tests, key=lambda test: (self.reach[test], self.seconds[test])), self.seconds, budget / 2
        )
        spent = sum(self.seconds[test] for test in close)
        others = self._of_all_kinds(set(tests) - set(close))
        return close + _within(others, self.seconds, budget - spent)

    def _of_all_kinds(self, tests: Collection[int]) -> list[int]:
        cases: Counter[str] = Counter()
        ranked = []
        for test in sorted(tests, key=lambda test: self.seconds[test]):
            function = self.name(test).partition("[")[0]
            ranked.append((cases[function], self.seconds[test], test))
            cases[function] += 1
        return [test for _, _, test in sorted(ranked)]


def _within(tests: list[int], seconds: dict[int, float], budget: float) -> list[int]:
    """The first of the tests, as many as end in time."""
    return [test for test, end in zip(tests, accumulate(seconds[test] for test in tests), strict=True) if end <= budget]


def test_all(scope: Scope, mutants: list[Mutant], probes: Probes, jobs: int, seconds: float, say: Say) -> None:
    """Say what comes of each mutant; and which ones, not found, also change what is run at import."""

    def use(suite: Suite) -> None:
        at_import = probes.taken()
        say(["text", f"running {len(suite.items)} tests, to see what they reach"])
        say(["to measure", len(suite.items)])
        tests = measured(suite, probes, jobs, seconds, say)
        say(["text", f"they take {sum(tests.seconds.values()):.0f} s"])
        for outcome, names in tests.unfit.items():
            say(["text", f"{len(names)} of them are left out ({outcome}), such as {names[0]}"])
        say(["tests", [(tests.name(test), tests.seconds[test]) for test in tests.within(tests.seconds, seconds)]])
        _judge_all(tests, mutants, at_import, jobs, seconds, say)

    if not Suite(scope, use).collect():
        raise SystemExit(f"{scope.name}: the tests could not be collected")


def measured(suite: Suite, probes: Probes, jobs: int, longest: float, say: Say) -> Tests:
    """Run every test in a fork, to see what it reaches and how long it takes, at most so many seconds; say what came of
    each."""
    tests = Tests(suite)

    def measure(test: int, answer: Say) -> None:
        confine()
        for each in (signal.SIGPROF, signal.SIGALRM):
            signal.signal(each, _stop)
        probes.taken()
        limit(longest)
        before = time.process_time()
        suite.run(test)
        seconds = time.process_time() - before
        limit(0)
        answer([suite.outcome, suite.error, seconds, sorted(probes.taken())])

    works = ((test, partial(measure, test)) for test in range(len(suite.items)))
    for test, said, status in side_by_side(works, jobs):
        outcome, error, seconds, lines = said or ("crashed", f"status {status}", 0.0, [])
        say(["measured", outcome])
        if outcome == "passed":
            tests.seconds[test] = seconds
            tests.reach[test] = len(lines)
            for path, line in lines:
                tests.reaching[path, line].add(test)
        else:
            tests.unfit[outcome].append(f"{tests.name(test)}: {error}")
    return tests


def _stop(*signal: object) -> None:
    raise TooSlow


def _judge_all(
    tests: Tests, mutants: list[Mutant], at_import: Collection[Place], jobs: int, seconds: float, say: Say
) -> None:
    live = _live_functions(files_of(mutants))
    kills: defaultdict[str, Counter[int]] = defaultdict(Counter)
    """Which tests have found mutants of each function: they may find the next one too."""
    gc.collect()
    gc.freeze()  # a fork would have to copy what it collects

    def works() -> Iterator[tuple[int, Work]]:
        for number, mutant in enumerate(mutants):
            chosen = tests.within(tests.reaching[mutant.place], seconds)
            changes = [(function, mutated) for code, mutated in mutant.codes() for function in live.get(code, ())]
            if chosen and changes:
                chosen.sort(key=lambda test: -kills[mutant.function][test])
                yield number, partial(_judge, tests, changes, chosen)
            else:
                pass_on(number, Verdict.NOT_REACHED, None)

    def pass_on(number: int, verdict: Verdict, test: int | None) -> None:
        mutant = mutants[number]
        if not verdict.found and mutant.place in at_import:
            say(["at import", number])
        else:
            say(["verdict", number, verdict, "" if test is None else tests.name(test)])

    for number, said, status in side_by_side(works(), jobs):
        verdict, test = verdict_on(said, status)
        if verdict is Verdict.KILLED:
            kills[mutants[number].function][test] += 1
        pass_on(number, verdict, test)


def _judge(tests: Tests, changes: list[tuple[FunctionType, CodeType]], chosen: list[int], say: Say) -> None:
    """Change the code of functions, in a fork, and run tests until one fails."""
    confine()
    for function, mutated in changes:
        function.__code__ = mutated
    tests.suite.run_until_one_fails([(test, tests.seconds[test]) for test in chosen], say)


def _live_functions(files: Collection[str]) -> dict[CodeType, list[FunctionType]]:
    """Every function of some files that there is, by its code."""
    found: defaultdict[CodeType, list[FunctionType]] = defaultdict(list)
    for each in gc.get_objects():
        if type(each) is FunctionType and each.__code__.co_filename in files:
            found[each.__code__].append(each)
    return found
