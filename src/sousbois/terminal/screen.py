"""The screen and the keyboard, whether a terminal or a pipe."""

from __future__ import annotations

import io
import sys
from contextlib import suppress
from importlib import import_module

from rich.console import Console, RenderableType
from rich.markdown import Markdown
from rich.text import Text

from sousbois.terminal.sentence import NO_BREAK_SPACE, Sentence
from sousbois.terminal.style import ORDINARY, THEME

PIPE_WIDTH = 80
GREATEST_WIDTH = 96
"""Longer lines are tiring to read, however wide the terminal is."""

LEAVE = "q"

STAND_IN = "\ue000"
"""A character for private use: as wide as a space, and in no text of ours."""


class Left(Exception):
    """The person has left: by the key for it, by Ctrl-C, by Ctrl-D, or because the input has ended."""


class _Console(Console):
    """A console that leaves it to the command what to do when nobody reads its output any more."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


class Screen:
    """Shows things and asks for answers. Down a pipe there are no colours, and answers are shown as if typed."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, io.TextIOWrapper):  # a letter that the terminal does not know must not end the game
                stream.reconfigure(errors="replace")
        self.interactive = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        """Whether a person sits in front of it."""
        width = None if sys.stdout.isatty() else PIPE_WIDTH
        self._console = _Console(theme=THEME, width=width, highlight=False, markup=False, emoji=False)
        if self.interactive:
            _edit_lines()

    def show(self, *things: RenderableType) -> None:
        """Show things one below the other."""
        for thing in things:
            self._console.print(thing, width=min(self._console.width, GREATEST_WIDTH))

    def say(self, sentence: str, style: str = ORDINARY) -> None:
        """Show a sentence."""
        self.show(Sentence(sentence, style))

    def show_markdown(self, text: str) -> None:
        """Show a text in Markdown. Rich would break lines at no-break spaces too, so a stand-in keeps their places."""
        with self._console.capture() as captured:
            self.show(Markdown(text.replace(NO_BREAK_SPACE, STAND_IN)))
        self._console.file.write(captured.get().replace(STAND_IN, NO_BREAK_SPACE))

    def show_verbatim(self, text: str) -> None:
        """Show a text that must not be broken into lines other than its own."""
        self._console.print(Text(text), soft_wrap=True, end="")

    def gap(self) -> None:
        """Leave a line blank."""
        self._console.print()

    def ask(self, prompt: str) -> str:
        """What the person answers."""
        try:
            answer = input(f"{prompt} ") if self.interactive else self._ask_in_pipe(prompt)
        except (EOFError, KeyboardInterrupt, RuntimeError):  # a RuntimeError: there is no input at all
            self.gap()
            raise Left from None
        if answer.strip().lower() == LEAVE:
            raise Left
        return answer.strip()

    def _ask_in_pipe(self, prompt: str) -> str:
        self._console.print(Text(f"{prompt} "), end="")
        answer = input()
        self._console.print(Text(answer))
        return answer


def _edit_lines() -> None:
    """Let the arrow keys work while an answer is typed, where the system can: importing the module is enough."""
    with suppress(ImportError):
        import_module("readline")
