"""The command in this process: typed lines in, what is shown out."""

from __future__ import annotations

import io
import sys
from dataclasses import dataclass

import pytest

from sousbois.cli import main


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


class _Terminal(io.TextIOWrapper):
    """A stream that passes for a terminal."""

    def isatty(self) -> bool:
        return True


def piped(*words: str, typed: str | bytes = "") -> Ran:
    """Run the command between pipes; the input ends after what is typed."""
    return _run(io.TextIOWrapper, words, typed)


def seated(*words: str, typed: str) -> Ran:
    """Run the command in front of a person; after what is typed comes Ctrl-D."""
    return _run(_Terminal, words, typed)


def _run(stream: type[io.TextIOWrapper], words: tuple[str, ...], typed: str | bytes) -> Ran:
    shown, complaints = io.BytesIO(), io.StringIO()
    with pytest.MonkeyPatch.context() as patch:
        for name in ("COLUMNS", "FORCE_COLOR", "TTY_COMPATIBLE", "TTY_INTERACTIVE", "LC_ALL", "LC_MESSAGES", "LANG"):
            patch.delenv(name, raising=False)
        patch.setenv("TERM", "dumb")  # a terminal without colours, so that tests can read the text
        keyboard = io.BytesIO(typed.encode() if isinstance(typed, str) else typed)
        patch.setattr(sys, "stdin", stream(keyboard, encoding="utf-8"))
        patch.setattr(sys, "stdout", stream(shown, encoding="utf-8", write_through=True))
        patch.setattr(sys, "stderr", complaints)
        code = main(words)
        return Ran(code, shown.getvalue().decode(), complaints.getvalue())
