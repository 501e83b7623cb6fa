"""WebSockets that end even if their client does not read, or breaks the protocol."""

from __future__ import annotations

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD = 30.0
"""Seconds that a client has to read what waits for it."""


class Socket(WebSocketsSansIOProtocol):
    """A WebSocket of a page.

    uvicorn waits for ever until a client has read what was sent, before it sends more and before it closes.
    """

    _too_late: TimerHandle | None = None

    def pause_writing(self) -> None:
        """More waits for the client than it should: it has to read, or the connection ends."""
        super().pause_writing()
        self._too_late = self.loop.call_later(UNREAD, self.transport.abort)

    def resume_writing(self) -> None:
        """The client has read."""
        super().resume_writing()
        if self._too_late is not None:
            self._too_late.cancel()

    def data_received(self, data: bytes) -> None:
        """Read what has arrived. uvicorn never sends the refusal of a request that the parser cannot read."""
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.transport.close()

    def handle_parser_exception(self) -> None:
        """Close the connection of a client that breaks the protocol. What is still sent to it is dropped."""
        super().handle_parser_exception()
        self.disconnected = True

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers are still unread: a client must not fill the memory with answers."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    async def run_asgi(self) -> None:
        """Run the application. What it sent last has to be read, too."""
        await super().run_asgi()
        self.loop.call_later(UNREAD, self.transport.abort)
