"""Hamster (Hamstern): everyone fills the same burrow by the same rolls, 1 to 6 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sousbois.core.action import Actions, Block
from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.outcome import Step
from sousbois.core.rule import rule
from sousbois.games.hamster import material, rules
from sousbois.games.hamster.edition import read_edition
from sousbois.games.hamster.sheet import complaints


def actions(edition: LoadedEdition) -> Actions:
    """All placements that the sheet offers, in their order."""
    return Actions(Block("cross", "{cells}", cells=tuple(edition.printed[material.Placement])))


def bound(edition: LoadedEdition, seats: int, options: Mapping[str, int]) -> int:
    """Every decision crosses at least one cell, and nobody crosses a cell twice."""
    facts = edition.shadow
    return int(seats * sum(facts.cells[room] for room in range(facts.rooms)))


@rule
def moment(state: Any) -> tuple[int]:
    """The turn."""
    return (state.turn,)


GAME = Game(
    name="hamster",
    version=1,
    seats=range(1, 7),
    rules=rules,
    folder=Path(__file__).parent,
    actions=actions,
    read_edition=read_edition,
    complaints=complaints,
    bound=bound,
    moment=moment,
    steps=(Step("points", "H13"), Step("rooms", "H14"), Step("mushrooms", "H14"), Step("acorns", "H14")),
    options=material.Options,
    simultaneous=True,
    reports={"turns": "turn"},
)
