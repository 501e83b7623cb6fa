"""Whether everybody can use a page, as far as axe can tell.

All rules are checked on a desk in the light theme. The dark theme changes nothing but colours, and a phone little but
sizes: there, only the rules about these are checked again.
"""

from __future__ import annotations

from axe_playwright_python.base import AxeResults
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from tests.web.conftest import DESK, HAND

AXE = Axe()

COLOURS = ("color-contrast",)
SIZES = ("target-size", "scrollable-region-focusable")

BRIEFLY = {"resultTypes": ["violations"]}
"""What is well need not be told in full: on a long page that takes longer than to look at it."""


def check(page: Page) -> None:
    """No violation and no sideways scrolling, in both themes, on a desk and in a small hand."""
    check_on_desk(page)
    check_in_the_dark(page)
    check_in_hand(page)


def check_on_desk(page: Page) -> None:
    """All rules, in the light."""
    page.emulate_media(reduced_motion="reduce", color_scheme="light")  # what is still fading in has no colour yet
    page.set_viewport_size(DESK)
    is_accessible(page)
    is_not_wider_than_the_window(page)


def check_in_the_dark(page: Page) -> None:
    """The rules about colours."""
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    page.set_viewport_size(DESK)
    is_accessible(page, *COLOURS)


def check_in_hand(page: Page) -> None:
    """The rules about sizes."""
    page.set_viewport_size(HAND)
    is_accessible(page, *SIZES)
    is_not_wider_than_the_window(page)


def is_accessible(page: Page, *rules: str) -> None:
    """Axe finds nothing, by these rules or by all that it knows to be sound."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    only = {"runOnly": rules} if rules else {}
    found = AxeResults(page.evaluate("options => axe.run(options)", BRIEFLY | only))
    assert found.violations_count == 0, found.generate_report()


def is_not_wider_than_the_window(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window, f"{page.url} is {wide} pixels wide in a window of {window}"
