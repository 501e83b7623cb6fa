"""An evening: two phones and a desk at one table, a program in the fourth seat, a restart in the middle, and afterwards
the review and another try."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from contextlib import suppress
from threading import Thread
from typing import Any

import httpx
import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import new_player
from tests.patience import PATIENCE
from tests.web.conftest import PHONE
from tests.web.inside import InProcess
from tests.web.whole.pages import Pages
from tests.web.whole.playing import Player, play_together
from tests.web.whole.prepared import skip_ahead
from tests.web.whole.visiting import load_anew, open_as_filled_in, open_panel, sign_in

pytestmark = pytest.mark.xdist_group("second-browser")

SEATS = 4

RETRIES = 5

REVIEWED = 300_000
"""Milliseconds that the review of a game may take."""


@pytest.fixture
def tablet(pages: Pages) -> Iterator[Page]:
    """Another page in a small hand."""
    yield from pages.lend("tablet", **PHONE)


class Program(Thread):
    """Plays whatever is legal over the API, and comes back by its token when the server was away."""

    def __init__(self, address: str, table: str) -> None:
        super().__init__(daemon=True)
        self._tables = f"{address}/api/tables/{table}"
        joined = httpx.post(f"{self._tables}/seats", json={"name": "Puck"}, timeout=PATIENCE).json()
        self.seat: int = joined["seat"]
        self._headers = {"Authorization": f"Bearer {joined['token']}"}
        self._chance = random.Random(1)
        self.losses = 0
        self.is_over = False

    def run(self) -> None:
        transport = httpx.HTTPTransport(retries=RETRIES)  # after a breath that grows
        with httpx.Client(headers=self._headers, timeout=PATIENCE, transport=transport) as client:
            while not self.is_over:
                with suppress(httpx.HTTPError), client.stream("GET", f"{self._tables}/events") as stream:
                    for line in stream.iter_lines():
                        self._hear(client, json.loads(line))
                self.losses += not self.is_over

    def _hear(self, client: httpx.Client, told: dict[str, Any]) -> None:
        self.is_over = told["kind"] == "ended"
        position = told.get("position", {})
        if self.seat not in position.get("owing", ()):
            return
        moves: list[str] = []
        answer = position
        while not answer.get("complete") and answer.get("legal"):
            moves.append(self._chance.choice(answer["legal"]))
            answer = client.post(f"{self._tables}/decisions", json={"ply": position["ply"], "moves": moves}).json()


def ply_of(page: Page) -> int:
    """How many decisions have counted, as somebody sees it."""
    return int(page.locator("#board").get_attribute("data-ply") or 0)


def test_an_evening(quick_server: InProcess, desktop: Page, phone: Page, tablet: Page) -> None:
    server = quick_server
    sign_in(desktop, server, new_player())
    desktop.goto(f"{server.address}/new?game=hunt")
    desktop.locator(f".tile:has([name=seats][value='{SEATS}'])").click()
    open_as_filled_in(desktop)
    link = desktop.locator("#link").input_value()
    for page, name, seat in ((phone, "Boris", 1), (tablet, "Chloé", 2)):
        sign_in(page, server, new_player(), "fr", name)
        page.goto(link)
        page.locator(f"#seat-{seat} button").first.click()
    table = link.rpartition("/")[2]
    program = Program(server.address, table)
    program.start()
    people = desktop, phone, tablet
    for page in people:
        expect(page.locator(".board--hunt")).to_be_visible()
        load_anew(page)
    players = [Player(page, seed) for seed, page in enumerate(people)]
    play_together(players, lambda: ply_of(phone) >= SEATS, "the second turn")

    port = server.port
    phone.goto("about:blank")
    server.stop()
    expect(desktop.locator("#connection")).to_be_visible()
    skip_ahead(server.folder, table, left=SEATS)
    server.start(port)
    for page in (desktop, tablet):
        expect(page.locator("#connection")).to_be_hidden()
    phone.goto(server.address)
    expect(phone.locator(".tablerow.is-yours")).to_be_visible()
    phone.locator(".tablerow").first.click()
    expect(phone.locator(".board--hunt")).to_be_visible()
    play_together(players, lambda: desktop.locator("#result").count() > 0, "the result")
    for page in people:
        expect(page.locator("#result")).to_be_visible()
    verdict = desktop.locator("#verdict").inner_text()
    program.join(PATIENCE)
    assert program.is_over
    assert program.losses > 0

    players[0].press(desktop.locator("a[href^='/review/']"))
    expect(desktop.locator(".graph")).to_be_visible(timeout=REVIEWED)
    expect(desktop.locator(".graph .graph__line, .graph polyline, .graph path")).not_to_have_count(0)
    desktop.go_back()
    expect(desktop.locator("#verdict")).to_have_text(verdict)

    desktop.locator("#result a[href^='/replay/']").click()
    expect(desktop.locator("#board")).to_be_visible()
    desktop.goto(f"{desktop.url.partition('?')[0]}?at=5&seat=0")
    open_panel(desktop, "more")
    desktop.locator("form[action$='/what-if'] button").click()
    expect(desktop.locator("main.tablepage .board--hunt")).to_be_visible()
    again = Player(desktop, seed=9)
    assert again.is_asked()
    before = desktop.locator("#board").get_attribute("data-ply") or ""
    again.decide()
    expect(desktop.locator("#board")).not_to_have_attribute("data-ply", before)
