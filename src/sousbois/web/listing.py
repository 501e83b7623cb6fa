"""Tables as lists show them."""

from __future__ import annotations

from datetime import UTC, datetime

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Person
from sousbois.play.store import Kept, moment


def kept_of(table: str, hosted: Hosted) -> Kept:
    """What lists show of a table from now on. The ids of people stay in the server."""
    outcome = hosted.table.outcome() if hosted.table is not None else None
    people = {seat: each.player for seat, each in enumerate(hosted.sitters) if isinstance(each, Person)}
    about = {
        "names": list(hosted.names),
        "owing": [people[seat] for seat in hosted.owing() if seat in people],
        "scores": list(outcome.scores) if outcome else [],
        "winners": [hosted.names[seat] for seat in outcome.winners] if outcome else [],
    }
    return Kept(
        id=table,
        game=hosted.opened.game,
        stage=hosted.stage,
        listed=hosted.opened.listed,
        seats=hosted.opened.seats,
        about=about,
        players=tuple(people.values()),
        updated=moment(datetime.now(UTC)),
    )
