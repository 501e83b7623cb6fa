"""Cookies, tokens and private links are valid for a time; who plays meanwhile loses nothing."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import httpx
import msgspec
import pytest
from itsdangerous import URLSafeSerializer

from sousbois.web.api.tokens import TOKEN_LASTS, Claim, Tokens
from sousbois.web.identity import COOKIE, COOKIE_LASTS, COOKIE_RENEWED_AFTER, LINK_LASTS, Identities, Identity
from sousbois.web.signing import UNDATED
from tests.web.inside import Inside
from tests.web.programs.asking import Program, refused, seated
from tests.web.serving import Visitor

ANA = Identity("p", "Ana", "en")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Inside]:
    with Inside(tmp_path) as running:
        yield running


def undated(server: Inside) -> str:
    """A cookie as earlier versions have signed it."""
    return str(URLSafeSerializer(server.house.store.secret(), salt="identity").dumps(msgspec.to_builtins(ANA)))


def asked_with(server: Inside, cookie: str) -> httpx.Response:
    """The first page, or the question for a name."""
    return server.get("/", {"cookie": f"{COOKIE}={cookie}"})


def set_cookie(found: httpx.Response) -> str:
    """Return the cookie that an answer replaces the old one by; empty if it keeps it."""
    return str(found.headers.get("set-cookie", "")).partition(";")[0].removeprefix(f"{COOKIE}=")


def test_cookie_is_refused_when_it_is_too_old(server: Inside) -> None:
    cookie = server.house.identities.cookie(ANA)
    server.time.pass_by(COOKIE_LASTS)
    assert asked_with(server, cookie).status_code == 200
    server.time.pass_by(1)
    assert asked_with(server, cookie).headers["location"].startswith("/welcome")


def test_cookie_of_a_month_is_replaced_by_any_page(server: Inside) -> None:
    cookie = server.house.identities.cookie(ANA)
    server.time.pass_by(COOKIE_RENEWED_AFTER)
    assert set_cookie(asked_with(server, cookie)) == ""
    server.time.pass_by(1)
    renewed = set_cookie(asked_with(server, cookie))
    assert server.house.identities.read(renewed) == ANA
    assert set_cookie(server.get("/nothing", {"cookie": f"{COOKIE}={cookie}"})) == renewed
    server.time.pass_by(COOKIE_LASTS)
    assert asked_with(server, renewed).status_code == 200


def test_cookie_without_a_date_is_replaced_by_one_with_a_date(server: Inside) -> None:
    found = asked_with(server, undated(server))
    assert found.status_code == 200
    renewed = set_cookie(found)
    assert server.house.identities.read(renewed) == ANA
    assert set_cookie(asked_with(server, renewed)) == ""


def test_date_is_added_without_waiting_for_a_month() -> None:
    old = str(URLSafeSerializer(b"secret", salt="identity").dumps(msgspec.to_builtins(ANA)))
    soon = Identities(b"secret", lambda: UNDATED + 60.0)
    assert soon.is_to_be_renewed(old)
    assert not soon.is_to_be_renewed(soon.cookie(ANA))


def test_seat_is_kept_by_a_cookie_without_a_date(server: Inside) -> None:
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    me = server.house.identities.read(ana.http.cookies[COOKIE])
    assert me is not None
    old = URLSafeSerializer(server.house.store.secret(), salt="identity").dumps(msgspec.to_builtins(me))
    assert f"/table/{table}/leave" in server.get(f"/table/{table}", {"cookie": f"{COOKIE}={old}"}).text


def test_nothing_without_a_date_is_valid_for_ever(server: Inside) -> None:
    assert datetime(2026, 11, 19, tzinfo=UTC).timestamp() == UNDATED
    server.time.pass_by(UNDATED + COOKIE_LASTS - server.time.now())
    assert asked_with(server, undated(server)).status_code == 200
    server.time.pass_by(1)
    assert asked_with(server, undated(server)).status_code == 303


def test_private_link_is_refused_after_an_hour(server: Inside) -> None:
    link = server.house.identities.link(ANA)
    eve = Visitor(server, "Eve")
    server.time.pass_by(LINK_LASTS)
    assert eve.http.get(f"/device/{link}").status_code == 200
    server.time.pass_by(1)
    assert eve.http.get(f"/device/{link}").status_code == 403
    assert eve.post(f"/device/{link}").status_code == 403


def test_token_that_has_expired_says_so(server: Inside) -> None:
    program = seated(server, "hunt", 3)[0]
    server.time.pass_by(TOKEN_LASTS)
    assert program.get("view").status_code == 200
    server.time.pass_by(1)
    for language, message in (("en", "This token has expired."), ("fr", "Ce jeton a expiré.")):
        found = Program(server, program.table, program.token, language).get("view")
        assert refused(found) == (401, "no-token", None, "expired")
        assert found.headers["www-authenticate"] == "Bearer"
        assert found.json()["message"].startswith(message)


def test_token_without_a_date_is_still_a_seat(server: Inside) -> None:
    program = seated(server, "hunt", 3)[0]
    secret = server.house.store.secret()
    claim = Tokens(secret).read(f"Bearer {program.token}")
    old = URLSafeSerializer(secret, salt="seat of a program").dumps([claim.table, claim.seat, claim.player])
    assert Program(server, program.table, str(old)).get("view").json()["seat"] == 0
    server.time.pass_by(UNDATED + TOKEN_LASTS + 1 - server.time.now())
    assert refused(Program(server, program.table, str(old)).get("view"))[3] == "expired"


def test_clock_that_is_set_back_takes_no_seat_away() -> None:
    cookie = Identities(b"secret", lambda: UNDATED + 1000.0).cookie(ANA)
    assert Identities(b"secret", lambda: UNDATED + 1.0).read(cookie) == ANA
    token = Tokens(b"secret", lambda: UNDATED + 1000.0).token(Claim("t", 0, "p"))
    assert Tokens(b"secret", lambda: UNDATED + 1.0).read(f"Bearer {token}") == Claim("t", 0, "p")
