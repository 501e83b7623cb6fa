"""A person who plays a game in a browser of any engine: looks at the table, and presses what may be pressed."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest

from tests.web.engines.engine import Engine, seen
from tests.web.whole.playing import ASKED, MOST_PRESSES
from tests.web.whole.playing import CHOICE as SEEN_CHOICE

CHOICE = f"{ASKED} {SEEN_CHOICE.removesuffix(':visible')}"
"""Something that may be chosen; the engine itself looks only for what can be seen."""

QUESTION = f"{ASKED} :is(#cells, #result), {CHOICE}"


class Player:
    """Plays at random, with a mouse."""

    def __init__(self, engine: Engine, seed: int) -> None:
        self.engine = engine
        self.chance = Random(seed)
        ways: dict[str, Callable[[], None]] = {"hamster": self._cross_cells, "menagerie": self._exchange_cards}
        engine.wait("window.isLive")
        self.press_something = ways.get(engine.run("document.querySelector('main').dataset.game"), self._press_a_choice)
        """Press what brings a decision nearer, when asked."""

    def play(self, decisions: int) -> int:
        """Take so many decisions, if the game lasts so long; how many they were."""
        asked: set[str] = set()
        for _ in range(MOST_PRESSES):
            if not self.is_asked():
                return len(asked)
            asked.add(self.engine.run("document.getElementById('board').dataset.ply"))
            if len(asked) > decisions:
                return decisions
            self.press_something()
        pytest.fail(f"only {len(asked)} decisions after {MOST_PRESSES} presses")

    def is_asked(self) -> bool:
        """Wait until something is asked; False: the game is over. Whatever may be pressed is never refused."""
        found = self.engine.wait(f"{seen(QUESTION)}.map(one => one.id || 'choice')[0]")
        assert self.engine.count("#refusal") == 0, self.engine.text("#refusal")
        return bool(found != "result")

    def _press_first(self, *things: str) -> None:
        """Press one of the first things that are there; none may be left when others have chosen meanwhile."""
        if there := next(filter(self.engine.count, things), None):
            self.engine.press(there, self.chance.randrange(MOST_PRESSES))

    def _press_a_choice(self) -> None:
        self._press_first(CHOICE)

    def _cross_cells(self) -> None:
        """Touch cells that can join those touched before, until they can be crossed off."""
        self._press_first("#cells-cross:not([aria-disabled])", ".cell:not([aria-disabled]):not([aria-pressed=true])")

    def _exchange_cards(self) -> None:
        """Knock as soon as one may; before, take a row and lay down as many cards, though not the same animals (M5)."""
        row = self.engine.run("[...document.querySelectorAll('.is-taken [data-card]')].map(card => card.dataset.card)")
        unlike_the_row = "".join(f":not([data-card={species}])" for species in row)
        picks = ".pick:not(:has(:checked))"
        first = () if self.engine.count(".pick:has(:checked)") else (f"{picks}{unlike_the_row}",)
        self._press_first("#knock:not([aria-disabled])", "#knocking summary", "#exchange", *first, picks, CHOICE)
