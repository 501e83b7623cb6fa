"""The figures of the hunt: the cards of a hand, a lodge and its places, who takes whom, and what it is worth."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from sousbois.core.naming import named_member, names_of
from sousbois.games.hunt.rules import Card
from sousbois.web.figures.figure import Face, Figure, Figures, Mark, Piece, Strip, icon, sign
from sousbois.web.rendering import signed
from sousbois.web.things.thing import Thing, titled

ORDER = ("closed-season", "hunter", "wolf", "rabbit", "carrot")
"""J3 In which order cards act; the last one never does."""
TAKES = {"J5": ("hunter", ("wolf",)), "J6": ("wolf", ("rabbit",)), "J7": ("rabbit", ("carrot", "closed-season"))}
"""Who takes whom, by the clause that says so."""


class Lodge(NamedTuple):
    """A lodge and its three places."""

    pile: int
    above: str
    easy: str


class Worth(NamedTuple):
    """A card, with what it is worth in the prey pile and in the hand."""

    face: Face
    pile: str
    hand: str


class HuntFigures(Figures):
    """Draws the hunt."""

    def drawn(self) -> Iterator[Figure]:
        """Cards, lodges, what cards do, points."""
        hand = [self._card(named_member(card), self.copies(self.facts.copies[card])) for card in Card]
        rest = [
            self._lodge_card(),
            icon("start-card", self.say("state-start-card"), titled(self.say("state-start-card"))),
        ]
        yield self.figure("J1", [Strip((*hand, *rest))])
        yield self.figure("J2", [Strip((Piece("lodge", Lodge(2, "wolf", "rabbit"), self.say("figure-lodge")),))])
        yield self.figure("J3", [Strip(self._order())])
        yield self.figure("J4", [self._closed_season()])
        for clause, (taker, preys) in TAKES.items():
            yield self.figure(clause, [Strip((self._card(taker), sign("→"), *map(self._card, preys)))])
        yield self.figure("J8", self._nearest(), layout="beside")
        yield self.figure("J12", [Strip((*map(self._worth, names_of(Card)), self._lodge_card(4)))])

    def portrait(self, thing: Thing) -> Piece:
        """Cards as they are held; of everything else, its picture."""
        if thing.name in names_of(Card):
            return self._worth(thing.name)._replace(note=self.copies(self.facts.copies[_card(thing.name)]))
        return super().portrait(thing)

    def _card(self, kind: str, note: str = "", mark: Mark = "") -> Piece:
        name = titled(self.say(f"card-{kind}"))
        return Piece("card", Face(kind, name), name, note, mark)

    def _worth(self, kind: str) -> Piece:
        pile, hand = self.facts.pile_points[_card(kind)], self.facts.hand_points[_card(kind)]
        face = Face(kind, titled(self.say(f"card-{kind}")))
        told = self.say("figure-worth", card=face.name, pile=self.points(pile), hand=self.points(hand))
        return Piece("worth", Worth(face, signed(pile), signed(hand)), told)

    def _lodge_card(self, four: int = 0) -> Piece:
        side = self.say("state-lodge-four" if four else "state-lodge-plain")
        note = self.points(self.facts.lodge_points) if four else self.say("label-lodge")
        return Piece("house", bool(four), self.say("hunt-lodge-card", side=side), note)

    def _order(self) -> tuple[Piece, ...]:
        """The cards one after the other."""
        cards = [icon(kind, titled(self.say(f"card-{kind}")), titled(self.say(f"card-{kind}"))) for kind in ORDER]
        return tuple(piece for card in cards for piece in (sign("→"), card))[1:]

    def _closed_season(self) -> Strip:
        caught = self.points(self.facts.pile_points[Card.HUNTER])
        pieces = self._card("closed-season"), sign("+"), self._card("hunter"), sign("→")
        return Strip((*pieces, self._card("hunter", caught, "out"), self._lodge_card(4)))

    def _nearest(self) -> Iterator[Strip]:
        """Where a wolf looks for rabbits, place by place."""
        for neighbour, first in (("left", 1), ("next", 3)):
            places = (("label-easy-prey", "rabbit"), ("label-above", "rabbit"))
            pieces = [self._card(kind, f"{first + at}. {self.say(place)}") for at, (place, kind) in enumerate(places)]
            yield Strip(tuple(pieces), self.say("figure-neighbour", which=neighbour))


def _card(kind: str) -> int:
    return names_of(Card).index(kind)


FIGURES = HuntFigures
