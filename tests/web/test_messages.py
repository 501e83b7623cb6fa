"""What a live line refuses: malformed, oversized, stale and illegal messages get a clear answer and change nothing."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed

from sousbois.play.hosted import Hosted
from sousbois.play.journal import read
from sousbois.play.store import Store
from tests.web.serving import Line, Server, Visitor


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    """The line of somebody at a table whose others have not chosen."""
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    for seat, name in ((1, "Boris"), (2, "Chloé")):
        Visitor(server, name).post(f"/table/{table}/sit", seat=seat)
    opened = ana.line(table)
    opened.next("scene")
    yield opened
    opened.close()


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '"decide"',
        "{}",
        '{"kind":"dance"}',
        '{"kind":"decide"}',
        '{"kind":"decide","ply":"0","moves":["wolf"]}',
        '{"kind":"decide","ply":-1,"moves":["wolf"]}',
        '{"kind":"decide","ply":0,"moves":"wolf"}',
        '{"kind":"decide","ply":0,"moves":["wolf"],"seat":1}',
        '{"kind":"decide","ply":0,"moves":["no such card"]}',
        '{"kind":"decide","ply":0,"moves":["wolf","wolf"]}',
        '{"kind":"decide","ply":7,"moves":["wolf"]}',
        json.dumps({"kind": "decide", "ply": 0, "moves": ["w"] * 17}),
        json.dumps({"kind": "decide", "ply": 0, "moves": ["wolf"], "about": "x" * 5000}),
    ],
    ids=range(17),
)
def test_a_wrong_message_is_refused_and_the_line_goes_on(line: Line, text: str) -> None:
    line.connection.send(text)
    assert line.next("refused")["html"]
    line.send(kind="decide", ply=0, moves=["wolf"], about="hand-wolf")
    assert 'aria-pressed="true"' in line.next("scene")["frames"][-1]["html"]


def test_an_enormous_message_ends_the_line_and_nothing_else(server: Server, line: Line) -> None:
    line.connection.send("x" * (1 << 20))
    with pytest.raises(ConnectionClosed):
        line.next("scene")
    assert Visitor(server, "Chloé").http.get("/health").json()["status"] == "ok"


def test_a_refused_move_cites_the_clause_and_names_what_was_pressed(server: Server) -> None:
    people = [Visitor(server, name) for name in ("Ana", "Boris", "Chloé")]
    table = people[0].open_table("badger", seats=3, **{"seat-0": "me"})
    for seat in (1, 2):
        people[seat].post(f"/table/{table}/sit", seat=seat)
    with Store.reading(server.folder) as store:
        (seat,) = Hosted.told_by(map(read, store.journal(table))).owing()
    line = people[seat].line(table)
    line.next("scene")
    line.send(kind="decide", ply=0, moves=["pink-1"], about="leaf-pink-1")
    answer = line.next("refused")
    assert answer["about"] == "leaf-pink-1"
    assert 'data-clause="B' in answer["html"]
    line.close()


def test_a_ping_is_answered(line: Line) -> None:
    line.send(kind="ping")
    assert line.next() == {"kind": "pong"}
