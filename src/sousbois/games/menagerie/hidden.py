"""What is hidden from a seat at the table of the menagerie, and what it could be (M15)."""

from __future__ import annotations

from sousbois.core.chance import sow
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.menagerie.deck import cards_of, draw, lay_aside
from sousbois.games.menagerie.exchange import can_complete, cards_down
from sousbois.games.menagerie.material import HAND, KINDS, Edition, State


@rule
def redeal(state: State, edition: Edition, seat: int, seed: int) -> None:
    """M15 All cards unseen are dealt anew to the hidden places, those of the other hands and those aside.

    Each is as likely in any place as in another. A deal that cannot be is thrown away, and the next one tried: so all
    that can be are as likely as they are. What choices betray of a hand is left to the players.
    """
    sow(state.chance, seed)
    possible = False
    while not possible:
        gather_hidden(state, seat)
        deck, left = cards_of(state.aside)
        for other in range(state.seats):
            if other != seat:
                for _ in range(hidden_cards(state, other)):
                    state.hand[other, draw(state.chance, deck, left)] += 1
                    left -= 1
        lay_aside(state, deck, left)
        possible = hands_are_possible(state)


@rule
def gather_hidden(state: State, seat: int) -> None:
    """M15 All that a seat cannot know goes to the cards aside; the hands of the others keep what is known of them."""
    for other in range(state.seats):
        if other != seat:
            for species in range(KINDS):
                state.aside[species] += state.hand[other, species] - state.known[other, species]
                state.hand[other, species] = state.known[other, species]


@rule
def hidden_cards(state: State, seat: int) -> int:
    """M15 How many cards of a hand nobody else knows."""
    cards = hand_size(state, seat)
    for species in range(KINDS):
        cards -= state.known[seat, species]
    return cards


@rule
def hand_size(state: State, seat: int) -> int:
    """M3, M5 Ten cards, less those put down for a row not taken yet; none for who is out, or when the game is over."""
    if state.turn == NOTHING or state.lives[seat] == 0:
        return 0
    return HAND - cards_down(state) if state.turn == seat else HAND


@rule
def hands_are_possible(state: State) -> bool:
    """M15 No hand holds more of a species than is possible, and M5 who has begun an exchange can complete it."""
    for seat in range(state.seats):
        for species in range(KINDS):
            if state.hand[seat, species] - state.known[seat, species] > state.most[seat, species]:
                return False
    return state.row == NOTHING or can_complete(state)
