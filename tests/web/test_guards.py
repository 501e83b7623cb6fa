"""Nobody acts for somebody else: forged cookies and links, other people's seats, other sites."""

from __future__ import annotations

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.web.inside import InProcess
from tests.web.serving import Server, Visitor


def new_table(visitor: Visitor) -> str:
    """A hunt of three with two free seats."""
    return visitor.open_table("hunt", seats=3, **{"seat-0": "me", "seat-1": "open", "seat-2": "open"})


def test_a_forged_cookie_is_nobodys(server: Server) -> None:
    ana = Visitor(server, "Ana")
    (name, value), *_ = ana.http.cookies.items()
    body, _, signature = value.rpartition(".")
    forged = [f"{body}.{signature[:-2]}xx", f"{body}x.{signature}", body, "", "x" * 5000]
    for cookie in forged:
        answer = server.get("/", headers={"cookie": f"{name}={cookie}"})
        assert answer.status_code == 303
        assert answer.headers["location"].startswith("/welcome")


def test_a_cookie_of_another_server_is_nobodys_here(server: Server, tmp_path_factory: pytest.TempPathFactory) -> None:
    with InProcess(tmp_path_factory.mktemp("other")) as other:
        stranger = Visitor(other, "Ana")
    (name, value), *_ = stranger.http.cookies.items()
    assert server.get("/", headers={"cookie": f"{name}={value}"}).status_code == 303


@pytest.mark.parametrize("link", ["x", "x.y.z", "a" * 3000])
def test_a_forged_private_link_changes_nothing(server: Server, link: str) -> None:
    answer = Visitor(server, "Ana").post(f"/device/{link}")
    assert answer.status_code == 403
    assert "set-cookie" not in answer.headers


def test_a_cookie_is_no_private_link(server: Server) -> None:
    ana = Visitor(server, "Ana")
    (_, value), *_ = ana.http.cookies.items()
    assert Visitor(server, "Eve").post(f"/device/{value}").status_code == 403


def test_a_private_link_moves_a_seat_to_another_device(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = new_table(ana)
    page = ana.post("/device").text
    link = page.split("/device/")[1].split('"')[0].split("<")[0].strip()
    phone = Visitor(server, "Phone")
    assert "Ana" in phone.http.get(f"/device/{link}").text
    phone.post(f"/device/{link}")
    assert table in phone.http.get("/").text


def test_other_people_cannot_leave_for_me_or_decide_for_me(server: Server) -> None:
    ana, eve = Visitor(server, "Ana"), Visitor(server, "Eve")
    table = new_table(ana)
    assert eve.post(f"/table/{table}/leave").status_code == 403
    assert eve.post(f"/table/{table}/bot", seat=1).status_code == 403
    assert ana.post(f"/table/{table}/bot", seat=1).status_code == 303
    assert ana.post(f"/table/{table}/bot", seat=2).status_code == 303
    line = eve.line(table)
    line.next("scene")
    line.send(kind="decide", ply=0, moves=["wolf"], about="x")
    assert line.next("refused")["about"] == "x"
    line.close()


@pytest.mark.parametrize("origin", [None, "null", "http://evil.example", "http://127.0.0.1:1", ""])
def test_a_form_of_another_site_does_nothing(server: Server, origin: str | None) -> None:
    ana = Visitor(server, "Ana")
    table = new_table(ana)
    cookies = dict(ana.http.cookies.items())
    headers = {} if origin is None else {"origin": origin}
    with server.browser(headers) as other_site:
        other_site.cookies.update(cookies)
        assert other_site.post(f"/table/{table}/leave").status_code == 403
        assert other_site.post("/play", data={"game": "hunt"}).status_code == 403
    assert "Ana" in ana.http.get(f"/table/{table}").text


def test_a_line_from_another_site_is_refused(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = new_table(ana)
    with pytest.raises((InvalidStatus, ConnectionClosed)):
        ana.line(table, headers={"origin": "http://evil.example"}).next()


def test_a_line_without_a_name_is_closed(server: Server) -> None:
    table = new_table(Visitor(server, "Ana"))
    stranger = Visitor(server, "Eve")
    with pytest.raises(ConnectionClosed, check=lambda error: error.rcvd is not None and error.rcvd.code == 4403):
        stranger.line(table, headers={"cookie": ""}).next()


def test_pages_load_nothing_from_elsewhere_and_run_no_inline_script(server: Server) -> None:
    ana = Visitor(server, "Ana")
    for path in ("/", "/about", "/new?game=hunt", "/rules/hunt", f"/table/{new_table(ana)}"):
        answer = ana.http.get(path)
        assert answer.status_code == 200, path
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert " style=" not in answer.text, path
        assert " onclick=" not in answer.text, path
        assert "https://" not in answer.text.replace("https://openmoji.org", "").replace(
            "https://creativecommons.org/licenses/by-sa/4.0/", ""
        ), path


def test_a_record_holds_all_cards_so_it_waits_for_the_end(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.post("/play", game="hunt").headers["location"]
    assert ana.http.get(f"{table}/record").status_code == 403
