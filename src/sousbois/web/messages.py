"""What a table page and the server say to each other."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sousbois.core.errors import Unreadable
from sousbois.play.hosted import LONGEST_SAYING, MOST_MOVES

LARGEST = 4096
"""Bytes of a message; ours are far smaller."""

_Move = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


_Ply = Annotated[int, msgspec.Meta(ge=0)]
"""The number of the decision that a message is about."""

_About = Annotated[str, msgspec.Meta(max_length=100)]
"""The id of what was pressed, so that an answer can stand beside it."""


class Decide(msgspec.Struct, frozen=True, tag_field="kind", tag="decide", forbid_unknown_fields=True):
    """The reader decides, begins to decide, or (without moves) begins again."""

    ply: _Ply
    moves: Annotated[tuple[_Move, ...], msgspec.Meta(max_length=MOST_MOVES)]
    about: _About = ""


class Withdraw(msgspec.Struct, frozen=True, tag_field="kind", tag="withdraw", forbid_unknown_fields=True):
    """The reader takes a secret choice back."""

    ply: _Ply
    about: _About = ""


class AskUndo(msgspec.Struct, frozen=True, tag_field="kind", tag="ask-undo", forbid_unknown_fields=True):
    """The reader would like to take the last decision back."""

    ply: _Ply
    about: _About = ""


class AnswerUndo(msgspec.Struct, frozen=True, tag_field="kind", tag="answer-undo", forbid_unknown_fields=True):
    """The reader agrees that somebody takes the last decision back, or does not."""

    ply: _Ply
    agreed: bool
    about: _About = ""


class StandInFor(msgspec.Struct, frozen=True, tag_field="kind", tag="stand-in", forbid_unknown_fields=True):
    """The reader wants a bot to decide for somebody who is gone."""

    seat: Annotated[int, msgspec.Meta(ge=0)]
    about: _About = ""


class Say(msgspec.Struct, frozen=True, tag_field="kind", tag="say", forbid_unknown_fields=True):
    """The reader says something to the table."""

    text: Annotated[str, msgspec.Meta(max_length=2 * LONGEST_SAYING)]
    about: _About = ""


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping", forbid_unknown_fields=True):
    """The reader is there."""


class Frame(msgspec.Struct, frozen=True, omit_defaults=True):
    """The board at one moment, and what the log adds."""

    html: str
    lines: list[str]
    quiet: bool = False
    """Whether what comes next need not wait until this has been looked at."""


class SceneMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="scene"):
    """What happened, moment by moment; the last frame stays."""

    ply: int
    frames: list[Frame]
    log: int
    """How many lines the log has then."""


class Talk(msgspec.Struct, frozen=True, tag_field="kind", tag="talk"):
    """What was said at the table, line by line."""

    number: int
    """How many lines came before the first of these."""
    lines: list[str]


class Taken(msgspec.Struct, frozen=True, tag_field="kind", tag="taken"):
    """What the reader wanted is done; the scene it led to has been sent before."""


class Refused(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """Nothing has changed, and why."""

    about: str
    html: str


class Go(msgspec.Struct, frozen=True, tag_field="kind", tag="go"):
    """Another page is the right one now."""

    to: str


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    """The server is there."""


FromPage = Decide | Withdraw | AskUndo | AnswerUndo | StandInFor | Say | Ping
ToPage = SceneMessage | Talk | Taken | Refused | Go | Pong

_reader = msgspec.json.Decoder(FromPage)
_writer = msgspec.json.Encoder()


def read(text: str) -> FromPage:
    """A message from a page."""
    if len(text) > LARGEST:
        raise Unreadable(f"message: more than {LARGEST} signs")
    try:
        message: FromPage = _reader.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(f"message: {error}") from None
    return message


def written(message: ToPage) -> str:
    """A message to a page."""
    return _writer.encode(message).decode()
