"""What is printed on a food, an animal or a card of igels, and where we have it from."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.text import Text

from sousbois.core.naming import names_of
from sousbois.core.record import NOTHING
from sousbois.core.setup import Setup
from sousbois.games.igels.material import ANIMALS, PILE_OF_ANIMALS
from sousbois.games.igels.vocabulary import Effect, Food, Species
from sousbois.terminal.answer import plain
from sousbois.terminal.igels_hand import windows_of
from sousbois.terminal.igels_names import Names
from sousbois.terminal.sentence import Sentence
from sousbois.terminal.style import HEADING, QUIET

MOST_SHOWN = 5
"""If a few letters mean more things than these, they mean nothing."""


class Cards:
    """Knows all that is printed, by id and by name."""

    def __init__(self, names: Names, setup: Setup) -> None:
        self._names = names
        self._words = names.words
        self._provenance = setup.edition.provenance
        called = {food: names.food(food) for food in names_of(Food)}
        called |= {source: names.thing(source) for source in names.sources}
        self._called = {thing: (_spoken(thing), _spoken(name)) for thing, name in called.items()}

    def explained(self, asked: str) -> RenderableType | None:
        """What a name, or how one of its words begins, stands for; None if it is unknown."""
        said = _spoken(asked)
        exact = [thing for thing, called in self._called.items() if said in called]
        begun = [thing for thing, called in self._called.items() if any(f" {said}" in f" {name}" for name in called)]
        found = exact or begun
        if not 0 < len(found) <= MOST_SHOWN:
            return None
        return Group(*(line for thing in found for line in self._card(thing)))

    def _card(self, thing: str) -> Iterator[RenderableType]:
        is_food = thing in names_of(Food)
        name = self._words.say(f"food-{thing}.title") if is_food else self._names.thing(thing)
        facts = self._food(thing) if is_food else self._facts(thing)
        yield Text()
        yield Sentence(" · ".join([name, *facts]), HEADING)
        if not is_food:
            yield Sentence(self._names.text(thing))
        for mark in ("sourced", "reconstructed"):
            marked = [fact for fact in self._marks(thing) if self._provenance[f"{thing}.{fact}"] == mark]
            if marked:
                named = ", ".join(self._words.say(f"fact-{fact.replace('_', '-')}") for fact in marked)
                yield Sentence(self._words.say(f"card-{mark}", facts=named), QUIET)

    def _marks(self, thing: str) -> list[str]:
        """The facts of a thing that say where they come from."""
        return [key.removeprefix(f"{thing}.") for key in self._provenance if key.startswith(f"{thing}.")]

    def _facts(self, source: str) -> Iterator[str]:
        """What is printed besides the text."""
        say, facts = self._words.say, self._names.facts
        number = self._names.sources.index(source)
        if number < ANIMALS:
            yield self._species(number // PILE_OF_ANIMALS)
            yield say("card-sap", sap=facts.sap[number])
            yield say("card-male" if facts.sex[number] == 0 else "card-female")
            if facts.vegetarian[number]:
                yield say("label-vegetarian")
        else:
            yield from self._support_card(source, number - ANIMALS)
        if facts.effect[number] != NOTHING:
            yield say(f"effect-{names_of(Effect)[facts.effect[number]]}")

    def _support_card(self, card: str, kind: int) -> Iterator[str]:
        say, facts = self._words.say, self._names.facts
        yield say("card-combat", value=facts.value[kind]) if kind < facts.combats else say("card-event")
        yield say("card-copies", copies=facts.copies[kind])
        if facts.only_for[kind] != NOTHING:
            yield say("card-only-for", species=names_of(Species)[facts.only_for[kind]])
        if facts.bound_to[kind] != NOTHING:
            yield say("card-bound-to", animal=self._names.thing(self._names.animals[facts.bound_to[kind]]))
        windows = [say(f"window-name-{window}") for window in windows_of(self._names, card)]
        if windows:
            yield say("card-windows", windows=", ".join(windows))
        counters = [name for at, name in enumerate(self._names.cards) if facts.counters[kind, at]]
        if counters:
            yield say("card-countered-by", cards=", ".join(map(self._names.thing, counters)))

    def _food(self, food: str) -> Iterator[str]:
        say, facts = self._words.say, self._names.facts
        number = names_of(Food).index(food)
        yield say("part-points", points=facts.points[number])
        yield say("card-copies", copies=facts.copies_of_food[number])
        for species, name in enumerate(names_of(Species)):
            if facts.bonus[species, number]:
                yield say("card-bonus", species=name, bonus=facts.bonus[species, number])
        if facts.animal_food[number]:
            yield say("card-animal-food")

    def _species(self, species: int) -> str:
        return self._words.say(f"species-{names_of(Species)[species]}")


def _spoken(name: str) -> str:
    """A name as people type it: without capitals, accents and hyphens."""
    return plain(name).replace("-", " ")
