"""Pages that fail, fall silent, do not read or are too many: the table forgets them, and others play on."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from time import monotonic
from typing import Any

import pytest
import uvicorn
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.server import ServerState
from websockets.exceptions import InvalidStatus

from sousbois.core.errors import NotAllowed
from sousbois.play.terms import Terms
from sousbois.web import house
from sousbois.web import sockets as own_sockets
from sousbois.web.house import MESSAGES
from sousbois.web.live import CHANGES, Live
from sousbois.web.pages.table import (
    LAST_CHANCE,
    LONGEST_SILENCE,
    SILENT,
    TOO_MANY_PAGES,
    TOO_MUCH,
    TRY_LATER,
    _fall_silent,
)
from sousbois.web.readers import Reader, Readers
from sousbois.web.sockets import Socket
from tests.apart import run_apart
from tests.patience import PATIENCE
from tests.web.faketime import FakeTime
from tests.web.inside import Inside
from tests.web.serving import Visitor
from tests.web.test_around import Asked, at_table, decide, until
from tests.web.test_onlookers import heard_until_closed

ALONE = {"seats": 3, "seat-0": "me", "seat-1": "easy", "seat-2": "easy"}


@pytest.fixture
def inside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Inside]:
    """A server whose clock stands still, with low limits."""
    monkeypatch.setattr(house, "PAGES_OF_PERSON", 2)
    monkeypatch.setattr(house, "PAGES_OF_ADDRESS", 3)
    with Inside(tmp_path) as server:
        yield server


HANDSHAKE = (
    b"GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)


@asynccontextmanager
async def connected_to(
    app: Any, handshake: bytes = HANDSHAKE
) -> AsyncIterator[tuple[Socket, asyncio.StreamReader, asyncio.StreamWriter]]:
    """The WebSocket of an application, and the two directions of a client that reads nothing by itself."""
    config = uvicorn.Config(app, log_config=None)
    config.load()
    made: list[Socket] = []

    def connected() -> Socket:
        made.append(Socket(config, ServerState(), {}))
        return made[0]

    server = await asyncio.get_running_loop().create_server(connected, "127.0.0.1", 0)
    reader, client = await asyncio.open_connection(*server.sockets[0].getsockname())
    await until(lambda: bool(made))
    client.write(handshake)
    yield made[0], reader, client
    client.close()
    server.close()


async def nothing(_: Any, __: Any, ___: Any) -> None:
    """An application that does nothing."""


def until_forgotten(server: Inside, visitor: Visitor, pages: int = 0) -> None:
    """Wait until the server has so many pages; each time it is asked for something else, so that it gets on."""
    end = monotonic() + PATIENCE
    while server.house.lobby.pages != pages:
        assert monotonic() < end, f"{server.house.lobby.pages} pages are still there"
        visitor.http.get("/health")


# --- Pages that fail -------------------------------------------------------------------------------------------------


def test_negative_log_is_refused_and_leaves_nobody(inside: Inside) -> None:
    ana = Visitor(inside, "Ana")
    table = ana.open_table("hunt", **ALONE)
    with pytest.raises(InvalidStatus):
        ana.line(table, log=-1)
    assert inside.house.lobby.pages == 0


@pytest.mark.parametrize("part", [(Readers, "add"), (Live, "come_back")])
def test_page_that_cannot_join_leaves_nobody(
    inside: Inside, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: tuple[type, str]
) -> None:
    kind, name = part
    ana = Visitor(inside, "Ana")
    table = ana.open_table("hunt", **ALONE)
    really = getattr(kind, name)

    def broken(self: Any, *arguments: Any) -> None:
        if kind is Readers:
            really(self, *arguments)
        raise ZeroDivisionError("a hand")

    with monkeypatch.context() as patch:
        patch.setattr(kind, name, broken)
        _, code = heard_until_closed(ana.line(table))
    assert code == TRY_LATER
    assert inside.house.lobby.pages == 0
    assert "cannot-answer" in caplog.text
    ana.line(table).next("scene")


# --- Pages that are silent -------------------------------------------------------------------------------------------


def test_page_without_a_ping_is_closed(inside: Inside) -> None:
    ana = Visitor(inside, "Ana")
    line = ana.line(ana.open_table("hunt", **ALONE))
    line.next("scene")
    end = monotonic() + PATIENCE
    while inside.house.lobby.pages:
        assert monotonic() < end, "the page is still there"
        inside.time.pass_by(LAST_CHANCE)
        ana.http.get("/health")
    assert heard_until_closed(line)[1] == SILENT


def test_page_that_pings_now_and_then_is_kept() -> None:
    async def act() -> None:
        time = FakeTime()
        reader = Reader(0, "en", 0, heard=time.now())
        falling = asyncio.ensure_future(_fall_silent(reader, time))
        await asyncio.sleep(0)
        for _ in range(5):
            time.pass_by(LONGEST_SILENCE)
            reader.heard = time.now()
            for _step in range(4):
                await asyncio.sleep(0)
            assert not falling.done()
        for seconds in (LONGEST_SILENCE, LAST_CHANCE, LAST_CHANCE):
            time.pass_by(seconds)
            for _step in range(4):
                await asyncio.sleep(0)
        assert await falling == SILENT

    run_apart(act())


@pytest.mark.parametrize("goes_on", [True, False])
def test_client_that_does_not_read_is_dropped(monkeypatch: pytest.MonkeyPatch, *, goes_on: bool) -> None:
    """Both while more is to be sent and when the connection is closed with something unread."""
    monkeypatch.setattr(own_sockets, "UNREAD", 0.0)
    made: list[Socket] = []

    async def flood(_: Any, __: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        while goes_on or not made[0].transport.get_write_buffer_size():
            await send({"type": "websocket.send", "text": "x" * 10_000})

    async def act() -> None:
        async with connected_to(flood) as (socket, _, _):
            made.append(socket)
            await until(lambda: socket.disconnected)

    run_apart(act())


def test_client_that_breaks_the_protocol_has_left_for_the_application() -> None:
    received: list[str] = []
    raised: list[Exception] = []

    async def app(_: Any, receive: Any, send: Any) -> None:
        received.append((await receive())["type"])
        await send({"type": "websocket.accept"})
        received.append((await receive())["type"])
        try:
            await send({"type": "websocket.send", "text": "x"})
        except Exception as error:
            raised.append(error)

    async def act() -> None:
        async with connected_to(app) as (socket, _, client):
            await until(lambda: socket.handshake_complete)
            client.write(b"\x81\x81\x00\x00\x00\x00\xff")  # a text that is not UTF-8
            await until(lambda: bool(raised))

    run_apart(act())
    assert received == ["websocket.connect", "websocket.disconnect"]
    assert isinstance(raised[0], ClientDisconnected)


def test_handshake_that_is_too_long_is_refused() -> None:
    async def act() -> None:
        async with connected_to(nothing, HANDSHAKE.replace(b"GET /", b"GET /?" + b"x" * 9000)) as (_, answer, _):
            async with asyncio.timeout(PATIENCE):
                assert (await answer.read()).startswith(b"HTTP/1.1 414 ")

    run_apart(act())


# --- Too many pages, messages and entries ----------------------------------------------------------------------------


def test_person_has_so_many_pages_open(inside: Inside) -> None:
    ana, zoe = Visitor(inside, "Ana"), Visitor(inside, "Zoé")
    table = ana.open_table("hunt", **ALONE)
    first, _ = (ana.line(table) for _ in range(2))
    assert heard_until_closed(ana.line(table)) == (["refused"], TOO_MANY_PAGES)
    zoe.line(table).next("scene")
    first.close()
    until_forgotten(inside, ana, pages=2)
    ana.line(table).next("scene")


def test_address_has_so_many_pages_open(inside: Inside) -> None:
    people = [Visitor(inside, name) for name in ("Ana", "Boris", "Zoé", "Max")]
    table = people[0].open_table("hunt", **ALONE)
    here, there = {"x-forwarded-for": "192.0.2.7"}, {"x-forwarded-for": "192.0.2.8"}
    for person in people[:3]:
        person.line(table, headers=here).next("scene")
    assert heard_until_closed(people[3].line(table, headers=here)) == (["refused"], TOO_MANY_PAGES)
    people[3].line(table, headers=there).next("scene")


def test_messages_are_counted_by_person(inside: Inside) -> None:
    ana, zoe = Visitor(inside, "Ana"), Visitor(inside, "Zoé")
    table = ana.open_table("hunt", **ALONE)
    lines = [ana.line(table), ana.line(table)]
    other = zoe.line(table)
    for number in range(MESSAGES[0]):
        lines[number % 2].send(kind="ping")
        lines[number % 2].next("pong")
    lines[0].send(kind="ping")
    assert heard_until_closed(lines[0])[1] == TOO_MUCH
    other.send(kind="ping")
    other.next("pong")


def test_changes_of_a_choice_are_rationed(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        most, seconds = CHANGES
        for _number in range(most // 2):
            await decide(live, 0)
            await live.withdraw(0, 0)
        await decide(live, 0)
        for _number in range(most // 2):
            await decide(live, 0, seed=2)
        before = live.hosted.entries
        for change in (decide(live, 0), live.withdraw(0, 0)):
            with pytest.raises(NotAllowed) as refusal:
                await change
            assert refusal.value.reason == "too-much"
        assert live.hosted.entries == before
        await decide(live, 1)
        time.pass_by(seconds / most)
        await decide(live, 0)
        await decide(live, 2)
        assert live.hosted.ply == 3

    at_table(tmp_path, "hunt", Terms(), act)
