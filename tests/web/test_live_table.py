"""A live table: one change at a time, written down before it counts, and pauses from which nobody learns anything."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from concurrent.futures import Future
from pathlib import Path
from random import Random
from typing import Any

import pytest

from sousbois.core.errors import NotAllowed
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Decided, Entry, Person, Seated, read, written
from sousbois.play.store import Kept, Store, Unkept
from sousbois.web.listing import kept_of
from sousbois.web.live import BEAT, Live
from sousbois.web.messages import Decide
from sousbois.web.opponents import Opponents
from sousbois.web.pages.table import heard
from sousbois.web.readers import PONG, Reader
from tests.apart import run_apart
from tests.play.hosting import any_decision, full, opened, play_on


def with_table(
    folder: Path, hosted: Hosted, act: Callable[[Live, Store, list[float]], Coroutine[Any, Any, None]]
) -> None:
    """Let something happen at a live table; pauses are noted and take no time."""
    pauses: list[float] = []

    async def pause(seconds: float) -> None:
        pauses.append(seconds)

    async def run() -> None:
        with Store(folder) as store:
            seated = [Seated(seat, sitter) for seat, sitter in enumerate(hosted.sitters)]
            journal: list[Entry] = [hosted.opened, *seated]
            entries = [written(entry) for entry in journal]
            await asyncio.wrap_future(store.append("table", 0, entries, kept_of("table", hosted)))
            opponents = Opponents()
            live = Live("table", Hosted.told_by(map(read, store.journal("table"))), store, opponents, pause)
            try:
                await act(live, store, pauses)
            finally:
                await live.stop()
                opponents.close()

    run_apart(run())


def message(decision: Decided) -> Decide:
    """What a page sends to decide so."""
    return Decide(decision.ply, decision.moves)


def test_of_many_answers_to_one_question_one_counts(tmp_path: Path) -> None:
    hosted, _ = full("badger", 3)

    async def act(live: Live, store: Store, _: list[float]) -> None:
        answers = [any_decision(live.hosted, Random(number)) for number in range(20)]
        done = await asyncio.gather(
            *(live.decide(each.seat, message(each)) for each in answers), return_exceptions=True
        )
        refused = [each for each in done if isinstance(each, NotAllowed)]
        assert len(refused) == 19
        assert {each.reason for each in refused} == {"stale"}
        assert live.hosted.ply == 1
        assert len(store.journal("table")) == 5

    with_table(tmp_path, hosted, act)


def test_what_cannot_be_written_down_does_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted, _ = full("badger", 3)

    def full_disk(*_: object) -> Future[None]:
        failed: Future[None] = Future()
        failed.set_exception(Unkept("no room"))
        return failed

    async def act(live: Live, store: Store, _: list[float]) -> None:
        decision = any_decision(live.hosted, Random(1))
        reader = Reader(decision.seat, "en", 0)
        live.join(reader)
        reader.outbox.get_nowait()
        with monkeypatch.context() as patch:
            patch.setattr(store, "append", full_disk)
            with pytest.raises(Unkept):
                await live.decide(decision.seat, message(decision))
        assert live.hosted.ply == 0
        assert reader.outbox.empty()
        await live.decide(decision.seat, message(decision))
        assert live.hosted.ply == 1

    with_table(tmp_path, hosted, act)


def test_a_decision_is_on_the_disk_before_anybody_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    hosted, _ = full("badger", 3)

    async def act(live: Live, store: Store, _: list[float]) -> None:
        reader = Reader(0, "en", 0)
        live.join(reader)
        reader.outbox.get_nowait()
        told_before: list[bool] = []
        really = store.append

        def watched(table: str, number: int, entries: list[bytes], kept: Kept) -> Future[None]:
            future = really(table, number, entries, kept)
            future.add_done_callback(lambda _: told_before.append(not reader.outbox.empty()))
            return future

        monkeypatch.setattr(store, "append", watched)
        decision = any_decision(live.hosted, Random(1))
        await live.decide(decision.seat, message(decision))
        assert told_before == [False]
        assert not reader.outbox.empty()

    with_table(tmp_path, hosted, act)


def test_a_begun_decision_is_shown_to_nobody_else(tmp_path: Path) -> None:
    hosted, _ = full("menagerie", 2)

    async def act(live: Live, _: Store, __: list[float]) -> None:
        assert live.hosted.table is not None
        (seat,) = live.hosted.table.acting()
        own, other = Reader(seat, "en", 0), Reader(1 - seat, "en", 0)
        for reader in (own, other):
            live.join(reader)
        for reader in (own, other):
            while not reader.outbox.empty():
                reader.outbox.get_nowait()
        row = next(str(action) for action in live.hosted.table.legal(seat) if str(action) != "knock")
        await live.decide(seat, Decide(0, (row,)))
        assert own.outbox.qsize() == 1
        assert other.outbox.empty()

    with_table(tmp_path, hosted, act)


def filled(game: str, bots: int, seed: int) -> Hosted:
    """A table of three: people, and so many bots."""
    hosted = Hosted(opened(game, 3, seed))
    for seat in range(3):
        sitter = Bot("easy", f"Bot {seat}") if seat >= 3 - bots else Person(f"player-{seat}", f"Nom {seat}")
        hosted.take(Seated(seat, sitter))
    return hosted


def until_only_pass(live: Live) -> int:
    """Let players decide until one of them can only pass; return the seat."""
    while True:
        (seat,) = live.hosted.owing()
        if live.hosted.table and live.hosted.table.only_pass(seat):
            return seat
        live.hosted.take(any_decision(live.hosted, Random(3)))


def test_a_table_that_stops_finishes_what_was_begun_and_lets_no_bot_go_on(tmp_path: Path) -> None:
    hosted = filled("hunt", 2, seed=1)

    async def act(live: Live, store: Store, _: list[float]) -> None:
        deciding = asyncio.ensure_future(live.decide(0, message(any_decision(live.hosted, Random(1)))))
        while not live._one_at_a_time.locked():  # `run_apart` ends what takes too long
            await asyncio.sleep(0)
        await live.stop()
        assert len(store.journal("table")) == 1 + 3 + 1
        await deciding
        assert not live.is_busy

    with_table(tmp_path, hosted, act)


@pytest.mark.parametrize("seed", range(3))
def test_a_bot_takes_one_beat_whatever_it_holds(tmp_path: Path, seed: int) -> None:
    async def act(live: Live, _: Store, pauses: list[float]) -> None:
        live._drive()
        assert live._driver is not None
        await live._driver
        assert set(pauses) <= {BEAT}

    with_table(tmp_path, filled("igels", 2, seed), act)


def test_who_passes_by_itself_sees_nothing_to_press_that_would_be_gone_at_once(tmp_path: Path) -> None:
    hosted, _ = full("igels", 3, 1)

    async def act(live: Live, _: Store, __: list[float]) -> None:
        seat = until_only_pass(live)
        board = live.readers.board(live.hosted, seat, "en")
        assert "data-moves" not in board
        assert "Nothing for you to decide here" in board
        assert "Your turn" not in board

    with_table(tmp_path, hosted, act)


def test_a_slow_line_is_closed_and_holds_nobody_up(tmp_path: Path) -> None:
    hosted, _ = full("hunt", 3)

    async def act(live: Live, _: Store, __: list[float]) -> None:
        slow = Reader(0, "en", 0)
        live.join(slow)
        for number in range(80):
            live.readers.tell(live.hosted, (), {})
            if number % 10 == 0:
                play_on(live.hosted, Random(number), 1)
        assert slow.outbox.get_nowait() is None

    with_table(tmp_path, hosted, act)


def test_a_mistake_of_ours_is_written_to_the_log_and_the_line_holds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    hosted, _ = full("hunt", 3)

    async def broken(*_: object) -> None:
        raise KeyError("a mistake")

    async def act(live: Live, _store: Store, _: list[float]) -> None:
        monkeypatch.setattr(live, "decide", broken)
        reader = Reader(0, "fr", lines=0)
        await heard('{"kind":"decide","ply":0,"moves":["wolf"]}', live, reader)
        answer = reader.outbox.get_nowait()
        assert answer is not None
        assert '"kind":"refused"' in answer
        assert "de notre côté" in answer
        await heard('{"kind":"ping"}', live, reader)
        assert reader.outbox.get_nowait() == PONG

    with_table(tmp_path, hosted, act)
    assert "cannot-answer" in caplog.text
    assert "a mistake" not in caplog.text  # which may quote a card
