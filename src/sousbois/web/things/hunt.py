"""The things of the hunt: its cards, the lodge and the days."""

from __future__ import annotations

from sousbois.core.edition import LoadedEdition
from sousbois.core.naming import named_member
from sousbois.core.words import Words
from sousbois.games.hunt.rules import Card
from sousbois.web.things.thing import Clauses, Group, Thing, fact, titled

CLAUSES = {
    "hunter": Clauses(("J5",), ("J4", "J8", "J12")),
    "wolf": Clauses(("J6",), ("J5", "J8", "J12")),
    "rabbit": Clauses(("J7",), ("J6", "J8", "J12")),
    "carrot": Clauses(("J7",), ("J3", "J8", "J12")),
    "closed-season": Clauses(("J4",), ("J7", "J12")),
    "lodge": Clauses(("J2",), ("J4", "J12")),
    "days": Clauses(("J14",), ("J10", "J13")),
}


def listed(edition: LoadedEdition, words: Words) -> list[Group]:
    """The cards, then what else the edition states."""
    cards = tuple(_card(card, edition, words) for card in Card)
    rest = (_lodge(edition, words), _days(edition, words))
    return [Group(words.say("thing-group-cards"), cards), Group(words.say("thing-group-more"), rest)]


def others(_edition: LoadedEdition, _words: Words) -> list[Thing]:
    """There is nothing else."""
    return []


def _card(card: Card, edition: LoadedEdition, words: Words) -> Thing:
    name, facts = named_member(card), edition.shadow
    said: dict[str, str] = {
        "copies": words.say("thing-in-each-hand", copies=facts.copies[card]),
        "pile": words.say("thing-in-pile", points=_points(facts.pile_points[card], words)),
        "hand": words.say("thing-in-hand", points=_points(facts.hand_points[card], words)),
    }
    marked = tuple(fact(edition, f"{name}.{key}", says) for key, says in said.items())
    return Thing(name, titled(words.say(f"card-{name}")), name, CLAUSES[name], marked)


def _lodge(edition: LoadedEdition, words: Words) -> Thing:
    says = words.say("thing-lodge-points", points=_points(edition.shadow.lodge_points, words))
    marked = (fact(edition, "edition.lodge_points", says),)
    return Thing("lodge", words.say("label-lodge"), "lodge", CLAUSES["lodge"], marked)


def _days(edition: LoadedEdition, words: Words) -> Thing:
    marked = (fact(edition, "edition.days", words.say("thing-days-last", days=edition.shadow.days)),)
    return Thing("days", words.say("thing-days"), "clock", CLAUSES["days"], marked)


def _points(points: int, words: Words) -> str:
    return words.say("part-points", points=points)
