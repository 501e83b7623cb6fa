"""How quickly is shown what happens: the reader's pace, what is skipped, and what needs no pause."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.fakeserver import FakeServer, frame, still

pytestmark = pytest.mark.xdist_group("browser")

WOLF = '<button type="button" id="wolf" data-moves="wolf">wolf</button>'

PACE = 900

REMEMBER = """() => {
    window.boards = [];
    document.addEventListener("morphed", ({ target }) => boards.push(target.textContent.replace("?", "")));
}"""


def test_a_new_pace_counts_at_once(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(*(frame(str(number), f"line {number}") for number in range(1, 6)), log=5)
    table = desktop.locator("#board")
    expect(table).to_contain_text("1")
    desktop.evaluate("document.body.dataset.pace = 2 * 900")
    expect(table).to_contain_text("2")
    desktop.clock.run_for(PACE)
    expect(table).to_contain_text("2")
    desktop.clock.run_for(PACE)
    expect(table).to_contain_text("3")
    desktop.evaluate("document.body.dataset.pace = 0")
    expect(table).to_contain_text("5")
    expect(desktop.locator("#log li")).to_have_count(5)
    expect(desktop.locator("#skip")).to_be_hidden()


@pytest.mark.parametrize("by", ["click", "Escape"])
def test_skipping_ends_when_it_is_the_readers_turn(server: FakeServer, desktop: Page, by: str) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    table, log = desktop.locator("#board"), desktop.locator("#log li")
    line.scene(frame("1", "Ana"), frame("2", "Ana"), frame("3", "Boris is asked"), log=3)
    expect(table).to_contain_text("1")
    if by == "click":
        desktop.locator("#skip").click()
    else:
        desktop.keyboard.press("Escape")
    expect(table).to_contain_text("3")
    line.scene(frame("4", "Boris"), frame("5", "Chloé is asked"), log=5)
    expect(table).to_contain_text("5")
    expect(desktop.locator("#skip")).to_be_hidden()
    line.scene(frame("6", "Chloé"), frame(WOLF, "you are asked", yours=True), log=7)
    expect(desktop.locator("#wolf")).to_be_visible()
    expect(log).to_have_count(7)
    desktop.locator("#wolf").click()
    line.decision()
    line.scene(frame("8", "you"), frame("9", "Ana is asked"), log=9)
    line.send("taken")
    expect(table).to_contain_text("8")
    expect(desktop.locator("#skip")).to_be_visible()
    desktop.clock.run_for(PACE)
    expect(table).to_contain_text("9")


def test_what_comes_from_bots_can_be_skipped_between_their_turns(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(frame("1", "Ana"), log=1)
    expect(desktop.locator("#board:not(.is-playing)")).to_contain_text("1")
    desktop.locator("#skip").click()
    line.scene(frame("2", "Boris"), frame("3", "Chloé"), log=3)
    expect(desktop.locator("#board")).to_contain_text("3")


def test_nothing_is_offered_to_skip_when_nothing_more_comes(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(frame("1", "Ana thinks"), log=1)
    expect(desktop.locator("#skip")).to_be_visible()
    desktop.clock.run_for(PACE)
    expect(desktop.locator("#skip")).to_be_hidden()


def test_who_only_looks_on_skips_what_waits(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    desktop.locator("#skip").evaluate("skip => delete skip.dataset.toTurn")
    line.scene(frame("1", "Ana"), frame("2", "Boris"), log=2)
    expect(desktop.locator("#board")).to_contain_text("1")
    desktop.locator("#skip").click()
    expect(desktop.locator("#board")).to_contain_text("2")
    line.scene(frame("3", "Ana"), frame("4", "Boris"), log=4)
    expect(desktop.locator("#board")).to_contain_text("3")
    expect(desktop.locator("#skip")).to_be_visible()


def test_a_quiet_frame_takes_no_time_of_its_own(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    desktop.evaluate(REMEMBER)
    line.scene(frame("leaf", "Ana lays a leaf"), frame("cleared", "Boris is first", quiet=True), log=2)
    expect(desktop.locator("#board")).to_contain_text("leaf")
    desktop.clock.run_for(PACE)
    expect(desktop.locator("#board:not(.is-playing)")).to_contain_text("cleared")
    line.scene(frame("next leaf", "Boris lays a leaf"), log=3)
    expect(desktop.locator("#board")).to_contain_text("next leaf")
    assert desktop.evaluate("boards") == ["leaf", "cleared", "next leaf"]


def test_a_quiet_frame_is_shown_with_what_follows_if_that_is_there(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    desktop.evaluate(REMEMBER)
    line.scene(frame("leaf", "Ana lays a leaf"), frame("cleared", "Boris is first", quiet=True), log=2)
    line.scene(frame("next leaf", "Boris lays a leaf"), log=3)
    line.send("go", to="#all-have-come")
    expect(desktop).to_have_url(server.address("/table/7#all-have-come"))
    desktop.clock.run_for(PACE)
    expect(desktop.locator("#board")).to_contain_text("next leaf")
    expect(desktop.locator("#log li")).to_have_text(["Ana lays a leaf", "Boris is first", "Boris lays a leaf"])
    assert desktop.evaluate("boards") == ["leaf", "next leaf"]
