"""Random play, written once on the contract for every game: compiled for many games, interpreted for one."""

from __future__ import annotations

from typing import Any

from sousbois.core.chance import WORDS, below, branch, sow
from sousbois.core.contract import acting, apply, deal, fill_legal, first_of, midway, standing
from sousbois.core.record import Words64
from sousbois.core.rule import rule
from sousbois.core.setup import Setup
from sousbois.core.shadow import Shadow

POLICY = 1
"""The branch of a game's seed that its random players draw from, so that they never touch the game's own chance."""


@rule
def play_random(
    tables: Any,
    blank: Any,
    editions: Any,
    seed: int,
    first: int,
    policy: Words64,
    legal: Any,
    moves: Any,
    standings: Any,
) -> None:
    """Deal game after game and play each to its end with random legal moves.

    Game `first + i` is a function of the seed and its number alone, so a batch can be cut into pieces at will.
    `blank[0]` is the empty table that each game begins with. `policy` and `legal` (one cell an action) are working
    space; `moves` (how many decisions) and `standings` (by step of the ranking, seat and game) are the results.
    """
    edition = editions[0]
    for i in range(len(tables)):
        game_seed = branch(seed, first + i)
        sow(policy, branch(game_seed, POLICY))
        tables[i] = blank[0]
        state = tables[i]
        sow(state.chance, game_seed)
        deal(state, edition)
        moves[i] = play_on(state, edition, policy, legal)
        for step in range(standings.shape[0]):
            for seat in range(standings.shape[1]):
                standings[step, seat, i] = standing(state, edition, seat, step)


@rule
def play_on(state: Any, edition: Any, policy: Words64, legal: Any) -> int:
    """Play a table to its end with random legal moves; the answer is how many decisions that took."""
    made = 0
    owing = acting(state)
    while owing != 0:
        decide_at_random(state, edition, first_of(owing), policy, legal)
        made += 1
        owing = acting(state)
    return made


@rule
def decide_at_random(state: Any, edition: Any, seat: int, policy: Words64, legal: Any) -> None:
    """Let a seat take a decision, with random legal moves."""
    deciding = True
    while deciding:
        found = fill_legal(state, edition, seat, legal)
        apply(state, edition, seat, legal[below(policy, found)])
        deciding = midway(state)


def play_interpreted(setup: Setup, seed: int, number: int) -> tuple[Shadow, int]:
    """Game `number` of a batch, move by move the same, by interpreted rules: its final state and its decisions."""
    game_seed = branch(seed, number)
    policy: Any = [0] * WORDS
    sow(policy, branch(game_seed, POLICY))
    state = setup.deal(game_seed)
    made = 0
    while owing := setup.acting(state):
        legal = setup.legal(state, owing[0])
        action = legal[below(policy, len(legal))]
        setup.game.rules.apply(state, setup.edition.shadow, owing[0], action.number)
        made += not setup.midway(state)
    return state, made
