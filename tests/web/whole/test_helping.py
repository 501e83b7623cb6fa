"""Tips and hints in the browser: seen, read aloud, put away by keyboard, marked on the board, never in the way."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.identity import new_player
from sousbois.web.statics import STATIC
from tests.play.hosting import GAMES
from tests.web.conftest import DESK
from tests.web.inside import InProcess
from tests.web.whole.accessible import check
from tests.web.whole.playing import ASKED, CHOICE, LONG
from tests.web.whole.prepared import seated
from tests.web.whole.visiting import load_anew, open_as_filled_in, place, sign_in, sit_down, take_seats

pytestmark = pytest.mark.xdist_group("second-browser")

HINT = ".hint:has([data-hinted])"
ROOMY = 400
"""Pixels that sentences need on a desk, so that they can be read."""


def come_to_a_question(page: Page, server: InProcess, game: str, bots: int = 2) -> None:
    """Sit down with bots at a new table, and wait until something is asked."""
    player = new_player()
    sit_down(page, server, place(server, seated(game, [player], bots)), player)
    page.wait_for_selector(f"{ASKED} :is(#cells, {CHOICE})", timeout=LONG)


def ask_for_hint(page: Page) -> None:
    """Ask, and wait for the answer."""
    page.locator("#hint-button").click()
    expect(page.locator(HINT)).to_be_visible()


def tip_shown(page: Page) -> str:
    """The text of the tip that is shown."""
    expect(page.locator("#tip .tip")).to_be_visible()
    return page.locator(".tip__text").inner_text()


def test_a_tip_is_put_away_by_keyboard_and_does_not_come_again(server: InProcess, desktop: Page) -> None:
    come_to_a_question(desktop, server, "hunt")
    first = tip_shown(desktop)
    assert not desktop.evaluate("document.activeElement.closest('.tip')")
    expect(desktop.locator("#help-said")).to_contain_text(first.split(".")[0])
    with desktop.expect_response("**/tips/seen"):
        desktop.keyboard.press("Escape")
    expect(desktop.locator("#tip")).not_to_contain_text(first)
    load_anew(desktop)
    desktop.wait_for_selector(f"{ASKED} {CHOICE}")
    assert first not in desktop.locator("#tip").inner_text()
    assert desktop.locator("template#tip-j-choose").count() == 0


def test_the_button_of_a_tip_gives_the_focus_back_to_the_prompt(server: InProcess, desktop: Page) -> None:
    come_to_a_question(desktop, server, "menagerie")
    first = tip_shown(desktop)
    desktop.locator(".tip__done").press("Enter")
    expect(desktop.locator("#tip")).not_to_contain_text(first)
    expect(desktop.locator("#prompt")).to_be_focused()


def test_the_clause_of_a_tip_opens_the_rules_there(server: InProcess, desktop: Page) -> None:
    come_to_a_question(desktop, server, "hunt")
    tip_shown(desktop)
    clause = desktop.locator(".tip .clause").get_attribute("data-clause")
    desktop.locator(".tip .clause").press("Enter")
    expect(desktop.locator(f"#clause-{clause}")).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#rulespanel")).to_be_hidden()
    expect(desktop.locator(".tip")).to_have_count(1)  # Escape closes one thing at a time
    expect(desktop.locator(".tip .clause")).to_be_focused()


def test_a_tip_goes_after_two_decisions_and_keeps_the_focus_until_then(server: InProcess, desktop: Page) -> None:
    come_to_a_question(desktop, server, "menagerie", bots=1)
    first = tip_shown(desktop)
    desktop.locator(".tip__done").focus()
    desktop.evaluate("document.querySelector('#take-2').click()")  # something changes on the board meanwhile
    desktop.wait_for_selector(f"{ASKED} .pick")
    assert tip_shown(desktop) == first
    expect(desktop.locator(".tip__done")).to_be_focused()
    with desktop.expect_response("**/tips/seen"):
        desktop.evaluate("document.querySelector('#take-back').click()")
    expect(desktop.locator("#tip")).not_to_contain_text(first)


def test_what_is_put_away_on_one_page_is_put_away_on_the_other(server: InProcess, desktop: Page) -> None:
    come_to_a_question(desktop, server, "hunt")
    first = tip_shown(desktop)
    other = desktop.context.new_page()
    other.goto(desktop.url)
    assert tip_shown(other) == first
    with desktop.expect_response("**/tips/seen"):
        desktop.keyboard.press("Escape")
    expect(other.locator("#tip")).not_to_contain_text(first)
    other.close()


@pytest.mark.parametrize("game", GAMES)
def test_hint_is_accessible_and_marked_until_the_decision(quick_server: InProcess, desktop: Page, game: str) -> None:
    come_to_a_question(desktop, quick_server, game)
    tip_shown(desktop)
    ask_for_hint(desktop)
    expect(desktop.locator("#tip")).to_be_hidden()  # until the hint goes
    box = desktop.locator("#hint-answer").bounding_box()
    assert box is not None
    assert box["width"] > ROOMY
    check(desktop)
    desktop.set_viewport_size(DESK)
    marked = desktop.locator("#board [data-advised^='1']")
    expect(marked.first).to_be_visible()
    assert desktop.locator("[aria-describedby=hint-move-1]").count() > 0
    expect(desktop.locator("#help-said")).to_contain_text("Hint 1:")
    take_the_first(desktop, game)
    expect(desktop.locator(".hint")).to_have_count(0, timeout=LONG)
    expect(desktop.locator("[data-advised], [aria-describedby^=hint-move]")).to_have_count(0)


def take_the_first(page: Page, game: str) -> None:
    """Do what the hint says first, by its marks."""
    best = "#board [data-advised^='1']"
    if game == "hamster":
        for cell in page.locator(best).all():
            cell.click()
        page.locator("#cells-cross").click()
    elif game == "menagerie":
        page.locator(f"{best}[data-moves]").click()
        page.wait_for_selector(f"{ASKED} .pick")
        for card in page.locator(f".pick{best.removeprefix('#board ')}").all():
            card.click()
        page.locator("#exchange").click()
    else:
        page.locator(best).first.click()


def test_a_hint_is_closed_by_escape_and_its_button_has_the_focus_again(quick_server: InProcess, desktop: Page) -> None:
    come_to_a_question(desktop, quick_server, "badger")
    ask_for_hint(desktop)
    desktop.locator(".hint__close").focus()
    desktop.keyboard.press("Escape")
    expect(desktop.locator(".hint")).to_have_count(0)
    expect(desktop.locator("[data-advised]")).to_have_count(0)
    expect(desktop.locator("#hint-button")).to_be_focused()


def test_where_hints_are_ruled_out_there_is_no_button(quick_server: InProcess, desktop: Page) -> None:
    sign_in(desktop, quick_server, new_player())
    desktop.goto(f"{quick_server.address}/new?game=hunt")
    desktop.locator("[name=hints]").uncheck()
    take_seats(desktop, ["me", "easy", "easy"])
    desktop.locator(".tile:has([name=seats][value='3'])").click()
    open_as_filled_in(desktop)
    desktop.wait_for_selector(f"{ASKED} {CHOICE}", timeout=LONG)
    expect(desktop.locator("#hint-button")).to_have_count(0)


@pytest.mark.parametrize("script", ["tips.js", "hint.js", "hintmarks.js", "notice.js"])
def test_the_scripts_stay_small(script: str) -> None:
    assert Path(STATIC / script).stat().st_size < 3 * 1024
