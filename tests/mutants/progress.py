"""A line now and then about how far it has come."""

from __future__ import annotations

import sys
import time
from collections import Counter


class Progress:
    """A line about how many tests or mutants of a scope are done, and what came of them."""

    def __init__(self, name: str, all_of_them: int, noun: str) -> None:
        self._name = name
        self._all = all_of_them
        self._noun = noun
        self._verdicts: Counter[str] = Counter()
        self._begun = self._said = time.monotonic()

    def say(self, text: str) -> None:
        print(f"{self._name}: {text}", file=sys.stderr, flush=True)

    def count(self, verdict: str) -> None:
        """One more is done."""
        now = time.monotonic()
        if not self._verdicts:
            self._begun = now
        self._verdicts[verdict] += 1
        if now - self._said < (0.2 if sys.stderr.isatty() else 30):
            return
        self._said = now
        done = self._verdicts.total()
        rate = done / max(now - self._begun, 0.001)
        left = int((self._all - done) / rate)
        text = ", ".join(f"{many} {verdict}" for verdict, many in sorted(self._verdicts.items()))
        line = (
            f"{self._name}: {done} of {self._all} {self._noun}: {text}; {rate:.1f}/s, {left // 60}:{left % 60:02} left"
        )
        print(line, end="\033[K\r" if sys.stderr.isatty() else "\n", file=sys.stderr, flush=True)
