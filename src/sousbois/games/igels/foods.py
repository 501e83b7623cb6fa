"""Igels: foods (I2), from the forest to the player who counts them in the end.

The forest    foods_in_forest, look_at_food, draw_food
Players       unsecured_foods, worth_of
Dens          room, secure_food, fill_dens
The count     points_of_foods, bonus_of_foods, penalty
"""

from __future__ import annotations

from sousbois.core.chance import below
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import has_lasting
from sousbois.games.igels.deck import report
from sousbois.games.igels.material import ANIMALS, Edition, Event, State
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD, Effect

# The forest


@rule
def foods_in_forest(state: State) -> int:
    """I4 How many foods the forest has."""
    foods = 0
    for food in range(KINDS_OF_FOOD):
        foods += state.forest[food]
    return foods


@rule
def look_at_food(state: State, seat: int) -> None:
    """I21 The next food at the top of the forest is turned up for a player; any of those not turned up yet."""
    hidden = 0
    for food in range(KINDS_OF_FOOD):
        hidden += state.forest[food] - state.looked_at[seat, food]
    before = below(state.chance, hidden)
    food = 0
    while before >= state.forest[food] - state.looked_at[seat, food]:
        before -= state.forest[food] - state.looked_at[seat, food]
        food += 1
    state.looked_at[seat, food] += 1


@rule
def draw_food(state: State) -> int:
    """I21 The food at the top of the forest."""
    before = below(state.chance, foods_in_forest(state))
    food = 0
    while before >= state.forest[food]:
        before -= state.forest[food]
        food += 1
    state.forest[food] -= 1
    return food


# Players


@rule
def unsecured_foods(state: State, seat: int) -> int:
    """I34 How many foods of a player can be stolen."""
    foods = 0
    for food in range(KINDS_OF_FOOD):
        foods += state.foods[seat, food]
    return foods


@rule
def worth_of(state: State, edition: Edition, seat: int, food: int) -> int:
    """I39 What a food counts for a player, with the bonus of the species."""
    return int(edition.points[food] + edition.bonus[state.species[seat], food])


# Dens


@rule
def room(state: State, edition: Edition, source: int, seat: int) -> int:
    """I34 How many foods a den or nest of a player secures; more if an animal in play says so."""
    keeper = has_lasting(state, edition, seat, Effect.SECURE_CAP)
    printed = edition.amount[source]
    return int(printed if keeper == NOTHING else max(printed, edition.amount[keeper]))


@rule
def secure_food(state: State, seat: int, food: int) -> None:
    """I34 A food is secured for good."""
    state.foods[seat, food] -= 1
    state.secured[seat, food] += 1
    report(state, Event.FOOD_SECURED, seat, food)


@rule
def fill_dens(state: State, edition: Edition, seat: int) -> None:
    """I42 Room in dens that stand is filled at once, with the foods that are worth most to their player."""
    if not state.options.standing_dens:
        return
    places = -state.in_dens[seat]
    for kind in range(edition.combats, edition.kinds):
        if state.kept[seat, kind] > 0 and edition.effect[ANIMALS + kind] == Effect.SECURE:
            places += state.kept[seat, kind] * room(state, edition, ANIMALS + kind, seat)
    for _ in range(min(places, unsecured_foods(state, seat))):
        best = NOTHING
        for food in range(KINDS_OF_FOOD):
            if state.foods[seat, food] > 0 and (
                best == NOTHING or worth_of(state, edition, seat, food) > worth_of(state, edition, seat, best)
            ):
                best = food
        state.in_dens[seat] += 1
        secure_food(state, seat, best)


# The count


@rule
def points_of_foods(state: State, edition: Edition, seat: int) -> int:
    """I39 The points of a player's foods."""
    points = 0
    for food in range(KINDS_OF_FOOD):
        points += (state.foods[seat, food] + state.secured[seat, food]) * edition.points[food]
    return points


@rule
def bonus_of_foods(state: State, edition: Edition, seat: int) -> int:
    """I39 What a player's species adds to that."""
    if state.species[seat] == NOTHING:
        return 0
    points = 0
    for food in range(KINDS_OF_FOOD):
        points += (state.foods[seat, food] + state.secured[seat, food]) * edition.bonus[state.species[seat], food]
    return points


@rule
def penalty(state: State, edition: Edition, seat: int) -> int:
    """I39 What events take away from a player in the end."""
    points = 0
    for kind in range(edition.combats, edition.kinds):
        if edition.effect[ANIMALS + kind] == Effect.PENALTY:
            points += state.kept[seat, kind] * edition.amount[ANIMALS + kind]
    return points
