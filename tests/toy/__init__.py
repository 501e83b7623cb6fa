"""A toy game that uses what no game of the shelf uses yet: options, hidden hands, turns, chance on the way."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sousbois.core.action import Actions
from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.outcome import Step
from sousbois.core.rule import rule
from tests.toy import rules
from tests.toy.edition import complaints, read_edition


def actions(edition: LoadedEdition) -> Actions:
    """As many dens as are printed."""
    facts: Any = edition.shadow
    return rules.actions(facts.dens)


def bound(edition: LoadedEdition, seats: int, options: Mapping[str, int]) -> int:
    """N5 Everyone has so many turns."""
    return options["turns"] * seats


@rule
def moment(state: Any) -> tuple[int]:
    """The turn everyone has."""
    return (state.taken // state.seats + 1,)


GAME = Game(
    name="toy",
    version=3,
    seats=range(2, 4),
    rules=rules,
    folder=Path(__file__).parent,
    actions=actions,
    read_edition=read_edition,
    complaints=complaints,
    bound=bound,
    moment=moment,
    steps=(Step("points", "N6"), Step("nuts", "N6")),
    options=rules.Options,
    reports={"found_by_seat": "found"},
)
