"""Which lines are run."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Collection, Iterable
from types import FrameType
from typing import Any

WATCHED_CALLS = 50
"""So many calls of a function are watched line by line. One that is called more often is taken to run all its lines:
watching is slow."""


class Coverage:
    """What was run while it watched."""

    def __init__(self, files: Collection[str]) -> None:
        self._files = files
        self._calls: Counter[int] = Counter()
        self.lines: set[tuple[str, int]] = set()

    def start(self) -> None:
        threading.settrace(self._call)
        sys.settrace(self._call)

    def stop(self) -> None:
        sys.settrace(None)
        threading.settrace(None)

    def reaches(self, file: str, lines: Iterable[int]) -> bool:
        """Whether any of these lines was run."""
        return any((file, line) in self.lines for line in lines)

    def _call(self, frame: FrameType, event: str, argument: Any) -> Any:
        code = frame.f_code
        if code.co_filename not in self._files:
            return None
        self._calls[id(code)] += 1  # a code's own hash is slow
        if self._calls[id(code)] < WATCHED_CALLS:
            return self._line
        if self._calls[id(code)] == WATCHED_CALLS:
            self.lines |= {(code.co_filename, line) for _, _, line in code.co_lines() if line}
        return None

    def _line(self, frame: FrameType, event: str, argument: Any) -> Any:
        self.lines.add((frame.f_code.co_filename, frame.f_lineno))
        return self._line
