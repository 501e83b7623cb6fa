"""How long a bot may think about one decision."""

from __future__ import annotations

import re
from dataclasses import dataclass

from sousbois.core.errors import Unreadable

_FORM = re.compile(r"([0-9]{1,9})(ms|s|it)")
"""A number with its unit. Nine digits are days of thinking, and no program that counts in words overflows."""

_MILLISECONDS = {"ms": 1, "s": 1000}
"""How long each unit of time is."""


@dataclass(frozen=True)
class Budget:
    """A limit by the clock or by the number of iterations.

    Only iterations give the same answer on every machine: what a bot finds in a given time depends on how fast it is.
    """

    milliseconds: int | None = None
    iterations: int | None = None

    def __post_init__(self) -> None:
        given = [number for number in (self.milliseconds, self.iterations) if number is not None]
        if len(given) != 1:
            raise Unreadable("budget: either milliseconds or iterations, one of the two")
        if type(given[0]) is not int or given[0] < 1:
            raise Unreadable(f"budget {given[0]!r}: a budget is a whole number, 1 or more")

    @classmethod
    def read(cls, text: str) -> Budget:
        """A budget as people write it: `50ms`, `2s` or `2000it`."""
        found = _FORM.fullmatch(text)
        if found is None:
            raise Unreadable(f"budget {text!r}: a whole number of ms, s or it (iterations), such as 50ms, 2s or 2000it")
        number, unit = int(found[1]), found[2]
        return cls(iterations=number) if unit == "it" else cls(milliseconds=number * _MILLISECONDS[unit])

    def __str__(self) -> str:
        """The text that reads back."""
        return f"{self.iterations}it" if self.milliseconds is None else f"{self.milliseconds}ms"
