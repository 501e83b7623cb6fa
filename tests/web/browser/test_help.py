"""What helps at the table: why something is refused, what a card says, the rules and the log."""

from __future__ import annotations

import pytest
from playwright.sync_api import FloatRect, Locator, Page, expect

from tests.web.browser.fakeserver import FakeServer, frame, still

pytestmark = pytest.mark.xdist_group("browser")

WOLF = '<button type="button" id="wolf" data-moves="wolf" data-card="wolf" data-glide>wolf</button>'
PIG = '<button type="button" id="pig" data-moves="pig">pig</button>'
CLAUSE = '<a class="clause" href="/rules/hunt#J3" data-clause="J3">J3</a>'
REASON = " ".join(["You must follow the suit that was led, as long as you have a leaf of it in your hand."] * 3)

WOLF_ADDRESS = "/rules/hunt/hunt-2011/thing/wolf"
RULES_ADDRESS = "/rules/hunt?panel=1&edition=hunt-2011"
RULES = f'<p id="clause-J1">Deal.</p>{CLAUSE}' + "<br>" * 99 + '<p id="clause-J3">Choose.</p>' + "<br>" * 99


def box(element: Locator) -> FloatRect:
    """Where an element is."""
    found = element.bounding_box()
    assert found is not None
    return found


# --- Refusals --------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("screen", ["desktop", "phone"])
def test_refusal_moves_nothing(request: pytest.FixtureRequest, server: FakeServer, screen: str) -> None:
    page: Page = request.getfixturevalue(screen)
    line = server.visit(page, PIG, log=("Ana plays.",))
    before = [box(page.locator(each)) for each in ("#board", "#notice", "main")]
    page.locator("#pig").click()
    line.send("refused", about=line.decision()["about"], html=f"{REASON} {CLAUSE}")
    expect(page.get_by_role("alert")).to_have_text(f"{REASON} J3")
    assert [box(page.locator(each)) for each in ("#board", "#notice", "main")] == before


def test_long_message_opens_on_demand(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, PIG)
    more = desktop.locator("#notice-more")
    expect(more).to_be_hidden()
    line.send("refused", about="pig", html=REASON)
    more.click()
    expect(more).to_have_attribute("aria-expanded", "true")
    expect(desktop.locator("#notice")).to_have_class("notice is-open")
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#notice")).to_have_class("notice")
    expect(desktop.locator("#refusal")).to_be_visible()


def test_last_line_of_the_log_stands_in_the_notice(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, PIG, log=("Ana plays.",))
    expect(desktop.locator("#latest")).to_have_text("Ana plays.")
    line.scene(frame(PIG, "Ben passes.", ply=1), log=2, ply=1)
    expect(desktop.locator("#latest")).to_have_text("Ben passes.")


@pytest.mark.parametrize("by", ["Escape", "next press", "next decision"])
def test_a_refusal_goes_away(server: FakeServer, desktop: Page, by: str) -> None:
    line = server.visit(desktop, PIG)
    line.send("refused", about="pig", html="No.")
    expect(desktop.locator("#refusal")).to_be_visible()
    if by == "Escape":
        desktop.keyboard.press("Escape")
    elif by == "next press":
        desktop.locator("#pig").click()
    else:
        line.scene(frame(PIG, ply=1), ply=1)
    expect(desktop.locator("#refusal")).to_be_hidden()


def test_a_refusal_stays_while_others_choose(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, PIG)
    line.send("refused", about="pig", html="No.")
    line.scene(frame(PIG + "somebody has chosen"))
    expect(desktop.locator("#board")).to_contain_text("somebody has chosen")
    expect(desktop.locator("#refusal")).to_be_visible()


def test_a_refusal_that_goes_away_leaves_the_focus_with_its_thing(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, PIG)
    line.send("refused", about="pig", html=f"No. {CLAUSE}")
    desktop.locator("#refusal a").press("Escape")
    expect(desktop.locator("#pig")).to_be_focused()


def test_the_clause_of_a_refusal_can_be_looked_up(server: FakeServer, desktop: Page) -> None:
    server.pieces[RULES_ADDRESS] = RULES
    line = server.visit(desktop, PIG)
    line.send("refused", about="pig", html=f"No. {CLAUSE}")
    desktop.locator("#refusal a").press("Enter")
    expect(desktop.locator("#clause-J3")).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#refusal")).to_be_hidden()
    expect(desktop.locator("#rulespanel")).to_be_visible()
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#rulespanel")).to_be_hidden()
    expect(desktop.locator("#pig")).to_be_focused()


# --- The text of a card ----------------------------------------------------------------------------------------------


def test_the_key_i_shows_and_hides_the_text_of_a_card(server: FakeServer, desktop: Page) -> None:
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    server.visit(desktop, WOLF)
    wolf, text = desktop.locator("#wolf"), desktop.locator("#cardtext")
    for close in ("i", "Escape"):
        wolf.press("i")
        expect(text).to_be_visible()
        expect(text).to_have_text("Catches rabbits.")
        expect(wolf).to_be_focused()
        expect(wolf).to_have_accessible_description("Catches rabbits.")
        wolf.press(close)
        expect(text).to_be_hidden()
        expect(wolf).not_to_have_attribute("aria-describedby", "cardtext")
    assert server.requests[WOLF_ADDRESS] == 1


def test_the_text_of_a_card_survives_a_new_drawing_but_not_its_card(server: FakeServer, desktop: Page) -> None:
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    line = server.visit(desktop, WOLF)
    desktop.locator("#wolf").press("i")
    expect(desktop.locator("#cardtext")).to_be_visible()
    line.scene(frame(PIG + WOLF))
    expect(desktop.locator("#pig")).to_be_visible()
    expect(desktop.locator("#wolf")).to_have_accessible_description("Catches rabbits.")
    line.scene(frame(PIG))
    expect(desktop.locator("#cardtext")).to_be_hidden()


def test_the_text_of_a_card_shown_by_key_goes_with_the_focus(server: FakeServer, desktop: Page) -> None:
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    server.visit(desktop, WOLF + PIG)
    desktop.locator("#wolf").press("i")
    expect(desktop.locator("#cardtext")).to_be_visible()
    desktop.keyboard.press("Tab")
    expect(desktop.locator("#pig")).to_be_focused()
    expect(desktop.locator("#cardtext")).to_be_hidden()


def test_hovering_shows_the_text_of_a_card(server: FakeServer, desktop: Page) -> None:
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    still(desktop)
    line = server.visit(desktop, WOLF + PIG)
    text = desktop.locator("#cardtext")
    desktop.locator("#wolf").hover()
    expect(text).to_be_hidden()
    desktop.clock.run_for(350)
    expect(text).to_be_visible()
    desktop.locator("#pig").hover()
    desktop.clock.run_for(1000)
    expect(text).to_be_visible()  # so that the reader can go there
    line.scene(frame(PIG))
    expect(text).to_be_hidden()


def test_a_slow_click_is_a_click(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, WOLF)
    desktop.locator("#wolf").hover()
    desktop.mouse.down()
    desktop.clock.run_for(1000)
    desktop.mouse.up()
    assert line.decision()["about"] == "wolf"


def test_a_short_tap_shows_no_text(server: FakeServer, phone: Page) -> None:
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    still(phone)
    line = server.visit(phone, WOLF)
    phone.locator("#wolf").press("i")  # so that the text is there already
    expect(phone.locator("#cardtext")).to_be_visible()
    phone.locator("#wolf").tap()
    assert line.decision()["about"] == "wolf"
    phone.clock.run_for(1000)
    expect(phone.locator("#cardtext")).to_be_hidden()


def test_a_tap_shows_the_text_of_a_card_that_is_no_choice(server: FakeServer, phone: Page) -> None:
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    server.visit(phone, '<span id="wolf" data-card="wolf">wolf</span><p id="elsewhere">elsewhere</p>')
    phone.locator("#wolf").tap()
    expect(phone.locator("#cardtext")).to_have_text("Catches rabbits.")
    expect(phone.locator("#cardtext")).to_be_visible()
    phone.locator("#elsewhere").tap()
    expect(phone.locator("#cardtext")).to_be_hidden()


def test_a_long_press_shows_the_text_of_a_card_and_plays_nothing(server: FakeServer, phone: Page) -> None:
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    still(phone)
    line = server.visit(phone, WOLF + PIG)
    place = box(phone.locator("#wolf"))
    finger = phone.context.new_cdp_session(phone)
    point = {"x": place["x"] + 5, "y": place["y"] + 5}
    finger.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    phone.clock.run_for(450)
    expect(phone.locator("#cardtext")).to_have_text("Catches rabbits.")
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.locator("#cardtext")).to_be_visible()
    phone.locator("#pig").tap()
    expect(phone.locator("#cardtext")).to_be_hidden()
    assert line.decision()["about"] == "pig"


def test_a_text_that_does_not_come_is_excused_and_asked_for_again(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, WOLF)
    desktop.locator("#wolf").press("i")
    expect(desktop.locator("#cardtext")).to_have_text("The text did not come.")
    desktop.keyboard.press("Escape")
    server.pieces[WOLF_ADDRESS] = "<p>Catches rabbits.</p>"
    desktop.locator("#wolf").press("i")
    expect(desktop.locator("#cardtext")).to_have_text("Catches rabbits.")


# --- Panels ----------------------------------------------------------------------------------------------------------


def test_a_clause_opens_the_rules_there(server: FakeServer, desktop: Page) -> None:
    server.pieces[RULES_ADDRESS] = RULES
    server.visit(desktop, CLAUSE + CLAUSE.replace("J3", "J1"))
    first, second = desktop.locator("#board a").all()
    first.click()
    expect(desktop.locator("#clause-J3")).to_be_focused()
    expect(desktop.locator("#clause-J3")).to_be_in_viewport()
    expect(desktop.locator(".is-cited")).to_have_text("Choose.")
    desktop.evaluate("window.held = document.getElementById('clause-J1')")
    second.click()
    expect(desktop.locator("#clause-J1")).to_be_focused()
    expect(desktop.locator(".is-cited")).to_have_text("Deal.")
    assert desktop.evaluate("held.isConnected")
    desktop.locator("#rulespanel a").click()
    expect(desktop.locator("#clause-J3")).to_be_focused()
    desktop.keyboard.press("Escape")
    expect(desktop.locator("#rulespanel")).to_be_hidden()
    expect(second).to_be_focused()
    assert server.requests[RULES_ADDRESS] == 1


def test_the_buttons_open_and_close_their_panels(server: FakeServer, desktop: Page) -> None:
    server.pieces[RULES_ADDRESS] = RULES
    server.visit(desktop)
    button, panel = desktop.get_by_role("button", name="Rules"), desktop.locator("#rulespanel")
    expect(button).to_have_attribute("aria-expanded", "false")
    button.click()
    expect(button).to_have_attribute("aria-expanded", "true")
    expect(panel).to_be_focused()
    expect(panel).to_contain_text("Deal.")
    log = desktop.get_by_role("button", name="Log")
    expect(log).to_have_attribute("aria-expanded", "false")
    expect(desktop.locator("#logpanel")).to_be_hidden()
    button.click()
    expect(panel).to_be_hidden()
    expect(button).to_be_focused()
    expect(log).to_have_attribute("aria-expanded", "true")
    expect(desktop.locator("#logpanel")).to_be_visible()


def test_escape_leaves_the_log_beside_the_board_alone(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop)
    desktop.get_by_role("log").press("Escape")
    expect(desktop.locator("#logpanel")).to_be_visible()


def test_panels_come_in_place_of_the_board_on_a_phone(server: FakeServer, phone: Page) -> None:
    server.pieces[RULES_ADDRESS] = RULES
    server.visit(phone, log=tuple("abcdefghijklmnop"))
    log, rules, menu = phone.locator("#logpanel"), phone.locator("#rulespanel"), phone.locator("#menu")
    expect(log).to_be_hidden()
    menu.tap()
    expect(menu).to_have_attribute("aria-expanded", "true")
    expect(phone.locator("#log li").last).to_be_in_viewport()
    phone.evaluate("document.activeElement.blur()")
    phone.keyboard.press("Escape")
    expect(log).to_be_hidden()
    expect(menu).to_have_attribute("aria-expanded", "false")
    menu.tap()
    phone.get_by_role("button", name="Rules").tap()
    expect(rules).to_be_visible()
    expect(log).to_be_hidden()
    phone.get_by_role("button", name="Close").tap()
    expect(rules).to_be_hidden()


def test_rules_that_do_not_come_are_excused_and_asked_for_again(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop)
    button, panel = desktop.get_by_role("button", name="Rules"), desktop.locator("#rulespanel")
    button.click()
    expect(panel).to_contain_text("The rules did not come.")
    button.click()
    server.pieces[RULES_ADDRESS] = RULES
    button.click()
    expect(panel).to_contain_text("Deal.")
