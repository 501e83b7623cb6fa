"""The toy game has bots too."""

from __future__ import annotations

import sys
from collections.abc import Iterator

import pytest

from tests.toy import knowledge


@pytest.fixture(scope="session", autouse=True)
def knowledge_of_the_toy() -> Iterator[None]:
    """Let bots find what a good player of the toy game knows."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setitem(sys.modules, "sousbois.bots.knowledge.toy", knowledge)
        yield
