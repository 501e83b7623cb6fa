"""What good players know holds in every position and in both forms: no slip of an index, legal moves, equal numbers."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings

from sousbois.bots import knowing
from sousbois.bots.knowing import knowledge_of
from sousbois.core.chance import WORDS, sow
from sousbois.core.setup import Setup, set_up
from sousbois.core.shadow import Shadow
from sousbois.games import load, names
from tests.bots.kernel.asking import ask_knowledge
from tests.checked import checked_thoughts
from tests.contract.walks import looked_at, seeds, walk

SETUPS = [set_up(load(name), seats) for name in names() for seats in (min(load(name).seats), max(load(name).seats))]

in_every_game = pytest.mark.parametrize(
    "setup",
    [pytest.param(setup, marks=pytest.mark.xdist_group(f"compiled {setup.game.name}")) for setup in SETUPS],
    ids=lambda setup: f"{setup.game.name}-{setup.seats}",
)


def interpreted(setup: Setup, state: Shadow, seat: int, legal: list[int], seed: int) -> list[int]:
    """All that knowledge says of a position: worth, spread, par and leg, a move, and the promise of each."""
    known, edition = knowledge_of(setup.game), setup.edition.shadow
    rules: dict[str, Any] = {name: getattr(known, name, getattr(knowing, name)) for name in knowing.MAY_BE_KNOWN}
    chance: Any = [0] * WORDS
    sow(chance, seed)
    return [
        int(rules["worth"](state, edition, seat)),
        int(rules["spread"](state, edition)),
        int(rules["par"](state, edition)),
        int(rules["leg"](state)),
        int(rules["pick"](state, edition, seat, legal, len(legal), chance)),
        *(int(rules["promise"](state, edition, seat, action)) for action in legal),
    ]


def compiled(setup: Setup, state: Shadow, seat: int, legal: list[int], seed: int) -> list[int]:
    """The same by compiled rules, with bounds checked."""
    said = np.zeros(5 + len(legal), np.int64)
    chance = np.zeros(WORDS, np.uint64)
    kernel: Any = checked_thoughts(setup.game).of(ask_knowledge)
    kernel(state.store(), setup.edition.facts, seat, np.array(legal), np.uint64(seed), chance, said)
    return [int(number) for number in said]


@in_every_game
@settings(max_examples=4)
@given(seed=seeds, choices=seeds)
def test_knowledge_holds_in_every_position_in_both_forms(setup: Setup, seed: int, choices: int) -> None:
    for number, (state, seat, _) in enumerate(walk(setup, seed, choices)):
        if looked_at(number, choices) and number % 3 == 0:
            legal = [action.number for action in setup.legal(state, seat)]
            said = interpreted(setup, state.copy(), seat, legal, seed)
            assert said[4] in legal
            assert said[1] > 0
            assert said == compiled(setup, state, seat, legal, seed)
