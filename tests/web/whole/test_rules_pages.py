"""The rules in a real browser: typing narrows them, they can be printed, and axe finds nothing."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.inside import InProcess
from tests.web.whole.accessible import check

pytestmark = pytest.mark.xdist_group("browser")


def test_typing_narrows_the_rules_and_marks_the_words(server: InProcess, desktop: Page) -> None:
    desktop.goto(f"{server.address}/rules/badger?lang=fr")
    field, shown = desktop.locator("#q"), desktop.locator(".clausetext:visible")
    everything = shown.count()
    field.press_sequentially("AFFAME blair")
    expect(shown.first).to_have_attribute("id", "clause-B16")
    expect(desktop.locator("#narrowed")).to_have_text(
        f"{shown.count() + desktop.locator('.gallery__thing:visible').count()} passages trouvés."
    )
    assert 0 < shown.count() < everything
    expect(desktop.locator(".rulebook__contents")).to_be_hidden()
    assert desktop.evaluate("CSS.highlights.get('found').size") > 1
    field.fill("licorne")
    expect(shown).to_have_count(0)
    expect(desktop.locator("#narrowed")).to_contain_text("Ces règles n’en disent rien")
    field.fill("")
    expect(shown).to_have_count(everything)
    expect(desktop.locator("#narrowed")).to_be_hidden()


def test_enter_goes_to_the_clause_asked_for_and_a_link_shows_all_again(server: InProcess, desktop: Page) -> None:
    desktop.goto(f"{server.address}/rules/badger?lang=en")
    desktop.locator("#q").fill("b10")
    desktop.locator("#q").press("Enter")
    expect(desktop.locator("#clause-B10")).to_be_focused()
    desktop.locator("#clause-B10 a.clause", has_text="B11").click()
    expect(desktop.locator("#q")).to_have_value("")
    expect(desktop.locator("#clause-B11")).to_be_in_viewport()


def test_a_card_asked_for_by_its_name_is_all_that_stays(server: InProcess, phone: Page) -> None:
    phone.goto(f"{server.address}/rules/igels?lang=en")
    phone.locator("#q").fill("downtown tin opener")
    expect(phone.locator(".gallery__thing:visible")).to_have_id("card-tin-opener")
    expect(phone.locator(".printed__group:visible")).to_have_count(1)
    expect(phone.locator(".chapter:visible")).to_have_count(1)


def test_paper_has_the_rules_and_no_navigation(server: InProcess, desktop: Page) -> None:
    desktop.emulate_media(color_scheme="dark")
    desktop.goto(f"{server.address}/rules/hunt?lang=en")
    expect(desktop.locator("#print")).to_be_visible()
    desktop.evaluate("window.print = () => { document.title = 'printed' }")
    desktop.locator("#print").click()
    expect(desktop).to_have_title("printed")
    desktop.emulate_media(media="print", color_scheme="dark")
    for navigation in (".topbar", ".foot", "#narrow", "#print"):
        expect(desktop.locator(navigation)).to_be_hidden()
    for kept in ("h1", ".rulebook__contents", "#clause-J1 .figure", "#card-wolf .card"):
        expect(desktop.locator(kept).first).to_be_visible()
    expect(desktop.locator("#clause-J1")).to_have_css("break-inside", "avoid")
    expect(desktop.locator("body")).to_have_css("background-color", "rgb(255, 255, 255)")
    expect(desktop.locator("#clause-J1 p").first).to_have_css("color", "rgb(0, 0, 0)")


def test_somebody_without_a_name_reads_the_other_language(server: InProcess, phone: Page) -> None:
    phone.goto(f"{server.address}/rules/menagerie")
    expect(phone.locator("html")).to_have_attribute("lang", "en")
    phone.get_by_role("link", name="FR, en français").tap()
    expect(phone.locator("html")).to_have_attribute("lang", "fr")


@pytest.mark.parametrize(
    "path", ["/rules", "/rules?q=hamster&lang=fr", "/rules?q=unicorn", "/rules/hamster?edition=hamster-2020-b&lang=fr"]
)
def test_axe_finds_nothing_on_the_pages_of_the_rules(server: InProcess, desktop: Page, path: str) -> None:
    desktop.goto(f"{server.address}{path}")
    check(desktop)
