"""What can lie on the table of the menagerie, and what cannot: for positions that come from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.games.menagerie.exchange import can_complete, cards_down
from sousbois.games.menagerie.hidden import hand_size
from sousbois.games.menagerie.material import HAND, LIVES, LOST_BY_THE_LAST, ROWS, Edition, Species, State

NAMES = names_of(Species)


def is_over(state: State) -> bool:
    """M12 The game is over when it is nobody's turn."""
    return state.turn == NOTHING


def rounds_over(state: State) -> int:
    """M12 How many rounds have ended."""
    return state.round if is_over(state) else state.round - 1


def in_turn(state: State) -> list[int]:
    """M4 The players in the game, clockwise from the starter."""
    seats = [(state.starter + step) % state.seats for step in range(state.seats)]
    return [seat for seat in seats if state.lives[seat] > 0]


def check_course(state: State) -> Iterator[str]:
    """M8, M12 Rounds and players."""
    if not 1 <= state.round <= state.options.round_limit:
        yield f"round: {state.round} is not one of the {state.options.round_limit} rounds"
    if state.starter == NOTHING:
        yield "starter: somebody has started the round"
    for seat in range(state.seats):
        yield from check_lives(state, seat)
    players = in_turn(state)
    if is_over(state):
        if not players:
            yield "lives: somebody is left in the end"
        if len(players) > 1 and state.round != state.options.round_limit:
            yield "turn: nobody's, but the game is not over"
        if len(players) == 1 and max(state.out_in) != state.round:
            yield "out_in: the game is over, but nobody was put out in its last round"
    else:
        if len(players) == 1:
            yield "lives: the game goes on, but only one player is left"
        for name, seat in (("turn", state.turn), ("starter", state.starter)):
            if seat not in players:
                yield f"{name}: seat {seat} is out of the game"


def check_lives(state: State, seat: int) -> Iterator[str]:
    """M1, M11–M13 Five lives at first, at most two lost in a round; a life gained only in the advanced variant."""
    lives, out_in, rounds = state.lives[seat], state.out_in[seat], rounds_over(state)
    least = max(0, LIVES - LOST_BY_THE_LAST * rounds)
    most = LIVES + rounds if state.options.advanced else LIVES
    if not least <= lives <= most:
        yield f"lives[{seat}]: {lives} after {rounds} rounds"
    if (lives == 0) != (out_in != 0):
        yield f"out_in[{seat}]: a player is out from the round in which the last life is lost, and no other is"
    if out_in != 0 and not LIVES <= LOST_BY_THE_LAST * out_in <= LOST_BY_THE_LAST * rounds:
        yield f"out_in[{seat}]: nobody can have been put out in round {out_in}"


def check_turns(state: State) -> Iterator[str]:
    """M4, M6, M8 One after the other; a knock in time, not on a first turn."""
    if is_over(state):
        if any(state.turns) or state.knocked != NOTHING:
            yield "turns: the game is over"
        return
    players = in_turn(state)
    taken = state.turns[state.turn]
    ahead = players[: players.index(state.turn)]
    for seat in range(state.seats):
        expected = 0 if seat not in players else taken + 1 if seat in ahead else taken
        if state.turns[seat] != expected or expected < 0:
            yield f"turns[{seat}]: {state.turns[seat]}, but players take turns, and seat {state.turn} has had {taken}"
    if state.knocked == NOTHING:
        yield from check_limit(state, state.turn, taken)
        if state.row != NOTHING and taken >= state.options.turn_limit:
            yield f"row: seat {state.turn} can only knock"
    else:
        if state.knocked not in players or state.knocked == state.turn:
            yield f"knocked: seat {state.knocked} is out of the game, or has its turn after knocking"
        before = state.turns[state.knocked] - 1
        if before < 1:
            yield f"knocked: seat {state.knocked} has not exchanged before"
        yield from check_limit(state, state.knocked, before)


def check_limit(state: State, seat: int, turns: int) -> Iterator[str]:
    """M8 Nobody has a turn beyond the limit while nobody has knocked; the starter is the first who can only knock."""
    limit = state.options.turn_limit
    if turns > limit or (turns == limit and seat != state.starter):
        yield f"turns[{seat}]: {turns} without a knock, but the limit is {limit}"


def lies_in_order(cards: list[int], size: int) -> bool:
    """Whether so many cards lie in a row, in the order of the species."""
    lying = cards[:size]
    return NOTHING not in lying and lying == sorted(lying) and all(card == NOTHING for card in cards[size:])


def row_of(state: State, row: int) -> list[int]:
    """The cards of a row."""
    return [state.rows[row, at] for at in range(ROWS)]


def check_rows(state: State) -> Iterator[str]:
    """M3, M5 Rows of one to four cards; of the row that is exchanged, not all cards are put down yet."""
    if not NOTHING <= state.row < ROWS:
        yield f"row: there is no row {state.row + 1}"
    if is_over(state) and state.row != NOTHING:
        yield "row: the game is over"
    for row in range(ROWS):
        if not lies_in_order(row_of(state, row), 0 if is_over(state) else row + 1):
            yield f"rows[{row}]: {row + 1} cards in the order of the species, or none once the game is over"
    put = cards_down(state)
    if put > max(state.row, 0) or not lies_in_order(list(state.down), put):
        yield "down: fewer cards than the row chosen has, in the order of the species"


def check_exchange(state: State) -> Iterator[str]:
    """M5 Whoever has begun an exchange can complete it."""
    if state.row != NOTHING and not can_complete(state):
        yield f"row: row {state.row + 1} cannot be exchanged any more for what is in hand"


def check_cards(state: State, edition: Edition) -> Iterator[str]:
    """M2, M3 All cards are there while the game goes on, and everyone in it has ten."""
    for seat in range(state.seats):
        size = hand_size(state, seat)
        held = [state.hand[seat, species] for species in Species]
        if sum(held) != size or min(held) < 0:
            yield f"hand[{seat}]: {sum(held)} cards in hand, expected {size}"
    lying = Counter(state.down)
    for row in range(ROWS):
        lying.update(row_of(state, row))
    for species, name in zip(Species, NAMES, strict=True):
        held = [state.hand[seat, species] for seat in range(state.seats)]
        found = lying[species] + sum(held) + state.aside[species]
        expected = 0 if is_over(state) else edition.copies[species]
        if found != expected or state.aside[species] < 0:
            yield f"{name}: {found} on the table, expected {expected}"


def check_known(state: State, edition: Edition) -> Iterator[str]:
    """M7, M15 What everybody knows of a hand is true of it."""
    for seat in range(state.seats):
        for species, name in zip(Species, NAMES, strict=True):
            known, most = state.known[seat, species], state.most[seat, species]
            if not 0 <= known <= state.hand[seat, species]:
                yield f"known[{seat}].{name}: {known} known, {state.hand[seat, species]} in hand"
            if not state.hand[seat, species] - known <= most <= highest(state, edition, seat, species):
                yield f"most[{seat}].{name}: {most} cannot be all that there is besides those known"
        known = sum(state.known[seat, species] for species in Species)
        exchanged = state.turns[seat] > 0
        least = 1 if exchanged and (seat != state.turn or state.row == NOTHING) else 0
        if not least <= known <= ROWS * state.turns[seat]:
            yield f"known[{seat}]: {known} cards known after {state.turns[seat]} turns"
        yield from check_gone(state, edition, seat)


def check_gone(state: State, edition: Edition, seat: int) -> Iterator[str]:
    """M7, M15 Each card of those dealt that a player puts down lowers `most` of its species by one. Nothing else lowers
    it, but for the species of which the player would have had a complete set."""
    if is_over(state) or state.lives[seat] == 0:
        return
    gone = HAND - sum(state.hand[seat, species] - state.known[seat, species] for species in Species)
    lowered = {species: edition.copies[species] - state.most[seat, species] for species in Species}
    sure = [
        lowered[species]
        for species in Species
        if state.turns[seat] == 0 or not edition.sudden[state.options.advanced, species]
    ]
    if not sum(sure) <= gone <= sum(lowered.values()):
        yield f"most[{seat}]: does not fit the {gone} cards that have gone of those dealt"


def highest(state: State, edition: Edition, seat: int, species: int) -> int:
    """M7, M15 How high `most` can be."""
    if is_over(state) or state.lives[seat] == 0:
        return 0
    if state.turns[seat] == 0:
        put = Counter(state.down)[species] if seat == state.turn else 0
        return int(edition.copies[species] - put)
    if edition.sudden[state.options.advanced, species]:
        return int(edition.copies[species] - 1 - state.known[seat, species])
    return int(edition.copies[species])


def seats_shown(state: State) -> list[int]:
    """M9 The players whose hands were laid open for the last count."""
    return [seat for seat in range(state.seats) if any(state.shown[seat, species] for species in Species)]


def check_shown(state: State, edition: Edition) -> Iterator[str]:
    """M7, M9 At a count everyone who was in the game lays ten cards open; after a sudden death nobody does."""
    last = rounds_over(state)
    players = [seat for seat in range(state.seats) if state.out_in[seat] in (0, last)]
    if seats_shown(state) not in ([], players) or (seats_shown(state) and last == 0):
        yield "shown: all players of the last round have shown their hands, or nobody"
    for seat in seats_shown(state):
        shown = [state.shown[seat, species] for species in Species]
        if sum(shown) != HAND or min(shown) < 0:
            yield f"shown[{seat}]: {sum(shown)} cards, expected {HAND}"
    for species, name in zip(Species, NAMES, strict=True):
        found = sum(state.shown[seat, species] for seat in range(state.seats))
        if found > edition.copies[species]:
            yield f"shown: {found} of the species {name}, but there are {edition.copies[species]}"
        if edition.sudden[state.options.advanced, species]:
            for seat in seats_shown(state):
                if state.shown[seat, species] == edition.copies[species]:
                    yield f"shown[{seat}].{name}: all of them, but that is a sudden death, without a count"
    for seat in seats_shown(state):
        if state.out_in[seat] == last and state.points[seat] == max(state.points):
            yield f"out_in[{seat}]: who has most points in a count loses no life"
