"""The outcome of a game: scores, ranking, and the reason at each step of the tie-break."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Step:
    """One step of a game's ranking: what is compared, and by which clause. The higher value is the better."""

    name: str
    clause: str


@dataclass(frozen=True)
class Reason:
    """A step at which seats still tied for victory were compared."""

    step: Step
    values: dict[int, int]
    """What each of the seats still in contention had."""
    left: tuple[int, ...]
    """The seats that remained after it."""


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    scores: tuple[int, ...]
    """What the first step compares, by seat."""
    ranking: tuple[int, ...]
    """The place of each seat, from 1; seats that tie share a place."""
    reasons: tuple[Reason, ...]
    """How victory was decided, step by step."""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.ranking) if place == 1)

    @property
    def by_place(self) -> tuple[int, ...]:
        """The seats in the order in which a ranking names them."""
        return tuple(sorted(range(len(self.ranking)), key=lambda seat: self.ranking[seat]))

    def plain(self) -> dict[str, Any]:
        """The outcome as JSON-able names."""
        return {
            "scores": list(self.scores),
            "ranking": list(self.ranking),
            "winners": list(self.winners),
            "reasons": [
                {"step": r.step.name, "clause": r.step.clause, "values": {str(s): v for s, v in r.values.items()}}
                for r in self.reasons
            ],
        }


def ranked(steps: tuple[Step, ...], standings: list[tuple[int, ...]]) -> Outcome:
    """Rank seats by their standings: one value for each step, compared in order."""
    ranking = tuple(1 + sum(other > own for other in standings) for own in standings)
    contenders = tuple(range(len(standings)))
    reasons = []
    for at, step in enumerate(steps):
        values = {seat: standings[seat][at] for seat in contenders}
        contenders = tuple(seat for seat in contenders if values[seat] == max(values.values()))
        reasons.append(Reason(step, values, contenders))
        if len(contenders) == 1:
            break
    return Outcome(tuple(standing[0] for standing in standings), ranking, tuple(reasons))
