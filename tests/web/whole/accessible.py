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

WHERE = {
    "exclude": [
        "#log > li:nth-child(n+31):nth-last-child(n+31)",
        ".gallery__thing:nth-child(n+9):nth-last-child(n+9)",
    ]
}
"""The lines of a long log are alike, and so are the cards of a kind: those at both ends stand for all."""

BRIEFLY = {"resultTypes": ["violations"], "preload": {"assets": ["media"]}}
"""Only violations are reported in full. Style sheets are not fetched again: only experimental rules would use them."""

RUN = """async ([where, how]) => {
    const sheets = [...document.adoptedStyleSheets];
    document.adoptedStyleSheets = [];  // what is not drawn has no colours
    try {
        return await axe.run(where, how);
    } finally {
        document.adoptedStyleSheets = sheets;
    }
}"""


def check(page: Page) -> None:
    """No violation and no sideways scrolling, in both themes, on a desk and in a small hand."""
    page.emulate_media(reduced_motion="reduce", color_scheme="light")  # what is still fading in has no colour yet
    page.set_viewport_size(DESK)
    is_accessible(page)
    is_not_wider_than_the_window(page)
    page.emulate_media(reduced_motion="reduce", color_scheme="dark")
    is_accessible(page, *COLOURS)
    page.set_viewport_size(HAND)
    is_accessible(page, *SIZES)
    is_not_wider_than_the_window(page)


def is_accessible(page: Page, *rules: str) -> None:
    """Axe finds nothing, by these rules or by all that it knows to be sound."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.axe_script)
    only = {"runOnly": rules} if rules else {}
    found = AxeResults(page.evaluate(RUN, [WHERE, BRIEFLY | only]))
    assert found.violations_count == 0, found.generate_report()


def is_not_wider_than_the_window(page: Page) -> None:
    """Nothing has to be scrolled sideways."""
    wide, window = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= window, f"{page.url} is {wide} pixels wide in a window of {window}"
