"""What one client may ask for: a burst, then as much as the time gives back."""

from __future__ import annotations

from pathlib import Path
from threading import current_thread
from typing import Any
from urllib.parse import parse_qsl

import pytest
from litestar.connection import ASGIConnection
from markupsafe import Markup
from websockets.exceptions import InvalidStatus

from sousbois.web import house
from sousbois.web.identity import COOKIE, Identity
from sousbois.web.limits import Allowance
from sousbois.web.pages import person
from sousbois.web.pages.common import address_of
from tests.play.owned import own_text
from tests.web.inside import Inside
from tests.web.serving import Visitor
from tests.web.test_upload import record_of
from tests.web.whole.prepared import finished


class Time:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.seconds = 0.0

    def now(self) -> float:
        return self.seconds


def test_after_a_burst_one_has_to_wait() -> None:
    time = Time()
    allowance = Allowance(3, 6.0, time.now)
    assert [allowance.take() for _ in range(5)] == [True, True, True, False, False]
    assert allowance.wait() == 2.0


def test_time_gives_back_what_was_used_and_no_more() -> None:
    time = Time()
    allowance = Allowance(3, 6.0, time.now)
    while allowance.take():
        pass
    time.seconds = 2.0
    assert [allowance.take() for _ in range(2)] == [True, False]
    time.seconds = 1000.0
    assert [allowance.take() for _ in range(4)] == [True, True, True, False]


def test_clock_that_is_set_back_takes_nothing_away() -> None:
    time = Time()
    allowance = Allowance(3, 6.0, time.now)
    assert allowance.take()
    time.seconds = -1000.0
    assert [allowance.take() for _ in range(3)] == [True, True, False]
    time.seconds += 2.0
    assert allowance.take()


def test_nobody_fills_the_disk_with_tables(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "TABLES", (3, 3600.0))
    with Inside(tmp_path) as server:
        server.keep({"oak": finished("hunt")})
        visitor, other = (Visitor(server, name, machine="192.0.2.7") for name in ("Ana", "Boris"))
        for person in (visitor, other, visitor):
            person.open_table("hunt", seats=3)
        forms: dict[str, dict[str, object]] = {
            "/new": {"game": "hunt", "seats": 3},
            "/play": {"game": "hunt", "seats": 3},
            "/replay/oak/what-if": {"at": 3, "seat": 0, "level": "easy"},
            "/replay": {"file": "", "record": record_of("hunt")},
        }
        for path, form in forms.items():
            answer = other.post(path, **form)
            assert answer.status_code == 429, path
            assert "Try again in a few minutes" in answer.text
            assert answer.headers["retry-after"] == "1200"
        server.time.pass_by(1200)
        visitor.open_table("hunt", seats=3)


def test_refused_requests_use_nothing_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "TABLES", (1, 3600.0))
    with Inside(tmp_path) as server:
        ana = Visitor(server, "Ana")
        for path, form in (
            ("/new", "game=hunt&seats=99"),
            ("/play", "game=hunt&level=godlike"),
            ("/replay/nowhere/what-if", "at=3&seat=0&level=easy"),
            ("/replay", "file=&record=nonsense"),
            ("/table/nowhere/again", ""),
        ):
            assert ana.http.post(path, data=dict(parse_qsl(form))).status_code in (400, 404), path
        ana.open_table("hunt", seats=3)


def test_rematch_counts_once_whoever_asks_for_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "TABLES", (1, 3600.0))
    with Inside(tmp_path) as server:
        identities = server.keep({"oak": finished("hunt")})
        for seat in range(4):
            cookie = identities.cookie(Identity(f"player-{seat}", f"Nom {seat}", "en"))
            headers = {"origin": server.address, "cookie": f"{COOKIE}={cookie}"}
            with server.browser(headers) as browser:
                assert browser.post("/table/oak/again").status_code == 303


def test_editions_are_counted_when_they_are_new(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "EDITIONS", (3, 3600.0))
    monkeypatch.setattr(house, "EDITIONS_OF_ADDRESS", (2, 3600.0))
    with Inside(tmp_path) as server:
        ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")

        def bring(who: Visitor, number: int) -> int:
            return who.post("/editions/new", game="hunt", text=f"{own_text('hunt')}# {number}\n").status_code

        assert {bring(ana, 1) for _ in range(5)} == {303}
        assert [bring(ana, 2), bring(ana, 3), bring(ana, 1)] == [303, 429, 303]
        assert [bring(boris, 2), bring(boris, 3), bring(boris, 4)] == [303, 303, 429]


def test_address_asks_for_so_many_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "REQUESTS", (4, 10.0))
    with Inside(tmp_path) as server:
        ana, boris = Visitor(server, "Ana", "fr"), Visitor(server, "Boris")
        asked = [ana.http.get(path) for path in ("/", "/nowhere", "/static/nothing.js", "/", "/nowhere")]
        assert [answer.status_code for answer in asked] == [200, 404, 404, 429, 429]  # to enter was a request, too
        assert asked[-1].text == "C’est trop à la fois\u00a0: réessayez dans 3 secondes."
        assert asked[-1].headers["retry-after"] == "3"
        for path in ("/health", "/metrics", "/static/live.js", "/pictures.svg"):
            assert ana.http.get(path).status_code != 429
        assert boris.http.get("/").status_code == 200
        server.time.pass_by(2.5)
        assert [ana.http.get("/").status_code for _ in range(2)] == [200, 429]


def test_address_connects_so_many_pages(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "JOINS", (2, 10.0))
    with Inside(tmp_path) as server:
        ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
        table = ana.open_table("hunt", seats=3)
        for _ in range(2):
            ana.line(table).close()
        with pytest.raises(InvalidStatus) as refused:
            ana.line(table)
        assert refused.value.response.status_code == 429
        assert refused.value.response.headers["retry-after"] == "5"
        boris.line(table).next("scene")
        server.time.pass_by(5)
        ana.line(table).next("scene")


def test_pictures_of_links_are_drawn_beside_all_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[str] = []

    def draw(_link: str) -> Markup:
        threads.append(current_thread().name)
        return Markup("drawn")

    monkeypatch.setattr(person, "_qr_of", draw)
    with Inside(tmp_path) as server:
        ana = Visitor(server, "Ana")
        ana.post("/device")
        ana.http.get(f"/table/{ana.open_table('hunt', seats=3)}")
    assert [name.partition("_")[0] for name in threads] == ["work", "work"]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("::1", "::/64"),
        ("no address", "no address"),
    ],
)
def test_limits_count_networks_of_ipv6(address: str, counted: str) -> None:
    scope: Any = {"type": "http", "client": (address, 1), "headers": []}
    assert address_of(ASGIConnection(scope)) == counted


def test_addresses_of_one_ipv6_network_share_their_limit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(house, "TABLES", (1, 3600.0))
    with Inside(tmp_path) as server:
        machines = ("2001:db8:9:9::1", "2001:db8:9:9:f::2", "2001:db8:9:8::1")
        ana, boris, chloe = (Visitor(server, "Ana", machine=machine) for machine in machines)
        ana.open_table("hunt", seats=3)
        assert boris.post("/new", game="hunt", seats=3).status_code == 429
        chloe.open_table("hunt", seats=3)
