"""Which lines a test runs."""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Collection, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

WATCHED_CALLS = 50
"""So many calls of a function are watched line by line. A test that calls it more often is taken to run all its lines:
watching is slow."""


class Coverage:
    """What was run while it watched."""

    def __init__(self, files: Collection[str]) -> None:
        self._files = files
        self._calls: Counter[int] = Counter()
        self.lines: set[tuple[str, int]] = set()

    @contextmanager
    def watching(self) -> Iterator[None]:
        threading.settrace(self._call)
        sys.settrace(self._call)
        try:
            yield
        finally:
            sys.settrace(None)
            threading.settrace(None)

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
