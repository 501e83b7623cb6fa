"""Whether all people at a table agree to take the last decision back."""

from __future__ import annotations

from dataclasses import dataclass, field

from sousbois.play.hosted import Hosted


@dataclass
class Consent:
    """Somebody would like to take their last decision back."""

    seat: int
    """Who asks for it."""
    ply: int
    """The position at which they have asked: with the next decision it is over."""
    agreed: set[int] = field(default_factory=set)

    def is_asked(self, hosted: Hosted, seat: int | None) -> bool:
        """Whether somebody has still to answer."""
        return seat in hosted.deciding_people() and seat != self.seat and seat not in self.agreed

    def is_given(self, hosted: Hosted) -> bool:
        """Whether all others have agreed."""
        return not any(self.is_asked(hosted, seat) for seat in hosted.deciding_people())
