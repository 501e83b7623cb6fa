"""What lies at the lodges at the moment that a scene shows, each card under the id that it keeps while it moves.

A player's cards of one kind are numbered: those in hand from 0, those that have left it above. So the id of a card
follows from how many were in hand when the round began, and nothing needs to be remembered from one moment to the next.
"""

from __future__ import annotations

from collections.abc import Sequence
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
        self._chosen = scene.chosen
        self._events = scene.events if scene.shows_what_happened else ()
        self._fresh = fresh
        self._played: dict[int, str] = {event.seat: event.values["card"] for event in self._of("reveal")}  # type: ignore[misc]  # a seat reveals
        self._choice = (reader, scene.choice[0]) if scene.choice else None

    def above(self, seat: int) -> Lying | None:
        """The card above a lodge; the reader's own is seen while it is still secret."""
        if self._choice and self._choice[0] == seat:
            return self._of_this_round(seat, self._choice[1])
        if seat in self._chosen:
            return Lying(f"secret-{seat}", FACE_DOWN)
        if seat not in self._played or self._is_gone(seat):
            return None
        return self._of_this_round(seat, self._played[seat])

    def easy(self, seat: int) -> Lying | None:
        """The easy prey beside a lodge."""
        kind = self._easy[seat]
        if kind is None:
            return None
        is_new = any(event.seat == seat for event in self._of("card-becomes-easy-prey"))
        return self._of_this_round(seat, kind) if is_new else self._from_before(seat, kind)

    def under(self, seat: int) -> Lying:
        """The hunter under a lodge where there is one."""
        is_new = any(event.seat == seat for event in self._of("hunter-goes-under"))
        return self._of_this_round(seat, "hunter") if is_new else self._from_before(seat, "hunter")

    def comes_to_pile(self, seat: int) -> Lying | None:
        """The card that has just come to a prey pile."""
        for event in self._fresh:
            if event.seat != seat:
                continue
            if event.kind in PREY:
                victim, kind = event.values["victim"], event.values.get("card", PREY[event.kind])
                is_easy = event.values["place"] == "easy"
                return self._from_before(victim, kind) if is_easy else self._of_this_round(victim, kind)
            if event.kind == "hunter-seized":
                return self._of_this_round(seat, "hunter")
            if event.kind == "easy-prey-to-pile":
                return self._from_before(seat, event.values["card"])
            if event.kind == "last-prey-to-pile":
                return self._of_this_round(seat, event.values["card"])
        return None

    def comes_to_hand(self, seat: int) -> Lying | None:
        """The card that has just come back to a hand."""
        returns = any(event.seat == seat and event.kind in RETURNS for event in self._fresh)
        return self._of_this_round(seat, self._played[seat]) if returns else None

    def has_fed(self, seat: int) -> bool:
        """Whether the card above a lodge has taken something: it lies sideways (J6, J7)."""
        return any(event.seat == seat for event in self._of("wolf-takes-rabbit", "rabbit-takes-carrot"))

    def held(self, seat: int) -> int:
        """How many cards a hand holds; a card that was chosen is no longer in it."""
        return sum(self._hands[seat].values()) - (seat in self._chosen)

    def left(self, seat: int, kind: str) -> int:
        """How many cards of a kind the reader's hand holds."""
        count: int = self._hands[seat][kind]
        return count - (self._choice == (seat, kind))

    def top(self, seat: int, kind: str) -> str:
        """The id of the card of a kind that lies on top in the reader's hand."""
        return f"{kind}-{seat}-{self.left(seat, kind) - 1}"

    def _of(self, *kinds: str) -> list[Event]:
        return [event for event in self._events if event.kind in kinds]

    def _is_gone(self, seat: int) -> bool:
        """Whether the card that a seat has revealed is no longer above its lodge."""
        leaves = any(event.seat == seat for event in self._of(*LEAVES))
        return leaves or any(event.values == event.values | {"victim": seat, "place": "above"} for event in self._of(*PREY))

    def _began_with(self, seat: int, kind: str) -> int:
        """How many cards of a kind a hand held when the round began."""
        is_out = self._played.get(seat) == kind and not any(event.seat == seat for event in self._of(*RETURNS))
        count: int = self._hands[seat][kind]
        return count + is_out

    def _of_this_round(self, seat: int, kind: str) -> Lying:
        return Lying(f"{kind}-{seat}-{self._began_with(seat, kind) - 1}", kind)

    def _from_before(self, seat: int, kind: str) -> Lying:
        return Lying(f"{kind}-{seat}-{self._began_with(seat, kind)}", kind)
