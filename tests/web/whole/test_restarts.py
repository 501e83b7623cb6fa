"""A server that is killed in the middle of a game: its pages wait for it, and nothing is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import Identity, new_player
from tests.web.serving import Server
from tests.web.whole.logs import is_kept, lines
from tests.web.whole.playing import LONG
from tests.web.whole.prepared import keep, seated
from tests.web.whole.visiting import enter, give_cookie

pytestmark = pytest.mark.xdist_group("second-browser")


def test_game_goes_on_after_server_was_killed(tmp_path: Path, new_desktop: Page, new_laptop: Page) -> None:
    desktop, laptop = new_desktop, new_laptop
    people = new_player(), new_player()
    identities = keep(tmp_path, {"killed": seated("hunt", people, bots=1)})
    with Server(tmp_path) as server:
        for page, player in ((desktop, people[0]), (laptop, people[1])):
            give_cookie(page, server, identities, Identity(player, "Ana", "en", pace="instant"))
            enter(page, f"{server.address}/table/killed")
        desktop.locator("#hand-wolf").click()
        expect(laptop.locator("#player-0.has-chosen")).to_be_visible()
        port = server.port
        server.kill()
        for page in (desktop, laptop):
            expect(page.locator("#connection")).to_be_visible()
        laptop.locator("#hand-carrot").click()  # it waits for the connection
        server.start(port)
        for page in (desktop, laptop):
            expect(page.locator("#connection")).to_be_hidden(timeout=LONG)
        for page in (desktop, laptop):
            expect(page.locator("#board")).to_have_attribute("data-ply", "3")
        expect(lines(laptop)).to_have_count(lines(desktop).count())
        for page in (desktop, laptop):
            is_kept(page)
        desktop.locator("#hand-carrot").click()
        laptop.locator("#hand-rabbit").click()
        expect(desktop.locator("#board")).to_have_attribute("data-ply", "6")
