"""The count that ends a round of the menagerie: the hands laid open, the majorities, and what they cost (M9–M11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from sousbois.core.event import Event
from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.core.view import View, seen_in
from sousbois.games.menagerie.material import LIVES, Species
from sousbois.games.menagerie.rules import cards_for_a_majority, give_up_lives, majority
from sousbois.web.tables.menagerie_names import Names, Player

MAJORITIES = ("majority", "no-majority", "single-card-is-none")
"""The events that settle a species."""


@dataclass(frozen=True)
class Cell:
    """The cards of a species in one hand, and what comes of them."""

    cards: int
    points: int = 0
    """What they bring."""
    state: str = ""
    """Why they bring nothing, though nobody has more: `tie` or `single-card`."""


@dataclass(frozen=True)
class Line:
    """One species in all hands."""

    species: str
    name: str
    value: int
    cells: list[Cell]
    is_now: bool
    """Whether it is the species that is being looked at."""


@dataclass(frozen=True)
class Count:
    """The whole of it; what is not told yet is None."""

    round: int
    players: list[Player]
    lines: list[Line]
    points: list[int]
    lost: list[int | None]
    lives: list[int | None]
    states: list[str]
    """What is to be explained of the cells."""


class Counting:
    """Draws the count of the round that has ended last."""

    def __init__(self, setup: Setup, names: Names, view: View) -> None:
        self._view = view
        self._names = names
        self._setup = setup
        self._seats = [seat for seat, cards in enumerate(view["shown"]) if any(cards.values())]
        self._hands = seen_in(view, setup, "shown").shown

    @property
    def is_there(self) -> bool:
        """Whether hands were shown: after a sudden death they are not."""
        return bool(self._seats)

    def settled(self, number: int, players: Sequence[Player]) -> Count:
        """The count as it ended, of the round of this number. Whoever is out has lost all there was to lose."""
        points, lives = self._view["points"], self._view["lives"]
        price = self._price()
        lost = {seat: price[seat] for seat in self._seats if lives[seat]}
        left = {seat: lives[seat] for seat in self._seats}
        return self._count(number, players, list(names_of(Species)), None, points, lost, left)

    def told(self, number: int, players: Sequence[Player], events: Sequence[Event]) -> Count:
        """The count as far as it is told."""
        species = list(names_of(Species))
        looked_at = [event.values["species"] for event in events if event.kind in MAJORITIES]
        now = looked_at[-1] if events[-1].kind in MAJORITIES else None
        settled = species[: species.index(now) + 1] if now else species
        points = Counter[int]()
        for event in events:
            if event.kind == "majority" and event.seat is not None:
                points[event.seat] += event.values["points"]
        losses = {event.seat: event.values for event in events if event.kind == "lives-lost" and event.seat is not None}
        lost = {seat: values["lost"] for seat, values in losses.items()}
        left = {seat: values["left"] for seat, values in losses.items()}
        return self._count(number, players, settled, now, points, lost, left)

    def _count(
        self,
        number: int,
        players: Sequence[Player],
        settled: Sequence[str],
        now: str | None,
        points: Sequence[int] | Counter[int],
        lost: dict[int, int],
        left: dict[int, int],
    ) -> Count:
        lines = [self._line(species, species in settled, species == now) for species in self._names.values]
        states = {cell.state for line in lines for cell in line.cells}
        return Count(
            number,
            [players[seat] for seat in self._seats],
            lines,
            [points[seat] for seat in self._seats],
            [lost.get(seat) for seat in self._seats],
            [left.get(seat) for seat in self._seats],
            [state for state in ("tie", "single-card") if state in states],
        )

    def _line(self, species: str, is_settled: bool, is_now: bool) -> Line:
        value = self._names.values[species]
        holder, most = majority(self._hands, names_of(Species).index(species))
        enough = cards_for_a_majority(len(self._seats))
        cells = []
        for seat in self._seats:
            cards = self._view["shown"][seat][species]
            if not is_settled or not cards or cards < most:
                cells.append(Cell(cards))
            elif holder != seat:
                cells.append(Cell(cards, state="tie"))
            elif cards < enough:
                cells.append(Cell(cards, state="single-card"))
            else:
                cells.append(Cell(cards, value))
        return Line(species, self._names.species(species), value, cells, is_now)

    def _price(self) -> list[int]:
        """What the points cost each player, by the rules, with lives enough to pay."""
        state = seen_in(self._view, self._setup, "points")
        for seat in self._seats:
            state.lives[seat] = LIVES
        give_up_lives(state)
        return [LIVES - lives for lives in state.lives]
