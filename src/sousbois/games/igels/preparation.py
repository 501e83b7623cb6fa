"""Igels: preparing a game (I4, I5, I41): an empty table, the species, the first cards and animals."""

from __future__ import annotations

from sousbois.core.chance import below
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.igels.battle import in_turn
from sousbois.games.igels.deck import draw_card, fill_pile, report
from sousbois.games.igels.effects import draw_animal
from sousbois.games.igels.material import CARDS, HAND, Edition, Event, State
from sousbois.games.igels.vocabulary import Species

KINDS_OF_SPECIES = len(Species)


@rule
def clear_all(state: State) -> None:
    """I4 Nothing lies on the table yet."""
    for seat in range(state.seats):
        state.species[seat] = NOTHING
        state.leader[seat] = NOTHING
        for at in range(CARDS):
            state.hand[seat, at] = NOTHING
            state.line[seat, at] = NOTHING
    for at in range(CARDS):
        state.pile[at] = NOTHING
    state.winner = NOTHING
    state.card = NOTHING
    state.source = NOTHING
    state.actor = NOTHING
    state.victim = NOTHING
    state.aim = NOTHING


@rule
def is_taken(state: State, species: int) -> bool:
    """I4 Whether a player has this species."""
    for seat in range(state.seats):
        if state.species[seat] == species:
            return True
    return False


@rule
def take_species(state: State, seat: int, species: int, event: int) -> None:
    """I4 A player gets a species."""
    state.species[seat] = species
    state.passed |= 1 << seat
    report(state, event, seat, species)


@rule
def species_left(state: State) -> int:
    """I4 How many species nobody has yet."""
    left = 0
    for species in range(KINDS_OF_SPECIES):
        left += not is_taken(state, species)
    return left


@rule
def draw_species(state: State, seat: int) -> None:
    """I4 A species by lot, of those that nobody has."""
    before = below(state.chance, species_left(state))
    species = 0
    while before > 0 or is_taken(state, species):
        before -= not is_taken(state, species)
        species += 1
    take_species(state, seat, species, Event.SPECIES_DRAWN)


@rule
def lay_out(state: State, edition: Edition) -> None:
    """I4, I5 The general pile; five support cards and the top animal to each. I41 Cards for the absent species may stay
    out."""
    absent = NOTHING
    if state.options.trim_absent and state.seats < KINDS_OF_SPECIES:
        for species in range(KINDS_OF_SPECIES):
            if not is_taken(state, species):
                absent = species
    trimmed = fill_pile(state, edition, absent)
    if trimmed > 0:
        report(state, Event.CARDS_TRIMMED, NOTHING, trimmed)
    for place in range(state.seats):
        seat = in_turn(state, place)
        for _ in range(HAND):
            draw_card(state, seat)
        draw_animal(state, edition, seat, Event.FIRST_ANIMAL)
