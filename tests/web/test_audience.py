"""A table without spectators: after the deal, and after the end, only its players see anything of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from sousbois.play.hosted import Hosted
from sousbois.web.api.routes import routes
from sousbois.web.guards import Application
from sousbois.web.house import House
from sousbois.web.pages.table import NOT_KNOWN
from sousbois.web.rationing import rationed
from tests.play.hosting import opened
from tests.web.inside import InProcess
from tests.web.replays import Shelf, among_themselves
from tests.web.serving import Visitor
from tests.web.whole.prepared import Prepared, finished, keep, played_until

TABLE = "private"
FORM = {"seat": "0", "level": "easy", "words": "oak", "ply": "0", "at": "0"}
QUERY = {"first": "0", "last": "0", "seat": "all"}
DONE_NOTHING = ("POST /table/private/deal",)
"""Leads back to the page of the table, which refuses."""


@pytest.fixture(scope="module", params=["running", "finished"])
def walked(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Shelf, Any]]:
    """A server with a table without spectators, and all paths of its application for people."""
    paths: list[Any] = []
    patched = pytest.MonkeyPatch()

    def noting(app: Any, house: House) -> Application:
        paths.extend(app.routes)
        return rationed(app, house)

    patched.setattr("sousbois.web.app.rationed", noting)
    stage: dict[str, Prepared] = {
        "running": played_until("hunt", lambda hosted: hosted.ply >= 8),
        "finished": finished("hunt"),
    }
    folder = tmp_path_factory.mktemp("data")
    identities = keep(folder, {TABLE: among_themselves(stage[request.param])})
    with InProcess(folder) as server:
        yield Shelf(server, identities), paths
    patched.undo()


def asked_of_pages(paths: Any) -> set[str]:
    """Every request of a page that is about one table or its game."""
    found = set()
    for path in paths:
        for method in getattr(path, "methods", ()):
            if path.path.startswith(("/table/", "/replay/", "/review/")) and method != "OPTIONS":
                names = {"table": TABLE, "game": TABLE, "name": "wolf"}
                filled = "/".join(
                    names[part[1:-1].partition(":")[0]] if "{" in part else part for part in path.path.split("/")
                )
                found.add(f"{method} {filled}")
    return found


def asked_of_programs() -> set[str]:
    """Every request of a program that is about one table."""
    return {
        f"{method} {path}".replace("{table:str}", TABLE)
        for route in routes().routes
        if "{table" in (path := route.path)
        for method in getattr(route, "methods", ())
        if method != "OPTIONS"
    }


def test_stranger_sees_nothing_of_a_private_table(walked: tuple[Shelf, Any]) -> None:
    shelf, paths = walked
    stranger = Visitor(shelf.server, "Eve")
    asked = sorted(asked_of_pages(paths) | asked_of_programs())
    assert len(asked) > 20
    let_through = []
    for each in asked:
        method, path = each.split()
        more: dict[str, Any] = {"json": {"name": "Eve"}} if path.startswith("/api/") else {"data": FORM}
        answer = stranger.http.request(method, path, params=QUERY, **(more if method == "POST" else {}))
        if answer.status_code not in (401, 403) and each not in DONE_NOTHING:
            let_through.append((each, answer.status_code))
        assert "Nom " not in answer.text
    assert let_through == []
    with pytest.raises(ConnectionClosed) as closed:
        stranger.line(TABLE).text()
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == NOT_KNOWN


def test_players_of_a_private_table_see_it_after_its_end(tmp_path: Path) -> None:
    identities = keep(tmp_path, {TABLE: among_themselves(finished("hunt"))})
    with InProcess(tmp_path) as server, Shelf(server, identities).somebody("player-1") as player:
        for path in (f"/table/{TABLE}", f"/table/{TABLE}/record", f"/table/{TABLE}/rules", f"/replay/{TABLE}"):
            answer: httpx.Response = player.get(path)
            assert answer.status_code == 200, path


def test_table_that_goes_on_from_a_private_game_is_private(tmp_path: Path) -> None:
    identities = keep(tmp_path, {TABLE: among_themselves(finished("hunt"))})
    with InProcess(tmp_path) as server, Shelf(server, identities).somebody("player-1") as player:
        form = {"at": "3", "seat": "0", "level": "easy"}
        table = player.post(f"/replay/{TABLE}/what-if", data=form).headers["location"]
        assert player.get(table).status_code == 200
        assert Visitor(server, "Eve").http.get(table).status_code == 403


def test_everybody_with_the_link_sees_a_private_table_that_waits(tmp_path: Path) -> None:
    waiting = Hosted(opened("hunt"))
    keep(tmp_path, {TABLE: among_themselves(Prepared(waiting, [waiting.opened]))})
    with InProcess(tmp_path) as server:
        stranger = Visitor(server, "Eve")
        for path in (f"/table/{TABLE}", f"/api/tables/{TABLE}", f"/table/{TABLE}/rules"):
            assert stranger.http.get(path).status_code == 200
