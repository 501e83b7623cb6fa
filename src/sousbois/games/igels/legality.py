"""Igels: what the player who acts may do, and why not (I6): by the question and by the step."""

from __future__ import annotations

from typing import Any

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.choices import fill_picks, fill_targets, why_not_pick, why_not_target
from sousbois.games.igels.deck import copies_in_hand
from sousbois.games.igels.events import (
    WINDOW_OF_STEP,
    can_be_laid,
    is_usable,
    why_not_counter,
    why_not_play,
    why_not_use,
    window_of,
)
from sousbois.games.igels.material import (
    ANIMALS,
    DECLINE,
    DEEDS,
    DRAW_ANIMAL,
    DRAW_CARD,
    LEAD,
    PASS,
    PILE_OF_ANIMALS,
    STAY_OUT,
    SUPPORT,
    TAKE_SPECIES,
    USE,
    WITH_CARD,
    Deed,
    Edition,
    Fate,
    Question,
    Refusal,
    State,
    Step,
)
from sousbois.games.igels.preparation import is_taken
from sousbois.games.igels.vocabulary import Effect

DEED_OF_STEP = tuple(
    int(Deed.PLAY) if window != NOTHING else {Step.LAY: int(Deed.LAY), Step.TRADE: int(Deed.TRADE)}.get(step, NOTHING)
    for step, window in zip(Step, WINDOW_OF_STEP, strict=True)
)
"""I13, I28, I29 What a step asks to do with cards of the hand."""
COUNTERING = int(Deed.COUNTER)


@rule
def why_not(state: State, edition: Edition, seat: int, action: int) -> int:
    """I6 What the player who acts may answer depends on the question."""
    if state.question == Question.COUNTER:
        return why_not_answer(state, edition, seat, action)
    if state.question == Question.TARGET:
        return why_not_target(state, edition, seat, action)
    if state.question == Question.PICK:
        return why_not_pick(state, edition, action)
    return why_not_in_step(state, edition, seat, action)


@rule
def why_not_answer(state: State, edition: Edition, seat: int, action: int) -> int:
    """I30, R3 A counter, or let it happen."""
    if action == DECLINE:
        return Refusal.ALLOWED
    if action < WITH_CARD or (action - WITH_CARD) % DEEDS != Deed.COUNTER:
        return Refusal.NOT_NOW
    return why_not_counter(state, edition, seat, (action - WITH_CARD) // DEEDS)


@rule
def why_not_in_step(state: State, edition: Edition, seat: int, action: int) -> int:
    """I6 What each step asks for."""
    step = state.step
    if window_of(step) != NOTHING:
        return why_not_in_window(state, edition, seat, action)
    if step == Step.SPECIES:
        return why_not_species(state, action)
    if step == Step.BUILD:
        return Refusal.ALLOWED if action in (DRAW_ANIMAL, DRAW_CARD) else Refusal.NOT_NOW
    if step == Step.LEADERS:
        if action == STAY_OUT:
            return Refusal.ALLOWED
        return why_not_fight(state, seat, action - LEAD)
    if step == Step.SUPPORTERS:
        if action == PASS:
            return Refusal.ALLOWED
        return why_not_fight(state, seat, action - SUPPORT)
    if step == Step.LAY:
        return why_not_lay(state, edition, seat, action)
    return why_not_trade(state, seat, action)


@rule
def why_not_species(state: State, action: int) -> int:
    """I4 A species that nobody has."""
    if not TAKE_SPECIES <= action < LEAD:
        return Refusal.NOT_NOW
    return Refusal.SPECIES_TAKEN if is_taken(state, action - TAKE_SPECIES) else Refusal.ALLOWED


@rule
def why_not_fight(state: State, seat: int, animal: int) -> int:
    """I10, I11, I27 A ready animal of one's own."""
    if not 0 <= animal < ANIMALS:
        return Refusal.NOT_NOW
    if state.species[seat] != animal // PILE_OF_ANIMALS:
        return Refusal.NOT_YOUR_SPECIES
    fate = state.fate[animal]
    if fate == Fate.PILE:
        return Refusal.STILL_IN_PILE
    if fate == Fate.ASLEEP:
        return Refusal.ASLEEP
    if fate == Fate.DEAD:
        return Refusal.DEAD
    return Refusal.ALLOWED if fate == Fate.READY else Refusal.FIGHTS_ALREADY


@rule
def why_not_lay(state: State, edition: Edition, seat: int, action: int) -> int:
    """I13, I33, R3 A combat card, or an event that can be laid face down."""
    if action == PASS:
        return Refusal.ALLOWED
    if action < WITH_CARD or (action - WITH_CARD) % DEEDS != Deed.LAY:
        return Refusal.NOT_NOW
    return why_not_lay_card(state, edition, seat, (action - WITH_CARD) // DEEDS)


@rule
def why_not_lay_card(state: State, edition: Edition, seat: int, kind: int) -> int:
    """I13, I33, R3 The card must be in hand, for one's own species, and made to be laid."""
    if copies_in_hand(state, seat, kind) == 0:
        return Refusal.NOT_IN_HAND
    if edition.effect[ANIMALS + kind] == Effect.COUNTER:
        return Refusal.COUNTER_BY_ITSELF
    if not is_usable(edition, kind, state.species[seat]):
        return Refusal.OTHER_SPECIES_ONLY
    return Refusal.ALLOWED if can_be_laid(edition, kind) else Refusal.CANNOT_BE_LAID


@rule
def why_not_trade(state: State, seat: int, action: int) -> int:
    """I28 Any two cards of the hand; once the first is chosen, there is no way back."""
    if action == DECLINE:
        return Refusal.ALLOWED if state.card == NOTHING else Refusal.TRADE_BEGUN
    if action < WITH_CARD or (action - WITH_CARD) % DEEDS != Deed.TRADE:
        return Refusal.NOT_NOW
    kind = (action - WITH_CARD) // DEEDS
    return Refusal.ALLOWED if copies_in_hand(state, seat, kind) > 0 else Refusal.NOT_IN_HAND


@rule
def why_not_in_window(state: State, edition: Edition, seat: int, action: int) -> int:
    """I18, I29 An event, in the last window a one-shot ability, or pass."""
    if action == PASS:
        return Refusal.ALLOWED
    if action == USE and state.step == Step.LAST_WINDOW:
        return why_not_use(state, edition, seat)
    if action < WITH_CARD or (action - WITH_CARD) % DEEDS != Deed.PLAY:
        return Refusal.NOT_NOW
    return why_not_play(state, edition, seat, (action - WITH_CARD) // DEEDS)


@rule
def fill_legal(state: State, edition: Edition, seat: int, out: Any) -> int:
    """I6 The same as `why_not`, looking only at what the question is about."""
    if state.question == Question.TARGET:
        return fill_targets(state, edition, seat, out)
    if state.question == Question.PICK:
        return fill_picks(state, edition, out)
    found = 0
    first, last = (0, LEAD) if state.step <= Step.BUILD else (PASS, TAKE_SPECIES)
    for action in range(first, last):
        out[found] = action
        found += why_not(state, edition, seat, action) == Refusal.ALLOWED
    if state.step == Step.LEADERS:
        return fill_fighters(state, seat, LEAD, out, found)
    if state.step == Step.SUPPORTERS:
        return fill_fighters(state, seat, SUPPORT, out, found)
    return fill_cards(state, edition, seat, out, found)


@rule
def fill_fighters(state: State, seat: int, block: int, out: Any, found: int) -> int:
    """I10, I11 The animals that can lead, or support."""
    first = state.species[seat] * PILE_OF_ANIMALS
    for animal in range(first, first + PILE_OF_ANIMALS):
        out[found] = block + animal
        found += why_not_fight(state, seat, animal) == Refusal.ALLOWED
    return found


@rule
def fill_cards(state: State, edition: Edition, seat: int, out: Any, found: int) -> int:
    """I13, I28–I30 What can be done with the cards of the hand, each kind once, in the order of the actions."""
    deed = COUNTERING if state.question == Question.COUNTER else DEED_OF_STEP[state.step]
    if deed == NOTHING:
        return found
    begun = found
    for at in range(state.hand_size[seat]):
        action = WITH_CARD + state.hand[seat, at] * DEEDS + deed
        place = found
        while place > begun and out[place - 1] > action:
            place -= 1
        if place > begun and out[place - 1] == action:
            continue
        if why_not(state, edition, seat, action) != Refusal.ALLOWED:
            continue
        for after in range(found, place, -1):
            out[after] = out[after - 1]
        out[place] = action
        found += 1
    return found
