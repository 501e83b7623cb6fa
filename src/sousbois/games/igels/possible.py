"""What can stand on the table of igels, in words; for positions that people write."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.core.shadow import row_of
from sousbois.games.igels.effects import picker
from sousbois.games.igels.events import can_be_laid, is_usable
from sousbois.games.igels.legality import fill_legal
from sousbois.games.igels.material import (
    ANIMALS,
    CARDS,
    DEEDS,
    FOODS,
    KINDS,
    PILE_OF_ANIMALS,
    ROUNDS,
    SOURCES,
    WITH_CARD,
    Edition,
    Fate,
    Question,
    State,
    Step,
)
from sousbois.games.igels.targets import can_aim_at_animal
from sousbois.games.igels.vocabulary import KINDS_OF_FOOD, Effect, Food, Species, Target

OF_EFFECTS = (Step.ABILITIES, Step.CARDS, Step.LOOT, Step.WON, Step.LOST, Step.ORGANISE)
"""Steps that ask nothing by themselves."""


def check(state: State, edition: Edition) -> Iterator[str]:
    """I6 Whatever the rules can never lead to."""
    complaints = chain(
        check_course(state),
        check_species(state),
        check_foods(state, edition),
        check_animals(state, edition),
        check_hands(state, edition),
        check_cards(state, edition),
        check_battle(state, edition),
        check_effect(state, edition),
    )
    first = next(complaints, None)
    if first is None:
        yield from check_decision(state, edition)
    else:
        yield from chain([first], complaints)


def has_begun(state: State) -> bool:
    """I5 Whether cards have been dealt."""
    return bool(state.step != Step.SPECIES)


def is_battle(state: State) -> bool:
    """I10 Whether the round has come as far as its battle, so that something of it can lie on the table."""
    return bool(state.step >= Step.LEADERS)


def is_fought(state: State) -> bool:
    """I10, I26 Whether animals and cards can be in a battle: it goes on, or the game has ended in its midst."""
    return bool(Step.LEADERS <= state.step < Step.ORGANISE or state.step == Step.OVER)


def check_course(state: State) -> Iterator[str]:
    """I6, I7, I43 Rounds, steps and players."""
    least = 1 if has_begun(state) else 0
    if not least <= state.round <= (ROUNDS if has_begun(state) else 0):
        yield f"round: {state.round} cannot be, at most {ROUNDS} rounds are played"
    if state.first == NOTHING:
        yield "first: somebody has the marker"
    if (state.turn == NOTHING) != (state.step == Step.OVER):
        yield "turn: somebody acts until the game is over, and nobody then"
    if state.asked == NOTHING:
        yield "asked: somebody was asked, or is the one before the first player"
    if state.drawn not in (0, 1) or (state.drawn and state.step != Step.BUILD):
        yield f"drawn: {state.drawn} cards drawn already"
    if state.step == Step.OVER and (state.question != Question.STEP or state.source != NOTHING):
        yield "question: the game is over"
    for name, bits in (("passed", state.passed), ("acted", state.acted), ("sharers", state.sharers)):
        if bits >> state.seats:
            yield f"{name}: only the {state.seats} players of this table"


def check_species(state: State) -> Iterator[str]:
    """I4 Each player has a species of their own, once the game has begun."""
    taken = [state.species[seat] for seat in range(state.seats) if state.species[seat] != NOTHING]
    if len(set(taken)) != len(taken):
        yield "species: two players have the same"
    if has_begun(state) and len(taken) < state.seats:
        yield "species: every player has one"


def check_foods(state: State, edition: Edition) -> Iterator[str]:
    """I2, I4 All foods are there: in the forest, set aside, with the players."""
    if sum(state.set_aside) != FOODS - state.options.forest_size:
        yield f"set_aside: {sum(state.set_aside)} foods, expected {FOODS - state.options.forest_size}"
    for food, name in zip(Food, names_of(Food), strict=True):
        owned = [state.foods[seat, food] for seat in range(state.seats)]
        safe = [state.secured[seat, food] for seat in range(state.seats)]
        counts = [state.forest[food], state.set_aside[food], *owned, *safe]
        if sum(counts) != edition.copies_of_food[food] or min(counts) < 0:
            yield f"{name}: {sum(counts)} on the table, expected {edition.copies_of_food[food]}"
        for seat in range(state.seats):
            looked = state.looked_at[seat, food]
            if not 0 <= looked <= state.forest[food]:
                yield f"looked_at[{seat}].{name}: {looked}, but the forest has {state.forest[food]}"
    for seat in range(state.seats):
        looking = state.step == Step.LOOT and seat == state.winner
        looked = sum(state.looked_at[seat, food] for food in Food)
        if (looked > 0) != looking:
            yield f"looked_at[{seat}]: the winner looks at foods while the loot is chosen, and nobody else"
        secured = sum(state.secured[seat, food] for food in Food)
        if not 0 <= state.in_dens[seat] <= (secured if state.options.standing_dens else 0):
            yield f"in_dens[{seat}]: {state.in_dens[seat]} foods, {secured} secured"


def check_animals(state: State, edition: Edition) -> Iterator[str]:
    """I10, I27, I35, I36 Each animal has its fate, and the strength that goes with its bound cards."""
    taken = {state.species[seat] for seat in range(state.seats)}
    bound: Counter[int] = Counter()
    for kind in range(edition.kinds):
        if state.bound[kind] and edition.bound_to[kind] == NOTHING:
            yield f"bound: card {kind} is bound to no animal"
        elif state.bound[kind]:
            bound[edition.bound_to[kind]] += state.bound[kind] * edition.value[kind]
    for animal in range(ANIMALS):
        where, fate = f"animal {animal}", state.fate[animal]
        if fate != Fate.PILE and (animal // PILE_OF_ANIMALS not in taken or not has_begun(state)):
            yield f"fate: {where} belongs to nobody here"
        if state.sap[animal] != edition.sap[animal] + bound[animal]:
            yield f"sap: {where} has {state.sap[animal]}, expected {edition.sap[animal] + bound[animal]}"
        if bound[animal] and fate in (Fate.PILE, Fate.DEAD):
            yield f"bound: {where} is not in play"
        if state.used[animal] and (not edition.once[animal] or fate == Fate.PILE):
            yield f"used: {where} has used no one-shot ability"
        if state.doomed[animal] and (fate != Fate.FIGHTING or not edition.deadly[animal] or not state.used[animal]):
            yield f"doomed: {where} does not die of its ability"
        if fate in (Fate.FIGHTING, Fate.HOME) and not (state.joined[animal] and is_fought(state)):
            yield f"fate: {where} is in no battle"
        if state.joined[animal] and not (is_battle(state) and 0 < state.joined[animal] <= state.joiners):
            yield f"joined: {where} has joined no battle"


def check_hands(state: State, edition: Edition) -> Iterator[str]:
    """I8, I13, I44 Hands and lines are lists without a gap."""
    lists = (
        ("hand", state.hand, state.hand_size),
        ("line", state.line, state.line_size),
    )
    for name, cards, sizes in lists:
        for seat in range(state.seats):
            size = sizes[seat]
            if not 0 <= size <= CARDS:
                yield f"{name}_size[{seat}]: {size}"
                continue
            row = row_of(cards, seat)
            if not all(0 <= kind < edition.kinds for kind in row[:size]):
                yield f"{name}[{seat}]: {size} cards, one after the other"
            if row[size:] != [NOTHING] * (CARDS - size):
                yield f"{name}[{seat}]: nothing after its {size} cards"
    for seat in range(state.seats):
        size = state.hand_size[seat]
        hand, laid = row_of(state.hand, seat), row_of(state.laid, seat)
        if sorted(filter(None, laid[:size])) != list(range(1, state.laid_size[seat] + 1)) or any(laid[size:]):
            yield f"laid[{seat}]: the cards laid are numbered from 1 on"
        for kind, is_laid in zip(hand[:size], laid[:size], strict=True):
            if is_laid and not (can_be_laid(edition, kind) and is_usable(edition, kind, state.species[seat])):
                yield f"laid[{seat}]: card {kind} cannot be laid by this player"
        if state.laid_size[seat] and (state.step != Step.LAY or state.leader[seat] == NOTHING):
            yield f"laid[{seat}]: nobody is laying support cards, or this player is not in the battle"
        for at, age in enumerate(row_of(state.age, seat)):
            if not 0 <= age <= (state.shuffles if at < size else 0):
                yield f"age[{seat}][{at}]: the pile was made anew {state.shuffles} times"
        for at, knowing in enumerate(row_of(state.seen_by, seat)):
            if knowing >> state.seats or knowing >> seat & 1 or (knowing and at >= size):
                yield f"seen_by[{seat}][{at}]: other players, who know a card of this hand"
        for at, void in enumerate(row_of(state.void, seat)):
            if void and not (at < state.line_size[seat] and state.line[seat, at] < edition.combats):
                yield f"void[{seat}][{at}]: no combat card lies there"


def absent_species(state: State) -> set[int]:
    """I41 The species whose cards are taken out."""
    if not state.options.trim_absent:
        return set()
    return set(map(int, Species)) - {state.species[seat] for seat in range(state.seats)}


def check_cards(state: State, edition: Edition) -> Iterator[str]:
    """I4, I9, I26, I41 All support cards are there, each in one place."""
    if not 0 <= state.pile_size <= CARDS or state.shuffles < 0:
        yield f"pile_size: {state.pile_size}"
        return
    pile = list(state.pile)
    if not all(0 <= kind < edition.kinds for kind in pile[: state.pile_size]):
        yield f"pile: {state.pile_size} cards, one on the other"
    if pile[state.pile_size :] != [NOTHING] * (CARDS - state.pile_size):
        yield f"pile: nothing after its {state.pile_size} cards"
    found = Counter(pile[: state.pile_size])
    for seat in range(state.seats):
        found.update(row_of(state.hand, seat)[: state.hand_size[seat]])
        found.update(row_of(state.line, seat)[: state.line_size[seat]])
    for kind in range(KINDS):
        lying = [state.dump[kind], state.bound[kind], *(state.kept[seat, kind] for seat in range(state.seats))]
        if min(lying) < 0:
            yield f"card {kind}: fewer than none"
        found[kind] += sum(lying)
    found[state.card] += state.card != NOTHING
    missing = absent_species(state)
    for kind in range(edition.kinds):
        gone = edition.only_for[kind] in missing or not has_begun(state)
        expected = 0 if gone else edition.copies[kind]
        if found[kind] != expected:
            yield f"card {kind}: {found[kind]} on the table, expected {expected}"
    if any(found[kind] for kind in range(edition.kinds, KINDS)):
        yield "cards: some that the edition does not have"
    for kind in range(edition.kinds):
        stays = edition.effect[ANIMALS + kind] == Effect.PENALTY or (
            edition.effect[ANIMALS + kind] == Effect.SECURE and state.options.standing_dens
        )
        if not stays and any(state.kept[seat, kind] for seat in range(state.seats)):
            yield f"kept: card {kind} does not stay in front of anybody"


def check_battle(state: State, edition: Edition) -> Iterator[str]:
    """I10–I19 What lies on the table of a battle; nothing does in the build phase."""
    if state.fighters >> state.seats:
        yield "fighters: only players of this table"
    for seat in range(state.seats):
        leader, fought = state.leader[seat], state.fighters >> seat & 1
        if leader != NOTHING:
            if state.species[seat] != leader // PILE_OF_ANIMALS or not fought:
                yield f"leader[{seat}]: an animal of this player, in the battle"
            elif state.step < Step.ORGANISE and state.fate[leader] != Fate.FIGHTING:
                yield f"leader[{seat}]: does not fight"
        if leader == NOTHING and (state.dazed[seat] or state.raised[seat]) and state.step < Step.ORGANISE:
            yield f"dazed[{seat}], raised[{seat}]: no leader"
        if (state.line_size[seat] or state.initial[seat]) and not fought:
            yield f"line[{seat}]: this player is not in the battle"
        if state.line_size[seat] and not (is_fought(state) and state.step >= Step.ABILITIES):
            yield f"line[{seat}]: no support cards are on the table"
        swings = any(state.swing[seat, source] for source in range(SOURCES))
        if not is_battle(state) and (swings or fought or state.loot_change[seat]):
            yield f"fighters: seat {seat} is in no battle yet"
    if Step.SUPPORTERS <= state.step <= Step.WON and not state.fighters:
        yield "fighters: there is no battle without leaders"
    if Step.LAY <= state.step <= Step.LOOT and all(state.leader[seat] == NOTHING for seat in range(state.seats)):
        yield "leader: no side is left"
    if state.step in (Step.LOOT, Step.WON) and state.winner == NOTHING and not state.sharers:
        yield "winner: somebody has won, or shares a draw"
    if state.winner != NOTHING and not (state.fighters >> state.winner & 1 and state.step >= Step.LOOT):
        yield "winner: nobody has won a battle"
    if state.sharers & ~state.fighters or (state.sharers and state.step < Step.LOOT):
        yield "sharers: nobody shares a draw"
    if not 0 <= state.joiners <= ANIMALS or (state.joiners and not is_battle(state)):
        yield f"joiners: {state.joiners}"
    if not is_battle(state) and (state.draw_forced or state.upside_down or state.loot_change_of_winner):
        yield "draw_forced, upside_down: there is no battle"


def check_effect(state: State, edition: Edition) -> Iterator[str]:
    """I40 What is asked fits the effect at work."""
    if not 0 <= state.next <= CARDS:
        yield f"next: {state.next}"
    if state.question == Question.STEP:
        if state.step in OF_EFFECTS:
            yield "question: this step asks nothing but what an effect does"
        if state.source != NOTHING or state.victim != NOTHING or state.left:
            yield "source: no effect is at work"
        if state.card != NOTHING and state.step != Step.TRADE:
            yield "card: nobody trades"
        return
    if state.step == Step.LOOT:
        if state.question != Question.PICK or state.actor != state.winner or state.left < 1:
            yield "actor: the winner picks foods"
    elif not (0 <= state.source < ANIMALS + edition.kinds and edition.effect[state.source] != NOTHING):
        yield "source: there is a question, but no effect at work"
    elif state.actor == NOTHING:
        yield "actor: there is a question about nobody’s effect"
    elif state.card not in (NOTHING, state.source - ANIMALS):
        yield "card: another effect is at work"
    elif state.question == Question.COUNTER:
        yield from check_aim(state, edition)
    elif state.question == Question.PICK:
        yield from check_pick(state, edition)


def check_aim(state: State, edition: Edition) -> Iterator[str]:
    """R2, R3 What an event is aimed at, while its victim is asked for a counter."""
    target = edition.target[state.source]
    if state.victim == NOTHING or state.source < ANIMALS:
        yield "victim: nobody can be asked for a counter"
    elif target == Target.ANIMAL:
        if not (0 <= state.aim < ANIMALS and can_aim_at_animal(state, edition, state.source, state.actor, state.aim)):
            yield "aim: the event cannot be aimed at this animal"
    elif target == Target.FOOD and not (0 <= state.aim < KINDS_OF_FOOD and state.foods[state.victim, state.aim] > 0):
        yield "aim: the event cannot be aimed at this food"


def check_pick(state: State, edition: Edition) -> Iterator[str]:
    """R4, R10 What can be picked, and from whom."""
    effect = edition.effect[state.source]
    if state.left < 1:
        yield "left: nothing is left to pick"
    if effect not in (Effect.SEND_HOME, Effect.WAKE, Effect.STEAL_FOOD, Effect.SECURE):
        yield "source: this effect has nothing to pick"
    if effect in (Effect.SEND_HOME, Effect.STEAL_FOOD) and state.victim == NOTHING:
        yield "victim: nobody’s animals or foods can be picked"


def check_decision(state: State, edition: Edition) -> Iterator[str]:
    """I6 Whoever acts is the one whom the question is for, and has something to decide."""
    if state.turn == NOTHING:
        return
    if state.question == Question.PICK:
        asked = picker(state, edition)
    else:
        asked = (state.asked, state.actor, NOTHING, state.victim)[state.question]
    room = [0] * (WITH_CARD + DEEDS * edition.kinds)
    outside = state.question == Question.STEP and state.step in (Step.SUPPORTERS, Step.LAY)
    if state.turn != asked or (outside and state.leader[state.turn] == NOTHING):
        yield f"turn: seat {state.turn} is not the one to decide"
    elif fill_legal(state, edition, state.turn, room) == 0:
        yield f"turn: seat {state.turn} has nothing to decide"
