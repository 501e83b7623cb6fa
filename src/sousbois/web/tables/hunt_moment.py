"""What lies at the lodges at the moment that a scene shows, each card under the id that it keeps while it moves.

A player's cards of one kind are numbered: those in hand from 0, those that have left it from there on. So the id of a
card follows from how many were in hand when the round began; nothing is remembered from one moment to the next.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import NamedTuple

from sousbois.core.event import Event
from sousbois.web.drawing import Scene

FACE_DOWN = "face-down"

PREY = {"hunter-takes-wolf": "wolf", "wolf-takes-rabbit": "rabbit", "rabbit-takes-carrot": "carrot"}
"""What is taken, unless the event names it."""

RETURNS = ("hunter-takes-wolf", "wolf-returns", "rabbit-returns")
"""Events by which a card that was played comes back to the hand."""

LEAVES = (*RETURNS, "hunter-seized", "hunter-goes-under", "card-becomes-easy-prey")
"""Events by which a card that was played is no longer above its lodge."""


class Lying(NamedTuple):
    """A card on the table."""

    id: str
    kind: str


class Moment:
    """The cards of one round at one moment. `fresh` are the events that this moment shows for the first time."""

    def __init__(self, scene: Scene, reader: int, fresh: Sequence[Event]) -> None:
        self._hands = scene.view["hand"]
        self._easy = scene.view["easy"]
        self._events = scene.events if scene.shows_what_happened else ()
        self._fresh = fresh
        self._revealed = {event.seat: event.values["card"] for event in self._events if event.kind == "reveal"}
        self._chosen = scene.chosen
        self._own_choice = {reader: scene.choice[0]} if scene.choice else {}

    def above(self, seat: int) -> Lying | None:
        """The card above a lodge; the reader's own is seen while it is still secret."""
        if seat in self._own_choice:
            return self._of_this_round(seat, self._own_choice[seat])
        if seat in self._chosen:
            return Lying(f"secret-{seat}", FACE_DOWN)
        if seat not in self._revealed or seat in self._seats_of(LEAVES) or self._is_taken(seat):
            return None
        return self._of_this_round(seat, self._revealed[seat])

    def easy(self, seat: int) -> Lying | None:
        """The easy prey beside a lodge."""
        kind = self._easy[seat]
        return self._which(seat, kind, is_new=seat in self._seats_of(["card-becomes-easy-prey"])) if kind else None

    def under(self, seat: int) -> Lying:
        """The hunter under a lodge where there is one."""
        return self._which(seat, "hunter", is_new=seat in self._seats_of(["hunter-goes-under"]))

    def comes_to_pile(self, seat: int) -> Lying | None:
        """The card that has just come to a prey pile."""
        for event in self._fresh:
            if event.seat != seat:
                continue
            if event.kind in PREY:
                kind = event.values.get("card", PREY[event.kind])
                return self._which(event.values["victim"], kind, is_new=event.values["place"] == "above")
            if event.kind == "hunter-seized":
                return self._of_this_round(seat, "hunter")
            if event.kind in ("easy-prey-to-pile", "last-prey-to-pile"):
                return self._which(seat, event.values["card"], is_new=event.kind == "last-prey-to-pile")
        return None

    def comes_to_hand(self, seat: int) -> Lying | None:
        """The card that has just come back to a hand."""
        returns = any(event.seat == seat and event.kind in RETURNS for event in self._fresh)
        return self._of_this_round(seat, self._revealed[seat]) if returns else None

    def has_fed(self, seat: int) -> bool:
        """Whether the card above a lodge has taken something: it lies sideways (J6, J7)."""
        return seat in self._seats_of(["wolf-takes-rabbit", "rabbit-takes-carrot"])

    def held(self, seat: int) -> int:
        """How many cards a hand holds; a card that was chosen is no longer in it."""
        cards: int = sum(self._hands[seat].values())
        return cards - (seat in self._chosen)

    def left(self, seat: int, kind: str) -> int:
        """How many cards of a kind the reader's hand holds."""
        count: int = self._hands[seat][kind]
        return count - (self._own_choice.get(seat) == kind)

    def top(self, seat: int, kind: str) -> str:
        """The id of the card of a kind that lies on top in the reader's hand."""
        return f"{kind}-{seat}-{self.left(seat, kind) - 1}"

    def _seats_of(self, kinds: Collection[str]) -> set[int | None]:
        """The seats that something of these kinds has happened to in this round."""
        return {event.seat for event in self._events if event.kind in kinds}

    def _is_taken(self, seat: int) -> bool:
        """Whether somebody has taken the card above a lodge."""
        catches = (event.values for event in self._events if event.kind in PREY)
        return any(catch["victim"] == seat and catch["place"] == "above" for catch in catches)

    def _which(self, seat: int, kind: str, *, is_new: bool) -> Lying:
        """A card that a seat has played in this round, or in an earlier one."""
        return (
            self._of_this_round(seat, kind) if is_new else Lying(f"{kind}-{seat}-{self._began_with(seat, kind)}", kind)
        )

    def _of_this_round(self, seat: int, kind: str) -> Lying:
        return Lying(f"{kind}-{seat}-{self._began_with(seat, kind) - 1}", kind)

    def _began_with(self, seat: int, kind: str) -> int:
        """How many cards of a kind a hand held when the round began."""
        is_out = self._revealed.get(seat) == kind and seat not in self._seats_of(RETURNS)
        count: int = self._hands[seat][kind]
        return count + is_out
