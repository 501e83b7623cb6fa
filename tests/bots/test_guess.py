"""Guesses at what is hidden are fair: whatever could be is as likely as it is."""

from __future__ import annotations

from collections import Counter

import pytest

from sousbois.core.chance import branch
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup, set_up
from sousbois.core.shadow import Shadow
from sousbois.games import load
from sousbois.games.hunt.rules import Card
from tests.toy import GAME as TOY
from tests.toy.rules import Nut

HUNT = load("hunt")
GUESSES = 3000
UNLIKELY = {1: 10.8, 2: 13.8, 3: 16.3, 4: 18.5}
"""What a chi-square exceeds once in a thousand, by degrees of freedom."""


def is_fair(counts: Counter[int], weights: dict[int, float]) -> bool:
    """Whether counts follow the weights, by a chi-square test."""
    assert set(counts) <= set(weights)
    total = sum(weights.values())
    expected = {side: counts.total() * weight / total for side, weight in weights.items()}
    square = sum((counts[side] - expected[side]) ** 2 / expected[side] for side in weights)
    return len(weights) == 1 or square < UNLIKELY[len(weights) - 1]


def face_down(chosen: dict[int, Card], *, rounds: int) -> tuple[Setup, Shadow]:
    """A hunt of four, some rounds on, in which these seats have laid a card face down."""
    setup = set_up(HUNT, 4)
    state = setup.deal(7)
    for _ in range(4 * rounds):
        seat = setup.acting(state)[0]
        HUNT.rules.apply(state, setup.edition.shadow, seat, setup.legal(state, seat)[-1].number)
    for seat, card in chosen.items():
        assert state.hand[seat, card] > 0
        HUNT.rules.apply(state, setup.edition.shadow, seat, card)
    return setup, state


@pytest.mark.parametrize("rounds", [0, 1, 5])
def test_a_card_face_down_is_any_kind_its_player_holds_each_as_likely(rounds: int) -> None:
    setup, state = face_down({}, rounds=rounds)
    chosen = {seat: Card(setup.legal(state, seat)[0].number) for seat in (1, 3)}
    setup, state = face_down(chosen, rounds=rounds)
    guesses = [setup.redealt(state, 0, branch(rounds, number)) for number in range(GUESSES)]
    for seat in (1, 3):
        held = {int(card): 1.0 for card in Card if state.hand[seat, card] > 0}
        assert len(held) > 1
        assert is_fair(Counter(guess.above[seat] for guess in guesses), held)
    assert {guess.above[2] for guess in guesses} == {guess.above[0] for guess in guesses} == {NOTHING}


def test_cards_face_down_are_guessed_one_apart_from_the_other() -> None:
    setup, state = face_down({1: Card.WOLF, 2: Card.WOLF}, rounds=0)
    guesses = [setup.redealt(state, 0, branch(1, number)) for number in range(GUESSES)]
    same = Counter(int(guess.above[1] == guess.above[2]) for guess in guesses)
    assert is_fair(same, {0: 4, 1: 1})


@pytest.mark.parametrize("card", list(Card))
def test_ones_own_card_is_never_touched(card: Card) -> None:
    setup, state = face_down({0: card, 1: Card.WOLF, 2: Card.CARROT}, rounds=0)
    for number in range(100):
        assert setup.redealt(state, 0, branch(2, number)).above[0] == card


def test_somebody_looking_on_guesses_every_card() -> None:
    setup, state = face_down({0: Card.WOLF, 1: Card.WOLF, 2: Card.WOLF}, rounds=0)
    guesses = [setup.redealt(state, NOTHING, branch(3, number)) for number in range(GUESSES)]
    for seat in (0, 1, 2):
        assert is_fair(Counter(guess.above[seat] for guess in guesses), dict.fromkeys(map(int, Card), 1.0))


def test_hidden_hands_are_drawn_from_all_that_is_unseen() -> None:
    setup = set_up(TOY, 3, "toy-three-dens")
    state = setup.deal(5)
    copies = setup.edition.shadow.copies
    unseen = {int(nut): float(copies[nut] - state.hand[0, nut]) for nut in Nut}
    ones: Counter[int] = Counter()
    for number in range(GUESSES):
        guess = setup.redealt(state, 0, branch(4, number))
        assert [guess.hand[0, nut] for nut in Nut] == [state.hand[0, nut] for nut in Nut]
        assert sum(guess.hand[1, nut] for nut in Nut) == 3
        pick = branch(5, number) % 3
        ones[[nut for nut in Nut for _ in range(guess.hand[1, nut])][pick]] += 1
    assert is_fair(ones, unseen)


def test_the_test_of_fairness_tells_a_loaded_guess() -> None:
    assert is_fair(Counter({0: 500, 1: 510}), {0: 1, 1: 1})
    assert not is_fair(Counter({0: 500, 1: 650}), {0: 1, 1: 1})
    assert not is_fair(Counter({0: 500, 1: 500}), {0: 3, 1: 2})
