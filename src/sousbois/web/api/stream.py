"""A stream: what happens at a table, told line by line to a program that listens."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack
from typing import Any, cast

from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.serialization import encode_json
from litestar.types import Receive, Scope, Send

from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.web.api.models import Beat, Line
from sousbois.web.api.positions import ending, told
from sousbois.web.audience import check_may_look
from sousbois.web.outbox import Outbox
from sousbois.web.pages.common import NOT_KEPT

MEDIA_TYPE = "application/x-ndjson"

HEART_BEAT = 15.0
"""Seconds without anything to tell, after which a line says that it holds: so a client that is gone is noticed."""


def written(line: Line) -> bytes:
    """A line as it is sent."""
    return encode_json(line) + b"\n"


class Listening:
    """A program that listens."""

    def __init__(self, seat: int | None, language: str, since: int, client: str = "") -> None:
        self.seat = seat
        self.client = client
        self._language = language
        self._told = since
        """How many events it has been told."""
        self._outbox: Outbox[bytes] = Outbox()

    def hear(self, hosted: Hosted) -> None:
        """How the table stands now, and what has happened since the last time, as long as the program may look."""
        try:
            check_may_look(hosted, self.seat)
        except NotAllowed:
            self.close()
            return
        self._outbox.send(written(told(hosted, self.seat, self._language, since=self._told)))
        self._told = len(hosted.log)
        if ended := ending(hosted, self.seat, self._language):
            self._outbox.send(written(ended))
            self._outbox.end()

    def close(self) -> None:
        """Send nothing more."""
        self._outbox.close()

    async def lines(self) -> AsyncIterator[bytes]:
        """What is to be sent, as long as there is something to tell."""
        while True:
            try:
                line = await asyncio.wait_for(self._outbox.get(), HEART_BEAT)
            except TimeoutError:
                line = written(Beat())
            if line is None:
                return
            yield line


class Streamed(Stream):
    """An answer that goes on while somebody listens; afterwards, whatever has happened, all that it held is let go."""

    def __init__(self, lines: AsyncIterator[bytes], held: ExitStack) -> None:
        super().__init__(lines, media_type=MEDIA_TYPE, headers=NOT_KEPT)
        self._held = held

    def to_asgi_response(self, *arguments: Any, **more: Any) -> ASGIResponse:
        """What is sent, and then what is done."""
        response = super().to_asgi_response(*arguments, **more)

        async def sent(scope: Scope, receive: Receive, send: Send) -> None:
            with self._held:
                await response(scope, receive, send)

        return cast("ASGIResponse", sent)
