"""The things of igels: foods, animals, combat cards and events."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.core.words import Words
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS, Animal, Card
from sousbois.games.igels.vocabulary import Effect, Food, Species, Window
from sousbois.web.pictures import NAMES
from sousbois.web.things.thing import Clauses, Fact, Group, Thing, fact

ALSO_FOR_EFFECT = {
    Effect.SEND_HOME: ("R4",),
    Effect.KILL: ("I35", "R5", "R6"),
    Effect.SHIELD: ("I14",),
    Effect.FORCE_DRAW: ("I23", "I31"),
    Effect.LOWEST_WINS: ("I19",),
    Effect.WIN_TIES: ("I19",),
    Effect.LOOT: ("I21",),
    Effect.LOOT_PICK: ("I21",),
    Effect.FORAGE: ("I25", "R10"),
    Effect.STEAL_FOOD: ("I34", "R10"),
    Effect.SECURE: ("I34", "I42"),
    Effect.SECURE_CAP: ("I34", "I42"),
    Effect.PENALTY: ("I39",),
    Effect.WAKE: ("I27",),
    Effect.REVIVE: ("I35",),
    Effect.COUNTER: ("I30", "R3"),
}
"""Where the rules say more of an effect than the list of effects (I40) does."""


def listed(edition: LoadedEdition, words: Words) -> list[Group]:
    """Foods, the animals of each species, combat cards, events."""
    cards = _Cards(edition, words)
    return [
        Group(words.say("label-foods"), tuple(map(cards.food, Food))),
        *(Group(words.say(f"species-{name}.title"), cards.animals(at)) for at, name in enumerate(names_of(Species))),
        Group(words.say("thing-group-combat"), tuple(map(cards.support, range(cards.combats)))),
        Group(words.say("thing-group-events"), tuple(map(cards.support, range(cards.combats, cards.kinds)))),
    ]


def others(_edition: LoadedEdition, _words: Words) -> list[Thing]:
    """There is nothing else."""
    return []


class _Cards:
    """Reads one edition in one language."""

    def __init__(self, edition: LoadedEdition, words: Words) -> None:
        self._edition = edition
        self._words = words
        self._facts: Any = edition.shadow
        self.combats: int = self._facts.combats
        self.kinds: int = self._facts.kinds

    def food(self, food: Food) -> Thing:
        """A kind of food."""
        name = names_of(Food)[food]
        also = ("I2", "I21", "I34", *(("I24",) if self._facts.animal_food[food] else ()))
        facts = self._marked(name, self._food_says(food))
        return Thing(name, self._words.say(f"food-{name}.title"), name, Clauses(("I39",), also), facts)

    def animals(self, species: int) -> tuple[Thing, ...]:
        """The animals of a species."""
        first = species * PILE_OF_ANIMALS
        return tuple(map(self._animal, range(first, first + PILE_OF_ANIMALS)))

    def support(self, kind: int) -> Thing:
        """A combat card or an event."""
        name = self._edition.printed[Card][kind]
        picture = name if name in NAMES else "card-back"  # an edition of one's own may have any card
        facts = self._marked(name, self._support_says(kind))
        clauses = self._clauses(ANIMALS + kind, self._also_for_support(kind))
        sort = self._words.say("thing-combat-card" if kind < self.combats else "card-event")
        return Thing(name, self._called(name), picture, clauses, facts, self._text(name), sort)

    def _animal(self, number: int) -> Thing:
        name = self._edition.printed[Animal][number]
        facts = self._marked(name, self._animal_says(number))
        clauses = self._clauses(number, self._also_for_animal(number))
        return Thing(name, self._called(name), _species_of(number), clauses, facts, self._text(name))

    def _called(self, name: str) -> str:
        return str(getattr(self._edition.called[name], self._words.language))

    def _text(self, name: str) -> str:
        return str(getattr(self._edition.texts[name], self._words.language))

    # What is printed, by the names of the facts

    def _marked(self, name: str, says: Iterable[tuple[str, str]]) -> tuple[Fact, ...]:
        """Facts with their marks. Of a fact that is marked, but no number or word of its own, only the name is told."""
        told = {"name": self._words.say("fact-name")} | dict(says)
        for key in self._edition.provenance:
            card, _, marked = key.partition(".")
            if card == name:
                told.setdefault(marked, self._words.say(f"fact-{marked.replace('_', '-')}"))
        return tuple(fact(self._edition, f"{name}.{key}", said) for key, said in told.items())

    def _food_says(self, food: Food) -> Iterator[tuple[str, str]]:
        say, facts = self._words.say, self._facts
        yield "points", say("part-points", points=facts.points[food])
        yield "copies", say("card-copies", copies=facts.copies_of_food[food])
        bonuses = {name: facts.bonus[at, food] for at, name in enumerate(names_of(Species)) if facts.bonus[at, food]}
        loving = ", ".join(say("part-the-species", species=name) for name in bonuses)
        yield "bonus_species", say("thing-favourite", species=loving) if bonuses else say("thing-no-favourite")
        points = ", ".join(say("card-bonus", species=name, bonus=bonus) for name, bonus in bonuses.items())
        yield "bonus_points", points or say("thing-no-bonus")
        yield "animal_food", say("card-animal-food" if facts.animal_food[food] else "thing-for-vegetarians")

    def _animal_says(self, number: int) -> Iterator[tuple[str, str]]:
        say, facts = self._words.say, self._facts
        yield "species", say(f"species-{_species_of(number)}")
        yield "sap", say("card-sap", sap=facts.sap[number])
        yield "sex", say("card-male" if facts.sex[number] == 0 else "card-female")
        yield "vegetarian", say("label-vegetarian" if facts.vegetarian[number] else "thing-no-vegetarian")
        yield "ability", say("thing-no-ability") if self._effect(number) is None else self._effect_says(number)

    def _support_says(self, kind: int) -> Iterator[tuple[str, str]]:
        say, facts, cards = self._words.say, self._facts, self._edition.printed[Card]
        if kind < self.combats:
            yield "value", say("thing-value", value=facts.value[kind])
        yield "copies", say("card-copies", copies=facts.copies[kind])
        if self._effect(ANIMALS + kind) is not None:
            yield "effect", self._effect_says(ANIMALS + kind)
        if facts.only_for[kind] != NOTHING:
            yield "restricted_to", say("card-only-for", species=names_of(Species)[facts.only_for[kind]])
        if facts.bound_to[kind] != NOTHING:
            animal = self._edition.printed[Animal][facts.bound_to[kind]]
            yield "bound_to", say("card-bound-to", animal=self._called(animal))
        windows = [name for at, name in enumerate(names_of(Window)) if facts.windows[kind] >> at & 1]
        if windows:
            yield "windows", say("card-windows", windows=", ".join(say(f"window-name-{name}") for name in windows))
        stopping = [card for at, card in enumerate(cards) if facts.counters[kind, at]]
        if stopping:
            yield "counters", say("card-countered-by", cards=", ".join(map(self._called, stopping)))

    def _effect(self, source: int) -> Effect | None:
        number = self._facts.effect[source]
        return None if number == NOTHING else Effect(number)

    def _effect_says(self, source: int) -> str:
        name = names_of(Effect)[self._facts.effect[source]]
        effect = self._words.say(f"effect-{name}")
        return self._words.say("thing-ability" if source < ANIMALS else "thing-effect", effect=effect)

    # Where the rules speak of it

    def _clauses(self, source: int, also: Iterable[str]) -> Clauses:
        """What the list of effects says of an effect is quoted."""
        effect = self._effect(source)
        if effect is None:
            return Clauses((), tuple(also))
        more = ALSO_FOR_EFFECT.get(effect, ())
        return Clauses((f"I40 {names_of(Effect)[effect]}",), tuple(dict.fromkeys((*also, *more))))

    def _also_for_animal(self, number: int) -> Iterator[str]:
        facts = self._facts
        yield from ("I10", "I20")
        if facts.once[number]:
            yield "I37"
        if facts.deadly[number]:
            yield "I26"
        if facts.vegetarian[number]:
            yield "I24"
        if number in facts.bound_to:
            yield "I36"

    def _also_for_support(self, kind: int) -> Iterator[str]:
        facts = self._facts
        yield from ("I13", "I17") if kind < self.combats else ("I29",)
        if facts.only_for[kind] != NOTHING:
            yield "I33"
        if facts.bound_to[kind] != NOTHING:
            yield from ("I36", "R7")
        if any(facts.counters[kind, at] for at in range(self.kinds)):
            yield "I30"


def _species_of(animal: int) -> str:
    return names_of(Species)[animal // PILE_OF_ANIMALS]
