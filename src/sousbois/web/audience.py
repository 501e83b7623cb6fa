"""Who may see a table and its game. Every page, stream and file of a table asks here."""

from __future__ import annotations

from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted


def check_may_look(hosted: Hosted, seat: int | None) -> None:
    """Refuse a visitor without a seat, at a table without spectators, from the deal on and after the end.

    While a table waits for players, everybody who has its link may see it, for they may sit down. Everything else that
    shows a table follows from this rule: its page, views, streams, edition, shuffle, record, replay and review, and the
    tables that go on from its game.
    """
    if seat is None and hosted.stage != "waiting" and not hosted.opened.terms.spectators:
        raise NotAllowed("only the players of this table may see its game", reason="no-spectators")


def check_may_be_watched(hosted: Hosted, seat: int | None) -> None:
    """Refuse a replay, a review or a record, which show all cards, to everybody before the game is over; and afterwards
    to visitors who may not look."""
    if hosted.stage == "waiting":
        raise NotAllowed("the game has not begun", reason="waiting")
    if hosted.stage == "running":
        raise NotAllowed("a replay shows all cards; it can be watched when the game is over", reason="running")
    check_may_look(hosted, seat)
