"""Every page, in both themes, on a desk and in a hand: axe finds nothing, and nothing is wider than the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, expect

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Entry, written
from sousbois.play.store import Store
from sousbois.web.identity import COOKIE, Identities, Identity
from sousbois.web.listing import kept_of
from tests.play.hosting import GAMES, any_decision, full, opened
from tests.web.conftest import DESK, HAND
from tests.web.serving import Server

pytestmark = pytest.mark.xdist_group("second-browser")

THEMES = ("light", "dark")
LANGUAGE = {"light": "fr", "dark": "en"}
SIZES = {"desk": DESK, "hand": HAND}


@dataclass(frozen=True)
class Gallery:
    """A server with tables at every stage, and the cookies of somebody who sits at all of them, by theme."""

    server: Server
    cookies: Mapping[str, str]
    link: str
    """The last part of a private link."""

    def open(self, browser: Browser, path: str, theme: str, size: str) -> Page:
        """A page as that somebody sees it."""
        context = browser.new_context(viewport=SIZES[size], reduced_motion="reduce")
        context.add_cookies([{"name": COOKIE, "value": self.cookies[theme], "url": self.server.address}])
        page = context.new_page()
        page.goto(f"{self.server.address}{path}")
        return page


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """Tables of all games: waiting, at the beginning, in the middle, at the end."""
    folder = tmp_path_factory.mktemp("gallery")
    fill(folder)
    with Store(folder) as store:
        identities = Identities(store.secret())
    people = {theme: Identity("player-0", "Ana", LANGUAGE[theme], theme=theme) for theme in THEMES}  # type: ignore[arg-type]
    cookies = {theme: identities.cookie(person) for theme, person in people.items()}
    with Server(folder) as server:
        yield Gallery(server, cookies, identities.link(people["light"]))


def fill(folder: Path) -> None:
    """Write the journals of all these tables."""
    with Store(folder) as store:
        for game in GAMES:
            for stage in ("waiting", "begun", "midway", "finished"):
                hosted, journal = at_stage(game, stage)
                table = f"{game}{stage}"
                entries = [written(entry) for entry in journal]
                store.append(table, 0, entries, kept_of(table, hosted)).result()


def at_stage(game: str, stage: str) -> tuple[Hosted, list[Entry]]:
    """A table as far as it has come, and its journal; in the middle, player 0 is asked something."""
    if stage == "waiting":
        hosted = Hosted(opened(game))
        seated = hosted.sit(0, "player-0", "Ana")
        hosted.take(seated)
        return hosted, [hosted.opened, seated]
    hosted, journal = full(game, seed=5)
    chance = Random(8)
    enough = {"begun": 0, "midway": 40, "finished": 100_000}[stage]
    while hosted.stage == "running" and (hosted.ply < enough or (stage == "midway" and 0 not in hosted.owing())):
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
    return hosted, journal


PAGES = [
    "/",
    "/about",
    "/preferences",
    "/nothing-here",
    *(f"/new?game={game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
    *(f"/table/{game}{stage}" for game in GAMES for stage in ("begun", "midway", "finished")),
    "/table/huntwaiting",
]


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(chromium: Browser, gallery: Gallery, path: str, theme: str) -> None:
    for size in SIZES:
        page = gallery.open(chromium, path, theme, size)
        check(page, size)
        page.context.close()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_where_somebody_new_comes_in(chromium: Browser, gallery: Gallery, theme: str) -> None:
    for size, window in SIZES.items():
        context = chromium.new_context(viewport=window, color_scheme="dark" if theme == "dark" else "light")
        page = context.new_page()
        page.goto(f"{gallery.server.address}/")
        check(page, size)
        context.close()


@pytest.mark.parametrize("theme", THEMES)
def test_axe_finds_nothing_where_one_moves_to_another_device(chromium: Browser, gallery: Gallery, theme: str) -> None:
    for size in SIZES:
        page = gallery.open(chromium, "/preferences", theme, size)
        page.locator("form[action='/device'] button").click()
        expect(page.locator(".invite")).to_be_visible()
        check(page, size)
        page.goto(f"{gallery.server.address}/device/{gallery.link}")
        check(page, size)
        page.context.close()


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("size", SIZES)
def test_axe_finds_nothing_beside_the_open_rules(chromium: Browser, gallery: Gallery, theme: str, size: str) -> None:
    page = gallery.open(chromium, "/table/badgermidway", theme, size)
    page.locator("[data-panel=rulespanel]").click()
    expect(page.locator("#rulespanel .clausetext").first).to_be_visible()
    check(page, size)
    page.context.close()


def check(page: Page, size: str) -> None:
    """No violation, no sideways scrolling."""
    found = Axe().run(page)
    assert found.violations_count == 0, found.generate_report()
    assert page.evaluate("document.documentElement.scrollWidth") <= SIZES[size]["width"]
