"""Igels: the loot (I21–I24): how many foods a win brings, who takes them, and the abilities `loot` and `loot_pick`."""

from __future__ import annotations

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import first_animal, has_lasting, in_turn, is_active, was_opposed
from sousbois.games.igels.deck import report
from sousbois.games.igels.effects import go_on_picking
from sousbois.games.igels.foods import draw_food, fill_dens, foods_in_forest, look_at_food
from sousbois.games.igels.material import LOOT, PILE_OF_ANIMALS, Edition, Event, State
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD, Condition, Effect


@rule
def loot_of(state: State, edition: Edition, seat: int) -> int:
    """I21 Two foods, changed by abilities and events; never fewer than none."""
    foods = LOOT + state.loot_change[seat] + state.loot_change_of_winner
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        met = edition.condition[animal] != Condition.OPPOSED or was_opposed(state)
        if edition.effect[animal] == Effect.LOOT and met and is_active(state, edition, animal, seat):
            foods += edition.amount[animal]
    return int(max(foods, 0))


@rule
def take_loot(state: State, edition: Edition) -> None:
    """I21 The winner takes the loot: from the top of the forest, or picked among more foods looked at. I22 If fewer are
    left, all of them."""
    seat = state.winner
    due = min(loot_of(state, edition, seat), foods_in_forest(state))
    looked = due
    chooser = has_lasting(state, edition, seat, Effect.LOOT_PICK)
    if chooser != NOTHING and 0 < due < foods_in_forest(state):
        looked = min(max(due, edition.amount[chooser]), foods_in_forest(state))
        report(state, Event.LOOKS, seat, looked)
    for _ in range(looked):
        look_at_food(state, seat)
    state.actor = seat
    state.left = due
    go_on_picking(state, edition)


@rule
def stop_looking(state: State) -> None:
    """I21 Foods that were looked at and not taken are shuffled back."""
    for food in range(KINDS_OF_FOOD):
        state.looked_at[state.winner, food] = 0


@rule
def share_loot(state: State, edition: Edition) -> None:
    """I23 Each player in a draw takes one food, in turn order; if there are fewer foods than players, nobody takes
    any."""
    sharers = 0
    for seat in range(state.seats):
        sharers += state.sharers >> seat & 1
    if foods_in_forest(state) < sharers:
        report(state, Event.TOO_FEW_FOODS, NOTHING, foods_in_forest(state))
        return
    for place in range(state.seats):
        seat = in_turn(state, place)
        if state.sharers >> seat & 1:
            food = draw_food(state)
            state.foods[seat, food] += 1
            report(state, Event.FOOD_SHARED, seat, food)
            fill_dens(state, edition, seat)
