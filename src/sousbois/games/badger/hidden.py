"""What is hidden from a seat at the table of the badger, and what it could be."""

from __future__ import annotations

from sousbois.core.chance import below, sow
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.badger.material import COLOURS, Edition, State, colour_of, hand_size, leaves_in_use


@rule
def redeal(state: State, edition: Edition, seat: int, seed: int) -> None:
    """B5, B8 Secret are the others' hands and the leaves not dealt: any of those that the seat has not seen, though no
    colour that a hand has shown to lack. Which collection cards lie face down is no secret: all others have been seen
    (B6).

    Each hand draws from a pack whose size is settled beforehand: the leaves that it may hold and that are still there,
    filled up with blanks. When a blank is drawn, all begin again. So each draw is one of a fixed number, and all deals
    that could be are equally likely.
    """
    sow(state.chance, seed)
    unseen = unseen_leaves(state, seat)
    by_colour = [0] * COLOURS
    for leaf in unseen:
        by_colour[colour_of(leaf)] += 1
    hands = narrowest_first(state, seat, by_colour)
    while not dealt_without_blank(state, hands, unseen, by_colour):
        pass
    dealt = 0
    for other in hands:
        for leaf in range(leaves_in_use(state)):
            state.hand[other, leaf] = False
        for _ in range(hand_size(state, other)):
            state.hand[other, unseen[dealt]] = True
            dealt += 1


@rule
def unseen_leaves(state: State, seat: int) -> list[int]:
    """B5, B13 The leaves in use that were not played and are not in the seat's own hand. Seat NOTHING has no hand."""
    return [
        leaf
        for leaf in range(leaves_in_use(state))
        if not state.played[leaf] and (seat == NOTHING or not state.hand[seat, leaf])
    ]


@rule
def narrowest_first(state: State, seat: int, by_colour: list[int]) -> list[int]:
    """B8 The other hands, those first that may hold the fewest leaves: the rarer are blanks."""
    hands = [other for other in range(state.seats) if other != seat]
    for end in range(len(hands) - 1, 0, -1):
        for at in range(end):
            if may_hold(state, hands[at], NOTHING, by_colour) > may_hold(state, hands[at + 1], NOTHING, by_colour):
                hands[at], hands[at + 1] = hands[at + 1], hands[at]
    return hands


@rule
def may_hold(state: State, seat: int, apart_from: int, by_colour: list[int]) -> int:
    """B8 How many of the unseen leaves a hand may hold, apart from those that another hand may hold too."""
    found = 0
    for colour in range(COLOURS):
        if not state.lacks[seat, colour] and (apart_from == NOTHING or state.lacks[apart_from, colour]):
            found += by_colour[colour]
    return found


@rule
def dealt_without_blank(state: State, hands: list[int], unseen: list[int], by_colour: list[int]) -> bool:
    """B5, B8 Deal the unseen leaves, unless a blank is drawn: those of the first hand come to lie first in the list,
    then those of the second, and so on; last those that stay hidden."""
    dealt = 0
    for at in range(len(hands)):
        seat = hands[at]
        pack = may_hold(state, seat, NOTHING, by_colour)
        for earlier in hands[:at]:  # what it cannot have taken elsewhere, it has taken from this pack
            pack -= max(0, hand_size(state, earlier) - may_hold(state, earlier, seat, by_colour))
        pack = min(pack, len(unseen) - dealt)
        end = dealt
        for place in range(dealt, len(unseen)):  # what the seat may hold comes to lie first
            if not state.lacks[seat, colour_of(unseen[place])]:
                unseen[place], unseen[end] = unseen[end], unseen[place]
                end += 1
        for _ in range(hand_size(state, seat)):
            drawn = dealt + below(state.chance, pack)
            if drawn >= end:
                return False
            unseen[drawn], unseen[dealt] = unseen[dealt], unseen[drawn]
            dealt += 1
            pack -= 1
    return True
