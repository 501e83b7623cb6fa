"""What programs and the server say to each other."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated, Any, Literal

import msgspec

from sousbois.games import names
from sousbois.play.hosted import LONGEST_NAME, MOST_MOVES, Stage
from sousbois.play.terms import USUAL, Terms

SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=9)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_NAME, examples=["Puck"])]
Id = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Game = Annotated[str, msgspec.Meta(max_length=80, extra_json_schema={"enum": list(names())}, examples=["hunt"])]
Move = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
Sitting = Literal["me", "open", "easy", "medium", "hard", "expert"]


# --- Games -----------------------------------------------------------------------------------------------------------


class EditionAbout(msgspec.Struct, frozen=True):
    """An edition of a game."""

    id: str
    title: str


class OptionAbout(msgspec.Struct, frozen=True):
    """A variant or a house rule."""

    name: str
    label: str
    clause: str
    """The clause of the rules that names it."""
    default: bool | int
    low: int | None
    """The least it can be, where it is a number."""
    high: int | None


class GameAbout(msgspec.Struct, frozen=True):
    """A game that can be played here."""

    name: str
    title: str
    rules: int
    """The version of the rules."""
    seats: list[int]
    """How many can play."""
    editions: list[EditionAbout]
    """The first is the usual one."""
    options: list[OptionAbout]


# --- Tables ----------------------------------------------------------------------------------------------------------


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table to open."""

    game: Game
    seats: Annotated[list[Sitting], msgspec.Meta(min_length=1, max_length=10, examples=[["me", "easy", "open"]])]
    """Who sits on each seat: the program itself, nobody yet, or a bot of some level."""
    name: Name | None = None
    """What the program is called, if it sits at the table."""
    edition: Id | None = None
    options: Annotated[dict[str, bool | int], msgspec.Meta(max_length=20)] = {}
    terms: Terms = USUAL
    listed: bool = False
    """Whether everybody may find the table, or only those who have its link."""


class TableOpened(msgspec.Struct, frozen=True):
    """A table was opened."""

    id: str
    link: str
    """Where people find the table."""
    seat: int | None
    token: str | None
    """By what the program shows that the seat is its own, if it sits at the table."""


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody wants to sit down."""

    name: Name
    seat: SeatNumber | None = None
    """Where; None: on the first free seat."""


class Joined(msgspec.Struct, frozen=True):
    """Somebody sits at the table now."""

    seat: int
    name: str
    """With a number, if another at the table is called the same."""
    token: str


class Sitter(msgspec.Struct, frozen=True):
    """A seat, and who sits there."""

    kind: Literal["person", "bot", "free"]
    name: str
    level: str | None
    """How strong a bot is."""


class TableAbout(msgspec.Struct, frozen=True):
    """What everybody who has its link may know of a table."""

    id: str
    link: str
    game: str
    edition: str
    options: dict[str, bool | int]
    terms: Terms
    stage: Stage
    seats: list[Sitter]
    ply: int
    """How many decisions have counted."""
    owing: list[int]
    """The seats that the game waits for."""
    followed_by: str | None
    """The table at which the same people play again."""


# --- Playing ---------------------------------------------------------------------------------------------------------


class Position(msgspec.Struct, frozen=True):
    """A table as one seat sees it."""

    stage: Stage
    names: list[str]
    """Who sits where; a free seat has none."""
    seat: int | None
    """Whose view it is; None is somebody looking on."""
    ply: int
    """How many decisions have counted: a decision names the ply that it answers."""
    acting: list[int]
    """The seats that decide now."""
    owing: list[int]
    """Those of them that have not chosen yet."""
    choice: list[str]
    """What the seat has chosen in secret, while others have still to choose."""
    legal: list[str]
    """What the seat may do now."""
    view: dict[str, Any] | None
    """What the seat sees, by the names of the fields; None before the deal."""
    log: int
    """How many events there have been."""
    outcome: dict[str, Any] | None


class Decision(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat decides."""

    ply: Annotated[int, msgspec.Meta(ge=0, examples=[0])]
    moves: Annotated[list[Move], msgspec.Meta(min_length=1, max_length=MOST_MOVES, examples=[["wolf"]])]


class Answer(msgspec.Struct, frozen=True):
    """What became of a decision that the rules allow."""

    complete: bool
    """Whether it counts; if not, it takes more moves, and nothing has happened yet."""
    legal: list[str]
    """What may be the next move of a decision that is not complete."""
    view: dict[str, Any] | None
    """What the seat would see before that move."""


class Happening(msgspec.Struct, frozen=True):
    """Something that happened."""

    kind: str
    clause: str
    """The clause of the rules by which it happened."""
    seat: int | None
    values: Mapping[str, Any]
    text: str
    """The same as a sentence."""


class Told(msgspec.Struct, frozen=True, tag_field="kind", tag="told"):
    """A line of a stream: what happened, and how the table stands now."""

    events: list[Happening]
    position: Position


class Ended(msgspec.Struct, frozen=True, tag_field="kind", tag="ended"):
    """The last line of a stream: the game is over."""

    outcome: dict[str, Any]
    texts: list[str]
    """Who has won, and what decided it."""


class Beat(msgspec.Struct, frozen=True, tag_field="kind", tag="beat"):
    """A line of a stream: nothing has happened, and the line holds."""


Line = Told | Ended | Beat


class Refusal(msgspec.Struct, frozen=True):
    """Nothing was done, and why."""

    error: Literal[
        "illegal", "not-allowed", "stale", "unreadable", "no-token", "unknown", "no-such-method", "too-large",
        "not-json", "too-many", "too-slow", "not-kept", "not-read", "our-mistake",
    ]  # fmt: skip
    message: str
    clause: str | None = None
    """The clause of the rules that forbids it."""
    reason: str | None = None
    """A name for why, where there are several."""
