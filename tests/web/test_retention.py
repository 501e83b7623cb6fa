"""Retention: what is older than the host wants to keep is removed, and nothing else ever is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from sousbois.core.errors import NotAllowed, Unreadable
from sousbois.play.hosted import Hosted
from sousbois.play.journal import written
from sousbois.play.store import Store, moment
from sousbois.web.clockwork import Time
from sousbois.web.listing import kept_of
from sousbois.web.lobby import Lobby
from sousbois.web.metrics import Metrics
from sousbois.web.opponents import Opponents
from sousbois.web.readers import Reader
from sousbois.web.retention import DAY, keep_tidy, tidy
from sousbois.web.settings import Retention
from sousbois.web.watch import Watch
from tests.apart import run_apart
from tests.patience import PATIENCE
from tests.play.hosting import any_decision, full, opened
from tests.terminal.command import piped
from tests.web.test_serving import complaint

TODAY = datetime(2026, 5, 20, 12, tzinfo=UTC)


class House:
    """A store with a lobby, on a day of our own."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.watch = Watch(Metrics(), b"secret")
        self.opponents = Opponents()
        self.lobby = Lobby(store, self.opponents, Time(), self.watch)

    def keep(self, table: str, stage: str, days: float) -> None:
        """Keep a table that has come so far, and has not changed for so many days."""
        hosted, journal = Hosted(opened("hunt", 3)), [written(opened("hunt", 3))]
        if stage != "waiting":
            hosted, entries = full("hunt", 3)
            chance = Random(4)
            while hosted.stage == "running" and (stage == "finished" or hosted.ply < 3):
                entries.append(any_decision(hosted, chance))
                hosted.take(entries[-1], watch=False)
            journal = [written(entry) for entry in entries]
        kept = msgspec.structs.replace(kept_of(table, hosted), updated=moment(TODAY - timedelta(days=days)))
        self.store.append(table, 0, journal, kept).result(PATIENCE)

    async def tidy(self, finished: int | None = None, waiting: int | None = None) -> list[str]:
        """Remove what is too old; the answer is what is left."""
        await tidy(self.store, self.lobby, Retention(finished, waiting), self.watch, TODAY.timestamp())
        return self.store.ids()

    def removed(self, stage: str) -> float:
        """How many tables were counted as removed."""
        return float(self.watch.metrics.removed.labels(stage)._value.get())


def in_house(folder: Path, act: Callable[[House], Coroutine[Any, Any, None]]) -> None:
    """Let something happen in a house."""

    async def run() -> None:
        with Store(folder) as store:
            house = House(store)
            try:
                await act(house)
            finally:
                await house.lobby.close()
                house.opponents.close()

    run_apart(run())


def test_without_a_limit_everything_is_kept_for_ever(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        for stage in ("finished", "running", "waiting"):
            house.keep(stage, stage, days=20_000)
        assert await house.tidy() == ["finished", "running", "waiting"]

    in_house(tmp_path, act)


def test_each_stage_has_its_own_limit_and_a_running_game_none(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        for stage in ("finished", "running", "waiting"):
            for days in (1, 9, 11, 400):
                house.keep(f"{stage}{days}", stage, days)
        running = [f"running{days}" for days in (1, 11, 400, 9)]
        left = await house.tidy(finished=10)
        assert left == ["finished1", "finished9", *running, "waiting1", "waiting11", "waiting400", "waiting9"]
        left = await house.tidy(waiting=10)
        assert left == ["finished1", "finished9", *running, "waiting1", "waiting9"]
        assert (house.removed("finished"), house.removed("waiting")) == (2, 2)

    in_house(tmp_path, act)


def test_many_old_tables_go_and_the_doctor_is_content_with_the_rest(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        for number in range(25):
            house.keep(f"old{number}", "finished", days=31)
        house.keep("new", "finished", days=29)
        house.keep("running", "running", days=31)
        assert await house.tidy(finished=30, waiting=30) == ["new", "running"]
        assert [kept.id for kept in house.store.of_player("player-0", 100)] == ["new", "running"]

    in_house(tmp_path, act)
    examined = piped("doctor", "--data", str(tmp_path))
    assert examined.code == 0
    assert examined.out.startswith("2 tables, ")


def test_a_table_that_somebody_looks_at_is_never_removed(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        house.keep("oak", "finished", days=40)
        live = await house.lobby.table("oak")
        live.join(Reader(0, "en", 0))
        assert await house.tidy(finished=30) == ["oak"]
        assert house.removed("finished") == 0

    in_house(tmp_path, act)


def test_a_table_that_is_being_read_is_never_removed_even_if_who_asked_has_left(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        house.keep("oak", "finished", days=40)
        asking = asyncio.ensure_future(house.lobby.table("oak"))
        await asyncio.sleep(0)
        asking.cancel()
        assert await house.lobby.remove("oak", "finished", moment(TODAY)) is False
        assert (await house.lobby.table("oak")).id == "oak"

    in_house(tmp_path, act)


def test_whoever_comes_while_a_table_is_removed_finds_none(tmp_path: Path) -> None:
    async def act(house: House) -> None:
        house.keep("oak", "finished", days=40)
        removing = asyncio.ensure_future(house.lobby.remove("oak", "finished", moment(TODAY)))
        await asyncio.sleep(0)
        with pytest.raises(NotAllowed, match="there is none"):
            await house.lobby.table("oak")
        assert await removing is True
        with pytest.raises(NotAllowed, match="there is none"):
            await house.lobby.table("oak")

    in_house(tmp_path, act)


class Days(Time):
    """Days that pass as soon as somebody waits for the next one."""

    def __init__(self, each: Callable[[int], None]) -> None:
        self.passed = 0
        self._each = each

    def now(self) -> float:
        return TODAY.timestamp() + self.passed * DAY

    async def until(self, moment: float) -> None:
        assert moment == self.now() + DAY
        self.passed += 1
        self._each(self.passed)


def test_tables_are_removed_at_once_and_then_every_day_even_after_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: House) -> None:
        house.keep("oak", "finished", days=29.5)
        house.keep("elm", "finished", days=31)
        left: list[list[str]] = []

        def note(passed: int) -> None:
            left.append(house.store.ids())
            if passed == 1:
                monkeypatch.setattr(house.store, "older", None)  # which breaks the second day
            elif passed == 2:
                monkeypatch.undo()
            else:
                raise asyncio.CancelledError

        with pytest.raises(asyncio.CancelledError):
            await keep_tidy(house.store, house.lobby, Retention(finished=30), house.watch, Days(note))
        assert left == [["oak"], ["oak"], []]
        assert house.watch.metrics.failures.labels("cannot-remove")._value.get() == 1

    in_house(tmp_path, act)


@pytest.mark.parametrize("option", ["--keep-finished", "--keep-waiting"])
@pytest.mark.parametrize("days", ["0", "-1", "36501"])
def test_a_number_of_days_that_cannot_be_is_named(option: str, days: str) -> None:
    finished, waiting = (int(days), None) if option == "--keep-finished" else (None, int(days))
    with pytest.raises(Unreadable, match=f"^{option} {days}: tables are kept for 1 to 36500 days, or for ever"):
        Retention(finished, waiting)


def test_the_command_says_which_number_of_days_cannot_be(capsys: pytest.CaptureFixture[str]) -> None:
    assert "--keep-finished 0: " in complaint(capsys, "--keep-finished", "0")
    assert "--keep-waiting" in complaint(capsys, "--keep-waiting", "soon")
