"""Igels: forest warfare with 168 cards, for 3 or 4 players."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.outcome import Step as RankingStep
from sousbois.core.rule import rule
from sousbois.games.igels import material, rules
from sousbois.games.igels.edition import complaints, read_edition
from sousbois.games.igels.material import ANIMALS, DRAWS, FOODS, HAND, PILE_OF_ANIMALS, ROUNDS, Step
from sousbois.games.igels.vocabulary import Effect

WINDOWS = 5
"""I29 The windows of a round."""


def bound(edition: LoadedEdition, seats: int, options: Mapping[str, int]) -> int:
    """The rounds are limited (I43), and so are the cards that come into hands: those dealt, two draws a round, one for
    a trade, and what abilities draw. A card leaves a hand once, to be laid, traded, played or used as a counter.
    Played, it has its windows pass round once more, a target, an answer and some picks, no more of them than its number
    says. An ability has as much, once a round. Besides there are the draws, the leaders and supporters, the passes, and
    the loot to pick.
    """
    facts = edition.shadow
    drawn = max(
        sum(facts.amount[animal] for animal in range(first, first + 8) if facts.effect[animal] == Effect.DRAW)
        for first in range(0, ANIMALS, PILE_OF_ANIMALS)
    )
    most = max(*facts.amount, PILE_OF_ANIMALS)
    cards = seats * (HAND + ROUNDS * (DRAWS + 1 + drawn))
    effect = 1 + seats + 2 + most
    passes = seats * (WINDOWS + 4)
    a_round = seats * DRAWS + seats * PILE_OF_ANIMALS * (1 + effect) + passes + FOODS
    return int(seats + ROUNDS * a_round + cards * effect)


@rule
def moment(state: Any) -> tuple[int, int]:
    """The round, and its phase (I6): build, battle, loot or organise."""
    if state.step <= Step.BUILD_WINDOW:
        phase = 1
    elif state.step <= Step.LAST_WINDOW:
        phase = 2
    else:
        phase = 3 if state.step <= Step.LOOT_WINDOW else 4
    return state.round, phase


GAME = Game(
    name="igels",
    version=1,
    seats=range(3, 5),
    rules=rules,
    folder=Path(__file__).parent,
    actions=material.actions_of,
    read_edition=read_edition,
    complaints=complaints,
    bound=bound,
    moment=moment,
    steps=(RankingStep("points", "I39"),),
    options=material.Options,
    role="species",
    reports={"rounds": "round", "shuffles": "shuffles"},
)
