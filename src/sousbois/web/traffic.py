"""Every request and every message on a WebSocket, counted for the host without a look at what is in them."""

from __future__ import annotations

from collections.abc import Mapping
from time import perf_counter

from sousbois.web.guards import Application, Message, Receive, Scope, Send
from sousbois.web.metrics import UNKNOWN
from sousbois.web.watch import Watch

_METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")


def watched(app: Application, watch: Watch) -> Application:
    """The application, with somebody who counts at its door."""

    async def count(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            await _timed(app, scope, receive, send, watch)
        elif scope["type"] == "websocket":
            messages = watch.metrics.messages
            heard, said = messages.labels("in"), messages.labels("out")

            async def receiving() -> Message:
                message = await receive()
                if message["type"] == "websocket.receive":
                    heard.inc()
                return message

            async def sending(message: Message) -> None:
                if message["type"] == "websocket.send":
                    said.inc()
                await send(message)

            await app(scope, receiving, sending)
        else:
            await app(scope, receive, send)

    return count


def route_of(scope: Mapping[str, object]) -> str:
    """The route that a request has taken, as `/table/{table}`, never as somebody has typed it."""
    return str(scope.get("path_template") or UNKNOWN)


def method_of(scope: Mapping[str, object]) -> str:
    """The method of a request, if it is a known one."""
    return next((method for method in _METHODS if method == scope["method"]), UNKNOWN)


async def _timed(app: Application, scope: Scope, receive: Receive, send: Send, watch: Watch) -> None:
    """Count an answer when it begins: one that goes on, as a stream does, is not slow. A client that left gets none."""
    asked = perf_counter()
    has_left = False

    async def receiving() -> Message:
        nonlocal has_left
        message = await receive()
        has_left |= message["type"] == "http.disconnect"
        return message

    async def sending(message: Message) -> None:
        if has_left:
            return
        if message["type"] == "http.response.start":
            watch.answered(method_of(scope), route_of(scope), message["status"], perf_counter() - asked)
        await send(message)

    await app(scope, receiving, sending)
