"""Deadlines of HTTP: a client that sends or reads too slowly is not kept for ever, nor one that connects too often.
uvicorn has none of these."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from http import HTTPStatus
from typing import cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from sousbois.web.crowding import is_one_too_many
from sousbois.web.guards import HEADERS, Header, Scope, refusal

FOR_HEADERS = 20.0
"""Seconds from connecting, or from the first byte of a further request, until all headers of a request are here."""
FOR_BODY = 30.0
"""Seconds from the headers of a request until all of its body is here."""
FOR_READING = 60.0
"""Seconds until a client has read an answer, or the next part of a stream."""


class HTTP(H11Protocol):
    """Requests and answers, each in time. What is refused here looks as if the application had refused it."""

    _deadline: asyncio.TimerHandle | None = None
    _awaited: tuple[object, int] | None = None
    """What has to arrive before the deadline: a part of a request, and of which one."""
    _unread: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if is_one_too_many(self.client, self.connections, self.config):
            transport.abort()
            return
        # Without a buffer that may fill up first, whatever the client does not read pauses the writing.
        transport.set_write_buffer_limits(high=0)
        self._set_deadline()

    def connection_lost(self, exc: Exception | None) -> None:
        self._expect(None)
        self._stop_waiting()
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._unread = self.loop.call_later(FOR_READING, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def handle_events(self) -> None:
        super().handle_events()
        self._set_deadline()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """Begin a WebSocket, unless earlier answers are still unread: it would never learn that it has to wait."""
        if self._unread is None:
            super().handle_websocket_upgrade(event)
        else:
            self.transport.abort()

    def send_400_response(self, msg: str) -> None:
        self._refuse(HTTPStatus.BAD_REQUEST, [(b"content-type", b"text/plain; charset=utf-8"), *HEADERS], msg.encode())

    def _stop_waiting(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _set_deadline(self) -> None:
        """Begin to wait for what the client has to send next, or go on waiting for it."""
        part: object = self.conn.their_state
        if part is h11.IDLE and self.cycle is not None and not self.conn.trailing_data[0]:
            part = None  # between two requests, uvicorn closes the connection
        elif part not in (h11.IDLE, h11.SEND_BODY) or self.transport.get_protocol() is not self:
            part = None
        self._expect(part)

    def _expect(self, part: object) -> None:
        """Set a deadline for a part of a request; None, if there is nothing to wait for."""
        awaited = (part, id(self.scope))
        if awaited == self._awaited:
            return
        self._awaited = awaited
        if self._deadline is not None:
            self._deadline.cancel()
        seconds = FOR_HEADERS if part is h11.IDLE else FOR_BODY
        self._deadline = None if part is None else self.loop.call_later(seconds, self._close_late)

    def _close_late(self) -> None:
        """Close the connection of a client that has sent too slowly, and say so if a request has begun."""
        if self.conn.their_state is h11.SEND_BODY:
            self._refuse(HTTPStatus.REQUEST_TIMEOUT, *refusal(cast("Scope", self.scope), 408, "too-slow"))
        else:
            self.transport.close()

    def _refuse(self, status: HTTPStatus, headers: Iterable[Header], body: bytes) -> None:
        """Answer, unless an answer has begun, and close the connection; the application learns that it was closed."""
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            first = f"HTTP/1.1 {status.value} {status.phrase}\r\nconnection: close\r\n".encode()
            self.transport.write(first + b"".join(b"%b: %b\r\n" % header for header in headers) + b"\r\n" + body)
        if self.cycle is not None:
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self.transport.close()
