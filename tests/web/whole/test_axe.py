"""Every page, in both themes and languages, on a desk and in a hand: axe finds nothing, and nothing is too wide."""

from __future__ import annotations

from functools import cache
from itertools import cycle

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import Identity, Language
from tests.play.hosting import GAMES
from tests.web.conftest import HAND
from tests.web.inside import InProcess
from tests.web.whole.accessible import check, is_not_wider_than_the_window
from tests.web.whole.prepared import Prepared, played_until, seated
from tests.web.whole.visiting import decide_for_all, place, sign_in, sit_down

pytestmark = pytest.mark.xdist_group("browser")

OTHER: dict[Language, Language] = {"en": "fr", "fr": "en"}

PAGES = [
    "/about",
    "/about/licences/numpy",
    "/preferences",
    "/nothing-here",
    *(f"/new?game={game}" for game in GAMES),
    *(f"/rules/{game}" for game in GAMES),
]

STAGES = {
    "begun": lambda hosted: True,
    "midway": lambda hosted: hosted.ply >= 20 and 0 in hosted.owing(),
    "finished": lambda hosted: hosted.stage == "finished",
}
"""How far a table has come; in the middle, player 0 is asked something."""

TABLES = [(game, stage) for game in GAMES for stage in STAGES]


@cache
def table_at(game: str, stage: str) -> Prepared:
    """A table at a stage; tests share it and change nothing."""
    return played_until(game, STAGES[stage])


def check_in_both_languages(page: Page, server: InProcess, path: str, first: Language) -> None:
    """Check a page in one language; in the other, see that its words leave room."""
    sign_in(page, server, language=first)
    page.goto(f"{server.address}{path}")
    check(page)
    sign_in(page, server, language=OTHER[first])
    page.set_viewport_size(HAND)
    page.goto(f"{server.address}{path}")
    expect(page.locator("html")).to_have_attribute("lang", OTHER[first])
    is_not_wider_than_the_window(page)


@pytest.mark.parametrize(("path", "first"), list(zip(PAGES, cycle(OTHER), strict=False)))
def test_axe_finds_nothing_on_page(server: InProcess, desktop: Page, path: str, first: Language) -> None:
    check_in_both_languages(desktop, server, path, first)


@pytest.mark.parametrize(
    ("game", "stage", "first"), [(*table, first) for table, first in zip(TABLES, cycle(OTHER), strict=False)]
)
def test_axe_finds_nothing_at_table(server: InProcess, desktop: Page, game: str, stage: str, first: Language) -> None:
    check_in_both_languages(desktop, server, f"/table/{place(server, table_at(game, stage))}", first)


def test_axe_finds_nothing_at_table_that_waits(server: InProcess, desktop: Page) -> None:
    table = place(server, seated("hunt", ["player-0"], free=3))
    check_in_both_languages(desktop, server, f"/table/{table}", "en")


def test_axe_finds_nothing_on_home_page_with_tables(server: InProcess, desktop: Page) -> None:
    for stage in STAGES:
        place(server, table_at("badger", stage))
    place(server, seated("hunt", ["player-0"], free=3))
    check_in_both_languages(desktop, server, "/", "fr")


def test_axe_finds_nothing_where_a_new_visitor_enters_a_name(server: InProcess, desktop: Page) -> None:
    desktop.goto(server.address)
    check(desktop)


def test_axe_finds_nothing_where_a_player_moves_to_another_device(server: InProcess, desktop: Page) -> None:
    sign_in(desktop, server, language="fr")
    desktop.goto(f"{server.address}/preferences")
    desktop.locator("form[action='/device'] button").click()
    expect(desktop.locator(".invite")).to_be_visible()
    check(desktop)
    link = server.house.identities.link(Identity("player-0", "Ana", "en"))
    check_in_both_languages(desktop, server, f"/device/{link}", "en")


def test_axe_finds_nothing_beside_the_open_rules(server: InProcess, desktop: Page) -> None:
    sign_in(desktop, server, language="fr")
    desktop.goto(f"{server.address}/table/{place(server, table_at('badger', 'midway'))}")
    desktop.locator("[data-panel=rulespanel]").click()
    expect(desktop.locator("#rulespanel .clausetext").first).to_be_visible()
    check(desktop)


@pytest.mark.parametrize("game", ["badger", "hunt"])
def test_axe_finds_nothing_while_frames_play(server: InProcess, desktop: Page, game: str) -> None:
    """Then the button that ends them is there, which is hidden otherwise."""
    table = played_until(game, lambda hosted: len(hosted.owing()) == 1 and hosted.ply >= 8)
    name = place(server, table)
    sit_down(desktop, server, name)
    desktop.evaluate("document.body.dataset.pace = 600000")
    decide_for_all(server, name, decisions=2)
    expect(desktop.locator("#skip")).to_be_visible()
    check(desktop)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_theme_preferred_is_that_of_the_system(server: InProcess, desktop: Page, theme: str) -> None:
    """So it is enough to check the themes as the system asks for them."""
    ground = "getComputedStyle(document.body).backgroundColor"
    sign_in(desktop, server)
    desktop.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    desktop.goto(f"{server.address}/preferences")
    asked_by_system = desktop.evaluate(ground)
    desktop.emulate_media(color_scheme="light" if theme == "dark" else "dark")
    assert desktop.evaluate(ground) != asked_by_system
    sign_in(desktop, server, theme=theme)
    desktop.reload()
    assert desktop.evaluate(ground) == asked_by_system
