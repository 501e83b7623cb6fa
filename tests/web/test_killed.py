"""The server is killed at any moment, again and again: nothing that anybody was told is lost, nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from websockets.exceptions import ConnectionClosed

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, read
from sousbois.play.store import Store
from tests.play.hosting import GAMES, any_decision
from tests.web.serving import Line, Server, Visitor

LIVES = 3
"""How often the server is started."""


def stored(server: Server, table: str) -> Hosted:
    """The table as the store has it, whoever is writing."""
    with Store.reading(server.folder) as store:
        return Hosted.told_by(map(read, store.journal(table)))


def play_a_while(server: Server, person: Visitor, table: str, chance: Random, scenes: int) -> int:
    """Decide whenever asked, until so many scenes have come; the answer is the last ply that was told."""
    line = person.line(table)
    told = 0
    sent: set[int] = set()
    for _ in range(scenes):
        told = max(told, line.next("scene")["ply"])
        hosted = stored(server, table)
        if hosted.stage == "finished":
            break
        if 0 in hosted.owing() and hosted.ply not in sent:
            sent.add(hosted.ply)
            decision = any_decision(hosted, chance, seat=0)
            line.send(kind="decide", ply=decision.ply, moves=decision.moves, about="")
    return told


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, which may be killed."""
    with Server(tmp_path) as running:
        yield running


@pytest.mark.parametrize("game", GAMES)
def test_a_killed_server_resumes_where_it_was(game: str, server: Server) -> None:
    chance = Random(game)
    person = Visitor(server, "Ana")
    table = person.post("/play", game=game, seats=3, level="easy").headers["location"].removeprefix("/table/")
    told = 0
    for _ in range(LIVES):
        told = max(told, play_a_while(server, person, table, chance, scenes=chance.randint(2, 15)))
        port = server.port
        server.kill()
        hosted = stored(server, table)
        assert hosted.ply >= told
        server.start(port)
        assert f'data-ply="{stored(server, table).ply}"' in person.http.get(f"/table/{table}").text
    with Store.reading(server.folder) as store:
        decided = [entry for entry in map(read, store.journal(table)) if isinstance(entry, Decided)]
    told_twice = {(entry.ply, entry.seat) for entry in decided}
    assert len(told_twice) == len(decided)


def test_a_page_reconnects_to_the_restarted_server_and_misses_nothing(server: Server) -> None:
    person = Visitor(server, "Ana")
    table = person.open_table("hunt", seats=3, **{"seat-0": "me"})
    others = [Visitor(server, name) for name in ("Boris", "Chloé")]
    for seat, other in enumerate(others, 1):
        other.post(f"/table/{table}/sit", seat=seat)
    line = person.line(table)
    before = line.next("scene")
    port = server.port
    server.kill()
    with pytest.raises(ConnectionClosed):
        line.next("scene")
    server.start(port)
    for seat, visitor in enumerate([person, *others]):
        other_line = visitor.line(table)
        other_line.send(kind="decide", ply=0, moves=[["wolf", "rabbit", "carrot"][seat]], about="")
        _settled(other_line)
    back = person.line(table, log=before["log"])
    scene = back.next("scene")
    assert scene["ply"] == 3
    assert len(scene["frames"]) == 1
    assert len(scene["frames"][0]["lines"]) == scene["log"] - before["log"] > 0


def _settled(line: Line) -> dict[str, object]:
    """The scene after the first one: the answer to what was decided."""
    line.next("scene")
    return line.next("scene")
