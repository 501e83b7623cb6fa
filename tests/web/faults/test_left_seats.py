"""A player who has left a seat learns nothing of its next occupant, and decides nothing for them."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from sousbois.core.errors import NotAllowed
from sousbois.play.journal import Entry, Free, Person, Seated, written
from sousbois.web.api.stream import Listening
from sousbois.web.house import House
from sousbois.web.listing import kept_of
from sousbois.web.live import Live
from sousbois.web.pages.table import RESTART, heard
from tests.patience import PATIENCE
from tests.web.faketime import FakeTime
from tests.web.inside import InProcess
from tests.web.programs.asking import Program, answered, refused
from tests.web.programs.within import TABLE, From, with_house
from tests.web.serving import Visitor
from tests.web.test_around import page, until

WORDS = "the words of Bob"


def test_page_of_a_left_seat_is_closed(tmp_path: Path) -> None:
    with InProcess(tmp_path) as server:
        ann, mal, bob, cid = (Visitor(server, name) for name in ("Ann", "Mal", "Bob", "Cid"))
        seats = {"seat-0": "me", "seat-1": "open", "seat-2": "open", "spectators": None}
        table = ann.open_table("igels", seats=3, **seats)
        mal.post(f"/table/{table}/sit", seat=1)
        line = mal.line(table, waiting=True)
        line.send(kind="ping")
        line.next("pong")
        mal.post(f"/table/{table}/leave")
        bob.post(f"/table/{table}/sit", seat=1, words=WORDS)
        cid.post(f"/table/{table}/sit", seat=2)
        with pytest.raises(ConnectionClosed) as closed:
            line.text()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == RESTART
        assert mal.http.get(f"/table/{table}").status_code == 403
        lines = {visitor: visitor.line(table) for visitor in (ann, bob, cid)}
        assert all(each.next("scene") for each in lines.values())
        lines[bob].send(kind="say", text="It is me")
        assert "It is me" in str(lines[ann].next("talk"))


def test_stream_of_a_left_seat_ends(tmp_path: Path) -> None:
    with InProcess(tmp_path) as server:
        table = Program(server).open("hunt", "open", "open", "open")["id"]
        mal = answered(Program(server, table).post("seats", name="Mal", seat=1))
        live = server.house.lobby._live[table]
        with Program(server, table, mal["token"]).stream() as lines:
            next(lines)
            sitter = live.hosted.sitters[1]
            assert isinstance(sitter, Person)
            player = sitter.player
            leaving = live.settle(lambda hosted: hosted.leave(player))
            asyncio.run_coroutine_threadsafe(leaving, server.loop).result(PATIENCE)
            answered(Program(server, table).post("seats", name="Bob", seat=1))
            assert next(lines, None) is None


def sit(live: Live, seat: int, player: str) -> Coroutine[None, None, Entry | None]:
    """Let a person take a seat."""
    return live.settle(lambda hosted: hosted.sit(seat, player, player))


def leave(live: Live, player: str) -> Coroutine[None, None, Entry | None]:
    """Let a person leave their seat."""
    return live.settle(lambda hosted: hosted.leave(player))


async def waiting_table(house: House, at: From) -> tuple[Live, str]:
    """Open a table at which Mal sits in seat 1. Return it, with the token of seat 0."""
    async with at("here") as here:
        table = (await here.post("/tables", json=TABLE)).json()
    live = await house.lobby.table(table["id"])
    await sit(live, 1, "Mal")
    return live, table["token"]


def test_message_that_waits_decides_for_nobody_else(tmp_path: Path) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        live, _token = await waiting_table(house, at)
        done = await asyncio.gather(
            leave(live, "Mal"),
            sit(live, 1, "Bob"),
            sit(live, 2, "Cid"),
            live.say(1, "I am Bob"),
            live.auto_pass(1, on=False),
            return_exceptions=True,
        )
        assert [each.reason for each in done if isinstance(each, NotAllowed)] == ["not-seated"] * 2
        assert live.hosted.stage == "running"
        assert (live.hosted.said, live.hosted.auto_passes) == ([], {})

    with_house(tmp_path, act)


def test_page_of_a_left_seat_decides_for_nobody(tmp_path: Path) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        live, _token = await waiting_table(house, at)
        old, stream = page(live, 1), Listening(1, "en", since=0)
        live.listen(stream)
        live.attend(1, "")
        await leave(live, "Mal")
        await sit(live, 1, "Bob")
        new = page(live, 1)
        await sit(live, 2, "Cid")
        await heard('{"kind":"say","text":"I am Bob"}', live, old)
        assert live.hosted.sayings == 0
        assert old.outbox.get_nowait() is None
        live.leave(old)
        live.unlisten(stream)
        assert 1 in live._around.presence._here
        assert (live.readers.pages, live.readers.listeners) == ({new}, set())
        assert 1 in live._around.people(live.hosted)

    with_house(tmp_path, act)


def test_program_that_waits_is_told_nothing_of_the_next_occupant(tmp_path: Path) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        live, token = await waiting_table(house, at)
        player = live.hosted.opened.host
        async with at("here") as here:
            async with live._one_at_a_time:  # so that all three wait for their turn, in this order
                changes = [asyncio.ensure_future(each) for each in (leave(live, player), sit(live, 0, "Bob"))]
                headers = {"authorization": f"Bearer {token}"}
                asking = asyncio.ensure_future(here.get(f"/tables/{live.id}/view", headers=headers))
                await until(lambda: len(live._settling) == 3)
            await asyncio.gather(*changes)
            assert refused(await asking)[3] == "not-seated"

    with_house(tmp_path, act)


def test_pages_of_seats_that_changed_in_the_store_are_closed(tmp_path: Path) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        live, _token = await waiting_table(house, at)
        left, stays = page(live, 1), page(live, 0)
        ahead = live.hosted.copy()
        behind: list[Entry] = [Seated(1, Free()), Seated(1, Person("Bob", "Bob"))]
        for entry in behind:
            ahead.take(entry)
        kept = kept_of(live.id, ahead)
        appended = house.store.append(live.id, live.hosted.entries, list(map(written, behind)), kept)
        await asyncio.wrap_future(appended)
        with pytest.raises(NotAllowed):
            await sit(live, 2, "Cid")
        assert live.readers.pages == {stays}
        assert left.seat is None
        assert left.outbox.get_nowait() is None

    with_house(tmp_path, act)
