"""Connections of one address: so many at once, whatever they are used for, unless a proxy is there."""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from time import monotonic

import pytest

from sousbois.web import crowding
from tests.patience import PATIENCE
from tests.web.inside import InProcess
from tests.web.serving import Visitor

Connect = Callable[[InProcess], socket.socket]


@pytest.fixture
def addresses(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Where the last of them is, all that connect come from there."""
    found = ["192.0.2.7"]
    for protocol in ("http.h11_impl", "websockets.websockets_sansio_impl"):
        name = f"uvicorn.protocols.{protocol}.get_remote_addr"
        monkeypatch.setattr(name, lambda transport: (found[-1], transport.get_extra_info("peername")[1]))
    monkeypatch.setattr(crowding, "MOST", 3)
    return found


@pytest.fixture
def connect() -> Iterator[Connect]:
    """Connects, and sends nothing."""
    with ExitStack() as opened:
        yield lambda server: opened.enter_context(socket.create_connection(("127.0.0.1", server.port), PATIENCE))


def is_closed(client: socket.socket) -> bool:
    """Return whether the server has closed a connection, after which a request is not answered."""
    with suppress(ConnectionError):
        client.sendall(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
        return client.recv(1) == b""
    return True


def test_address_has_so_many_connections_open(tmp_path: Path, addresses: list[str], connect: Connect) -> None:
    with InProcess(tmp_path) as server:
        ana = Visitor(server, "Ana")
        ana.line(ana.open_table("hunt", seats=3)).next("scene")
        first = connect(server)  # beside that of the pages and that of the live page
        assert is_closed(connect(server))
        assert not is_closed(first)
        addresses.append("192.0.2.8")
        assert server.get("/health").status_code == 200
        addresses.append("192.0.2.7")
        first.close()
        end = monotonic() + PATIENCE
        while is_closed(connect(server)):  # the server notices in a moment that the first has left
            assert monotonic() < end, "a closed connection did not give its place back"


@pytest.mark.parametrize(("trusted", "address"), [("192.0.2.0/24", "192.0.2.7"), ("", "127.0.0.1"), ("", "::1")])
def test_all_visitors_of_a_proxy_may_connect(
    tmp_path: Path,
    addresses: list[str],
    connect: Connect,
    monkeypatch: pytest.MonkeyPatch,
    trusted: str,
    address: str,
) -> None:
    monkeypatch.setenv("FORWARDED_ALLOW_IPS", trusted)
    addresses.append(address)
    with InProcess(tmp_path) as server:
        visitors = [connect(server) for _ in range(5)]
        assert not any(map(is_closed, visitors))
