"""A figure: strips of pieces, drawn as they lie on the table, with a few words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, Literal, NamedTuple

from sousbois.core.edition import LoadedEdition
from sousbois.core.game import Game
from sousbois.core.setup import Setup
from sousbois.core.telling import Teller
from sousbois.core.words import Words
from sousbois.web.things.thing import Thing

Mark = Literal["", "wins", "out", "yes", "no"]
"""What becomes of something: it wins, it is out of the contest, the rules allow it, they do not."""


class Face(NamedTuple):
    """What is seen of a card (`templates/cards.html`)."""

    picture: str
    name: str = ""
    corner: str = ""
    foot: str = ""


class Piece(NamedTuple):
    """Something that lies on the table."""

    look: str
    """How it is drawn: `card`, `icon`, `sign`, or a macro of the game's own `templates/figures/<game>.html`."""
    of: Any
    """What is drawn: the face of a card, the name of a picture, some text, or what the macro asks for."""
    label: str = ""
    """The same in words, for whoever does not see it; a sign needs none."""
    note: str = ""
    """What stands below."""
    mark: Mark = ""


class Strip(NamedTuple):
    """Pieces in a row."""

    pieces: tuple[Piece, ...]
    title: str = ""
    """Whose they are, or what they are about."""
    says: str = ""
    """What comes of them."""
    mark: Mark = ""


class Figure(NamedTuple):
    """A drawing that belongs to a clause."""

    clause: str
    caption: str
    strips: tuple[Strip, ...]
    layout: str = ""
    """How the strips are arranged, if not one below the other."""


class Figures:
    """Draws the figures of one edition in one language."""

    def __init__(self, game: Game, edition: LoadedEdition, words: Words) -> None:
        self.edition = edition
        self.facts: Any = edition.shadow
        self.words = words
        self.say = words.say
        self.setup = Setup(game, edition, {}, max(game.seats))
        self.teller = Teller(game, words, (), called=edition.called)
        self.is_told_of = edition.digest == game.edition().digest
        """Whether this is the edition that the examples in the text of the rules are about."""

    def drawn(self) -> Iterator[Figure]:
        """All figures, no more than one for a clause."""
        raise NotImplementedError

    def portrait(self, thing: Thing) -> Piece:
        """A thing as the list of all cards shows it: its picture, unless a game draws it otherwise."""
        return Piece("icon", thing.picture, thing.title)

    # What the figures of all games are made of

    def figure(self, clause: str, strips: Iterable[Strip], layout: str = "", **values: str | float) -> Figure:
        """A figure, with the words that there are for its clause."""
        return Figure(clause, self.say(f"figure-{clause.lower()}", **values), tuple(strips), layout)

    def name(self, who: str) -> str:
        """Somebody in an example."""
        return self.say("figure-name", who=who)

    def copies(self, copies: int) -> str:
        """How many there are of something."""
        return self.say("figure-copies", copies=copies)

    def points(self, points: int) -> str:
        """So many points."""
        return self.say("part-points", points=points)


def icon(picture: str, label: str, note: str = "", mark: Mark = "") -> Piece:
    """A picture by itself."""
    return Piece("icon", picture, label, note, mark)


def sign(text: str) -> Piece:
    """A sign between two pieces."""
    return Piece("sign", text)
