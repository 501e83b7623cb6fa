"""Somebody who plays a game in a browser: looks at the table, and presses what may be pressed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import monotonic

import pytest
from playwright.sync_api import Locator, Page, Position, expect

from tests.patience import PATIENCE

ASKED = "main:not(.is-sending) #board:not(.is-playing):not(:has(.is-you.has-chosen))"
"""The board, when all that happened has been shown and nothing of the reader's is on its way."""

CHOICE = "[data-moves]:not([aria-disabled]):not([data-moves='']):visible"
"""Something that may be chosen; what is empty only takes back what was begun."""

SHOWN = 36
"""Pixels that show at least of a card, if another lies over it."""

LONG = PATIENCE * 1000
"""Milliseconds after which a question or a result that should come has not come."""

MOST_PRESSES = 300
"""More than any game or decision needs."""

CLICK_IS_AWAITED = """() => {
    window.clicked = new Promise(resolve => addEventListener("click", () => resolve(), {capture: true, once: true}));
}"""


class Player:
    """Plays at random, with a mouse or with a finger."""

    def __init__(self, page: Page, seed: int) -> None:
        page.wait_for_load_state()  # before, its scripts may be missing and a press does nothing
        self.page = page
        self.chance = Random(seed)
        self._has_finger: bool = page.evaluate("navigator.maxTouchPoints > 0")
        ways: dict[str, Callable[[], None]] = {
            "hamster": self._cross_cells,
            "igels": self._pass_mostly,
            "menagerie": self._exchange_cards,
        }
        game = page.locator("main").get_attribute("data-game") or ""
        self.decide = ways.get(game, self._press_any_choice)
        """Decide something, when asked."""

    def play_to_the_end(self) -> None:
        """Play until the result is there."""
        for _ in range(MOST_PRESSES):
            if not self.is_asked():
                return
            self.decide()
        pytest.fail(f"no result after {MOST_PRESSES} decisions")

    def is_asked(self) -> bool:
        """Wait until something is asked; False: the game is over. Whatever may be pressed is never refused."""
        found = self.page.wait_for_selector(f"{ASKED} :is(#result, #cells, {CHOICE})", timeout=LONG)
        expect(self.page.locator("#refusal")).to_be_hidden()
        return found is not None and found.get_attribute("id") != "result"

    def press(self, thing: Locator, *, in_vain: bool = False) -> None:
        """Press something near its left edge, where it shows even if the next card of the hand lies over it."""
        box = thing.bounding_box()
        assert box is not None
        position: Position = {"x": min(SHOWN, box["width"]) / 2, "y": box["height"] / 2}
        if self._has_finger:
            self.page.evaluate(CLICK_IS_AWAITED)  # the browser makes a click of a tap only when it has been given
            thing.tap(position=position, force=in_vain)
            self.page.evaluate("window.clicked")
        else:
            self.page.mouse.move(1, 1)  # else the text of a card may lie over another one, as long as the mouse rests
            thing.click(position=position, force=in_vain)

    def _press_one_of(self, things: Locator) -> None:
        """Press one of several, if they are still there: while others choose, the board is drawn anew."""
        if count := things.count():
            self.press(things.nth(self.chance.randrange(count)))

    def _press_any_choice(self) -> None:
        self._press_one_of(self.page.locator(f"{ASKED} {CHOICE}"))

    def _pass_mostly(self) -> None:
        """Igels is long: who mostly passes comes to the end sooner."""
        passing = self.page.locator(f"{ASKED} .ig-answer--pass")
        if passing.count() and self.chance.random() < 0.8:
            self.press(passing.first)
        else:
            self._press_any_choice()

    def _cross_cells(self) -> None:
        """Touch cells that can join those touched before, until they can be crossed off."""
        cross = self.page.locator("#cells-cross")
        for _ in range(MOST_PRESSES):
            if not cross.get_attribute("aria-disabled"):
                return self.press(cross)
            self._press_one_of(self.page.locator(".cell:not([aria-disabled]):not([aria-pressed=true])"))
        pytest.fail(f"cells cannot be crossed off after {MOST_PRESSES} presses")

    def _exchange_cards(self) -> None:
        """Knock as soon as one may, so that the game is short; before, take a row and lay down as many cards."""
        if self.page.locator("#knocking").count():
            self.press(self.page.locator("#knocking summary"))
            self.press(self.page.locator("#knock"))
            return
        self._press_one_of(self.page.locator(f"{ASKED} .pyramid__take:not([aria-disabled])"))
        self.put_down_cards()

    def put_down_cards(self) -> None:
        """Lay down as many cards as the row has that was taken."""
        self.page.wait_for_selector(f"{ASKED} .pick")
        row = self.page.locator(".is-taken [data-card]").evaluate_all("cards => cards.map(card => card.dataset.card)")
        unlike_the_row = "".join(f":not([data-card={species}])" for species in row)
        self._press_one_of(self.page.locator(f".pick{unlike_the_row}"))  # M5 the same animals are no exchange
        for _ in range(MOST_PRESSES):
            if self.page.locator("#exchange").is_visible():
                return self.press(self.page.locator("#exchange"))
            self._press_one_of(self.page.locator(".pick:not(:has(:checked))"))
        pytest.fail(f"cards cannot be exchanged after {MOST_PRESSES} presses")


def play_together(players: Sequence[Player], is_enough: Callable[[], bool], awaited: str) -> None:
    """Let everybody decide who is asked, until that is enough."""
    end = monotonic() + LONG / 1000
    while not is_enough():
        assert monotonic() < end, f"{awaited} has not come within {LONG / 1000} s"
        for player in players:
            if player.page.locator(f"{ASKED} #prompt.prompt--yours").count() and player.is_asked():
                player.decide()
