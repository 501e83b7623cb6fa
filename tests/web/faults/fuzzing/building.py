"""Requests: each begins as a sound one, then any of its parts may be spoilt."""

from __future__ import annotations

import json
from collections.abc import Sequence
from random import Random
from typing import Any, get_args
from urllib.parse import quote_plus

from msgspec import Struct
from websockets.frames import Opcode

from sousbois.web.messages import FromPage
from tests.web.faults.fuzzing.kinds import Focus, filled_in, form_of, kind_of
from tests.web.faults.fuzzing.request import HANDSHAKE, Request, frame_of, head_of
from tests.web.faults.fuzzing.routes import Route, is_struct
from tests.web.faults.fuzzing.values import (
    NASTY_BODIES,
    NASTY_HEADERS,
    mutated,
    mutated_bytes,
    mutated_json,
    nasty_number,
    nasty_text,
    percent_encoded,
)

HOSTILE = (0.0, 0.1, 0.3, 0.6)
"""How likely each part of a request is spoilt: in some requests none, in others most."""
HEADERS = 0.2
"""The share of that for each header."""
METHODS = (b"GET", b"HEAD", b"POST", b"PUT", b"PATCH", b"DELETE", b"OPTIONS", b"TRACE", b"FUZZ")
SPOILABLE = (
    b"accept-language", b"accept-encoding", b"content-type", b"range", b"if-none-match", b"if-modified-since",
    b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded", b"via", b"referer",
    b"sec-fetch-site", b"expect", b"cookie", b"origin", b"host", b"authorization", b"sec-websocket-protocol",
    b"sec-websocket-extensions",
)  # fmt: skip
_BOUNDARY = b"fuzzing"
_PART = b"--%b\r\ncontent-disposition: form-data; %b\r\n\r\n%b\r\n"
_CHUNKS = (b"5\r\nab", b"zz\r\n", b"f" * 20 + b"\r\n", b"2\r\nab\r\n0\r\n\r\n", b"2;\xff=\x00\r\nab\r\n0\r\n\r\n")
_LENGTHS = (b"-1", b"99999", b"x", b"9" * 4200, b"1, 2")
_LINES = (b"x: \x00", b": x", b"x" * 20_000 + b": x", b"host: b", b"\xff: x", b" folded")
"""What no parser of HTTP takes for a header."""
_MOST_HEAD = 15_000
"""Bytes: the parser reads no longer head."""

_LONGEST_HANDSHAKE = 8000
"""Bytes of an address: the parser of handshakes refuses a longer one without an answer, until the server closes it."""

Headers = list[tuple[bytes, bytes]]


class Builder:
    """Builds one request."""

    def __init__(self, route: Route, focus: Focus, chance: Random) -> None:
        self._route = route
        self._focus = focus
        self._chance = chance
        self._hostility = chance.choice(HOSTILE)

    def built(self) -> Request:
        """Return the request."""
        target = self._target()
        if self._route.method == "WEBSOCKET":
            head = self._head(b"GET", target, [*HANDSHAKE])
            frames = tuple(self._frame() for _ in range(self._chance.randint(1, 5)))
            is_whole = len(target) < _LONGEST_HANDSHAKE
            return self._maybe_broken(Request(self._route.name, head, frames=frames, is_whole=is_whole))
        method = self._chance.choice(METHODS) if self._is_spoilt(0.1) else self._route.method.encode()
        kind, body = self._body()
        headers: Headers = [(b"content-type", kind)] if kind else []
        if body or self._route.body != "none":
            headers.append((b"content-length", b"%d" % len(body)))
        head = self._head(method, target, [*headers, (b"connection", b"close")])
        return self._maybe_broken(Request(self._route.name, head, body))

    def _is_spoilt(self, share: float = 1.0) -> bool:
        """Whether to spoil a part; a small share for parts without which all others are not even looked at."""
        return self._chance.random() < self._hostility * share

    def _text(self, value: Any) -> str:
        """A value as text, perhaps spoilt."""
        text = str(value).lower() if isinstance(value, bool) else str(value)
        if not self._is_spoilt():
            return text
        if isinstance(value, int) and self._chance.random() < 0.6:
            return nasty_number(self._chance)
        return mutated(text, self._chance) if self._chance.random() < 0.4 else nasty_text(self._chance)

    def _sound(self, name: str, annotation: Any) -> Any:
        return kind_of(self._route.path, name, annotation)(self._focus, self._chance)

    def _struct(self, kind: type[Struct]) -> dict[str, Any]:
        return filled_in(self._route.path, kind, self._focus, self._chance)

    # --- Where it goes -----------------------------------------------------------------------------------------------

    def _target(self) -> bytes:
        path = self._route.path.encode()
        for name in self._route.in_path:
            safe = "/" if self._route.path.startswith("/static/") else ""
            encoded = percent_encoded(self._text(self._sound(name, str)), self._chance, safe)
            path = path.replace(b"{%b}" % name.encode(), encoded)
        if self._is_spoilt(0.2):
            path = b"/" + path.lstrip(b"/") + self._chance.choice((b"/", b"//", b"/..", b"/%2e%2e/", b";x", b"%00"))
        asked: list[bytes] = []
        for name, annotation in {**self._route.in_query, "lang": str}.items():
            if name == "lang" and self._chance.random() < 0.8:
                continue
            value = self._sound(name, annotation)
            times = 2 if self._is_spoilt(0.25) else 1
            texts = [percent_encoded(self._text(value), self._chance) for _ in range(times)]
            asked += [b"%b=%b" % (name.encode(), text) for text in texts]
        if asked and self._is_spoilt():
            del asked[self._chance.randrange(len(asked))]
        return path + (b"?" + b"&".join(asked) if asked else b"")

    # --- What stands above it ----------------------------------------------------------------------------------------

    def _head(self, method: bytes, target: bytes, more: Headers) -> bytes:
        focus, chance = self._focus, self._chance
        host = b"localhost:%d" % focus.world.port
        address = f"2001:db8:{chance.randrange(1 << 16):x}:{chance.randrange(1 << 16):x}::{chance.randrange(9)}"
        headers: Headers = [(b"host", host), (b"x-forwarded-for", address.encode()), *more]
        if self._route.path.startswith("/api/"):
            if chance.random() < 0.7:
                headers.append((b"authorization", b"Bearer " + self._token().encode("latin-1", "replace")))
        else:
            cookie = self._cookie().encode("latin-1", "replace")
            headers += [(b"origin", b"http://" + host), (b"cookie", cookie)]
        if chance.random() < 0.3:
            headers.append((b"accept-language", chance.choice((b"fr", b"en", b"de"))))
        if chance.random() < 0.1:
            headers.append((b"accept-encoding", b"gzip"))
        headers = self._spoilt(headers)
        while len(head := head_of(method, target, headers)) > _MOST_HEAD:
            longest = max(range(len(headers)), key=lambda at: len(headers[at][1]))
            if len(headers[longest][1]) < 500:
                return head_of(method, target[:_MOST_HEAD], headers)
            headers[longest] = headers[longest][0], headers[longest][1][:400]
        return head

    def _token(self) -> str:
        focus, chance = self._focus, self._chance
        if self._is_spoilt(HEADERS):
            return mutated(chance.choice(focus.world.tokens), chance).translate(_PRINTABLE)
        if focus.hosted is None or focus.hosted.seat_of(focus.player) is None:
            return chance.choice(focus.world.tokens)
        return focus.world.token(focus.table, focus.seat, focus.player)

    def _cookie(self) -> str:
        cookie = self._focus.world.cookie(self._focus.player, self._chance.choice(("fr", "en")))
        if not self._is_spoilt(HEADERS):
            return cookie
        return mutated(cookie, self._chance).translate(_PRINTABLE)

    def _spoilt(self, headers: Headers) -> Headers:
        """Headers of which some are changed, left out, doubled or added. A host there must be, and only one."""
        chance = self._chance
        changed: Headers = []
        for name, value in headers:
            if name not in SPOILABLE or not self._is_spoilt(HEADERS):
                changed.append((name, value))
            elif name == b"host" or chance.random() < 0.6:
                changed.append((name, self._header(value)))
            elif chance.random() < 0.5:
                changed += [(name, value), (name, self._header(value))]
        if self._is_spoilt(HEADERS):
            added = chance.choice([name for name in SPOILABLE if name != b"host"])
            changed.append((added, self._header(b"")))
        return changed

    def _header(self, value: bytes) -> bytes:
        chance = self._chance
        if value and chance.random() < 0.3:
            return bytes(byte for byte in mutated_bytes(value, chance) if byte >= 0x20 and byte != 0x7F).strip()
        return chance.choice(NASTY_HEADERS).strip()

    # --- What it brings ----------------------------------------------------------------------------------------------

    def _body(self) -> tuple[bytes, bytes]:
        """Its kind, and what is sent."""
        if self._route.body == "none":
            return (b"application/json", self._chance.choice(NASTY_BODIES)) if self._is_spoilt() else (b"", b"")
        if self._is_spoilt(0.3):
            kinds = (b"application/json", b"application/x-www-form-urlencoded", b"multipart/form-data; boundary=x")
            return self._chance.choice(kinds), self._chance.choice(NASTY_BODIES)
        if self._route.body == "json":
            return b"application/json", self._json(self._struct(self._route.sent))
        form = self._form()
        as_multipart = (self._route.body == "multipart") != self._is_spoilt(0.25)
        kind, body = self._multipart(form) if as_multipart else self._urlencoded(form)
        return kind, mutated_bytes(body, self._chance) if self._is_spoilt(0.5) else body

    def _form(self) -> list[tuple[str, Any]]:
        """The fields of a form, each perhaps spoilt."""
        chance = self._chance
        is_named = is_struct(self._route.sent)
        sound = self._struct(self._route.sent) if is_named else form_of(self._route.path)(self._focus, chance)
        given = [(name, value) for name, value in sound.items() if value is not None]
        fields = [(name, value if isinstance(value, bytes) else self._text(value)) for name, value in given]
        if fields and self._is_spoilt():
            del fields[chance.randrange(len(fields)) :: chance.randint(2, 4)]
        if self._is_spoilt():
            fields += [(nasty_text(chance)[:200], nasty_text(chance)), *fields[:1]]
        return fields

    def _urlencoded(self, form: Sequence[tuple[str, Any]]) -> tuple[bytes, bytes]:
        pairs = (f"{_quoted(name)}={_quoted(value)}".encode() for name, value in form)
        return b"application/x-www-form-urlencoded", b"&".join(pairs)

    def _multipart(self, form: Sequence[tuple[str, Any]]) -> tuple[bytes, bytes]:
        parts = []
        for name, value in form:
            quoted = name.encode("utf-8", "surrogatepass").replace(b'"', b"%22").replace(b"\r\n", b" ")
            called = b'name="%b"' % quoted
            content = value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass")
            if isinstance(value, bytes):
                called += b'; filename="%b"' % self._text("mine.toml").encode("utf-8", "replace")[:300]
                content = mutated_bytes(content, self._chance) if self._is_spoilt() else content
            parts.append(_PART % (_BOUNDARY, called, content))
        return b"multipart/form-data; boundary=" + _BOUNDARY, b"".join(parts) + b"--%b--\r\n" % _BOUNDARY

    def _json(self, sound: Any) -> bytes:
        chance = self._chance
        value = mutated_json(sound, chance) if self._is_spoilt() else sound
        written = json.dumps(value, ensure_ascii=chance.random() < 0.5).encode("utf-8", "surrogatepass")
        return mutated_bytes(written, chance) if self._is_spoilt(0.3) else written

    def _frame(self) -> bytes:
        chance = self._chance
        if self._is_spoilt(0.3):
            return frame_of(chance.choice(NASTY_BODIES), chance.choice((Opcode.TEXT, Opcode.BINARY, Opcode.CONT)))
        return frame_of(self._json(self._struct(chance.choice(get_args(FromPage)))))

    # --- What only a parser meets ------------------------------------------------------------------------------------

    def _maybe_broken(self, request: Request) -> Request:
        """Now and then, bytes that are no HTTP and no frame, or that do not come to an end."""
        chance = self._chance
        if not self._is_spoilt(0.2):
            return request
        head, body, frames = request.head, request.body, request.frames
        match chance.randrange(5):
            case 0:
                head = mutated_bytes(head, chance)
            case 1:
                head, body = head[: chance.randrange(len(head))], b""
            case 2:
                head = _with_line(head, b"content-length: " + chance.choice(_LENGTHS))
            case 3:
                head, body = _with_line(head, b"transfer-encoding: chunked"), chance.choice(_CHUNKS)
            case _ if frames:
                frames = tuple(mutated_bytes(frame, chance) for frame in frames)
            case _:
                head = _with_line(head, chance.choice(_LINES))
        return Request(request.route, head, body, frames, is_whole=False)


def _with_line(head: bytes, line: bytes) -> bytes:
    """A head with one more header."""
    return head.replace(b"\r\n", b"\r\n%b\r\n" % line, 1)


_PRINTABLE = dict.fromkeys((*range(32), 127), "?")
"""What a parser of HTTP refuses in a header is replaced, so that the rest of it is looked at."""


def _quoted(value: Any) -> str:
    return quote_plus(value if isinstance(value, bytes) else str(value).encode("utf-8", "surrogatepass"))
