"""A group of choices is one tab stop, and the arrow keys move inside it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser.fakeserver import FakeServer, frame

pytestmark = pytest.mark.xdist_group("browser")


def hand(*names: str) -> str:
    """A hand of cards, four of which fit side by side, and a button after it."""
    cards = "".join(f'<button type="button" id="{name}" data-moves="{name}">{name}</button>' for name in names)
    return f'<div id="hand" data-roving>{cards}</div><button type="button" id="after">after</button>'


def press(page: Page, *keys: str) -> str:
    """Press keys, and give the id of what then has the focus."""
    for key in keys:
        page.keyboard.press(key)
    focused: str = page.evaluate("document.activeElement.id")
    return focused


def test_a_group_is_one_tab_stop(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, hand("a", "b", "c"))
    desktop.locator("#b").focus()
    assert press(desktop, "Tab") == "after"
    assert press(desktop, "Shift+Tab") == "b"


def test_arrow_keys_move_along_one_row(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, hand("a", "b", "c", "d"))
    for keys, focused in (
        (["ArrowRight"], "b"),
        (["ArrowRight", "ArrowRight", "ArrowLeft"], "b"),
        (["ArrowLeft"], "d"),
        (["End"], "d"),
        (["End", "ArrowRight"], "a"),
        (["End", "Home"], "a"),
        (["ArrowDown"], "b"),
        (["End", "ArrowUp"], "c"),
        (["Control+ArrowRight"], "a"),
    ):
        desktop.locator("#a").focus()
        assert press(desktop, *keys) == focused, keys


def test_arrow_keys_move_between_rows(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, hand(*"abcdefghij"))
    for keys, focused in (
        (["ArrowRight", "ArrowDown"], "f"),
        (["ArrowRight", "ArrowDown", "ArrowDown"], "j"),
        (["End", "ArrowUp", "ArrowUp"], "b"),
        (["End", "ArrowDown"], "j"),
        (["ArrowUp"], "a"),
    ):
        desktop.locator("#a").focus()
        assert press(desktop, *keys) == focused, keys


def test_arrow_keys_do_not_scroll_the_page(server: FakeServer, desktop: Page) -> None:
    server.visit(desktop, hand("a", "b"))
    desktop.evaluate("addEventListener('keydown', (event) => { window.isOurs = event.defaultPrevented })")
    desktop.locator("#a").press("ArrowDown")
    assert desktop.evaluate("isOurs")
    desktop.locator("#after").press("ArrowDown")
    assert not desktop.evaluate("isOurs")


def test_the_tab_stop_survives_a_new_drawing(server: FakeServer, desktop: Page) -> None:
    line = server.visit(desktop, hand("a", "b", "c"))
    desktop.locator("#b").focus()
    desktop.locator("#after").focus()
    line.scene(frame(hand("x", "a", "b", "c")))
    expect(desktop.locator("#x")).to_be_visible()
    assert desktop.locator("#board [tabindex='0']").all_inner_texts() == ["b"]
    line.scene(frame(hand("z", "a", "b", "c").replace("<button", "<b><button").replace("</button>", "</button></b>")))
    expect(desktop.locator("#z")).to_be_visible()
    assert desktop.locator("#hand [tabindex='0']").all_inner_texts() == ["b"]
    line.scene(frame(hand("a", "c", "y")))
    expect(desktop.locator("#y")).to_be_visible()
    assert desktop.locator("#board [tabindex='0']").all_inner_texts() == ["a"]


def test_things_to_look_at_are_one_tab_stop_and_choices_among_them_keep_theirs(
    server: FakeServer, desktop: Page
) -> None:
    things = '<span id="wolf" data-card="wolf">wolf</span><span id="hare" data-card="hare">hare</span>'
    server.visit(desktop, f'<button id="first">first</button><div data-look>{things}{hand("a", "b")}</div>')
    desktop.locator("#first").focus()
    assert press(desktop, "Tab") == "wolf"
    assert press(desktop, "ArrowRight") == "hare"
    assert press(desktop, "Tab") == "a"
    assert press(desktop, "ArrowRight") == "b"
    assert press(desktop, "Tab") == "after"


def test_the_clauses_of_the_log_are_one_tab_stop_at_the_newest(server: FakeServer, desktop: Page) -> None:
    def told(number: int) -> str:
        return f'told <a id="told-{number}" class="clause" href="#">J{number}</a>'

    line = server.visit(desktop, log=tuple(map(told, range(1, 4))))
    line.scene(frame("", told(4), told(5)), log=5)
    expect(desktop.locator("#told-5")).to_be_visible()
    desktop.get_by_role("log").focus()
    assert press(desktop, "Tab") == "told-5"
    assert press(desktop, "ArrowUp") == "told-4"
    line.scene(frame("", told(6)), log=6)
    expect(desktop.locator("#told-6")).to_be_visible()
    assert press(desktop, "Shift+Tab", "Tab") == "told-6"
