"""What one can know of the hands of others, and guesses at the rest."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from math import comb, sqrt
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.chance import branch
from sousbois.core.event import Event
from sousbois.core.record import NOTHING
from sousbois.core.shadow import Shadow
from sousbois.play.table import Table
from tests.rules.course import random_moves
from tests.rules.menagerie.board import COPIES, MENAGERIE, SUDDEN, Cards, board, cards, exchange, held, state_of

ROWS_OF_ONE_KIND = "giraffe / 2 bear / 3 mole / 4 goat"

Hands = tuple[tuple[tuple[str, int], ...], ...]
"""All hands, in a form that can be counted."""


def test_cards_taken_from_a_row_are_known() -> None:
    """M15 All saw them go."""
    table = board("3 giraffe, 3 bear, 4 dog", "...", "...", rows=ROWS_OF_ONE_KIND)
    exchange(table, 3, "giraffe, bear, dog")
    assert held(table, 0, "known") == cards("3 mole")
    assert not held(table, 1, "known")
    for reader in (0, 1, None):
        assert table.view(reader)["known"] == state_of(table)["known"]


def test_a_known_card_is_put_down_before_a_hidden_one_of_its_kind() -> None:
    """M15 To others they are the same, so the hidden one can stay hidden."""
    table = board("giraffe, 5 sheep, 4 dog", "3 goat, 3 cat, 4 pig", rows=ROWS_OF_ONE_KIND)
    exchange(table, 1, "sheep")
    exchange(table, 1, "pig")
    assert (held(table, 0)["giraffe"], held(table, 0, "known")) == (2, cards("giraffe"))
    exchange(table, 1, "giraffe")
    assert (held(table, 0)["giraffe"], held(table, 0, "known")) == (1, cards("pig"))
    assert state_of(table)["most"][0]["giraffe"] == 9


def test_a_hidden_card_put_down_leaves_one_fewer_to_hide() -> None:
    """M15 All other copies could still be in the hand, but not this one."""
    table = board("2 giraffe, 2 mole, 6 dog", "...", rows=ROWS_OF_ONE_KIND)
    exchange(table, 2, "giraffe, mole")
    assert [state_of(table)["most"][0][name] for name in ("giraffe", "mole", "goat")] == [8, 6, 7]


def test_after_an_exchange_a_hand_does_not_hold_a_whole_set() -> None:
    """M7, M15 Or else the round would be over. In the advanced variant nothing is known about cats."""
    for advanced, cats in ((False, 3), (True, 4)):
        table = board("5 sheep, 5 dog", "...", rows=ROWS_OF_ONE_KIND, options={"advanced": advanced})
        assert [state_of(table)["most"][0][name] for name in ("rabbit", "pig", "cat")] == [5, 5, 4]
        exchange(table, 1, "sheep")
        assert [state_of(table)["most"][0][name] for name in ("rabbit", "pig", "cat")] == [4, 4, cats]
        assert [state_of(table)["most"][1][name] for name in ("rabbit", "pig", "cat")] == [5, 5, 4]


def test_of_a_set_known_cards_leave_fewer_to_hide() -> None:
    """M7, M15 Two cats from a row: at most one more is hidden, and none after that one was put down."""
    table = board("cat, 5 sheep, 4 dog", "...", rows="giraffe / 2 cat / 3 mole / 4 goat")
    exchange(table, 2, "sheep, dog")
    assert (held(table, 0, "known"), state_of(table)["most"][0]["cat"]) == (cards("2 cat"), 1)
    exchange(table, 1, "bear")
    exchange(table, 3, "3 cat")
    assert (held(table, 0, "known"), state_of(table)["most"][0]["cat"]) == (cards("3 mole"), 0)


def test_what_was_once_impossible_stays_so() -> None:
    """M15 Two known cats, so at most one hidden: that is still so when the known ones have gone again."""
    table = board("cat, 5 sheep, 4 dog", "...", rows="giraffe / 2 cat / 3 mole / 4 goat")
    exchange(table, 2, "sheep, dog")
    exchange(table, 1, "bear")
    exchange(table, 3, "sheep, 2 cat")
    assert held(table, 0) == cards("cat, 3 mole, 3 sheep, 3 dog")
    assert state_of(table)["most"][0]["cat"] == 1


class Observer:
    """Somebody who sees the rows and hears the log, and rules out what cannot have been dealt.

    For each seat and species: which numbers of cards can have been dealt, and how many more there are now.
    """

    def __init__(self, seats: int, advanced: bool) -> None:
        self.seats = seats
        self.sudden = SUDDEN[advanced]
        self.begin_round()

    def begin_round(self) -> None:
        self.dealt = [{name: set(range(copies + 1)) for name, copies in COPIES.items()} for _ in range(self.seats)]
        self.more = [Cards(dict.fromkeys(COPIES, 0)) for _ in range(self.seats)]

    def read(self, events: tuple[Event, ...]) -> None:
        exchanged = None
        for event in events:
            if event.kind == "card-put-down" and event.seat is not None:
                self.put_down(event.seat, event.values["species"], event.values["count"])
            elif event.kind == "card-taken" and event.seat is not None:
                self.more[event.seat][event.values["species"]] += event.values["count"]
                exchanged = event.seat
            elif event.kind == "round-begins":
                self.begin_round()
                exchanged = None
        if exchanged is not None:
            for name in self.sudden:
                whole = COPIES[name] - self.more[exchanged][name]
                self.dealt[exchanged][name] -= set(range(whole, COPIES[name] + 1))

    def put_down(self, seat: int, name: str, count: int) -> None:
        self.more[seat][name] -= count
        self.dealt[seat][name] -= set(range(-self.more[seat][name]))

    def known(self, seat: int) -> dict[str, int]:
        """What is in the hand whatever was dealt."""
        return {name: min(self.dealt[seat][name]) + self.more[seat][name] for name in COPIES}

    def at_most(self, seat: int) -> dict[str, int]:
        """What can be in the hand."""
        return {name: max(self.dealt[seat][name]) + self.more[seat][name] for name in COPIES}


@given(seats=st.integers(2, 5), advanced=st.booleans(), seed=st.integers(0, 2**64 - 1))
def test_known_and_most_are_exactly_what_an_observer_can_work_out(seats: int, advanced: bool, seed: int) -> None:
    """M7, M15 No less and no more; and the true hand is never ruled out. In the midst of an exchange the cards lie open
    that have left the hand."""
    table = MENAGERIE.table(seats=seats, seed=seed, options={"advanced": advanced, "turn_limit": 9, "round_limit": 9})
    observer = Observer(seats, advanced)
    for events in random_moves(table, seed):
        observer.read(events)
        state = state_of(table)
        for seat in range(seats):
            if state["turn"] is None or state["lives"][seat] == 0:
                assert not any(state["known"][seat].values())
                continue
            hand, known, most = (state[field][seat] for field in ("hand", "known", "most"))
            assert all(known[name] <= hand[name] <= known[name] + most[name] for name in COPIES)
            if state["row"] == NOTHING or seat != state["turn"]:
                assert known == observer.known(seat)
                assert {name: known[name] + most[name] for name in COPIES} == observer.at_most(seat)


# Guesses: all deals that can be, each as likely as it is

GUESSES = 5000
Z = 3.72
"""A normal number exceeds this once in ten thousand."""


def unlikely(freedoms: int) -> float:
    """What a chi-square of so many degrees of freedom exceeds once in ten thousand, as Wilson and Hilferty reckon it.

    The seeds are fixed, so a fair redeal passes always or never. One that is unfair by a tenth in a few cells of this
    many guesses is far beyond; and no cell may be so rare that the approximation fails (five guesses expected).
    """
    part = 2 / (9 * freedoms)
    return float(freedoms * (1 - part + Z * sqrt(part)) ** 3)


def hands_in(state: Shadow, seats: int) -> Hands:
    """The hands in a form that can be counted; what is aside follows from them."""
    cells = list(enumerate(COPIES))
    return tuple(
        tuple((name, state.hand[seat, at]) for at, name in cells if state.hand[seat, at]) for seat in range(seats)
    )


def deals(left: Cards, sizes: list[int]) -> Iterator[tuple[list[Cards], int]]:
    """All ways to deal so many cards to each hand, as counts; with the number of ways to choose the single cards."""
    if not sizes:
        yield [], 1
        return
    cells = sorted(left.elements())
    for chosen in sorted(set(combinations(cells, sizes[0]))):
        hand = Cards(chosen)
        ways = 1
        for name, count in hand.items():
            ways *= comb(left[name], count)
        for others, more in deals(left - hand, sizes[1:]):
            yield [hand, *others], ways * more


def can_go_on(state: dict[str, Any], hand: Cards) -> bool:
    """M5 Whether the exchange under way can be completed with these cards: with other animals than the row has."""
    down = [card for card in state["down"] if card]
    row = [card for card in state["rows"][state["row"]] if card]
    names = list(COPIES)
    later = [name for name in hand.elements() if not down or names.index(name) >= names.index(down[-1])]
    return any(sorted([*down, *rest]) != sorted(row) for rest in combinations(later, len(row) - len(down)))


def all_deals(table: Table, seat: int) -> dict[Hands, int]:
    """Every deal of the unseen cards to the hidden places that can be, with its weight."""
    state = state_of(table)
    others = [other for other in range(table.seats) if other != seat]
    known = {other: Cards(state["known"][other]) for other in others}
    unseen = Cards(state["aside"])
    for other in others:
        unseen.update(state["hand"][other])
        unseen.subtract(known[other])
    sizes = [sum(state["hand"][other].values()) - known[other].total() for other in others]
    found: dict[Hands, int] = {}
    for hidden, ways in deals(+unseen, sizes):
        hands = [Cards(hand) for hand in state["hand"]]
        possible = True
        for other, extra in zip(others, hidden, strict=True):
            hands[other] = known[other] + extra
            possible &= all(extra[name] <= state["most"][other][name] for name in extra)
        if possible and (state["row"] == NOTHING or can_go_on(state, hands[state["turn"]])):
            found[tuple(tuple((name, hand[name]) for name in COPIES if hand[name]) for hand in hands)] = ways
    return found


def is_fair(table: Table, seat: int) -> bool:
    """Whether guesses at this table come as often as they should, by a chi-square test."""
    weights = all_deals(table, seat)
    total = sum(weights.values())
    redealt = (table.setup.redealt(table.state, seat, branch(seat + 2, number)) for number in range(GUESSES))
    guesses = Counter(hands_in(guess, table.seats) for guess in redealt)
    expected = {hands: GUESSES * weight / total for hands, weight in weights.items()}
    assert hands_in(table.state, table.seats) in weights
    assert set(guesses) <= set(weights), "a guess that cannot be"
    assert len(weights) > 1
    assert min(expected.values()) >= 5
    square = sum((guesses[hands] - mean) ** 2 / mean for hands, mean in expected.items())
    return square < unlikely(len(weights) - 1)


OPEN = "bear / 2 pig / 3 rabbit / 2 cat, 2 pig"
FIVE = (
    "7 bear, 3 mole",
    "4 goat, 3 dog, 2 mouse, rabbit",
    "3 goat, 2 dog, rabbit, pig, 2 cat, mouse",
    "9 giraffe, mole",
    "3 mole, 6 sheep, dog",
)
FIVE_KNOWN = ("7 bear, 2 mole", "4 goat, 2 dog, rabbit", "2 goat, 2 dog, rabbit, pig, 2 cat", *FIVE[3:])
"""Unseen are a mole; two mice and a dog; a goat and a mouse."""


def five(turn: int = 0) -> Table:
    """Five players who have played for a while, so that most of their cards are known. Nothing lies aside."""
    return board(*FIVE, rows=OPEN, known=FIVE_KNOWN, laps=3, turn=turn)


def test_guesses_are_fair_where_all_deals_can_be() -> None:
    """M15 Three mice, a dog and a goat for three places of one hand and two of another: ten deals, by the cards."""
    assert sorted(all_deals(five(), 0).values()) == [1, 3, 3, 3]
    assert is_fair(five(), 0)


@pytest.mark.parametrize("seat", [1, 2, 3, NOTHING])
def test_guesses_are_fair_for_everybody_and_for_somebody_looking_on(seat: int) -> None:
    """M15 Each knows their own hand, and who looks on none."""
    assert is_fair(five(), seat)


def test_guesses_are_fair_where_cards_lie_aside() -> None:
    """M3, M15 With four players ten cards lie face down, and any of the unseen ones can be among them."""
    table = board(
        "7 bear, 3 mole",
        "3 sheep, 3 dog, 3 mole, pig",
        "3 sheep, 3 dog, 2 rabbit, 2 cat",
        "9 giraffe, mole",
        rows=OPEN,
        known=("bear", "2 sheep, 2 dog, 3 mole, pig", "3 sheep, 2 dog, 2 rabbit, 2 cat", "9 giraffe, mole"),
        laps=3,
    )
    assert state_of(table)["aside"] == {name: {"goat": 7, "mouse": 3}.get(name, 0) for name in COPIES}
    assert is_fair(table, 0)


def test_guesses_are_fair_where_a_hand_cannot_hold_a_whole_set() -> None:
    """M7, M15 Three rabbits are known, and two unseen: both would end the round, so one at most is in that hand."""
    table = board(
        "7 bear, 3 mole",
        "4 rabbit, 4 goat, dog, mouse",
        "rabbit, 2 goat, 3 dog, pig, cat, 2 mouse",
        "9 giraffe, mole",
        "3 mole, 5 sheep, 2 dog",
        rows="bear / 2 pig / 2 cat, goat / cat, 2 pig, sheep",
        known=(
            "7 bear, 3 mole",
            "3 rabbit, 3 goat, dog",
            "2 goat, 2 dog, pig, cat, 2 mouse",
            "9 giraffe, mole",
            "3 mole, 5 sheep, 2 dog",
        ),
        laps=3,
    )
    found = all_deals(table, 0)
    assert sum(found.values()) == 7  # of the ten deals, three would be sudden deaths
    assert is_fair(table, 0)


def test_guesses_are_fair_after_a_hidden_card_was_shown() -> None:
    """M15 A mouse nobody knew of lies in the first row now, for a mole that all have seen."""
    table = five()
    exchange(table, 1, "mole")
    exchange(table, 1, "mouse")
    assert held(table, 1, "known") == cards("4 goat, 2 dog, rabbit, mole")
    assert sum(all_deals(table, 0).values()) == 6
    assert is_fair(table, 0)


def test_guesses_are_fair_in_the_midst_of_an_exchange() -> None:
    """M5, M15 A mouse is put down for a row of two, so another mouse must follow."""
    table = five(turn=1)
    table.play(1, "row-2")
    table.play(1, "mouse")
    assert sum(all_deals(table, 0).values()) == 5  # of six, that with a dog and a goat leaves no second mouse
    assert is_fair(table, 0)


def test_nobody_guesses_when_the_game_is_over() -> None:
    """M12, M15 There is nothing hidden left."""
    table = MENAGERIE.table(seats=2, seed=1, options={"round_limit": 1})
    for _ in random_moves(table, 1):
        pass
    guess = table.setup.redealt(table.state, 0, 5)
    assert hands_in(guess, 2) == ((), ())
