"""Clients that send or read too slowly: each is closed after its deadline, and others are answered meanwhile.

The clock of the server's loop stands still until a test moves it.
"""

from __future__ import annotations

import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPResponse

import pytest

from sousbois.web.deadlines import FOR_BODY, FOR_HEADERS, FOR_READING
from tests.patience import PATIENCE
from tests.web.inside import InProcess
from tests.web.serving import Visitor

MOST_TRIES = 100
"""So often something is sent to fill all buffers of the system, or to find out that a connection is closed."""

PICTURES = b"GET /pictures.svg HTTP/1.1\r\nHost: x\r\n\r\n"
PING = b"\x89\xfd\0\0\0\0" + 125 * b"x"
"""As the protocol of WebSockets has it, with a mask of zeros."""


class Clients:
    """Clients of a server, and the clock of its loop."""

    def __init__(self, server: InProcess, opened: ExitStack) -> None:
        self.server = server
        self._opened = opened
        self._usual = server.loop.time
        self._seconds = self._usual()
        server.loop.time = lambda: self._seconds  # type: ignore[method-assign]

    def leave(self) -> None:
        """Let the clock go on from where it stands: it must not go back."""
        ahead = self._seconds - self._usual()
        self.server.loop.time = lambda: self._usual() + ahead  # type: ignore[method-assign]

    def pass_by(self, seconds: float) -> None:
        """Let time pass, after all that was sent has been received, and until all that is due has happened."""
        self.others_are_answered()
        self._seconds += seconds
        self.others_are_answered()

    def others_are_answered(self) -> None:
        """What others ask for is answered, after all that was sent before has been received."""
        assert self.server.get("/health").status_code == 200

    def sending(self, data: bytes, receive_buffer: int | None = None) -> socket.socket:
        """Connect, and send the beginning of something."""
        client = self._opened.enter_context(socket.socket())
        if receive_buffer is not None:
            client.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
        client.settimeout(PATIENCE)
        client.connect(("127.0.0.1", self.server.port))
        client.sendall(data)
        return client


@pytest.fixture(scope="module")
def own_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    with InProcess(tmp_path_factory.mktemp("data")) as server:
        yield server


@pytest.fixture
def clients(own_server: InProcess) -> Iterator[Clients]:
    with ExitStack() as opened:
        here = Clients(own_server, opened)
        opened.callback(here.leave)
        opened.callback(own_server.visits.close)
        yield here


@contextmanager
def without_waiting(client: socket.socket) -> Iterator[None]:
    client.setblocking(False)
    yield
    client.settimeout(PATIENCE)


def is_open(client: socket.socket) -> bool:
    """Whether the server has neither answered nor closed the connection."""
    with without_waiting(client):
        try:
            client.recv(1, socket.MSG_PEEK)
        except BlockingIOError:
            return True
        return False


def status(client: socket.socket) -> int:
    """Read a whole answer, and return its status."""
    answer = HTTPResponse(client)
    answer.begin()
    answer.read()
    return answer.status


def all_received(client: socket.socket) -> bytes:
    """All that the server sends until it closes the connection."""
    return b"".join(iter(lambda: client.recv(1 << 16), b""))


def form(path: str, *headers: str) -> bytes:
    """The beginning of a form that announces more than it sends."""
    first = [f"POST {path} HTTP/1.1", "Host: x", "Origin: http://x", "Content-Length: 100", *headers, "", "name="]
    return "\r\n".join(first).encode()


def closed_while_sending(client: socket.socket, data: bytes, meanwhile: Callable[[], None]) -> bool:
    """Whether the server closes the connection sooner or later, if the client goes on sending."""
    try:
        for _ in range(MOST_TRIES):
            client.sendall(data)
            meanwhile()
    except ConnectionError:
        return True
    return False


def test_half_headers_are_closed_after_their_deadline(clients: Clients) -> None:
    slow = [clients.sending(b"GET / HTTP/1.1\r\nHost: ") for _ in range(40)] + [clients.sending(b"") for _ in range(10)]
    clients.pass_by(FOR_HEADERS - 1)
    assert all(map(is_open, slow))
    clients.pass_by(1)
    assert [all_received(client) for client in slow] == [b""] * 50


def test_headers_byte_by_byte_do_not_last_longer(clients: Clients) -> None:
    client = clients.sending(b"G")
    for byte in (b"E", b"T"):
        clients.pass_by(FOR_HEADERS / 3)
        client.sendall(byte)
    assert is_open(client)
    clients.pass_by(FOR_HEADERS / 3)
    assert all_received(client) == b""


def test_headers_of_a_further_request_have_the_same_deadline(clients: Clients) -> None:
    client = clients.sending(b"GET /health HTTP/1.1\r\nHost: x\r\n\r\n")
    assert status(client) == 200
    client.sendall(b"GET ")
    clients.pass_by(FOR_HEADERS - 1)
    assert is_open(client)
    clients.pass_by(1)
    assert all_received(client) == b""


def test_half_bodies_are_refused_after_their_deadline(clients: Clients) -> None:
    kind = "Content-Type: application/x-www-form-urlencoded"
    slow = [clients.sending(form("/welcome", kind, f"Accept-Language: {code}")) for code in ("en", "fr")]
    program = clients.sending(form("/api/tables", "Content-Type: application/json"))
    clients.pass_by(FOR_BODY - 1)
    assert all(map(is_open, [*slow, program]))
    for client in (*slow, program):
        client.sendall(b"x")
    clients.pass_by(1)
    answers = [all_received(client) for client in (*slow, program)]
    assert {answer.partition(b"\r\n")[0] for answer in answers} == {b"HTTP/1.1 408 Request Timeout"}
    assert all(b"content-security-policy: " in answer for answer in answers)
    assert [answer.partition(b"\r\n\r\n")[2][:14].decode() for answer in answers] == [
        "Your request t",
        "Votre requête",
        '{"error":"too-',
    ]


def test_a_body_that_nobody_waits_for_has_a_deadline_too(clients: Clients) -> None:
    client = clients.sending(b"POST /play HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n")
    assert status(client) == 403
    for _ in range(int(FOR_BODY)):
        assert is_open(client)
        client.sendall(b"x")
        clients.pass_by(1)
    assert all_received(client) == b""


def test_a_client_that_breaks_off_its_body_twice_leaves_no_error(
    clients: Clients, caplog: pytest.LogCaptureFixture
) -> None:
    """A body in chunks that turns out to be invalid, before and after the request was answered."""
    chunks = "Transfer-Encoding: chunked\r\n\r\n"
    waited_for = clients.sending(f"POST /welcome HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\n{chunks}2\r\nab".encode())
    answered = clients.sending(f"POST /play HTTP/1.1\r\nHost: x\r\n{chunks}2\r\nab".encode())
    clients.others_are_answered()
    for client in (waited_for, answered):
        client.sendall(b"\r\nnot a number\r\n")
    clients.others_are_answered()
    assert all_received(waited_for).startswith(b"HTTP/1.1 400")
    assert all_received(answered).count(b"HTTP/1.1") == 1
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


def test_an_answer_that_is_not_read_is_dropped(clients: Clients) -> None:
    client = clients.sending(PICTURES, receive_buffer=4096)
    assert closed_while_sending(client, 10 * PICTURES, lambda: clients.pass_by(FOR_READING))


def test_a_live_page_is_kept_as_long_as_it_reads(clients: Clients) -> None:
    ana = Visitor(clients.server, "Ana")
    line = ana.line(ana.open_table("hunt", seats=3, **{"seat-0": "me"}), waiting=True)
    clients.pass_by(FOR_BODY)
    line.send(kind="ping")
    line.next("pong")


def test_a_live_page_that_does_not_read_is_closed(clients: Clients) -> None:
    ana = Visitor(clients.server, "Ana")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    cookies = "; ".join(f"{name}={value}" for name, value in ana.http.cookies.items())
    asked = [
        f"GET /table/{table}/live HTTP/1.1",
        "Host: x",
        "Origin: http://x",
        f"Cookie: {cookies}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    ]
    client = clients.sending("\r\n".join([*asked, "", ""]).encode(), receive_buffer=4096)
    assert client.recv(12) == b"HTTP/1.1 101"
    assert closed_while_sending(client, 1000 * PING, lambda: clients.pass_by(FOR_READING))
