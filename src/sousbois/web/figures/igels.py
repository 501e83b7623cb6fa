"""The figures of igels: the kinds of cards, battles with their totals, dens, bound cards and the count."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.naming import names_of
from sousbois.core.words import Words
from sousbois.games.igels.material import PILE_OF_ANIMALS
from sousbois.games.igels.vocabulary import Species
from sousbois.web.figures.figure import Figure, Figures, Mark, Piece, Strip, icon, sign
from sousbois.web.rendering import signed
from sousbois.web.tables.igels_animals import AnimalOnTable
from sousbois.web.tables.igels_pieces import CardPiece, Pieces
from sousbois.web.things.thing import Thing

EXAMPLE_ORDER = {
    "octave": ("oppa", "jumbo", "gilly"),
    "malik": ("pique-poche", "flesel"),
    "rose": ("flausch", "berthe"),
}
"""I15 The sides of the example in the order in which their abilities act, leaders first."""
LEA = ("trunkee", "pfeffer"), ("left-hook", "waste-oil")
KARIM = ("floxel", "gros-roux"), ("pine-cone",)
"""I17 The animals and the combat cards of the example."""
OIL = 2
"""I17 What the waste oil takes away."""
COUNTED = {"nut": 3, "worm": 1, "picnic": 1}
"""I39 The foods of the example, which a player of the squirrels has."""
MUSHROOM = 2
"""I39 What the doubtful mushroom costs."""
READY = "ready"
MINUS = "\N{MINUS SIGN}"


class Foods(NamedTuple):
    """Foods of one kind."""

    id: str
    many: int = 1


class IgelsFigures(Figures):
    """Draws igels."""

    def __init__(self, game: Game, edition: LoadedEdition, words: Words) -> None:
        super().__init__(game, edition, words)
        self._pieces = Pieces(self.setup, words, self.teller)

    def drawn(self) -> Iterator[Figure]:
        """What there is; then the examples of the text, if they are about this edition."""
        pieces = self._pieces
        yield self.figure("I1", [Strip(tuple(self._kinds()))])
        yield self.figure("I2", [Strip(tuple(self._food_with_facts(food.id) for food in pieces.foods))])
        yield self.figure("I3", [Strip((self._animal(pieces.animals[0]), *map(self._support, self._first_cards())))])
        if self.is_told_of:
            yield from self._examples()

    def portrait(self, thing: Thing) -> Piece:
        """Foods, animals and cards as they lie on the table."""
        if thing.name in self._pieces.food:
            return self._food(thing.name)._replace(
                note=self.copies(self.facts.copies_of_food[self._pieces.food[thing.name].number])
            )
        if thing.name in self._pieces.animals:
            return self._animal(thing.name)
        kind = self._pieces.card(thing.name).number
        return self._support(thing.name)._replace(note=self.copies(self.facts.copies[kind]))

    # What there is

    def _kinds(self) -> Iterator[Piece]:
        """The sorts of cards, with how many there are of each."""
        facts = self.facts
        for species, title in self._pieces.species.items():
            yield icon(species, title, f"{title} {self.copies(PILE_OF_ANIMALS)}")
        foods = self.say("label-foods")
        yield icon("nut", foods, f"{foods} {self.copies(sum(facts.copies_of_food))}")
        combat, event = self._first_cards()
        copies = list(facts.copies)
        for card, group, count in (
            (combat, self.say("thing-group-combat"), sum(copies[: facts.combats])),
            (event, self.say("thing-group-events"), sum(copies[facts.combats : facts.kinds])),
        ):
            yield self._support(card)._replace(note=f"{group} {self.copies(count)}")

    def _first_cards(self) -> tuple[str, str]:
        """A combat card and an event."""
        return self._pieces.cards[0], self._pieces.cards[self.facts.combats]

    # Pieces

    def _animal(self, animal: str, note: str = "", bound: tuple[CardPiece, ...] = ()) -> Piece:
        piece = self._pieces.animal(animal)
        sap = self._sap(animal) + sum(self.facts.value[card.number] for card in bound)
        said = [piece.name, self.say("card-sap", sap=sap), piece.ability, *(card.name for card in bound)]
        lying = AnimalOnTable(piece, sap, READY, False, False, bound, False, "", None)
        return Piece("animal", lying, ", ".join(filter(None, said)), note)

    def _support(self, card: str) -> Piece:
        piece = self._pieces.card(card)
        return Piece("support", piece, f"{piece.name}, {piece.kind}")

    def _food(self, food: str, count: int = 1, note: str = "", mark: Mark = "") -> Piece:
        name = self._pieces.food[food].name
        return Piece("food", Foods(food, count), f"{name} {self.copies(count)}" if count > 1 else name, note, mark)

    def _food_with_facts(self, food: str) -> Piece:
        """A food with its name, how many there are, what it is worth, and whose favourite it is."""
        piece = self._pieces.food[food]
        worth = [f"{piece.name} {self.copies(self.facts.copies_of_food[piece.number])}", self.points(piece.points)]
        bonuses = {species: self._pieces.bonus(piece, species) for species in names_of(Species)}
        worth += [self.say("card-bonus", species=species, bonus=bonus) for species, bonus in bonuses.items() if bonus]
        return self._food(food)._replace(note=" · ".join(worth))

    def _sap(self, animal: str) -> int:
        return int(self.facts.sap[self._pieces.number(animal)])

    def _value(self, card: str) -> int:
        return int(self.facts.value[self._pieces.card(card).number])

    # Examples

    def _examples(self) -> Iterator[Figure]:
        yield self.figure("I15", self._order())
        yield self.figure("I17", self._battle())
        loot = self._food("nut", mark="yes"), self._food("worm", mark="no")
        yield self.figure("I24", [Strip((self._animal("berthe"), sign("→"), *loot), self.name("lea"))])
        theft = self._support("thieving-magpie"), sign("→"), self._food("picnic")
        yield self.figure(
            "I30", [Strip(theft, self.name("theo")), Strip((self._support("duckweed"),), self.name("adele"))]
        )
        hidden = self._food("nut", 2), self._food("picnic")
        yield self.figure("I34", [Strip((self._support("squirrel-nest"), sign("→"), *hidden))])
        needle = self._pieces.card("junkie-needle")
        bound = self._animal("junkie", bound=(needle,))
        yield self.figure(
            "I36", [Strip((self._animal("junkie"), sign("+"), self._support(needle.id), sign("→"), bound))]
        )
        yield self.figure("I39", [self._count()])

    def _order(self) -> Iterator[Strip]:
        """Sides by their initial SAP."""
        for place, (who, animals) in enumerate(EXAMPLE_ORDER.items(), 1):
            side = self._side(who, animals, ())
            yield side._replace(title=f"{place}. {side.title}")

    def _battle(self) -> Iterator[Strip]:
        """Two totals. Trunkee adds 1 for each combat card of his side; the oil takes something from the other."""
        yield self._side("lea", *LEA, len(LEA[1]))._replace(mark="wins")
        yield self._side("karim", *KARIM, -OIL)

    def _side(self, who: str, animals: Sequence[str], cards: Sequence[str], *more: int) -> Strip:
        """A side, the leader first, with its sum."""
        leader, *supporters = animals
        pieces = self._animal(leader, self.say("figure-leader")), *map(self._animal, supporters)
        total = _sum(*map(self._sap, animals), *map(self._value, cards), *more)
        return Strip((*pieces, *map(self._support, cards)), self.name(who), total)

    def _count(self) -> Strip:
        """Foods with the bonus of their species, and a penalty."""
        pieces, parts = [], []
        for name, count in COUNTED.items():
            food = self._pieces.food[name]
            bonus = self._pieces.bonus(food, "squirrel")
            worth = count * (food.points + bonus)
            parts.append(worth)
            pieces.append(self._food(name, count, f"{worth} ♥" if bonus else str(worth)))
        penalty = self._support("doubtful-mushroom")._replace(note=signed(-MUSHROOM))
        return Strip(
            (icon("squirrel", self._pieces.species["squirrel"]), *pieces, penalty),
            self.name("karim"),
            _sum(*parts, -MUSHROOM),
        )


def _sum(first: int, *rest: int) -> str:
    """`3 + 4 − 2 = 5`"""
    added = [f"{'+' if part >= 0 else MINUS} {abs(part)}" for part in rest]
    return f"{' '.join([str(first), *added])} = {first + sum(rest)}"


FIGURES = IgelsFigures
