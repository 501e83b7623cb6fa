"""A token is one seat and nothing else; whoever has none looks on, where that is allowed."""

from __future__ import annotations

import httpx
import pytest

from tests.web.inside import InProcess
from tests.web.programs.asking import Program, answered, refused, seated, told
from tests.web.serving import Server, Visitor

NO_TOKEN = (401, "no-token", None, None)
NOT_SEATED = (403, "not-allowed", None, "not-seated")


def test_a_token_decides_for_its_own_seat_only(server: Server) -> None:
    first, second, _ = seated(server, "hunt", 3)
    answered(first.post("decisions", ply=0, moves=["wolf"]))
    assert second.get("view").json()["owing"] == [1, 2]
    assert refused(second.post("decisions", ply=0, moves=["wolf"], seat=0))[0] == 400
    assert second.get("view").json()["choice"] == []


def test_a_token_is_good_at_its_own_table_only(server: Server) -> None:
    here, there = seated(server, "hunt", 3)[0], seated(server, "hunt", 3)[0]
    stranger = Program(server, there.table, here.token)
    assert refused(stranger.post("decisions", ply=0, moves=["wolf"])) == NOT_SEATED
    for what in ("view", "events", "record"):
        assert refused(stranger.get(what)) == NOT_SEATED


def test_a_forged_token_is_nobodys(server: Server) -> None:
    program = seated(server, "hunt", 3)[0]
    body, _, signature = program.token.rpartition(".")
    other_body, _, _ = seated(server, "hunt", 3)[0].token.rpartition(".")
    forged = [
        f"{body}.{signature[:-2]}xx",
        f"{other_body}.{signature}",
        body,
        "x",
        "x.y",
    ]
    for token in forged:
        stranger = Program(server, program.table, token)
        assert refused(stranger.get("view")) == NO_TOKEN
        assert refused(stranger.get("events")) == NO_TOKEN
        answer = stranger.post("decisions", ply=0, moves=["wolf"])
        assert refused(answer) == NO_TOKEN
        assert answer.headers["www-authenticate"] == "Bearer"
    assert refused(Program(server, program.table).post("decisions", ply=0, moves=["wolf"])) == NO_TOKEN
    basic = server.get("/api/games", headers={"authorization": "Basic YTpi"})
    assert refused(basic) == NO_TOKEN


def test_a_token_of_another_server_is_nobodys_here(server: Server, tmp_path_factory: pytest.TempPathFactory) -> None:
    program = seated(server, "hunt", 3)[0]
    with InProcess(tmp_path_factory.mktemp("other")) as other:
        token = seated(other, "hunt", 3)[0].token
    assert refused(Program(server, program.table, token).get("view")) == NO_TOKEN


def test_a_cookie_counts_for_nothing_here(server: Server) -> None:
    ana = Visitor(server, "Ana")
    sitters = {"seat-0": "me", "seat-1": "easy", "seat-2": "easy"}
    table = ana.open_table("hunt", seats=3, spectators="on", **sitters)
    (_, cookie), *_ = ana.http.cookies.items()
    address = f"{server.address}/api/tables/{table}"
    assert ana.http.get(f"{address}/view").json()["seat"] is None
    decision = {"ply": 0, "moves": ["wolf"]}
    assert refused(ana.http.post(f"{address}/decisions", json=decision)) == NO_TOKEN
    assert refused(Program(server, table, cookie).post("decisions", **decision)) == NO_TOKEN


def test_a_token_is_nobody_on_the_pages(server: Server) -> None:
    program = seated(server, "hunt", 3)[0]
    bearer = {"authorization": f"Bearer {program.token}"}
    for headers in (bearer, bearer | {"cookie": f"sousbois={program.token}"}):
        answer = server.get(f"/table/{program.table}", headers)
        assert answer.headers["location"].startswith("/welcome")
    assert Visitor(server, "Eve").post(f"/device/{program.token}").status_code == 403


def test_programs_need_no_origin_and_pages_still_do(server: Server) -> None:
    body = {"game": "hunt", "seats": ["open", "open", "open"]}
    for headers in ({}, {"origin": "http://evil.example"}):
        assert httpx.post(f"{server.address}/api/tables", json=body, headers=headers, verify=False).status_code == 201
    for path in ("/play", "/apia", "//api/tables"):
        assert httpx.post(f"{server.address}{path}", json=body, verify=False).status_code == 403


def test_a_page_of_another_site_can_send_nothing_that_is_taken_for_a_program(server: Server) -> None:
    body = '{"game": "hunt", "seats": ["open", "open", "open"]}'
    for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
        with server.browser({"content-type": kind}) as browser:
            answer = browser.post("/api/tables", content=body)
        assert refused(answer)[:2] == (415, "not-json")


def test_whoever_looks_on_sees_what_lies_open(server: Server) -> None:
    program = seated(server, "hunt", 3)[0]
    position = Program(server, program.table).get("view").json()
    assert (position["seat"], position["legal"]) == (None, [])
    assert position["view"]["above"] == ["hidden"] * 3
    with Program(server, program.table).stream() as stream:
        assert told(next(stream))["position"] == position


def test_nobody_looks_on_where_that_was_agreed(server: Server) -> None:
    program = seated(server, "hunt", 3, terms={"spectators": False})[0]
    stranger = Program(server, program.table)
    for what in ("view", "events", "record"):
        assert refused(stranger.get(what)) == (403, "not-allowed", None, "no-spectators")
    assert program.get("view").status_code == 200
