"""What all tests share.

Run in parallel with `pytest -n auto --dist loadgroup`: tests that compile the rules of one game are marked alike, as
`xdist_group("compiled hunt")`, and then share one worker, so that each kernel is compiled once.
`--hypothesis-profile=wide` searches further, and elsewhere on every run; `quick` hardly at all.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from importlib import import_module

import pytest
from hypothesis import settings

from sousbois.games import names
from tests import toy

settings.register_profile("repeatable", max_examples=5, deadline=None, derandomize=True)
settings.register_profile("quick", max_examples=2, deadline=None, derandomize=True)
settings.register_profile("wide", max_examples=300, deadline=None)
settings.load_profile("repeatable")

NEEDS = {"chromium": "browser", "server": "server"}
"""The marker of tests that use a fixture."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark what a test needs, so that `-m "not browser"` leaves it out."""
    for item in items:
        for fixture in NEEDS.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(NEEDS[fixture])
        group = item.get_closest_marker("xdist_group")
        if group is not None and group.args[0].startswith(("compiled ", "doors ")):
            item.add_marker("compiled")


@pytest.fixture(scope="module")
def toy_on_the_shelf() -> Iterator[None]:
    """The toy game can be loaded by name, as if it were one of ours."""
    with pytest.MonkeyPatch.context() as patch:
        shelf = (*names(), "toy")
        patch.setattr(import_module("sousbois.games"), "names", lambda: shelf)
        patch.setitem(sys.modules, "sousbois.games.toy", toy)
        yield
