"""What was agreed around a game holds for programs too: looking on, being gone, clocks."""

from __future__ import annotations

import json
from collections.abc import Mapping
from concurrent.futures import Future
from pathlib import Path
from random import Random

import httpx
import pytest

from sousbois.play.journal import Decided, Returned, StoodIn, read
from sousbois.play.store import Unkept
from sousbois.web.api.stream import Listening
from sousbois.web.house import House
from tests.play.hosting import any_decision
from tests.web.faketime import FakeTime
from tests.web.programs.asking import refused
from tests.web.programs.within import TABLE, From, with_house

Headers = Mapping[str, str]


async def two_at_a_hunt(here: httpx.AsyncClient, **terms: object) -> tuple[str, list[Headers]]:
    """A table at which two programs and a bot play, and what the programs show."""
    body = TABLE | {"seats": ["me", "easy", "open"], "terms": terms}
    table = (await here.post("/tables", json=body)).json()
    other = (await here.post(f"/tables/{table['id']}/seats", json={"name": "Eve"})).json()
    return table["id"], [{"authorization": f"Bearer {token}"} for token in (table["token"], other["token"])]


def test_who_may_not_look_on_hears_nothing_any_more_when_the_game_begins(tmp_path: Path) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        async with at("here") as here:
            table = (await here.post("/tables", json=TABLE | {"terms": {"spectators": False}})).json()["id"]
            live = await house.lobby.table(table)
            listening = Listening(None, "en", since=0)
            live.listen(listening)
            lines = listening.lines()
            assert json.loads(await anext(lines))["position"]["stage"] == "waiting"
            for name in ("Eve", "Bob"):
                await here.post(f"/tables/{table}/seats", json={"name": name})
            assert [line async for line in lines] == []
            assert refused(await here.get(f"/tables/{table}/events")) == (403, "not-allowed", None, "no-spectators")

    with_house(tmp_path, act)


def test_a_bot_decides_for_a_program_that_hangs_up_until_it_asks_again(tmp_path: Path) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        async with at("here") as here:
            table, headers = await two_at_a_hunt(here, away="automatic", grace=60)
            live = await house.lobby.table(table)
            there, gone = Listening(0, "en", since=0), Listening(2, "en", since=0)
            live.listen(there)
            live.listen(gone)
            live.unlisten(gone)
            lines = there.lines()
            time.pass_by(60)
            while 2 not in live.hosted.stand_ins:
                await anext(lines)
            await here.get(f"/tables/{table}/view", headers=headers[1])
            assert live.hosted.stand_ins == {}
            assert {StoodIn, Returned} <= {type(read(entry)) for entry in house.store.journal(table)}

    with_house(tmp_path, act)


def test_the_clock_counts_the_time_of_a_program(tmp_path: Path) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        async with at("here") as here:
            table, headers = await two_at_a_hunt(here, clock={"per": "game", "seconds": 300})
            time.pass_by(7)
            decision = {"ply": 0, "moves": ["wolf"]}
            answer = await here.post(f"/tables/{table}/decisions", json=decision, headers=headers[1])
            assert answer.json()["complete"]
            entries = [read(entry) for entry in house.store.journal(table)]
            assert [each.took for each in entries if isinstance(each, Decided) and each.seat == 2] == [7000]

    with_house(tmp_path, act)


def test_a_program_is_asked_even_where_it_can_only_pass(tmp_path: Path) -> None:
    async def act(house: House, at: From, time: FakeTime) -> None:
        async with at("here") as here:
            body = TABLE | {"game": "igels", "options": {"forest_size": 8}}
            opened = (await here.post("/tables", json=body)).json()
            table, headers = opened["id"], {"authorization": f"Bearer {opened['token']}"}
            await here.get(f"/tables/{table}/view", headers=headers)
            for name in ("Eve", "Bob"):
                await here.post(f"/tables/{table}/seats", json={"name": name})
            live, chance, passing = await house.lobby.table(table), Random(3), set[int]()
            while passing != {0, 1, 2}:
                (seat,) = live.hosted.owing()
                assert live.hosted.table is not None
                assert live._next_by_itself() is None
                if live.hosted.table.only_pass(seat):
                    passing.add(seat)
                decision = any_decision(live.hosted, chance, seat)
                await live.settle(lambda _, decided=decision: decided)  # type: ignore[misc]

    with_house(tmp_path, act)


def test_seat_is_no_programs_before_that_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full_disk(*_: object) -> Future[None]:
        failed = Future[None]()
        failed.set_exception(Unkept("no room"))
        return failed

    async def act(house: House, at: From, _: FakeTime) -> None:
        async with at("here") as here:
            table = (await here.post("/tables", json=TABLE)).json()["id"]
            live = await house.lobby.table(table)
            with monkeypatch.context() as patch:
                patch.setattr(house.store, "append", full_disk)
                assert (await here.post(f"/tables/{table}/seats", json={"name": "Eve"})).status_code == 503
            assert live._around.programs == set()
            await here.post(f"/tables/{table}/seats", json={"name": "Eve"})
            assert live._around.programs == {1}

    with_house(tmp_path, act)
