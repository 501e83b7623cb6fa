"""What stands between the world and the pages: only our own pages may act for somebody, and load only what is ours."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any, Literal
from urllib.parse import urlsplit

import msgspec

from sousbois.web.api.models import Refusal
from sousbois.web.pages.common import language_among
from sousbois.web.rendering import page_words

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
"""What a web server runs, as the ASGI specification has it."""

Header = tuple[bytes, bytes]

_CROSS_SITE = "cross-site"
_BAD_HOST = "bad-host"
_SAFE = ("GET", "HEAD", "OPTIONS")

_HOST = re.compile(r"(?:\[[\da-f:.]+\]|[\w.-]{1,253})(?::\d{1,5})?", re.ASCII | re.IGNORECASE)
_SCHEME = re.compile(r"[a-z][a-z\d+.-]*", re.ASCII | re.IGNORECASE)

Status = Literal[400, 403, 408]
_KINDS: dict[Status, Literal["unreadable", "not-allowed", "too-slow"]] = {
    400: "unreadable",
    403: "not-allowed",
    408: "too-slow",
}
"""What programs are told beside the words."""

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)

HEADERS: tuple[Header, ...] = (
    (b"content-security-policy", _POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # Other sites learn nothing. "no-referrer" would hide from ourselves that a form is our own.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)


def guarded(app: Application, api: Application, refused: Callable[[str], None]) -> Application:
    """The pages behind their guards; whoever counts refusals is told of theirs. Beside them, what programs ask for: no
    cookie counts there, so that a page of another site can act for nobody."""

    async def guard(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await app(scope, receive, send)
        elif not _names_its_host(scope):
            refused(_BAD_HOST)
            await _refuse(scope, receive, send, 400, _BAD_HOST)
        elif _is_of_programs(scope):
            await api(scope, receive, _with_headers(send))
        elif not _is_safe(scope) and not _is_from_us(scope):
            refused(_CROSS_SITE)
            await _refuse(scope, receive, send, 403, _CROSS_SITE)
        else:
            await app(scope, receive, _with_headers(send))

    return guard


def refusal(scope: Scope, status: Status, why: str) -> tuple[list[Header], bytes]:
    """Return the headers and the body of a refusal that no application writes: JSON for programs, else plain text."""
    accepted = next((value for name, value in scope["headers"] if name == b"accept-language"), b"").decode("latin-1")
    message = page_words(language_among(accepted)).say(why)
    if _is_of_programs(scope):
        kind, body = b"application/json", msgspec.json.encode(Refusal(_KINDS[status], message))
    else:
        kind, body = b"text/plain; charset=utf-8", message.encode()
    return [(b"content-type", kind), (b"content-length", str(len(body)).encode()), *HEADERS], body


def _is_of_programs(scope: Scope) -> bool:
    return scope["type"] == "http" and f"{scope['path']}/".startswith("/api/")


def _is_safe(scope: Scope) -> bool:
    return scope["type"] == "http" and scope["method"] in _SAFE


def _is_from_us(scope: Scope) -> bool:
    """Whether the page that asks was loaded from the same host and port."""
    return any(origin.partition("://")[2] in _values(scope, b"host") for origin in _values(scope, b"origin"))


def _names_its_host(scope: Scope) -> bool:
    """Whether a request has one valid `Host` and at most one `Origin`, a valid one: links and checks rely on them."""
    hosts, origins = _values(scope, b"host"), _values(scope, b"origin")
    return len(hosts) == 1 and _is_host(hosts[0]) and len(origins) <= 1 and all(map(_is_origin, origins))


def _is_host(text: str) -> bool:
    try:
        return _HOST.fullmatch(text) is not None and urlsplit(f"//{text}").port != 0
    except ValueError:  # no IPv6 address, or a port above 65535
        return False


def _is_origin(text: str) -> bool:
    scheme, _, host = text.partition("://")
    return text in ("", "null") or (_SCHEME.fullmatch(scheme) is not None and _is_host(host))


def _values(scope: Scope, header: bytes) -> list[str]:
    return [value.decode("latin-1") for name, value in scope["headers"] if name == header]


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *HEADERS]
        await send(message)

    return sending


async def _refuse(scope: Scope, receive: Receive, send: Send, status: Status, why: str) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.close", "code": 4403, "reason": why})
        return
    headers, body = refusal(scope, status, why)
    await send({"type": "http.response.start", "status": status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
