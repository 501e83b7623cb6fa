"""The log of a table, as a page shows it."""

from __future__ import annotations

from playwright.sync_api import Locator, Page, expect

from tests.web.whole.visiting import load_anew


def lines(page: Page) -> Locator:
    """All lines."""
    return page.locator("#log > li")


def is_kept(page: Page) -> None:
    """What the log says is what a page says that is loaded anew: nothing is missing, nothing stands there twice."""
    told = lines(page).all_text_contents()
    load_anew(page)
    expect(lines(page)).to_have_text(told)
