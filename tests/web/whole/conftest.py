"""People with browsers, several of them at one table. Nothing glides unless a test wants it: that costs time."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page

from sousbois.bots import hinting
from sousbois.web import live
from tests.web.conftest import DESK, PHONE, new_page, without_errors
from tests.web.whole.pages import Pages
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
def desktop(pages: Pages) -> Iterator[Page]:
    """A page on a desk, with a mouse."""
    yield from pages.lend("desktop", viewport=DESK)


@pytest.fixture
def phone(pages: Pages) -> Iterator[Page]:
    """A page in a small hand, touched with a finger."""
    yield from pages.lend("phone", **PHONE)


@pytest.fixture
def laptop(pages: Pages) -> Iterator[Page]:
    """A page on another desk."""
    yield from pages.lend("laptop", viewport=DESK)


@pytest.fixture
def new_desktop(chromium: Browser) -> Iterator[Page]:
    """A page that no other test uses: its clock or its scripts may be changed for good, its server may be gone."""
    with new_page(chromium, viewport=DESK, reduced_motion="reduce") as page:
        yield from without_errors(page)


new_laptop = new_desktop


@pytest.fixture(scope="session")
def pages(chromium: Browser) -> Iterator[Pages]:
    """The pages that the tests of a worker share."""
    with Pages(chromium) as shared:
        yield shared
