"""Tables stepped together, written once on the contract for every game, and compiled."""

from __future__ import annotations

from typing import Any

from sousbois.core.chance import below, branch, sow
from sousbois.core.contract import acting, apply, deal, fill_legal, first_of
from sousbois.core.record import NOTHING, Words64
from sousbois.core.rule import rule
from sousbois.doors.compiled.observation import look
from sousbois.doors.compiled.rewards import pay
from sousbois.sim.playout import POLICY, decide_at_random

NEXT_GAME = 2
"""The branch of a game's seed that the next game at the same table is dealt from."""


@rule
def step(
    tables: Any,
    numbers: Any,
    blank: Any,
    editions: Any,
    runs: Any,
    owned: Any,
    mine: int,
    steps: int,
    by_points: bool,
    forfeit: float,
    autoreset: bool,
    fresh: Any,
    seeds: Any,
    chances: Any,
    actions: Any,
    seats: Any,
    legal: Any,
    observations: Any,
    masks: Any,
    rewards: Any,
    earned: Any,
    ended: Any,
    illegal: Any,
    last: Any,
) -> None:
    """At each table carry out the action of the seat that was asked, let opponents play until one of ours is asked
    again, and write down what that seat sees and may do.

    `numbers` are the tables byte by byte, `mine` the seats decided for from outside, as bits. A table that is `fresh`
    is dealt from its seed, whatever the action. Where a game ends, the next one is dealt at once if `autoreset` says
    so, and `last` keeps what the seat that acted saw in the end; otherwise the table is left alone from then on.
    """
    edition = editions[0]
    for i in range(len(tables)):
        if not fresh[i] and seats[i] == NOTHING:
            continue
        state = tables[i]
        ended[i] = False
        illegal[i] = False
        earned[i] = 0.0
        for seat in range(rewards.shape[1]):
            rewards[i, seat] = 0.0
        anew = fresh[i]
        fresh[i] = False
        owing = 0
        if not anew:
            asked = seats[i]
            action = actions[i]
            if action < 0 or action >= masks.shape[1] or masks[i, action] == 0:
                illegal[i] = True
                rewards[i, asked] = forfeit
            else:
                apply(state, edition, asked, action)
                owing = let_others_play(state, edition, mine, legal, chances[i])
                if owing == 0:
                    pay(state, edition, steps, by_points, rewards[i])
            if owing == 0:
                ended[i] = True
                earned[i] = rewards[i, asked]
                if autoreset:
                    look(numbers[i], runs, owned, asked, last[i])
                    seeds[i] = branch(seeds[i], NEXT_GAME)
                    anew = True
        while anew:
            tables[i] = blank[0]
            sow(state.chance, seeds[i])
            sow(chances[i], branch(seeds[i], POLICY))
            deal(state, edition)
            owing = let_others_play(state, edition, mine, legal, chances[i])
            anew = owing == 0  # a game that is over before one of ours is asked is not worth looking at
            if anew:
                seeds[i] = branch(seeds[i], NEXT_GAME)
        for each in range(masks.shape[1]):  # as in `ask`: a rule for both would make this an eighth slower
            masks[i, each] = 0
        if owing != 0:
            seats[i] = first_of(owing)
            found = fill_legal(state, edition, seats[i], legal)
            for each in range(found):
                masks[i, legal[each]] = 1
        look(numbers[i], runs, owned, seats[i], observations[i])
        if owing == 0:
            seats[i] = NOTHING


@rule
def let_others_play(state: Any, edition: Any, mine: int, legal: Any, chance: Words64) -> int:
    """Let opponents decide at random as long as they owe a decision; the answer is who of ours then owes one."""
    owing = acting(state)
    while owing & ~mine != 0:
        decide_at_random(state, edition, first_of(owing & ~mine), chance, legal)
        owing = acting(state)
    return owing


@rule
def choose_at_random(masks: Any, chance: Words64, actions: Any) -> None:
    """Write a legal action for each table, all equally likely; 0 where there is none."""
    for i in range(len(masks)):
        found = 0
        for action in range(masks.shape[1]):
            found += masks[i, action]
        actions[i] = 0
        if found == 0:
            continue
        left = below(chance, found)
        at = 0
        while masks[i, at] == 0 or left > 0:
            left -= masks[i, at]
            at += 1
        actions[i] = at
