"""What all tests share.

Run in parallel with `pytest -n auto --dist loadgroup`: tests that compile the rules of one game are marked alike, as
`xdist_group("compiled hunt")`, and then share one worker, so that each kernel is compiled once.
`--hypothesis-profile=wide` searches further, and elsewhere on every run.
"""

from __future__ import annotations

import gc
import sys
from collections.abc import Iterator, Mapping, Sequence
from importlib import import_module

import pytest
from hypothesis import settings

from sousbois.core.option import checked_options
from sousbois.core.setup import Setup
from sousbois.games import names
from tests import toy

settings.register_profile("repeatable", max_examples=5, deadline=None, derandomize=True)
settings.register_profile("wide", max_examples=300, deadline=None)
settings.load_profile("repeatable")

BY_FIXTURE = {"chromium": "browser", "engine": "browser", "server": "server"}
"""The marker of tests that use a fixture."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: Sequence[pytest.Item]) -> None:
    """Mark what takes long, so that `-m "not browser"` leaves it out."""
    usual: dict[str, Mapping[str, int | bool]] = {}
    for item in items:
        for fixture in BY_FIXTURE.keys() & set(getattr(item, "fixturenames", ())):
            item.add_marker(BY_FIXTURE[fixture])
        setup = item.callspec.params.get("setup") if hasattr(item, "callspec") else None
        if isinstance(setup, Setup):
            game = setup.game
            if game.name not in usual:
                usual[game.name] = checked_options(game.options, {})
            if setup.options != usual[game.name]:
                item.add_marker("variant")


def pytest_collection_finish() -> None:
    """Spare the garbage collector all that stays: thousands of tests, which it would search again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 50, 100)


@pytest.fixture(scope="module")
def toy_on_the_shelf() -> Iterator[None]:
    """The toy game can be loaded by name, as if it were one of ours."""
    with pytest.MonkeyPatch.context() as patch:
        shelf = (*names(), "toy")
        patch.setattr(import_module("sousbois.games"), "names", lambda: shelf)
        patch.setitem(sys.modules, "sousbois.games.toy", toy)
        yield
