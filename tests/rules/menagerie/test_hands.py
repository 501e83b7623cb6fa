"""M15 What a seat can know of the hands, and so of the majorities."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from sousbois.games.menagerie.known import Hands, Held, can_have_majority, surely_have_majority
from tests.rules.menagerie.board import COPIES

NONE: Mapping[str, int] = dict.fromkeys(COPIES, 0)


def seen(**fields: Any) -> dict[str, Any]:
    """What seat 0 of three sees: one row with a dog and two pigs, its hand, and nothing known of the others."""
    return {
        "seat": 0,
        "turn": 0,
        "lives": [5, 5, 5],
        "rows": [["dog", "pig", "pig", None]],
        "down": [None, None, None, None],
        "hand": [{**NONE, "giraffe": 4, "bear": 3, "rabbit": 3}, "hidden", "hidden"],
        "known": [NONE] * 3,
        "most": [dict.fromkeys(COPIES, 9)] * 3,
    } | fields


def test_a_hand_of_another_can_hold_what_is_unseen_and_not_excluded() -> None:
    """M15 Neither more than is hidden, nor what choices have excluded."""
    known = [NONE, {**NONE, "mole": 5, "dog": 3}, NONE]
    most = [dict.fromkeys(COPIES, 9)] * 2 + [dict.fromkeys(COPIES, 1)]
    hands = Hands(seen(known=known, most=most))
    assert hands.unseen("dog", 6) == 2  # one lies in a row, three are known
    assert hands.held("dog", 2) == {0: Held(0, 0), 1: Held(3, 5), 2: Held(0, 1)}
    assert hands.held("goat", 7)[1] == Held(0, 2)  # eight of the ten cards are known


def test_cards_put_down_for_a_row_are_no_longer_in_the_hand() -> None:
    """M5, M15 They are known, and the hand is the smaller for it."""
    hands = Hands(seen(turn=1, down=["cat", "cat", None, None]))
    assert hands.held("goat", 9) == {0: Held(0, 0), 1: Held(0, 8), 2: Held(0, 9)}


def test_whoever_is_out_has_no_hand() -> None:
    """M12, M15 So nothing is to be known of it."""
    assert set(Hands(seen(lives=[5, 0, 5])).held("bear", 5)) == {0, 2}


def test_a_spectator_knows_no_hand() -> None:
    """M15 All hands are hidden from whoever has none."""
    hands = Hands(seen(seat=None, hand=["hidden"] * 3))
    assert hands.held("bear", 7) == dict.fromkeys(range(3), Held(0, 7))


@pytest.mark.parametrize(
    ("held", "possible", "sure"),
    [
        ([Held(2, 2), Held(0, 1), Held(1, 1)], {0}, {0}),
        ([Held(2, 2), Held(0, 2), Held(1, 1)], {0}, set()),
        ([Held(2, 2), Held(2, 3), Held(0, 3)], {1, 2}, set()),
        ([Held(2, 2), Held(2, 2), Held(0, 0)], set(), set()),
        ([Held(1, 1), Held(0, 0), Held(0, 0)], {0}, {0}),
        ([Held(1, 1), Held(0, 0)], set(), set()),
        ([Held(1, 2), Held(0, 0)], {0}, set()),
    ],
)
def test_who_can_have_the_majority(held: list[Held], possible: set[int], sure: set[int]) -> None:
    """M9, M10 The most cards of a species, and enough of them."""
    assert can_have_majority(dict(enumerate(held))) == possible
    assert surely_have_majority(dict(enumerate(held))) == sure
