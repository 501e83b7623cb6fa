"""Hunt (Jagdfieber): simultaneous choice for 3 to 5 players."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.outcome import Step
from sousbois.games.hunt import rules
from sousbois.games.hunt.edition import read_edition


def bound(edition: LoadedEdition, seats: int) -> int:
    """A game ends, for in any two rounds at least one card leaves the hands for good.

    In a round that begins without easy prey some card stays out: hunters need a wolf that was played, wolves and
    rabbits are never all sent back. A round in which all cards return leaves no easy prey to the next one. So a day has
    at most twice as many rounds as there are cards.
    """
    facts = edition.shadow
    cards = sum(facts.copies) * seats
    return int(facts.days * 2 * cards * seats)


def moment(state: Any) -> tuple[int, int]:
    """The day and the round."""
    return state.day, state.rounds[state.day - 1]


GAME = Game(
    name="hunt",
    version=1,
    seats=range(3, 6),
    rules=rules,
    folder=Path(__file__).parent,
    actions=lambda edition: rules.ACTIONS,
    read_edition=read_edition,
    bound=bound,
    moment=moment,
    steps=(Step("points", "J14"), Step("best-day", "J14")),
    about=lambda action: {"card": str(action)},
    reports={"rounds_per_day": "rounds"},
)
