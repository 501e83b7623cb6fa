"""Whether everybody can use a page, as far as axe can tell."""

from __future__ import annotations

from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.conftest import DESK, HAND

BRIEFLY = {"resultTypes": ["violations"]}
"""What is well need not be told in full: on a long page that takes longer than to look at it."""


def is_accessible(page: Page) -> None:
    """Axe finds nothing."""
    found = Axe().run(page, options=BRIEFLY)
    assert found.violations_count == 0, found.generate_report()


def check(page: Page) -> None:
    """No violation and no sideways scrolling, on a desk and in a small hand."""
    page.emulate_media(reduced_motion="reduce")  # what is still fading in has no colour yet
    for size in (DESK, HAND):
        page.set_viewport_size(size)
        is_accessible(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= size["width"]
