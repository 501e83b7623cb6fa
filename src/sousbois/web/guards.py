"""What stands between the world and the pages: only our own pages may act for somebody, and load only what is ours."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, MutableMapping
from typing import Any
from urllib.parse import urlsplit

Message = MutableMapping[str, Any]
Scope = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
Application = Callable[[Scope, Receive, Send], Awaitable[None]]
"""What a web server runs, as the ASGI specification has it."""

_CROSS_SITE = "cross-site"
_SAFE = ("GET", "HEAD", "OPTIONS")

_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "form-action 'self'; frame-ancestors 'none'; base-uri 'none'"
)

_HEADERS = (
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
        if scope["type"] == "http" and f"{scope['path']}/".startswith("/api/"):
            await api(scope, receive, _with_headers(send))
        elif scope["type"] == "http":
            if scope["method"] not in _SAFE and not _is_from_us(scope):
                refused(_CROSS_SITE)
                await _refuse(send)
                return
            await app(scope, receive, _with_headers(send))
        elif scope["type"] == "websocket" and not _is_from_us(scope):
            refused(_CROSS_SITE)
            await receive()
            await send({"type": "websocket.close", "code": 4403, "reason": _CROSS_SITE})
        else:
            await app(scope, receive, send)

    return guard


def _is_from_us(scope: Scope) -> bool:
    """Whether the page that asks was loaded from the same host and port."""
    headers = dict(scope["headers"])
    origin = urlsplit(headers.get(b"origin", b"").decode("latin-1"))
    return bool(origin.netloc) and origin.netloc == headers.get(b"host", b"").decode("latin-1")


def _with_headers(send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            message["headers"] = [*message["headers"], *_HEADERS]
        await send(message)

    return sending


async def _refuse(send: Send) -> None:
    text = b"This request comes from another site, so nothing was done."
    headers = [(b"content-type", b"text/plain; charset=utf-8"), (b"content-length", str(len(text)).encode()), *_HEADERS]
    await send({"type": "http.response.start", "status": 403, "headers": headers})
    await send({"type": "http.response.body", "body": text, "more_body": False})
