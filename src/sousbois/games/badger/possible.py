"""What can lie on the table of the badger, and what cannot: for positions that come from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import chain

from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.games.badger.material import (
    COLLECTION_CARDS,
    COLOURS,
    FACE_UP,
    KINDS,
    LEAVES,
    ROUNDS,
    STACKS,
    TRICKS,
    Colour,
    Edition,
    Kind,
    Leaf,
    Offer,
    Question,
    Stack,
    State,
    colour_of,
    hand_size,
    is_hungry,
    is_unfed,
    kind_of,
    leaves_in_use,
    lies_in,
)

RESOLVED = {
    Question.MAGPIE: Kind.MAGPIE,
    Question.KEEP: Kind.MAGPIE,
    Question.CAGE: Kind.CAGE,
    Question.TRAP: Kind.TRAP,
}
"""B19, B22, B23 The type of card that is at stake while the winner of the trick decides what it does."""

ARRIVING = {
    Question.KEEP: (Stack.BONE, Stack.TWIG),
    Question.PARTNER: (Stack.BONE, Stack.WHEAT, Stack.WEEVIL),
}
"""B15, B19 What can be on its way into a collection when the seat is asked about it."""


def check_course(state: State) -> Iterator[str]:
    """B5, B7, B8 Round, trick and turn."""
    if not 1 <= state.round <= ROUNDS:
        yield f"round: {state.round} is not one of the {ROUNDS} rounds"
    if not 1 <= state.trick <= TRICKS:
        yield f"trick: {state.trick} is not one of the {TRICKS} tricks"
    if state.first == NOTHING:
        yield "first: somebody holds the first-player card"
    if state.question == NOTHING:
        yield "question: something is to be decided, or nothing more"
    elif (state.question == Question.NOTHING_MORE) != (state.turn == NOTHING):
        yield "turn: somebody is to decide until the game is over, and no longer"
    elif state.turn == NOTHING and (state.round, state.trick) != (ROUNDS, TRICKS):
        yield "turn: nobody is to decide, but the last trick has not come"


def check_trick(state: State) -> Iterator[str]:
    """B7, B8 From the first player on, everyone lays one leaf; before that the card at stake is chosen."""
    seats = range(state.seats)
    clockwise = [(state.first + steps) % state.seats for steps in seats]
    expected = state.seats
    if state.question == Question.STAKE:
        expected = 0
    elif state.question == Question.LEAF:
        expected = clockwise.index(state.turn)
    for steps, seat in enumerate(clockwise):
        if (state.laid[seat] != NOTHING) != (steps < expected):
            yield f"laid[{seat}]: the leaves are laid clockwise, from the first player up to whose turn it is"
    if state.question == Question.STAKE and state.turn != state.first:
        yield "turn: the first player chooses the card at stake"
    chosen = state.question == Question.LEAF or state.question in RESOLVED
    if (state.stake != NOTHING) != chosen:
        yield "stake: a card is at stake until the trick is won; magpie, cage and trap until they are used"
    elif state.question in RESOLVED and kind_of(state.stake) != RESOLVED[Question(state.question)]:
        yield f"stake: {names_of(Offer)[state.stake]}, but something else is being decided"
    possible = ARRIVING.get(Question(state.question), (NOTHING,))
    if state.arriving not in possible:
        yield "arriving: only a stolen bone or twig, or a bone or food in want of a partner, is on its way"


def check_leaves(state: State) -> Iterator[str]:
    """B2, B5, B8 Each leaf in use is in a hand, played or not dealt; hands have their size, and lack what they lack."""
    names = names_of(Leaf)
    played = [leaf for leaf in range(LEAVES) if state.played[leaf]]
    hands = [[leaf for leaf in range(LEAVES) if state.hand[seat, leaf]] for seat in range(state.seats)]
    sizes = [hand_size(state, seat) for seat in range(state.seats)]
    places = Counter(chain(played, *hands))
    for leaf, found in places.items():
        if found > 1:
            yield f"{names[leaf]}: in {found} places, but there is one"
        if leaf >= leaves_in_use(state):
            yield f"{names[leaf]}: {state.seats} players leave that colour in the box"
    if len(played) != TRICKS * state.seats - sum(sizes):
        yield f"played: {len(played)} leaves do not fit the trick"
    for seat, (hand, size) in enumerate(zip(hands, sizes, strict=True)):
        if len(hand) != size:
            yield f"hand[{seat}]: {len(hand)} leaves, but at this moment a hand has {size}"
        if state.laid[seat] not in (NOTHING, *played):
            yield f"laid[{seat}]: {names[state.laid[seat]]} is not among the leaves played"
        yield from _check_lacks(state, seat, hand, played)


def _check_lacks(state: State, seat: int, hand: list[int], played: list[int]) -> Iterator[str]:
    """B8 Who has not followed a colour has shown to lack it, and does."""
    names = names_of(Colour)
    laid = [state.laid[seat]] if state.laid[seat] != NOTHING else []
    lacked = {colour for colour in range(COLOURS) if state.lacks[seat, colour]}
    for colour in lacked & set(map(colour_of, hand + laid)):
        yield f"lacks[{seat}]: {names[colour]}, but the seat has a leaf of that colour"
    for colour in lacked - set(map(colour_of, played)):
        yield f"lacks[{seat}]: {names[colour]}, but that colour has not been led"
    if laid and state.turn != NOTHING:
        led = colour_of(state.laid[state.first])
        if colour_of(laid[0]) != led and led not in lacked:
            yield f"lacks[{seat}]: {names[led]} is led, and the leaf laid does not follow"


def check_cards(state: State, edition: Edition) -> Iterator[str]:
    """B3, B4, B6 The collection cards are all there: face down, face up, at stake, in collections or discarded."""
    found = list(state.discarded)
    copies = [0] * KINDS
    for offer, name in enumerate(names_of(Offer)):
        counts = state.undrawn[offer], state.face_up[offer], int(state.stake == offer)
        if min(counts) < 0 or sum(counts) > edition.copies[offer]:
            yield f"{name}: there are {edition.copies[offer]} of these"
        found[kind_of(offer)] += sum(counts)
        copies[kind_of(offer)] += edition.copies[offer]
    for stack in range(STACKS):
        stacks = sum(state.collection[seat, stack] for seat in range(state.seats)) + (state.arriving == stack)
        for kind in range(KINDS):
            found[kind] += stacks * lies_in(kind, stack)
    for kind, name in enumerate(names_of(Kind)):
        if state.discarded[kind] < 0:
            yield f"discarded.{name}: {state.discarded[kind]} is less than nothing"
        if found[kind] != copies[kind]:
            yield f"{name}: {found[kind]} on the table, but there are {copies[kind]}"
    over = state.turn == NOTHING
    face_up = 0 if over else FACE_UP + (state.question == Question.STAKE) - state.trick
    if sum(state.face_up) != face_up:
        yield f"face_up: {sum(state.face_up)} cards, but at this moment there are {face_up}"
    undrawn = COLLECTION_CARDS - FACE_UP * state.round
    if sum(state.undrawn) != undrawn:
        yield f"undrawn: {sum(state.undrawn)} cards, but in this round there are {undrawn}"
    if state.discarded[Kind.BADGER] > state.round - 1 + over:
        yield "discarded.badger: a badger is discarded only as the last card of a round"


def check_collection(state: State, seat: int) -> Iterator[str]:
    """B26 A collection is settled: nothing that could be associated lies by itself, nothing is left to be eaten."""
    stacks = {stack for stack in Stack if state.collection[seat, stack] > 0}
    hamsters = {stack for stack in stacks if stack >= Stack.FEMALE}
    where = f"collection[{seat}]"
    for stack in Stack:
        if state.collection[seat, stack] < 0:
            yield f"{where}.{names_of(Stack)[stack]}: {state.collection[seat, stack]} is less than nothing"
    if Stack.BONE in stacks and any(map(is_hungry, stacks)):
        yield f"{where}: a hungry badger takes the bone that waits"
    if stacks & {Stack.WHEAT, Stack.WEEVIL} and any(map(is_unfed, stacks)):
        yield f"{where}: an unfed hamster takes the food that waits"
    if sum(state.collection[seat, stack] for stack in Stack if stack >= Stack.MALE) > 1:
        yield f"{where}: two males have quarrelled"
    if hamsters and any(map(is_hungry, stacks)):
        yield f"{where}: a hungry badger has eaten the hamsters"
    if {Stack.WHEAT, Stack.WEEVIL} <= stacks:
        yield f"{where}: the weevil has eaten the wheat"
