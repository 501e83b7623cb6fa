"""The server is killed at any moment, again and again: nothing that anybody was told is lost, nothing is doubled."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random
from threading import Semaphore

import pytest
from websockets.exceptions import ConnectionClosed

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Decided, read
from sousbois.play.store import Store
from tests.patience import PATIENCE
from tests.play.hosting import GAMES, any_decision
from tests.play.owned import own_text
from tests.web.serving import Line, Server, Visitor
from tests.web.test_editions import brought

LIVES = 3
"""How often the server is killed."""


def stored(server: Server, table: str) -> Hosted:
    """The table as the store has it, whoever is writing."""
    with Store.reading(server.folder) as store:
        return Hosted.told_by(map(read, store.journal(table)))


def playing(server: Server, line: Line, table: str, chance: Random) -> Iterator[int]:
    """Decide whenever asked; yield the ply of every scene that comes, until the game is over."""
    sent: set[int] = set()
    hosted = None
    while hosted is None or hosted.stage != "finished":
        told = line.next("scene")["ply"]
        hosted = stored(server, table)
        assert hosted.ply >= told, f"decision {told} was told before it was stored"
        if 0 in hosted.owing() and hosted.ply not in sent:
            sent.add(hosted.ply)
            decision = any_decision(hosted, chance, seat=0)
            line.send(kind="decide", ply=decision.ply, moves=decision.moves, about="")
        yield told


def play_a_while(server: Server, person: Visitor, table: str, chance: Random, scenes: int) -> None:
    """Decide whenever asked, until so many scenes have come."""
    for _ in islice(playing(server, person.line(table), table, chance), scenes):
        pass


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be killed."""
    with Server(tmp_path_factory.mktemp("killed")) as running:
        yield running


def opened(person: Visitor, own_edition: str) -> dict[str, str]:
    """Tables at which a person plays against bots: one of each game, and one with an edition that they uploaded."""
    tables = {}
    for game in GAMES:
        began = person.post("/play", game=game, seats=3, level="easy")
        tables[game] = began.headers["location"].removeprefix("/table/")
    seats = {"seat-0": "me", "seat-1": "easy", "seat-2": "easy"}
    return tables | {"own edition": person.open_table("hunt", seats=3, edition=f"own:{own_edition}", **seats)}


def play_until_killed(server: Server, person: Visitor, tables: dict[str, str], chance: Random) -> dict[str, int]:
    """Play at all tables at once, and kill the server once each has gone on. Return the last ply told at each."""
    told = dict.fromkeys(tables, 0)
    came = Semaphore(0)
    """One for each scene."""
    began = Semaphore(0)
    """One for each table, once a decision was told there."""

    def play(name: str, line: Line, own_chance: Random) -> None:
        try:
            for ply in playing(server, line, tables[name], own_chance):
                if ply and not told[name]:
                    began.release()
                told[name] = max(told[name], ply)
                came.release()
        except ConnectionClosed:
            pass  # by the end of the server
        except BaseException:
            for each in (came, began):
                each.release(1000)  # nobody waits for more
            raise

    with ThreadPoolExecutor(len(tables)) as people:
        lines = {name: person.line(table) for name, table in tables.items()}
        playing_now = [people.submit(play, name, line, Random(chance.random())) for name, line in lines.items()]
        for _ in range(len(tables) * chance.randint(2, 8)):
            assert came.acquire(timeout=PATIENCE), "the tables do not go on"
        for _ in tables:
            assert began.acquire(timeout=PATIENCE), "a table does not go on"
        server.kill()
        for each in playing_now:
            each.result(PATIENCE)
    return told


def test_killed_server_resumes_every_table_where_it_was(server: Server) -> None:
    chance = Random(6)
    person = Visitor(server, "Ana")
    edition = brought(person, "hunt", own_text("hunt"))
    tables = opened(person, edition)
    for _ in range(LIVES):
        port = server.port
        told = play_until_killed(server, person, tables, chance)
        for name, table in tables.items():
            assert stored(server, table).ply >= told[name] > 0, name
        server.start(port)
        for name, table in tables.items():
            page = person.http.get(f"/table/{table}").text
            assert f'data-ply="{stored(server, table).ply}"' in page, name
    assert person.http.get(f"/editions/{edition}").status_code == 200
    assert person.http.get(f"/table/{tables['own edition']}/edition").text == own_text("hunt")
    with Store.reading(server.folder) as store:
        for name, table in tables.items():
            decided = [entry for entry in map(read, store.journal(table)) if isinstance(entry, Decided)]
            assert len({(entry.ply, entry.seat) for entry in decided}) == len(decided), name


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
