"""The page of a table: what the server sends is shown, what the reader decides is sent, and the line is kept."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from sousbois.web.pages.table import TOO_MANY_PAGES
from sousbois.web.statics import static_files
from tests.web.browser.fakeserver import FakeServer, board, frame, still

pytestmark = pytest.mark.xdist_group("browser")

WOLF = '<button type="button" id="wolf" data-moves="row-3 wolf">wolf</button>'
PIG = '<button type="button" id="pig" data-moves="pig">pig</button>'
UNDO = '<button type="button" id="undo" data-moves="">take back</button>'

PACE = 900

REMEMBER = """() => {
    window.boards = [];
    document.addEventListener("morphed", ({ target }) => boards.push(target.textContent));
}"""


def test_a_scene_takes_the_place_of_the_board(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, "before").scene(frame("after", ply=3))
    expect(desktop.locator("#board")).to_contain_text("after")
    expect(desktop.locator("#board")).to_have_attribute("data-ply", "3")


def test_a_press_sends_the_whole_decision(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop)
    line.scene(frame(WOLF + UNDO, ply=12))
    desktop.locator("#wolf").click()
    assert line.decision() == {"kind": "decide", "ply": 12, "moves": ["row-3", "wolf"], "about": "wolf"}
    line.send("taken")
    line.scene(frame(WOLF + UNDO, ply=13))
    expect(desktop.locator("#board")).to_have_attribute("data-ply", "13")
    desktop.locator("#undo").press("Enter")
    assert line.decision() == {"kind": "decide", "ply": 13, "moves": [], "about": "undo"}


def test_a_press_before_the_line_is_open_is_sent_when_it_is(server: FakeServer, desktop: Page) -> None:
    server.opens_lines.clear()
    server.open(desktop, WOLF + PIG)
    desktop.locator("#wolf").click()
    expect(desktop.locator("main.is-sending")).to_be_visible()
    server.opens_lines.set()
    line = server.line()
    assert line.decision()["about"] == "wolf"
    line.send("taken")
    desktop.locator("#pig").click()
    assert line.decision()["about"] == "pig"


@pytest.mark.parametrize("answer", ["taken", "refused"])
def test_one_decision_is_sent_at_a_time(server: FakeServer, desktop: Page, answer: str) -> None:
    line = server.visit(desktop, WOLF + PIG)
    desktop.locator("#wolf").click()
    line.scene(frame(WOLF + PIG + UNDO + "somebody else has chosen"))
    expect(desktop.locator("#board")).to_contain_text("somebody else")
    expect(desktop.locator("main.is-sending")).to_be_visible()
    desktop.locator("#pig").click()
    desktop.locator("#undo").click()
    desktop.locator("#pig").click()
    assert line.decision()["about"] == "wolf"
    if answer == "taken":
        line.send("taken")
    else:
        line.send("refused", about="wolf", html="No.")
    assert line.decision()["about"] == "pig"
    line.send("taken")
    expect(desktop.locator("main.is-sending")).to_have_count(0)
    desktop.locator("#undo").click()
    assert line.decision()["about"] == "undo"


def test_frames_are_shown_in_order_at_the_readers_pace(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    table, log, skip = desktop.locator("#board"), desktop.locator("#log"), desktop.locator("#skip")
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(frame("one", "first"), frame("two", "second", "third"), frame("three", yours=True), log=3)
    for shown, told in (("one", ["first"]), ("two", ["first", "second", "third"])):
        expect(table).to_contain_text(shown)
        expect(log.locator("li")).to_have_text(told)
        expect(table).to_have_attribute("aria-busy", "true")
        expect(table).to_have_class("board is-playing")
        expect(skip).to_be_visible()
        desktop.clock.run_for(PACE)
    expect(table).to_contain_text("three")
    expect(skip).to_be_hidden()
    expect(table).to_have_class("board")
    expect(table).not_to_have_attribute("aria-busy", "true")


@pytest.mark.parametrize("by", ["click", "Space", "Escape"])
def test_skip_shows_the_end_at_once_and_loses_no_line(server: FakeServer, desktop: Page, by: str) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    desktop.evaluate(REMEMBER)
    line.scene(*(frame(str(number), f"line {number}", yours=number == 4) for number in range(1, 5)), log=4)
    expect(desktop.locator("#board")).to_contain_text("1")
    if by == "click":
        desktop.locator("#skip").click()
    elif by == "Space":
        desktop.locator("#skip").press("Space")
    else:
        desktop.keyboard.press("Escape")
    expect(desktop.locator("#board")).to_contain_text("4")
    expect(desktop.locator("#log li")).to_have_text([f"line {number}" for number in range(1, 5)])
    expect(desktop.locator("#skip")).to_be_hidden()
    assert desktop.evaluate("boards") == ["?1", "?4"]


def test_without_a_pace_only_the_last_frame_is_shown(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop)
    desktop.evaluate(REMEMBER)
    line.scene(frame("one", "first"), frame("two", "second"), log=2)
    expect(desktop.locator("#log li")).to_have_text(["first", "second"])
    assert desktop.evaluate("boards") == ["?two"]


def test_the_focus_leaves_the_skip_button_for_a_choice(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(frame("one", "first"), frame(WOLF, yours=True), log=1)
    desktop.locator("#skip").press("Enter")
    expect(desktop.locator("#wolf")).to_be_focused()


def test_the_answer_to_a_decision_does_not_wait(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(frame(WOLF, "first"), log=1)
    desktop.locator("#wolf").click()
    line.decision()
    line.scene(frame("answer"), log=1)
    expect(desktop.locator("#board")).to_contain_text("answer")


def test_nothing_waits_for_a_frame_that_tells_nothing(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(frame("somebody came"))
    expect(desktop.locator("#board:not(.is-playing)")).to_contain_text("somebody came")
    desktop.clock.run_for(1)
    line.scene(frame("next"))
    expect(desktop.locator("#board")).to_contain_text("next")


def test_others_who_choose_do_not_keep_the_reader_from_choosing(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, "start", pace=PACE)
    line.scene(frame("what happened", "first"), frame(WOLF, "second", ply=3, yours=True), log=2)
    line.scene(frame(WOLF + "somebody has chosen", ply=3), log=2)
    expect(desktop.locator("#board")).to_contain_text("what happened")
    desktop.clock.run_for(PACE)
    expect(desktop.locator("#board:not(.is-playing)")).to_contain_text("somebody has chosen")
    line.scene(frame(WOLF + "everybody has chosen", ply=3), log=2)
    expect(desktop.locator("#board:not(.is-playing)")).to_contain_text("everybody has chosen")
    desktop.locator("#wolf").click()
    assert line.decision()["ply"] == 3


def test_the_log_stays_at_its_end_unless_the_reader_has_scrolled_up(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, log=tuple("abcdefghijklmnop"))
    log = desktop.get_by_role("log")
    expect(log.locator("li").last).to_be_in_viewport()
    line.scene(frame("", "q", "r"), log=18)
    expect(log.locator("li")).to_have_count(18)
    assert log.evaluate("log => log.scrollHeight - log.scrollTop - log.clientHeight") == 0
    log.evaluate("log => log.scrollTop = 5")
    line.scene(frame("", "s"), log=19)
    expect(log.locator("li")).to_have_count(19)
    assert log.evaluate("log => log.scrollTop") == 5


def test_the_page_goes_where_the_server_says(server: FakeServer, desktop: Page) -> None:
    server.pieces["/table/8"] = "another table"
    server.visit(desktop).send("go", to="/table/8")
    expect(desktop.locator("body")).to_have_text("another table")


# --- The line --------------------------------------------------------------------------------------------------------


def test_after_the_line_broke_nothing_is_lost_or_doubled(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, log=("one",))
    assert line.log == 1
    line.scene(frame("", "two"), log=2)
    expect(desktop.locator("#log li")).to_have_count(2)
    line.close()
    expect(desktop.locator("#connection")).to_be_visible()
    desktop.clock.run_for(500)
    line = server.line()
    assert line.log == 2
    line.scene(frame("now", "three", "four"), log=4)
    expect(desktop.locator("#connection")).to_be_hidden()
    expect(desktop.locator("#board")).to_contain_text("now")
    expect(desktop.locator("#log li")).to_have_text(["one", "two", "three", "four"])


def test_lines_that_wait_for_their_frame_are_not_asked_for_again(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, pace=PACE)
    line.scene(frame("1", "one"), frame("2", "two"), frame("3", "three", yours=True), log=3)
    expect(desktop.locator("#board")).to_contain_text("1")
    line.close()
    expect(desktop.locator("#connection")).to_be_visible()
    desktop.clock.run_for(500)
    line = server.line()
    assert line.log == 3
    line.scene(frame("4", "four"), log=4)
    desktop.locator("#skip").click()
    expect(desktop.locator("#board")).to_contain_text("4")
    expect(desktop.locator("#log li")).to_have_text(["one", "two", "three", "four"])


def test_a_silent_line_is_given_up(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    server.visit(desktop).answers = False
    desktop.clock.run_for(10_000)
    expect(desktop.locator("#connection")).to_be_visible()
    desktop.clock.run_for(500)
    server.line()


def test_a_line_that_answers_is_kept(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    with desktop.expect_websocket() as socket:
        server.visit(desktop)
    for _ in range(8):
        with socket.value.expect_event("framereceived"):
            desktop.clock.run_for(2500)
    expect(desktop.locator("#connection")).to_be_hidden()
    assert server.requests["/table/7/live?log=0"] == 1


def test_the_line_is_opened_at_once_when_the_network_is_back(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    server.visit(desktop).close()
    expect(desktop.locator("#connection")).to_be_visible()
    desktop.evaluate("dispatchEvent(new Event('online'))")
    server.line().scene(frame("back"))
    expect(desktop.locator("#board")).to_contain_text("back")
    expect(desktop.locator("#connection")).to_be_hidden()


def test_a_page_that_is_seen_again_opens_its_line_at_once(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    server.visit(desktop).close()
    expect(desktop.locator("#connection")).to_be_visible()
    desktop.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    server.line()


def test_surplus_page_says_so_and_waits(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop)
    line.send("refused", about="", html="Too many pages")
    line.close(TOO_MANY_PAGES)
    expect(desktop.locator("#refusal")).to_have_text("Too many pages")
    desktop.clock.run_for(60_000)
    assert server.requests["/table/7/live?log=0"] == 1
    expect(desktop.locator("#refusal")).to_be_visible()
    expect(desktop.locator("#connection")).to_be_hidden()
    desktop.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    server.line().scene(frame("back"))
    expect(desktop.locator("#board")).to_contain_text("back")


def test_a_decision_without_an_answer_is_not_sent_again_once_the_table_has_moved_on(
    server: FakeServer, desktop: Page
) -> None:
    still(desktop)
    line = server.visit(desktop, WOLF + PIG)
    desktop.locator("#wolf").click()
    line.decision()
    line.close()
    expect(desktop.locator("#connection")).to_be_visible()
    desktop.clock.run_for(500)
    line = server.line()
    line.scene(frame(WOLF + PIG, ply=1))
    expect(desktop.locator("#board")).to_have_attribute("data-ply", "1")
    expect(desktop.locator("main.is-sending")).to_have_count(0)
    desktop.locator("#pig").click()
    assert line.decision()["about"] == "pig"


def test_a_decision_that_was_lost_with_its_line_is_sent_on_the_next(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, WOLF + PIG)
    desktop.locator("#wolf").click()
    line.decision()
    desktop.evaluate("window.dispatchEvent(new Event('online'))")
    line = server.line()
    line.scene(frame(WOLF + PIG + "as it was"))
    assert line.decision()["about"] == "wolf"
    line.send("taken")
    expect(desktop.locator("#connection")).to_be_hidden()
    desktop.locator("#pig").click()
    assert line.decision()["about"] == "pig"


def test_a_table_that_is_gone_leads_home(server: FakeServer, desktop: Page) -> None:
    server.pieces["/"] = "home"
    server.visit(desktop).close(4404)
    expect(desktop.locator("body")).to_have_text("home")


def test_who_is_not_allowed_sees_the_page_anew(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop)
    server.pieces["/table/7"] = "not yours"
    line.close(4403)
    desktop.clock.run_for(9000)
    expect(desktop.locator("body")).to_have_text("not yours")


# --- What every page may rely on -------------------------------------------------------------------------------------


def test_a_page_with_nothing_but_a_board_lives_too(server: FakeServer, desktop: Page) -> None:
    server.pieces["/table/7"] = (
        '<!doctype html><title>Waiting</title><script type="module" src="/static/live.js"></script>'
        f'<body><main id="main" data-socket="/table/7/live">{board("before")}</main></body>'
    )
    desktop.goto(server.address("/table/7"))
    line = server.line()
    assert line.log == 0
    line.scene(frame('<input id="name">'))
    desktop.locator("#name").fill("Ada")
    line.scene(frame('<p>somebody came</p><input id="name">'))
    expect(desktop.locator("#board")).to_contain_text("somebody came")
    expect(desktop.locator("#name")).to_have_value("Ada")
    desktop.keyboard.press("Escape")


def test_the_scripts_stay_small(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop)
    scripts = [path.removeprefix("/static/") for path in server.requests if path.endswith(".js")]
    assert "morph.js" in scripts
    assert sum(len(static_files()[script].content) for script in scripts) < 25 * 1024
