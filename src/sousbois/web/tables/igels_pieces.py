"""What is printed on the foods, animals and cards of igels, in the reader's words: it does not change during a game."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Animal, Card, Source
from sousbois.games.igels.vocabulary import Effect, Food, Species
from sousbois.web.pictures import NAMES

SPECIES = {species: number for number, species in enumerate(names_of(Species))}
"""The species by name, with the numbers that the rules know them by."""
COMBAT_WITHOUT_PICTURE, EVENT_WITHOUT_PICTURE = "battle", "start-card"
"""An edition may have cards that nobody has drawn yet."""
USUAL_WORD, LONG_WORD = 8, 9
"""So many letters of a name fit in a line, as large as usual and a little smaller."""


class AnimalPiece(NamedTuple):
    """What is printed on an animal."""

    id: str
    number: int
    name: str
    species: str
    """Its species, which is also its picture."""
    ability: str
    """What it can do, in a word; empty if it has no ability."""
    vegetarian: bool
    letters: str
    """How small its name must be written, as a class."""


class CardPiece(NamedTuple):
    """What is printed on a support card."""

    id: str
    number: int
    name: str
    picture: str
    value: str
    """The value of a combat card, as `+2`; empty on an event."""
    effect: str
    """What it does, in a word; empty if it has nothing but a value."""
    kind: str
    """What kind of card it is, and for whom: `combat card, value 2`."""
    only_for: str
    """The only species that can use it, if not all can."""
    letters: str
    """How small its name must be written, as a class."""


class FoodPiece(NamedTuple):
    """What is printed on a food."""

    id: str
    number: int
    name: str
    points: int


class Pieces:
    """All pieces of an edition. They are made when they are first looked at."""

    def __init__(self, setup: Setup, words: Words, teller: Teller) -> None:
        printed = setup.edition.printed
        self.facts: Any = setup.edition.shadow
        self.animals, self.cards, self.sources = printed[Animal], printed[Card], printed[Source]
        self._words = words
        self._said: dict[tuple[Any, ...], str] = {}
        self._teller = teller
        self._texts = setup.edition.texts
        self._numbers = {source: number for number, source in enumerate(self.sources)}
        self._animals: dict[str, AnimalPiece] = {}
        self._cards: dict[str, CardPiece] = {}
        self.foods = tuple(
            FoodPiece(food, number, words.say(f"food-{food}.title"), self.facts.points[number])
            for number, food in enumerate(names_of(Food))
        )
        self.food = {food.id: food for food in self.foods}
        self.species = {species: words.say(f"species-{species}.title") for species in SPECIES}

    def say(self, message: str, /, **values: str | float) -> str:
        """As `Words.say`, but what was said once is remembered: a table says the same things over and over."""
        key = (message, *values.items())
        found = self._said.get(key)
        if found is None:
            found = self._said[key] = self._words.say(message, **values)
        return found

    def animal(self, animal: str) -> AnimalPiece:
        """An animal by its id."""
        found = self._animals.get(animal)
        if found is None:
            number = self._numbers[animal]
            found = self._animals[animal] = AnimalPiece(
                animal,
                number,
                self._teller.thing(animal),
                names_of(Species)[number // PILE_OF_ANIMALS],
                self._effect(number),
                bool(self.facts.vegetarian[number]),
                letters_of(self._teller.thing(animal)),
            )
        return found

    def card(self, card: str) -> CardPiece:
        """A support card by its id."""
        found = self._cards.get(card)
        if found is None:
            found = self._cards[card] = self._printed_card(card, self._numbers[card] - ANIMALS)
        return found

    def _printed_card(self, card: str, kind: int) -> CardPiece:
        facts, is_combat = self.facts, kind < self.facts.combats
        picture = card if card in NAMES else COMBAT_WITHOUT_PICTURE if is_combat else EVENT_WITHOUT_PICTURE
        only_for = "" if facts.only_for[kind] == NOTHING else names_of(Species)[facts.only_for[kind]]
        described = [self.say("card-combat", value=facts.value[kind]) if is_combat else self.say("card-event")]
        if only_for:
            described.append(self.say("card-only-for", species=only_for))
        effect = self._effect(ANIMALS + kind)
        return CardPiece(
            card,
            kind,
            self._teller.thing(card),
            picture,
            f"+{facts.value[kind]}" if is_combat else "",
            effect,
            ", ".join([*described, effect] if effect else described),
            only_for,
            letters_of(self._teller.thing(card)),
        )

    def _effect(self, source: int) -> str:
        effect = self.facts.effect[source]
        return "" if effect == NOTHING else self.say(f"effect-{names_of(Effect)[effect]}")

    def number(self, source: str) -> int:
        """The number of an animal or card among all that can have an effect."""
        return self._numbers[source]

    def effect(self, source: str) -> str:
        """The effect of an animal or card, as rules call it; empty if it has none."""
        effect = self.facts.effect[self._numbers[source]]
        return "" if effect == NOTHING else names_of(Effect)[effect]

    def name(self, source: str) -> str:
        """The name of an animal or card."""
        return self._teller.thing(source)

    def text(self, source: str) -> str:
        """What is written on an animal or card."""
        return str(getattr(self._texts[source], self._words.language))

    def pool(self, species: str | None) -> Iterable[AnimalPiece]:
        """The animals of a species."""
        if species is None:
            return ()
        first = SPECIES[species] * PILE_OF_ANIMALS
        return map(self.animal, self.animals[first : first + PILE_OF_ANIMALS])

    def bonus(self, food: FoodPiece, species: str | None) -> int:
        """What a food counts besides for a species."""
        return 0 if species is None else int(self.facts.bonus[SPECIES[species], food.number])


def letters_of(name: str) -> str:
    """How small a name must be written for its longest word to fit in a line of a card, as a class."""
    longest = max(map(len, re.split("[ -]", name)))
    return "is-longest" if longest > LONG_WORD else "is-long" if longest > USUAL_WORD else ""
