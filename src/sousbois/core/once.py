"""Answers that are worked out once, even if several threads ask for them at the same time."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from functools import lru_cache, partial, wraps
from threading import Lock, RLock
from typing import Any, TypeVar

Function = TypeVar("Function", bound=Callable[..., Any])


def once(most: int | None = None) -> Callable[[Function], Function]:
    """Remember the answers of a function, or the `most` that were asked for last, as `lru_cache` does.

    Of several threads that need the same answer at once, one works it out and the others wait. With `lru_cache`, each
    of them would work it out and get an answer of its own.
    """

    def remembering(function: Any) -> Any:
        lock = Lock()

        @lru_cache(most)
        def promise(*given: Hashable, **named: Hashable) -> _Promise:
            return _Promise(partial(function, *given, **named))

        @wraps(function)
        def remembered(*given: Hashable, **named: Hashable) -> Any:
            with lock:
                found = promise(*given, **named)
            return found.answer()

        return remembered

    return remembering


class _Promise:
    """An answer that is worked out when it is first needed. Meanwhile, others can be asked for."""

    def __init__(self, work: Callable[[], Any]) -> None:
        self._work = work
        self._lock = RLock()
        self._answers: list[Any] = []

    def answer(self) -> Any:
        """Return the answer; if there is none yet, work it out."""
        with self._lock:
            if not self._answers:
                self._answers.append(self._work())
            return self._answers[0]
