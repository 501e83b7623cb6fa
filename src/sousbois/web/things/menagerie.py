"""The things of the menagerie: its species, and the sets that end a round at once."""

from __future__ import annotations

from collections.abc import Iterator

from sousbois.core.edition import LoadedEdition
from sousbois.core.naming import named_member
from sousbois.core.words import Words
from sousbois.games.menagerie.material import Species, Variant
from sousbois.web.things.thing import Clauses, Fact, Group, Thing, fact, titled

SPECIES = Clauses(("M9",), ("M2", "M10"))
SUDDEN = Clauses(("M9",), ("M2", "M7", "M10", "M13"))
"""Of the species that end a round when one player has them all."""
SUDDEN_DEATH = Clauses(("M7", "M13"))


def listed(edition: LoadedEdition, words: Words) -> list[Group]:
    """The species, then sudden death."""
    species = tuple(_species(species, edition, words) for species in Species)
    rest = (_sudden_death(edition, words),)
    return [Group(words.say("thing-group-species"), species), Group(words.say("thing-group-more"), rest)]


def others(_edition: LoadedEdition, _words: Words) -> list[Thing]:
    """There is nothing else."""
    return []


def _species(species: Species, edition: LoadedEdition, words: Words) -> Thing:
    name = named_member(species)
    copies = words.say("thing-value-and-copies", copies=edition.shadow.copies[species])
    sudden = tuple(_sudden(species, edition, words))
    clauses = SUDDEN if sudden else SPECIES
    marked = (fact(edition, f"{name}.copies", copies), *sudden)
    return Thing(name, titled(words.say(f"species-{name}")), name, clauses, marked)


def _sudden(species: Species, edition: LoadedEdition, words: Words) -> Iterator[Fact]:
    """Whether all cards of a species in one hand end the round, in each variant."""
    for variant in Variant:
        if edition.shadow.sudden[variant, species]:
            name = named_member(variant)
            yield fact(edition, f"sudden_death.{name}", words.say(f"thing-sudden-{name}"))


def _sudden_death(edition: LoadedEdition, words: Words) -> Thing:
    marked = []
    for variant in Variant:
        name = named_member(variant)
        sets = [species for species in Species if edition.shadow.sudden[variant, species]]
        called = ", ".join(words.say(f"species-{named_member(species)}.all") for species in sets)
        marked.append(fact(edition, f"sudden_death.{name}", words.say(f"thing-sets-{name}", sets=called)))
    return Thing("sudden-death", words.say("thing-sudden-death"), "skull", SUDDEN_DEATH, tuple(marked))
