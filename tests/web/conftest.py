"""A server for the tests of this folder, and a browser: Debian's Chromium, driven by Playwright.

Tests in a browser are marked `xdist_group("browser")` or `xdist_group("second-browser")`: the tests of a group share
one worker, and with it one browser, so that no more than two Chromiums ever run at once. Firefox and WebKit have a
group each (`engines/`). All other tests of a file share one worker too. All tests of a worker share one server, in a
thread of its own process.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Error, Page, ViewportSize, expect, sync_playwright

from tests.patience import PATIENCE
from tests.web.inside import InProcess
from tests.web.serving import Server

LONGEST = ("compiled igels", "browser", "second-browser", "firefox", "webkit")
"""The groups of tests that take longest, and so begin first."""

BROWSERS = ("chromium-headless-shell", "chromium", "google-chrome")

FLAGS = ("--no-sandbox", "--js-flags=--no-opt,--no-maglev")
"""No page lives long enough to win back the time in which the browser would optimise its scripts."""

NO_FADING = ("Page already revealed", "ViewTransition opt-in disabled", "Transition was skipped. Navigation aborted")
"""The browser's own complaints: one page was to fade into the next, which was there too soon, or not yet, or never."""

NOT_DRAWN = """
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("body { opacity: 0 !important }");
    document.adoptedStyleSheets = [sheet];
"""
"""No test looks at pixels, and drawing them takes a third of the time. Everything else is as if it could be seen."""

DESK: ViewportSize = {"width": 1280, "height": 800}
HAND: ViewportSize = {"width": 360, "height": 740}
PHONE = {"viewport": HAND, "device_scale_factor": 2, "is_mobile": True, "has_touch": True}


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Keep the tests of a file together, and begin with the longest groups: no worker is to be alone at the end."""
    here = Path(__file__).parent
    for item in items:
        if item.path.is_relative_to(here) and item.get_closest_marker("xdist_group") is None:
            item.add_marker(pytest.mark.xdist_group(str(item.path.relative_to(here))))
    items.sort(key=_turn)


def _turn(item: pytest.Item) -> int:
    """Return when a test is to begin: the longest groups first, then all other groups, then tests without a group."""
    mark = item.get_closest_marker("xdist_group")
    if mark is None:
        return len(LONGEST) + 1
    return LONGEST.index(mark.args[0]) if mark.args[0] in LONGEST else len(LONGEST)


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """A running server, shared by all tests of a worker that need nothing special: it is not empty."""
    with InProcess(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(autouse=True)
def everybody_leaves(request: pytest.FixtureRequest) -> Iterator[None]:
    """After each test, close what its visitors left open at a server that others use."""
    yield
    if isinstance(shared := request.node.funcargs.get("server"), Server):
        shared.visits.close()


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    """One browser for all tests; each page gets a context of its own, as new as a private window."""
    executable = next(filter(None, map(shutil.which, BROWSERS)), None)
    if executable is None:
        pytest.fail("No Chromium was found: install Debian's package chromium-headless-shell")
    expect.set_options(timeout=PATIENCE * 1000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture
def desktop(chromium: Browser) -> Iterator[Page]:
    """A page on a desk, with a mouse."""
    with new_page(chromium, viewport=DESK) as page:
        yield from without_errors(page)


@pytest.fixture
def phone(chromium: Browser) -> Iterator[Page]:
    """A page in a small hand, touched with a finger."""
    with new_page(chromium, **PHONE) as page:
        yield from without_errors(page)


@contextmanager
def new_page(chromium: Browser, **options: Any) -> Iterator[Page]:
    """A page as in a private window: it shares nothing with others."""
    with chromium.new_context(**options) as context:
        context.add_init_script(NOT_DRAWN)
        yield context.new_page()


def without_errors(page: Page) -> Iterator[Page]:
    """Lend a page to a test; at the end, no script has failed and nothing broke the content security policy."""
    failures: list[str] = []

    def on_error(error: Error) -> None:
        failures.append(str(error))

    def on_console(message: ConsoleMessage) -> None:
        if "Content Security" in message.text:
            failures.append(message.text)

    page.on("pageerror", on_error)
    page.on("console", on_console)
    yield page
    page.remove_listener("pageerror", on_error)
    page.remove_listener("console", on_console)
    assert [failure for failure in failures if not any(own in failure for own in NO_FADING)] == []
