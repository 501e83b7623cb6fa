"""Igels: events (I29–I31): windows, passes, counters, and one-shot abilities in the last window (I18, I37).

Windows       can_be_laid, window_of, opens_for
Playing       is_usable, why_not_play, needs_side, play_event
One-shots     one_shot_of, why_not_use, use_one_shot
Counters      why_not_counter, counter

A window comes to an end: whatever is played in it takes a card out of a hand or uses up a one-shot, and nothing played
in it puts a card into a hand. So there are at most as many plays as cards and one-shots, and after each at most one
pass of every player.
"""

from __future__ import annotations

from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import first_animal, fits, is_active, is_combat, is_side
from sousbois.games.igels.deck import copies_in_hand, free_cards, report, take_from_hand
from sousbois.games.igels.effects import ask_for_target, begin, finish
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Edition, Event, Refusal, State, Step
from sousbois.games.igels.targets import makes_sense
from sousbois.games.igels.vocabulary import Effect, Target, When, Whom, Window

# Windows


@rule
def can_be_laid(edition: Edition, kind: int) -> bool:
    """I13 Whether a card is made to be laid face down: a combat card, or an event that says so."""
    return is_combat(edition, kind) or bool(edition.windows[kind] >> Window.FACEDOWN & 1)


WINDOW_OF_STEP = tuple(
    int(Window[step.name.removesuffix("_WINDOW")]) if step.name.endswith("_WINDOW") else NOTHING for step in Step
)
"""I29 The window that each step is, if it is one."""


@rule
def window_of(step: int) -> int:
    """I29 The window that a step is, if it is one."""
    return WINDOW_OF_STEP[step]


@rule
def opens_for(state: State, edition: Edition, seat: int) -> bool:
    """I38 A window asks whoever has a card in hand, whatever it is; the last one also who can use a one-shot
    ability."""
    return free_cards(state, seat) > 0 or (
        state.step == Step.LAST_WINDOW and why_not_use(state, edition, seat) == Refusal.ALLOWED
    )


# Playing


@rule
def is_usable(edition: Edition, kind: int, species: int) -> bool:
    """I33 Whether a species can use a card."""
    return fits(edition.only_for[kind], species)


@rule
def why_not_play(state: State, edition: Edition, seat: int, kind: int) -> int:
    """I29, I31, I33, R1, R3, R11 Why a player cannot play this card in the window that is open."""
    if copies_in_hand(state, seat, kind) == 0:
        return Refusal.NOT_IN_HAND
    if is_combat(edition, kind):
        return Refusal.COMBAT_IS_LAID
    source = ANIMALS + kind
    if edition.effect[source] == Effect.COUNTER:
        return Refusal.COUNTER_BY_ITSELF
    if not is_usable(edition, kind, state.species[seat]):
        return Refusal.OTHER_SPECIES_ONLY
    if not edition.windows[kind] >> window_of(state.step) & 1:
        return Refusal.NOT_IN_THIS_WINDOW
    if makes_sense(state, edition, source, seat):
        return Refusal.ALLOWED
    if edition.target[source] == Target.NONE and edition.whom[source] == Whom.SELF and needs_side(edition, source):
        return Refusal.NO_SENSE if is_side(state, seat) else Refusal.NO_SIDE
    return Refusal.NO_SENSE


@rule
def needs_side(edition: Edition, source: int) -> bool:
    """R11 Whether an effect on oneself touches the battle, so that one needs a side in it."""
    return edition.effect[source] in (Effect.SAP, Effect.LOOT)


@rule
def play_event(state: State, edition: Edition, seat: int, kind: int) -> None:
    """I29 An event is played from the hand. Everybody is asked again, the next player first."""
    take_from_hand(state, seat, kind)
    state.card = kind
    state.passed = 0
    begin(state, edition, ANIMALS + kind, seat)
    ask_for_target(state, edition)


# One-shots


@rule
def one_shot_of(state: State, edition: Edition, seat: int) -> int:
    """I18, I37 The animal of a player whose one-shot ability counts in this battle, used up or not."""
    if not is_side(state, seat):
        return NOTHING
    found = NOTHING
    first = first_animal(state, seat)
    for animal in range(first, first + PILE_OF_ANIMALS):
        if edition.when[animal] == When.LAST and is_active(state, edition, animal, seat):
            found = animal
            if not state.used[animal]:
                return animal
    return found


@rule
def why_not_use(state: State, edition: Edition, seat: int) -> int:
    """I18, I37, R1 Why a player cannot use a one-shot ability now."""
    animal = one_shot_of(state, edition, seat)
    if animal == NOTHING:
        return Refusal.NO_ONE_SHOT
    if state.used[animal]:
        return Refusal.USED_UP
    return Refusal.ALLOWED if makes_sense(state, edition, animal, seat) else Refusal.NO_ONE_SHOT


@rule
def use_one_shot(state: State, edition: Edition, seat: int) -> None:
    """I37 The ability is used and marked. Everybody is asked again, the next player first."""
    animal = one_shot_of(state, edition, seat)
    state.used[animal] = True
    state.doomed[animal] = edition.deadly[animal]
    state.passed = 0
    report(state, Event.ONE_SHOT, seat, animal)
    begin(state, edition, animal, seat)
    ask_for_target(state, edition)


# Counters


@rule
def why_not_counter(state: State, edition: Edition, seat: int, kind: int) -> int:
    """I30, R3 Why a card does not stop the event."""
    if copies_in_hand(state, seat, kind) == 0:
        return Refusal.NOT_IN_HAND
    if not is_usable(edition, kind, state.species[seat]):
        return Refusal.OTHER_SPECIES_ONLY
    return Refusal.ALLOWED if edition.counters[state.source - ANIMALS, kind] else Refusal.NO_COUNTER


@rule
def counter(state: State, edition: Edition, seat: int, kind: int) -> None:
    """I30, R3 The event fails, and both cards go to the dump."""
    take_from_hand(state, seat, kind)
    state.dump[kind] += 1
    report(state, Event.COUNTERED, seat, kind, state.source - ANIMALS)
    finish(state, edition)
