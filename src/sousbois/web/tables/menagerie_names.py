"""What the animals of the menagerie are called, and what their cards say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from sousbois.core.words import Words


@dataclass(frozen=True)
class Card:
    """An animal card."""

    id: str
    """Its id on the page."""
    species: str
    name: str
    value: int
    label: str
    """The card in words."""


@dataclass(frozen=True)
class Player:
    """Somebody at the table."""

    seat: int
    name: str
    is_you: bool
    lives: int


class Names:
    """The animals in the reader's language."""

    def __init__(self, words: Words, values: Mapping[str, int]) -> None:
        self.say = words.say
        self.values = values
        """What the majority of each species is worth, and how many cards it has; in the order of the rules."""

    def species(self, species: str) -> str:
        """`bear`"""
        return self.say(f"species-{species}")

    def card(self, species: str, place: str) -> Card:
        """A card that lies in some place."""
        name, value = self.species(species), self.values[species]
        return Card(place, species, name, value, self.say("menagerie-card", name=name, value=value))

    def cards(self, species: Iterable[str], places: Iterable[str]) -> list[Card]:
        """Cards that lie in some places."""
        return [self.card(*each) for each in zip(species, places, strict=True)]

    def listed(self, species: Sequence[str]) -> str:
        """`a bear, 2 moles and a cat`"""
        *before, last = [self.say(f"species-{each}.some", count=count) for each, count in Counter(species).items()]
        return self.say("log-list", before=", ".join(before), last=last) if before else last
