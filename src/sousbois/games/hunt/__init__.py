"""Hunt (Jagdfieber): simultaneous choice for 3 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.outcome import Step
from sousbois.core.rule import rule
from sousbois.games.hunt import rules
from sousbois.games.hunt.edition import complaints, read_edition


def bound(edition: LoadedEdition, seats: int, options: Mapping[str, int]) -> int:
    """Each seat decides once a round."""
    facts = edition.shadow
    return int(facts.days * rules.most_rounds(facts, seats) * seats)  # type: ignore[arg-type]  # shadows act as records


@rule
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
    complaints=complaints,
    bound=bound,
    moment=moment,
    steps=(Step("points", "J14"), Step("best-day", "J14")),
    simultaneous=True,
    reports={"rounds_per_day": "rounds"},
)
