"""How much a program may ask for: limits by a clock of the test's own, in bounded memory; and streams that end."""

from __future__ import annotations

import json
from contextlib import ExitStack
from math import ceil
from pathlib import Path
from time import monotonic

import httpx
import pytest

from sousbois.play.hosted import Hosted
from sousbois.web import limits
from sousbois.web.api import asking, stream
from sousbois.web.api.asking import OPENINGS, REQUESTS, STREAMS_OF_TOKEN
from sousbois.web.api.stream import Listening
from sousbois.web.api.tokens import Tokens
from sousbois.web.around import Around
from sousbois.web.clockwork import Time as Clock
from sousbois.web.house import House
from sousbois.web.limits import Allowances, Slots, TooMany, use
from sousbois.web.outbox import MOST_WAITING
from sousbois.web.readers import Readers
from tests.apart import run_apart
from tests.patience import PATIENCE
from tests.play.hosting import full
from tests.web.faketime import FakeTime
from tests.web.programs.asking import refused, seated, told
from tests.web.programs.within import TABLE, From, with_house
from tests.web.serving import Server
from tests.web.test_limits import Time


def test_an_address_opens_tables_and_takes_seats_now_and_then(tmp_path: Path) -> None:
    async def act(_: House, at: From, time: FakeTime) -> None:
        most, seconds = OPENINGS
        async with at("here") as here, at("there") as there:
            first = (await here.post("/tables", json=TABLE)).json()["id"]
            for _number in range(most - 1):
                assert (await here.post("/tables", json=TABLE)).status_code == 201
            for path, body in (("/tables", TABLE), (f"/tables/{first}/seats", {"name": "Eve"})):
                answer = await here.post(path, json=body)
                assert refused(answer)[:2] == (429, "too-many")
                assert int(answer.headers["retry-after"]) == ceil(seconds / most)
            assert (await here.get("/games")).status_code == 200
            assert (await there.post("/tables", json=TABLE)).status_code == 201
            time.seconds += seconds / most
            assert [(await here.post("/tables", json=TABLE)).status_code for _number in range(2)] == [201, 429]

    with_house(tmp_path, act)


def test_refused_openings_use_nothing_up(tmp_path: Path) -> None:
    async def act(_: House, at: From, time: FakeTime) -> None:
        async with at("here") as here:
            full = (await here.post("/tables", json=TABLE | {"seats": ["me", "easy", "easy"]})).json()["id"]
            for _number in range(OPENINGS[0] // 2):
                assert (await here.post("/tables", json=TABLE | {"seats": ["me", "me"]})).status_code == 400
                assert (await here.post(f"/tables/{full}/seats", json={"name": "Eve"})).status_code == 403
            time.seconds += 10  # else these would be too many requests
            for _number in range(OPENINGS[0] - 1):
                assert (await here.post("/tables", json=TABLE)).status_code == 201

    with_house(tmp_path, act)


def test_a_token_asks_so_often_wherever_it_is_and_leaves_others_alone(tmp_path: Path) -> None:
    async def act(_: House, at: From, time: FakeTime) -> None:
        most, seconds = REQUESTS
        async with at("here") as here, at("there") as there:
            table = (await here.post("/tables", json=TABLE)).json()
            headers = {"authorization": f"Bearer {table['token']}"}
            for number in range(most):
                client = (here, there)[number % 2]
                assert (await client.get(f"/tables/{table['id']}/view", headers=headers)).status_code == 200
            for path in ("view", "events"):
                answer = await there.get(f"/tables/{table['id']}/{path}", headers=headers)
                assert refused(answer)[:2] == (429, "too-many")
            assert (await there.get(f"/tables/{table['id']}/view")).status_code == 200
            time.seconds += seconds
            assert (await here.get(f"/tables/{table['id']}/view", headers=headers)).status_code == 200

    with_house(tmp_path, act)


def test_address_asks_so_often_with_all_its_tokens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(asking, "REQUESTS_OF_ADDRESS", (8, 8.0))

    async def act(_: House, at: From, time: FakeTime) -> None:
        async with at("here") as here, at("there") as there:
            tables = [(await here.post("/tables", json=TABLE)).json() for _number in range(4)]

            async def look(client: httpx.AsyncClient, number: int) -> int:
                headers = {"authorization": f"Bearer {tables[number]['token']}"}
                return (await client.get(f"/tables/{tables[number]['id']}/view", headers=headers)).status_code

            assert [await look(here, number) for number in range(4)] == [200] * 4
            assert [await look(here, 0), await look(there, 0)] == [429, 200]
            time.seconds += 1
            assert [await look(here, 1), await look(here, 2)] == [200, 429]

    with_house(tmp_path, act)


def test_an_address_asks_so_often_without_a_token_or_with_forged_ones(tmp_path: Path) -> None:
    async def act(_: House, at: From, time: FakeTime) -> None:
        async with at("here") as here:
            for number in range(REQUESTS[0]):
                forged = {"authorization": f"Bearer {number}"} if number % 2 else {}
                assert (await here.get("/games", headers=forged)).status_code == (401 if forged else 200)
            assert refused(await here.get("/games"))[0] == 429
            assert refused(await here.get("/games", headers={"authorization": "Bearer x"}))[0] == 429

    with_house(tmp_path, act)


def test_a_token_is_nobodys_when_its_seat_was_given_up(tmp_path: Path) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        async with at("here") as here:
            table = (await here.post("/tables", json=TABLE)).json()
            authorization = f"Bearer {table['token']}"
            player = Tokens(house.store.secret()).read(authorization).player
            live = await house.lobby.table(table["id"])
            await live.settle(lambda hosted: hosted.leave(player))
            assert (await here.post(f"/tables/{table['id']}/seats", json={"name": "Eve"})).json()["seat"] == 0
            answer = await here.get(f"/tables/{table['id']}/view", headers={"authorization": authorization})
            assert refused(answer) == (403, "not-allowed", None, "not-seated")

    with_house(tmp_path, act)


def test_our_own_mistake_is_written_to_the_log_and_nobody_sees_more(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def act(house: House, at: From, _: FakeTime) -> None:
        monkeypatch.setattr(house, "lobby", None)
        try:
            async with at("here") as here:
                answer = await here.get("/tables/x")
        finally:
            monkeypatch.undo()
        assert refused(answer) == (500, "our-mistake", None, None)
        assert "NoneType" not in answer.text
        assert "our-mistake" in caplog.text

    with_house(tmp_path, act)


def test_clients_are_remembered_in_bounded_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(limits, "MOST_CLIENTS", 3)
    limited = Allowances(1, 60.0, Time().now)
    for client in "abcd":
        use(limited, client)
    assert len(limited) == 3
    use(limited, "a")  # forgotten, for it had not asked for longest
    with pytest.raises(TooMany):
        use(limited, "d")


def test_what_is_closed_gives_its_slot_back() -> None:
    slots = Slots(2)
    with slots.taken("a"), slots.taken("a"):
        with pytest.raises(TooMany), slots.taken("a"):
            pass
        with slots.taken("b"):
            pass
    with slots.taken("a"):
        assert len(slots) == 1
    assert len(slots) == 0


def test_a_token_has_so_many_streams_open_and_a_closed_one_gives_its_place_back(server: Server) -> None:
    program = seated(server, "hunt", 3)[0]
    with ExitStack() as others:
        with program.stream() as first:
            lines = [first, *(others.enter_context(program.stream()) for _ in range(STREAMS_OF_TOKEN - 1))]
            for line in lines:
                told(next(line))
            with program.http.stream("GET", f"/tables/{program.table}/events") as one_more:
                assert one_more.status_code == 429
        status, end = 429, monotonic() + PATIENCE
        while status == 429:  # the server notices in a moment that the first has gone
            assert monotonic() < end, "a closed stream did not give its place back"
            with program.http.stream("GET", f"/tables/{program.table}/events") as again:
                status = again.status_code
        assert status == 200


def test_a_line_that_is_too_far_behind_is_closed() -> None:
    hosted, _ = full("hunt", 3)

    async def run() -> list[bytes]:
        listening = Listening(0, "en", since=0)
        for _ in range(MOST_WAITING + 1):
            listening.hear(hosted)
        return [line async for line in listening.lines()]

    assert len(run_apart(run())) < 2


def test_a_line_with_nothing_to_tell_says_that_it_holds(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "HEART_BEAT", 0)

    async def run() -> bytes:
        return await anext(Listening(None, "en", since=0).lines())

    assert json.loads(run_apart(run())) == {"kind": "beat"}


class _Heard:
    """A program that listens."""

    def __init__(self, error: Exception | None) -> None:
        self.seat: int | None = 0
        self.client = ""
        self.error = error
        self.heard = 0
        self.closed = False

    def hear(self, hosted: Hosted) -> None:
        self.heard += 1
        if self.error is not None:
            raise self.error

    def close(self) -> None:
        self.closed = True


def test_a_program_that_cannot_be_told_does_not_keep_others_from_being_told() -> None:
    hosted, _ = full("hunt", 3)
    programs = [_Heard(None), _Heard(ValueError("ours")), _Heard(None)]
    readers = Readers("table", Around.of(hosted, Clock()))
    readers.listeners.update(programs)
    readers.tell_listeners(hosted)
    assert [(each.heard, each.closed) for each in programs] == [(1, False), (1, True), (1, False)]
