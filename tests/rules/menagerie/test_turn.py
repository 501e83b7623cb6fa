"""A round: the deal, turns, the exchange, the knock and the limit of turns."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, combinations_with_replacement, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sousbois.core.chance import branch
from sousbois.core.errors import Illegal, NotAllowed
from sousbois.core.shadow import Shadow
from sousbois.core.view import HIDDEN
from sousbois.play.table import Table
from tests.rules.course import kinds, told
from tests.rules.menagerie.board import (
    COPIES,
    MENAGERIE,
    any_exchange,
    board,
    cards,
    exchange,
    held,
    last_turn,
    row,
    state_of,
)

ALL_KINDS = "giraffe, bear, mole, goat, sheep, dog, rabbit, pig, cat, mouse"
ANY_FOUR = ("...", "...", "...", "...")


def refusal(table: Table, move: str) -> tuple[str, str]:
    """Why whose turn it is cannot do this: the reason and its clause."""
    (seat,) = table.acting()
    with pytest.raises(Illegal) as refused:
        table.play(seat, move)
    return refused.value.refusal, refused.value.clause


# The deal


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_ten_cards_each_and_open_rows_of_one_to_four_and_the_rest_aside(seats: int) -> None:
    """M3 With five players nothing is left over."""
    state = state_of(MENAGERIE.table(seats=seats, seed=5))
    assert [sum(hand.values()) for hand in state["hand"]] == [10] * seats
    assert [sum(card is not None for card in cards) for cards in state["rows"]] == [1, 2, 3, 4]
    assert sum(state["aside"].values()) == 50 - 10 * seats


def test_hands_are_secret_rows_are_open_and_what_is_aside_nobody_sees() -> None:
    """M3, M15 A view shows one hand."""
    table = MENAGERIE.table(seats=3, seed=5)
    view = table.view(1)
    assert view["hand"] == [HIDDEN, state_of(table)["hand"][1], HIDDEN]
    assert view["rows"] == state_of(table)["rows"]
    assert "aside" not in view


def test_all_cards_are_shuffled() -> None:
    """M3 In the place of a single card, each species comes as often as it has cards. A chi-square of nine freedoms
    exceeds 27.9 once in a thousand; the seeds are fixed, so this does not change from run to run."""
    deals = 2000
    found: dict[str, Counter[str]] = {"row": Counter(), "hand": Counter(), "aside": Counter()}
    for seed in range(deals):
        state = state_of(MENAGERIE.table(seats=2, seed=branch(1, seed)))
        hand = [species for species in COPIES for _ in range(state["hand"][1][species])]
        aside = [species for species in COPIES for _ in range(state["aside"][species])]
        found["row"][state["rows"][0][0]] += 1
        found["hand"][hand[seed % 10]] += 1
        found["aside"][aside[seed % 30]] += 1
    for place in found.values():
        expected = {species: deals * copies / 60 for species, copies in COPIES.items()}
        assert sum((place[species] - mean) ** 2 / mean for species, mean in expected.items()) < 27.9


# Turns


def test_the_first_starter_is_drawn_by_lot() -> None:
    """M4 Each of five comes in a fifth of all deals: a chi-square of four freedoms exceeds 18.5 once in a thousand."""
    starters = Counter(state_of(MENAGERIE.table(seats=5, seed=branch(2, seed)))["turn"] for seed in range(500))
    assert sum((starters[seat] - 100) ** 2 / 100 for seat in range(5)) < 18.5


@pytest.mark.parametrize("starter", [0, 2, 3])
def test_the_turn_goes_round_clockwise(starter: int) -> None:
    """M4 One after the other, and nobody else may move."""
    table = board(*ANY_FOUR, starter=starter, turn=starter)
    for steps in range(8):
        seat = (starter + steps) % 4
        assert table.acting() == (seat,)
        with pytest.raises(NotAllowed):
            table.play((seat + 1) % 4, "row-1")
        any_exchange(table)
    assert state_of(table)["turns"] == [2] * 4


def test_a_turn_is_an_exchange_or_a_knock_and_nothing_else() -> None:
    """M4 There is no passing."""
    table = board(*ANY_FOUR, laps=1)
    assert [str(action) for action in table.legal(0)] == ["row-1", "row-2", "row-3", "row-4", "knock"]


# Exchange


def test_the_row_is_taken_and_the_cards_put_down_are_the_new_row() -> None:
    """M5 The example of the rulebook: Tim takes the third row for three cards of his hand."""
    table = board("2 giraffe, 3 bear, 5 sheep", "...", "...", rows="cat / bear, mole / goat, dog, pig / 4 mole")
    events = exchange(table, 3, "giraffe, 2 bear")
    assert held(table, 0) == cards("giraffe, bear, 5 sheep, goat, dog, pig")
    assert row(table, 3) == cards("giraffe, 2 bear")
    assert (row(table, 1), row(table, 2), row(table, 4)) == (cards("cat"), cards("bear, mole"), cards("4 mole"))
    assert table.acting() == (1,)
    assert told(events, "row-taken") == [{"seat": 0, "row": 3, "cards": 3}]
    assert told(events, "card-put-down") == [
        {"seat": 0, "species": "giraffe", "count": 1},
        {"seat": 0, "species": "bear", "count": 2},
    ]
    assert told(events, "card-taken") == [{"seat": 0, "species": name, "count": 1} for name in ("goat", "dog", "pig")]


SARAH = "mole, bear, 2 cat, 6 goat"
SARAHS_ROWS = "dog / mole, bear / 3 sheep / 4 giraffe"


def test_a_mole_and_a_bear_are_not_exchanged_for_a_mole_and_a_bear() -> None:
    """M5 The example of the rulebook: Sarah cannot put down the same animals as those she takes."""
    table = board(SARAH, "...", "...", rows=SARAHS_ROWS)
    before = table.position()
    with pytest.raises(Illegal, match=r"same-animals \(M5\)"):
        exchange(table, 2, "bear, mole")
    assert table.position() == before


@pytest.mark.parametrize("down", ["bear, cat", "bear, goat", "mole, goat", "mole, cat", "2 cat", "2 goat", "goat, cat"])
def test_any_other_two_animals_are_allowed_for_a_mole_and_a_bear(down: str) -> None:
    """M5 The same example: a single different card is enough."""
    table = board(SARAH, "...", "...", rows=SARAHS_ROWS)
    exchange(table, 2, down)
    assert row(table, 2) == cards(down)
    assert held(table, 0) == cards(SARAH) - cards(down) + cards("bear, mole")


def test_two_alike_are_not_one_of_them() -> None:
    """M5 The same animals means the same number of each."""
    table = board("3 mole, 3 bear, 4 goat", "...", "...", rows="dog / 2 mole / 2 bear, mole / 4 giraffe")
    exchange(table.rewound(), 2, "bear, mole")
    exchange(table.rewound(), 3, "bear, 2 mole")
    with pytest.raises(Illegal, match="same-animals"):
        exchange(table, 2, "2 mole")
    with pytest.raises(Illegal, match="same-animals"):
        exchange(table, 3, "2 bear, mole")


def test_a_card_is_refused_when_only_the_row_itself_can_follow() -> None:
    """M5 After the bear, nothing but the mouse could come: an exchange that is begun can be completed."""
    table = board("8 giraffe, bear, mouse", "...", "...", rows="dog / bear, mouse / 3 sheep / 4 goat")
    table.play(0, "row-2")
    assert refusal(table, "bear") == ("same-animals", "M5")
    assert [str(action) for action in table.legal(0)] == ["giraffe"]


def test_cards_are_named_in_the_order_of_the_species() -> None:
    """M5 So that each choice of cards can be named in one way only."""
    table = board(ALL_KINDS, "...", "...", rows="dog / 2 mole / 3 sheep / 4 giraffe")
    table.play(0, "row-3")
    table.play(0, "goat")
    assert refusal(table, "mole") == ("out-of-order", "M5")
    assert refusal(table, "goat") == ("not-in-hand", "M5")
    assert refusal(table, "mouse") == ("too-few-after-it", "M5")
    assert refusal(table, "row-2") == ("row-chosen", "M5")
    assert refusal(table, "knock") == ("row-chosen", "M5")


def test_before_a_row_is_chosen_no_card_is_put_down() -> None:
    """M5 First the row, then the cards."""
    table = board(ALL_KINDS, "...", "...")
    assert refusal(table, "cat") == ("choose-row-first", "M5")


def test_what_is_not_in_hand_cannot_be_put_down() -> None:
    """M5 Cards of one's own hand."""
    table = board("9 giraffe, bear", "...", "...")
    table.play(0, "row-1")
    assert refusal(table, "cat") == ("not-in-hand", "M5")


def put_downs(table: Table, state: Shadow, seat: int) -> set[tuple[int, ...]]:
    """All complete choices of cards to which legal moves lead from here."""
    setup = table.setup
    put = tuple(card for card in state.down if card >= 0)
    found = set()
    legal = setup.legal(state, seat)
    assert legal, "an exchange that cannot be completed"
    for action in legal:
        number = action.number - setup.actions.start("put")
        if len(put) == state.row:
            found.add((*put, number))
        else:
            ahead = state.copy()
            setup.game.rules.apply(ahead, setup.edition.shadow, seat, action.number)
            found |= put_downs(table, ahead, seat)
    return found


def check_all_put_downs(table: Table, number: int) -> None:
    """Compare what legal moves lead to with all choices of so many cards of the hand, but the row itself."""
    (seat,) = table.acting()
    own = sorted(list(COPIES).index(species) for species in held(table, seat).elements())
    wanted = set(combinations(own, number))
    wanted.discard(tuple(table.state.rows[number - 1, at] for at in range(number)))
    table.play(seat, f"row-{number}")
    assert put_downs(table, table.state, seat) == wanted


@given(seed=st.integers(0, 2**64 - 1), number=st.integers(1, 4))
def test_every_choice_of_cards_but_the_row_itself_can_be_put_down(seed: int, number: int) -> None:
    """M5 And whatever is put down first, the exchange can be completed."""
    check_all_put_downs(MENAGERIE.table(seats=3, seed=seed), number)


@pytest.mark.parametrize("number", [2, 3, 4])
@pytest.mark.parametrize("start", [0, 3])
def test_all_can_be_put_down_but_the_row_when_hand_and_row_are_of_the_same_few_species(number: int, start: int) -> None:
    """M5 Three species, in all numbers that make a hand of them and fillers; and for each, rows of its own cards. This
    is where what is put down first may leave nothing but the row."""
    first, second, third = list(COPIES)[start : start + 3]
    filler = list(COPIES)[start - 1 if start else 3]
    for counts in product((1, 2), repeat=3):
        hand = f"{counts[0]} {first}, {counts[1]} {second}, {counts[2]} {third}, {10 - sum(counts)} {filler}"
        for alike in combinations_with_replacement((first, second, third), number):
            rows = ["mouse", "2 rabbit", "3 pig", "2 cat, 2 pig"]
            rows[number - 1] = ", ".join(alike)
            check_all_put_downs(board(hand, "...", rows=" / ".join(rows)), number)


def test_more_cards_of_one_species_are_no_choice() -> None:
    """M5 After the bear only sheep could come, and two of them make the row, whichever of the four they are."""
    table = board("5 giraffe, bear, 4 sheep", "...", "...", rows="dog / 2 mole / bear, 2 sheep / 4 goat")
    table.play(0, "row-3")
    assert refusal(table, "bear") == ("same-animals", "M5")
    table.play(0, "giraffe")
    table.play(0, "bear")
    table.play(0, "sheep")
    assert row(table, 3) == cards("giraffe, bear, sheep")


# Knock


def test_nobody_knocks_before_their_first_exchange() -> None:
    """M6 Not in the first turn of a round."""
    table = board(*ANY_FOUR)
    for _ in range(4):
        assert refusal(table, "knock") == ("not-exchanged-yet", "M6")
        any_exchange(table)
    assert kinds(table.play(0, "knock")) == ["knock"]


def test_an_exchange_in_an_earlier_round_does_not_count() -> None:
    """M6 It must be in this round."""
    table = last_turn(*ANY_FOUR)
    table.play(0, "knock")
    assert state_of(table)["round"] == 2
    assert refusal(table, "knock") == ("not-exchanged-yet", "M6")


@pytest.mark.parametrize("knocker", [0, 1, 3])
def test_after_a_knock_everyone_else_has_one_more_turn(knocker: int) -> None:
    """M6 Exchange, or knock to leave it; then the round is counted."""
    table = board(*ANY_FOUR, laps=1, turn=knocker)
    table.play(knocker, "knock")
    for steps in (1, 2, 3):
        assert table.acting() == ((knocker + steps) % 4,)
        assert state_of(table)["round"] == 1
        events = table.play(table.acting()[0], "knock") if steps % 2 else any_exchange(table)
        assert ("last-turn-left" in kinds(events)) == bool(steps % 2)
    assert len(told(events, "points-counted")) == 4
    assert state_of(table)["round"] == 2


def test_the_rounds_first_knock_is_told_and_the_others_leave_their_turn() -> None:
    """M6 Only the first knock announces the last turns."""
    table = board(*ANY_FOUR, laps=1)
    assert kinds(table.play(0, "knock")) == ["knock"]
    assert kinds(table.play(1, "knock")) == ["last-turn-left"]
    assert state_of(table)["knocked"] == 0


def test_between_two_players_the_other_has_the_last_turn() -> None:
    """M6, M10 Also in a game of two."""
    table = board("...", "...", laps=1)
    table.play(0, "knock")
    assert table.acting() == (1,)
    assert "points-counted" in kinds(any_exchange(table))


# The limit of turns


@pytest.mark.parametrize("limit", [1, 3])
def test_after_so_many_turns_of_each_the_next_player_can_only_knock(limit: int) -> None:
    """M8 The others have their ordinary last turns, in which they may exchange."""
    table = board("...", "...", "...", options={"turn_limit": limit}, starter=2, turn=2)
    for _ in range(3 * limit):
        assert "row-1" in map(str, table.legal(table.acting()[0]))
        any_exchange(table)
    assert [str(action) for action in table.legal(2)] == ["knock"]
    assert refusal(table, "row-1") == ("only-knock", "M8")
    assert refusal(table, "cat") == ("only-knock", "M8")
    assert kinds(table.play(2, "knock")) == ["knock-by-limit"]
    any_exchange(table)
    assert "points-counted" in kinds(any_exchange(table))


def test_the_usual_limit_is_forty_turns() -> None:
    """M8 And a hundred rounds."""
    assert dict(MENAGERIE.table(seats=3, seed=1).setup.options) == {
        "advanced": False,
        "turn_limit": 40,
        "round_limit": 100,
    }
    table = board("...", "...", "...", laps=39)
    for _ in range(3):
        any_exchange(table)
    assert [str(action) for action in table.legal(0)] == ["knock"]


def test_a_knock_of_ones_own_will_in_the_last_turn_is_no_knock_by_limit() -> None:
    """M6, M8 Who still could exchange, knocks freely."""
    table = board("...", "...", laps=39)
    assert kinds(table.play(0, "knock")) == ["knock"]
