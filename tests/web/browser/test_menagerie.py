"""The menagerie on the page: the cards put down for a row are picked in any order."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.rendering import Painter
from sousbois.web.scenes import scene_now
from tests.play.hosting import full
from tests.web.browser.fakeserver import FakeServer, Line

pytestmark = pytest.mark.xdist_group("browser")

SPRITE = re.compile(r"/pictures\.svg[^#]*")
"""The pictures, which the server of these tests does not have."""

HOSTED, _ = full("menagerie", seats=2, seed=7)
READER = HOSTED.owing()[0]


def shown(draft: str) -> dict[str, object]:
    """The board of somebody who has chosen a row."""
    painter = Painter(HOSTED.setup, HOSTED.names, READER, "en")
    html = painter.board(scene_now(HOSTED, READER, (draft,)), [], table_id="7", followed_by=None)
    return {"html": SPRITE.sub("", html), "lines": []}


def choosing(server: FakeServer, page: Page, row: str) -> Line:
    """A page on which a row is chosen."""
    line = server.visit(page)
    page.add_script_tag(url="/static/tables/menagerie.js", type="module")
    line.scene(shown(row))
    expect(page.locator(".pick__box")).to_have_count(10)
    return line


@pytest.mark.parametrize("order", [(9, 8, 0), (0, 8, 9), (8, 0, 9)])
def test_cards_picked_in_any_order_are_sent_in_the_order_of_the_hand(
    server: FakeServer, desktop: Page, order: tuple[int, ...]
) -> None:
    line = choosing(server, desktop, "row-3")
    boxes, exchange = desktop.locator(".pick__box"), desktop.locator("#exchange")
    for number in order:
        expect(exchange).to_be_hidden()
        boxes.nth(number).check(force=True)
    exchange.click()
    expected = [boxes.nth(number).input_value() for number in sorted(order)]
    moves = line.decision()["moves"]
    assert moves == ["row-3", *expected]
    assert HOSTED.decide(READER, HOSTED.ply, moves) is not None


def test_it_is_told_how_many_cards_are_missing_and_a_card_is_taken_back(server: FakeServer, phone: Page) -> None:
    choosing(server, phone, "row-2")
    boxes, left = phone.locator(".pick__box"), phone.locator("[data-missing]:visible")
    expect(left).to_have_text("2 cards left to put down")
    boxes.nth(9).check(force=True)
    expect(left).to_have_text("One card left to put down")
    phone.locator(".tray__slot label").click(force=True)  # the card beside the row is the same card
    expect(left).to_have_text("2 cards left to put down")
    expect(boxes.nth(9)).not_to_be_checked()


def test_one_card_more_takes_the_place_of_the_last_one(server: FakeServer, desktop: Page) -> None:
    choosing(server, desktop, "row-1")
    boxes = desktop.locator(".pick__box")
    boxes.nth(2).check(force=True)
    boxes.nth(5).check(force=True)
    expect(boxes.nth(2)).not_to_be_checked()
    expect(desktop.locator("#exchange")).to_have_attribute("data-moves", f"row-1 {boxes.nth(5).input_value()}")


def test_what_is_picked_stays_when_the_board_is_drawn_anew_and_goes_with_the_row(
    server: FakeServer, desktop: Page
) -> None:
    line = choosing(server, desktop, "row-2")
    boxes, slots = desktop.locator(".pick__box"), desktop.locator(".tray__slot label")
    boxes.nth(9).check(force=True)
    desktop.evaluate("document.addEventListener('morphed', () => (document.title = 'drawn anew'))")
    line.scene(shown("row-2"))
    expect(desktop).to_have_title("drawn anew")
    expect(boxes.nth(9)).to_be_checked()
    expect(slots).to_have_count(1)
    line.scene(shown("row-4"))
    expect(desktop.locator(".tray__slot")).to_have_count(4)
    expect(slots).to_have_count(0)
