"""Nothing happens by itself at a table unless a page, a stream or the program of a player attends it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from sousbois.play.store import Store
from sousbois.play.terms import Clock, Terms
from sousbois.web.api.stream import Listening
from sousbois.web.live import Live
from sousbois.web.presence import LATELY
from sousbois.web.readers import Reader
from tests.play.hosting import full
from tests.web.faketime import FakeTime
from tests.web.inside import InProcess
from tests.web.serving import Visitor
from tests.web.test_around import Asked, at_table, decide, page, until
from tests.web.test_live_table import filled, with_table

Watcher = Callable[[Live], Callable[[], None]]


def with_page(live: Live) -> Callable[[], None]:
    """A page of a spectator; return how it is closed."""
    reader = Reader(None, "en", 0)
    live.join(reader)
    return lambda: live.leave(reader)


def with_stream(live: Live) -> Callable[[], None]:
    """A stream of a spectator; return how it ends."""
    listening = Listening(None, "en", since=0)
    live.listen(listening)
    return lambda: live.unlisten(listening)


async def driven(live: Live) -> int:
    """Let the bots decide until nothing happens by itself any more; return how many decisions that were."""
    before = live.hosted.ply
    if live._driver is not None:
        await live._driver
    return live.hosted.ply - before


async def replace(live: Live, seat: int) -> None:
    """Let a bot decide for a player from now on."""
    await live.settle(lambda hosted: hosted.stand_in(seat, "easy"))


@pytest.mark.parametrize("watch", [with_page, with_stream])
def test_bots_play_while_watched_and_stop_after_the_decision_being_made(tmp_path: Path, watch: Watcher) -> None:
    async def act(live: Live, _: Store, pauses: list[float]) -> None:
        for ply in (1, 2):
            leave = watch(live)
            while not pauses:  # the bot begins to decide
                await asyncio.sleep(0)
            leave()
            assert await driven(live) == 1
            assert live.hosted.ply == ply
            pauses.clear()
        assert not live.is_busy

    with_table(tmp_path, filled("badger", 3, seed=1), act)


def test_looking_once_lets_no_bot_decide(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, __: list[float]) -> None:
        live.attend(None, "")
        live.seen_by(None)
        assert live._driver is None

    with_table(tmp_path, filled("badger", 3, seed=1), act)


def test_substitutes_of_all_players_stop_when_nobody_watches(tmp_path: Path) -> None:
    async def act(live: Live, _: Store, __: list[float]) -> None:
        for seat in range(3):
            live.hosted.take(live.hosted.stand_in(seat, "easy"))
        assert live._next_by_itself() is None
        live.readers.pages.add(Reader(None, "en", 0))
        assert live._next_by_itself() is not None

    with_table(tmp_path, full("badger", 3)[0], act)


def test_bots_wait_for_a_player_to_attend(tmp_path: Path) -> None:
    """They stop where the player has to decide."""

    async def act(live: Live, _: Store, __: list[float]) -> None:
        live._drive()
        assert await driven(live) == 0
        live.attend(0, "here")
        assert await driven(live) > 0
        assert live.hosted.owing() == (0,)

    with_table(tmp_path, filled("badger", 2, seed=1), act)


def test_bots_stop_a_minute_after_the_last_request_of_a_program(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, bots: Asked) -> None:
        works = bots.decide

        async def decide(*asked: Any, **more: Any) -> tuple[str, ...]:
            time.pass_by(LATELY / 3)
            return await works(*asked, **more)

        bots.decide = decide  # type: ignore[method-assign]
        for seat in range(3):
            await replace(live, seat)
        for _ in range(2):
            live.attend(0, "here")
            assert await driven(live) == 3

    at_table(tmp_path, "badger", Terms(), act)


def test_clock_waits_until_the_table_is_attended(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        live.attend(0, "here")
        for ply in (1, 2):
            time.pass_by(LATELY / 2)
            if ply == 2:
                assert live._next_by_itself() is None
                live.attend(None, "there")
                assert live._next_by_itself() is None
                live.attend(0, "here")
            await until(lambda ply=ply: live.hosted.ply == ply)  # type: ignore[misc]

    at_table(tmp_path, "badger", Terms(clock=Clock("move", int(LATELY / 2))), act)


def test_bots_think_for_the_player_who_is_present(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, bots: Asked) -> None:
        seat = (live.hosted.owing()[0] + 1) % 3
        for each in range(3):
            if each != seat:
                await replace(live, each)
        live.attend(seat, "program")
        await driven(live)
        time.pass_by(LATELY)
        page(live, None, "spectator")
        await decide(live, seat)
        await driven(live)
        page(live, seat, "player")
        page(live, None, "another")
        while len(set(bots.asked_for)) < 3:  # else the player is the next to decide again
            await decide(live, seat)
            await driven(live)
        assert list(dict.fromkeys(bots.asked_for)) == [("program", True), ("spectator", False), ("player", True)]

    at_table(tmp_path, "badger", Terms(), act)


def test_address_of_the_player_reaches_the_table(server: InProcess) -> None:
    ana = Visitor(server, "Ana", machine="2001:db8:66::1")
    table = ana.open_table("hamster", seats=2, **{"seat-0": "me", "seat-1": "open"})
    eve = Visitor(server, "Eve", machine="2001:db8:77::1")
    presence = server.house.lobby._live[table]._around.presence
    line = ana.line(table, headers={"x-forwarded-for": "2001:db8:66::1"})
    line.next("scene")
    assert presence.client == "2001:db8:66::/64"
    token = eve.http.post(f"/api/tables/{table}/seats", json={"name": "Eve"}).json()["token"]
    assert presence.client == "2001:db8:77::/64"
    line.send(kind="ping")
    line.close()
    ana.http.get(f"/api/tables/{table}/view", headers={"authorization": f"Bearer {token}"})
    assert presence.client == "2001:db8:66::/64"
