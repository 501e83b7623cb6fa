"""Games watched again in a real browser: step by step, with all eyes, shared, and played on."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import Language
from sousbois.web.rendering import page_words
from tests.web.conftest import DESK
from tests.web.inside import InProcess
from tests.web.whole.accessible import check
from tests.web.whole.playing import Player
from tests.web.whole.prepared import finished
from tests.web.whole.visiting import open_panel, place, sign_in

pytestmark = pytest.mark.xdist_group("browser")


def come(page: Page, server: InProcess, path: str, language: Language = "en") -> None:
    """Open a page as a player who wants to be asked always."""
    sign_in(page, server, language=language, pace="fast", auto_pass=False)
    page.goto(f"{server.address}{path}")


def watch(page: Page, server: InProcess, game: str, at: int, seat: int | str, language: Language = "en") -> None:
    """Watch a finished game from a point on, as a seat or with all hands open."""
    come(page, server, f"/replay/{place(server, finished(game))}?at={at}&seat={seat}", language)


def is_at(page: Page, at: int, seat: str) -> None:
    """The page, its address and what it would share say the same."""
    where = re.compile(rf"\?at={at}&seat={seat}$")
    expect(page.locator("#play")).to_be_visible()  # the script has run: before, keys do nothing
    expect(page).to_have_url(where)
    expect(page.locator("#at")).to_have_value(str(at))
    expect(page.locator("#link")).to_have_value(where)
    expect(page.locator("#where")).to_contain_text(f"Step {at} of" if at else "Beginning")
    expect(page.locator("#board")).to_have_attribute("data-ply", str(at))
    expect(page.locator("#prompt")).not_to_contain_text("See what happens")  # on the way there


def test_a_game_is_watched_step_by_step_with_all_eyes_and_shared(server: InProcess, desktop: Page) -> None:
    come(desktop, server, f"/table/{place(server, finished('hunt'))}")
    desktop.get_by_role("link", name="Watch again").click()
    is_at(desktop, 0, "0")
    lines = desktop.locator("#log > li")
    first = lines.count()
    desktop.locator("#step-on").click()
    is_at(desktop, 1, "0")
    expect(lines.filter(has_text="You reveal")).to_have_count(1)
    desktop.locator("body").press("ArrowRight")
    is_at(desktop, 2, "0")
    desktop.locator("body").press("ArrowLeft")
    desktop.locator("#step-back").click()
    is_at(desktop, 0, "0")
    expect(lines).to_have_count(first)

    desktop.locator("#at").fill("12")
    is_at(desktop, 12, "0")
    expect(desktop.locator("#openpanel")).to_have_count(0)
    desktop.get_by_role("link", name="All open").click()
    is_at(desktop, 12, "all")
    expect(desktop.locator(".openhand")).to_have_count(4)
    desktop.locator("#step-on").click()
    is_at(desktop, 13, "all")

    shared = desktop.locator("#link").input_value()
    seen, told = desktop.locator("#shown").aria_snapshot(), lines.all_text_contents()
    desktop.goto("about:blank")
    desktop.goto(shared)
    is_at(desktop, 13, "all")
    expect(desktop.locator("#shown")).to_match_aria_snapshot(seen)
    expect(lines).to_have_text(told)

    desktop.locator("#to-last").click()
    expect(desktop.locator("#result")).to_be_visible()
    open_panel(desktop, "more")
    expect(desktop.locator("#whatif")).to_be_hidden()
    expect(desktop.locator("#whatif-over")).to_be_visible()
    assert desktop.locator("#shown button, #shown [data-moves], #shown form").count() == 0


def test_a_game_plays_by_itself_until_it_is_stopped(server: InProcess, phone: Page) -> None:
    watch(phone, server, "badger", at=3, seat="all")
    phone.locator("#play").tap()
    expect(phone.locator("#play")).to_have_accessible_name("Pause")
    expect(phone.locator("#board")).to_have_attribute("data-ply", re.compile(r"[6-9]|\d\d"))
    phone.locator("#play").tap()
    expect(phone.locator("#play")).to_have_accessible_name("Play")
    phone.locator("#to-first").tap()
    is_at(phone, 0, "all")


def test_a_part_that_cannot_be_loaded_is_said_so_and_tried_again(server: InProcess, desktop: Page) -> None:
    watch(desktop, server, "menagerie", at=0, seat=1)
    expect(desktop.locator("#whatif-seat")).to_have_value("1")
    desktop.route("**/steps?*", lambda route: route.abort())
    desktop.locator("#at").fill("30")
    expect(desktop.locator("#failed")).to_be_visible()
    desktop.unroute("**/steps?*")
    desktop.locator("#at").fill("31")
    is_at(desktop, 31, "1")
    expect(desktop.locator("#failed")).to_be_hidden()


def test_form_for_records_is_accessible_and_refuses_a_bad_one(server: InProcess, desktop: Page) -> None:
    come(desktop, server, "/replay")
    check(desktop)
    desktop.locator("#record").fill('[Game "hunt"]\n[Rules "1"]\n[Edition "hunt-2011"]\n[Seats "2"]\n[Seed "7"]')
    desktop.get_by_role("button", name="Check and watch").click()
    expect(desktop.get_by_role("alert")).to_contain_text("Line 4: seats 2")
    expect(desktop.locator("#record")).to_have_value(re.compile(r'Seats "2"'))
    check(desktop)
    desktop.locator("#record").fill('[Game "hunt"]\n[Rules "1"]\n[Edition "hunt-2011"]\n[Seats "3"]\n[Seed "7"]\n')
    desktop.get_by_role("button", name="Check and watch").click()
    expect(desktop.locator(".board--hunt")).to_be_visible()


@pytest.mark.parametrize(
    ("game", "language"),
    [("badger", "en"), ("hamster", "fr"), ("hunt", "en"), ("igels", "fr"), ("menagerie", "fr")],
)
def test_replay_is_accessible_and_goes_on_from_there_against_bots(
    server: InProcess, desktop: Page, game: str, language: Language
) -> None:
    say = page_words(language).say
    watch(desktop, server, game, at=4, seat="all", language=language)
    check(desktop)
    desktop.set_viewport_size(DESK)
    desktop.locator("#step-on").click()
    expect(desktop.locator("#board")).to_have_attribute("data-ply", "5")
    open_panel(desktop, "more")
    desktop.locator("#whatif-seat").select_option("2")
    desktop.locator("#whatif-level").select_option("easy")
    desktop.get_by_role("button", name=say("whatif-go")).click()
    expect(desktop).to_have_url(re.compile("/table/"))
    expect(desktop.locator("#player-2.is-you")).to_be_visible()
    open_panel(desktop, "more")
    expect(desktop.get_by_text(say("table-goes-on"))).to_be_visible()
    player = Player(desktop, seed=1)
    assert player.is_asked()
    before = int(desktop.locator("#board").get_attribute("data-ply") or "0")
    player.decide()
    expect(desktop.locator(f"#board:not([data-ply='{before}'])")).to_be_visible()
