"""The things of the badger: collection cards, alone or on each other, and leaves."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sousbois.core.edition import LoadedEdition
from sousbois.core.naming import named_member, names_of
from sousbois.core.words import Words
from sousbois.games.badger.edition import HIGHEST
from sousbois.games.badger.material import (
    Colour,
    Kind,
    Leaf,
    Offer,
    Stack,
    Suit,
    colour_of,
    highest_wins,
    kind_of,
    value_of,
)
from sousbois.web.things.thing import Clauses, Fact, Group, Thing, fact, titled

CLAUSES = {
    "badger": Clauses(("B16",), ("B15", "B20", "B22", "B26")),
    "female": Clauses(("B17",), ("B15", "B16", "B18", "B23")),
    "male": Clauses(("B17", "B18"), ("B15", "B16", "B23")),
    "magpie": Clauses(("B19",), ("B27",)),
    "bone": Clauses(("B20",), ("B15", "B19")),
    "twig": Clauses(("B21",), ("B19",)),
    "cage": Clauses(("B22",), ("B24",)),
    "trap": Clauses(("B23",), ("B24",)),
    "wheat": Clauses(("B25",), ("B15", "B17", "B19")),
    "weevil": Clauses(("B25",), ("B15", "B17", "B19")),
}
LEAF = Clauses(("B10",), ("B1", "B8", "B9"))
TRAMPLING = Clauses(("B11",), ("B1", "B8", "B9", "B10", "B12"))
"""Of the leaves that trample, and of those that are trampled."""


def listed(edition: LoadedEdition, words: Words) -> list[Group]:
    """The collection cards, then the leaves by what tramples them."""
    cards = tuple(_card(kind, edition, words) for kind in Kind)
    suits = tuple(_suit(suit, edition, words) for suit in Suit)
    return [Group(words.say("thing-group-collection"), cards), Group(words.say("thing-group-leaves"), suits)]


def others(edition: LoadedEdition, words: Words) -> list[Thing]:
    """Cards as they lie face up, cards on each other, and every colour and leaf."""
    cards = [_card(kind, edition, words) for kind in Kind]
    return [
        *(_offer(offer, cards[kind_of(offer)], words) for offer in Offer),
        *(_stack(stack, cards, words) for stack in Stack if named_member(stack) not in names_of(Kind)),
        *(_colour(colour, edition, words) for colour in Colour),
        *(_leaf(leaf, edition, words) for leaf in Leaf),
    ]


def _card(kind: Kind, edition: LoadedEdition, words: Words) -> Thing:
    """A type of collection card."""
    name, facts = named_member(kind), edition.shadow
    said = {
        "points": words.say("part-points", points=facts.points[kind]),
        "up": words.say("thing-arrow-up", copies=facts.copies[Offer[f"{kind.name}_UP"]]),
        "down": words.say("thing-arrow-down", copies=facts.copies[Offer[f"{kind.name}_DOWN"]]),
    }
    marked = tuple(fact(edition, f"{name}.{key}", says) for key, says in said.items())
    return Thing(name, titled(words.say(f"card-{name}")), name, CLAUSES[name], marked)


def _offer(offer: Offer, card: Thing, words: Words) -> Thing:
    """A collection card as it lies face up, with what its arrow means."""
    arrow, meaning = ("▲", "state-arrow-up") if highest_wins(offer) else ("▼", "state-arrow-down")
    clauses = card.clauses._replace(also=("B9", *card.clauses.also))
    return replace(
        card, name=named_member(offer), title=f"{card.title} {arrow}", kind=words.say(meaning), clauses=clauses
    )


def _stack(stack: Stack, cards: Sequence[Thing], words: Words) -> Thing:
    """Cards that lie on each other: the clauses of the animal are quoted, and those of what lies on it are named."""
    name = named_member(stack)
    animal, *laid = [cards[names_of(Kind).index(part)] for part in name.split("-")]
    also = dict.fromkeys(clause for card in laid for clause in (*card.clauses.quoted, *card.clauses.also))
    clauses = Clauses(animal.clauses.quoted, tuple(clause for clause in also if clause not in animal.clauses.quoted))
    points = [(card, each) for card in (animal, *laid) for each in card.facts if each.key == f"{card.name}.points"]
    facts = tuple(
        Fact(each.key, words.say("thing-part", card=card.title, says=each.says), each.mark) for card, each in points
    )
    return Thing(name, titled(words.say(f"stack-{name}")), animal.picture, clauses, facts)


def _suit(suit: Suit, edition: LoadedEdition, words: Words) -> Thing:
    """What tramples what, in pink or in the ordinary colours."""
    name, facts, highest = named_member(suit), edition.shadow, HIGHEST[suit]
    said = {
        "lowest_trampled_by": words.say("thing-trampled", value=1, trampler=facts.trampled_by[suit, 1]),
        "highest_trampled_by": words.say("thing-trampled", value=highest, trampler=facts.trampled_by[suit, highest]),
    }
    marked = tuple(fact(edition, f"{name}.{key}", says) for key, says in said.items())
    picture = "leaf-pink" if suit == Suit.PINK else "leaf-orange"
    return Thing(name, words.say(f"thing-leaves-{name}"), picture, TRAMPLING, marked)


def _colour(colour: Colour, edition: LoadedEdition, words: Words) -> Thing:
    """A colour, with what its suit states."""
    name = named_member(colour)
    facts = _suit(_suit_of(colour), edition, words).facts
    return Thing(name, titled(words.say(f"colour-{name}.suit")), f"leaf-{name}", TRAMPLING, facts)


def _suit_of(colour: int) -> Suit:
    return Suit.PINK if colour == Colour.PINK else Suit.ORDINARY


def _leaf(leaf: int, edition: LoadedEdition, words: Words) -> Thing:
    name = names_of(Leaf)[leaf]
    facts = tuple(_trampling(leaf, edition, words))
    title = titled(words.say("part-leaf", leaf=name))
    return Thing(name, title, f"leaf-{name.rpartition('-')[0]}", TRAMPLING if facts else LEAF, facts)


def _trampling(leaf: int, edition: LoadedEdition, words: Words) -> Iterator[Fact]:
    """What tramples a leaf, and what it tramples."""
    suit, value, trampled_by = _suit_of(colour_of(leaf)), value_of(leaf), edition.shadow.trampled_by
    for field, victim in (("lowest_trampled_by", 1), ("highest_trampled_by", HIGHEST[suit])):
        key = f"{named_member(suit)}.{field}"
        if value == victim:
            yield fact(edition, key, words.say("thing-is-trampled-by", value=trampled_by[suit, victim]))
        if value == trampled_by[suit, victim]:
            yield fact(edition, key, words.say("thing-tramples", value=victim))
