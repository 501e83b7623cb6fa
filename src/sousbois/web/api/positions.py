"""From a hosted table to what one seat is told of it, in names and in sentences. Nothing else is ever sent."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sousbois.core.record import NOTHING
from sousbois.core.telling import Teller
from sousbois.play.hosted import Hosted
from sousbois.play.table import Table
from sousbois.web.api.models import Answer, Ended, Happening, Position, Told
from sousbois.web.rendering import game_words

_APART = ("acting", "legal", "events")
"""What a table's view says beside the fields of the game: a position says it itself."""


def position_of(hosted: Hosted, seat: int | None) -> Position:
    """The table as a seat sees it; None is somebody looking on."""
    table = hosted.table
    outcome = table.outcome() if table else None
    return Position(
        stage=hosted.stage,
        names=list(hosted.names),
        seat=seat,
        ply=hosted.ply,
        acting=list(table.acting()) if table else [],
        owing=list(hosted.owing()),
        choice=list(hosted.choices.get(seat, ())) if seat is not None else [],
        legal=legal_of(table, seat) if table else [],
        view=view_of(table, seat) if table else None,
        log=len(hosted.log),
        outcome=outcome.plain() if outcome else None,
    )


def answer_to(hosted: Hosted, seat: int, ply: int, moves: Sequence[str]) -> Answer:
    """How a decision can go on that a seat has begun."""
    ahead = hosted.considered(seat, ply, moves)
    return Answer(complete=False, legal=legal_of(ahead, seat), view=view_of(ahead, seat))


def view_of(table: Table, seat: int | None) -> dict[str, Any]:
    """The fields of the game as a seat sees them."""
    return {name: value for name, value in table.view(seat).items() if name not in _APART}


def legal_of(table: Table, seat: int | None) -> list[str]:
    """What a seat may do now."""
    return [] if seat is None else list(map(str, table.legal(seat)))


def teller_of(hosted: Hosted, seat: int | None, language: str) -> Teller:
    """Who tells the game to a seat."""
    game, reader = hosted.setup.game, NOTHING if seat is None else seat
    return Teller(game, game_words(language, game.name), hosted.names, reader, hosted.setup.edition.called)


def told(hosted: Hosted, seat: int | None, language: str, since: int) -> Told:
    """What happened, from the event with this number on, and how the table stands now."""
    teller = teller_of(hosted, seat, language)
    events = [
        Happening(event.kind, event.clause, event.seat, event.values, teller.sentence(event))
        for event in hosted.log.since(since)
    ]
    return Told(events, position_of(hosted, seat))


def ending(hosted: Hosted, seat: int | None, language: str) -> Ended | None:
    """How the game has ended, if it has."""
    outcome = hosted.table.outcome() if hosted.table else None
    return None if outcome is None else Ended(outcome.plain(), teller_of(hosted, seat, language).outcome(outcome))
