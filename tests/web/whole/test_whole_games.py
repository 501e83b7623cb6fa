"""Whole games from the first page to the next game, by clicking and tapping only."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sousbois.play.gamerecord import verify
from sousbois.play.table import Table
from sousbois.web.identity import new_player
from sousbois.web.rendering import page_words
from tests.web.inside import InProcess
from tests.web.whole.playing import Player
from tests.web.whole.prepared import is_over, play_on, seated, without_last
from tests.web.whole.visiting import come_in, open_table, place, play_now, prefer, sit_down

GLIDING = 3
"""Decisions that are shown with motion."""

LEFT_TO_PLAY = 4
"""Decisions that are missing where a game begins near its end."""

pytestmark = pytest.mark.xdist_group("second-browser")


@pytest.mark.parametrize(
    ("device", "language", "game", "seats"),
    [("desktop", "en", "menagerie", 2), ("phone", "fr", "hunt", 3), ("desktop", "fr", "badger", 3)],
)
def test_whole_game_against_bots(
    request: pytest.FixtureRequest, quick_server: InProcess, device: str, language: str, game: str, seats: int
) -> None:
    page: Page = request.getfixturevalue(device)
    come_in(page, quick_server, "Ana", language)
    prefer(page, pace="instant")
    play_now(page, game, seats)
    player = Player(page, seed=seats)
    if game == "menagerie":
        play_with_motion(player)
    player.play_to_the_end()
    see_the_end(page, language)


def test_whole_game_set_up_seat_by_seat(quick_server: InProcess, desktop: Page) -> None:
    """The longest game at its shortest."""
    come_in(desktop, quick_server, "Ana")
    prefer(desktop, pace="instant")
    open_table(desktop, "igels", ["easy", "me", "easy"], forest_size="8")
    Player(desktop, seed=3).play_to_the_end()
    see_the_end(desktop, "en")


def test_end_of_hamster_by_touch(quick_server: InProcess, phone: Page) -> None:
    """The whole game is played by keyboard, in `test_keyboard`."""
    player = new_player()
    whole = play_on(seated("hamster", [player], bots=1), is_over)
    sit_down(phone, quick_server, place(quick_server, without_last(whole, LEFT_TO_PLAY)), player, "fr")
    Player(phone, seed=2).play_to_the_end()
    see_the_end(phone, "fr", "Nom 0")


def play_with_motion(player: Player) -> None:
    """See things glide, which costs much time: a few decisions are enough."""
    player.page.emulate_media(reduced_motion="no-preference")
    for _ in range(GLIDING):
        assert player.is_asked()
        player.decide()
    player.page.emulate_media(reduced_motion="reduce")


def see_the_end(page: Page, language: str, name: str = "Ana") -> None:
    """The winner, the points and a record that holds; another game is one click away, and the first page knows both."""
    say = page_words(language).say
    table = downloaded_record(page, say("result-record"))
    outcome = table.outcome()
    assert outcome is not None
    winner, _, _ = str(table.players[outcome.winners[0]]).partition(" (")  # of bots, the level stands there too
    points = str(outcome.scores[outcome.winners[0]])  # whoever reads that they have won is not named
    expect(page.locator("#verdict")).to_contain_text(points.strip("-") if winner == name else winner)
    expect(page.locator("#result table tbody tr").first).to_be_visible()
    expect(page.locator("#result")).to_contain_text(name)
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
