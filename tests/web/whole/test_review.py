"""The review of a whole game, in a real browser: of each of the five, and of one played alone."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from sousbois.play.review import choices, decisions, has_choice
from sousbois.web.identity import Language
from sousbois.web.rendering import Painter, page_words
from tests.play.hosting import GAMES, full
from tests.web.conftest import DESK
from tests.web.inside import InProcess
from tests.web.whole.accessible import check
from tests.web.whole.prepared import Prepared, finished, is_over, play_on
from tests.web.whole.visiting import place, sign_in

pytestmark = pytest.mark.xdist_group("second-browser")

REVIEWED = 120_000
"""Milliseconds that the review of a game may take."""


class Archive(NamedTuple):
    """A server with finished games."""

    server: InProcess
    ids: Mapping[str, str]
    """Their ids, by name."""

    def open(self, page: Page, name: str, language: Language = "en", player: str = "player-1") -> None:
        """Look at the review of a game, as one of its players."""
        sign_in(page, self.server, player, language)
        page.goto(f"{self.server.address}/review/{self.ids[name]}")


@cache
def game_of(name: str) -> Prepared:
    """One game of each, one played alone, and one that only a page without scripts asks for."""
    if name == "alone":
        return play_on(Prepared(*full("hamster", 1)), is_over)
    return finished("hunt" if name == "unread" else name)


@pytest.fixture(scope="module")
def archive(thinking_server: InProcess) -> Archive:
    """All of them."""
    return Archive(
        thinking_server, {name: place(thinking_server, game_of(name)) for name in (*GAMES, "alone", "unread")}
    )


@pytest.mark.parametrize("table", [*GAMES, "alone"])
def test_every_game_has_a_review(desktop: Page, archive: Archive, table: str) -> None:
    """A line for each seat, a dot for each decision with a choice, the worst of them in words, the reader's first."""
    hosted = game_of(table).hosted
    assert hosted.table is not None
    archive.open(desktop, table, player="player-0" if table == "alone" else "player-1")
    expect(desktop.locator(".graph")).to_be_visible(timeout=REVIEWED)
    seats, judged = hosted.opened.seats, choices(hosted.table)
    expect(desktop.locator(".graph polyline")).to_have_count(seats)
    expect(desktop.locator(".graph a")).to_have_count(judged)
    made = next(filter(has_choice, decisions(hosted.table)))
    dot = desktop.locator(f".graph a[href='/replay/{archive.ids[table]}?at={made.point}&seat={made.seat}']")
    expect(dot.locator("title")).to_contain_text(f"Nom {made.seat}, after {made.ply} decision")
    desktop.locator(".figures summary").click()
    expect(desktop.locator(".figures tbody tr")).to_have_count(judged + seats)
    balances = desktop.locator(".balances > section")
    expect(balances).to_have_count(seats)
    expect(balances.first).to_contain_text("(you)")
    mistakes = desktop.locator(".mistake")
    assert mistakes.count() <= 3 * seats
    for at in range(mistakes.count()):
        did, better, _ = mistakes.nth(at).locator("dd").all_inner_texts()
        assert did != better


def test_axe_finds_nothing_on_a_review(desktop: Page, archive: Archive) -> None:
    archive.open(desktop, "badger", "fr")
    expect(desktop.locator(".graph")).to_be_visible(timeout=REVIEWED)
    expect(desktop.locator(".mistake").first).to_be_visible()
    check(desktop)
    desktop.locator(".figures summary").click()
    check(desktop)


def test_the_result_of_a_game_leads_to_its_review_and_back(desktop: Page, archive: Archive) -> None:
    archive.open(desktop, "hunt", "fr")
    expect(desktop.locator(".graph")).to_be_visible(timeout=REVIEWED)
    say = page_words("fr").say
    desktop.get_by_role("link", name=say("review-back")).click()
    desktop.locator("#result").get_by_role("link", name=say("result-review")).click()
    expect(desktop.locator(".graph")).to_be_visible()


def test_a_decision_leads_to_its_position_in_the_replay(desktop: Page, archive: Archive) -> None:
    """Where several choose at once, a replay counts them as one."""
    hosted = game_of("hunt").hosted
    assert hosted.table is not None
    found = list(filter(has_choice, decisions(hosted.table)))
    made = found[len(found) // 6]
    archive.open(desktop, "hunt")
    expect(desktop.locator(".graph")).to_be_visible(timeout=REVIEWED)
    desktop.locator(".figures summary").click()
    name = page_words("en").say("review-position-of", count=made.ply, name=hosted.names[made.seat])
    desktop.get_by_role("link", name=name, exact=True).click()
    drawing = Painter(hosted.setup, hosted.names, made.seat, "en").drawing
    expect(desktop.locator("#heading")).to_have_text(drawing.heading(made.table.view(made.seat)))


def test_all_figures_are_reached_with_the_keyboard(desktop: Page, archive: Archive) -> None:
    archive.open(desktop, "hunt")
    expect(desktop.locator(".graph")).to_be_visible(timeout=REVIEWED)
    desktop.locator(".figures summary").focus()
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("Tab")
    link = desktop.locator(":focus")
    expect(link).to_have_attribute("href", f"/replay/{archive.ids['hunt']}?at=0&seat=0")
    expect(link).to_have_accessible_name("The position after 0 decisions, as Nom 0 saw it")


def test_without_scripts_the_page_looks_again_until_the_review_is_there(chromium: Browser, archive: Archive) -> None:
    with chromium.new_context(viewport=DESK, java_script_enabled=False) as context:
        page = context.new_page()
        archive.open(page, "unread")
        expect(page.get_by_role("link", name=page_words("en").say("review-look-again"))).to_be_visible()
        expect(page.locator(".graph")).to_be_visible(timeout=REVIEWED)
