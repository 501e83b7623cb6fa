"""The sheet of the hamster under a finger and under keys: cells are picked, and what can join them is lit."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Locator, Page, expect

from sousbois.core.setup import set_up
from sousbois.games import load
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Opened
from sousbois.play.table import Table
from sousbois.web.drawing import Scene
from sousbois.web.rendering import Painter
from sousbois.web.scenes import scene_now
from tests.play.hosting import any_decision
from tests.web.browser.fakeserver import PAGE, FakeServer, Line, glide_for_ever

pytestmark = pytest.mark.xdist_group("browser")

SCRIPT = "/static/tables/hamster.js"
STYLES = ("base", "pieces", "table", "bar", "side", "tables/hamster")
READY = "g6-h6-i6-g7-h7"
"""A way to place the first roll, a 5."""


@pytest.fixture
def table() -> Hosted:
    """Two people before their first crosses, with a roll of 5."""
    return hosted()


def hosted(edition: str = "hamster-2020-a", decisions: int = 0) -> Hosted:
    """A table of two, after some decisions."""
    game = load("hamster")
    digest = game.edition(edition).digest
    table = Hosted(Opened(game.name, game.version, edition, digest, {}, 2, 7, "p", listed=False))
    for seat, name in enumerate(("Ana", "Boris")):
        table.take(table.sit(seat, f"player-{seat}", name))
    chance = Random(3)
    while table.ply < decisions or 0 not in table.owing():
        table.take(any_decision(table, chance))
    return table


def board(table: Hosted) -> str:
    """What the first of them sees, but for the pictures of the sprite."""
    painter = Painter(table.setup, table.names, 0, "en")
    html = painter.board(scene_now(table, 0), [], None, table_id="7", followed_by=None)
    return re.sub(r"/pictures\.svg\?v=\w+#", "#", html)


def visit(server: FakeServer, page: Page, table: Hosted) -> Line:
    """Open the page of the first of them."""
    server.pieces["/table/7"] = PAGE.format(board=board(table), log="", pace=0)
    page.goto(server.address("/table/7"))
    page.add_script_tag(url=SCRIPT, type="module")
    return server.line()


def show(line: Line, page: Page, table: Hosted) -> None:
    """Let the server show the table anew, and wait until it is shown."""
    told = page.locator("#log li").count() + 1
    line.scene({"html": board(table), "lines": ["<li>Something has happened.</li>"]}, log=told)
    expect(page.locator("#log li")).to_have_count(told)


def choose(table: Hosted, seat: int, placement: str) -> None:
    """Somebody has chosen."""
    entry = table.decide(seat, table.ply, [placement])
    assert entry is not None
    table.take(entry)


def cell(page: Page, name: str) -> Locator:
    """A cell by its name."""
    return page.locator(f"#cell-{name}")


def tap(page: Page, *names: str) -> None:
    """Touch cells one after the other, lit or not."""
    for name in names:
        cell(page, name).click(force=True)


def picked(page: Page) -> list[str]:
    """The cells that are picked."""
    names: list[str] = page.eval_on_selector_all(
        "[data-cell][aria-pressed=true]", "all => all.map(one => one.dataset.cell)"
    )
    return names


def lit(page: Page) -> set[str]:
    """The cells that can join."""
    return set(
        page.eval_on_selector_all(
            "[data-cell][aria-pressed=false]:not([aria-disabled])", "all => all.map(one => one.dataset.cell)"
        )
    )


def would_send(page: Page) -> str | None:
    """What the button would send."""
    return page.locator("#cells-cross").get_attribute("data-moves")


def test_what_can_join_the_picked_cells_is_lit_until_they_can_be_crossed(
    server: FakeServer, desktop: Page, table: Hosted
) -> None:
    line = visit(server, desktop, table)
    assert lit(desktop) == {column + row for column in "ghi" for row in "678"}
    hint, button = desktop.locator("#cells-hint"), desktop.locator("#cells-cross")
    tap(desktop, "h6", "g6", "i6", "g8")
    expect(hint).to_have_text("4 of 5 cells chosen.")
    assert lit(desktop) == {"g7"}
    assert would_send(desktop) is None
    tap(desktop, "g8", "h7", "g7")
    expect(hint).to_have_text("5 cells chosen: ready to cross.")
    expect(button).not_to_have_attribute("aria-disabled", "true")
    assert not lit(desktop)
    button.click()
    decision = line.decision()
    assert (decision["moves"], decision["ply"], decision["about"]) == ([READY], 0, "cells-cross")


def test_every_legal_placement_can_be_picked_in_any_order(server: FakeServer, desktop: Page) -> None:
    later = hosted(decisions=12)
    assert later.table is not None
    visit(server, desktop, later)
    expect(desktop.locator("#cells-undo")).to_be_visible()
    chance = Random(1)
    for placement in map(str, later.table.legal(0)):
        names = placement.split("-")
        chance.shuffle(names)
        desktop.evaluate(
            """(names) => {
              const click = (id) => document.getElementById(id).dispatchEvent(new Event("click", { bubbles: true }));
              click("cells-undo");
              for (const name of names) click(`cell-${name}`);
            }""",
            names,
        )
        assert would_send(desktop) == placement
        assert desktop.locator("#cells-cross").get_attribute("aria-disabled") is None


def test_a_picked_cell_is_taken_off_by_a_second_touch_and_all_by_one_undo(
    server: FakeServer, phone: Page, table: Hosted
) -> None:
    visit(server, phone, table)
    cell(phone, "g6").tap()
    cell(phone, "h6").tap()
    cell(phone, "g6").tap()
    assert picked(phone) == ["h6"]
    cell(phone, "h7").tap()
    phone.locator("#cells-undo").tap()
    assert picked(phone) == []
    expect(phone.locator("#cells-undo")).to_have_attribute("aria-disabled", "true")


def test_a_press_reaches_the_cell_while_the_browser_gives_presses_to_the_root(
    server: FakeServer, desktop: Page, table: Hosted
) -> None:
    line = visit(server, desktop, table)
    cell(desktop, "h7").scroll_into_view_if_needed()
    glide_for_ever(desktop)
    show(line, desktop, table)
    box = cell(desktop, "h7").bounding_box()
    assert box is not None
    desktop.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    assert picked(desktop) == ["h7"]


def test_forbidden_cells_of_the_right_number_are_sent_for_the_server_to_refuse(
    server: FakeServer, desktop: Page, table: Hosted
) -> None:
    line = visit(server, desktop, table)
    tap(desktop, "b1", "c1", "d1", "e1", "e2")
    expect(desktop.locator("#cells-cross")).to_have_attribute("aria-disabled", "true")
    expect(desktop.locator("#cells-hint")).to_contain_text("Press the button to read why")
    desktop.locator("#cells-cross").click(force=True)
    assert line.decision()["moves"] == ["b1-c1-d1-e1-e2"]
    line.send("refused", about="cells-cross", html="In the central room.")
    expect(desktop.locator("#refusal")).to_have_text("In the central room.")
    assert picked(desktop) == ["b1", "c1", "d1", "e1", "e2"]


def test_what_is_no_answer_is_not_sent_but_said_with_its_clause(
    server: FakeServer, desktop: Page, table: Hosted
) -> None:
    visit(server, desktop, table)
    hint, undo = desktop.locator("#cells-hint"), desktop.locator("#cells-undo")
    for names, says, clause in (
        (["g6"], "1 of 5 cells chosen.", None),
        (["g6", "b1"], "These cells lie in different rooms", "H4"),
        (["b1", "c1", "d1", "e1", "b3"], "do not hang together edge to edge", "H4"),
        (["g6", "h6", "i6", "g7", "h7", "i7"], "the number on the die", "H4"),
        (["b1", "c1", "d1", "e1", "b2", "c2", "d2", "e2"], "more than 7 cells", "H8"),
        (["b1", "c1"], "Nothing that you may cross now", "H4"),
    ):
        tap(desktop, *names)
        assert would_send(desktop) is None, names
        desktop.locator("#cells-cross").click(force=True)
        expect(hint).to_contain_text(says)
        expect(hint.locator("[data-clause]")).to_have_text([] if clause is None else [clause])
        undo.click()
        assert picked(desktop) == []


def test_a_crossed_cell_cannot_be_picked(server: FakeServer, desktop: Page, table: Hosted) -> None:
    choose(table, 0, READY)
    choose(table, 1, READY)
    visit(server, desktop, table)
    tap(desktop, "g6")
    expect(desktop.locator("#cells-hint")).to_contain_text("crossed one or more of these cells already")
    assert picked(desktop) == []


def test_arrow_keys_move_on_the_map(server: FakeServer, desktop: Page, table: Hosted) -> None:
    visit(server, desktop, table)
    for start, keys, focused in (
        ("g6", ["ArrowRight"], "h6"),
        ("h6", ["ArrowDown", "ArrowLeft"], "g7"),
        ("g7", ["ArrowLeft"], "e7"),
        ("h6", ["ArrowUp"], "h4"),
        ("a9", ["ArrowLeft"], "a9"),
        ("g6", ["Home"], "b1"),
    ):
        cell(desktop, start).focus()
        for key in keys:
            desktop.keyboard.press(key)
        expect(cell(desktop, focused)).to_be_focused()


def test_arrow_keys_rather_jump_a_gap_than_leave_the_row(server: FakeServer, desktop: Page) -> None:
    visit(server, desktop, hosted("hamster-2020-b"))
    cell(desktop, "a2").focus()
    desktop.keyboard.press("ArrowRight")
    expect(cell(desktop, "d2")).to_be_focused()


def test_cells_are_picked_with_enter_and_space(server: FakeServer, desktop: Page, table: Hosted) -> None:
    visit(server, desktop, table)
    cell(desktop, "g6").focus()
    desktop.keyboard.press("Enter")
    desktop.keyboard.press("ArrowRight")
    desktop.keyboard.press("Space")
    assert picked(desktop) == ["g6", "h6"]
    desktop.keyboard.press("Space")
    assert picked(desktop) == ["g6"]
    desktop.keyboard.press("Tab")
    expect(desktop.locator("#cells-undo")).to_be_focused()


def test_picked_cells_survive_a_new_drawing_until_another_decision_is_asked(
    server: FakeServer, desktop: Page, table: Hosted
) -> None:
    line = visit(server, desktop, table)
    tap(desktop, "g6", "h6")
    choose(table, 1, READY)
    show(line, desktop, table)
    assert picked(desktop) == ["g6", "h6"]
    expect(desktop.locator("#cells-hint")).to_have_text("2 of 5 cells chosen.")
    choose(table, 0, READY)
    show(line, desktop, table)
    assert picked(desktop) == []


def test_what_is_chosen_can_be_changed_a_touch_elsewhere_begins_anew(
    server: FakeServer, desktop: Page, table: Hosted
) -> None:
    choose(table, 0, READY)
    line = visit(server, desktop, table)
    expect(desktop.locator("#prompt")).to_contain_text("You can still change it")
    assert "-".join(picked(desktop)) == READY
    assert would_send(desktop) is None
    tap(desktop, "i7")
    assert picked(desktop) == ["i7"]
    tap(desktop, "i8", "h8", "g8", "g7")
    desktop.locator("#cells-cross").click()
    assert line.decision()["moves"] == ["g7-i7-g8-h8-i8"]


def test_the_question_gives_way_to_what_is_said_of_the_picked_cells(
    server: FakeServer, desktop: Page, table: Hosted
) -> None:
    visit(server, desktop, table)
    hint = desktop.locator("#cells-hint")
    expect(desktop.locator("#prompt")).to_have_text("Choose 5 of the lit cells.")
    expect(hint).to_be_empty()
    tap(desktop, "g6")
    expect(hint).to_have_text("1 of 5 cells chosen.")
    desktop.locator("#cells-undo").click()
    expect(hint).to_be_empty()
    desktop.locator("#cells-cross").click(force=True)
    expect(hint).to_have_text("Choose 5 of the lit cells.")


# --- How it is laid out ----------------------------------------------------------------------------------------------

EDITIONS = ("hamster-2020-a", "hamster-2020-b")
OWN = """
[edition]
id = "large"
title = {{ fr = "Grande", en = "Large" }}
ones_track = 60
timer = 60
provenance = {{ ones_track = "reconstructed", timer = "reconstructed" }}
[sheet]
map = '''
{map}
'''
points = {{ S = 1, A = 2, B = 3, C = 4 }}
acorns = [{acorns}]
mushrooms = []
[sheet.provenance]
rooms = "reconstructed"
map = "reconstructed"
points = "reconstructed"
acorns = "reconstructed"
mushrooms = "reconstructed"
"""
ROW = "SSSSS-AAAAA--BBBBBB-CCCCCC"
LARGE = {
    "wide": (ROW.replace("--", "-B"), "a1 b1 c1 z1"),
    "tall": ("\n".join(ROW.replace("--", "-B").replace("-", "|")), "a1 a2 a3 a26"),
}
IN_SIGHT = """() => [...document.querySelectorAll("#board :is(button, [role=button])")].filter((control) => {
  const { left, top, right, bottom } = control.getBoundingClientRect();
  const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  return !isInside || !control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
}).map((control) => control.id)"""
SCROLLING = """() => [...document.querySelectorAll("*")].filter((each) => getComputedStyle(each).overflowY !== "visible"
  && getComputedStyle(each).clipPath === "none" && (each.scrollHeight > each.clientHeight + 1
  || each.scrollWidth > each.clientWidth + 1)).map((each) => each.className)"""


def lay_out(server: FakeServer, page: Page, html: str) -> None:
    """Show a board with its styles, alone on a page."""
    styles = "".join(f'<link rel="stylesheet" href="/static/{style}.css">' for style in STYLES)
    viewport = '<meta name="viewport" content="width=device-width, initial-scale=1">'
    text = f'<!doctype html>{viewport}{styles}<body class="attable"><main class="tablepage">{html}</main>'
    page.route("**/table", lambda route: route.fulfill(content_type="text/html", body=text))
    page.goto(server.address("/table"))


def least(page: Page) -> float:
    """The width of the smallest cell."""
    sizes: list[float] = page.eval_on_selector_all(
        ".cell rect", "all => all.map(one => one.getBoundingClientRect().width)"
    )
    return min(sizes)


def on_own_sheet(shape: str, folder: Path) -> str:
    """What the first of two sees at the first roll on a sheet as large as can be."""
    plan, acorns = LARGE[shape]
    path = folder / "large.toml"
    path.write_text(OWN.format(map=plan, acorns=", ".join(f'"{name}"' for name in acorns.split())))
    setup = set_up(load("hamster"), 2, str(path), {})
    table = Table.dealt(setup, 5)
    legal = tuple(map(str, table.legal(0)))
    scene = Scene(table.view(0), table.events, 0, table.acting(), legal=legal)
    return Painter(setup, ("Ana", "Boris"), 0, "en").board(scene, [], None, table_id="7", followed_by=None)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_whole_sheet_is_in_sight_with_cells_for_fingers(
    server: FakeServer, device: str, edition: str, request: pytest.FixtureRequest
) -> None:
    page: Page = request.getfixturevalue(device)
    if device == "desktop":
        page.set_viewport_size({"width": 1280, "height": 640})
    lay_out(server, page, board(hosted(edition)))
    assert least(page) >= 24
    assert page.evaluate(IN_SIGHT) == []
    assert page.evaluate(SCROLLING) == []


@pytest.mark.parametrize("shape", LARGE)
def test_a_large_sheet_is_wholly_in_sight_for_a_mouse(
    server: FakeServer, desktop: Page, shape: str, tmp_path: Path
) -> None:
    desktop.set_viewport_size({"width": 1280, "height": 640})
    lay_out(server, desktop, on_own_sheet(shape, tmp_path))
    assert desktop.evaluate(IN_SIGHT) == []
    assert desktop.evaluate(SCROLLING) == []


@pytest.mark.parametrize("shape", LARGE)
def test_a_large_sheet_moves_under_a_finger(server: FakeServer, phone: Page, shape: str, tmp_path: Path) -> None:
    lay_out(server, phone, on_own_sheet(shape, tmp_path))
    assert least(phone) >= 24
    [moving] = phone.evaluate(SCROLLING)
    assert "mysheet__paper" in moving


@pytest.mark.parametrize("device", ["desktop", "phone"])
def test_the_dock_keeps_its_height(server: FakeServer, device: str, request: pytest.FixtureRequest) -> None:
    page: Page = request.getfixturevalue(device)
    table = hosted()
    heights = set()
    for scene in (scene_now(table, 0), replace(scene_now(table, 0), legal=(), acting=(1,))):
        painter = Painter(table.setup, table.names, 0, "en")
        lay_out(server, page, painter.board(scene, [], None, table_id="7", followed_by=None))
        heights.add(page.locator("#dock").evaluate("dock => dock.offsetHeight"))
    choose(table, 0, READY)
    lay_out(server, page, board(table))
    heights.add(page.locator("#dock").evaluate("dock => dock.offsetHeight"))
    assert len(heights) == 1
