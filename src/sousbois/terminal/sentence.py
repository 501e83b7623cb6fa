"""A sentence on the screen, and where its lines may break."""

from __future__ import annotations

from collections.abc import Iterator
from textwrap import wrap

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

NO_BREAK_SPACE = "\N{NO-BREAK SPACE}"


def unbroken(text: str) -> str:
    """A text within which no line breaks."""
    return text.replace(" ", NO_BREAK_SPACE)


class Sentence:
    """A sentence that breaks into lines at its spaces. Rich's own text breaks at no-break spaces too."""

    def __init__(self, text: str, style: str = "") -> None:
        self._text = text
        self._style = style

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> Iterator[Text]:
        for line in wrap(self._text, max(1, options.max_width), break_on_hyphens=False):
            yield Text(line, self._style)

    def __rich_measure__(self, console: Console, options: ConsoleOptions) -> Measurement:
        longest_word = max(map(len, self._text.split(" ")))
        return Measurement(longest_word, len(self._text)).clamp(max_width=options.max_width)
