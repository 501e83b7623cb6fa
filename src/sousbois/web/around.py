"""What goes on around a game at a live table and is written down nowhere."""

from __future__ import annotations

from dataclasses import dataclass

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

    @classmethod
    def of(cls, hosted: Hosted, time: Time) -> Around:
        """What goes on around a table that nobody has looked at before."""
        return cls(Presence(hosted, time), Timing(hosted, time))
