"""Igels: answers to an effect's questions (R2, R4): its target, whether to use it, the animals or foods it concerns."""

from __future__ import annotations

from typing import Any

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import owner
from sousbois.games.igels.deck import report
from sousbois.games.igels.effects import (
    aim_at,
    can_pick_animal,
    finish,
    foods_to_pick,
    go_on_picking,
    pick_animal,
    pick_food,
    picks_animals,
)
from sousbois.games.igels.material import (
    ANIMALS,
    DECLINE,
    ON_ANIMAL,
    ON_FOOD,
    ON_PLAYER,
    PICK_FOOD,
    USE,
    WITH_CARD,
    Edition,
    Event,
    Refusal,
    State,
)
from sousbois.games.igels.targets import can_aim_at_animal, can_aim_at_food, can_aim_at_player
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD, Target


@rule
def may_decline(state: State, edition: Edition) -> bool:
    """I15, I37 Whether an ability says "may"; a one-shot that is used already says so no more."""
    return bool(state.source < ANIMALS and edition.optional[state.source] and not edition.once[state.source])


@rule
def why_not_target(state: State, edition: Edition, seat: int, action: int) -> int:
    """R1, R2 A legal target; or, where an ability says "may", to use it or not."""
    source = state.source
    target = edition.target[source]
    if action == DECLINE:
        return Refusal.ALLOWED if may_decline(state, edition) else Refusal.NOT_OPTIONAL
    if target == Target.NONE:
        return Refusal.ALLOWED if action == USE else Refusal.NOT_NOW
    allowed = False
    if target == Target.PLAYER and ON_PLAYER <= action < ON_ANIMAL:
        allowed = can_aim_at_player(state, edition, source, seat, action - ON_PLAYER)
    elif target == Target.ANIMAL and ON_ANIMAL <= action < ON_FOOD:
        allowed = can_aim_at_animal(state, edition, source, seat, action - ON_ANIMAL)
    elif target == Target.FOOD and ON_FOOD <= action < PICK_FOOD:
        victim, food = (action - ON_FOOD) // KINDS_OF_FOOD, (action - ON_FOOD) % KINDS_OF_FOOD
        allowed = can_aim_at_food(state, edition, source, seat, victim, food)
    else:
        return Refusal.NOT_NOW
    return Refusal.ALLOWED if allowed else Refusal.NO_TARGET


@rule
def fill_targets(state: State, edition: Edition, seat: int, out: Any) -> int:
    """R1, R2 All that `why_not_target` allows."""
    out[0] = DECLINE
    found = int(may_decline(state, edition))
    target = edition.target[state.source]
    if target == Target.NONE:
        out[found] = USE
        return found + 1
    first, last = ON_PLAYER, ON_ANIMAL
    if target == Target.ANIMAL:
        first, last = ON_ANIMAL, ON_FOOD
    elif target == Target.FOOD:
        first, last = ON_FOOD, PICK_FOOD
    for action in range(first, last):
        out[found] = action
        found += why_not_target(state, edition, seat, action) == Refusal.ALLOWED
    return found


@rule
def answer_target(state: State, edition: Edition, seat: int, action: int) -> None:
    """R2 The target is named, or the ability declined."""
    if action == DECLINE:
        report(state, Event.ABILITY_DECLINED, seat, state.source)
        finish(state, edition)
    elif action == USE:
        aim_at(state, edition, NOTHING, NOTHING)
    elif action < ON_ANIMAL:
        aim_at(state, edition, action - ON_PLAYER, NOTHING)
    elif action < ON_FOOD:
        aim_at(state, edition, owner(state, action - ON_ANIMAL), action - ON_ANIMAL)
    else:
        aim_at(state, edition, (action - ON_FOOD) // KINDS_OF_FOOD, (action - ON_FOOD) % KINDS_OF_FOOD)


@rule
def why_not_pick(state: State, edition: Edition, action: int) -> int:
    """R4, R10 One of the animals or foods concerned."""
    if picks_animals(state, edition):
        if not ON_ANIMAL <= action < ON_FOOD:
            return Refusal.NOT_NOW
        allowed = can_pick_animal(state, edition, action - ON_ANIMAL)
    else:
        if not PICK_FOOD <= action < WITH_CARD:
            return Refusal.NOT_NOW
        allowed = foods_to_pick(state, edition, action - PICK_FOOD) > 0
    return Refusal.ALLOWED if allowed else Refusal.CANNOT_BE_PICKED


@rule
def fill_picks(state: State, edition: Edition, out: Any) -> int:
    """R4, R10 All that `why_not_pick` allows."""
    first, last = PICK_FOOD, WITH_CARD
    if picks_animals(state, edition):
        first, last = ON_ANIMAL, ON_FOOD
    found = 0
    for action in range(first, last):
        out[found] = action
        found += why_not_pick(state, edition, action) == Refusal.ALLOWED
    return found


@rule
def answer_pick(state: State, edition: Edition, action: int) -> None:
    """R4, R10 One more animal or food is picked."""
    if action < ON_FOOD:
        pick_animal(state, edition, action - ON_ANIMAL)
    else:
        pick_food(state, edition, action - PICK_FOOD)
    go_on_picking(state, edition)
