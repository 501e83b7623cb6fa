"""Menagerie (Life is Life): exchange cards with open rows, for 2 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.outcome import Step
from sousbois.core.rule import rule
from sousbois.games.menagerie import material, rules
from sousbois.games.menagerie.edition import complaints, read_edition


def bound(edition: LoadedEdition, seats: int, options: Mapping[str, int]) -> int:
    """The rounds are limited. In each, a seat has so many turns at most, and one more to knock or after a knock; a turn
    takes a row and its cards, four at most."""
    turns = seats * (options["turn_limit"] + 1)
    return options["round_limit"] * turns * (1 + material.ROWS)


@rule
def moment(state: Any) -> tuple[int, int]:
    """The round, and the turn in it."""
    return state.round, sum(state.turns) + 1


GAME = Game(
    name="menagerie",
    version=1,
    seats=range(2, 6),
    rules=rules,
    folder=Path(__file__).parent,
    actions=lambda edition: material.ACTIONS,
    read_edition=read_edition,
    complaints=complaints,
    bound=bound,
    moment=moment,
    steps=(Step("rounds", "M12"), Step("lives", "M8")),
    options=material.Options,
    reports={"rounds": "round", "lives_by_seat": "lives"},
)
