"""What came of a match, bot by bot and kind by kind."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from typing import Any

from sousbois.arena.match import Match
from sousbois.arena.played import Played

LIKELY = 1.959964
"""So many standard deviations on either side hold 95 % of a normal distribution."""


@dataclass(frozen=True)
class Figures:
    """How a bot has fared, or several of one kind together."""

    name: str
    bots: int
    """How many bots these are the figures of."""
    games: int
    victories: Fraction
    """One that is shared by two counts as a half for each."""
    decisions: int
    seconds: float
    """The time spent on these decisions."""
    faults: Counter[str]
    """What was done wrong, and how often."""

    @property
    def share(self) -> float:
        """The share of the games that one bot has won."""
        return float(self.victories) / self.games / self.bots

    @property
    def interval(self) -> tuple[float, float]:
        """The shares between which the true one is likely to lie."""
        low, high = wilson(float(self.victories), self.games)
        return low / self.bots, high / self.bots

    @property
    def mean_seconds(self) -> float:
        """The time spent on one decision."""
        return self.seconds / max(self.decisions, 1)

    def plain(self) -> dict[str, Any]:
        """The figures as JSON-able names."""
        low, high = self.interval
        return {
            "name": self.name,
            "games": self.games,
            "victories": float(self.victories),
            "share": self.share,
            "low": low,
            "high": high,
            "decisions": self.decisions,
            "mean_seconds": self.mean_seconds,
            "faults": dict(self.faults),
        }


def by_bot(match: Match, played: Sequence[Played]) -> list[Figures]:
    """The figures of each bot, in the order in which the match names them.

    Of several bots of one kind, the first is always the one at the first seat of that kind, and so on.
    """
    return [_figures(played, kind, match.kinds[:at].count(kind)) for at, kind in enumerate(match.kinds)]


def by_kind(figures: Iterable[Figures]) -> list[Figures]:
    """The figures of all bots of one kind together."""
    found: dict[str, Figures] = {}
    for each in figures:
        found[each.name] = _together(found[each.name], each) if each.name in found else each
    return list(found.values())


def wilson(victories: float, games: int) -> tuple[float, float]:
    """Wilson's interval at 95 %, which takes each game for a draw of its own.

    Games of one deal are not quite that. Every bot has the good cards and the good seats in turn, which makes shares
    vary less than those of unrelated games; on the other hand a deal may suit one way of playing.
    """
    share, square = victories / games, LIKELY**2
    middle = share + square / (2 * games)
    reach = LIKELY * sqrt(share * (1 - share) / games + square / (4 * games**2))
    scale = 1 + square / games
    return max(0.0, (middle - reach) / scale), min(1.0, (middle + reach) / scale)


def _figures(played: Sequence[Played], kind: str, earlier: int) -> Figures:
    """The figures of the bot of a kind that so many others of its kind sit before."""
    victories, decisions, seconds, faults = Fraction(), 0, 0.0, Counter[str]()
    for game in played:
        seat = [seat for seat, other in enumerate(game.seats) if other == kind][earlier]
        if game.places[seat] == 1:
            victories += Fraction(1, game.places.count(1))
        decisions += game.decisions[seat]
        seconds += game.seconds[seat]
        faults.update(fault for replaced, fault in game.faults if replaced == seat)
    return Figures(kind, 1, len(played), victories, decisions, seconds, faults)


def _together(some: Figures, others: Figures) -> Figures:
    """The figures of bots of the same kind in the same games."""
    return Figures(
        some.name,
        some.bots + others.bots,
        some.games,
        some.victories + others.victories,
        some.decisions + others.decisions,
        some.seconds + others.seconds,
        some.faults + others.faults,
    )
