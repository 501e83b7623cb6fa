"""What lies in front of each player of igels: animals, foods, cards that stay, and the hand seen from behind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sousbois.core.telling import Teller
from sousbois.core.view import View
from sousbois.games.igels.glade import is_on
from sousbois.games.igels.vocabulary import Effect
from sousbois.web.drawing import Scene
from sousbois.web.tables.igels_animals import AnimalOnTable, Animals
from sousbois.web.tables.igels_larders import FoodHeap, Foods, den, larder
from sousbois.web.tables.igels_moves import Move, Moves
from sousbois.web.tables.igels_pieces import CardPiece, Pieces

IN_POOL = ("ready", "asleep", "home", "dead")
"""The animals that lie in front of their player, in this order; the others are in the pile or in the glade."""
PASSING = ("supporters", "lay", *(f"{window}-window" for window in ("build", "stand", "last", "loot", "organise")))
"""The steps in which one can pass."""


class KeptCard(NamedTuple):
    """A card that stays in front of a player until the count."""

    piece: CardPiece
    copies: int
    cost: int
    """What it takes away in the end."""


class Area(NamedTuple):
    """What lies in front of one player."""

    seat: int
    name: str
    own: bool
    species: str
    """The species, which is also its picture; empty while it is not chosen."""
    title: str
    """What the species is called."""
    first: bool
    """Whether the marker of the first player is here."""
    says: str
    """How the player has answered in this step, if it matters: passed, or stays out."""
    cards: int
    """How many cards the hand has."""
    pool: tuple[AnimalOnTable, ...]
    pile: int
    """How many animals are still to be drawn."""
    foods: list[FoodHeap]
    secured: list[FoodHeap]
    kept: tuple[KeptCard, ...]
    move: Move | None
    """What pressing the player means, if players are to choose from; those in the glade are chosen there."""

    @property
    def asked(self) -> bool:
        """Whether the question is about the animals of this pool."""
        return any(animal.move is not None for animal in self.pool)


class Areas:
    """Draws the areas of one scene."""

    def __init__(
        self, scene: Scene, pieces: Pieces, teller: Teller, moves: Moves, animals: Animals, foods: Foods
    ) -> None:
        self._view = scene.view
        self._pieces = pieces
        self._teller = teller
        self._moves = moves
        self._animals = animals
        self._foods = foods

    def area(self, seat: int) -> Area:
        """What lies in front of a player."""
        view, species = self._view, self._view["species"][seat]
        own = seat == view["seat"]
        animals = list(self._pieces.pool(species))
        fates = [view["fate"][animal.id] for animal in animals]
        return Area(
            seat,
            self._teller.names[seat],
            own,
            species or "",
            self._pieces.species[species] if species else "",
            view["first"] == seat and view["round"] > 0,
            self._says(seat),
            view["hand_size"][seat] - view["laid_size"][seat],
            tuple(
                self._animals.on_table(animal, own)
                for shown in IN_POOL
                for animal, fate in zip(animals, fates, strict=True)
                if fate == shown
            ),
            fates.count("pile"),
            self._foods.heaps(larder(seat), view["foods"][seat], species),
            self._foods.heaps(den(seat), view["secured"][seat], species),
            tuple(self._kept(seat)),
            None if is_on(view) and seat in view["fighters"] else self._moves.legal_to(f"on-{seat}"),
        )

    def _says(self, seat: int) -> str:
        view = self._view
        if seat not in view["passed"]:
            return ""
        if view["step"] == "leaders" and seat not in view["fighters"]:
            return self._pieces.say("igels-area-stays-out")
        return self._pieces.say("igels-area-passed") if view["step"] in PASSING else ""

    def _kept(self, seat: int) -> Iterator[KeptCard]:
        facts = self._pieces.facts
        for card, count in self._view["kept"][seat].items():
            if count:
                source = self._pieces.number(card)
                cost = facts.amount[source] if facts.effect[source] == Effect.PENALTY else 0
                yield KeptCard(self._pieces.card(card), count, cost * count)


def others(view: View) -> Sequence[int]:
    """The other players in turn order after the reader; all of them, for somebody looking on."""
    seats, reader = view["seats"], view["seat"]
    if reader is None:
        return range(seats)
    return [(reader + step) % seats for step in range(1, seats)]
