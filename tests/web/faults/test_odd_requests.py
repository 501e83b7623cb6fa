"""Requests that no browser sends: each gets a refusal that can be read, and none a status of 500."""

from __future__ import annotations

import socket
from http.client import HTTPResponse

import httpx
import pytest

from tests.patience import PATIENCE
from tests.web.inside import InProcess
from tests.web.programs.asking import refused, seated
from tests.web.serving import Server, Visitor
from tests.web.whole.prepared import finished

LONG = "x" * 3000
DIGITS = "9" * 4200
"""As many as Python turns into a number."""
TOO_MANY_DIGITS = "9" * 5000

BAD_HOSTS = ["a:b:c", "a:99999", "a:0", "[", "[zzz]", "[::1]:x", "", "a b", "a@b", "é", "a:٣", LONG]
BAD_ORIGINS = ["http://[", "http://a:b:c", "http://a:99999", "http://", "//", "é", LONG]


def answer(server: Server, first_line: str, *headers: str) -> httpx.Response:
    """What is answered to a request sent byte for byte."""
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
        client.sendall("\r\n".join([first_line, *headers, "Connection: close", "", ""]).encode())
        found = HTTPResponse(client)
        found.begin()
        return httpx.Response(found.status, headers=found.getheaders(), content=found.read())


def check_is_refused(found: httpx.Response) -> None:
    """A bad request gets the same headers as every answer, and something to read."""
    assert found.status_code == 400
    assert "default-src 'none'" in found.headers["content-security-policy"]
    assert found.headers["x-content-type-options"] == "nosniff"
    assert found.text


@pytest.mark.parametrize("path", ["/", "/nothing", "/metrics", "/api/games"])
def test_bad_host_is_a_bad_request(server: Server, path: str) -> None:
    for host in BAD_HOSTS:
        check_is_refused(answer(server, f"GET {path} HTTP/1.1", f"Host: {host}"))


def test_host_is_named_once(server: Server) -> None:
    check_is_refused(answer(server, "GET /health HTTP/1.0"))
    check_is_refused(answer(server, "GET /health HTTP/1.1"))
    check_is_refused(answer(server, "GET /health HTTP/1.1", "Host: x", "Host: y"))


def test_good_host_is_answered(server: Server) -> None:
    for host in ("x", "x.example", "x_y:8000", "127.0.0.1:1", "[::1]", "[::1]:8000", "x" * 253):
        ana = Visitor(server, "Ana")
        (name, value), *_ = ana.http.cookies.items()
        ana.http.headers.update({"host": host, "origin": f"https://{host}", "cookie": f"{name}={value}"})
        table = ana.post("/new", game="hunt", seats=3, **{"seat-0": "me"}).headers["location"]
        assert f"http://{host}{table}" in ana.http.get(table).text


@pytest.mark.parametrize("asked", ["POST /play", "GET /health", "POST /api/tables"])
def test_bad_origin_is_a_bad_request(server: Server, asked: str) -> None:
    for origin in BAD_ORIGINS:
        check_is_refused(answer(server, f"{asked} HTTP/1.1", "Host: x", f"Origin: {origin}"))


def test_bad_host_is_refused_in_ones_language_and_form(server: Server) -> None:
    bad = "Host: a:b:c"
    assert answer(server, "GET / HTTP/1.1", bad, "Accept-Language: fr").text.startswith("L’adresse de cette requête")
    assert answer(server, "GET / HTTP/1.1", bad).text.startswith("The address of this request")
    assert refused(answer(server, "GET /api/games HTTP/1.1", bad)) == (400, "unreadable", None, None)


@pytest.mark.parametrize("headers", [["Host: a:b:c", "Origin: http://x"], ["Host: x", "Origin: http://["]])
def test_live_page_of_a_bad_host_is_closed(
    server: Server, headers: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    upgrade = ["Upgrade: websocket", "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="]
    with socket.create_connection(("127.0.0.1", server.port), PATIENCE) as client:
        asked = ["GET /table/x/live HTTP/1.1", *headers, "Connection: Upgrade", *upgrade, "", ""]
        client.sendall("\r\n".join(asked).encode())
        assert client.recv(1 << 16).startswith(b"HTTP/1.1 403")
    assert [record for record in caplog.records if record.levelname == "ERROR"] == []


@pytest.mark.parametrize(
    "path",
    [
        "/rules/{long}",
        "/rules/hunt/{long}/thing/x",
        "/rules?game={long}",
        "/rules/hunt?edition={long}",
        "/rules/hunt?panel={long}",
        "/new?game={long}",
        "/new?game=hunt&own={long}",
        "/editions/new?game=hunt&start={long}",
        "/editions/of/hunt/{long}",
        "/table/{long}",
        "/replay/{long}",
        "/replay/odd?at={more}",
        "/replay/odd?at={long}",
        "/replay/odd?seat={digits}",
        "/replay/odd?seat={more}",
        "/replay/odd/steps?first={digits}&last={digits}&seat=all",
    ],
)
def test_refusals_of_what_is_too_long_are_short(server: InProcess, path: str) -> None:
    if server.house.store.kept("odd") is None:
        server.keep({"odd": finished("hunt")})
    found = Visitor(server, "Ana").http.get(path.format(long=LONG, digits=DIGITS, more=TOO_MANY_DIGITS))
    assert 400 <= found.status_code < 500
    assert "<title>" in found.text


@pytest.mark.parametrize("field", ["seats", "edition", "seat-0", "clock", "away", "grace", "option-forest_size"])
def test_forms_with_long_fields_are_refused(server: Server, field: str) -> None:
    form = {"game": "hunt", "seats": "3"}
    for long in (LONG, DIGITS, TOO_MANY_DIGITS):
        assert Visitor(server, "Ana").post("/new", **(form | {field: long})).status_code in (400, 404)


def test_numbers_of_a_form_may_have_any_length(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    for number in (DIGITS, TOO_MANY_DIGITS, "-1", "nan", "1e9", "٣", "²"):
        assert ana.post(f"/table/{table}/sit", seat=number).status_code in (400, 403)


@pytest.mark.parametrize(("codec", "text"), [("utf-8", b"\xff"), ("none", b"x"), ("unicode_escape", b"\\ud800")])
@pytest.mark.parametrize(("path", "field"), [("/editions/new", "text"), ("/replay", "record")])
def test_text_that_cannot_be_decoded_is_a_bad_request(
    server: Server, path: str, field: str, codec: str, text: bytes
) -> None:
    kind = f"Content-Type: text/plain; charset={codec}"
    parts = [("game", "Content-Type: text/plain", b"hunt"), (field, kind, text)]
    body = b"".join(
        f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n{header}\r\n\r\n'.encode() + value + b"\r\n"
        for name, header, value in parts
    )
    headers = {"content-type": "multipart/form-data; boundary=x"}
    found = Visitor(server, "Ana").http.post(path, content=body + b"--x--\r\n", headers=headers)
    assert found.status_code == 400


@pytest.mark.parametrize("back", ["http://[", "//[", "//evil.example", "/\\evil.example", "https://evil.example", "x"])
def test_way_back_leads_nowhere_else(server: Server, back: str) -> None:
    found = Visitor(server, "Ana").http.get("/welcome", params={"back": back})
    assert (found.status_code, found.headers["location"]) == (303, "/")


def test_live_page_is_told_briefly_what_was_not_understood(server: Server) -> None:
    ana = Visitor(server, "Ana")
    line = ana.line(ana.post("/play", game="hunt").headers["location"].removeprefix("/table/"))
    line.send(kind=LONG)
    assert "x…" in line.next("refused")["html"]


def test_programs_are_told_briefly_what_was_not_understood(server: Server) -> None:
    program = seated(server, "hunt", 3)[0]
    for field in ({"ply": 0, "moves": [LONG]}, {"ply": int(DIGITS), "moves": []}, {LONG: 1}):
        assert refused(program.post("decisions", **field))[0] in (400, 409, 422)
    found = program.post("decisions", **{LONG: 1})
    assert len(found.json()["message"]) < 1200
