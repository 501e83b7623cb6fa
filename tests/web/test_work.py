"""Work that takes long is done once for all who ask, and nobody uses the server up."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from threading import Event

import httpx
import pytest

from sousbois.bots.budget import Budget
from sousbois.bots.hinting import Advice, Hint, Sureness
from sousbois.play.table import Table
from sousbois.web import house
from sousbois.web.house import House
from sousbois.web.limits import TooMany
from sousbois.web.work import RATION, Remembered, Work
from tests.apart import run_apart
from tests.patience import PATIENCE
from tests.play.owned import own_text
from tests.web.faketime import FakeTime
from tests.web.inside import Inside
from tests.web.programs.within import From, with_house
from tests.web.serving import Visitor
from tests.web.test_editions import brought
from tests.web.test_limits import Time
from tests.web.test_upload import record_of, upload
from tests.web.whole.prepared import finished, keep, keep_in

BURST, SECONDS = RATION
DEAR = BURST / 2


class Processor:
    """A clock of a processor's time: whatever is done takes a while."""

    def __init__(self, seconds: float = DEAR) -> None:
        self._cost = seconds
        self._spent = 0.0

    def now(self) -> float:
        """Each piece of work asks twice, before and after."""
        self._spent += self._cost
        return self._spent


def with_work(act: Callable[[Work, Time], Awaitable[None]], cost: float = DEAR) -> None:
    """Let something be done by work that always costs so much."""

    async def run() -> None:
        time = Time()
        work = Work(time.now, Processor(cost).now)
        try:
            async with asyncio.timeout(PATIENCE):
                await act(work, time)
        finally:
            work.close()

    run_apart(run())


async def once(work: Work, client: str, make: Callable[[], bytes]) -> bytes:
    """Ask for a page that is always the same."""
    async with work.turn(client) as turn:
        return await turn.once("page", make)


def test_request_that_has_begun_is_finished() -> None:
    async def act(work: Work, _: Time) -> None:
        async with work.turn("here") as turn:
            for _number in range(5):
                assert await turn.do(str, 1) == "1"
        with pytest.raises(TooMany):
            await work.do("here", str, 1)

    with_work(act)


def test_client_in_debt_waits_until_time_has_paid() -> None:
    async def act(work: Work, time: Time) -> None:
        for _ in range(3):
            assert await work.do("here", str, 1) == "1"  # the third begins with nothing left, and leaves a debt
        with pytest.raises(TooMany) as refused:
            await work.do("here", str, 1)
        assert refused.value.wait == DEAR * SECONDS / BURST
        assert await work.do("there", str, 1) == "1"
        time.seconds += refused.value.wait
        assert await work.do("here", str, 1) == "1"

    with_work(act)


def test_work_that_fails_is_paid_for() -> None:
    async def act(work: Work, _: Time) -> None:
        for _number in range(3):
            with pytest.raises(ZeroDivisionError):
                await work.do("here", lambda: 1 / 0)
        with pytest.raises(TooMany):
            await work.do("here", str, 1)

    with_work(act)


def test_same_work_is_done_once_for_all_who_wait() -> None:
    async def act(work: Work, _: Time) -> None:
        done: list[str] = []
        may_go_on = Event()

        def make() -> bytes:
            assert may_go_on.wait(PATIENCE)
            done.append("made")
            return b"page"

        waiting = [asyncio.ensure_future(once(work, f"address {number}", make)) for number in range(10)]
        while not any(task.done() for task in waiting):
            await asyncio.sleep(0)
            may_go_on.set()
        assert await asyncio.gather(*waiting) == [b"page"] * 10
        assert await once(work, "another", make) == b"page"
        assert done == ["made"]

    with_work(act, cost=0)


def test_client_refused_costs_nobody_else_who_waits_for_the_same() -> None:
    async def act(work: Work, _: Time) -> None:
        for _number in range(3):
            await work.do("greedy", str, 1)
        answers = await asyncio.gather(
            *(once(work, client, lambda: b"page") for client in ("greedy", "modest")), return_exceptions=True
        )
        assert isinstance(answers[0], TooMany)
        assert answers[1] == b"page"

    with_work(act)


def test_work_of_one_client_holds_up_its_own_only() -> None:
    async def act(work: Work, _: Time) -> None:
        may_go_on = Event()
        slow = [asyncio.ensure_future(work.do("greedy", may_go_on.wait, PATIENCE)) for _number in range(5)]
        assert await work.do("modest", str, 1) == "1"
        assert not any(task.done() for task in slow)
        may_go_on.set()
        assert all(await asyncio.gather(*slow))

    with_work(act, cost=0)


def test_memory_is_bounded_and_keeps_what_was_asked_for_last() -> None:
    remembered = Remembered(most=10)
    for key in "abc":
        remembered.get_or_make(key, lambda: b"four")
        remembered.get("a")
    assert [remembered.get(key) for key in "abc"] == [b"four", None, b"four"]
    assert remembered.get_or_make("large", lambda: b"more than ten") == b"more than ten"
    assert [remembered.get(key) for key in (*"abc", "large")] == [None] * 4


# --- Pages -----------------------------------------------------------------------------------------------------------


@pytest.fixture
def dear(tmp_path: Path) -> Iterator[Inside]:
    """A server at which all work costs so much that nobody can ask twice at once."""
    with Inside(tmp_path) as server:
        yield server


def make_dear(server: Inside) -> None:
    """From now on, work is dear."""
    server.house.work.spent = Processor(2 * BURST).now


Ask = Callable[[Visitor, str, str, int], httpx.Response]
DEAR_ROUTES: dict[str, Ask] = {
    "replay": lambda who, game, _, number: who.http.get(f"{game}?at={number}"),
    "steps": lambda who, game, _, number: who.http.get(f"{game}/steps?first={number}&last={number}&seat=all"),
    "what-if": lambda who, game, _, number: who.post(f"{game}/what-if", at=number, seat=0, level="easy"),
    "upload": lambda who, *_: who.post("/replay", record=record_of("hunt")),
    "bad upload": lambda who, *_: who.post("/replay", record=record_of("hunt").replace("0:", "9:")),
    "bad edition": lambda who, *_: bring(who, own_text("hunt") + "\nwrong = 1\n"),
    "edition": lambda who, _, edition, __: who.http.get(f"/editions/{edition}"),
    "search": lambda who, *_: who.http.get("/rules?q=wolf"),
}


def bring(who: Visitor, text: str) -> httpx.Response:
    """Bring an edition."""
    return who.http.post("/editions/new", files={"file": ("", b"")}, data={"game": "hunt", "text": text})


@pytest.mark.parametrize("route", DEAR_ROUTES)
def test_dear_requests_are_rationed_by_address(dear: Inside, route: str) -> None:
    ana, boris = Visitor(dear, "Ana", "fr"), Visitor(dear, "Boris")
    edition = brought(ana, "hunt", own_text("hunt"))
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me", "seat-1": "easy", "seat-2": "easy"})
    game = upload(ana, record_of("hunt"))
    ask = DEAR_ROUTES[route]
    make_dear(dear)
    first = ask(ana, game, edition, 1)
    refused = ask(ana, game, edition, 2)
    assert first.status_code in (200, 303, 400)
    assert refused.status_code == 429
    wait = int(refused.headers["retry-after"])
    assert f"réessayez dans {wait} secondes" in refused.text
    for path in ("/", f"/table/{table}"):  # what players ask for goes on
        assert ana.http.get(path).status_code == 200
    assert ask(boris, game, edition, 3).status_code == first.status_code
    dear.time.pass_by(wait)
    assert ask(ana, game, edition, 4).status_code == first.status_code


def test_family_that_watches_replays_meets_no_ration(tmp_path: Path) -> None:
    with Inside(tmp_path) as server:
        server.house.work.spent = Processor(0.2).now  # twice as much as the dearest page of a usual game
        family = [Visitor(server, f"Child {number}", machine="192.0.2.7") for number in range(6)]
        games = [upload(each, record_of("hunt")) for each in family]
        for child, game in zip(family, games, strict=True):
            for number in range(8):
                server.time.pass_by(0.5)  # six children, each of whom asks every three seconds
                assert child.http.get(f"{game}?at={number}&seat=all").status_code == 200


def test_record_that_was_shown_is_not_rendered_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with Inside(tmp_path) as server:
        ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
        game = upload(ana, record_of("hunt"))
        first = ana.http.get(f"{game}?at=3&seat=all").text
        steps = ana.http.get(f"{game}/steps?first=1&last=3&seat=all").text
        make_dear(server)
        for _ in range(5):
            assert boris.http.get(f"{game}?at=3&seat=all").text.count("<li") == first.count("<li")
            assert boris.http.get(f"{game}/steps?first=1&last=3&seat=all").text == steps


# --- Bots ------------------------------------------------------------------------------------------------------------


def test_address_has_so_many_hints_whoever_asks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def advise(_id: str, table: Table, seat: int, _budget: Budget | None) -> Advice:
        hint = Hint((table.legal(seat)[0],), 0.5, 0.01)
        return Advice(seat, (hint,), Sureness.OPEN, 100, counted_out=False)

    monkeypatch.setattr(house, "HINTS", (2, 60.0))
    with Inside(tmp_path) as server:
        monkeypatch.setattr(server.house.opponents, "_ready", {"hunt"})
        monkeypatch.setattr(server.house.opponents, "advise", advise)
        ana, boris = (Visitor(server, name, "fr", machine="192.0.2.7") for name in ("Ana", "Boris"))
        people = {"seat-0": "me", "seat-1": "easy", "seat-2": "easy"}
        tables = {who: who.open_table("hunt", seats=3, **people) for who in (ana, boris)}

        def ask(who: Visitor, ply: int = 0) -> httpx.Response:
            return who.post(f"/table/{tables[who]}/hint", ply=ply)

        assert [ask(ana, 7).status_code for _ in range(3)] == [403, 403, 403]  # nothing is thought out
        asked = [ask(who) for who in (ana, boris, boris, ana)]
        assert [answer.status_code for answer in asked] == [200, 200, 429, 429]
        assert asked[-1].headers["retry-after"] == "30"
        assert "beaucoup d’indices" in asked[-1].text
        server.time.pass_by(30)
        assert ask(ana).status_code == 200


def test_address_lets_so_many_reviews_begin(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "REVIEWS", (1, 3600.0))
    tables = {name: finished("hunt") for name in ("oak", "elm")}
    keep(tmp_path, tables)
    with Inside(tmp_path) as server:
        ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
        for _ in range(3):  # while the bots are not ready, no review begins
            assert ana.http.get("/review/oak").status_code == 200
        monkeypatch.setattr(server.house.opponents, "_ready", {"hunt"})
        monkeypatch.setattr(server.house.reviews, "_think", lambda *_: None)
        for _ in range(3):
            assert ana.http.get("/review/oak/progress").status_code == 200
        assert ana.http.get("/review/elm").status_code == 429
        assert boris.http.get("/review/elm").status_code == 200
        assert ana.http.get("/review/elm").status_code == 200  # it has begun


# --- Long logs -------------------------------------------------------------------------------------------------------


def test_long_log_is_rendered_at_the_expense_of_its_reader(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sousbois.web.pages.table.LONG", 10)
    keep(tmp_path, {"oak": finished("hunt")})
    with Inside(tmp_path) as server:
        make_dear(server)
        ana = Visitor(server, "Ana")
        assert [ana.http.get("/table/oak").status_code for _ in range(2)] == [200, 429]


def test_socket_that_lacks_too_much_loads_its_page_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sousbois.web.readers.LONG", 10)
    keep(tmp_path, {"oak": finished("hunt")})
    with Inside(tmp_path) as server:
        ana = Visitor(server, "Ana")
        assert ana.line("oak", log=0).next() == {"kind": "go", "to": "/table/oak"}
        told = len(server.house.lobby._live["oak"].hosted.log)
        assert ana.line("oak", log=told - 10).next()["kind"] == "scene"


def test_events_that_are_asked_for_again_cost_requests(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sousbois.web.api.playing.EVENTS_OF_REQUEST", 1)

    async def act(house: House, at: From, _: FakeTime) -> None:
        await asyncio.to_thread(keep_in, house.store, {"oak": finished("hunt")})
        async with at("here") as here, at("there") as there:
            asked = [await here.get("/tables/oak/events") for _number in range(2)]
            assert [answer.status_code for answer in asked] == [200, 429]
            assert int(asked[1].headers["retry-after"]) >= 1
            for _number in range(5):
                assert (await there.get("/tables/oak/events?since=10000")).status_code == 200

    with_house(tmp_path, act)
