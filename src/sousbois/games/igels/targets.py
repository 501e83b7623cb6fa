"""Igels: what an effect can be aimed at, and whether it makes sense (R1, R2).

Sides         was_opponent, can_be_sent_home, can_be_dazed
Targets       can_aim_at_player, can_aim_at_animal, can_aim_at_food
Sense         makes_sense, would_change_something, would_change_a_side
"""

from __future__ import annotations

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import (
    amount_for,
    animals_of,
    cards_that_count,
    concerns,
    first_animal,
    fits,
    is_side,
    is_supporter,
    owner,
    shielded,
    sides,
    was_opposed,
)
from sousbois.games.igels.deck import can_draw, free_cards
from sousbois.games.igels.foods import unsecured_foods
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Edition, Fate, State, Step
from sousbois.games.igels.vocabulary import Condition, Effect, Target, Whom


@rule
def was_opponent(state: State, seat: int) -> bool:
    """I32 Whether a player is in the battle; once it is decided, whether they were."""
    if state.step >= Step.LOOT:
        return bool(state.fighters >> seat & 1)
    return is_side(state, seat)


@rule
def can_be_sent_home(state: State, edition: Edition, source: int, seat: int) -> bool:
    """R4 Whether a side has a supporter that fits, and no shield against it."""
    if not is_side(state, seat) or shielded(state, edition, seat, Effect.SEND_HOME):
        return False
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        if is_supporter(state, animal, seat, edition.of_sex[source], edition):
            return True
    return False


@rule
def can_be_dazed(state: State, edition: Edition, source: int, seat: int) -> bool:
    """I20 Whether a side has a leader that fits, and is not dazed yet."""
    if not is_side(state, seat) or state.dazed[seat]:
        return False
    return fits(edition.of_sex[source], edition.sex[state.leader[seat]])


@rule
def can_aim_at_player(state: State, edition: Edition, source: int, actor: int, seat: int) -> bool:
    """R1, R2 Whether an effect can be aimed at a player, and would change something."""
    if seat == actor or seat >= state.seats:
        return False
    effect = edition.effect[source]
    if effect == Effect.SAP:
        return is_side(state, seat) and amount_for(state, edition, source, seat) != 0
    if effect == Effect.VOID_COMBAT:
        return is_side(state, seat) and cards_that_count(state, edition, seat) > 0
    if effect == Effect.DAZE:
        return can_be_dazed(state, edition, source, seat)
    if effect == Effect.SEND_HOME:
        return can_be_sent_home(state, edition, source, seat)
    if effect == Effect.STEAL_CARD:
        return was_opponent(state, seat) and free_cards(state, seat) > 0
    if effect == Effect.STEAL_FOOD:
        reached = edition.whom[source] == Whom.PLAYER or was_opponent(state, seat)
        return reached and unsecured_foods(state, seat) > 0
    return bool(effect == Effect.PENALTY)


@rule
def can_aim_at_animal(state: State, edition: Edition, source: int, actor: int, animal: int) -> bool:
    """R1, R2 Whether an effect can be aimed at an animal: an enemy fighter within its limits, or one's own dead."""
    seat = owner(state, animal)
    if seat == NOTHING:
        return False
    if edition.effect[source] == Effect.REVIVE:
        return seat == actor and state.fate[animal] == Fate.DEAD
    if seat == actor or state.fate[animal] != Fate.FIGHTING:
        return False
    if not edition.least_sap[source] <= edition.sap[animal] <= edition.most_sap[source]:
        return False
    return not shielded(state, edition, seat, Effect.KILL)


@rule
def can_aim_at_food(state: State, edition: Edition, source: int, actor: int, seat: int, food: int) -> bool:
    """R1, R2, I34 Whether an effect can be aimed at a food: an unsecured one of somebody else."""
    return can_aim_at_player(state, edition, source, actor, seat) and bool(state.foods[seat, food] > 0)


@rule
def makes_sense(state: State, edition: Edition, source: int, actor: int) -> bool:
    """R1 Whether an effect has a legal target, or without one would change something."""
    target = edition.target[source]
    if target == Target.ANIMAL:
        for animal in range(ANIMALS):
            if can_aim_at_animal(state, edition, source, actor, animal):
                return True
        return False
    if target != Target.NONE:
        for seat in range(state.seats):
            if can_aim_at_player(state, edition, source, actor, seat):
                return True
        return False
    return would_change_something(state, edition, source, actor)


@rule
def would_change_something(state: State, edition: Edition, source: int, actor: int) -> bool:
    """R1, R11 Whether an effect that is aimed at nobody would change something."""
    effect = edition.effect[source]
    if effect in (Effect.SAP, Effect.VOID_COMBAT, Effect.DAZE, Effect.SEND_HOME):
        return would_change_a_side(state, edition, source, actor)
    if effect == Effect.SET_SAP:
        return bool(not state.dazed[actor] and state.sap[state.leader[actor]] < edition.amount[source])
    if effect == Effect.FORCE_DRAW:
        return sides(state) > 1 and not state.draw_forced
    if effect == Effect.LOWEST_WINS:
        return sides(state) > 1 and not state.upside_down
    if effect == Effect.LOOT:
        met = edition.condition[source] != Condition.OPPOSED or was_opposed(state)
        return met and (edition.whom[source] != Whom.SELF or is_side(state, actor))
    if effect == Effect.SECURE:
        return unsecured_foods(state, actor) > 0
    if effect == Effect.DRAW:
        return can_draw(state)
    if effect == Effect.WAKE:
        if edition.whom[source] == Whom.SELF:
            return bool(state.fate[source] == Fate.ASLEEP)
        return animals_of(state, actor, Fate.ASLEEP) > 0
    if effect == Effect.RECRUIT:
        return animals_of(state, actor, Fate.PILE) > 0
    return bool(effect == Effect.FORAGE)


@rule
def would_change_a_side(state: State, edition: Edition, source: int, actor: int) -> bool:
    """R1 Whether an effect on several sides, or on one's own, would change one of them."""
    effect = edition.effect[source]
    for seat in range(state.seats):
        if not concerns(state, edition, source, actor, NOTHING, seat):
            continue
        if effect == Effect.SAP and amount_for(state, edition, source, seat) != 0:
            return True
        if effect == Effect.VOID_COMBAT and cards_that_count(state, edition, seat) > 0:
            return True
        if effect == Effect.DAZE and can_be_dazed(state, edition, source, seat):
            return True
        if effect == Effect.SEND_HOME and can_be_sent_home(state, edition, source, seat):
            return True
    return False
