"""The pages that tests share."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any
from urllib.parse import urljoin

from playwright.sync_api import Browser, Page

from tests.web.conftest import new_page, without_errors


class Pages(ExitStack):
    """Pages that tests use one after the other: a new one costs more than all that most tests do with it."""

    def __init__(self, chromium: Browser) -> None:
        super().__init__()
        self._chromium = chromium
        self._pages: dict[str, Page] = {}

    def lend(self, name: str, **options: Any) -> Iterator[Page]:
        """Lend a page that looks new: nothing of the last test is left but files in its cache."""
        if name not in self._pages:
            self._pages[name] = self.enter_context(new_page(self._chromium, reduced_motion="reduce", **options))
        page = self._pages[name]
        try:
            yield from without_errors(page)
        finally:
            page.context.set_offline(False)
            page.unroute_all()
            _leave(page)
            page.context.clear_cookies()
            page.set_viewport_size(options["viewport"])
            page.emulate_media(media="null", color_scheme="light", reduced_motion="reduce")


def _leave(page: Page) -> None:
    """Close the page's connection and clear its storage.

    It goes to another page of the same server, so that the browser needs no new process for the next test.
    """
    if page.url != "about:blank":
        page.goto(urljoin(page.url, "/health"))
        page.evaluate("localStorage.clear()")
