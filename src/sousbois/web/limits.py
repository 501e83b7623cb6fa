"""How much one client may ask for: enough for anybody who plays, too little to be in others' way."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic


class Allowance:
    """So many things at once, and no more than that again within a time (a token bucket)."""

    def __init__(self, most: int, seconds: float, now: Callable[[], float] = monotonic) -> None:
        self._most = most
        self._per_second = most / seconds
        self._now = now
        self._left = float(most)
        self._counted = now()

    def take(self) -> bool:
        """Use some of it, if there is any left."""
        now = self._now()
        self._left = min(self._most, self._left + (now - self._counted) * self._per_second)
        self._counted = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    @property
    def wait(self) -> float:
        """Seconds until there is some again."""
        return max(0.0, (1 - self._left) / self._per_second)
