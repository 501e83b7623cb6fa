"""The support cards of igels on one table: the reader's hand, what lies in the glade, and the card being played.

A card keeps its id from the hand to the glade, so that it glides there. Cards of a kind are numbered for each player,
those in the hand first and the one that left it last after them: so no card that stays changes its number.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sousbois.core.view import HIDDEN
from sousbois.web.drawing import Scene
from sousbois.web.tables.igels_moves import Move, Moves
from sousbois.web.tables.igels_pieces import CardPiece, Pieces

DEED_OF_STEP = {"lay": "lay", "trade": "trade"}
"""What a step asks to do with a card of the hand; windows ask to play one, and elsewhere that is what one would try."""


class HandCard(NamedTuple):
    """A card of the reader's hand."""

    id: str
    piece: CardPiece
    label: str
    move: Move | None
    picked: bool = False
    """Whether the reader has begun to play or trade it; pressing it takes that back."""
    fits: bool = True
    """Whether the reader's species could use it at all."""


class GladeCard(NamedTuple):
    """A support card in the glade."""

    id: str
    piece: CardPiece | None
    """What it is, if the reader knows it."""
    face_down: bool
    void: bool
    """Whether it counts for nothing any more."""
    lit: bool
    """Whether it is taking effect."""
    label: str


class Cards:
    """All support cards of one scene that are not in a pile."""

    def __init__(self, scene: Scene, pieces: Pieces, moves: Moves) -> None:
        self._view = view = scene.view
        self._pieces = pieces
        self._moves = moves
        self._counted: Counter[tuple[int, str]] = Counter()
        self.hand: list[HandCard] = []
        """The reader's hand, sorted."""
        self.played: GladeCard | None = None
        """The event that somebody is playing."""
        self.glade: Mapping[int, list[GladeCard]] = {}
        """What each player has laid, in that order."""
        reader = view["seat"]
        laid: list[str] = []
        if reader is not None and view["hand"][reader] != HIDDEN:
            laid = self._sort_hand(reader, bool(scene.draft))
        if view["card"] is not None and view["actor"] is not None and not scene.draft:
            self.played = self._in_glade(view["actor"], view["card"], lit=True)
        self.glade = {seat: self._laid(seat, laid if seat == reader else []) for seat in view["fighters"]}

    # The hand

    def _sort_hand(self, reader: int, begun: bool) -> list[str]:
        """Sort the reader's cards by kind; the answer is which of them lie face down in the glade, in that order."""
        view, size = self._view, self._view["hand_size"][reader]
        held = list(zip(view["hand"][reader][:size], view["laid"][reader][:size], strict=True))
        kinds = [(card, False) for card, place in held if not place]
        if begun and view["card"] is not None:
            kinds.append((view["card"], True))
        species = view["species"][reader]
        for card, picked in sorted(kinds, key=lambda kind: (self._pieces.number(kind[0]), kind[1])):
            self.hand.append(self._held(reader, card, picked, species))
        return [card for card, place in sorted(held, key=lambda one: one[1]) if place]

    def _held(self, seat: int, card: str, picked: bool, species: str) -> HandCard:
        piece = self._pieces.card(card)
        move = Move("", True) if picked else self._moves.to(f"{self._deed()}-{card}")
        label = f"{piece.name}, {piece.kind}"
        return HandCard(self._id(seat, card), piece, label, move, picked, piece.only_for in ("", species))

    def _deed(self) -> str:
        if self._view["question"] == "counter":
            return "counter"
        return DEED_OF_STEP.get(self._view["step"], "play")

    # The glade

    def _laid(self, seat: int, known: Sequence[str]) -> list[GladeCard]:
        view = self._view
        if view["laid_size"][seat]:
            return self._face_down(seat, known)
        line = list(enumerate(view["line"][seat][: view["line_size"][seat]]))
        at_work = view["source"] if view["actor"] == seat and self.played is None else None
        cards = [
            self._in_glade(seat, card, void=bool(view["void"][seat][at]), lit=card == at_work)
            for at, card in reversed(line)
        ]
        return cards[::-1]

    def _face_down(self, seat: int, known: Sequence[str]) -> list[GladeCard]:
        if known:
            return [self._in_glade(seat, card, face_down=True) for card in reversed(known)][::-1]
        label = self._pieces.say("igels-glade-face-down")
        size = self._view["laid_size"][seat]
        return [GladeCard(f"laid-{seat}-{number}", None, True, False, False, label) for number in range(size)]

    def _in_glade(
        self, seat: int, card: str, face_down: bool = False, void: bool = False, lit: bool = False
    ) -> GladeCard:
        piece = self._pieces.card(card)
        said = [piece.name, piece.kind]
        if face_down:
            said.append(self._pieces.say("igels-glade-face-down"))
        if void:
            said.append(self._pieces.say("battle-void"))
        return GladeCard(self._id(seat, card), piece, face_down, void, lit, ", ".join(said))

    def _id(self, seat: int, card: str) -> str:
        number = self._counted[seat, card]
        self._counted[seat, card] += 1
        return f"card-{seat}-{card}-{number}"
