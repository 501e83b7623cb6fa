"""How often one address asks for pages and joins tables: to refuse costs the server far less than to answer."""

from __future__ import annotations

from typing import Any, cast

from litestar.connection import ASGIConnection
from litestar.datastructures import State

from sousbois.web.guards import Application, Receive, Scope, Send
from sousbois.web.house import House
from sousbois.web.identity import COOKIE
from sousbois.web.limits import TooMany
from sousbois.web.pages.common import address_of, language_for
from sousbois.web.rendering import page_words
from sousbois.web.statics import static_files

_FREE = ("/pictures.svg", "/health", "/metrics")
"""What is not counted, besides static files."""


def rationed(app: Application, house: House) -> Application:
    """The pages, for so many requests of an address; above that, the answer is a line of text."""

    async def ration(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan" or _is_free(scope["path"]):
            await app(scope, receive, send)
            return
        connection = ASGIConnection[Any, Any, Any, State](cast("Any", scope))
        allowances = house.joins if scope["type"] == "websocket" else house.requests
        try:
            allowances.of(address_of(connection)).use()
        except TooMany as error:
            house.watch.refused(error)
            identity = house.identities.read(connection.cookies.get(COOKIE))
            message = page_words(language_for(connection, identity)).say("too-many", seconds=error.wait)
            await _refuse(scope, receive, send, message, error.wait)
        else:
            await app(scope, receive, send)

    return ration


def _is_free(path: str) -> bool:
    return path in _FREE or (path.startswith("/static/") and path.removeprefix("/static/") in static_files())


async def _refuse(scope: Scope, receive: Receive, send: Send, message: str, wait: int) -> None:
    body = message.encode()
    headers = [
        (b"content-type", b"text/plain; charset=utf-8"),
        (b"content-length", str(len(body)).encode()),
        (b"retry-after", str(wait).encode()),
    ]
    kind = "http"
    if scope["type"] == "websocket":
        kind = "websocket.http"  # an answer instead of a WebSocket
        await receive()
    await send({"type": f"{kind}.response.start", "status": 429, "headers": headers})
    await send({"type": f"{kind}.response.body", "body": body, "more_body": False})
