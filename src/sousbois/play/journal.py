"""The journal of a hosted table: all that was ever settled at it, entry by entry, in the order in which it happened.

Whoever reads it from the start has the table again, to the last card: nothing else is kept of a table.
"""

from __future__ import annotations

from collections.abc import Mapping

import msgspec

from sousbois.core.errors import Unreadable
from sousbois.play.terms import USUAL, Terms


class Person(msgspec.Struct, frozen=True, tag="person"):
    """Somebody sits there."""

    player: str
    """Who: the id by which the server knows a person; nobody else learns it."""
    name: str


class Bot(msgspec.Struct, frozen=True, tag="bot"):
    """A bot sits there."""

    level: str
    name: str


class Free(msgspec.Struct, frozen=True, tag="free"):
    """Nobody sits there yet."""


Sitter = Person | Bot | Free


class Opened(msgspec.Struct, frozen=True, tag="opened"):
    """A table was opened: all that is settled before the first shuffle, and the secret of that."""

    game: str
    rules: int
    """The version of the rules."""
    edition: str
    edition_hash: str
    options: Mapping[str, bool | int]
    seats: int
    seed: int
    """The secret seed. Without a nonce, it is the one that deals."""
    host: str
    """Who opened it."""
    listed: bool
    """Whether everybody may find it, or only those who have the link."""
    terms: Terms = USUAL
    """How people play together."""
    nonce: str = ""
    """What is hashed with the secret seed, so that everybody can see the hash: see `fairness`. Tables opened before
    there were commitments have none."""
    begun: str = ""
    """The record of the game that this table goes on with, from where it ends; empty: the cards are dealt."""
    edition_text: str = ""
    """The edition itself, as TOML, if it is one of somebody's own; empty if it comes with the game."""


class Seated(msgspec.Struct, frozen=True, tag="seated"):
    """A seat has changed hands. When none is free any more, the cards are dealt, unless that is done by hand."""

    seat: int
    sitter: Sitter
    words: str = ""
    """What whoever sits down adds to the shuffle."""


class Worded(msgspec.Struct, frozen=True, tag="worded"):
    """Somebody adds other words to the shuffle, or none any more."""

    seat: int
    words: str


class Dealt(msgspec.Struct, frozen=True, tag="dealt"):
    """Somebody has had the cards dealt."""


class Decided(msgspec.Struct, frozen=True, tag="decided"):
    """A seat has decided. Where several owe a decision it is a secret choice, which a later one replaces; it counts
    when all have chosen."""

    ply: int
    """How many decisions had counted before: the position that this one answers."""
    seat: int
    moves: tuple[str, ...]
    """The actions of the decision, as texts."""
    took: int = 0
    """Milliseconds of a person's time, at a table with a clock."""
    at: int = 0
    """When that was, in seconds since 1970, at a table with a clock."""
    by_bot: bool = False
    """Whether a bot has decided for a person whose time was up."""


class Withdrawn(msgspec.Struct, frozen=True, tag="withdrawn"):
    """A seat has taken back its secret choice, while others had still to choose."""

    ply: int
    seat: int


class Undone(msgspec.Struct, frozen=True, tag="undone"):
    """The last decision was undone because everybody agreed; at a table that allows undo, all decisions since the
    player's own last choice."""

    ply: int
    """How many decisions count from now on."""


class StoodIn(msgspec.Struct, frozen=True, tag="stood-in"):
    """Somebody is gone: a bot decides for them until they come back."""

    seat: int
    level: str


class Returned(msgspec.Struct, frozen=True, tag="returned"):
    """Somebody is back, and decides again."""

    seat: int


class Said(msgspec.Struct, frozen=True, tag="said"):
    """Somebody has said something at the table."""

    seat: int
    text: str


class AutoPass(msgspec.Struct, frozen=True, tag="auto-pass"):
    """A player has chosen whether the table passes for them where a pass is all they can do. At first it does."""

    seat: int
    on: bool


class Followed(msgspec.Struct, frozen=True, tag="followed"):
    """The game is over, and somebody has opened another table for the same people."""

    table: str


class Uploaded(msgspec.Struct, frozen=True, tag="uploaded"):
    """Somebody has brought the record of a game, to be watched: no table, and all that its journal ever says."""

    record: str
    player: str


Entry = (
    Opened
    | Seated
    | Worded
    | Dealt
    | Decided
    | Withdrawn
    | Undone
    | StoodIn
    | Returned
    | Said
    | AutoPass
    | Followed
    | Uploaded
)

_writer = msgspec.json.Encoder()
_reader = msgspec.json.Decoder(Entry)


def written(entry: Entry) -> bytes:
    """An entry as the store keeps it."""
    return _writer.encode(entry)


def read(kept: bytes) -> Entry:
    """An entry as the store has kept it."""
    try:
        entry: Entry = _reader.decode(kept)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:  # a broken text, or one that is no entry
        raise Unreadable(f"entry {kept[:80]!r}: {error}") from None
    return entry
