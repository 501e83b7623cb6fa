"""A server for the tests of the pages' scripts, at which nothing happens but what the test says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.browser.fakeserver import FakeServer


@pytest.fixture
def server() -> Iterator[FakeServer]:
    """A server that serves the real scripts, and otherwise says what the test tells it to."""
    with FakeServer() as server:
        yield server
