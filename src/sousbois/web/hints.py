"""Hints at the table: good moves for whoever is asked, thought out from what their seat may know."""

from __future__ import annotations

from typing import TYPE_CHECKING

from sousbois.core.errors import NotAllowed
from sousbois.play.table import Table
from sousbois.web.limits import Allowance, Allowances
from sousbois.web.live import Live
from sousbois.web.opponents import Opponents

if TYPE_CHECKING:
    from sousbois.bots.budget import Budget
    from sousbois.bots.hinting import Advice

MOST, SECONDS = 10, 60
"""How many hints one person may have within how many seconds."""


class Hints:
    """Gives hints, one at a time to each seat; the bots' threads do the thinking."""

    def __init__(self, opponents: Opponents, budget: Budget | None = None) -> None:
        self._opponents = opponents
        self._budget = budget
        """How long to think; None: the usual time."""
        self._thinking: set[tuple[str, int]] = set()
        """The seats, each with its table, for which a hint is thought out now."""
        self._allowances = Allowances(MOST, SECONDS)

    async def ask(self, live: Live, player: str, ply: int, client: str, of_address: Allowance) -> Advice:
        """The best moves of a person who is asked to decide, from what they have begun; an error says why not. What is
        thought out uses some of the person's allowance, and of that of their address, `client`."""
        seat = live.hosted.seat_of(player)
        if seat is None:
            raise NotAllowed("you do not sit at this table", reason="not-seated")
        if not live.hosted.opened.terms.hints:
            raise NotAllowed("hints were ruled out when the table was opened", reason="no-hints")
        table, history = _as_begun(live, seat, ply), live.hosted.history
        if live.hosted.opened.game not in self._opponents.ready:
            raise NotAllowed("the bots of this game are not ready to think", reason="hint-not-ready")
        here = live.id, seat
        if here in self._thinking:
            raise NotAllowed("a hint is being thought out already", reason="hint-thinking")
        self._allowances.of(player).use(reason="hint-too-many")
        of_address.use(reason="hint-too-many")
        self._thinking.add(here)
        try:
            advice = await self._opponents.advise(client, table, seat, self._budget)
        finally:
            self._thinking.discard(here)
        if live.hosted.history != history or live.hosted.seat_of(player) != seat:
            raise NotAllowed("the table has moved on meanwhile", reason="stale")
        return advice


def _as_begun(live: Live, seat: int, ply: int) -> Table:
    """The table as somebody sees it who is asked, with what they have begun to decide."""
    hosted = live.hosted
    if hosted.table is None:
        raise NotAllowed("the game has not begun", reason="waiting")
    if ply != hosted.ply:
        raise NotAllowed(f"decision {ply} is not asked for; the table is at decision {hosted.ply}", reason="stale")
    if seat not in hosted.table.acting():
        raise NotAllowed(f"seat {seat} owes no decision now", reason="not-your-turn")
    begun = live.begun(seat)
    return hosted.considered(seat, ply, begun) if begun else hosted.table
