"""What things are called at the table of igels, and how they are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Animal, Card, Food, Source, Species
from sousbois.terminal.drawing import View
from sousbois.terminal.sentence import NO_BREAK_SPACE, unbroken

VEGETARIAN, USED = "❀", "✗"


class Names:
    """The names of one edition in the reader's words, and the numbers that the rules know things by."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        self.facts: Any = setup.edition.shadow
        self.words = words
        self.teller = teller
        printed = setup.edition.printed
        self.animals, self.cards, self.sources = printed[Animal], printed[Card], printed[Source]
        self._texts = setup.edition.texts

    def thing(self, source: str) -> str:
        """The name of an animal or a card."""
        return self.teller.thing(source)

    def text(self, source: str) -> str:
        """What is written on an animal or a card."""
        return str(getattr(self._texts[source], self.words.language))

    def food(self, food: str) -> str:
        return self.words.say(f"food-{food}")

    def worth(self, food: str, species: str | None) -> str:
        """A food and its points, with the bonus of the reader's species: `nut (2+1)`."""
        number = names_of(Food).index(food)
        points = str(self.facts.points[number])
        bonus = 0 if species is None else self.facts.bonus[names_of(Species).index(species), number]
        return f"{self.food(food)} ({points}+{bonus})" if bonus else f"{self.food(food)} ({points})"

    def pool(self, species: str | None) -> list[str]:
        """The animals of a species."""
        if species is None:
            return []
        first = names_of(Species).index(species) * PILE_OF_ANIMALS
        return list(self.animals[first : first + PILE_OF_ANIMALS])

    def bound_to(self, animal: str, view: View) -> list[str]:
        """The cards that lie under an animal."""
        number = self.animals.index(animal)
        return [card for at, card in enumerate(self.cards) if view["bound"][card] and self.facts.bound_to[at] == number]

    def animal(self, animal: str, view: View) -> str:
        """An animal with its SAP, the cards under it, and its marks: `Jumbo 7 (Club)`."""
        bound = self.bound_to(animal, view)
        cards = f" ({', '.join(map(self.thing, bound))})" if bound else ""
        return f"{self.thing(animal)} {view['sap'][animal]}{cards}{self._marks(animal, view)}"

    def _marks(self, animal: str, view: View) -> str:
        marks = {VEGETARIAN: self.facts.vegetarian[self.animals.index(animal)], USED: animal in view["used"]}
        found = "".join(mark for mark, there in marks.items() if there)
        return f" {found}" if found else ""

    def is_animal(self, source: str) -> bool:
        return self.sources.index(source) < ANIMALS

    def listed(self, things: Iterable[str]) -> str:
        """Things in a row. A line does not break within a name."""
        return f"{NO_BREAK_SPACE}· ".join(map(unbroken, things))

    def counted(self, counts: Mapping[str, int], name: Callable[[str], str]) -> str:
        """What there is, each with how often."""
        return self.listed(
            f"{name(thing)} ×{count}" if count > 1 else name(thing) for thing, count in counts.items() if count
        )
