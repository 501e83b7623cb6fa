"""Where the cards of the menagerie lie, as ids on the page, and where those have come from that have just moved.

The view says how many cards of a species lie where, not which of two alike: so an id names a place. The cards that the
last decision has moved bear ids of their own, the same before and after: the page then lets them glide.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sousbois.core.event import Event
from sousbois.games.menagerie.known import lying
from sousbois.web.drawing import Scene


@dataclass(frozen=True)
class Exchange:
    """A row exchanged for cards of somebody's hand."""

    seat: int
    row: int
    """From 0."""
    down: tuple[str, ...]
    taken: tuple[str, ...]
    is_done: bool
    """Whether the cards put down are the row already."""


def exchange_in(scene: Scene) -> Exchange | None:
    """The exchange that the last decision was, as long as the cards of its round lie there."""
    kinds = {event.kind for event in scene.events}
    if "row-taken" not in kinds or "round-begins" in kinds or scene.over:
        return None
    taking = scene.events[0]
    assert taking.seat is not None  # somebody exchanges
    row = taking.values["row"] - 1
    if "card-taken" in kinds:
        down, taken = (_told(scene.events, kind) for kind in ("card-put-down", "card-taken"))
        return Exchange(taking.seat, row, down, taken, is_done=True)
    down, taken = (tuple(lying(cards)) for cards in (scene.view["down"], scene.view["rows"][row]))
    return Exchange(taking.seat, row, down, taken, is_done=False)


def _told(events: Sequence[Event], kind: str) -> tuple[str, ...]:
    """The cards that events of a kind tell of."""
    told = [event.values for event in events if event.kind == kind]
    return tuple(values["species"] for values in told for _ in range(values["count"]))


class Places:
    """The ids of the cards in a scene."""

    def __init__(self, scene: Scene) -> None:
        view = scene.view
        self._ply = scene.ply
        self._hand: Mapping[str, int] = {} if view["seat"] is None else view["hand"][view["seat"]]
        self.exchange = exchange_in(scene)
        self._is_readers = self.exchange is not None and self.exchange.seat == view["seat"]

    def in_row(self, row: int, size: int) -> list[str]:
        """The ids of the cards of a row."""
        exchange = self.exchange
        if exchange is None or row != exchange.row:
            return [f"row-{row + 1}-{at}" for at in range(size)]
        return self.put_down(exchange) if exchange.is_done else self._taken(exchange)

    def put_down(self, exchange: Exchange) -> list[str]:
        """The ids of the cards put down: the reader's come from the hand, those of others from nowhere."""
        if not self._is_readers:
            return [f"down-{self._ply}-{at}" for at in range(len(exchange.down))]
        kept = Counter(self._hand)
        if exchange.is_done:
            kept.subtract(exchange.taken)
        ids = []
        for species in exchange.down:
            ids.append(_in_hand(species, kept[species]))
            kept[species] += 1
        return ids

    def in_hand(self, species: str, cards: int) -> list[str]:
        """The ids of the reader's cards of a species; those taken just now are the last."""
        exchange = self.exchange
        if exchange is None or not self._is_readers or not exchange.is_done:
            return [_in_hand(species, number) for number in range(cards)]
        ids = self._taken(exchange)
        taken = [place for place, each in zip(ids, exchange.taken, strict=True) if each == species]
        return [*(_in_hand(species, number) for number in range(cards - len(taken))), *taken]

    def _taken(self, exchange: Exchange) -> list[str]:
        return [f"taken-{self._ply}-{at}" for at in range(len(exchange.taken))]


def _in_hand(species: str, number: int) -> str:
    return f"hand-{species}-{number}"
