"""Life is Life: the menagerie, in rulebook order.

    Material          in material.py: Species, Variant, Options, Edition, State, Event, Refusal
    A round           deal, begin_round, lay_in_row; the cards one by one in deck.py
    A turn            acting, midway, why_not, fill_legal, apply
    Exchange          put_down, take_row, tell_cards; which cards in exchange.py
    Knock             knock, end_turn
    Sudden death      complete_set, sudden_death
    The count         count, award, majority, points_of, give_up_lives, lose_lives
    Next rounds       end_round, clear_table
    End of the game   standing
    What one knows    redeal, in hidden.py
    What can be       check; the rest in possible.py

Departures from the printed rules: two can play (M10), and limits end what would never end (M8).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from sousbois.core.chance import below
from sousbois.core.event import tell
from sousbois.core.record import NOTHING
from sousbois.core.rule import rule
from sousbois.games.menagerie.deck import cards_of, draw, lay_aside
from sousbois.games.menagerie.exchange import cards_down, fill_what_can_be_put_down, why_not_put_down
from sousbois.games.menagerie.hidden import redeal
from sousbois.games.menagerie.material import (
    HAND,
    KINDS,
    KNOCK,
    LIVES,
    LOST_BY_OTHERS,
    LOST_BY_THE_LAST,
    LOST_TO_SUDDEN_DEATH,
    PUT,
    ROW,
    ROWS,
    SEATS,
    Edition,
    Event,
    Refusal,
    State,
)
from sousbois.games.menagerie.possible import (
    check_cards,
    check_course,
    check_exchange,
    check_known,
    check_rows,
    check_shown,
    check_turns,
    seats_shown,
)

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


# A round


@rule
def deal(state: State, edition: Edition) -> None:
    """M1, M4 Five lives each. Who starts the first round is drawn by lot."""
    for seat in range(state.seats):
        state.lives[seat] = LIVES
    state.starter = below(state.chance, state.seats)
    clear_table(state)
    begin_round(state, edition)


@rule
def begin_round(state: State, edition: Edition) -> None:
    """M3 Ten cards to each player in the game, ten open in rows of one to four; the rest stays aside, face down."""
    state.round += 1
    deck, left = cards_of(edition.copies)
    for seat in range(state.seats):
        if state.lives[seat] == 0:
            continue
        for _ in range(HAND):
            state.hand[seat, draw(state.chance, deck, left)] += 1
            left -= 1
        for species in range(KINDS):
            state.most[seat, species] = edition.copies[species]
    for row in range(ROWS):
        for at in range(row + 1):
            lay_in_row(state, row, at, draw(state.chance, deck, left))
            left -= 1
    lay_aside(state, deck, left)
    state.turn = state.starter
    tell(state, Event.ROUND_BEGINS, state.starter, state.round)


@rule
def lay_in_row(state: State, row: int, cards: int, card: int) -> None:
    """M3 A card joins a row that has so many, at its place in the order of the species."""
    at = cards
    while at > 0 and state.rows[row, at - 1] > card:
        state.rows[row, at] = state.rows[row, at - 1]
        at -= 1
    state.rows[row, at] = card


# A turn


@rule
def acting(state: State) -> int:
    """M4 One after the other."""
    return 0 if state.turn == NOTHING else 1 << state.turn


@rule
def midway(state: State) -> bool:
    """M5 To choose a row and to put the cards down for it is one decision."""
    return state.row != NOTHING


@rule
def why_not(state: State, edition: Edition, seat: int, action: int) -> int:
    """M4 Exchange or knock. M6, M8 Who may knock, and who can only knock."""
    if action >= PUT and state.row != NOTHING:
        return why_not_put_down(state, seat, action - PUT)
    if state.row != NOTHING:
        return Refusal.ROW_CHOSEN
    if action == KNOCK:
        return Refusal.ALLOWED if may_knock(state, seat) else Refusal.NOT_EXCHANGED_YET
    if can_only_knock(state, seat):
        return Refusal.ONLY_KNOCK
    return Refusal.CHOOSE_ROW_FIRST if action >= PUT else Refusal.ALLOWED


@rule
def may_knock(state: State, seat: int) -> bool:
    """M6 Only who has exchanged in this round. A first turn is always an exchange, so whoever has had one may knock."""
    return bool(state.turns[seat] > 0)


@rule
def can_only_knock(state: State, seat: int) -> bool:
    """M8 Everyone has had all their turns, and nobody has knocked."""
    return state.knocked == NOTHING and state.turns[seat] >= state.options.turn_limit


@rule
def fill_legal(state: State, edition: Edition, seat: int, out: Any) -> int:
    """M4, M5 The same as `why_not`, in one go: the rows and to knock, or what can be put down."""
    if state.row != NOTHING:
        return fill_what_can_be_put_down(state, seat, out)
    found = 0
    if not can_only_knock(state, seat):
        for row in range(ROWS):
            out[found] = ROW + row
            found += 1
    out[found] = KNOCK
    return found + may_knock(state, seat)


@rule
def apply(state: State, edition: Edition, seat: int, action: int) -> None:
    """M4 Exchange cards, or knock."""
    state.told = 0
    if action == KNOCK:
        knock(state, edition, seat)
    elif action < PUT:
        state.row = action - ROW
    else:
        put_down(state, edition, seat, action - PUT)


# Exchange


@rule
def put_down(state: State, edition: Edition, seat: int, species: int) -> None:
    """M5 A card leaves the hand. With the last one, the row is taken. M7 Only now is the hand looked at."""
    put = cards_down(state)
    state.down[put] = species
    state.hand[seat, species] -= 1
    was_known = state.known[seat, species] > 0
    state.known[seat, species] -= was_known
    state.most[seat, species] -= not was_known
    if put < state.row:
        return
    take_row(state, seat)
    found = complete_set(state, edition, seat)
    if found != NOTHING:
        sudden_death(state, edition, seat, found)
    else:
        end_turn(state, edition, seat)


@rule
def take_row(state: State, seat: int) -> None:
    """M5 The row goes to the hand, and the cards put down become the new row."""
    row = state.row
    tell(state, Event.ROW_TAKEN, seat, row + 1, row + 1)
    alike = 0
    for at in range(row + 1):
        more = (at < row) & (state.down[at] == state.down[(at + 1) % ROWS])
        alike = tell_cards(state, Event.CARD_PUT_DOWN, seat, state.down[at], alike + 1, more)
    for at in range(row + 1):
        taken = state.rows[row, at]
        more = (at < row) & (taken == state.rows[row, (at + 1) % ROWS])
        alike = tell_cards(state, Event.CARD_TAKEN, seat, taken, alike + 1, more)
        state.hand[seat, taken] += 1
        state.known[seat, taken] += 1
        state.rows[row, at] = state.down[at]
        state.down[at] = NOTHING
    state.row = NOTHING


@rule
def tell_cards(state: State, event: int, seat: int, species: int, alike: int, more: bool) -> int:
    """M5 Cards alike are told together: while there are more, the next event is written over this one.

    The answer is how many alike the next card follows. (No branch: it could not be foreseen.)
    """
    tell(state, event, seat, species, alike)
    state.told -= more
    return alike * more


# Knock


@rule
def knock(state: State, edition: Edition, seat: int) -> None:
    """M6 The first knock announces the last turns, later ones leave them. M8 Who can do nothing else, has to."""
    if state.knocked != NOTHING:
        tell(state, Event.LAST_TURN_LEFT, seat)
    else:
        tell(state, Event.KNOCK_BY_LIMIT if can_only_knock(state, seat) else Event.KNOCK, seat)
        state.knocked = seat
    end_turn(state, edition, seat)


@rule
def end_turn(state: State, edition: Edition, seat: int) -> None:
    """M4, M6 Clockwise. Once the turn is back at whoever has knocked, the round is counted."""
    state.turns[seat] += 1
    following = next_in_game(state, seat)
    if following == state.knocked:
        count(state, edition)
    else:
        state.turn = following


@rule
def next_in_game(state: State, seat: int) -> int:
    """M4, M12 The first player still in the game, clockwise after a seat."""
    other = seat
    while True:
        other = 0 if other + 1 == state.seats else other + 1
        if state.lives[other] > 0:
            return other


# Sudden death


@rule
def complete_set(state: State, edition: Edition, seat: int) -> int:
    """M7, M13 A species that ends the round at once, of which the player holds every card; the first, if two.

    M15 If there is none, everybody knows that at least one card of each such species is elsewhere: besides those known,
    the hand holds at most the others less one. This is true until the player's next exchange, since no hand changes
    otherwise. And of the cards that nobody has seen, a hand gets none after the deal: they only leave it, one by one
    and in sight of all, and `most` follows them. So it stays a bound for what is left.
    """
    found = NOTHING
    for species in range(KINDS - 1, -1, -1):
        if edition.sudden[state.options.advanced, species]:
            copies = edition.copies[species]
            found = species if state.hand[seat, species] == copies else found
            state.most[seat, species] = min(state.most[seat, species], copies - 1 - state.known[seat, species])
    return found


@rule
def sudden_death(state: State, edition: Edition, seat: int, species: int) -> None:
    """M7 All others lose a life, and nothing is counted. M13 In the advanced variant, who causes it gains a life."""
    tell(state, Event.SUDDEN_DEATH, seat, species)
    for other in range(state.seats):
        state.points[other] = 0
        for each in range(KINDS):
            state.shown[other, each] = 0
    if state.options.advanced:
        state.lives[seat] += 1
        tell(state, Event.LIFE_GAINED, seat, state.lives[seat])
    for other in range(state.seats):
        if other != seat and state.lives[other] > 0:
            lose_lives(state, other, LOST_TO_SUDDEN_DEATH, Event.LIFE_LOST_TO_SUDDEN_DEATH)
    end_round(state, edition)


# The count


@rule
def count(state: State, edition: Edition) -> None:
    """M9, M11 All hands are laid open, the majorities counted, and lives given up."""
    for seat in range(state.seats):
        state.points[seat] = 0
        for species in range(KINDS):
            state.shown[seat, species] = state.hand[seat, species]
    enough = cards_for_a_majority(in_game(state))
    for species in range(KINDS):
        award(state, edition, species, enough)
    for seat in range(state.seats):
        if state.lives[seat] > 0:
            tell(state, Event.POINTS_COUNTED, seat, state.points[seat])
    give_up_lives(state)
    end_round(state, edition)


@rule
def cards_for_a_majority(players: int) -> int:
    """M10 A single card can be a majority; between two players it takes two."""
    return 2 if players == 2 else 1  # noqa: PLR2004  # the rule itself


@rule
def award(state: State, edition: Edition, species: int, enough: int) -> None:
    """M9 Who has most cards of a species gets its value, once. M10 If the cards are enough."""
    holder, cards = majority(state.shown, species)
    if holder == NOTHING:
        if cards > 0:
            tell(state, Event.NO_MAJORITY, NOTHING, species, cards)
    elif cards < enough:
        tell(state, Event.SINGLE_CARD_IS_NONE, holder, species)
    else:
        state.points[holder] += edition.copies[species]
        tell(state, Event.MAJORITY, holder, species, cards, edition.copies[species])


@rule
def majority(hands: Any, species: int) -> tuple[int, int]:
    """M9 Who has strictly more cards of a species than every other, and how many cards the most are.

    Seats that nobody takes have no cards: to look at all of them is quicker than to count those taken.
    """
    most = 0
    for seat in range(SEATS):
        most = max(most, hands[seat, species])
    holder = NOTHING
    holders = 0
    for seat in range(SEATS):
        has_most = hands[seat, species] == most
        holders += has_most
        holder = seat if has_most else holder
    return holder if holders == 1 else NOTHING, most


@rule
def points_of(hands: Any, edition: Edition, enough: int, seat: int) -> int:
    """M9, M10 What the majorities of one hand are worth, if the hands are counted."""
    points = 0
    for species in range(KINDS):
        holder, cards = majority(hands, species)
        if holder == seat and cards >= enough:
            points += edition.copies[species]
    return points


@rule
def give_up_lives(state: State) -> None:
    """M11 Most points: no life. Fewest: two. Everybody else: one. All equal: nobody loses any."""
    fewest, best = fewest_and_most_points(state)
    if fewest == best:
        tell(state, Event.ALL_EQUAL)
        return
    for seat in range(state.seats):
        if state.lives[seat] > 0 and state.points[seat] < best:
            lost = LOST_BY_THE_LAST if state.points[seat] == fewest else LOST_BY_OTHERS
            lose_lives(state, seat, lost, Event.LIVES_LOST)


@rule
def fewest_and_most_points(state: State) -> tuple[int, int]:
    """M11 The points of the last and of the first, among those in the game."""
    fewest = NOTHING
    best = NOTHING
    for seat in range(state.seats):
        if state.lives[seat] > 0:
            points = state.points[seat]
            fewest = points if fewest == NOTHING else min(fewest, points)
            best = max(best, points)
    return fewest, best


@rule
def lose_lives(state: State, seat: int, lost: int, event: int) -> None:
    """M14 Whoever has too few lives gives up all that are left. M12 Who loses the last one is out at once."""
    lost = min(lost, state.lives[seat])
    state.lives[seat] -= lost
    tell(state, event, seat, lost, state.lives[seat])
    if state.lives[seat] == 0:
        state.out_in[seat] = state.round
        tell(state, Event.OUT, seat)


# Next rounds


@rule
def end_round(state: State, edition: Edition) -> None:
    """M12 The last player in the game wins; else the next player still in it starts a new round. M8 Up to a limit."""
    clear_table(state)
    if in_game(state) == 1:
        tell(state, Event.GAME_OVER)
    elif state.round == state.options.round_limit:
        tell(state, Event.ROUND_LIMIT, NOTHING, state.round)
        tell(state, Event.GAME_OVER)
    else:
        state.starter = next_in_game(state, state.starter)
        begin_round(state, edition)


@rule
def clear_table(state: State) -> None:
    """M3 All cards are put together, to be shuffled."""
    for seat in range(SEATS):
        state.turns[seat] = 0
        for species in range(KINDS):
            state.hand[seat, species] = 0
            state.known[seat, species] = 0
            state.most[seat, species] = 0
    for species in range(KINDS):
        state.aside[species] = 0
    for row in range(ROWS):
        state.down[row] = NOTHING
        for at in range(ROWS):
            state.rows[row, at] = NOTHING
    state.row = NOTHING
    state.knocked = NOTHING
    state.turn = NOTHING


@rule
def in_game(state: State) -> int:
    """M12 How many players are still in the game."""
    players = 0
    for seat in range(SEATS):
        players += state.lives[seat] > 0
    return players


# End of the game


@rule
def standing(state: State, edition: Edition, seat: int, step: int) -> int:
    """M12 The rounds survived: the later out, the better; out in the same round is equal. M8 Then the lives left."""
    survived = state.out_in[seat] - 1 if state.lives[seat] == 0 else state.round
    return survived if step == 0 else state.lives[seat]


# What can be


def check(state: State, edition: Edition) -> Iterator[str]:
    """What is impossible about a position, in words."""
    yield from check_course(state)
    yield from check_turns(state)
    yield from check_rows(state)
    yield from check_cards(state, edition)
    yield from check_known(state, edition)
    yield from check_exchange(state)
    yield from check_shown(state, edition)
    enough = cards_for_a_majority(len(seats_shown(state)))
    for seat in range(state.seats):
        points = points_of(state.shown, edition, enough, seat)
        if state.points[seat] != points:
            yield f"points[{seat}]: {state.points[seat]}, but the hands shown give {points}"
