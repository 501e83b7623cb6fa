"""The game after the game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import msgspec

from sousbois.web.identity import COOKIE, Identity
from tests.web.inside import InProcess
from tests.web.serving import Visitor
from tests.web.whole.prepared import Prepared, finished, keep, played_until


def test_rematch_is_not_listed(tmp_path: Path) -> None:
    table = finished("hunt")
    entry = msgspec.structs.replace(table.hosted.opened, listed=True)
    identities = keep(tmp_path, {"listed": Prepared(table.hosted, [entry, *table.journal[1:]])})
    with InProcess(tmp_path) as server:
        cookie = identities.cookie(Identity("player-0", "Nom 0", "en"))
        with server.browser({"origin": server.address, "cookie": f"{COOKIE}={cookie}"}) as browser:
            rematch = browser.post("/table/listed/again").headers["location"]
        assert rematch not in Visitor(server, "Eve").http.get("/").text


def test_all_who_want_to_play_again_find_one_table_even_if_they_ask_at_once(tmp_path: Path) -> None:
    ended = played_until("hunt", lambda hosted: hosted.stage == "finished")
    identities = keep(tmp_path, {"finished": ended})
    seats = range(ended.hosted.opened.seats)

    with InProcess(tmp_path) as server:

        def ask(seat: int) -> str:
            cookie = identities.cookie(Identity(f"player-{seat}", f"Nom {seat}", "en"))
            headers = {"origin": server.address, "cookie": f"{COOKIE}={cookie}"}
            with server.browser(headers) as browser:
                return browser.post("/table/finished/again").headers["location"]

        with ThreadPoolExecutor(len(seats)) as people:
            found = set(people.map(ask, seats))
        assert len(found) == 1
        assert found != {"/table/finished"}
        assert server.get("/health").json()["tables"] == {"finished": 1, "waiting": 1}
