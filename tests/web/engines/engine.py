"""A browser of any engine: it opens pages, runs scripts on them, presses and types as a reader does, and tells errors.

Nothing is awaited but by looking at the page: what the engines say about their own work differs too much.
"""

from __future__ import annotations

import json
import socket
from abc import abstractmethod
from collections.abc import Callable, Mapping, Sequence
from contextlib import ExitStack, suppress
from threading import Event
from time import monotonic
from typing import Any, TypeVar

from tests.patience import PATIENCE
from tests.web.conftest import NOT_DRAWN

Reached = TypeVar("Reached")

WINDOW = (1280, 800)
"""As wide and as high is every page."""

RUN = """(async () => {
    try {
        return JSON.stringify({ given: await (%s) ?? null });
    } catch (error) {
        return JSON.stringify({ failed: String(error) });
    }
})()"""

PAUSE = 0.03
"""Seconds after which something is looked for again: not on the page, which may make way for another one meanwhile."""

SEEN = "[...document.querySelectorAll(%s)].filter(one => one.checkVisibility())"

POINT = """(things => {
    const thing = things[%d %% things.length];
    if (!thing) return null;
    thing.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
    const { left, top, width, height } = thing.getBoundingClientRect();
    const inside = [0.15, 0.5, 0.85].flatMap(across => [0.5, 0.15, 0.85].map(down => [across, down]));
    const points = inside.map(([across, down]) => [Math.floor(left + across * width), Math.floor(top + down * height)]);
    const hit = point => document.elementFromPoint(...point);
    const found = points.find(point => thing.contains(hit(point)) || hit(point) === document.documentElement);
    if (found) return found;
    const steps = size => Array.from({ length: size / 12 }, (_, step) => 12 * step);
    const everywhere = steps(innerHeight).flatMap(y => steps(innerWidth).map(x => [x, y]));
    return everywhere.find(point => thing.contains(hit(point)));
})(%s)"""
"""A point at which something can be pressed, wherever it is and whatever lies over a part of it. There may be none.
While things glide, the root is hit everywhere; yet then too, what is pressed is what is there. Now and then, WebKit
measures a drawing two and a half times as large as it draws it: then the whole window is searched.
"""

BEFORE = f"""
    {NOT_DRAWN}
    document.addEventListener("morphed", () => {{ window.isLive = true }});
    addEventListener("pagereveal", ({{ viewTransition }}) => viewTransition?.skipTransition());
"""
"""What every page runs before its own scripts. A table is live as soon as the server has drawn it once again.
While one page fades into the next, the engines give every press to neither: nobody presses so soon but a test."""


class PageLeft(Exception):
    """A script did not end, because its page made way for another one."""


class Engine(ExitStack):
    """One browser with one page."""

    # --- What each engine does its own way ---------------------------------------------------------------------------

    @abstractmethod
    def go(self, address: str) -> None:
        """Open a page, and wait until it has loaded."""

    @abstractmethod
    def back(self) -> None:
        """Return to the page before, as it was left."""

    @abstractmethod
    def _run(self, script: str) -> str:
        """Run an expression that gives a promise of text."""

    @abstractmethod
    def _act(self, sources: Sequence[Mapping[str, Any]]) -> None:
        """Move the mouse or press keys, in the words of WebDriver."""

    @abstractmethod
    def give_cookie(self, address: str, name: str, value: str) -> None:
        """Let a server know its reader."""

    @abstractmethod
    def _forget_cookies(self) -> None:
        """Be unknown again to the server of the page."""

    @abstractmethod
    def errors(self) -> list[str]:
        """What went wrong on pages since this was asked last: errors of scripts, and what the pages may not load."""

    # --- What all do alike -------------------------------------------------------------------------------------------

    def forget(self) -> None:
        """Leave the page, without a trace for the next test."""
        self.run("localStorage.clear()")
        self._forget_cookies()
        self.go("about:blank")

    def run(self, expression: str) -> Any:
        """What an expression gives on the page."""
        answer = json.loads(self._run(RUN % expression))
        assert "failed" not in answer, f"{expression}: {answer['failed']}"
        return answer["given"]

    def wait(self, expression: str) -> Any:
        """Wait until an expression gives something, on this page or on the next one."""
        end = monotonic() + PATIENCE
        while monotonic() < end:
            with suppress(PageLeft):
                if found := self.run(expression):
                    return found
            Event().wait(PAUSE)
        raise AssertionError(f"{expression} has given nothing within {PATIENCE} s at {self.run('location.href')}")

    def see(self, selector: str) -> None:
        """Wait until something can be seen."""
        self.wait(f"{seen(selector)}.length")

    def count(self, selector: str) -> int:
        """How many things can be seen."""
        found: int = self.run(f"{seen(selector)}.length")
        return found

    def text(self, selector: str) -> str:
        """What something says."""
        self.see(selector)
        said: str = self.run(f"{seen(selector)}[0].textContent")
        return said

    def press(self, selector: str, at: int = 0) -> None:
        """Press something, as soon as it can be pressed; of several, the one at a place, counted round and round."""
        x, y = self.wait(POINT % (at, seen(selector)))
        # Beside everything first: else the text of a card may lie over another one, as long as the mouse rests.
        moves = [{"type": "pointerMove", "x": left, "y": top, "duration": 0} for left, top in ((1, 1), (x, y))]
        presses = [{"type": kind, "button": 0} for kind in ("pointerDown", "pointerUp")]
        mouse = {"type": "pointer", "id": "mouse", "parameters": {"pointerType": "mouse"}, "actions": moves + presses}
        self._act([mouse])

    def type(self, text: str) -> None:
        """Type into what has the focus."""
        keys = [{"type": kind, "value": letter} for letter in text for kind in ("keyDown", "keyUp")]
        self._act([{"type": "key", "id": "keys", "actions": keys}])


def seen(selector: str) -> str:
    """An expression for the elements that can be seen."""
    return SEEN % json.dumps(selector)


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def reached(reach: Callable[[], Reached], refused: type[Exception]) -> Reached:
    """What a program answers that was just started, as soon as it listens."""
    end = monotonic() + PATIENCE
    while True:
        try:
            return reach()
        except refused:
            assert monotonic() < end, f"a browser did not listen within {PATIENCE} s"
            Event().wait(PAUSE)
