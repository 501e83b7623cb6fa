"""Every page, in both themes, on a desk and in a hand: axe finds nothing, and nothing is wider than the window."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Literal

import pytest
from playwright.sync_api import Page, expect

from sousbois.play.hosted import Hosted
from sousbois.web.identity import COOKIE, Identity
from tests.play.hosting import GAMES, opened
from tests.web.serving import Server
from tests.web.whole.accessible import check
from tests.web.whole.prepared import Prepared, keep, played_until

Theme = Literal["light", "dark"]
LANGUAGE: Mapping[Theme, Literal["fr", "en"]] = {"light": "fr", "dark": "en"}

both_themes = pytest.mark.parametrize(
    "theme",
    [
        pytest.param("light", marks=pytest.mark.xdist_group("browser")),
        pytest.param("dark", marks=pytest.mark.xdist_group("second-browser")),
    ],
)


@dataclass(frozen=True)
class Gallery:
    """A server with tables at every stage, and the cookies of somebody who sits at all of them, by theme."""

    server: Server
    cookies: Mapping[Theme, str]
    link: str
    """The last part of a private link."""

    def open(self, page: Page, path: str, theme: Theme) -> None:
        """Show a page as that somebody sees it."""
        page.context.add_cookies([{"name": COOKIE, "value": self.cookies[theme], "url": self.server.address}])
        page.goto(f"{self.server.address}{path}")


@pytest.fixture(scope="module")
def gallery(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Gallery]:
    """Tables of all games: waiting, at the beginning, in the middle, at the end."""
    folder = tmp_path_factory.mktemp("gallery")
    stages = [(game, stage) for game in GAMES for stage in ("waiting", "begun", "midway", "finished")]
    identities = keep(folder, {f"{game}{stage}": at_stage(game, stage) for game, stage in stages})
    people = {theme: Identity("player-0", "Ana", language, theme=theme) for theme, language in LANGUAGE.items()}
    cookies = {theme: identities.cookie(person) for theme, person in people.items()}
    with Server(folder) as server:
        yield Gallery(server, cookies, identities.link(people["light"]))


def at_stage(game: str, stage: str) -> Prepared:
    """A table as far as it has come; in the middle, player 0 is asked something."""
    if stage == "waiting":
        hosted = Hosted(opened(game))
        seated = hosted.sit(0, "player-0", "Ana")
        hosted.take(seated)
        return Prepared(hosted, [hosted.opened, seated])
    wanted = {
        "begun": lambda hosted: True,
        "midway": lambda hosted: hosted.ply >= 20 and 0 in hosted.owing(),
        "finished": lambda hosted: hosted.stage == "finished",
    }
    return played_until(game, wanted[stage])


PAGES = [
    "/",
    "/about",
    "/about/licences/numpy",
    "/preferences",
    "/nothing-here",
    *(f"/new?game={game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
    *(f"/table/{game}{stage}" for game in GAMES for stage in ("begun", "midway", "finished")),
    "/table/huntwaiting",
]


@both_themes
@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing_on_any_page(desktop: Page, gallery: Gallery, path: str, theme: Theme) -> None:
    gallery.open(desktop, path, theme)
    check(desktop)


@both_themes
def test_axe_finds_nothing_where_somebody_new_comes_in(desktop: Page, gallery: Gallery, theme: Theme) -> None:
    desktop.emulate_media(color_scheme=theme)
    desktop.goto(gallery.server.address)
    check(desktop)


@both_themes
def test_axe_finds_nothing_where_one_moves_to_another_device(desktop: Page, gallery: Gallery, theme: Theme) -> None:
    gallery.open(desktop, "/preferences", theme)
    desktop.locator("form[action='/device'] button").click()
    expect(desktop.locator(".invite")).to_be_visible()
    check(desktop)
    gallery.open(desktop, f"/device/{gallery.link}", theme)
    check(desktop)


@both_themes
def test_axe_finds_nothing_beside_the_open_rules(desktop: Page, gallery: Gallery, theme: Theme) -> None:
    gallery.open(desktop, "/table/badgermidway", theme)
    desktop.locator("[data-panel=rulespanel]").click()
    expect(desktop.locator("#rulespanel .clausetext").first).to_be_visible()
    check(desktop)
