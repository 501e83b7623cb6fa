"""The figures of the menagerie: the species, the pyramid of rows, exchanges, majorities and lives."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping

from sousbois.core.naming import named_member, names_of
from sousbois.games.menagerie.material import Species, Variant
from sousbois.web.figures.figure import Face, Figure, Figures, Mark, Piece, Strip, icon
from sousbois.web.things.thing import Thing, titled

PYRAMID = (("giraffe",), ("bear", "mole"), ("sheep", "cat", "dog"), ("mouse", "goat", "rabbit", "pig"))
"""M3 One card in the first row, two in the second and so on."""
WANTED = ("bear", "mole")
"""M5 The row of the example, and what is offered for it."""
OFFERED: Mapping[tuple[str, ...], Mark] = {
    ("bear", "mole"): "no",
    ("bear", "bear"): "yes",
    ("mole", "mole"): "yes",
    ("mole", "cat"): "yes",
}
GIRAFFES = {"octave": 4, "rose": 3, "malik": 1}
"""M9 Who has how many in the example."""
LOST = {"rose": (15, 0), "malik": (13, 1), "octave": (10, 1), "adele": (7, 2), "jules": (7, 2)}
"""M11 The points of the example, and how many lives each player loses."""
LIVES = 5


class MenagerieFigures(Figures):
    """Draws the menagerie."""

    def drawn(self) -> Iterator[Figure]:
        """Cards, rows, the count."""
        yield self.figure("M2", [Strip(tuple(self._counted(species) for species in Species))])
        yield self.figure("M3", [self._row(row) for row in PYRAMID], layout="pyramid")
        offered = [self._row(row, mark=mark) for row, mark in OFFERED.items()]
        yield self.figure("M5", [self._row(WANTED, self.say("name-row", row=len(WANTED))), *offered], layout="beside")
        for clause, variant in (("M7", Variant.STANDARD), ("M13", Variant.ADVANCED)):
            yield self.figure(clause, self._sudden(variant))
        yield self.figure("M9", self._majority())
        yield self.figure("M11", self._lives())

    def portrait(self, thing: Thing) -> Piece:
        """Species as their cards; of everything else, its picture."""
        if thing.name in names_of(Species):
            return self._counted(Species[thing.name.upper()])
        return super().portrait(thing)

    def _card(self, species: str, note: str = "") -> Piece:
        name, value = titled(self.say(f"species-{species}")), self._value(species)
        return Piece("card", Face(species, name, str(value)), self.say("menagerie-card", name=name, value=value), note)

    def _counted(self, species: Species) -> Piece:
        name = named_member(species)
        return self._card(name, f"{titled(self.say(f'species-{name}'))} {self.copies(self._value(name))}")

    def _value(self, species: str) -> int:
        """M2 The value of a species is the number of its cards."""
        return int(self.facts.copies[names_of(Species).index(species)])

    def _row(self, species: Iterable[str], title: str = "", mark: Mark = "") -> Strip:
        return Strip(tuple(map(self._card, species)), titled(title), mark=mark)

    def _sudden(self, variant: Variant) -> Iterator[Strip]:
        """All cards of each species that ends a round when one player has them all."""
        for species in Species:
            if self.facts.sudden[variant, species]:
                name = named_member(species)
                yield self._row([name] * self._value(name))

    def _majority(self) -> Iterator[Strip]:
        """Whoever has more than all the others scores the value."""
        for who, count in GIRAFFES.items():
            best = count == max(GIRAFFES.values())
            says = self.points(self._value("giraffe") if best else 0)
            yield self._row(["giraffe"] * count, self.name(who), "wins" if best else "")._replace(says=says)

    def _lives(self) -> Iterator[Strip]:
        """Who loses how many lives."""
        for who, (points, lost) in LOST.items():
            kept = [icon("heart", self.say("figure-life", state="kept"))] * (LIVES - lost)
            gone = [icon("heart-lost", self.say("figure-life", state="lost"))] * lost
            yield Strip((*kept, *gone), self.name(who), self.points(points))


FIGURES = MenagerieFigures
