"""What things are called at the table of igels, and how they are listed."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from sousbois.core.naming import names_of
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.games.igels.material import PILE_OF_ANIMALS, Animal, Card, Source
from sousbois.games.igels.vocabulary import Food, Species
from sousbois.terminal.sentence import NO_BREAK_SPACE, unbroken

VEGETARIAN, USED = "❀", "✗"

LONGEST_UNBROKEN = 20
"""So that a table of fifty columns has room for it."""


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
        bonus = 0 if species is None else self.facts.bonus[names_of(Species).index(species), number]
        points = f"{self.facts.points[number]}+{bonus}" if bonus else str(self.facts.points[number])
        return f"{self.food(food)}{NO_BREAK_SPACE}({points})"

    def pool(self, species: str | None) -> list[str]:
        """The animals of a species."""
        if species is None:
            return []
        first = names_of(Species).index(species) * PILE_OF_ANIMALS
        return list(self.animals[first : first + PILE_OF_ANIMALS])

    def animal(self, animal: str, state: Any) -> str:
        """An animal with its SAP, the cards under it, and its marks: `Jumbo 7 (Club)`."""
        number = self.animals.index(animal)
        bound = [card for at, card in enumerate(self.cards) if state.bound[at] and self.facts.bound_to[at] == number]
        cards = f" ({', '.join(map(self.thing, bound))})" if bound else ""
        return f"{self.thing(animal)}{NO_BREAK_SPACE}{state.sap[number]}{cards}{self._marks(number, state)}"

    def marked(self, animal: int, state: Any) -> str:
        """An animal by its name and its marks alone."""
        return f"{self.thing(self.animals[animal])}{self._marks(animal, state)}"

    def _marks(self, animal: int, state: Any) -> str:
        marks = {VEGETARIAN: self.facts.vegetarian[animal], USED: state.used[animal]}
        found = "".join(mark for mark, there in marks.items() if there)
        return f"{NO_BREAK_SPACE}{found}" if found else ""

    def listed(self, things: Iterable[str]) -> str:
        """Things in a row. A line does not break within a name, unless that is too long for a narrow screen."""
        names = (unbroken(thing) if len(thing) <= LONGEST_UNBROKEN else thing for thing in things)
        return f"{NO_BREAK_SPACE}· ".join(names)

    def counted(self, counts: Mapping[str, int], name: Callable[[str], str]) -> str:
        """What there is, each with how often."""
        found = [(name(thing), count) for thing, count in counts.items() if count]
        return self.listed(f"{thing}{NO_BREAK_SPACE}×{count}" if count > 1 else thing for thing, count in found)
