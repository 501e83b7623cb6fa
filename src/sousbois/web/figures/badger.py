"""The figures of the badger: leaves, tricks with their winner, and collections with what they are worth."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.naming import named_member, names_of
from sousbois.core.record import NOTHING
from sousbois.core.words import Words
from sousbois.games.badger.edition import HIGHEST
from sousbois.games.badger.material import ARROWS, Colour, Kind, Leaf, Offer, Stack, Suit
from sousbois.games.badger.points import points_of
from sousbois.games.badger.trick import trampler_of, trick_winner
from sousbois.web.figures.figure import Face, Figure, Figures, Mark, Piece, Strip, sign
from sousbois.web.rendering import signed
from sousbois.web.tables.badger_cards import Cards
from sousbois.web.things.thing import Thing, titled

EXAMPLE = {"orange-1": "lea", "pink-5": "karim", "orange-5": "jean", "blue-4": "theo"}
"""B11 The leaves of the example, and who plays them."""
FEW_TWIGS, MANY_TWIGS = 4, 5
WAYS = ("up", "down")
ANIMALS = ("badger", "female", "male")
"""What other cards are laid on."""


class BadgerFigures(Figures):
    """Draws the badger."""

    def __init__(self, game: Game, edition: LoadedEdition, words: Words) -> None:
        super().__init__(game, edition, words)
        self._cards = Cards(self.setup, words, self.teller)

    def drawn(self) -> Iterator[Figure]:
        """Cards, tricks, collections."""
        yield self.figure("B1", self._leaves())
        yield self.figure("B3", [Strip(tuple(map(self._kind, Kind)))])
        yield self.figure("B9", [self._trick(f"female-{way}", ("orange-9", "orange-4", "orange-7")) for way in WAYS])
        yield self.figure(
            "B10",
            [
                self._trick("bone-up", ("orange-10", "blue-9", "pink-2")),
                self._trick("bone-up", ("orange-10", "blue-9", "orange-3")),
            ],
        )
        if self.is_told_of:
            yield self.figure("B11", [self._trick("female-down", tuple(EXAMPLE), self._players())])
        yield self.figure("B12", self._tramplers(), layout="beside")
        yield self.figure(
            "B16", [self._held("badger", "female!", "male!"), self._held("badger-bone", "female", "male")]
        )
        yield self.figure(
            "B17", [self._worth("female"), self._worth("female-wheat"), self._worth("female-wheat", "male")]
        )
        yield self.figure("B18", [self._held("male!", "female-wheat!", "male!")])
        twigs = [self._worth(*["twig"] * count) for count in (FEW_TWIGS, MANY_TWIGS)]
        yield self.figure("B21", twigs, few=FEW_TWIGS, many=MANY_TWIGS)
        yield self.figure("B28", [self._worth("badger-bone", "female-wheat", "male", *["twig"] * MANY_TWIGS)])

    def portrait(self, thing: Thing) -> Piece:
        """Collection cards as they are printed; of leaves, the highest one of the colour."""
        if thing.name in names_of(Kind):
            return self._kind(Kind[thing.name.upper()])
        suit = Suit[thing.name.upper()]
        return self._leaf(f"{'pink' if suit == Suit.PINK else 'orange'}-{HIGHEST[suit]}")

    # Cards

    def _leaves(self) -> Iterator[Strip]:
        """All leaves of two colours, and one of each of the others."""
        for colour in (Colour.PINK, Colour.ORANGE):
            name = named_member(colour)
            leaves = [leaf for leaf in names_of(Leaf) if leaf.startswith(f"{name}-")]
            yield Strip(tuple(map(self._leaf, leaves)), titled(self.say(f"colour-{name}.suit")))
        others = [named_member(colour) for colour in Colour if colour > Colour.ORANGE]
        title = ", ".join(self.say(f"colour-{name}.suit") for name in others)
        yield Strip(tuple(self._leaf(f"{name}-{HIGHEST[Suit.ORDINARY]}") for name in others), titled(title))

    def _leaf(self, name: str, note: str = "", mark: Mark = "") -> Piece:
        leaf = self._cards.leaf(name)
        return Piece("leaf", leaf, leaf.label, note, mark)

    def _kind(self, kind: Kind) -> Piece:
        name, points = named_member(kind), self.facts.points[kind]
        copies = sum(self.facts.copies[kind * ARROWS + arrow] for arrow in range(ARROWS))
        face = Face(name, titled(self.say(f"card-{name}")), foot=f"{'+' if points > 0 else ''}{signed(points)}")
        return Piece("card", face, f"{face.name}, {self.points(points)}", self.copies(copies))

    # Tricks

    def _players(self) -> list[str]:
        return [self.name(who) for who in EXAMPLE.values()]

    def _trick(self, stake: str, leaves: Sequence[str], notes: Sequence[str] = ()) -> Strip:
        """A trick, the first leaf leading; the rules say who wins it."""
        state: Any = self.setup.shadow(self.setup.blank())
        state.seats, state.first, state.stake = len(leaves), 0, names_of(Offer).index(stake)
        for seat, leaf in enumerate(leaves):
            state.laid[seat] = names_of(Leaf).index(leaf)
        winner = trick_winner(state, self.facts)
        offer = self._cards.offer(stake, "")
        pieces = [Piece("offer", offer, self.say("badger-at-stake", card=offer.label), self.say("label-at-stake"))]
        for seat, leaf in enumerate(leaves):
            trampled = trampler_of(state, self.facts, state.laid[seat]) != NOTHING
            note = notes[seat] if notes else self.say("figure-led") if seat == 0 else ""
            pieces.append(self._leaf(leaf, note, "wins" if seat == winner else "out" if trampled else ""))
        return Strip(tuple(pieces), f"{offer.sign} {titled(self.say(f'state-arrow-{offer.arrow}'))}")

    def _tramplers(self) -> Iterator[Strip]:
        """What tramples what, as the edition has it."""
        for suit in Suit:
            colour = "pink" if suit == Suit.PINK else "orange"
            for value in (1, HIGHEST[suit]):
                trampler = self._leaf(f"{colour}-{self.facts.trampled_by[suit, value]}")
                yield Strip((trampler, sign("→"), self._leaf(f"{colour}-{value}", mark="out")))

    # Collections

    def _held(self, *stacks: str) -> Strip:
        """Cards in a collection; what ends with `!` is lost."""
        return Strip(tuple(self._stack(name.rstrip("!"), "out" if name.endswith("!") else "") for name in stacks))

    def _stack(self, name: str, mark: Mark = "") -> Piece:
        kinds = name.split("-")
        label = self.say(f"stack-{name}" if kinds[0] in ANIMALS else f"card-{name}")
        return Piece("stack", kinds, titled(label), mark=mark)

    def _worth(self, *stacks: str) -> Strip:
        """A collection, with the points that the rules count."""
        state: Any = self.setup.shadow(self.setup.blank())
        for name in stacks:
            state.collection[0, Stack[name.upper().replace("-", "_")]] += 1
        return self._held(*stacks)._replace(says=self.points(points_of(state, self.facts, 0)))


FIGURES = BadgerFigures
