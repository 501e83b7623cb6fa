"""What is lit when it is pressed counts, whatever the board does meanwhile; and nothing else is ever decided."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browser.fakeserver import FakeServer, Line, frame, glide_for_ever, still

pytestmark = pytest.mark.xdist_group("browser")

WOLF = '<button type="button" id="wolf" data-moves="wolf" data-glide>wolf</button>'
PIG = '<button type="button" id="pig" data-moves="pig" data-glide>pig</button>'
OTHER_WOLF = '<div><button type="button" id="wolf" data-moves="wolf" data-glide>wolf</button></div>'
"""The same choice, but another element."""
UNLIKE_WOLF = '<button type="button" id="wolf" data-moves="bear" data-glide>bear</button>'
"""Another choice in its place."""
GONE_WOLF = '<span id="wolf" data-glide>wolf</span>'

PACE = 900

Devices = pytest.mark.parametrize("device", ["desktop", "phone"])


class Hand:
    """A mouse or a finger that presses something, and lets go when it is told to."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._has_finger: bool = page.evaluate("navigator.maxTouchPoints > 0")
        self._touch = page.context.new_cdp_session(page) if self._has_finger else None

    def press(self, name: str) -> None:
        """Put it down on something that bears this id, and leave it there. What glides is where it is drawn last."""
        box = self._page.locator(f"#{name}").bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self._touch:
            point = {"x": x, "y": y}
            self._touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
        else:
            self._page.mouse.move(x, y)
            self._page.mouse.down()

    def let_go(self) -> None:
        """Take it away."""
        if self._touch:
            self._touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        else:
            self._page.mouse.up()

    @contextmanager
    def pressing(self, name: str) -> Iterator[None]:
        """Press something while this lasts."""
        self.press(name)
        yield
        self.let_go()


@pytest.fixture
def page(request: pytest.FixtureRequest, device: str) -> Page:
    """The page of a reader with this device."""
    found: Page = request.getfixturevalue(device)
    return found


def nothing_was_decided_before(page: Page, line: Line) -> None:
    """Decide something else: it is the first that arrives, once the server has answered what came before."""
    line.send("taken")
    line.scene(frame('<button type="button" id="last" data-moves="last">last</button>', ply=99), ply=99)
    expect(page.locator("#board")).to_have_attribute("data-ply", "99")
    page.locator("#last").dispatch_event("click")
    assert line.decision()["about"] == "last"


# --- While things glide -----------------------------------------------------------------------------------------------


@Devices
def test_what_is_pressed_while_things_glide_counts(server: FakeServer, page: Page) -> None:
    line = server.visit(page)
    glide_for_ever(page)
    line.scene(frame("here" + WOLF, "news"), log=1)
    expect(page.locator("#board")).to_contain_text("here")
    with Hand(page).pressing("wolf"):
        pass
    assert line.decision()["about"] == "wolf"
    nothing_was_decided_before(page, line)


@Devices
def test_what_is_pressed_when_things_begin_to_glide_counts(server: FakeServer, page: Page) -> None:
    line = server.visit(page, WOLF)
    glide_for_ever(page)
    with Hand(page).pressing("wolf"):
        line.scene(frame(WOLF + "somebody came", "news"), log=1)
        expect(page.locator("#board")).to_contain_text("somebody came")
    assert line.decision()["about"] == "wolf"
    nothing_was_decided_before(page, line)


@Devices
def test_a_box_is_ticked_once_while_things_glide(server: FakeServer, page: Page) -> None:
    box = '<label id="pick" data-glide><input type="checkbox" id="box"> pick</label>'
    line = server.visit(page, box)
    glide_for_ever(page)
    with Hand(page).pressing("pick"):
        line.scene(frame(box + "somebody came", "news"), log=1)
        expect(page.locator("#board")).to_contain_text("somebody came")
    expect(page.locator("#box")).to_be_checked()
    page.locator("#pick").click()
    expect(page.locator("#box")).not_to_be_checked()


# --- While the board changes ------------------------------------------------------------------------------------------


@Devices
def test_what_is_pressed_counts_though_another_element_takes_its_place(server: FakeServer, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    line = server.visit(page, WOLF)
    with Hand(page).pressing("wolf"):
        line.scene(frame(OTHER_WOLF + "somebody came"))
        expect(page.locator("#board")).to_contain_text("somebody came")
    assert line.decision()["about"] == "wolf"
    nothing_was_decided_before(page, line)


@Devices
def test_what_is_pressed_counts_though_it_moves_away(server: FakeServer, page: Page) -> None:
    page.emulate_media(reduced_motion="reduce")
    line = server.visit(page, WOLF)
    with Hand(page).pressing("wolf"):
        line.scene(frame(PIG + "<p>somebody came</p>" * 3 + WOLF))
        expect(page.locator("#board")).to_contain_text("somebody came")
    assert line.decision()["about"] == "wolf"
    nothing_was_decided_before(page, line)


@Devices
@pytest.mark.parametrize(
    ("after", "ply"),
    [(PIG, 0), (UNLIKE_WOLF, 0), (GONE_WOLF, 0), (WOLF, 1)],
    ids=["another lies there", "it means another", "it is none any more", "another decision"],
)
def test_a_press_decides_nothing_else(server: FakeServer, page: Page, after: str, ply: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    line = server.visit(page, WOLF)
    with Hand(page).pressing("wolf"):
        line.scene(frame(after + "the board is new", ply=ply), ply=ply)
        expect(page.locator("#board")).to_contain_text("the board is new")
    nothing_was_decided_before(page, line)


def test_who_moves_the_mouse_away_has_pressed_nothing(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, WOLF)
    with Hand(desktop).pressing("wolf"):
        line.scene(frame(WOLF + "somebody came"))
        expect(desktop.locator("#board")).to_contain_text("somebody came")
        desktop.mouse.move(300, 300)
    nothing_was_decided_before(desktop, line)


# --- While frames wait ------------------------------------------------------------------------------------------------


@Devices
def test_what_is_lit_while_frames_wait_counts_and_cuts_them_short(server: FakeServer, page: Page) -> None:
    still(page)
    line = server.visit(page, pace=PACE)
    line.scene(
        frame(WOLF + "one", "first", ply=3), frame("two", "second"), frame(WOLF + PIG, "third", ply=3), log=3, ply=3
    )
    expect(page.locator("#board.is-playing")).to_contain_text("one")
    with Hand(page).pressing("wolf"):
        pass
    assert line.decision() == {"kind": "decide", "ply": 3, "moves": ["wolf"], "about": "wolf"}
    expect(page.locator("#pig")).to_be_visible()
    expect(page.locator("#log li")).to_have_text(["first", "second", "third"])


@Devices
@pytest.mark.parametrize(("last", "ply"), [(PIG, 3), (WOLF, 4)], ids=["not offered", "another decision"])
def test_what_the_last_frame_does_not_ask_is_not_decided(server: FakeServer, page: Page, last: str, ply: int) -> None:
    still(page)
    line = server.visit(page, pace=PACE)
    line.scene(
        frame(WOLF + "one", "first", ply=3), frame("two", "second"), frame(last, "third", ply=ply), log=3, ply=ply
    )
    expect(page.locator("#board.is-playing")).to_contain_text("one")
    with Hand(page).pressing("wolf"):
        pass
    expect(page.locator("#log li")).to_have_text(["first", "second", "third"])
    nothing_was_decided_before(page, line)


def test_a_question_is_at_rest_as_soon_as_it_is_lit(server: FakeServer, desktop: Page) -> None:
    """What others choose meanwhile is on the board by then, and never plays before the reader's eyes."""
    still(desktop)
    line = server.visit(desktop, pace=PACE)
    desktop.evaluate("""() => {
        window.lit = [];
        document.addEventListener("morphed", () => lit.push(Boolean(document.querySelector("[data-moves]"))));
    }""")
    line.scene(frame("what happened", "first"), frame(WOLF, "second", ply=3, yours=True), log=2, ply=3)
    for name in ("Ana", "Boris", "Chloé"):
        line.scene(frame(f"{WOLF}{name} has chosen", ply=3, yours=True), log=2, ply=3)
    line.send("go", to="#all-have-come")
    expect(desktop).to_have_url(server.address("/table/7#all-have-come"))
    desktop.clock.run_for(PACE)
    expect(desktop.locator("#board:not(.is-playing)")).to_contain_text("Chloé has chosen")
    assert desktop.evaluate("lit") == [False, True]


def test_a_question_that_is_settled_elsewhere_does_not_stay_lit(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, pace=PACE)
    line.scene(frame(WOLF, "first", ply=3, yours=True), log=1, ply=3)
    expect(desktop.locator("#wolf")).to_be_visible()
    line.scene(frame("time is up", "second"), frame(PIG, "third", ply=4, yours=True), log=3, ply=4)
    expect(desktop.locator("#board")).to_contain_text("time is up")


# --- While the server has yet to answer -------------------------------------------------------------------------------


@Devices
def test_what_is_pressed_before_the_answer_counts_after_it(server: FakeServer, page: Page) -> None:
    line = server.visit(page, WOLF + PIG)
    for name in ("wolf", "wolf", "pig"):
        with Hand(page).pressing(name):
            pass
    assert line.decision()["about"] == "wolf"
    line.scene(frame(WOLF + PIG + "wolf it is"))
    line.send("taken")
    assert line.decision()["about"] == "pig"
    line.send("taken")
    nothing_was_decided_before(page, line)


def test_what_is_pressed_before_the_answer_decides_nothing_later(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop, WOLF + PIG, pace=PACE)
    desktop.locator("#wolf").click()
    desktop.locator("#pig").click()
    line.decision()
    line.scene(frame("wolf it is", "first"), frame(WOLF + PIG, "second", ply=1), log=2, ply=1)
    line.send("taken")
    expect(desktop.locator("main:not(.is-sending) #board.is-playing")).to_contain_text("wolf it is")
    nothing_was_decided_before_skipping(desktop, line)


def nothing_was_decided_before_skipping(page: Page, line: Line) -> None:
    """As before, while frames play."""
    line.scene(frame('<button type="button" id="last" data-moves="last">last</button>', ply=99, yours=True), ply=99)
    page.locator("#skip").click()
    page.locator("#last").click()
    assert line.decision()["about"] == "last"


# --- While there is no line -------------------------------------------------------------------------------------------


@Devices
@pytest.mark.parametrize("ply", [0, 1])
def test_what_is_pressed_without_a_line_counts_on_the_next_if_it_is_still_asked(
    server: FakeServer, page: Page, ply: int
) -> None:
    still(page)
    line = server.visit(page, WOLF)
    line.close()
    expect(page.locator("#connection")).to_be_visible()
    with Hand(page).pressing("wolf"):
        pass
    expect(page.locator("main.is-sending")).to_be_visible()
    page.clock.run_for(500)
    line = server.line()
    line.scene(frame(WOLF + "back", ply=ply), ply=ply)
    if ply == 0:
        assert line.decision()["about"] == "wolf"
        line.send("taken")
    expect(page.locator("main:not(.is-sending)")).to_contain_text("back")
    nothing_was_decided_before(page, line)


def test_what_else_is_asked_without_a_line_is_asked_on_the_next(server: FakeServer, desktop: Page) -> None:
    still(desktop)
    line = server.visit(desktop)
    line.close()
    expect(desktop.locator("#connection")).to_be_visible()
    wish: dict[str, Any] = {"kind": "say", "text": "👍", "about": ""}
    ask: Callable[..., Any] = desktop.locator("main").evaluate
    ask("(main, detail) => main.dispatchEvent(new CustomEvent('send', { detail }))", wish)
    desktop.clock.run_for(500)
    line = server.line()
    line.scene(frame("back"))
    assert line.wish() == wish


# --- Help -------------------------------------------------------------------------------------------------------------

HINT = """<form id="hint-ask" action="/hint" method="post"><button id="hint-button">Hint</button></form>
<div id="hint-answer"></div><div id="hint" data-begun="0"></div>"""
AROUND_HINTS = """() => document.body.insertAdjacentHTML("beforeend",
    "<p id='help-said'></p><template id='hint-thinking'><p class='hint'>thinking</p></template>" +
    "<template id='hint-failed'><p class='hint'>failed</p></template>")"""


def test_a_hint_is_asked_for_though_the_answer_to_an_earlier_one_is_missing(server: FakeServer, desktop: Page) -> None:
    asked: list[Route] = []

    def keep(route: Route) -> None:
        asked.append(route)

    desktop.route("**/hint", keep)
    line = server.visit(desktop, HINT)
    desktop.evaluate(AROUND_HINTS)
    desktop.add_script_tag(url="/static/hint.js", type="module")
    for ply in range(2):
        line.scene(frame(f"{HINT}question {ply}", ply=ply), ply=ply)
        expect(desktop.locator("#board")).to_contain_text(f"question {ply}")
        with desktop.expect_request("**/hint"):
            desktop.locator("#hint-button").click()
    for route, answer in zip(asked, ("the old one", "the new one"), strict=True):
        route.fulfill(body=f'<section class="hint">{answer}</section>')
    expect(desktop.locator("#hint-answer")).to_have_text("the new one")
