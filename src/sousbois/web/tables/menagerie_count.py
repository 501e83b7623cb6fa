"""The count that ends a round of the menagerie: the hands laid open, the majorities, and what they cost (M9–M11)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from sousbois.core.event import Event, events_of
from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.view import View, seen_in
from sousbois.games.menagerie import rules
from sousbois.games.menagerie.material import LIVES, Species
from sousbois.games.menagerie.rules import award, cards_for_a_majority, give_up_lives, majority
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


@dataclass(frozen=True)
class Count:
    """The whole of it."""

    round: int
    players: list[Player]
    lines: list[Line]
    points: list[int]
    lost: list[int | None]
    """None: a player who is out has no more lives to lose."""
    lives: list[int]
    states: list[str]
    """What is to be explained of the cells."""
    steps: list[str]
    """How the species were settled, one after the other, in words."""


class Counting:
    """Draws the count of the round that has ended last."""

    def __init__(self, setup: Setup, names: Names, teller: Teller, view: View) -> None:
        self._view = view
        self._names = names
        self._setup = setup
        self._teller = teller
        self._seats = [seat for seat, cards in enumerate(view["shown"]) if any(cards.values())]
        self._hands = seen_in(view, setup, "shown").shown

    @property
    def is_there(self) -> bool:
        """Whether hands were shown: after a sudden death they are not."""
        return bool(self._seats)

    def settled(self, number: int, players: Sequence[Player]) -> Count:
        """The count as it ended, of the round of this number. Whoever is out has lost all there was to lose."""
        price, lives = self._price(), self._view["lives"]
        lost = {seat: price[seat] for seat in self._seats if lives[seat]}
        return self._count(number, players, lost)

    def told(self, number: int, players: Sequence[Player], events: Sequence[Event]) -> Count:
        """The count as it is told."""
        losses = {event.seat: event.values["lost"] for event in events if event.kind == "lives-lost"}
        lost = {seat: losses.get(seat, 0) for seat in self._seats}
        return self._count(number, players, lost)

    def _count(self, number: int, players: Sequence[Player], lost: dict[int, int]) -> Count:
        lines = [self._line(species) for species in self._names.values]
        states = {cell.state for line in lines for cell in line.cells}
        return Count(
            number,
            [players[seat] for seat in self._seats],
            lines,
            [self._view["points"][seat] for seat in self._seats],
            [lost.get(seat) for seat in self._seats],
            [self._view["lives"][seat] for seat in self._seats],
            [state for state in ("tie", "single-card") if state in states],
            list(self._steps()),
        )

    def _line(self, species: str) -> Line:
        value = self._names.values[species]
        holder, most = majority(self._hands, names_of(Species).index(species))
        enough = cards_for_a_majority(len(self._seats))
        cells = []
        for seat in self._seats:
            cards = self._view["shown"][seat][species]
            if not cards or cards < most:
                cells.append(Cell(cards))
            elif holder != seat:
                cells.append(Cell(cards, state="tie"))
            elif cards < enough:
                cells.append(Cell(cards, state="single-card"))
            else:
                cells.append(Cell(cards, value))
        return Line(species, self._names.species(species), value, cells)

    def _steps(self) -> Iterator[str]:
        """Who gets what, species by species, as the rules tell it."""
        state = seen_in(self._view, self._setup, "shown")
        edition: Any = self._setup.edition.shadow
        for species in range(len(Species)):
            award(state, edition, species, cards_for_a_majority(len(self._seats)))
        yield from map(self._teller.sentence, events_of(state, rules.Event, self._setup.edition.printed))

    def _price(self) -> list[int]:
        """What the points cost each player, by the rules, with lives enough to pay."""
        state = seen_in(self._view, self._setup, "points")
        for seat in self._seats:
            state.lives[seat] = LIVES
        give_up_lives(state)
        return [LIVES - lives for lives in state.lives]
