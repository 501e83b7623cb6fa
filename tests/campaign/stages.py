"""The stages of a campaign, in the order in which they run: the most telling first."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass

from sousbois.games import names

WHOLE_SUITE = ("-n", "4", "--dist", "loadgroup")
WIDE = ("-n", "2", "--dist", "loadgroup", "--hypothesis-profile=wide", "-o", "faulthandler_timeout=14400")
"""Tests that search wide, with more time for each."""
AGAIN = ("-n", "2", "-p", "tests.campaign.again")
PROPERTIES = ("tests/core", "tests/rules", "tests/sim", "tests/bots", "tests/play", "tests/terminal")
UNDER_LOAD = 5


@dataclass(frozen=True)
class Stage:
    """One part of a campaign."""

    name: str
    minutes: int
    """It is stopped after so many, and counts as failed."""
    command: tuple[str, ...]


def stages() -> Iterator[Stage]:
    """Everything that is too long for a landing."""
    # First of all, or each server that is started would compile, and each that is killed would leave that behind.
    for game in names():
        yield Stage(f"compiling {game}", 10, (sys.executable, "-m", "tests.compiling", game))
    yield Stage("writers killed", 20, _pytest(*AGAIN, "tests/play/test_store_killed.py"))
    yield Stage("servers killed", 90, _pytest(*AGAIN, "tests/web/test_killed.py"))
    yield Stage("restarts under load", 30, _fault("restarts", "--times", "200"))
    yield Stage("half-open clients", 10, _fault("halfopen", "--clients", "200"))
    yield Stage("fuzzed server", 60, _fault("fuzz", "--requests", "20000"))
    yield Stage("busy bots", 30, _fault("busybots", "--tables", "60"))
    engines = _pytest("-n", "2", "--dist", "loadgroup", "-p", "tests.campaign.unskipped", "tests/web/engines")
    yield Stage("Firefox and WebKit", 20, engines)
    for game in (*names(), "toy"):
        yield Stage(f"contract of {game}", 240, _pytest(*WIDE, "tests/contract", "-k", game))
        yield Stage(f"10,000 games of {game}", 60, _pytest(*WIDE, "tests/campaign/many_games.py", "-k", game))
    yield Stage("automatic passes", 30, _pytest("-s", "tests/campaign/passes.py", "-o", "faulthandler_timeout=1800"))
    yield Stage("properties", 90, _pytest(*WIDE, *PROPERTIES))
    for number in range(1, UNDER_LOAD + 1):
        command = (sys.executable, "-m", "tests.campaign.load", *_pytest(*WHOLE_SUITE))
        yield Stage(f"suite under load, {number} of {UNDER_LOAD}", 60, command)
    for part, score in {**dict.fromkeys(names(), 90), "core": 85, "play": 85, "bots": 0}.items():
        command = (sys.executable, "-m", "tests.mutants", part, "--at-least", str(score))
        yield Stage(f"mutants of {part}", 360, command)


def _fault(name: str, *arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", f"tests.web.faults.{name}", *arguments)


def _pytest(*arguments: str) -> tuple[str, ...]:
    return (sys.executable, "-m", "pytest", *arguments)
