"""Several people at one table, each with a browser of their own: they come by link, and nothing is lost on the way."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import Language, new_player
from tests.web.inside import InProcess
from tests.web.whole.logs import is_kept, lines
from tests.web.whole.playing import ASKED, Player
from tests.web.whole.prepared import play_on, seated
from tests.web.whole.visiting import (
    introduce_oneself,
    load_anew,
    open_table,
    place,
    prefer,
    sign_in,
    sit_down,
    sit_down_both,
)

pytestmark = pytest.mark.xdist_group("browser")


def come_by_link(page: Page, link: str, name: str, language: Language) -> None:
    """Follow a link as somebody new: all forms lead back to it."""
    page.goto(link)
    introduce_oneself(page, name, language)
    prefer(page, pace="instant")
    expect(page).to_have_url(link)


# --- Coming --------------------------------------------------------------------------------------------------------


def test_three_people_come_by_link_and_choose_in_secret(
    server: InProcess, desktop: Page, laptop: Page, phone: Page
) -> None:
    sign_in(desktop, server, new_player())
    desktop.goto(server.address)
    open_table(desktop, "hunt", ["me", "open", "open"])
    link = desktop.locator("#link").input_value()
    come_by_link(laptop, link, "Boris", "fr")
    laptop.locator("#seat-1 button").click()
    expect(desktop.locator("#seat-1")).to_contain_text("Boris")
    sign_in(phone, server, new_player(), name="Chloé")
    phone.goto(link)
    phone.locator("#seat-2 button").tap()
    everybody = desktop, laptop, phone
    for page in everybody:
        expect(page).to_have_url(link)
        expect(page.locator(".player.is-acting")).to_have_count(3)
        load_anew(page)

    laptop.locator("#hand-wolf").click()
    for page in everybody:
        expect(page.locator("#player-1.has-chosen")).to_be_visible()
    expect(laptop.locator("#lodge-1 [data-card=wolf]")).to_be_visible()
    for page in (desktop, phone):
        expect(page.locator("#lodge-1 .card--back")).to_be_visible()
        expect(page.locator("#lodge-1 [data-card=wolf]")).to_have_count(0)

    laptop.locator("#hand-rabbit").click()
    expect(laptop.locator("#lodge-1 [data-card=rabbit]")).to_be_visible()
    expect(laptop.locator("#lodge-1 [data-card=wolf]")).to_have_count(0)
    phone.locator("#hand-carrot").tap()
    desktop.locator("#hand-carrot").click()
    for page in everybody:
        expect(page.locator("#board")).to_have_attribute("data-ply", "3")
    expect(lines(desktop).filter(has_text="Boris reveals a rabbit")).to_have_count(1)
    expect(lines(laptop).filter(has_text="Vous révélez un lapin")).to_have_count(1)
    for page in everybody:
        expect(lines(page)).to_have_count(lines(desktop).count())
        is_kept(page)


def test_a_table_of_two_shows_who_is_here_and_what_they_do(server: InProcess, desktop: Page, phone: Page) -> None:
    table = sit_down_both(server, "menagerie", desktop, phone)
    expect(desktop.locator("#player-1:not(.is-away)")).to_be_visible()
    expect(phone.locator("#player-0:not(.is-away)")).to_be_visible()
    acting, other = (desktop, phone) if desktop.locator("#player-0.is-acting").count() else (phone, desktop)
    expect(acting.locator("#prompt.prompt--yours")).to_be_visible()
    expect(other.locator(".player.is-acting:not(.is-you)")).to_be_visible()
    expect(other.locator("#board [data-moves]")).to_have_count(0)

    before = lines(other).count()
    Player(acting, seed=1).decide()
    expect(other.locator("#prompt.prompt--yours")).to_be_visible()
    expect(lines(other)).not_to_have_count(before)
    expect(lines(acting)).to_have_count(lines(other).count())

    name = other.locator(".player:not(.is-you)").get_attribute("id")
    acting.goto(server.address)
    expect(other.locator(f"#{name}.is-away")).to_be_visible()
    acting.goto(f"{server.address}/table/{table}")
    expect(other.locator(f"#{name}:not(.is-away)")).to_be_visible()


# --- Going away and coming back ------------------------------------------------------------------------------------


def test_a_page_loaded_anew_in_the_middle_shows_everything_again(server: InProcess, desktop: Page) -> None:
    reader = new_player()
    table = play_on(seated("menagerie", [reader], bots=1), lambda hosted: hosted.ply >= 6 and 0 in hosted.owing())
    sit_down(desktop, server, place(server, table), reader, show_tips=False)  # a tip is never shown twice
    player = Player(desktop, seed=2)
    assert player.is_asked()
    desktop.locator(f"{ASKED} .pyramid__take:not([aria-disabled])").first.click()
    expect(desktop.locator("#picks")).to_be_visible()
    board = desktop.locator("#board")
    seen, ply = board.aria_snapshot(), board.get_attribute("data-ply") or ""
    told = lines(desktop).all_text_contents()
    desktop.reload()
    expect(lines(desktop)).to_have_text(told)
    expect(board).to_have_attribute("data-ply", ply)
    expect(board).to_match_aria_snapshot(seen)
    player.put_down_cards()
    expect(board).not_to_have_attribute("data-ply", ply)


def test_somebody_without_network_misses_nothing(server: InProcess, desktop: Page, laptop: Page) -> None:
    sit_down_both(server, "hunt", desktop, laptop, bots=1)
    desktop.locator("#hand-wolf").click()
    expect(desktop.locator("#player-0.has-chosen")).to_be_visible()
    before = lines(desktop).count()
    desktop.context.set_offline(True)
    laptop.locator("#hand-carrot").click()
    expect(laptop.locator("#board:not([data-ply='0'])")).to_be_visible()
    expect(lines(desktop)).to_have_count(before)
    desktop.context.set_offline(False)
    expect(desktop.locator("#board:not([data-ply='0'])")).to_be_visible()
    expect(lines(desktop)).to_have_count(lines(laptop).count())
    is_kept(desktop)


def test_a_private_link_takes_ones_seat_to_another_device(server: InProcess, desktop: Page, phone: Page) -> None:
    player = new_player()
    table = f"{server.address}/table/{place(server, seated('hunt', [player], bots=1, free=1))}"
    sign_in(desktop, server, player)
    desktop.goto(table)
    desktop.locator(".topbar a[href^='/preferences']").click()
    desktop.locator("form[action='/device'] button").click()
    phone.goto(desktop.locator("#link").input_value())
    phone.locator("form[action^='/device/'] button").tap()
    expect(phone.locator("h1")).to_contain_text("Ana")
    phone.locator(f"a[href='{table.removeprefix(server.address)}']").tap()
    expect(phone.locator("#seat-0 form[action$='/leave']")).to_be_visible()
    phone.locator("#seat-2 [name=level]").select_option("easy")
    phone.locator("#seat-2 button").tap()
    expect(phone.locator("#hand")).to_be_visible()
    load_anew(phone)
    phone.locator("#hand-wolf").tap()
    expect(phone.locator("#board:not([data-ply='0'])")).to_be_visible()
    desktop.goto(table)
    expect(desktop.locator("#board:not([data-ply='0']) #hand-carrot[data-moves]")).to_be_visible()
