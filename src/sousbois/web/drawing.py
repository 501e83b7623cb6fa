"""What the browser needs to know of a game: how it is drawn. `web/tables/<game>.py` holds each game's drawing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from sousbois.core.event import Event
from sousbois.core.outcome import Outcome
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.core.words import Words


@dataclass(frozen=True)
class Scene:
    """A table at one moment, as one reader may see it: all that a drawing ever gets to know."""

    view: View
    """What the reader sees; of a decision that the reader has begun, as it stands so far."""
    events: tuple[Event, ...]
    """What the last decision set off, as far as it has been told; the last event is the one that is shown now."""
    ply: int
    """The number of the decision that is asked for."""
    acting: tuple[int, ...] = ()
    """Who owes a decision. Nobody, while it is still shown what happened."""
    chosen: frozenset[int] = frozenset()
    """Who has chosen in secret."""
    choice: tuple[str, ...] = ()
    """What the reader has chosen in secret, and may still change."""
    draft: tuple[str, ...] = ()
    """The actions of the decision that the reader has begun."""
    legal: tuple[str, ...] = ()
    """What the reader may do next."""
    over: bool = False

    @property
    def active(self) -> bool:
        """Whether the reader may decide something now."""
        return bool(self.legal)

    @property
    def shows_what_happened(self) -> bool:
        """Whether this is a moment in between, and not the position that stays."""
        return not self.acting and not self.over


class Drawing(Protocol):
    """Draws one game for one reader. Everything it says is in the reader's language."""

    frames: frozenset[str]
    """The kinds of event after which the table is worth a look; what others change is seen with the next of these."""
    together: frozenset[str] = frozenset()
    """The kinds of which several, one right after the other, are looked at together."""
    one_picture: frozenset[str] = frozenset()
    """The kinds that make up one picture, such as a count: it is seen when the last of them has been told."""
    told_first: frozenset[str] = frozenset()
    """The kinds that the rules tell before they carry them out: what comes of them is there when the next is told."""
    quiet: frozenset[str] = frozenset()
    """The kinds after which the position that stays says hardly more than whose turn it is: nothing waits for it."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None: ...

    def heading(self, view: View) -> str:
        """Where in the game we are."""
        ...

    def prompt(self, scene: Scene) -> str:
        """What the reader is asked, in a scene where they may decide."""
        ...

    def scores(self, view: View) -> Sequence[str]:
        """What stands beside each name: points, lives or the like; empty where there is nothing to say yet."""
        ...

    def picture(self, scene: Scene) -> Mapping[str, Any]:
        """What `templates/tables/<game>.html` draws, besides the scene."""
        ...

    def result(self, outcome: Outcome, view: View) -> Mapping[str, Any]:
        """What `templates/results/<game>.html` draws: where the points come from."""
        ...


def drawing_of(game: str) -> type[Drawing]:
    """The drawing of a game."""
    drawing: type[Drawing] = import_module(f"sousbois.web.tables.{game}").DRAWING
    return drawing
