"""Behind a proxy that speaks TLS: forms, live lines, cookies and links are those of the address that people see."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.patience import PATIENCE
from tests.web.inside import InProcess
from tests.web.serving import Server

NAME = "games.example"
PASSED_ON = {"host": NAME, "x-forwarded-proto": "https", "x-forwarded-for": "203.0.113.9"}
"""What a proxy must say, as `docs/hosting.md` has it."""


@pytest.fixture
def browser(server: Server) -> Iterator[httpx.Client]:
    """Somebody who has opened https://games.example, as the proxy passes it on."""
    headers = PASSED_ON | {"origin": f"https://{NAME}"}
    with server.browser(headers) as client:
        yield client


def enter(browser: httpx.Client) -> httpx.Response:
    """Say what one is called."""
    answer = browser.post("/welcome", data={"name": "Ana", "language": "en"})
    name, _, value = answer.headers.get("set-cookie", "=").partition(";")[0].partition("=")
    browser.headers["cookie"] = f"{name}={value}"  # a secure cookie: over plain HTTP the client would keep it back
    return answer


def test_forms_count_and_cookies_are_secure(browser: httpx.Client) -> None:
    answer = enter(browser)
    assert answer.status_code == 303
    assert "secure" in answer.headers["set-cookie"].lower()
    assert browser.get("/").status_code == 200


def test_links_for_friends_are_those_of_the_proxy(browser: httpx.Client) -> None:
    enter(browser)
    table = browser.post("/new", data={"game": "hunt", "seats": "3", "seat-0": "me"}).headers["location"]
    assert f"https://{NAME}{table}" in browser.get(table).text


def test_a_live_line_is_opened(server: Server, browser: httpx.Client) -> None:
    enter(browser)
    table = browser.post("/play", data={"game": "hunt"}).headers["location"]
    assert '"kind":"scene"' in first_message(server, table, browser.headers["cookie"], f"https://{NAME}")
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        first_message(server, table, browser.headers["cookie"], "https://evil.example")


def first_message(server: Server, table: str, cookie: str, origin: str) -> str:
    """What a live line says first."""
    address = f"ws://{NAME}{table}/live"  # the host that the proxy passes on
    headers = {name: value for name, value in PASSED_ON.items() if name != "host"} | {"cookie": cookie}
    with connect(
        address,
        address=("127.0.0.1", server.port),
        origin=Origin(origin),
        additional_headers=headers,
        max_size=None,
        proxy=None,
    ) as line:
        return str(line.recv(timeout=PATIENCE))


def test_a_proxy_that_does_not_pass_on_the_host_is_taken_for_another_site(server: Server) -> None:
    headers = {"origin": f"https://{NAME}", "x-forwarded-proto": "https"}
    with server.browser(headers) as client:
        assert client.post("/welcome", data={"name": "Ana", "language": "en"}).status_code == 403


def test_a_proxy_on_another_machine_is_believed_when_it_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here no proxy but 192.0.2.1 is believed, so what comes from this machine is not."""
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", "192.0.2.1")
    headers = PASSED_ON | {"origin": f"https://{NAME}"}
    with InProcess(tmp_path) as server, server.browser(headers) as browser:
        assert "secure" not in enter(browser).headers["set-cookie"].lower()
