"""Whatever is sent to a server, it answers, tells nothing of its inside, and its tables go on."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from litestar import get, post
from litestar.params import FromPath

from sousbois.web.pages.common import Asked
from tests.apart import run_apart
from tests.web.faults.fuzzing.asking import Answer
from tests.web.faults.fuzzing.building import Builder
from tests.web.faults.fuzzing.invariants import USUAL_HEADERS, complaints
from tests.web.faults.fuzzing.kinds import Focus, UnknownKind, focus_on
from tests.web.faults.fuzzing.request import Request
from tests.web.faults.fuzzing.routes import routes_of
from tests.web.faults.fuzzing.run import Report, Run, fuzzed, sent_alone
from tests.web.faults.fuzzing.world import World, world_in

SEED = 1
REQUESTS = 500
PAGE = Request("GET /x", b"GET /x HTTP/1.1\r\n\r\n")
SOUND = list(USUAL_HEADERS.items())
PLAIN, HTML, JSON = (("content-type", kind) for kind in ("text/plain", "text/html", "application/json"))


def in_world(folder: Path, act: Callable[[World], Awaitable[None]]) -> None:
    """Let something happen at a server with something of everything."""

    async def run() -> None:
        async with world_in(folder) as world:
            await act(world)

    run_apart(run())


# Litestar leaves the files of a form open when the rest of it cannot be read; they are closed with the form.
@pytest.mark.filterwarnings("ignore:Unclosed file <tempfile.SpooledTemporaryFile:ResourceWarning")
def test_fuzzed_server_answers_and_its_tables_go_on(tmp_path: Path) -> None:
    report = run_apart(fuzzed(tmp_path, REQUESTS, SEED))
    assert not report.findings, str(report)


def test_every_parameter_of_every_route_is_known(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        chance = Random(SEED)
        for route in routes_of(world.applications):
            focus = await focus_on(world, chance)
            for _ in range(5):  # what need not be sent is left out now and then
                assert Builder(route, focus, chance).built().route == route.name

    in_world(tmp_path, act)


@get("/new-page/{nonsense:str}")
async def asking_for_nonsense(request: Asked, nonsense: FromPath[str]) -> None:
    """A page that the fuzzer has never heard of."""


@post("/new-form")
async def taking_anything(request: Asked) -> None:
    """A form of which nobody says what it takes."""


@pytest.mark.parametrize(("page", "name"), [(asking_for_nonsense, "nonsense"), (taking_anything, "/new-form")])
def test_a_new_route_is_fuzzed_as_soon_as_its_parameters_are_known(tmp_path: Path, page: object, name: str) -> None:
    async def act(world: World) -> None:
        known = routes_of(world.applications)
        world.applications[0].register(page)  # type: ignore[arg-type]
        (new,) = [route for route in routes_of(world.applications) if route not in known]
        with pytest.raises(UnknownKind, match=name):
            Builder(new, Focus(world, world.tables[0], None, ""), Random(SEED)).built()

    in_world(tmp_path, act)


@pytest.mark.parametrize(
    ("answer", "complaint"),
    [
        (Answer(None), "no answer"),
        (Answer(500, SOUND), "status 500"),
        (Answer(503, SOUND), "status 503"),
        (Answer(200, []), "no header content-security-policy"),
        (Answer(200, [*SOUND, JSON], b"{"), "no JSON"),
        (Answer(200, [*SOUND, PLAIN], b"Traceback (most recent call last):"), "a traceback in the answer"),
        (Answer(200, [*SOUND, PLAIN], b"/srv/own-data/x"), "a path of the disk in the answer"),
        (Answer(200, [*SOUND, HTML], b"<script>fuzzed(1)</script>"), "a script of the visitor's in the page"),
        (Answer(404, [*SOUND, JSON], b"{}"), "a refusal of kind 'application/json'"),
        (Answer(303, [*SOUND, ("location", "//evil.example")]), "leads away, to '//evil.example'"),
        (Answer(101, [], close_code=4500), "closed with 4500"),
    ],
)  # fmt: skip
def test_an_answer_that_breaks_a_promise_is_noticed(answer: Answer, complaint: str) -> None:
    assert complaint in list(complaints(PAGE, answer, Path("/srv/own-data"), may_fail=False))


def test_a_sound_answer_is_not_complained_of() -> None:
    answer = Answer(200, [*SOUND, JSON], b"{}")
    assert list(complaints(PAGE, answer, Path("/srv/own-data"), may_fail=False)) == []
    failing = Answer(503, [*SOUND, HTML])
    assert list(complaints(PAGE, failing, Path("/srv/own-data"), may_fail=True)) == []


def test_a_table_that_is_not_as_stored_is_noticed(tmp_path: Path) -> None:
    async def act(world: World) -> None:
        report = Report(SEED)
        live = await world.house.lobby.table("hunt-running")
        live.hosted = live.hosted.copy()
        live.hosted.entries -= 1
        await Run(world, report).look(["hunt-running"], Random(SEED))
        assert "a live table is not the stored one: hunt-running" in [found.what for found in report.findings]

    in_world(tmp_path, act)


def test_a_request_can_be_sent_again_by_itself(tmp_path: Path) -> None:
    sent = Request("GET /health", b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n", b"\xff")
    assert Request.read(sent.written()) == sent
    assert run_apart(sent_alone(tmp_path, sent)).statuses == {"2xx": 1}
