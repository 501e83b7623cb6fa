"""People with browsers, several of them at one table. Nothing glides unless a test wants it: that costs time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from sousbois.bots import hinting
from sousbois.web import live
from tests.web.conftest import DESK, HAND, page_without_errors
from tests.web.whole.quick_server import LITTLE, QuickServer


@pytest.fixture(scope="session")
def thinking_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[QuickServer]:
    """A server whose bots are ready, shared by all tests of a worker."""
    with QuickServer(tmp_path_factory.mktemp("quick")) as running:
        yield running


@pytest.fixture
def quick_server(thinking_server: QuickServer, monkeypatch: pytest.MonkeyPatch) -> QuickServer:
    """The same, and no bot pauses before it decides."""
    monkeypatch.setattr(live, "BEAT", 0.0)
    monkeypatch.setattr(hinting, "FURTHER_BUDGET", LITTLE)
    return thinking_server


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Page]:
    """A page on a desk, with a mouse."""
    with chromium.new_context(viewport=DESK, reduced_motion="reduce") as context:
        yield from page_without_errors(context)


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page in a small hand, touched with a finger."""
    with chromium.new_context(
        viewport=HAND, device_scale_factor=2, is_mobile=True, has_touch=True, reduced_motion="reduce"
    ) as context:
        yield from page_without_errors(context)


@pytest.fixture
def laptop(chromium: Browser) -> Iterator[Page]:
    """A page on another desk."""
    with chromium.new_context(viewport=DESK, reduced_motion="reduce") as context:
        yield from page_without_errors(context)
