"""A server that is killed in the middle of a game: its pages wait for it, and nothing is lost."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.whole.logs import is_kept, lines
from tests.web.whole.playing import LONG
from tests.web.whole.quick_server import QuickServer
from tests.web.whole.visiting import sit_down_both

pytestmark = pytest.mark.xdist_group("second-browser")


def test_game_goes_on_after_server_was_killed(quick_server: QuickServer, desktop: Page, laptop: Page) -> None:
    sit_down_both(quick_server, "hunt", desktop, laptop, bots=1)
    desktop.locator("#hand-wolf").click()
    expect(laptop.locator("#player-0.has-chosen")).to_be_visible()
    port = quick_server.port
    quick_server.kill()
    for page in (desktop, laptop):
        expect(page.locator("#connection")).to_be_visible()
    laptop.locator("#hand-carrot").click()  # in vain, but nothing breaks
    quick_server.start(port)
    for page in (desktop, laptop):
        expect(page.locator("#connection")).to_be_hidden(timeout=LONG)
    expect(desktop.locator("#hand-wolf.is-picked")).to_be_visible()
    laptop.locator("#hand-carrot").click()
    for page in (desktop, laptop):
        expect(page.locator("#board")).to_have_attribute("data-ply", "3")
    expect(lines(laptop)).to_have_count(lines(desktop).count())
    for page in (desktop, laptop):
        is_kept(page)
    desktop.locator("#hand-carrot").click()
    laptop.locator("#hand-rabbit").click()
    expect(desktop.locator("#board")).to_have_attribute("data-ply", "6")
