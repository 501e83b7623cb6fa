"""A whole game of each of the five, from the first page to the next game, by clicking and tapping only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sousbois.play.gamerecord import verify
from sousbois.play.table import Table
from sousbois.web.rendering import page_words
from tests.web.serving import Server
from tests.web.whole.playing import Player
from tests.web.whole.visiting import come_in, open_table, play_now, prefer

FIRST, SECOND = pytest.mark.xdist_group("browser"), pytest.mark.xdist_group("second-browser")


@pytest.mark.parametrize(
    ("device", "language", "game", "seats"),
    [
        pytest.param("desktop", "en", "menagerie", 2, marks=FIRST),
        pytest.param("phone", "fr", "hamster", 2, marks=FIRST),
        pytest.param("phone", "en", "hunt", 3, marks=FIRST),
        pytest.param("desktop", "fr", "badger", 3, marks=SECOND),
    ],
)
def test_a_whole_game_against_bots(
    request: pytest.FixtureRequest, server: Server, device: str, language: str, game: str, seats: int
) -> None:
    page: Page = request.getfixturevalue(device)
    if game == "menagerie":  # to see things glide, one game is enough
        page.emulate_media(reduced_motion="no-preference")
    come_in(page, server, "Ana", language)
    prefer(page, pace="instant")
    play_now(page, game, seats)
    Player(page, seed=seats).play_to_the_end()
    see_the_end(page, language)


@SECOND
def test_a_whole_game_set_up_seat_by_seat(server: Server, desktop: Page) -> None:
    """The longest game at its shortest, by somebody who wants to be asked even where there is nothing to decide."""
    come_in(desktop, server, "Ana")
    prefer(desktop, pace="instant", auto_pass="no")
    open_table(desktop, "igels", ["easy", "me", "easy"], forest_size="8")
    Player(desktop, seed=3).play_to_the_end()
    see_the_end(desktop, "en")


def see_the_end(page: Page, language: str) -> None:
    """The winner, the points and a record that holds; another game is one click away, and the first page knows both."""
    say = page_words(language).say
    table = downloaded_record(page, say("result-record"))
    outcome = table.outcome()
    assert outcome is not None
    winner, _, _ = str(table.players[outcome.winners[0]]).partition(" (")  # of bots, the level stands there too
    points = str(outcome.scores[outcome.winners[0]])  # whoever reads that they have won is not named
    expect(page.locator("#verdict")).to_contain_text(points.strip("-") if winner == "Ana" else winner)
    expect(page.locator("#result table tbody tr").first).to_be_visible()
    expect(page.locator("#result")).to_contain_text("Ana")
    finished = page.url
    page.get_by_role("button", name=say("result-rematch")).click()
    expect(page.locator("#result")).to_have_count(0)
    expect(page.locator("#board")).to_have_attribute("data-ply", re.compile(r"^\d$"))  # bots may have begun
    assert page.url != finished
    page.get_by_role("link", name=say("brand-home")).click()
    for title, address in ((say("home-running"), None), (say("home-finished"), finished)):
        games = page.get_by_role("region", name=title).locator(".tablerow")
        expect(games).to_have_count(1)
        assert address is None or address.endswith(games.get_attribute("href") or "?")


def downloaded_record(page: Page, link: str) -> Table:
    """The record, which plays the same game again."""
    with page.expect_download() as download:
        page.get_by_role("link", name=link).click()
    return verify(Path(download.value.path()).read_text())
