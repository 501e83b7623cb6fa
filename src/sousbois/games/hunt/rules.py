"""Jagdfieber: the hunt, in rulebook order.

    Material          Card, Place, Edition, State
    Set-up            deal, begin_day, begin_round
    A round           acting, why_not, apply, play_round, reveal
    Order of effects  seize_hunters, hunters_act, wolves_act, rabbits_act, nearest, take
    End of a round    end_round
    End of a day      day_is_over, end_day, day_score, pile_score, hand_score
    End of the game   standing
    What one knows    redeal
    What can be       most_rounds, check

Departures from the printed rules: none.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum
from typing import Annotated

from sousbois.core.action import Actions, Block
from sousbois.core.chance import below, sow
from sousbois.core.cited import Cited
from sousbois.core.event import tell
from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING, Counts, Record, Seat, SeatBits, Seats, Seen, Shape, Small, Smalls
from sousbois.core.rule import rule
from sousbois.core.state import GameState

SEATS = Seats(5)
DAYS = 4

# Material


class Card(IntEnum):
    """J1 The cards of a player, each the prey of the one before it."""

    HUNTER = 0
    WOLF = 1
    RABBIT = 2
    CARROT = 3
    CLOSED_SEASON = 4


KINDS = len(Card)


class Place(IntEnum):
    """J2 Where prey can be taken from: beside a lodge, or above it."""

    EASY = 0
    ABOVE = 1


class Edition(Record):
    """J1, J12 What is printed on the cards."""

    copies: Annotated[Smalls, Shape(Card)]
    """How many of each card a player has."""

    pile_points: Annotated[Smalls, Shape(Card)]
    """What each card is worth in the prey pile."""

    hand_points: Annotated[Smalls, Shape(Card)]
    """What each card still in the hand is worth."""

    lodge_points: Small
    """What a lodge on its "4" side is worth."""

    days: Small
    """How many days the game lasts."""


class State(GameState, events=48):
    """J2 The table: the lodges, and what lies at each of their places."""

    day: Small
    """The day of the hunt, from 1."""

    rounds: Annotated[Counts, Shape(DAYS)]
    """The rounds begun on each day."""

    start: Annotated[Small, Seat]
    """Who holds the card "the hunt starts here"."""

    owing: Annotated[Small, SeatBits]
    """The seats that have not chosen a card yet."""

    hand: Annotated[Smalls, Shape(SEATS, Card)]
    """The cards in each hand, until they are revealed. Everyone may know them: all have the same cards, and every card
    that leaves a hand does so in sight of all."""

    above: Annotated[Smalls, Shape(SEATS), Card, Seen.BY_OWNER]
    """The card above each lodge: face down until all have chosen."""

    easy: Annotated[Smalls, Shape(SEATS), Card]
    """The easy prey to the right of each lodge, face up."""

    pile: Annotated[Smalls, Shape(SEATS, Card)]
    """The prey pile to the left of each lodge. What goes in is seen by all (J2)."""

    under: Annotated[Smalls, Shape(SEATS)]
    """The hunters under each lodge, out for the day."""

    turned: Annotated[Smalls, Shape(SEATS), bool]
    """Whether each lodge lies on its "4" side."""

    scored: Annotated[Counts, Shape(SEATS, DAYS)]
    """The points of each day counted so far."""


ACTIONS = Actions(Block("choose", "{card}", card=Card))
CHOOSE = ACTIONS.start("choose")


class Event(Cited):
    """What the log can tell."""

    NEW_DAY = "J13", {"day": int}
    REVEAL = "J3", {"card": Card}
    HUNTER_SEIZED = "J4"
    LODGE_TURNED = "J4"
    HUNTER_TAKES_WOLF = "J5", {"victim": Seat, "place": Place}
    HUNTER_GOES_UNDER = "J5"
    WOLF_TAKES_RABBIT = "J6", {"victim": Seat, "place": Place}
    WOLF_RETURNS = "J6"
    WOLVES_STAY = "J6"
    RABBIT_TAKES_CARROT = "J7", {"victim": Seat, "place": Place, "card": Card}
    RABBIT_RETURNS = "J7"
    RABBITS_STAY = "J7"
    EASY_PREY_TO_PILE = "J9", {"card": Card}
    CARD_BECOMES_EASY_PREY = "J9", {"card": Card}
    START_CARD_MOVES = "J9"
    HAND_EMPTY = "J10"
    LAST_PREY_TO_PILE = "J12", {"card": Card}
    DAY_COUNTED = "J12", {"points": int, "pile": int, "hand": int}
    GAME_OVER = "J14"


class Refusal(Cited):
    """Why a choice is refused."""

    ALLOWED = "J3"
    NOT_IN_HAND = "J3", {"card": Card}


# Set-up


@rule
def deal(state: State, edition: Edition) -> None:
    """J13 The first holder of the start card is drawn."""
    state.start = below(state.chance, state.seats)
    begin_day(state, edition)


@rule
def begin_day(state: State, edition: Edition) -> None:
    """J1, J13 Each new day everyone has their own cards again, and the lodge turned back."""
    state.day += 1
    for seat in range(state.seats):
        for card in range(KINDS):
            state.hand[seat, card] = edition.copies[card]
            state.pile[seat, card] = 0
        state.easy[seat] = NOTHING
        state.under[seat] = 0
        state.turned[seat] = False
    tell(state, Event.NEW_DAY, state.start, state.day)
    begin_round(state)


@rule
def begin_round(state: State) -> None:
    """J3 All are to choose a card."""
    state.rounds[state.day - 1] += 1
    for seat in range(state.seats):
        state.above[seat] = NOTHING
    state.owing = (1 << state.seats) - 1


# A round


@rule
def acting(state: State) -> int:
    """J3 All choose in secret, at the same time."""
    return state.owing


@rule
def why_not(state: State, edition: Edition, seat: int, action: int) -> int:
    """J3 Choose a card of your hand."""
    if state.hand[seat, action - CHOOSE] == 0:
        return Refusal.NOT_IN_HAND
    return Refusal.ALLOWED


@rule
def apply(state: State, edition: Edition, seat: int, action: int) -> None:
    """J3 Lay a card face down above your lodge. When all have chosen, the round is played."""
    state.told = 0
    state.above[seat] = action - CHOOSE
    state.owing &= ~(1 << seat)
    if state.owing == 0:
        play_round(state, edition)


@rule
def play_round(state: State, edition: Edition) -> None:
    """J3–J10 Reveal, let the cards act in their order, and clear the table."""
    reveal(state)
    if count_above(state, Card.CLOSED_SEASON) > 0:
        seize_hunters(state)
    else:
        hunters_act(state)
    wolves_act(state)
    rabbits_act(state)
    end_round(state)
    if day_is_over(state):
        end_day(state, edition)
    else:
        begin_round(state)


@rule
def reveal(state: State) -> None:
    """J3 All reveal together."""
    for seat in range(state.seats):
        state.hand[seat, state.above[seat]] -= 1
        tell(state, Event.REVEAL, seat, state.above[seat])


# Order of effects


@rule
def seize_hunters(state: State) -> None:
    """J4 In the closed season every hunter played goes into its own player's prey pile; if there is one, everyone who
    played a closed season turns the lodge to its "4" side. The closed season stays in play, as a carrot."""
    if count_above(state, Card.HUNTER) == 0:
        return
    for seat in range(state.seats):
        if state.above[seat] == Card.HUNTER:
            state.above[seat] = NOTHING
            state.pile[seat, Card.HUNTER] += 1
            tell(state, Event.HUNTER_SEIZED, seat)
    for seat in range(state.seats):
        if state.above[seat] == Card.CLOSED_SEASON:
            state.turned[seat] = True
            tell(state, Event.LODGE_TURNED, seat)


@rule
def hunters_act(state: State) -> None:
    """J5 From the start card on, each hunter takes the nearest wolf and returns to the hand. With no wolf left it goes
    under the lodge, out for the day."""
    if count_above(state, Card.HUNTER) == 0:
        return
    for turn in range(state.seats):
        seat = clockwise(state, state.start, turn)
        if state.above[seat] != Card.HUNTER:
            continue
        victim, place = nearest(state, seat, Card.WOLF)
        state.above[seat] = NOTHING
        if victim == NOTHING:
            state.under[seat] += 1
            tell(state, Event.HUNTER_GOES_UNDER, seat)
        else:
            take(state, seat, victim, place)
            state.hand[seat, Card.HUNTER] += 1
            tell(state, Event.HUNTER_TAKES_WOLF, seat, victim, place)


@rule
def wolves_act(state: State) -> None:
    """J6 From the start card on, each wolf takes the nearest rabbit and stays. With no rabbit left it returns to the
    hand, unless every player had chosen a wolf and no rabbit was taken: then the wolves stay."""
    feed(state, Card.WOLF, Card.RABBIT, Event.WOLF_TAKES_RABBIT, Event.WOLF_RETURNS, Event.WOLVES_STAY)


@rule
def rabbits_act(state: State) -> None:
    """J7 From the start card on, each rabbit takes the nearest carrot or closed season and stays. With none left it
    returns to the hand, unless every player had chosen a rabbit and nothing was eaten: then the rabbits stay."""
    feed(state, Card.RABBIT, Card.CARROT, Event.RABBIT_TAKES_CARROT, Event.RABBIT_RETURNS, Event.RABBITS_STAY)


@rule
def feed(state: State, animal: int, prey: int, takes: int, returns: int, all_stay: int) -> None:
    """J6, J7 What wolves and rabbits have in common."""
    chosen = count_above(state, animal)
    if chosen == 0:
        return
    fed = 0
    for turn in range(state.seats):
        seat = clockwise(state, state.start, turn)
        if state.above[seat] != animal:
            continue
        victim, place = nearest(state, seat, prey)
        if victim != NOTHING:
            card = take(state, seat, victim, place)
            fed |= 1 << seat
            tell(state, takes, seat, victim, place, card)
    if chosen == state.seats and fed == 0:
        tell(state, all_stay)
        return
    for turn in range(state.seats):
        seat = clockwise(state, state.start, turn)
        if state.above[seat] == animal and not fed >> seat & 1:
            state.above[seat] = NOTHING
            state.hand[seat, animal] += 1
            tell(state, returns, seat)


@rule
def nearest(state: State, seat: int, prey: int) -> tuple[int, int]:
    """J8 Going clockwise from one's own seat; at one lodge the easy prey is nearer than the card played. Nobody takes
    from their own easy prey."""
    for turn in range(1, state.seats):
        other = clockwise(state, seat, turn)
        if is_prey(state.easy[other], prey):
            return other, Place.EASY
        if is_prey(state.above[other], prey):
            return other, Place.ABOVE
    return NOTHING, NOTHING


@rule
def is_prey(card: int, prey: int) -> bool:
    """J7 To rabbits a closed season is a carrot."""
    return card == prey or (card == Card.CLOSED_SEASON and prey == Card.CARROT)


@rule
def take(state: State, seat: int, victim: int, place: int) -> int:
    """J5–J7, J11 The prey goes into the prey pile; until it is taken, a card belongs to the player who played it."""
    if place == Place.EASY:
        card: int = state.easy[victim]
        state.easy[victim] = NOTHING
    else:
        card = state.above[victim]
        state.above[victim] = NOTHING
    state.pile[seat, card] += 1
    return card


@rule
def count_above(state: State, card: int) -> int:
    """How many lodges have this card above them."""
    found = 0
    for seat in range(state.seats):
        if state.above[seat] == card:
            found += 1
    return found


@rule
def clockwise(state: State, seat: int, steps: int) -> int:
    """The seat so many steps to the left."""
    other = seat + steps
    return other - state.seats if other >= state.seats else other


# End of a round


@rule
def end_round(state: State) -> None:
    """J9 The easy prey goes to the pile; the card above the lodge becomes easy prey; the start card moves on."""
    for seat in range(state.seats):
        easy_prey_to_pile(state, seat, Event.EASY_PREY_TO_PILE)
    for seat in range(state.seats):
        if state.above[seat] != NOTHING:
            state.easy[seat] = state.above[seat]
            state.above[seat] = NOTHING
            tell(state, Event.CARD_BECOMES_EASY_PREY, seat, state.easy[seat])
    state.start = clockwise(state, state.start, 1)
    tell(state, Event.START_CARD_MOVES, state.start)


@rule
def easy_prey_to_pile(state: State, seat: int, event: int) -> None:
    """J9, J12 Easy prey goes to its own player's prey pile."""
    card = state.easy[seat]
    if card != NOTHING:
        state.pile[seat, card] += 1
        state.easy[seat] = NOTHING
        tell(state, event, seat, card)


# End of a day


@rule
def day_is_over(state: State) -> bool:
    """J10 The day is over if anyone's hand is empty."""
    over = False
    for seat in range(state.seats):
        if hand_size(state, seat) == 0:
            tell(state, Event.HAND_EMPTY, seat)
            over = True
    return over


@rule
def hand_size(state: State, seat: int) -> int:
    """How many cards a player holds."""
    size = 0
    for card in range(KINDS):
        size += state.hand[seat, card]
    return size


@rule
def end_day(state: State, edition: Edition) -> None:
    """J12 Easy prey goes to the pile, then the day is counted. J14 Four days."""
    for seat in range(state.seats):
        easy_prey_to_pile(state, seat, Event.LAST_PREY_TO_PILE)
    for seat in range(state.seats):
        points = day_score(state, edition, seat)
        state.scored[seat, state.day - 1] = points
        tell(state, Event.DAY_COUNTED, seat, points, pile_score(state, edition, seat), hand_score(state, edition, seat))
    if state.day == edition.days:
        tell(state, Event.GAME_OVER)
    else:
        begin_day(state, edition)


@rule
def day_score(state: State, edition: Edition, seat: int) -> int:
    """J12 The prey pile, the cards still in the hand, and a lodge on its "4" side. A hunter under the lodge is 0."""
    points = pile_score(state, edition, seat) + hand_score(state, edition, seat)
    if state.turned[seat]:
        points += edition.lodge_points
    return points


@rule
def pile_score(state: State, edition: Edition, seat: int) -> int:
    """J12 What the cards of the prey pile are worth."""
    points = 0
    for card in range(KINDS):
        points += state.pile[seat, card] * edition.pile_points[card]
    return points


@rule
def hand_score(state: State, edition: Edition, seat: int) -> int:
    """J12 What the cards still in the hand are worth: they cost."""
    points = 0
    for card in range(KINDS):
        points += state.hand[seat, card] * edition.hand_points[card]
    return points


# End of the game


@rule
def standing(state: State, edition: Edition, seat: int, step: int) -> int:
    """J14 Most points; then the best single day; then all tied win."""
    total = 0
    best_day = state.scored[seat, 0]
    for day in range(edition.days):
        total += state.scored[seat, day]
        best_day = max(best_day, state.scored[seat, day])
    return total if step == 0 else best_day


# What one knows


@rule
def redeal(state: State, edition: Edition, seat: int, seed: int) -> None:
    """J3 Only the cards that others have laid face down are secret: each could be any kind that its player holds."""
    sow(state.chance, seed)
    for other in range(state.seats):
        if other != seat and state.above[other] != NOTHING:
            kinds = 0
            for card in range(KINDS):
                if state.hand[other, card] > 0:
                    kinds += 1
            skipped = below(state.chance, kinds)
            for card in range(KINDS):
                if state.hand[other, card] > 0:
                    if skipped == 0:
                        state.above[other] = card
                    skipped -= 1


# What can be


def most_rounds(edition: Edition, seats: int) -> int:
    """J10 A day ends, for in any two rounds at least one card leaves the hands for good.

    In a round that begins without easy prey some card stays out: hunters need a wolf that was played, and wolves or
    rabbits alone are never all sent back. A round in which all cards return leaves no easy prey to the next one.
    """
    cards: int = sum(edition.copies[card] for card in Card) * seats
    return 2 * cards


def check(state: State, edition: Edition) -> Iterator[str]:
    """What is impossible about a position, in words: J1 the cards are all there, J3 hands and choices agree."""
    over = state.owing == 0
    if not 1 <= state.day <= edition.days:
        yield f"day: {state.day} is not one of the {edition.days} days"
        return
    if any((state.rounds[day] > 0) != (day < state.day) for day in range(DAYS)):
        yield "rounds: every day up to this one has rounds, and no later day"
    if any(state.rounds[day] > most_rounds(edition, state.seats) for day in range(DAYS)):
        yield f"rounds: no day has more than {most_rounds(edition, state.seats)}"
    if state.start == NOTHING:
        yield "start: somebody holds the start card"
    if over and state.day != edition.days:
        yield "owing: nobody owes a decision, but the last day has not come"
    for seat in range(state.seats):
        yield from check_lodge(state, edition, seat, over)
    for card in (Card.WOLF, Card.RABBIT, Card.CARROT, Card.CLOSED_SEASON):  # hunters stay at their own lodge
        found = sum(
            state.hand[seat, card] + state.pile[seat, card] + (state.easy[seat] == card) for seat in range(state.seats)
        )
        if found != edition.copies[card] * state.seats:
            name = names_of(Card)[card]
            yield f"{name}: {found} on the table, but {state.seats} players have {edition.copies[card] * state.seats}"


def check_lodge(state: State, edition: Edition, seat: int, over: bool) -> Iterator[str]:
    """What is impossible about one player's lodge and hand."""
    names = names_of(Card)
    for card in Card:
        if not 0 <= state.hand[seat, card] <= edition.copies[card]:
            yield f"hand[{seat}].{names[card]}: a player has {edition.copies[card]}, not {state.hand[seat, card]}"
        if state.pile[seat, card] < 0:
            yield f"pile[{seat}].{names[card]}: {state.pile[seat, card]} is less than nothing"
    if state.under[seat] < 0:
        yield f"under[{seat}]: {state.under[seat]} is less than nothing"
    hunters = state.hand[seat, Card.HUNTER] + state.pile[seat, Card.HUNTER] + state.under[seat]
    if hunters != edition.copies[Card.HUNTER]:
        yield f"seat {seat}: {hunters} hunters in hand, pile and under the lodge, which nobody can take or lose"
    if state.easy[seat] == Card.HUNTER:
        yield f"easy[{seat}]: a hunter never becomes easy prey"
    if state.turned[seat] and state.hand[seat, Card.CLOSED_SEASON] == edition.copies[Card.CLOSED_SEASON]:
        yield f"turned[{seat}]: the lodge is turned, but no closed season was played"
    if not over and hand_size(state, seat) == 0:
        yield f"hand[{seat}]: empty, but the day is not over"
    if over and state.above[seat] != NOTHING:
        yield f"above[{seat}]: a card is being played, but the game is over"
    if not over and (state.above[seat] == NOTHING) != bool(state.owing >> seat & 1):
        yield f"above[{seat}]: a seat owes a decision until it has laid a card, and no longer"
    if state.above[seat] != NOTHING and state.hand[seat, state.above[seat]] == 0:
        yield f"above[{seat}]: {names[state.above[seat]]} is not in that player's hand"
    counted = state.day if over else state.day - 1
    if any(state.scored[seat, day] != 0 for day in range(counted, DAYS)):
        yield f"scored[{seat}]: a day has points before it is counted"
