"""What goes on around a game at a live table and is written down nowhere."""

from __future__ import annotations

from dataclasses import dataclass, field

from sousbois.play.hosted import Hosted
from sousbois.web.clockwork import Time
from sousbois.web.consent import Consent
from sousbois.web.presence import Presence
from sousbois.web.timing import Timing


@dataclass
class Around:
    """Who is gone, how time runs, and whether somebody would like to take a decision back."""

    presence: Presence
    timing: Timing
    consent: Consent | None = None
    undoable: int | None = None
    """Who would be allowed to undo the last decision; None: nobody, or that is still being found out."""
    programs: set[int] = field(default_factory=set)
    """The seats of programs, which are not asked whether they agree to anything."""

    def people(self, hosted: Hosted) -> tuple[int, ...]:
        """The seats of those who decide for themselves and can be asked."""
        return tuple(seat for seat in hosted.deciding_people() if seat not in self.programs)

    @classmethod
    def of(cls, hosted: Hosted, time: Time) -> Around:
        """What goes on around a table that nobody has looked at before."""
        return cls(Presence(hosted, time), Timing(hosted, time))
