"""Igels, in rulebook order.

Material          in material.py: Species, Food, Effect, Options, Edition, State, Event, Refusal
Set-up            deal; the rest in preparation.py
A round           acting, midway, proceed, enter, go_on, ask_next, owes_answer, happens_by_itself, leave
1 Build           begin_round, draw_from
2 Battle          put_forward, support, lay, next_ability, next_card; sides and strength in battle.py
3 Loot            take_or_share, in loot.py
4 Organise        clear_table, trade, end_round
The count         end_game, standing; points in foods.py
Decisions         apply; why_not and fill_legal in legality.py, targets and picks in choices.py
Events            windows, counters and one-shots in events.py; effects in effects.py
What one knows    redeal, in hidden.py
What can be       check, in possible.py
"""

from __future__ import annotations

from sousbois.core.chance import below
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import (
    animals_of,
    clear_cards,
    die,
    first_animal,
    fits,
    in_turn,
    is_active,
    is_side,
    join_battle,
    reveal,
    settle_battle,
    sides,
    strength_of_animals,
    total,
)
from sousbois.games.igels.choices import answer_pick, answer_target
from sousbois.games.igels.deck import (
    can_draw,
    draw_card,
    free_cards,
    lay_from_hand,
    report,
    take_from_hand,
)
from sousbois.games.igels.effects import act, ask_for_target, begin, draw_animal
from sousbois.games.igels.events import counter, opens_for, play_event, use_one_shot
from sousbois.games.igels.foods import bonus_of_foods, draw_food, foods_in_forest, penalty, points_of_foods
from sousbois.games.igels.hidden import redeal
from sousbois.games.igels.legality import fill_legal, why_not
from sousbois.games.igels.loot import share_loot, stop_looking, take_loot
from sousbois.games.igels.material import (
    ANIMALS,
    DECLINE,
    DEEDS,
    DRAW_ANIMAL,
    DRAW_CARD,
    DRAWS,
    LEAD,
    PASS,
    PILE_OF_ANIMALS,
    ROUNDS,
    SOURCES,
    STAY_OUT,
    SUPPORT,
    TAKE_SPECIES,
    TRADED,
    USE,
    WITH_CARD,
    Edition,
    Event,
    Fate,
    Question,
    Refusal,
    State,
    Step,
)
from sousbois.games.igels.possible import check
from sousbois.games.igels.preparation import clear_all, draw_species, lay_out, species_left, take_species
from sousbois.games.igels.targets import makes_sense
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD, Effect, When

__all__ = (
    "Event",
    "Refusal",
    "State",
    "acting",
    "apply",
    "check",
    "deal",
    "fill_legal",
    "midway",
    "redeal",
    "standing",
    "why_not",
)
"""What the contract of a game asks for."""

MOMENT_OF_STEP = tuple(
    int(When.REVEAL) if step is Step.ABILITIES else int(When[step.name]) if step.name in When.__members__ else NOTHING
    for step in Step
)
"""I15, I27, R9 The moment of the abilities that a step is for."""


# Set-up


@rule
def deal(state: State, edition: Edition) -> None:
    """I1, I2, I4, I5 The forest, the species, and the first player by lot."""
    clear_all(state)
    for food in range(KINDS_OF_FOOD):
        state.forest[food] = edition.copies_of_food[food]
    while foods_in_forest(state) > state.options.forest_size:
        food = draw_food(state)
        state.set_aside[food] += 1
        report(state, Event.FOOD_SET_ASIDE, NOTHING, food)
    for animal in range(ANIMALS):
        state.fate[animal] = Fate.PILE
        state.sap[animal] = edition.sap[animal]
    state.first = below(state.chance, state.seats)
    enter(state, Step.SPECIES)
    proceed(state, edition)


# A round


@rule
def acting(state: State) -> int:
    """I6 One player at a time."""
    return 0 if state.turn == NOTHING else 1 << state.turn


@rule
def midway(state: State) -> bool:
    """I28, R2 To play an event and to name its target is one decision; so is to choose the two cards of a trade."""
    return bool(state.card != NOTHING and state.question in (Question.STEP, Question.TARGET))


@rule
def proceed(state: State, edition: Edition) -> None:
    """I6 The round goes on until somebody owes a decision, or the game is over."""
    while state.turn == NOTHING and state.step != Step.OVER:
        go_on(state, edition)


@rule
def enter(state: State, step: int) -> None:
    """I6 A step begins, from the first player on."""
    state.step = step
    state.question = Question.STEP
    state.turn = NOTHING
    state.asked = in_turn(state, state.seats - 1)
    state.passed = 0
    state.drawn = 0
    state.side = NOTHING
    state.acted = 0
    state.next = 0


@rule
def go_on(state: State, edition: Edition) -> None:
    """I6 The next thing that happens in the step."""
    step = state.step
    if step in (Step.ABILITIES, Step.WON, Step.LOST, Step.ORGANISE):
        next_ability(state, edition)
    elif step == Step.CARDS:
        next_card(state, edition)
    elif step == Step.LOOT:
        take_or_share(state, edition)
    elif step == Step.LAST_WINDOW and foods_in_forest(state) == 0:
        end_game(state, edition, Event.LAST_FOOD)  # R10 foraged
    elif not ask_next(state, edition):
        leave(state, edition)


@rule
def ask_next(state: State, edition: Edition) -> bool:
    """I6, I38 The next player who owes this step an answer is asked; the answer is whether there is one."""
    for step in range(1, state.seats + 1):
        seat = (state.asked + step) % state.seats
        if not state.passed >> seat & 1 and owes_answer(state, edition, seat):
            state.asked = seat
            if not happens_by_itself(state, edition, seat):
                state.turn = seat
            return True
    return False


@rule
def owes_answer(state: State, edition: Edition, seat: int) -> bool:
    """I6 Whether a step has something to ask a player: I8 to draw, I10 to lead, I11 to support, I13 to lay, I28 to
    trade, I29 to play an event."""
    step = state.step
    if step in (Step.SPECIES, Step.BUILD):
        return True
    if step == Step.LEADERS:
        return animals_of(state, seat, Fate.READY) > 0
    if step == Step.SUPPORTERS:
        return is_side(state, seat) and animals_of(state, seat, Fate.READY) > 0
    if step == Step.LAY:
        return is_side(state, seat) and free_cards(state, seat) > 0
    if step == Step.TRADE:
        return free_cards(state, seat) >= TRADED
    return opens_for(state, edition, seat)


@rule
def happens_by_itself(state: State, edition: Edition, seat: int) -> bool:
    """I4 A species by lot, or the last one; I8, I9 a draw from the only pile there is, or none."""
    if state.step == Step.SPECIES and (not state.options.choose_species or species_left(state) == 1):
        draw_species(state, seat)
        return True
    if state.step != Step.BUILD:
        return False
    animals = animals_of(state, seat, Fate.PILE) > 0
    if animals and can_draw(state):
        return False
    if animals:
        draw_from(state, edition, seat, DRAW_ANIMAL)
    elif can_draw(state):
        draw_from(state, edition, seat, DRAW_CARD)
    else:
        state.drawn = 0
        state.passed |= 1 << seat
    return True


@rule
def leave(state: State, edition: Edition) -> None:
    """I6 A step has nobody left to ask, and the next one begins."""
    step = state.step
    if step == Step.SPECIES:
        lay_out(state, edition)
        begin_round(state)
    elif step == Step.LEADERS:
        after_leaders(state, edition)
    elif step == Step.STAND_WINDOW:
        after_stand(state, edition)
    elif step == Step.LAY:
        after_laying(state, edition)
    elif step == Step.LAST_WINDOW:
        settle_battle(state, edition)
        enter(state, Step.LOOT)
    elif step == Step.LOOT_WINDOW:
        clear_table(state, edition)
    elif step == Step.ORGANISE_WINDOW:
        end_round(state, edition)
    else:
        enter(state, step + 1)


# 1 Build


@rule
def begin_round(state: State) -> None:
    """I7 The marker moves on, from the second round on."""
    state.round += 1
    if state.round > 1:
        state.first = (state.first + 1) % state.seats
    report(state, Event.ROUND_BEGINS, state.first, state.round)
    enter(state, Step.BUILD)


@rule
def draw_from(state: State, edition: Edition, seat: int, action: int) -> None:
    """I8 A card from the own animal pile, face up into the pool, or from the general pile, secretly into the hand."""
    if action == DRAW_ANIMAL:
        draw_animal(state, edition, seat, Event.ANIMAL_DRAWN)
    else:
        draw_card(state, seat)
        report(state, Event.CARD_DRAWN, seat)
    state.drawn += 1
    if state.drawn == DRAWS:
        state.drawn = 0
        state.passed |= 1 << seat
    else:
        state.asked = (seat + state.seats - 1) % state.seats  # the same player draws again


# 2 Battle


@rule
def put_forward(state: State, seat: int, animal: int) -> None:
    """I10 A ready animal leads, and its player is in the battle."""
    join_battle(state, animal)
    state.leader[seat] = animal
    state.fighters |= 1 << seat
    state.passed |= 1 << seat
    report(state, Event.LEADS, seat, animal, state.sap[animal])


@rule
def stay_out(state: State, seat: int) -> None:
    """I10 A player stays out of this battle."""
    state.passed |= 1 << seat
    report(state, Event.STAYS_OUT, seat)


@rule
def after_leaders(state: State, edition: Edition) -> None:
    """I19 Nobody in: no battle, no loot."""
    if state.fighters == 0:
        report(state, Event.NO_BATTLE)
        clear_table(state, edition)
    else:
        enter(state, Step.SUPPORTERS)


@rule
def support(state: State, seat: int, animal: int) -> None:
    """I11 A ready animal supports the leader."""
    join_battle(state, animal)
    report(state, Event.SUPPORTS, seat, animal, state.sap[animal])


@rule
def after_stand(state: State, edition: Edition) -> None:
    """I12 The fighters stand: the initial SAP of each side is fixed. I19, R5 If all sides are out, there is no loot."""
    if sides(state) == 0:
        report(state, Event.NOBODY_LEFT)
        enter(state, Step.LOST)
        return
    for place in range(state.seats):
        seat = in_turn(state, place)
        if is_side(state, seat):
            state.initial[seat] = strength_of_animals(state, seat)
            report(state, Event.INITIAL_SAP, seat, state.initial[seat])
    enter(state, Step.LAY)


@rule
def lay(state: State, seat: int, kind: int) -> None:
    """I13 A support card is laid face down."""
    lay_from_hand(state, seat, kind)
    report(state, Event.CARD_LAID, seat)


@rule
def after_laying(state: State, edition: Edition) -> None:
    """I14 All are revealed together."""
    for place in range(state.seats):
        reveal(state, edition, in_turn(state, place))
    enter(state, Step.ABILITIES)


@rule
def next_side(state: State) -> int:
    """I15, I16 In descending order of initial SAP (ties: turn order); after the battle, in turn order."""
    best = NOTHING
    for place in range(state.seats):
        seat = in_turn(state, place)
        if state.acted >> seat & 1:
            continue
        if state.step in (Step.ABILITIES, Step.CARDS):
            if is_side(state, seat) and (best == NOTHING or state.initial[seat] > state.initial[best]):
                best = seat
        elif takes_part(state, seat) and best == NOTHING:
            best = seat
    return best


@rule
def takes_part(state: State, seat: int) -> bool:
    """R9 Whose abilities count after the battle: the winner's, the losers', then everybody's."""
    if state.step == Step.WON:
        return bool(seat == state.winner)
    if state.step == Step.LOST:
        lost = state.fighters & ~state.sharers
        return bool(lost >> seat & 1 and seat != state.winner)
    return True


@rule
def next_ability(state: State, edition: Edition) -> None:
    """I15, I20 The next ability whose moment has come takes effect; R1 without a legal target it is skipped."""
    if state.side == NOTHING:
        state.side = next_side(state)
        state.next = 0
    seat = state.side
    if seat == NOTHING:
        after_abilities(state, edition)
        return
    while state.next < PILE_OF_ANIMALS:
        animal = first_animal(state, seat) + state.next
        state.next += 1
        if (
            edition.when[animal] == MOMENT_OF_STEP[state.step]
            and is_active(state, edition, animal, seat)
            and makes_sense(state, edition, animal, seat)
        ):
            begin(state, edition, animal, seat)
            if edition.optional[animal]:
                state.question = Question.TARGET
                state.turn = seat
            else:
                ask_for_target(state, edition)
            return
    state.acted |= 1 << seat
    state.side = NOTHING


@rule
def after_abilities(state: State, edition: Edition) -> None:
    """I16 After the abilities the cards. R9 After the winner's the losers', and then I25 the count or the next
    window."""
    if state.step == Step.LOST:
        if foods_in_forest(state) == 0:
            end_game(state, edition, Event.LAST_FOOD)
        else:
            enter(state, Step.LOOT_WINDOW)
    else:
        enter(state, state.step + 1)


@rule
def next_card(state: State, edition: Edition) -> None:
    """I16 The next revealed card takes effect; a card without a legal target does nothing. R5 The cards of a side that
    is out lapse."""
    if state.side == NOTHING or not is_side(state, state.side):
        state.side = next_side(state)
        state.next = 0
    seat = state.side
    if seat == NOTHING:
        after_cards(state, edition)
        return
    while state.next < state.line_size[seat]:
        kind = state.line[seat, state.next]
        source = ANIMALS + kind
        state.next += 1
        if fits(edition.effect[source], Effect.SHIELD):  # a value and no more, or a shield, which stands already
            continue
        if not makes_sense(state, edition, source, seat):
            report(state, Event.CARD_IDLE, seat, kind)
            continue
        begin(state, edition, source, seat)
        ask_for_target(state, edition)
        return
    state.acted |= 1 << seat
    state.side = NOTHING


@rule
def after_cards(state: State, edition: Edition) -> None:
    """I17 The totals lie on the table, for the last window (I18). Whoever has killed last still has a side."""
    for place in range(state.seats):
        seat = in_turn(state, place)
        if is_side(state, seat):
            report(state, Event.TOTAL, seat, total(state, edition, seat))
    enter(state, Step.LAST_WINDOW)


# 3 Loot


@rule
def take_or_share(state: State, edition: Edition) -> None:
    """I21, I23 The winner takes the loot, or the players in a draw share it."""
    if state.acted == 0:
        state.acted = state.fighters
        if state.winner == NOTHING:
            share_loot(state, edition)
        else:
            take_loot(state, edition)
        return
    if state.winner != NOTHING:
        stop_looking(state)
    enter(state, Step.WON)


# 4 Organise


@rule
def clear_table(state: State, edition: Edition) -> None:
    """I26 Support cards go to the dump, bound ones stay. Who dies of an ability dies now. I27 Sleepers wake, and
    animals that fought go to sleep."""
    for place in range(state.seats):
        seat = in_turn(state, place)
        clear_cards(state, edition, seat)
        first = first_animal(state, seat)
        for animal in range(first, first + PILE_OF_ANIMALS):
            if state.doomed[animal]:
                die(state, edition, animal, seat)
                if state.leader[seat] == animal:
                    state.leader[seat] = NOTHING
            elif state.fate[animal] == Fate.ASLEEP:
                state.fate[animal] = Fate.READY
            elif state.fate[animal] in (Fate.FIGHTING, Fate.HOME):
                state.fate[animal] = Fate.ASLEEP
    report(state, Event.SLEEP)
    enter(state, Step.ORGANISE)


@rule
def trade(state: State, edition: Edition, seat: int, kind: int) -> None:
    """I28 Two hand cards go to the dump, and one comes from the general pile."""
    take_from_hand(state, seat, kind)
    if state.card == NOTHING:
        state.card = kind
        return
    state.dump[state.card] += 1
    state.dump[kind] += 1
    report(state, Event.CARDS_TRADED, seat, state.card, kind)
    state.card = NOTHING
    draw_card(state, seat)
    state.passed |= 1 << seat
    state.turn = NOTHING


@rule
def end_round(state: State, edition: Edition) -> None:
    """I6 The next round begins. I43 After the last one winter comes."""
    clear_battle(state)
    if state.round == ROUNDS:
        end_game(state, edition, Event.WINTER)
    else:
        begin_round(state)


@rule
def clear_battle(state: State) -> None:
    """I6 Nothing of this round's battle lasts."""
    state.fighters = 0
    state.joiners = 0
    state.winner = NOTHING
    state.sharers = 0
    state.draw_forced = False
    state.upside_down = False
    state.loot_change_of_winner = 0
    for animal in range(ANIMALS):
        state.joined[animal] = 0
    for seat in range(state.seats):
        state.leader[seat] = NOTHING
        state.initial[seat] = 0
        state.raised[seat] = 0
        state.dazed[seat] = False
        state.loot_change[seat] = 0
        for source in range(SOURCES):
            state.swing[seat, source] = 0


# The count


@rule
def end_game(state: State, edition: Edition, event: int) -> None:
    """I25, I39, I43 Straight to the count: foods, species bonuses, penalties."""
    report(state, event)
    enter(state, Step.OVER)
    for seat in range(state.seats):
        report(
            state, Event.COUNTED, seat, points_of_foods(state, edition, seat), bonus_of_foods(state, edition, seat),
            penalty(state, edition, seat),
        )  # fmt: skip


@rule
def standing(state: State, edition: Edition, seat: int, step: int) -> int:
    """I39 Most points wins; ties are shared."""
    return points_of_foods(state, edition, seat) + bonus_of_foods(state, edition, seat) - penalty(state, edition, seat)


# Decisions


@rule
def apply(state: State, edition: Edition, seat: int, action: int) -> None:
    """I6 The player who acts answers, and the round goes on."""
    state.told = 0
    question = state.question
    if question == Question.TARGET:
        answer_target(state, edition, seat, action)
    elif question == Question.PICK:
        answer_pick(state, edition, action)
    elif question == Question.COUNTER:
        if action == DECLINE:
            act(state, edition)
        else:
            counter(state, edition, seat, (action - WITH_CARD) // DEEDS)
    elif action >= WITH_CARD:
        deed_with_card(state, edition, seat, (action - WITH_CARD) // DEEDS)
    else:
        answer_step(state, edition, seat, action)
    proceed(state, edition)


@rule
def answer_step(state: State, edition: Edition, seat: int, action: int) -> None:
    """I6 What a step is answered, other than by a card."""
    state.turn = NOTHING
    if action == USE:
        use_one_shot(state, edition, seat)
    elif action in (DRAW_ANIMAL, DRAW_CARD):
        draw_from(state, edition, seat, action)
    elif action == STAY_OUT:
        stay_out(state, seat)
    elif action in (PASS, DECLINE):
        state.passed |= 1 << seat
    elif action < LEAD:
        take_species(state, seat, action - TAKE_SPECIES, Event.SPECIES_CHOSEN)
    elif action < SUPPORT:
        put_forward(state, seat, action - LEAD)
    else:
        support(state, seat, action - SUPPORT)


@rule
def deed_with_card(state: State, edition: Edition, seat: int, kind: int) -> None:
    """I13, I28, I29 A card is laid, traded or played."""
    if state.step == Step.TRADE:
        trade(state, edition, seat, kind)
        return
    state.turn = NOTHING
    if state.step == Step.LAY:
        lay(state, seat, kind)
    else:
        play_event(state, edition, seat, kind)
