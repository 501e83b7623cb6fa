"""What if: a game that was watched again goes on from any of its points, at a table of its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import msgspec
import pytest

from sousbois.play.course import Course
from sousbois.play.gamerecord import verify
from sousbois.play.hosted import Hosted
from sousbois.play.journal import Bot, Entry, Opened, Person, Seated, Sitter, read
from sousbois.play.store import Store
from sousbois.play.table import Table
from sousbois.web.identity import COOKIE, Identity
from sousbois.web.opponents import Opponents
from tests.apart import run_apart
from tests.play.hosting import GAMES, any_decision
from tests.web.inside import InProcess
from tests.web.replays import Shelf, finished, shelf_in
from tests.web.serving import Server, Visitor
from tests.web.whole.prepared import Prepared, keep


@pytest.fixture(scope="module")
def shelf(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Shelf]:
    with shelf_in(tmp_path_factory.mktemp("shelf")) as found:
        yield found


def course_of(game: str) -> Course:
    """The course of a finished game."""
    table = finished(game).hosted.table
    assert table is not None
    return Course.of(table)


def told(server: Server, table: str) -> Hosted:
    """A table as the store has it."""
    with Store.reading(server.folder) as store:
        return Hosted.told_by(map(read, store.journal(table)))


def go_on(visitor: Visitor, game: str, at: int, seat: int) -> str:
    """Go on from a point of a game; the answer is the id of the new table."""
    answer = visitor.post(f"/replay/{game}/what-if", at=at, seat=seat, level="easy")
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/table/")


@pytest.mark.parametrize("part", [0.0, 0.4, 0.8])
@pytest.mark.parametrize("game", GAMES)
def test_a_game_goes_on_from_any_point_against_bots(shelf: Shelf, game: str, part: float) -> None:
    course = course_of(game)
    at, seat = int(part * course.last), 1
    ana = shelf.visitor()
    table = go_on(ana, game, at, seat)
    hosted = told(shelf.server, table)
    assert hosted.table is not None
    assert hosted.table.history[: course.points[at]] == course.table.history[: course.points[at]]
    assert [type(sitter) for sitter in hosted.sitters] == [Bot, Person, Bot, Bot]
    page = ana.http.get(f"/table/{table}").text
    assert "This table goes on with an earlier game" in page
    assert page.count("<li") > course.told[at]

    line, chance, made = ana.line(table), Random(2), 0
    while made < 2 and hosted.stage == "running":
        hosted = told(shelf.server, table)
        if seat in hosted.owing():
            decision = any_decision(hosted, chance, seat)
            line.send(kind="decide", ply=decision.ply, moves=decision.moves, about="")
            line.next("taken")
            made += 1
        elif hosted.stage == "running":
            line.next("scene")
    line.close()
    again = told(shelf.server, table).table
    assert again is not None
    assert len(again.history) > course.points[at]
    verify(again.record())


@pytest.mark.parametrize("game", GAMES)
def test_bots_decide_at_a_table_that_began_from_a_position_and_always_alike(game: str) -> None:
    middle = course_of(game).at(5)
    table = Table.standing(middle.setup, middle.state.store())
    opponents = Opponents()
    try:
        seat = table.acting()[0]
        first, second = (
            run_apart(opponents.decide("table", table, seat, "easy", client="here", has_people=True)) for _ in range(2)
        )
    finally:
        opponents.close()
    assert first == second
    table.decide(seat, first)


def test_where_the_game_is_over_it_does_not_go_on_and_that_is_said(shelf: Shelf) -> None:
    for language, words in (("en", "At this point the game is over"), ("fr", "la partie est terminée")):
        with shelf.somebody("player-0", language) as somebody:
            form = {"at": course_of("hunt").last, "seat": 0, "level": "easy"}
            answer = somebody.post("/replay/hunt/what-if", data=form)
        assert answer.status_code == 403
        assert words in answer.text


@pytest.mark.parametrize(
    "wrong", [{"at": "-1"}, {"at": "9999"}, {"at": "x"}, {"seat": "4"}, {"seat": "-1"}, {"level": "godlike"}]
)
def test_what_cannot_be_is_refused(shelf: Shelf, wrong: dict[str, str]) -> None:
    form = {"at": "3", "seat": "0", "level": "easy"} | wrong
    assert shelf.visitor().http.post("/replay/hunt/what-if", data=form).status_code == 400


def test_whoever_is_new_is_asked_for_a_name_first(shelf: Shelf) -> None:
    form = {"at": "3", "seat": "0", "level": "easy"}
    with shelf.server.browser({"origin": shelf.server.address}) as browser:
        answer = browser.post("/replay/hunt/what-if", data=form)
    assert answer.headers["location"].startswith("/welcome")


def test_a_rematch_of_a_game_that_went_on_begins_anew(tmp_path: Path) -> None:
    course = course_of("hamster")
    opened = msgspec.structs.replace(
        finished("hamster").hosted.opened, begun=course.at(course.last - 2).record(), host="player-0"
    )
    hosted = Hosted(opened)
    journal: list[Entry] = [opened]
    bots = ("Alma", "Boris", "Chloé")
    sitters: list[Sitter] = [Person("player-0", "Ana"), *(Bot("easy", name) for name in bots)]
    for entry in (Seated(seat, sitter) for seat, sitter in enumerate(sitters)):
        hosted.take(entry)
        journal.append(entry)
    chance = Random(6)
    while hosted.stage == "running":
        journal.append(any_decision(hosted, chance))
        hosted.take(journal[-1])
    identities = keep(tmp_path, {"over": Prepared(hosted, journal)})
    cookie = identities.cookie(Identity("player-0", "Ana", "en"))
    with InProcess(tmp_path) as server:
        with server.browser({"origin": server.address, "cookie": f"{COOKIE}={cookie}"}) as ana:
            assert ana.get("/replay/over?at=99&seat=all").status_code == 200
            verify(ana.get("/table/over/record").text)
            table = ana.post("/table/over/again").headers["location"]
        with Store.reading(tmp_path) as store:
            first = read(store.journal(table.removeprefix("/table/"))[0])
    assert isinstance(first, Opened)
    assert first.begun == ""
