"""Badger (Tricky Badger): a trick-taking game for 3 to 5 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.outcome import Step
from sousbois.core.rule import rule
from sousbois.games.badger import material, rules
from sousbois.games.badger.edition import complaints, read_edition


def bound(edition: LoadedEdition, seats: int, options: Mapping[str, int]) -> int:
    """In each trick a card is chosen and everyone lays a leaf. The winner of a magpie may have to say what it does,
    whether a stolen bone is kept, and for which badger; the winner of any other card decides at most once."""
    tricks = material.ROUNDS * material.TRICKS
    magpies = sum(edition.shadow.copies[material.Offer[name]] for name in ("MAGPIE_UP", "MAGPIE_DOWN"))
    return int(tricks * (1 + seats + 1) + 2 * magpies)


@rule
def moment(state: Any) -> tuple[int, int]:
    """The round and the trick."""
    return state.round, state.trick


GAME = Game(
    name="badger",
    version=1,
    seats=range(3, 6),
    rules=rules,
    folder=Path(__file__).parent,
    actions=lambda edition: material.ACTIONS,
    read_edition=read_edition,
    complaints=complaints,
    bound=bound,
    moment=moment,
    steps=(Step("points", "B28"), Step("badgers", "B28"), Step("hamsters", "B28")),
    options=material.Options,
    reports={"collection_of_seat": "collection", "discarded_cards": "discarded"},
)
