"""What a table page and the server say to each other."""

from __future__ import annotations

from typing import Annotated

import msgspec

from sousbois.core.errors import Unreadable
from sousbois.play.hosted import MOST_MOVES

LARGEST = 4096
"""Bytes of a message; ours are far smaller."""

_Move = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class Decide(msgspec.Struct, frozen=True, tag_field="kind", tag="decide", forbid_unknown_fields=True):
    """The reader decides, begins to decide, or (without moves) begins again."""

    ply: Annotated[int, msgspec.Meta(ge=0)]
    """The number of the decision that this answers."""
    moves: Annotated[tuple[_Move, ...], msgspec.Meta(max_length=MOST_MOVES)]
    about: Annotated[str, msgspec.Meta(max_length=100)] = ""
    """The id of what was pressed, so that an answer can stand beside it."""


class Ping(msgspec.Struct, frozen=True, tag_field="kind", tag="ping", forbid_unknown_fields=True):
    """The reader is there."""


class Frame(msgspec.Struct, frozen=True):
    """The board at one moment, and what the log adds."""

    html: str
    lines: list[str]


class SceneMessage(msgspec.Struct, frozen=True, tag_field="kind", tag="scene"):
    """What happened, moment by moment; the last frame stays."""

    ply: int
    frames: list[Frame]
    log: int
    """How many lines the log has then."""


class Taken(msgspec.Struct, frozen=True, tag_field="kind", tag="taken"):
    """The reader's decision counts; the scene it led to has been sent before."""


class Refused(msgspec.Struct, frozen=True, tag_field="kind", tag="refused"):
    """Nothing has changed, and why."""

    about: str
    html: str


class Go(msgspec.Struct, frozen=True, tag_field="kind", tag="go"):
    """Another page is the right one now."""

    to: str


class Pong(msgspec.Struct, frozen=True, tag_field="kind", tag="pong"):
    """The server is there."""


_reader = msgspec.json.Decoder(Decide | Ping)
_writer = msgspec.json.Encoder()


def read(text: str) -> Decide | Ping:
    """A message from a page."""
    if len(text) > LARGEST:
        raise Unreadable(f"message: more than {LARGEST} signs")
    try:
        message: Decide | Ping = _reader.decode(text)
    except msgspec.DecodeError as error:
        raise Unreadable(f"message: {error}") from None
    return message


def written(message: SceneMessage | Taken | Refused | Go | Pong) -> str:
    """A message to a page."""
    return _writer.encode(message).decode()
