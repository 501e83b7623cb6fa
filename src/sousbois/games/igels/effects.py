"""Igels: the closed list of effects (I40), one function each, and one resolver.

    Effects       sap, set_sap, void_combat, daze, send_home_some, kill, force_draw, lowest_wins, loot, forage,
                  steal_food, secure, charge_penalty, draw, steal_card, wake, recruit, revive
    Picks         can_pick_animal, foods_to_pick, pick_animal, pick_food, go_on_picking
    The resolver  begin, ask_for_target, aim_at, act, finish

Effects that only last are looked up where they count: shield and win_ties in battle.py, secure_cap in foods.py,
loot_pick and the loot of abilities in loot.py, counter in events.py. What an effect can be aimed at stands in
targets.py.

One effect is at work at a time, and nothing that it does starts another: `source`, `actor`, `victim`, `aim` and `left`
of the state are all there is to remember of it.
"""

from __future__ import annotations

from sousbois.core.chance import below
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import (
    amount_for,
    animals_of,
    arrive,
    change_sap,
    concerns,
    counts,
    fall,
    first_animal,
    fits,
    is_supporter,
    owner,
    send_home,
    shielded,
    total,
)
from sousbois.games.igels.deck import draw_card, free_cards, report, steal_from_hand
from sousbois.games.igels.foods import (
    draw_food,
    fill_dens,
    foods_in_forest,
    room,
    secure_food,
)
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Edition, Event, Fate, Question, State, Step
from sousbois.games.igels.targets import can_aim_at_animal, can_aim_at_player, can_be_dazed
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD, Effect, Pick, Target, Which, Whom

# Effects on strength


@rule
def sap(state: State, edition: Edition) -> None:
    """I17 `sap`: the sides concerned receive points, or lose some."""
    for seat in range(state.seats):
        if concerns(state, edition, state.source, state.actor, state.victim, seat):
            amount = amount_for(state, edition, state.source, seat)
            if amount != 0:
                change_sap(state, edition, state.source, seat, amount)


@rule
def set_sap(state: State, edition: Edition) -> None:
    """I37 `set_sap`: the leader's SAP becomes this number for the rest of the battle."""
    state.raised[state.actor] = edition.amount[state.source]
    report(
        state, Event.SAP_RAISED, state.actor, state.leader[state.actor], state.raised[state.actor],
        total(state, edition, state.actor),
    )  # fmt: skip


@rule
def void_combat(state: State, edition: Edition) -> None:
    """I17 `void_combat`: combat cards on the table count for nothing, the highest of a side or all."""
    for seat in range(state.seats):
        if concerns(state, edition, state.source, state.actor, state.victim, seat):
            if edition.which[state.source] == Which.ALL:
                for at in range(state.line_size[seat]):
                    make_void(state, edition, seat, at)
            else:
                make_void(state, edition, seat, highest_card(state, edition, seat))


@rule
def highest_card(state: State, edition: Edition, seat: int) -> int:
    """I17 Where the highest combat card of a side lies that is not void; the one laid first, if several."""
    highest = NOTHING
    for at in range(state.line_size[seat]):
        if counts(state, edition, seat, at) and (
            highest == NOTHING or edition.value[state.line[seat, at]] > edition.value[state.line[seat, highest]]
        ):
            highest = at
    return highest


@rule
def make_void(state: State, edition: Edition, seat: int, at: int) -> None:
    """I17 A combat card counts for nothing from now on."""
    if at != NOTHING and counts(state, edition, seat, at):
        state.void[seat, at] = True
        report(state, Event.CARD_VOID, seat, state.line[seat, at], total(state, edition, seat))


@rule
def daze(state: State, edition: Edition) -> None:
    """I20 `daze`: a leader gives its side nothing more in this battle, neither SAP nor ability."""
    for seat in range(state.seats):
        if concerns(state, edition, state.source, state.actor, state.victim, seat) and can_be_dazed(
            state, edition, state.source, seat
        ):
            state.dazed[seat] = True
            report(state, Event.DAZED, seat, state.leader[seat], total(state, edition, seat))


# Effects on who stands in the glade


@rule
def send_home_some(state: State, edition: Edition) -> None:
    """R4 `send_home`: supporters of one opponent, picked one at a time, or all that fit of every opponent."""
    if state.victim != NOTHING:
        state.left = edition.amount[state.source]
        return
    for seat in range(state.seats):
        if concerns(state, edition, state.source, state.actor, NOTHING, seat) and not shielded(
            state, edition, seat, Effect.SEND_HOME
        ):
            first = first_animal(state, seat)
            for animal in range(first, first + PILE_OF_ANIMALS):
                if is_supporter(state, animal, seat, edition.of_sex[state.source], edition):
                    send_home(state, animal, seat)


@rule
def kill(state: State, edition: Edition) -> None:
    """R5, R6 `kill`: the animal dies at once."""
    fall(state, edition, state.aim, state.victim)


# Effects on the outcome


@rule
def force_draw(state: State) -> None:
    """I31 `force_draw`: the battle is a draw between all sides left when it ends."""
    state.draw_forced = True
    report(state, Event.DRAW_FORCED)


@rule
def lowest_wins(state: State) -> None:
    """I19 `lowest_wins`: the lowest total wins this battle."""
    state.upside_down = True
    report(state, Event.UPSIDE_DOWN)


# Effects on food


@rule
def loot(state: State, edition: Edition) -> None:
    """I21 `loot`, by an event: more or fewer foods for its player, should they win, or for whoever wins."""
    amount = edition.amount[state.source]
    if edition.whom[state.source] == Whom.SELF:
        state.loot_change[state.actor] += amount
        report(state, Event.LOOT_CHANGED, state.actor, amount)
    else:
        state.loot_change_of_winner += amount
        report(state, Event.LOOT_OF_WINNER_CHANGED, NOTHING, amount)


@rule
def forage(state: State, edition: Edition) -> None:
    """R10 `forage`: foods of the forest, taken on the spot."""
    for _ in range(min(edition.amount[state.source], foods_in_forest(state))):
        food = draw_food(state)
        state.foods[state.actor, food] += 1
        report(state, Event.FOOD_FORAGED, state.actor, food)


@rule
def steal_food(state: State, edition: Edition) -> None:
    """I34, R10 `steal_food`: the food named, or foods picked one at a time by the thief or by the victim."""
    state.left = edition.amount[state.source]
    if edition.target[state.source] == Target.FOOD:
        pick_food(state, edition, state.aim)


@rule
def secure(state: State, edition: Edition) -> None:
    """I34 `secure`: as many of one's own foods as there is room for."""
    state.left = room(state, edition, state.source, state.actor)


@rule
def charge_penalty(state: State, edition: Edition) -> None:
    """I39 `penalty`: the event stays in front of its victim until the count."""
    state.kept[state.victim, state.card] += 1
    report(state, Event.PENALTY, state.victim, state.card, edition.amount[state.source])
    state.card = NOTHING


# Effects on cards and animals


@rule
def draw(state: State, edition: Edition) -> None:
    """I9 `draw`: support cards from the general pile."""
    drawn = 0
    for _ in range(edition.amount[state.source]):
        drawn += draw_card(state, state.actor)
    report(state, Event.CARDS_DRAWN, state.actor, drawn)


@rule
def steal_card(state: State, edition: Edition) -> None:
    """I33, I44 `steal_card`: random cards out of an opponent's hand, unseen by the others."""
    for _ in range(min(edition.amount[state.source], free_cards(state, state.victim))):
        steal_from_hand(state, state.actor, state.victim)
        report(state, Event.CARD_STOLEN, state.actor, state.victim)


@rule
def wake(state: State, edition: Edition) -> None:
    """I27 `wake`: the animal itself, or as many sleepers of one's own as the number says."""
    if edition.whom[state.source] == Whom.SELF:
        pick_animal(state, edition, state.source)
    else:
        state.left = edition.amount[state.source]


@rule
def recruit(state: State, edition: Edition) -> None:
    """I8 `recruit`: the top animals of the own pile come into the pool, ready."""
    for _ in range(edition.amount[state.source]):
        if animals_of(state, state.actor, Fate.PILE) > 0:
            draw_animal(state, edition, state.actor, Event.RECRUITED)


@rule
def draw_animal(state: State, edition: Edition, seat: int, event: int) -> None:
    """I5, I8 The top animal of a player's pile, any of those in it, comes face up into the pool. I42 A den that stands
    may grow by it."""
    before = below(state.chance, animals_of(state, seat, Fate.PILE))
    animal = first_animal(state, seat)
    while before > 0 or state.fate[animal] != Fate.PILE:
        before -= state.fate[animal] == Fate.PILE
        animal += 1
    arrive(state, edition, animal, event, seat)
    fill_dens(state, edition, seat)


@rule
def revive(state: State, edition: Edition) -> None:
    """I35 `revive`: a dead animal returns to the pool, ready, without bound cards; a used one-shot stays used."""
    arrive(state, edition, state.aim, Event.REVIVED, state.actor)


# Picks


@rule
def picks_animals(state: State, edition: Edition) -> bool:
    """R4, I27 Whether animals are picked; otherwise foods are."""
    return state.step != Step.LOOT and edition.effect[state.source] in (Effect.SEND_HOME, Effect.WAKE)


@rule
def can_pick_animal(state: State, edition: Edition, animal: int) -> bool:
    """R4, I27 Whether the effect at work can concern this animal: a fitting supporter, or a sleeper of one's own."""
    if edition.effect[state.source] == Effect.SEND_HOME:
        return is_supporter(state, animal, state.victim, edition.of_sex[state.source], edition)
    return owner(state, animal) == state.actor and state.fate[animal] == Fate.ASLEEP


@rule
def foods_to_pick(state: State, edition: Edition, food: int) -> int:
    """I21, I34, R10 How many foods of a kind can be picked: of those looked at, of the victim's, of one's own."""
    if state.step == Step.LOOT:
        return int(state.looked_at[state.actor, food])
    if edition.effect[state.source] == Effect.STEAL_FOOD:
        return int(state.foods[state.victim, food])
    return int(state.foods[state.actor, food])


@rule
def pick_animal(state: State, edition: Edition, animal: int) -> None:
    """R4, I27 The animal goes home, or wakes."""
    state.left -= 1
    if edition.effect[state.source] == Effect.SEND_HOME:
        send_home(state, animal, state.victim)
    else:
        state.fate[animal] = Fate.READY
        report(state, Event.WAKES, state.actor, animal)


@rule
def pick_food(state: State, edition: Edition, food: int) -> None:
    """I21, I34, R10 The food is taken, stolen or secured."""
    state.left -= 1
    if state.step == Step.LOOT:
        take_food(state, edition, food)
    elif edition.effect[state.source] == Effect.STEAL_FOOD:
        state.foods[state.victim, food] -= 1
        state.foods[state.actor, food] += 1
        report(state, Event.FOOD_STOLEN, state.actor, food, state.victim)
    else:
        state.in_dens[state.actor] += state.options.standing_dens and state.card != NOTHING
        secure_food(state, state.actor, food)


@rule
def take_food(state: State, edition: Edition, food: int) -> None:
    """I21 The winner takes a food. I24, R8 A vegetarian leader's winner puts animals back."""
    seat = state.actor
    state.looked_at[seat, food] -= 1
    if edition.vegetarian[state.leader[seat]] and edition.animal_food[food]:
        report(state, Event.FOOD_PUT_BACK, seat, food)
        return
    state.forest[food] -= 1
    state.foods[seat, food] += 1
    report(state, Event.FOOD_TAKEN, seat, food)


@rule
def picker(state: State, edition: Edition) -> int:
    """R4, R10 Who picks: the actor, or the victim."""
    if state.step != Step.LOOT and edition.pick[state.source] == Pick.VICTIM:
        return int(state.victim)
    return int(state.actor)


@rule
def go_on_picking(state: State, edition: Edition) -> None:
    """R4, I40 As many as the number says. Where there is nothing to choose, nobody is asked."""
    while state.left > 0:
        kinds = 0
        things = 0
        found = NOTHING
        if picks_animals(state, edition):
            for animal in range(ANIMALS):
                if can_pick_animal(state, edition, animal):
                    kinds += 1
                    things += 1
                    found = animal
        else:
            for food in range(KINDS_OF_FOOD):
                foods = foods_to_pick(state, edition, food)
                if foods > 0:
                    kinds += 1
                    things += foods
                    found = food
        if kinds > 1 and things > state.left:
            state.question = Question.PICK
            state.turn = picker(state, edition)
            return
        if things == 0:
            state.left = 0
        elif picks_animals(state, edition):
            pick_animal(state, edition, found)
        else:
            pick_food(state, edition, found)
    finish(state, edition)


# The resolver


@rule
def begin(state: State, edition: Edition, source: int, actor: int) -> None:
    """I40 An effect comes to work; one at a time."""
    assert state.source == NOTHING
    state.source = source
    state.actor = actor
    state.victim = NOTHING
    state.aim = NOTHING
    state.left = 0


@rule
def ask_for_target(state: State, edition: Edition) -> None:
    """R2 The actor names what the effect is aimed at. If there is just one target, it is that one; if none is needed,
    the effect acts."""
    target = edition.target[state.source]
    if target == Target.NONE:
        aim_at(state, edition, NOTHING, NOTHING)
        return
    found = 0
    victim = NOTHING
    aim = NOTHING
    if target == Target.ANIMAL:
        for animal in range(ANIMALS):
            if can_aim_at_animal(state, edition, state.source, state.actor, animal):
                found += 1
                aim = animal
                victim = owner(state, animal)
    else:
        for seat in range(state.seats):
            if not can_aim_at_player(state, edition, state.source, state.actor, seat):
                continue
            if target == Target.PLAYER:
                found += 1
                victim = seat
                continue
            for food in range(KINDS_OF_FOOD):
                if state.foods[seat, food] > 0:
                    found += 1
                    victim = seat
                    aim = food
    if found == 1:
        aim_at(state, edition, victim, aim)
    else:
        state.question = Question.TARGET
        state.turn = state.actor


@rule
def aim_at(state: State, edition: Edition, victim: int, aim: int) -> None:
    """R2, R3 The target is named. The player it belongs to is asked once for a counter, if the effect is an event that
    can be countered, and has cards in hand (I38)."""
    state.victim = victim
    state.aim = aim
    announce(state, edition)
    if can_be_countered(state, edition) and free_cards(state, victim) > 0:
        state.question = Question.COUNTER
        state.turn = victim
    else:
        act(state, edition)


@rule
def can_be_countered(state: State, edition: Edition) -> bool:
    """I30, R2 Whether the effect at work is that of an event aimed at another player, for which there is a counter."""
    if state.source < ANIMALS or fits(state.victim, state.actor):
        return False
    for kind in range(edition.combats, edition.kinds):
        if edition.counters[state.source - ANIMALS, kind]:
            return True
    return False


@rule
def announce(state: State, edition: Edition) -> None:
    """R2 What is played or used, and on whom, is told."""
    actor, victim, source = state.actor, state.victim, state.source
    if source < ANIMALS:
        if victim != NOTHING:
            report(state, Event.ABILITY_AIMED, actor, source, victim)
        elif not edition.once[source]:
            report(state, Event.ABILITY_ACTS, actor, source)
        return
    kind = source - ANIMALS
    played = state.card != NOTHING
    if victim == NOTHING:
        report(state, Event.EVENT_PLAYED if played else Event.CARD_ACTS, actor, kind)
    elif edition.target[source] == Target.FOOD:
        report(state, Event.EVENT_AT_FOOD, actor, kind, victim, state.aim)
    elif victim == actor:
        report(state, Event.EVENT_FOR_ANIMAL, actor, kind, state.aim)
    elif edition.target[source] == Target.ANIMAL:
        report(state, Event.EVENT_AT_ANIMAL if played else Event.CARD_AT_ANIMAL, actor, kind, victim, state.aim)
    else:
        report(state, Event.EVENT_AIMED if played else Event.CARD_AIMED, actor, kind, victim)


@rule
def act(state: State, edition: Edition) -> None:
    """I40 The effect happens."""
    effect = edition.effect[state.source]
    if effect == Effect.SAP:
        sap(state, edition)
    elif effect == Effect.SET_SAP:
        set_sap(state, edition)
    elif effect == Effect.VOID_COMBAT:
        void_combat(state, edition)
    elif effect == Effect.DAZE:
        daze(state, edition)
    elif effect == Effect.SEND_HOME:
        send_home_some(state, edition)
    elif effect == Effect.KILL:
        kill(state, edition)
    elif effect == Effect.FORCE_DRAW:
        force_draw(state)
    elif effect == Effect.LOWEST_WINS:
        lowest_wins(state)
    elif effect == Effect.LOOT:
        loot(state, edition)
    elif effect == Effect.FORAGE:
        forage(state, edition)
    elif effect == Effect.STEAL_FOOD:
        steal_food(state, edition)
    elif effect == Effect.SECURE:
        secure(state, edition)
    elif effect == Effect.PENALTY:
        charge_penalty(state, edition)
    elif effect == Effect.DRAW:
        draw(state, edition)
    elif effect == Effect.STEAL_CARD:
        steal_card(state, edition)
    elif effect == Effect.WAKE:
        wake(state, edition)
    elif effect == Effect.RECRUIT:
        recruit(state, edition)
    elif effect == Effect.REVIVE:
        revive(state, edition)
    go_on_picking(state, edition)


@rule
def finish(state: State, edition: Edition) -> None:
    """R3 The effect is over, and an event that was played goes to the dump. I42 A den may stay with its player, and
    takes in what an effect has brought."""
    kind = state.card
    if kind != NOTHING:
        if state.options.standing_dens and edition.effect[state.source] == Effect.SECURE:
            state.kept[state.actor, kind] += 1
            report(state, Event.DEN_STANDS, state.actor, kind)
        else:
            state.dump[kind] += 1
    fill_dens(state, edition, state.actor)
    state.card = NOTHING
    state.source = NOTHING
    state.actor = NOTHING
    state.victim = NOTHING
    state.aim = NOTHING
    state.left = 0
    state.question = Question.STEP
    state.turn = NOTHING
