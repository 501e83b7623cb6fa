"""What a program can do at a table: the same as a person, with the same refusals and clauses."""

from __future__ import annotations

import json
from typing import Any

import pytest

import sousbois
from sousbois.bots.levels import NAMES as LEVELS
from sousbois.games import names
from tests.web.programs.asking import Program, answered, refused, seated, told
from tests.web.serving import Server, Visitor


def hunters(server: Server) -> list[Program]:
    """Three programs at a hunt."""
    return seated(server, "hunt", 3)


def test_all_games_are_listed_with_the_clauses_of_their_options(server: Server) -> None:
    games = {game["name"]: game for game in Program(server).http.get("/games").json()}
    assert tuple(games) == names()
    assert games["hunt"]["seats"] == [3, 4, 5]
    limit = next(option for option in games["menagerie"]["options"] if option["name"] == "turn_limit")
    assert (limit["clause"], limit["low"]) == ("M8", 1)
    french = Program(server, language="fr-CH, en;q=0.5").http.get("/games").json()
    assert next(game["title"] for game in french if game["name"] == "igels") != games["igels"]["title"]


def test_a_table_is_opened_with_all_that_was_settled(server: Server) -> None:
    program = Program(server)
    terms = {"hints": False, "spectators": False, "clock": {"per": "move", "seconds": 60}}
    table = program.open("igels", "open", "me", *LEVELS[:1], options={"forest_size": 8}, terms=terms, listed=True)
    assert table["seat"] == 1
    about = program.http.get(f"/tables/{table['id']}").json()
    assert about["stage"] == "waiting"
    assert [(seat["kind"], seat["level"]) for seat in about["seats"]] == [
        ("free", None), ("person", None), ("bot", "easy"),
    ]  # fmt: skip
    assert about["options"]["forest_size"] == 8
    assert about["terms"] == {
        "hints": False, "spectators": False, "clock": {"per": "move", "seconds": 60}, "away": "asked", "grace": 120,
        "dealt_by_hand": False, "undo": False,
    }  # fmt: skip
    ana = Visitor(server, "Ana")
    assert table["id"] in ana.http.get("/").text
    assert "Puck" in ana.http.get(table["link"]).text


@pytest.mark.parametrize("level", LEVELS)
def test_bots_of_every_level_can_be_asked_for(server: Server, level: str) -> None:
    table = Program(server).open("hunt", "open", level, level)
    assert table["token"] is None
    assert Program(server).http.get(f"/tables/{table['id']}").json()["seats"][1]["level"] == level


def test_whoever_joins_gets_the_seat_asked_for_or_the_first_that_is_free(server: Server) -> None:
    table = Program(server).open("hunt", "open", "open", "open")["id"]
    program = Program(server, table)
    assert answered(program.post("seats", name="Ana", seat=1))["seat"] == 1
    again = answered(program.post("seats", name="Ana"))
    assert (again["seat"], again["name"]) == (0, "Ana 2")
    assert refused(program.post("seats", name="Eve", seat=1)) == (403, "not-allowed", None, "seat-taken")
    assert answered(program.post("seats", name="Eve"))["seat"] == 2
    assert refused(program.post("seats", name="Bob")) == (403, "not-allowed", None, "full")


def test_a_person_and_a_program_play_together(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me", "seat-1": "easy", "seat-2": "open"})
    joined = answered(Program(server, table).post("seats", name="Puck"))
    program = Program(server, table, joined["token"])
    line = ana.line(table)
    with program.stream() as stream:
        line.send(kind="decide", ply=0, moves=["wolf"], about="")
        assert answered(program.post("decisions", ply=0, moves=["carrot"]))["complete"]
        position: dict[str, Any] = {}
        while position.get("ply") != 3:
            last = told(next(stream))
            position = last["position"]
    assert position["names"][0] == "Ana"
    reveals = [(event["seat"], event["values"]["card"]) for event in last["events"] if event["kind"] == "reveal"]
    assert reveals[0] == (0, "wolf")
    assert reveals[2] == (2, "carrot")
    assert {event["clause"] for event in last["events"]} >= {"J3"}
    assert all(event["text"] for event in last["events"])
    line.close()


def test_texts_are_in_the_language_asked_for(server: Server) -> None:
    programs = seated(server, "hunt", 3, language="fr")
    for program in programs[1:]:
        answered(program.post("decisions", ply=0, moves=["wolf"]))
    answered(programs[0].post("decisions", ply=0, moves=["wolf"]))
    with programs[0].stream() as stream:
        assert any("loup" in event["text"] for event in told(next(stream))["events"])
    answer = programs[0].post("decisions", ply=0, moves=["wolf"])
    assert answer.json()["message"].startswith("La table a changé")


def test_a_secret_choice_is_seen_by_nobody_else_and_can_be_changed(server: Server) -> None:
    first, second, _ = hunters(server)
    for card in ("wolf", "rabbit"):
        answered(first.post("decisions", ply=0, moves=[card]))
        assert first.get("view").json()["choice"] == [card]
        seen = second.get("view").json()
        assert (seen["acting"], seen["owing"], seen["choice"], seen["ply"]) == ([0, 1, 2], [1, 2], [], 0)


def test_a_decision_of_several_moves_can_be_found_out_move_by_move(server: Server) -> None:
    programs = seated(server, "menagerie", 2)
    while True:
        now = programs[0].get("view").json()
        program = programs[now["owing"][0]]
        position = program.get("view").json()
        moves = [position["legal"][0]]
        answer = answered(program.post("decisions", ply=now["ply"], moves=moves))
        if not answer["complete"]:
            break
    assert answer["legal"]
    assert answer["view"]["game"] == "menagerie"
    assert program.get("view").json() == position
    while not answer["complete"]:
        moves.append(answer["legal"][0])
        answer = answered(program.post("decisions", ply=now["ply"], moves=moves))
    assert program.get("view").json()["ply"] == now["ply"] + 1


def test_what_the_rules_forbid_is_refused_with_its_clause(server: Server) -> None:
    programs = hunters(server)
    for program in programs:
        answered(program.post("decisions", ply=0, moves=["hunter"]))
    program = next(each for each in programs if "hunter" not in each.get("view").json()["legal"])
    answer = program.post("decisions", ply=3, moves=["hunter"])
    assert refused(answer) == (422, "illegal", "J3", "not-in-hand")
    assert "J3" in answer.json()["message"]


def test_what_cannot_be_is_refused_and_changes_nothing(server: Server) -> None:
    program, other, _ = hunters(server)
    before = other.get("view").json()
    assert refused(program.post("decisions", ply=1, moves=["wolf"])) == (409, "stale", None, "stale")
    for body in ({}, {"ply": 0}, {"ply": 0, "moves": []}, {"ply": "0", "moves": ["wolf"]}, {"ply": -1, "moves": ["x"]},
                 {"ply": 0, "moves": ["lion"]}, {"ply": 0, "moves": ["wolf", "wolf"]}, {"ply": 0, "moves": "wolf"},
                 {"ply": 0, "moves": ["wolf"], "seat": 1}, {"ply": 0, "moves": ["wolf"] * 17}):  # fmt: skip
        assert refused(program.post("decisions", **body))[:2] == (400, "unreadable"), body
    assert other.get("view").json() == before


def test_before_the_deal_there_is_nothing_to_decide(server: Server) -> None:
    table = Program(server).open("hunt", "me", "open", "open")
    program = Program(server, table["id"], table["token"])
    assert refused(program.post("decisions", ply=0, moves=["wolf"])) == (403, "not-allowed", None, "waiting")
    assert program.get("view").json()["view"] is None


def test_where_cards_are_dealt_by_hand_whoever_sits_there_has_them_dealt(server: Server) -> None:
    table = Program(server).open("hunt", "me", "easy", "open", terms={"dealt_by_hand": True})
    program, stranger = Program(server, table["id"], table["token"]), Program(server, table["id"])
    assert refused(program.post("deal"))[:2] == (403, "not-allowed")
    answered(stranger.post("seats", name="Eve"))
    assert refused(stranger.post("deal"))[:2] == (401, "no-token")
    assert program.get("view").json()["stage"] == "waiting"
    assert answered(program.post("deal"))["stage"] == "running"
    assert refused(program.post("deal"))[:2] == (403, "not-allowed")


def test_it_is_not_everybodys_turn(server: Server) -> None:
    programs = seated(server, "badger", 3)
    now = programs[0].get("view").json()
    waiting = next(seat for seat in range(3) if seat not in now["acting"])
    answer = programs[waiting].post("decisions", ply=0, moves=[now["legal"][0] if now["legal"] else "wolf"])
    assert refused(answer) == (403, "not-allowed", None, "not-your-turn")


@pytest.mark.parametrize(
    "change",
    [
        {"game": "chess"}, {"game": "../hunt"}, {"seats": []}, {"seats": ["me"]}, {"seats": ["me", "me", "open"]},
        {"seats": ["me", "open", "clever"]}, {"seats": ["open"] * 11}, {"name": None}, {"name": ""}, {"name": "a,b"},
        {"name": "x" * 25}, {"edition": "chess-1475"}, {"edition": "/etc/passwd"}, {"options": {"turbo": True}},
        {"options": {"x": "y"}}, {"terms": {"grace": 1}}, {"terms": {"clock": {"per": "year", "seconds": 60}}},
        {"listed": "yes"}, {"seed": 7},
    ],
)  # fmt: skip
def test_a_table_that_cannot_be_is_not_opened(server: Server, change: dict[str, object]) -> None:
    body = {"game": "hunt", "seats": ["me", "open", "open"], "name": "Ana"} | change
    assert refused(Program(server).http.post("/tables", json=body))[:2] == (400, "unreadable")


@pytest.mark.parametrize("path", ["", "/", "/nothing", "/tables/nothing", "/tables/nothing/view", "/tables/nothing/x"])
def test_what_does_not_exist_is_said_to_be_unknown(server: Server, path: str) -> None:
    assert refused(Program(server).http.get(path))[:2] == (404, "unknown")


def test_every_other_mistake_is_answered_in_json_too(server: Server) -> None:
    http = Program(server).http
    wrong = http.delete("/games")
    assert refused(wrong)[:2] == (405, "no-such-method")
    assert "GET" in wrong.headers["allow"]
    assert refused(http.post("/tables", json={"game": "x" * 20_000}))[:2] == (413, "too-large")
    assert refused(http.post("/tables", data={"game": "hunt"}))[:2] == (415, "not-json")
    is_json = {"content-type": "application/json"}
    for content in ("", "{", "[]", "null", "\xff", '{"game": "\xff"}', "[" * 9000):
        answer = http.post("/tables", content=content.encode("latin-1"), headers=is_json)
        assert refused(answer)[:2] == (400, "unreadable"), content[:9]
    table = http.post("/tables", json={"game": "hunt", "seats": ["open"] * 3}).json()["id"]
    for since in ("-1", "x", "1.5", ""):
        assert refused(http.get(f"/tables/{table}/events?since={since}"))[:2] == (400, "unreadable")


def test_a_move_that_nobody_knows_is_answered_in_a_few_words(server: Server) -> None:
    table = Program(server).open("hamster", "me")
    answer = Program(server, table["id"], table["token"]).post("decisions", ply=0, moves=["x"])
    assert refused(answer)[:2] == (400, "unreadable")
    assert len(answer.text) < 2000


def test_the_record_is_there_when_the_game_is_over_and_replays(server: Server) -> None:
    table = Program(server).open("hamster", "me")
    program = Program(server, table["id"], table["token"])
    assert refused(program.get("record")) == (403, "not-allowed", None, "running")
    lines = []
    with program.stream() as stream:
        for line in stream:
            lines.append(json.loads(line))
            if lines[-1]["kind"] == "told" and (now := lines[-1]["position"])["owing"]:
                answered(program.post("decisions", ply=now["ply"], moves=now["legal"][:1]))
    last, end = lines[-2:]
    assert last["position"]["stage"] == "finished"
    assert end["kind"] == "ended"
    assert end["outcome"] == last["position"]["outcome"]
    assert end["texts"]
    replayed = sousbois.replay(program.get("record").text).outcome()
    assert replayed is not None
    assert replayed.plain() == end["outcome"]
    assert "chance" not in json.dumps(lines)


def test_whoever_has_lost_the_line_goes_on_where_it_broke(server: Server) -> None:
    programs = hunters(server)
    with programs[0].stream() as stream:
        first = told(next(stream))
    assert len(first["events"]) == first["position"]["log"]
    for program in programs:
        answered(program.post("decisions", ply=0, moves=["wolf"]))
    with programs[0].stream() as stream:
        everything = told(next(stream))
    with programs[0].stream(since=first["position"]["log"]) as stream:
        missed = told(next(stream))
    assert first["events"] + missed["events"] == everything["events"]
    assert len(missed["events"]) > 0
    with programs[0].stream(since=10**30) as stream:
        assert told(next(stream))["events"] == []


def test_a_program_is_there_while_it_listens(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me", "seat-1": "easy", "seat-2": "open"})
    joined = answered(Program(server, table).post("seats", name="Puck"))
    line = ana.line(table)

    def is_away() -> bool:
        html: str = line.next("scene")["frames"][-1]["html"]
        return "is-away" in html

    while not is_away():
        pass
    with Program(server, table, joined["token"]).stream() as stream:
        next(stream)
        while is_away():
            pass
    while not is_away():
        pass
    line.close()


def test_answers_are_kept_by_nobody(server: Server) -> None:
    program = hunters(server)[0]
    for answer in (program.get("view"), program.get("record"), program.post("decisions", ply=0, moves=["wolf"])):
        assert answer.headers["cache-control"] == "no-store"
    assert isinstance(server.get("/api/openapi.json").json()["paths"], dict)
