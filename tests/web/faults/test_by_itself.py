"""Clocks, bots and substitutes of a table continue after a failure, which is logged."""

from __future__ import annotations

import asyncio
from concurrent.futures import Future
from pathlib import Path
from typing import Any

import pytest

from sousbois.bots.levels import MEDIUM
from sousbois.core.errors import Unreadable
from sousbois.play.store import Unkept
from sousbois.play.table import Table
from sousbois.play.terms import Clock, Terms
from sousbois.web.listing import kept_of
from sousbois.web.live import RETRY, Live
from sousbois.web.messages import Decide
from tests.web.faketime import FakeTime
from tests.web.test_around import Asked, at_table, decide, page, until


class FullDisk:
    """A disk that has no room for a while."""

    def __init__(self, live: Live, monkeypatch: pytest.MonkeyPatch) -> None:
        self.failed = 0
        self._has_room = False
        self._really = live._store.append
        monkeypatch.setattr(live._store, "append", self._append)

    def make_room(self) -> None:
        """Let everything be written from now on."""
        self._has_room = True

    def _append(self, *arguments: Any) -> Future[None]:
        if self._has_room:
            return self._really(*arguments)
        self.failed += 1
        full = Future[None]()
        full.set_exception(Unkept("no room"))
        return full


async def fails_then_continues(live: Live, time: FakeTime, disk: FullDisk) -> None:
    """Let the disk be full for two tries, of which the second comes after a pause, and then have room."""
    await until(lambda: disk.failed == 1 and live._retry is not None)
    time.pass_by(RETRY)
    await until(lambda: disk.failed == 2 and live._retry is not None)
    disk.make_room()
    time.pass_by(2 * RETRY)


def test_clock_survives_a_full_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        page(live, 0)
        disk = FullDisk(live, monkeypatch)
        time.pass_by(30)
        await fails_then_continues(live, time, disk)
        await until(lambda: live.hosted.ply == 1)
        time.pass_by(30)
        await until(lambda: live.hosted.ply == 2)

    at_table(tmp_path, "badger", Terms(clock=Clock("move", 30)), act)
    assert "cannot-continue" in caplog.text


def test_substitute_takes_over_after_a_full_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        (gone,) = live.hosted.owing()
        page(live, (gone + 1) % 3)
        disk = FullDisk(live, monkeypatch)
        time.pass_by(60)
        await fails_then_continues(live, time, disk)
        await until(lambda: live.hosted.ply > 0)
        assert gone in live.hosted.stand_ins

    at_table(tmp_path, "badger", Terms(away="automatic", grace=60), act)


def test_player_who_is_back_meanwhile_is_not_replaced(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        (gone,) = live.hosted.owing()
        page(live, (gone + 1) % 3)
        disk = FullDisk(live, monkeypatch)
        time.pass_by(60)
        await until(lambda: disk.failed == 1 and live._retry is not None)
        page(live, gone)
        disk.make_room()
        time.pass_by(RETRY)
        await until(lambda: live._retry is None and live._driver is not None and live._driver.done())
        assert gone not in live.hosted.stand_ins

    at_table(tmp_path, "badger", Terms(away="automatic", grace=60), act)


def test_player_away_for_long_is_replaced_when_another_comes(tmp_path: Path) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        (gone,) = live.hosted.owing()
        time.pass_by(61)
        page(live, (gone + 1) % 3)
        await until(lambda: gone in live.hosted.stand_ins)

    at_table(tmp_path, "badger", Terms(away="automatic", grace=60), act)


def test_bot_that_fails_is_logged_and_asked_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(live: Live, time: FakeTime, bots: Asked) -> None:
        works, faults = bots.decide, [ZeroDivisionError("a hand")]

        async def decide(*asked: Any, **more: Any) -> tuple[str, ...]:
            if faults:
                raise faults.pop()
            return await works(*asked, **more)

        bots.decide = decide  # type: ignore[method-assign]
        page(live, 0)
        time.pass_by(30)
        await until(lambda: live._retry is not None)
        assert live.hosted.ply == 0
        time.pass_by(RETRY)
        await until(lambda: live.hosted.ply == 1)

    at_table(tmp_path, "badger", Terms(clock=Clock("move", 30)), act)
    assert "cannot-continue" in caplog.text
    assert "ZeroDivisionError" in str([vars(record) for record in caplog.records])
    assert "a hand" not in caplog.text


def test_bots_continue_after_a_failed_message(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        page(live, 0)
        for seat in (1, 2):
            await live.settle(lambda hosted, away=seat: hosted.stand_in(away, MEDIUM))  # type: ignore[misc]
        await until(lambda: live.hosted.owing() == (0,))

        def broken(*_: object) -> None:
            monkeypatch.undo()
            raise ZeroDivisionError

        monkeypatch.setattr(live.readers, "tell_listeners", broken)
        with pytest.raises(ZeroDivisionError):
            await decide(live, 0)
        await until(lambda: live.hosted.ply == 3 and live.hosted.owing() == (0,))

    at_table(tmp_path, "hunt", Terms(), act)


def test_answer_to_a_position_that_was_taken_back_is_dropped(tmp_path: Path) -> None:
    async def act(live: Live, _: FakeTime, bots: Asked) -> None:
        works, asked, may_answer = bots.decide, list[list[str]](), asyncio.Event()

        async def slow(
            table_id: str, table: Table, seat: int, level: str, *, client: str, has_people: bool
        ) -> tuple[str, ...]:
            moves = await works(table_id, table, seat, level, client=client, has_people=has_people)
            asked.append([str(each.action) for each in table.history[1:]])
            await may_answer.wait()
            return moves

        bots.decide = slow  # type: ignore[method-assign]
        (first,) = live.hosted.owing()
        page(live, first)
        for seat in {0, 1, 2} - {first}:
            await live.settle(lambda hosted, away=seat: hosted.stand_in(away, MEDIUM))  # type: ignore[misc]
        await decide(live, first)
        assert live.hosted.table is not None
        one, another, *_others = map(str, live.hosted.table.legal(first))
        await live.decide(first, Decide(1, (one,)))
        await until(lambda: len(asked) == 1)
        await live.ask_undo(first, 2)
        await live.decide(first, Decide(1, (another,)))
        may_answer.set()
        await until(lambda: len(asked) == 2)
        assert asked == [[one], [another]]

    at_table(tmp_path, "badger", Terms(), act)


def test_requests_do_not_shorten_the_wait_after_a_failure(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        page(live, 0)
        disk = FullDisk(live, monkeypatch)
        time.pass_by(30)
        await until(lambda: disk.failed == 1 and live._retry is not None)
        for _number in range(3):
            live.attend(0, "")
            page(live, 1)
            await until(lambda: live._driver is not None and live._driver.done())
        assert disk.failed == 1
        disk.make_room()
        await live.say(0, "an entry that counts ends the wait")
        await until(lambda: live.hosted.ply == 1)

    at_table(tmp_path, "badger", Terms(clock=Clock("move", 30)), act)


def test_table_stops_when_its_journal_cannot_be_read_again(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def act(live: Live, time: FakeTime, _: Asked) -> None:
        reader = page(live, 0)
        behind = live._store.append(live.id, live.hosted.entries, [b"nonsense"], kept_of(live.id, live.hosted))
        await asyncio.wrap_future(behind)
        time.pass_by(30)
        await until(lambda: live.is_lost and live._driver is not None and live._driver.done())
        assert reader.outbox.get_nowait() is None
        live.leave(reader)
        assert not live.is_busy
        assert live._alarm is None

    with pytest.raises(Unreadable):  # the journal of the table is read at the end
        at_table(tmp_path, "badger", Terms(clock=Clock("move", 30)), act)
    assert [record.message for record in caplog.records] == ["conflict", "not-read"]


def test_failure_is_logged_although_its_asker_has_left(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def act(live: Live, _: FakeTime, __: Asked) -> None:
        writing, appended = asyncio.Event(), Future[None]()

        def append(*_: object) -> Future[None]:
            writing.set()
            return appended

        monkeypatch.setattr(live._store, "append", append)
        asking = asyncio.ensure_future(live.say(0, "hello"))
        await writing.wait()
        asking.cancel()
        await asyncio.wait([asking])
        appended.set_exception(Unkept("no room"))
        await until(lambda: not live._settling)

    at_table(tmp_path, "badger", Terms(), act)
    assert "not-kept" in caplog.text
