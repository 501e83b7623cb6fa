"""The game after the game."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from sousbois.web.identity import COOKIE, Identity
from tests.web.inside import InProcess
from tests.web.whole.prepared import keep, played_until


def test_all_who_want_to_play_again_find_one_table_even_if_they_ask_at_once(tmp_path: Path) -> None:
    finished = played_until("hunt", lambda hosted: hosted.stage == "finished")
    identities = keep(tmp_path, {"finished": finished})
    seats = range(finished.hosted.opened.seats)

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
