"""WebSockets that end even if their client does not read."""

from __future__ import annotations

from asyncio import TimerHandle

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

UNREAD = 30.0
"""Seconds that a client has to read what waits for it."""


class Socket(WebSocketsSansIOProtocol):
    """uvicorn waits for ever until a client has read what was sent, before it sends more and before it closes."""

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
