"""Whether all people at a table agree to take the last decision back."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass, field


@dataclass
class Consent:
    """Somebody would like to take their last decision back."""

    seat: int
    """Who asks for it."""
    ply: int
    """The position at which they have asked: with the next decision it is over."""
    agreed: set[int] = field(default_factory=set)

    def is_asked(self, people: Collection[int], seat: int | None) -> bool:
        """Whether somebody has still to answer."""
        return seat in people and seat != self.seat and seat not in self.agreed

    def is_given(self, people: Collection[int]) -> bool:
        """Whether all other people have agreed."""
        return not any(self.is_asked(people, seat) for seat in people)
