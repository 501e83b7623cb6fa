"""A browser for the tests of the pages: Debian's Chromium, driven by Playwright.

Its tests are marked `xdist_group("browser")`: they share one worker, and with it one browser.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.browser.fakeserver import FakeServer

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each page gets a context of its own, as new as a private window."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    if executable is None:
        pytest.fail("No Chromium was found: install Debian's package chromium-headless-shell")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        yield browser
        browser.close()


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Page]:
    """A page on a desk, with a mouse."""
    with chromium.new_context(viewport={"width": 1280, "height": 800}) as context:
        yield from without_errors(context.new_page())


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page in a small hand, touched with a finger."""
    with chromium.new_context(
        viewport={"width": 360, "height": 740}, device_scale_factor=2, is_mobile=True, has_touch=True
    ) as context:
        yield from without_errors(context.new_page())


def without_errors(page: Page) -> Iterator[Page]:
    """The page; at the end, none of its scripts has failed and nothing broke the content security policy."""
    failures: list[str] = []
    page.on("pageerror", lambda error: failures.append(str(error)))
    page.on("console", lambda message: failures.append(message.text) if "Content Security" in message.text else None)
    yield page
    assert failures == []


@pytest.fixture
def server() -> Iterator[FakeServer]:
    """A server that serves the real scripts, and otherwise says what the test tells it to."""
    with FakeServer() as server:
        yield server
