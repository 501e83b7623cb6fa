"""A client that sends bytes to a server and reads what comes back, whatever that is."""

from __future__ import annotations

import asyncio
import zlib
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from time import perf_counter

from websockets.frames import Opcode

from tests.web.faults.fuzzing.request import Request, frame_of
from tests.web.faults.fuzzing.world import World

PATIENCE = 20.0
"""Seconds in which an answer has to come."""
GLANCE = 0.03
"""Seconds for which a client waits that is not owed anything, or that listens to what does not end."""


@dataclass
class Answer:
    """What came back."""

    status: int | None = None
    """None: nothing did."""
    headers: list[tuple[str, str]] = field(default_factory=list)
    body: bytes = b""
    messages: list[bytes] = field(default_factory=list)
    """What was said on a WebSocket."""
    close_code: int | None = None
    """By which a WebSocket was closed."""
    seconds: float = 0.0
    is_late: bool = False
    """Whether it did not come, or not to its end, in time."""

    def header(self, name: str) -> str:
        """Return a header; nothing, if there is none."""
        return next((value for known, value in self.headers if known == name), "")

    @property
    def is_from_parser(self) -> bool:
        """Whether the request never reached the application: it was no HTTP, or no WebSocket."""
        return self.body == b"Invalid HTTP request received." or "websocket" in self.header("connection").lower()


async def ask(world: World, request: Request) -> Answer:
    """Send a request, and read the answer."""
    began = perf_counter()
    reader, writer = await asyncio.open_connection("127.0.0.1", world.port, limit=1 << 24)
    port = writer.get_extra_info("sockname")[1]
    world.sent[port] = request
    answer = Answer()
    try:
        writer.write(request.head + request.body)
        with suppress(ConnectionError):
            await writer.drain()
        if request.is_socket:
            await _talk(reader, writer, request, answer)
        else:
            await _read(reader, request, answer)
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()
        del world.sent[port]
    answer.seconds = perf_counter() - began
    return answer


async def _read(reader: asyncio.StreamReader, request: Request, answer: Answer) -> None:
    """Read an answer to its end; of one that does not end, the beginning."""
    async with _patience(answer, is_owed=request.is_whole):
        await _read_head(reader, answer)
    is_stream = answer.header("content-type").startswith("application/x-ndjson")
    async with _patience(answer, is_owed=request.is_whole and not is_stream):
        while more := await reader.read(1 << 20):
            answer.body += more
    if "chunked" in answer.header("transfer-encoding"):
        answer.body = _without_chunks(answer.body)
    if answer.header("content-encoding") == "gzip" and answer.body:
        answer.body = zlib.decompressobj(31).decompress(answer.body)


async def _talk(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, request: Request, answer: Answer) -> None:
    """Open a WebSocket, say everything, listen for a moment, and leave."""
    async with _patience(answer, is_owed=request.is_whole):
        await _read_head(reader, answer)
    if answer.status != 101:
        async with _patience(answer, is_owed=False):
            answer.body = await reader.read()
        return
    for frame in request.frames:
        writer.write(frame)
    writer.write(frame_of(b'{"kind":"ping"}'))
    async with _patience(answer, is_owed=False):
        while True:
            opcode, content = await _frame(reader)
            if opcode is Opcode.CLOSE:
                answer.close_code = int.from_bytes(content[:2])
                return
            answer.messages.append(content)


@asynccontextmanager
async def _patience(answer: Answer, *, is_owed: bool) -> AsyncIterator[None]:
    """Wait for so long, and until the connection is closed; that nothing comes is noted where something is owed."""
    try:
        with suppress(ConnectionError, asyncio.IncompleteReadError, _Nothing):
            async with asyncio.timeout(PATIENCE if is_owed else GLANCE):
                yield
    except TimeoutError:
        answer.is_late = is_owed


class _Nothing(Exception):
    """The connection was closed before an answer came."""


async def _read_head(reader: asyncio.StreamReader, answer: Answer) -> None:
    line = await reader.readline()
    while line.startswith(b"HTTP/1.1 100 "):  # the server only says that it goes on reading
        await reader.readline()
        line = await reader.readline()
    if not line.startswith(b"HTTP/1.1 "):
        raise _Nothing
    answer.status = int(line.split()[1])
    while (line := await reader.readline()).strip():
        name, _, value = line.decode("latin-1").partition(":")
        answer.headers.append((name.lower(), value.strip()))


async def _frame(reader: asyncio.StreamReader) -> tuple[Opcode, bytes]:
    first, length = await reader.readexactly(2)
    if length == 126:
        length = int.from_bytes(await reader.readexactly(2))
    elif length == 127:
        length = int.from_bytes(await reader.readexactly(8))
    return Opcode(first & 0x0F), await reader.readexactly(length)


def _without_chunks(body: bytes) -> bytes:
    whole, rest = b"", body
    while rest:
        size, _, rest = rest.partition(b"\r\n")
        length = int(size or b"0", 16)
        whole, rest = whole + rest[:length], rest[length + 2 :]
    return whole
