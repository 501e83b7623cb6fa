"""A request as the bytes that a client sends, written down so that it can be sent again by itself."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any
from urllib.parse import unquote_to_bytes

from websockets.frames import Frame, Opcode

HANDSHAKE = (
    (b"upgrade", b"websocket"),
    (b"connection", b"Upgrade"),
    (b"sec-websocket-version", b"13"),
    (b"sec-websocket-key", b"dGhlIHNhbXBsZSBub25jZQ=="),
)
"""The headers with which a client asks for a WebSocket."""

_LATIN = "latin-1"


@dataclass(frozen=True)
class Request:
    """One request on a connection of its own."""

    route: str
    """What the final table counts it under."""
    head: bytes
    """The request line and the headers, with the empty line."""
    body: bytes = b""
    frames: tuple[bytes, ...] = ()
    """What is sent once a WebSocket is open, frame by frame."""
    is_whole: bool = True
    """Whether the server owes an answer: HTTP that is complete and well-formed."""

    @property
    def is_socket(self) -> bool:
        """Whether it asks for a WebSocket."""
        return bool(self.frames)

    @property
    def is_api(self) -> bool:
        """Whether programs ask so."""
        _, _, target = self.head.partition(b" ")  # not the route: the address may have been spoilt
        path, _, _ = target.split(b" ")[0].partition(b"?")
        return (unquote_to_bytes(path) + b"/").startswith(b"/api/")

    def written(self) -> str:
        """Return the request as one line of JSON."""
        plain = {
            "route": self.route,
            "head": self.head.decode(_LATIN),
            "body": self.body.decode(_LATIN),
            "frames": [frame.decode(_LATIN) for frame in self.frames],
            "is_whole": self.is_whole,
        }
        return json.dumps(plain)

    @classmethod
    def read(cls, line: str) -> Request:
        """Read a request that was written."""
        plain: dict[str, Any] = json.loads(line)
        frames = tuple(frame.encode(_LATIN) for frame in plain["frames"])
        head, body = plain["head"].encode(_LATIN), plain["body"].encode(_LATIN)
        return cls(plain["route"], head, body, frames, plain["is_whole"])


def head_of(method: bytes, target: bytes, headers: list[tuple[bytes, bytes]], version: bytes = b"1.1") -> bytes:
    """Return the head of a request."""
    lines = [b"%b %b HTTP/%b" % (method, target, version), *(b"%b: %b" % header for header in headers)]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def frame_of(content: bytes, opcode: Opcode = Opcode.TEXT) -> bytes:
    """Return a frame as a client sends it."""
    return Frame(opcode, content).serialize(mask=True)
