"""The styles in which things stand on the screen."""

from __future__ import annotations

from rich.theme import Theme

from sousbois.core.telling import Teller

ORDINARY = ""
YOURS = "yours"
"""What concerns the reader; a line of the log has a mark as well."""
QUIET = "quiet"
"""What happens every time."""
BANNER = "banner"
HEADING = "heading"
CLAUSE = "clause"
REFUSED = "refused"

THEME = Theme(
    {
        BANNER: "bold green",
        "rule.text": "bold green",
        HEADING: "green",
        YOURS: "bold",
        QUIET: "dim",
        CLAUSE: "green",
        REFUSED: "yellow",
        "markdown.h1": "bold green",
        "markdown.h2": "bold green",
    }
)


def style_for(teller: Teller, *seats: int | None) -> str:
    """The style of what concerns these seats."""
    return YOURS if teller.reader in seats else ORDINARY
