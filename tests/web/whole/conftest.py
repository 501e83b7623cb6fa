"""People with browsers, several of them at one table. Nothing glides unless a test wants it: that costs time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from sousbois.bots.warming import is_warm, warm_up
from sousbois.core.setup import set_up
from sousbois.games import load
from tests.play.hosting import GAMES
from tests.web.conftest import DESK, HAND, without_errors
from tests.web.whole.quick_server import QuickServer


@pytest.fixture(scope="session")
def quick_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    """A server whose bots answer at once. Tests may kill it and start it again at the same port."""
    for game in map(load, GAMES):
        if not is_warm(game):
            warm_up(set_up(game))  # now, because no test waits as long as that takes
    with QuickServer(tmp_path_factory.mktemp("quick")) as running:
        yield running


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Page]:
    """A page on a desk, with a mouse."""
    with chromium.new_context(viewport=DESK, reduced_motion="reduce") as context:
        yield from without_errors(context.new_page())


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page in a small hand, touched with a finger."""
    with chromium.new_context(
        viewport=HAND, device_scale_factor=2, is_mobile=True, has_touch=True, reduced_motion="reduce"
    ) as context:
        yield from without_errors(context.new_page())


@pytest.fixture
def laptop(chromium: Browser) -> Iterator[Page]:
    """A page on another desk."""
    with chromium.new_context(viewport=DESK, reduced_motion="reduce") as context:
        yield from without_errors(context.new_page())
