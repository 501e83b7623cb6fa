"""A server for the tests of this folder."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.serving import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A running server, shared by the tests of one file."""
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running
