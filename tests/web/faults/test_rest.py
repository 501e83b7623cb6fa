"""A table that nobody uses is stopped and forgotten; there is never a second copy that writes."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Mapping
from concurrent.futures import Future
from pathlib import Path
from random import Random

import pytest

from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import read, written
from sousbois.play.store import Kept
from sousbois.web.house import House
from sousbois.web.listing import kept_of
from sousbois.web.live import Live
from sousbois.web.lobby import REST_AFTER
from tests.play.hosting import any_decision
from tests.web.faketime import FakeTime
from tests.web.programs.within import TABLE, From, with_house
from tests.web.test_around import decide, page, until

CLOCK = 3 * REST_AFTER
"""Seconds for a decision: they are over when the table has been at rest for a while."""


async def opened(at: From, **terms: object) -> tuple[str, Mapping[str, str]]:
    """Open a table of one seat, so that each decision counts at once. Return its id and the header of its token."""
    async with at("here") as here:
        body = {"game": "hamster", "seats": ["me"], "name": "Ana", "terms": terms}
        table = (await here.post("/tables", json=body)).json()
    return table["id"], {"authorization": f"Bearer {table['token']}"}


async def rest(house: House, time: FakeTime) -> None:
    """Let time pass until the only table rests."""
    resting = asyncio.ensure_future(house.lobby.let_rest())
    await asyncio.sleep(0)
    time.pass_by(REST_AFTER)
    await until(lambda: bool(house.lobby._resting))
    time.pass_by(REST_AFTER)
    await until(lambda: len(house.lobby) == 0)
    resting.cancel()


def entries(house: House, table: str) -> int:
    """How long the journal of a table is."""
    return len(house.store.journal(table))


def test_old_alarm_of_rested_table_writes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sousbois.web.live.BEAT", 0.0)

    async def act(house: House, at: From, time: FakeTime) -> None:
        table, _ = await opened(at, clock={"per": "move", "seconds": int(CLOCK)})
        live = await house.lobby.table(table)
        reader = page(live, 0)
        live.leave(reader)
        await rest(house, time)
        again = await house.lobby.table(table)
        page(again, 0)
        before = entries(house, table)
        time.pass_by(CLOCK - 2 * REST_AFTER)
        for _ in range(20):  # enough for an alarm that rings
            await asyncio.sleep(0)
        await until(lambda: live._driver is None or live._driver.done())
        assert entries(house, table) == before
        await decide(again, 0)
        assert again.hosted.ply == 1

    with_house(tmp_path, act)


def test_clock_of_days_runs_while_table_rests(tmp_path: Path) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        table, _ = await opened(at, clock={"per": "move", "seconds": 24 * 3600})
        live = await house.lobby.table(table)
        reader = page(live, 0)
        await decide(live, 0)
        live.leave(reader)
        await rest(house, time)
        time.pass_by(24 * 3600)
        again = await house.lobby.table(table)
        page(again, None)
        await until(lambda: again.hosted.ply > 1)
        assert again.hosted.late == {0}

    with_house(tmp_path, act)


def test_body_sent_after_rest_counts(tmp_path: Path) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        table, headers = await opened(at)
        decision = any_decision((await house.lobby.table(table)).hosted, Random(1))

        async def slow_body() -> AsyncIterator[bytes]:
            await rest(house, time)
            yield json.dumps({"ply": 0, "moves": decision.moves}).encode()

        async with at("here") as here:
            answer = await here.post(
                f"/tables/{table}/decisions",
                content=slow_body(),
                headers={"content-type": "application/json", **headers},
            )
        assert answer.json()["complete"]
        assert (await house.lobby.table(table)).hosted.ply == 1

    with_house(tmp_path, act)


def test_stopped_table_refuses_what_comes_late(tmp_path: Path) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        table, _ = await opened(at)
        old = await house.lobby.table(table)
        await rest(house, time)
        before = entries(house, table)
        with pytest.raises(NotAllowed) as refusal:
            await decide(old, 0)
        assert refusal.value.reason == "stale"
        assert entries(house, table) == before
        await decide(await house.lobby.table(table), 0)

    with_house(tmp_path, act)


def test_table_being_written_does_not_rest(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        table, _ = await opened(at)
        live = await house.lobby.table(table)
        slow = Future[None]()
        monkeypatch.setattr(house.store, "append", lambda *_: slow)
        deciding = asyncio.ensure_future(decide(live, 0))
        resting = asyncio.ensure_future(house.lobby.let_rest())
        for _ in range(3):
            await until(lambda: bool(time.waiting()))
            time.pass_by(REST_AFTER)
        await until(lambda: bool(time.waiting()))
        assert await house.lobby.table(table) is live
        slow.set_result(None)
        await deciding
        resting.cancel()

    with_house(tmp_path, act)


def test_table_asked_for_does_not_rest(tmp_path: Path) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        table, _ = await opened(at)
        live = await house.lobby.table(table)
        resting = asyncio.ensure_future(house.lobby.let_rest())
        for _ in range(3):
            await until(lambda: bool(time.waiting()))
            time.pass_by(REST_AFTER)
            await until(lambda: bool(house.lobby._resting))
            assert await house.lobby.table(table) is live
        resting.cancel()

    with_house(tmp_path, act)


def test_idle_tables_rest_at_once_above_the_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sousbois.web.lobby.MOST_LIVE", 3)

    async def act(house: House, at: From, _: FakeTime) -> None:
        tables = [(await opened(at))[0] for _ in range(3)]
        page(await house.lobby.table(tables[0]), 0)
        await house.lobby.table(tables[1])  # which is asked for later than the third
        tables.append((await opened(at))[0])
        assert set(house.lobby._live) == {tables[0], tables[1], tables[3]}
        await decide(await house.lobby.table(tables[2]), 0)
        assert set(house.lobby._live) == {tables[0], tables[2], tables[3]}

    with_house(tmp_path, act)


def test_entry_written_behind_a_table_is_read_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        table, _headers = await opened(at)
        live = await house.lobby.table(table)
        reader = page(live, 0)
        ahead = live.hosted.copy()
        decision = any_decision(ahead, Random(1), 0)
        ahead.take(decision)
        written_behind = house.store.append(table, live.hosted.entries, [written(decision)], kept_of(table, ahead))
        await asyncio.wrap_future(written_behind)
        with pytest.raises(NotAllowed) as refusal:
            await decide(live, 0, seed=2)
        assert refusal.value.reason == "stale"
        assert live.hosted.ply == 1
        kinds = []
        while not reader.outbox.empty():
            text = reader.outbox.get_nowait()
            assert text is not None
            kinds.append(json.loads(text)["kind"])
        assert "go" in kinds
        await decide(live, 0)
        assert live.hosted.ply == 2
        assert Hosted.told_by(map(read, house.store.journal(table))).ply == 2

    with_house(tmp_path, act)
    assert "conflict" in caplog.text


def test_table_found_while_it_opens_has_one_copy(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        really, found = house.store.append, list[asyncio.Future[Live]]()

        def append(table: str, number: int, journal: list[bytes], kept: Kept) -> Future[None]:
            appended = really(table, number, journal, kept)
            appended.result()
            found.append(asyncio.ensure_future(house.lobby.table(table)))
            answered = Future[None]()
            found[0].add_done_callback(lambda _: answered.set_result(None))
            return answered

        with monkeypatch.context() as patch:
            patch.setattr(house.store, "append", append)
            async with at("here") as here:
                table = (await here.post("/tables", json=TABLE)).json()["id"]
        assert await house.lobby.table(table) is await found[0]

    with_house(tmp_path, act)
