"""What waits to be sent to one client; one that is too far behind is hung up on."""

from __future__ import annotations

import asyncio
from typing import Generic, TypeVar

MOST_WAITING = 64
"""Messages that may wait for a slow line; a client that is further behind had better begin anew."""

Message = TypeVar("Message", str, bytes)


class Outbox(asyncio.Queue["Message | None"], Generic[Message]):
    """Messages, first come, first sent. None: the line is to be closed."""

    def __init__(self) -> None:
        super().__init__(MOST_WAITING)

    def send(self, message: Message) -> None:
        """Send a message as soon as the line is free."""
        if self.qsize() < MOST_WAITING - 1:
            self.put_nowait(message)
        else:
            self.close()

    def end(self) -> None:
        """Send nothing after what is waiting."""
        self.put_nowait(None)

    def close(self) -> None:
        """Send nothing more."""
        while not self.empty():
            self.get_nowait()
        self.end()
