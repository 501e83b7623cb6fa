"""What stands above the board: who sits at the table and what they are doing, and what the reader can ask for."""

from __future__ import annotations

from collections.abc import Container, Sequence
from dataclasses import dataclass

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot
from sousbois.web.around import Around
from sousbois.web.drawing import Scene

_MINUTE, _HOUR = 60, 3600


@dataclass(frozen=True)
class Left:
    """The time that somebody has left."""

    seconds: int
    runs: bool

    @property
    def is_long(self) -> bool:
        """Whether minutes do not matter."""
        return self.seconds >= 2 * 24 * _HOUR

    @property
    def days(self) -> int:
        return self.seconds // (24 * _HOUR)

    def __str__(self) -> str:
        hours, rest = divmod(self.seconds, _HOUR)
        minutes, seconds = divmod(rest, _MINUTE)
        return f"{hours}:{minutes:02}:{seconds:02}" if hours else f"{minutes}:{seconds:02}"


@dataclass(frozen=True)
class SeatMark:
    """One player in the strip above the table."""

    seat: int
    name: str
    is_you: bool
    is_bot: bool
    level: str
    acting: bool
    chosen: bool
    state: str
    """Here, away or thinking; or replaced, if a bot decides for them."""
    score: str
    left: Left | None = None
    was_late: bool = False
    """Whether a bot has made their last decision, because their time was up."""
    can_be_replaced: bool = False
    """Whether the reader may let a bot decide for them."""


def strip(
    hosted: Hosted,
    scene: Scene,
    scores: Sequence[str],
    around: Around,
    reader: int | None,
    here: Container[int | None],
) -> list[SeatMark]:
    """Who sits at the table, and what they are doing."""
    missing = around.presence.missing(hosted) if reader is not None else ()
    marks = []
    for seat, sitter in enumerate(hosted.sitters):
        is_bot = isinstance(sitter, Bot)
        acting = seat in scene.acting and seat not in scene.chosen and (seat != reader or scene.active)
        state = "away" if not is_bot and seat not in here else "thinking" if acting else "here"
        marks.append(
            SeatMark(
                seat=seat,
                name=hosted.names[seat],
                is_you=seat == reader,
                is_bot=is_bot,
                level=sitter.level if isinstance(sitter, Bot) else "",
                acting=acting,
                chosen=seat in scene.chosen,
                state="replaced" if seat in hosted.stand_ins else state,
                score=scores[seat],
                left=_left(hosted, around, seat),
                was_late=seat in hosted.late,
                can_be_replaced=seat in missing,
            )
        )
    return marks


def _left(hosted: Hosted, around: Around, seat: int) -> Left | None:
    left = around.timing.left(hosted, seat)
    return None if left is None else Left(int(left), around.timing.runs(hosted, seat))


@dataclass(frozen=True)
class Aids:
    """What a reader who plays can ask for, beside deciding."""

    withdraw: bool
    """Change a choice that is still secret."""
    undo: bool
    """Undo the last decision: offered only where it would be granted."""
    asker: str
    """Who would like to undo the last decision; empty, if nobody does."""
    is_asked: bool
    """Whether the reader has still to answer that."""
    is_watched: bool
    """Whether somebody looks on who does not play."""


def aids(hosted: Hosted, scene: Scene, around: Around, reader: int | None, *, is_watched: bool) -> Aids:
    """What a reader can ask for."""
    plays = reader is not None and not scene.over
    consent = around.consent
    return Aids(
        withdraw=plays and reader in hosted.choices,
        undo=reader is not None and consent is None and _may_undo(hosted, around, reader),
        asker=hosted.names[consent.seat] if consent else "",
        is_asked=consent is not None and consent.is_asked(around.people(hosted), reader),
        is_watched=is_watched,
    )


def _may_undo(hosted: Hosted, around: Around, seat: int) -> bool:
    """Whether a player would be allowed to undo their last decision."""
    return hosted.may_undo_freely(seat) or (around.undoable == seat and not hosted.choices)
