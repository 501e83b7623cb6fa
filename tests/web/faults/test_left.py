"""Clients that leave before they are answered, or do not read the answers."""

from __future__ import annotations

import asyncio
from typing import Any
from unittest.mock import Mock

from sousbois.web.deadlines import HTTP
from sousbois.web.guards import Message, Receive, Scope, Send
from sousbois.web.metrics import Metrics
from sousbois.web.sockets import Socket
from sousbois.web.traffic import watched
from sousbois.web.watch import Watch
from tests.apart import run_apart


def test_client_that_left_is_no_failed_request() -> None:
    """Litestar takes a body that ends too soon for a failure of the server: status 500."""
    sent: list[Message] = []

    async def app(_: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 500, "headers": []})

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        sent.append(message)

    metrics = Metrics()

    async def ask() -> None:
        await watched(app, Watch(metrics, b"secret"))({"type": "http", "method": "POST"}, receive, send)

    run_apart(ask())
    assert sent == []
    assert "5xx" not in metrics.text({}, 0, {}, []).decode()


def test_pings_are_not_answered_while_answers_are_unread() -> None:
    page: Any = Mock()
    page.writable = asyncio.Event()
    Socket.handle_ping(page)
    page.conn.data_to_send.assert_called_once()
    page.transport.write.assert_not_called()


def test_no_live_page_begins_while_answers_are_unread() -> None:
    connection: Any = Mock()
    HTTP.handle_websocket_upgrade(connection, Mock())
    connection.transport.abort.assert_called_once()
