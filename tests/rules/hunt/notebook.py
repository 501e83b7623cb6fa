"""Somebody who never looks at the table, reads the log and keeps book: where all cards are, and what they are worth.

The scoring table is written here once more, out of the rulebook.
"""

from __future__ import annotations

from collections import Counter
from typing import Any

from sousbois.core.event import Event
from tests.rules.hunt.board import OWN_CARDS

IN_PILE = {"hunter": -4, "wolf": 4, "rabbit": 2, "carrot": 1, "closed-season": 1}
IN_HAND = {"hunter": -4, "wolf": -4, "rabbit": -2, "carrot": -1, "closed-season": -1}
LODGE = 4
CLAUSES = {
    "J3": ["reveal"],
    "J4": ["hunter-seized", "lodge-turned"],
    "J5": ["hunter-takes-wolf", "hunter-goes-under"],
    "J6": ["wolf-takes-rabbit", "wolf-returns", "wolves-stay"],
    "J7": ["rabbit-takes-carrot", "rabbit-returns", "rabbits-stay"],
    "J9": ["easy-prey-to-pile", "card-becomes-easy-prey", "start-card-moves"],
    "J10": ["hand-empty"],
    "J12": ["last-prey-to-pile", "day-counted"],
    "J13": ["new-day"],
    "J14": ["game-over"],
}
"""What happens by which clause."""


class Notebook:
    """The table as the log tells it."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.start = -1
        self.days: list[dict[int, int]] = []
        """The points of each day, by seat, as the log gives them."""
        self._new_day()

    def _new_day(self) -> None:
        self.hand = [Counter(OWN_CARDS) for _ in range(self.seats)]
        self.pile = [Counter[str]() for _ in range(self.seats)]
        self.above: list[str | None] = [None] * self.seats
        self.easy: list[str | None] = [None] * self.seats
        self.under = [0] * self.seats
        self.turned = [False] * self.seats

    def read(self, event: Event) -> None:
        """Write down one line of the log."""
        assert event.kind in CLAUSES[event.clause]
        seat = -1 if event.seat is None else event.seat
        match event.kind:
            case "new-day":
                self._new_day()
                self.start = seat
                self.days.append({})
            case "reveal":
                self.hand[seat][event.values["card"]] -= 1
                self.above[seat] = event.values["card"]
            case "hunter-seized":
                self.pile[seat][self._lift(self.above, seat)] += 1
            case "lodge-turned":
                self.turned[seat] = True
            case "hunter-goes-under":
                self.under[seat] += self._lift(self.above, seat) == "hunter"
            case "hunter-takes-wolf":
                self._take(seat, event.values, "wolf")
                self.hand[seat][self._lift(self.above, seat)] += 1
            case "wolf-takes-rabbit":
                self._take(seat, event.values, "rabbit")
            case "rabbit-takes-carrot":
                self._take(seat, event.values, event.values["card"])
            case "wolf-returns" | "rabbit-returns":
                self.hand[seat][self._lift(self.above, seat)] += 1
            case "easy-prey-to-pile" | "last-prey-to-pile":
                assert self.easy[seat] == event.values["card"]
                self.pile[seat][self._lift(self.easy, seat)] += 1
            case "card-becomes-easy-prey":
                assert self.easy[seat] is None
                self.easy[seat] = self._lift(self.above, seat)
                assert self.easy[seat] == event.values["card"]
            case "start-card-moves":
                self.start = seat
            case "hand-empty":
                assert self.hand[seat].total() == 0
            case "day-counted":
                assert event.values["pile"] == self.worth_of_pile(seat)
                assert event.values["hand"] == self.worth_of_hand(seat)
                assert event.values["points"] == self.worth(seat)
                self.days[-1][seat] = event.values["points"]
            case "wolves-stay":
                assert self.above == ["wolf"] * self.seats
            case "rabbits-stay":
                assert self.above == ["rabbit"] * self.seats
            case "game-over":
                pass
            case unknown:
                raise AssertionError(f"the notebook has no page for {unknown}")

    def worth(self, seat: int) -> int:
        """The points of the day by the rulebook's table, place by place."""
        return self.worth_of_pile(seat) + self.worth_of_hand(seat) + LODGE * self.turned[seat]

    def worth_of_pile(self, seat: int) -> int:
        return sum(IN_PILE[card] * count for card, count in self.pile[seat].items())

    def worth_of_hand(self, seat: int) -> int:
        return sum(IN_HAND[card] * count for card, count in self.hand[seat].items())

    def agrees_with(self, state: dict[str, Any]) -> bool:
        """Whether the table looks as the log told it."""
        return (
            [dict(+hand) for hand in self.hand] == [dict(+Counter(hand)) for hand in state["hand"]]
            and [dict(+pile) for pile in self.pile] == [dict(+Counter(pile)) for pile in state["pile"]]
            and (self.above, self.easy) == (state["above"], state["easy"])
            and (self.under, self.turned, self.start) == (state["under"], state["turned"], state["start"])
        )

    def _take(self, seat: int, values: Any, card: str) -> None:
        assert values["victim"] != seat
        taken = self._lift(self.easy if values["place"] == "easy" else self.above, values["victim"])
        assert taken == card
        self.pile[seat][taken] += 1

    def _lift(self, place: list[str | None], seat: int) -> str:
        card, place[seat] = place[seat], None
        assert card is not None
        return card
