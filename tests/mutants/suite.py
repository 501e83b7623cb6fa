"""The tests of a scope, collected once and run one by one in this process."""

from __future__ import annotations

import gc
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import _lru_cache_wrapper, cached_property, partial
from typing import Any

import pytest
from hypothesis import Phase, settings

from sousbois.core import rule
from sousbois.core.game import Game
from sousbois.games import names
from tests.mutants.forks import Say, limit
from tests.mutants.interpreted import interpret
from tests.mutants.scopes import Scope

OPTIONS = (
    "--assert=plain",  # quicker to fail
    "-qq",
    "--tb=no",
    "-p", "no:cacheprovider",
)  # fmt: skip

GAMES = (*names(), "toy")

TIMES_SLOWER, SECONDS_MORE = 5, 1
"""A test that takes so much longer with a mutant than without, in CPU time, will not end: the mutant is found."""


class TooSlow(BaseException):
    """A test takes too long to be used."""


@dataclass(eq=False)  # plugins are told apart by what they are
class Suite:
    """The plugin of pytest that collects the tests of a scope, and then hands them over."""

    scope: Scope
    use: Callable[[Suite], None]
    """What is done with the tests when they are collected."""
    outcome: str = ""
    """What came of the test that ran last: passed, failed, skipped or too slow."""
    error: str = ""
    """What it raised, if it did not pass."""
    items: tuple[pytest.Item, ...] = ()
    _item: pytest.Item | None = None
    """The test that runs."""
    _caches: tuple[Callable[[], object], ...] = ()

    def collect(self) -> bool:
        """Collect the tests and use them; or answer that they could not be collected."""
        return pytest.main([*OPTIONS, *map(str, self.scope.tests)], plugins=[self]) == pytest.ExitCode.OK

    def run(self, test: int) -> str:
        """Run a test with fixtures of its own and empty caches; the answer is its outcome."""
        for clear in self._caches:
            clear()
        self.outcome = "passed"
        self._item = item = self.items[test]
        item.ihook.pytest_runtest_protocol(item=item, nextitem=None)
        return self.outcome

    def run_until_one_fails(self, tests: Iterable[tuple[int, float]], say: Say) -> None:
        """Say which test has begun, and what came of the last. Each has a time that it usually takes."""
        for test, seconds in tests:
            say([test, "begun"])
            limit(TIMES_SLOWER * seconds + SECONDS_MORE)
            if self.run(test) == "failed":
                say([test, "failed"])
                return
        say([None, "passed"])

    # What pytest calls

    @pytest.hookimpl(tryfirst=True)
    def pytest_collection(self) -> None:
        """A test that fails does so at once, with the first example. Hardly anything is compiled."""
        phases = (Phase.explicit, Phase.generate)
        settings.register_profile("mutants", settings.default, phases=phases, database=None)
        settings.load_profile("mutants")
        rule._compile = interpret if self.scope.interprets else partial(self._compile, rule._compile)
        if self.scope.compiling:
            import numba

            numba.njit(lambda number: number + 1)(1)  # the first use takes long: once for all forks

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if not self._is_left_out(item)]

    def _is_left_out(self, item: pytest.Item) -> bool:
        """Tests of compiled rules, and those of games that are not asked for."""
        compiled = any("compiled" in mark.args[0] for mark in item.iter_markers("xdist_group"))
        parameters = item.callspec.params.values() if hasattr(item, "callspec") else ()
        games = {_game_of(value) for value in parameters} - {None}
        of_others = self.scope.games is not None and bool(games) and not games & self.scope.games
        return of_others or (compiled and not self.scope.interprets and item.path != self.scope.compiling)

    def _compile(self, really: Callable[..., Any], *arguments: Any, **settings: Any) -> Any:
        """Compile in tests that may; leave all others out."""
        if self._item is None or self._item.path != self.scope.compiling:
            pytest.skip("mutants are not compiled")
        return really(*arguments, **settings)

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        session.config.pluginmanager.unregister(name="terminalreporter")
        self.items = tuple(session.items)
        self._caches = tuple(_caches())
        self.use(self)
        return True

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item: pytest.Item, call: pytest.CallInfo[None]) -> pytest.TestReport:
        """A report without a traceback, which would take longer than the test."""
        if call.excinfo is not None and self.outcome == "passed":
            skipped, too_slow = (call.excinfo.errisinstance(kind) for kind in (pytest.skip.Exception, TooSlow))
            self.outcome = "skipped" if skipped else "too slow" if too_slow else "failed"
            self.error = " ".join(repr(call.excinfo.value).split())[:200]
        outcome = "passed" if call.excinfo is None else "failed"
        return pytest.TestReport(item.nodeid, item.location, {}, outcome, None, call.when)  # type: ignore[arg-type]


def _game_of(value: Any) -> str | None:
    """The name of the game that a parameter of a test is about."""
    game = getattr(value, "game", value)
    name = game.name if isinstance(game, Game) else game
    return name if name in GAMES else None


def _caches() -> list[Callable[[], object]]:
    """How to clear each cache there is, of functions and of objects that live on."""
    gc.unfreeze()  # `get_objects` passes over what tests/conftest.py froze
    found: list[Callable[[], object]] = []
    for each in gc.get_objects():
        kind = type(each)  # not by `isinstance`, which asks what weak references refer to
        if kind is _lru_cache_wrapper and _is_ours(each):
            found.append(each.cache_clear)
        elif _is_ours(kind):
            found += [partial(each.__dict__.pop, name, None) for name in _cached_properties(kind)]
    return found


def _is_ours(each: Any) -> bool:
    return str(each.__module__).startswith(("sousbois.", "tests."))


def _cached_properties(kind: type) -> list[str]:
    return [name for base in kind.__mro__ for name, value in vars(base).items() if isinstance(value, cached_property)]
