"""Nothing but the keyboard: Tab, arrows, Enter, Space and Escape are enough, and one never loses one's place."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Page, expect

from sousbois.play.journal import Decided
from tests.web.inside import InProcess
from tests.web.whole.playing import ASKED, LONG
from tests.web.whole.prepared import Prepared, is_over, play_on, seated, without_last
from tests.web.whole.visiting import load_anew, place, sit_down

pytestmark = pytest.mark.xdist_group("second-browser")

MOST_KEYS = 120
"""Nothing on a page is further away."""

MOST_DECISIONS = 40
"""No game of the hamster has more, for one player."""

MOST_CELLS = 8
"""No roll of the hamster has more."""

MOST_SEEDS = 200

ARROWS = ("ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp")

TOWARDS = """selector => {
    const middle = ({ left, right, top, bottom }) => [(left + right) / 2, (top + bottom) / 2];
    const [x, y] = middle(document.activeElement.getBoundingClientRect());
    const [[right, down]] = [...document.querySelectorAll(selector)]
        .map((one) => middle(one.getBoundingClientRect()))
        .map(([left, top]) => [left - x, top - y])
        .sort((one, other) => Math.hypot(...one) - Math.hypot(...other));
    if (Math.abs(right) > Math.abs(down)) return right > 0 ? "ArrowRight" : "ArrowLeft";
    return down > 0 ? "ArrowDown" : "ArrowUp";
}"""
"""The arrow key that points to the nearest thing of a kind."""


class Keyboard:
    """Somebody without a mouse."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.chance = Random(5)

    def press(self, *keys: str) -> None:
        """Press keys, one after the other."""
        for key in keys:
            self.page.keyboard.press(key)

    def is_at(self, selector: str) -> bool:
        """Whether the focus is on such a thing."""
        return bool(self.page.evaluate("selector => document.activeElement.matches(selector)", selector))

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Go from one tab stop to the next until such a thing has the focus."""
        for _ in range(MOST_KEYS):
            if self.is_at(selector):
                return
            self.press(key)
        pytest.fail(f"{selector} cannot be reached by {key}")

    def go_to(self, selector: str) -> None:
        """Press arrow keys until the nearest such thing has the focus; where there is no straight way, go astray."""
        for _ in range(MOST_KEYS):
            if self.is_at(selector):
                return
            towards = self.page.evaluate(TOWARDS, selector)
            self.press(towards if self.chance.random() < 0.7 else self.chance.choice(ARROWS))
        pytest.fail(f"{selector} cannot be reached by arrow keys")

    def is_asked(self) -> bool:
        """Wait for the next question, and see that the focus is still somewhere; False: the game is over."""
        assert not self.is_at("body")
        found = self.page.wait_for_selector(f"{ASKED} :is(#result, #cells, .pyramid__take[data-moves])", timeout=LONG)
        assert not self.is_at("body")
        return found is not None and found.get_attribute("id") != "result"

    def sit_down(self, server: InProcess, table: Prepared) -> None:
        """Come to a prepared table as player 0, and go to the board."""
        sit_down(self.page, server, place(server, table))
        self.tab_to("#board *")

    def come_in_and_sit_down(self, server: InProcess, game: str, seats: int) -> None:
        """From the first page to the table."""
        self.page.goto(server.address)
        expect(self.page.locator("#name")).to_be_focused()
        self.page.keyboard.type("Ana")
        self.press("Enter")
        expect(self.page.locator("h1")).to_contain_text("Ana")
        self.tab_to(".topbar a[href^='/preferences']")
        self.press("Enter")
        self.page.wait_for_selector("[name=pace]")
        self.tab_to("[name=pace]")
        self.press("ArrowRight", "ArrowRight")
        expect(self.page.locator("[name=pace][value=instant]")).to_be_checked()
        self.press("Enter")
        expect(self.page.locator("h1")).to_contain_text("Ana")
        self.tab_to(f"#seats-{game}")
        self.page.keyboard.type(str(seats))
        expect(self.page.locator(f"#seats-{game}")).to_have_value(str(seats))
        self.tab_to(f".game--{game} form button")
        self.press("Enter")
        expect(self.page.locator(f".board--{game}")).to_be_visible()
        load_anew(self.page)
        self.tab_to("#board *")

    def play_again(self) -> None:
        """From the result to the next game."""
        self.tab_to("#result form button")
        self.press("Enter")
        expect(self.page.locator("#result")).to_have_count(0)
        expect(self.page.locator("#board")).to_have_attribute("data-ply", re.compile(r"^\d$"))  # bots may have begun


def test_a_whole_game_of_hamster_by_keyboard(server: InProcess, desktop: Page) -> None:
    keyboard = Keyboard(desktop)
    keyboard.come_in_and_sit_down(server, "hamster", seats=1)
    for ply in range(MOST_DECISIONS):
        if not keyboard.is_asked():
            break
        cross_cells(keyboard, desktop)
        desktop.wait_for_selector(f"#board:not([data-ply='{ply}']):not(.is-playing)", timeout=LONG)
    keyboard.play_again()


def cross_cells(keyboard: Keyboard, page: Page) -> None:
    """Pick cells until they can be crossed off."""
    cross = page.locator("#cells-cross")
    keyboard.tab_to(".cell", "Shift+Tab" if keyboard.is_at(".choosing *") else "Tab")
    for _ in range(MOST_CELLS):
        if not cross.get_attribute("aria-disabled"):
            break
        keyboard.go_to(".cell:not([aria-disabled]):not([aria-pressed=true])")
        keyboard.press("Space")
    keyboard.tab_to("#cells-cross")
    keyboard.press("Enter")


def test_exchange_in_menagerie_by_keyboard(server: InProcess, desktop: Page) -> None:
    keyboard = Keyboard(desktop)
    keyboard.sit_down(server, play_on(with_a_bot("menagerie"), lambda hosted: 0 in hosted.owing()))
    ply = desktop.locator("#board").get_attribute("data-ply")
    take_a_row(keyboard, desktop)
    desktop.wait_for_selector(f"#board:not([data-ply='{ply}']):not(.is-playing)", timeout=LONG)
    assert keyboard.is_asked()


def test_knock_that_ends_menagerie_and_rematch_by_keyboard(server: InProcess, desktop: Page) -> None:
    keyboard = Keyboard(desktop)
    keyboard.sit_down(server, before_the_last_knock())
    keyboard.tab_to("#knocking summary")
    keyboard.press("Enter")
    keyboard.tab_to("#knock")
    keyboard.press("Enter")
    desktop.wait_for_selector("#result", timeout=LONG)
    assert not keyboard.is_asked()
    keyboard.play_again()


def with_a_bot(game: str, seed: int = 5) -> Prepared:
    """A table of player 0 and a bot."""
    return seated(game, ["player-0"], bots=1, seed=seed)


def before_the_last_knock() -> Prepared:
    """A game that is over when player 0 has knocked and the bot has had its last turn."""
    for seed in range(MOST_SEEDS):
        whole = play_on(with_a_bot("menagerie", seed), is_over)
        knock, _ = whole.journal[-2:]
        if isinstance(knock, Decided) and (knock.seat, knock.moves) == (0, ("knock",)):
            return without_last(whole, 2)
    pytest.fail(f"no game ends after a knock of player 0, of {MOST_SEEDS}")


def take_a_row(keyboard: Keyboard, page: Page) -> None:
    """Take the second row for two cards, one of which it does not have."""
    keyboard.tab_to(".pyramid__take")
    keyboard.go_to("#take-2")
    keyboard.press("Enter")
    page.wait_for_selector(f"{ASKED} .pick")
    row = page.locator(".is-taken [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
    keyboard.tab_to(".pick__box")
    keyboard.go_to("".join([".pick__box:not(:checked)", *(f":not([value={species}])" for species in row)]))
    keyboard.press("Space")
    keyboard.go_to(".pick__box:not(:checked)")
    keyboard.press("Space")
    expect(page.locator("#exchange")).to_be_visible()
    keyboard.tab_to("#exchange", "Shift+Tab")
    keyboard.press("Enter")


def test_rules_and_texts_of_cards_by_keyboard(server: InProcess, desktop: Page) -> None:
    keyboard = Keyboard(desktop)
    keyboard.sit_down(server, seated("hunt", ["player-0"], bots=2))

    keyboard.tab_to("[data-panel=rulespanel]", "Shift+Tab")
    keyboard.press("Enter")
    expect(desktop.locator("#rulespanel")).to_be_focused()
    expect(desktop.locator("#rulespanel h3").first).to_be_visible()
    keyboard.press("Escape")
    expect(desktop.locator("#rulespanel")).to_be_hidden()
    expect(desktop.locator("[data-panel=rulespanel]")).to_be_focused()

    keyboard.tab_to("#hand [data-moves]", "Shift+Tab")
    keyboard.go_to("#hand-wolf")
    keyboard.press("i")
    expect(desktop.locator("#cardtext h2")).to_be_visible()
    expect(desktop.locator("#hand-wolf")).to_have_attribute("aria-describedby", "cardtext")
    keyboard.press("Escape")
    expect(desktop.locator("#cardtext")).to_be_hidden()
    expect(desktop.locator("#hand-wolf")).to_be_focused()

    keyboard.press("Enter")
    desktop.wait_for_selector("#board:not([data-ply='0']):not(.is-playing)", timeout=LONG)
    assert not keyboard.is_at("body")
    keyboard.tab_to("#log .clause")
    clause = desktop.locator("#log .clause:focus").get_attribute("data-clause")
    keyboard.press("Enter")
    expect(desktop.locator(f"#clause-{clause}")).to_be_focused()
    expect(desktop.locator(f"#clause-{clause}")).to_be_in_viewport()
    keyboard.press("Escape")
    expect(desktop.locator("#log .clause:focus")).to_have_attribute("data-clause", clause or "")
