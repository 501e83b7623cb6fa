"""What is hidden from a player: the others' hands and the leaves not dealt. A guess at them is fair."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import combinations
from math import sqrt
from typing import Any

import pytest

from sousbois.core.chance import branch
from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.games.badger.material import Colour, Leaf
from sousbois.play.table import Table
from tests.rules.badger.board import BADGER, TRICKS, leaves_of

ONCE_IN_A_THOUSAND = 3.09
"""So many standard deviations a normal number exceeds its mean once in a thousand times."""
GUESSES_FOR_EACH = 40
"""Guesses for each deal that could be: enough for a chi-square, and for a bias of a third in some deals to show."""

Deal = tuple[frozenset[str], ...]
"""What the other hands hold, hand by hand."""


@dataclass(frozen=True)
class Hidden:
    """A moment late in a round: what the viewer has not seen, how many leaves the others have, what they lack."""

    seats: int
    viewer: int
    unseen: str
    sizes: tuple[int, ...]
    """By seat; those that have laid into the trick already have one leaf less."""
    lacks: tuple[str, ...]
    """By seat."""

    @property
    def others(self) -> list[int]:
        return [seat for seat in range(self.seats) if seat != self.viewer]

    def may_hold(self, seat: int) -> set[str]:
        """The leaves that are not of a colour which the seat lacks."""
        return {leaf for leaf in self.unseen.split() if leaf.split("-")[0] not in self.lacks[seat].split()}

    def deals(self) -> Iterator[Deal]:
        """All deals that could be, found by trying all."""
        yield from self._deals(set(self.unseen.split()), self.others)

    def _deals(self, left: set[str], seats: list[int]) -> Iterator[Deal]:
        if not seats:
            yield ()
            return
        first, *rest = seats
        for hand in combinations(sorted(left & self.may_hold(first)), self.sizes[first]):
            for others in self._deals(left - set(hand), rest):
                yield (frozenset(hand), *others)

    def table(self) -> Table:
        """A table at this moment, with the first deal that could be."""
        table = BADGER.table(seats=self.seats, seed=0)
        state: Any = table.state
        deal = next(self.deals())
        hands = dict(zip(self.others, deal, strict=True))
        seen = [leaf for leaf in leaves_of(self.seats) if leaf not in self.unseen.split()]
        hands[self.viewer] = frozenset(seen[: self.sizes[self.viewer]] if self.viewer != NOTHING else ())
        state.trick = TRICKS + 1 - max(self.sizes)
        for seat in range(self.seats):
            has_laid = self.sizes[seat] < max(self.sizes)
            state.laid[seat] = names_of(Leaf).index(seen[-1 - seat]) if has_laid else NOTHING
            for at, leaf in enumerate(names_of(Leaf)):
                state.hand[seat, at] = leaf in hands[seat]
            for at, colour in enumerate(names_of(Colour)):
                state.lacks[seat, at] = colour in self.lacks[seat].split()
        for at, leaf in enumerate(names_of(Leaf)):
            state.played[at] = leaf in seen and leaf not in hands[self.viewer]
        return table

    def guesses(self, count: int) -> Counter[Deal]:
        """How often each deal is guessed."""
        table = self.table()
        found = Counter[Deal]()
        for number in range(count):
            sample = table.setup.redealt(table.state, self.viewer, branch(17, number))
            found[tuple(held_by(sample, seat) for seat in self.others)] += 1
        return found

    def naive_guesses(self, count: int) -> Counter[Deal]:
        """How often each deal comes up if one hand after the other just takes what it may."""
        found = Counter[Deal]()
        for number in range(count):
            word = branch(18, number)
            left, deal = set(self.unseen.split()), list[frozenset[str]]()
            for seat in self.others:
                hands = list(combinations(sorted(left & self.may_hold(seat)), self.sizes[seat]))
                if hands:
                    word = branch(word, 1)
                    deal.append(frozenset(hands[word % len(hands)]))
                    left -= deal[-1]
            if len(deal) == len(self.others):
                found[tuple(deal)] += 1
        return found


def held_by(state: Any, seat: int) -> frozenset[str]:
    """The leaves in a hand."""
    return frozenset(leaf for at, leaf in enumerate(names_of(Leaf)) if state.hand[seat, at])


def is_fair(counts: Counter[Deal], deals: list[Deal]) -> bool:
    """Whether all deals are equally likely, by a chi-square test.

    What a chi-square exceeds once in a thousand times is taken from the cube root of it, which is nearly normal (Wilson
    and Hilferty). The seeds are fixed, so the answer is always the same.
    """
    assert set(counts) <= set(deals)
    expected = counts.total() / len(deals)
    square = sum((counts[deal] - expected) ** 2 for deal in deals) / expected
    freedom = len(deals) - 1
    spread = 2 / (9 * freedom)
    return square < freedom * (1 - spread + ONCE_IN_A_THOUSAND * sqrt(spread)) ** 3


MOMENTS = {
    "nobody lacks anything": Hidden(3, 0, "pink-1 pink-2 orange-3 orange-4 blue-5 blue-6", (2, 2, 2), ("", "", "")),
    "one lacks a colour": Hidden(3, 0, "pink-1 pink-2 orange-3 orange-4 blue-5 blue-6", (2, 2, 2), ("", "pink", "")),
    "both lack the same": Hidden(
        3, 1, "pink-1 orange-2 orange-3 blue-4 blue-5 blue-6", (2, 2, 2), ("orange", "", "orange")
    ),
    "both lack, but not the same": Hidden(
        3, 2, "pink-1 pink-2 orange-3 orange-4 blue-5 blue-6", (2, 2, 2), ("orange", "blue", "")
    ),
    "some have laid": Hidden(
        4, 3, "orange-1 orange-2 blue-3 blue-4 green-5 green-6 pink-7", (1, 2, 2, 2), ("blue", "green", "orange", "")
    ),
    "all seen from outside": Hidden(
        4, NOTHING, "orange-1 blue-3 blue-4 green-5 green-6 pink-7", (1, 1, 1, 1), ("green", "", "orange blue", "pink")
    ),
    "five with one leaf left": Hidden(
        5,
        0,
        "orange-1 orange-2 blue-3 blue-4 green-5 green-6 yellow-7",
        (1, 1, 1, 1, 1),
        ("", "blue green", "orange", "orange yellow", "blue"),
    ),
}


@pytest.mark.parametrize("moment", MOMENTS.values(), ids=MOMENTS)
def test_all_deals_that_could_be_are_guessed_equally_often(moment: Hidden) -> None:
    """B5, B8 The unseen leaves lie in the other hands or were not dealt, but no hand has a colour that it lacks."""
    deals = list(moment.deals())
    assert is_fair(moment.guesses(GUESSES_FOR_EACH * len(deals)), deals)


@pytest.mark.parametrize("moment", ["some have laid", "both lack, but not the same", "five with one leaf left"])
def test_the_test_of_fairness_tells_a_deal_in_which_everyone_just_takes_what_they_may(moment: str) -> None:
    """B8 Dealt hand by hand without more ado, some deals come up too often."""
    deals = list(MOMENTS[moment].deals())
    assert not is_fair(MOMENTS[moment].naive_guesses(GUESSES_FOR_EACH * len(deals)), deals)


def test_what_lies_face_down_among_the_collection_cards_is_known_from_all_others() -> None:
    """B6 A guess leaves them alone; the view does not list them."""
    table = BADGER.table(seats=4, seed=3)
    sample = table.setup.redealt(table.state, 1, 5)
    assert list(sample.undrawn) == list(table.state.undrawn)
    assert "undrawn" not in table.view(1)


def test_a_guess_in_a_whole_hand_of_nine_leaves_the_own_hand_alone_and_shuffles_the_rest() -> None:
    """B5 In the first trick nothing is known of the other hands: each unseen leaf may be in any, or not dealt."""
    table = BADGER.table(seats=3, seed=4)
    own = held_by(table.state, 0)
    places: dict[str, set[int]] = {leaf: set() for leaf in leaves_of(3) if leaf not in own}
    for number in range(120):
        sample = table.setup.redealt(table.state, 0, number)
        assert held_by(sample, 0) == own
        hands = [held_by(sample, seat) for seat in range(3)]
        assert [len(hand) for hand in hands] == [9, 9, 9]
        for leaf, found in places.items():
            found.add(next((seat for seat in (1, 2) if leaf in hands[seat]), NOTHING))
    assert all(found == {1, 2, NOTHING} for found in places.values())
