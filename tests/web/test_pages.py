"""What the pages around the tables promise: names, languages, set-up, seats, lists, and clear answers to bad input."""

from __future__ import annotations

import re

import pytest

from tests.web.serving import Server, Visitor


def test_whoever_is_new_is_asked_for_a_name_and_then_goes_where_they_wanted(server: Server) -> None:
    asked = server.get("/new?game=hunt")
    assert asked.status_code == 303
    assert asked.headers["location"] == "/welcome?back=/new%3Fgame%3Dhunt"
    with server.browser({"origin": server.address}) as client:
        entered = client.post("/welcome", data={"name": "Ana", "language": "en", "back": "/new?game=hunt"})
        assert entered.headers["location"] == "/new?game=hunt"
        assert client.get("/new?game=hunt").status_code == 200


@pytest.mark.parametrize("back", ["//evil.example", "https://evil.example/", "/\\evil.example", "javascript:x", ""])
def test_nobody_is_sent_to_another_site(server: Server, back: str) -> None:
    answer = Visitor(server, "Ana").post("/preferences", theme="dark", back=back)
    assert answer.headers["location"] == "/"


@pytest.mark.parametrize(("language", "hello"), [("fr-CH,fr;q=0.9,en;q=0.8", "fr"), ("en-GB", "en"), ("de", "en")])
def test_somebody_new_is_greeted_in_the_language_of_their_browser(server: Server, language: str, hello: str) -> None:
    page = server.get("/welcome", headers={"accept-language": language}).text
    assert f'<html lang="{hello}"' in page


@pytest.mark.parametrize("name", ["", "   ", "x" * 60, "a,b", '"'])
def test_a_name_that_cannot_be_is_refused_with_its_reason(server: Server, name: str) -> None:
    with server.browser({"origin": server.address}) as client:
        answer = client.post("/welcome", data={"name": name, "language": "en"})
    assert answer.status_code == 400
    assert "a name has" in answer.text


def test_preferences_are_remembered(server: Server) -> None:
    ana = Visitor(server, "Ana")
    ana.post("/preferences", language="fr", theme="dark", pace="fast", auto_pass="no", name="Anne")
    page = ana.http.get("/preferences").text
    assert 'lang="fr"' in page
    assert 'data-theme="dark"' in page
    assert "Anne" in page


def test_without_scripts_the_pace_is_chosen_at_the_table_too(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.post("/play", game="badger", level="easy").headers["location"]
    assert ana.post("/preferences", back=table, pace="fast").headers["location"] == table
    page = ana.http.get(table).text
    assert 'data-pace="450" aria-pressed="true"' in page
    assert page.count('aria-pressed="true">') == 1
    assert ' data-pace="450">' in page


def test_play_now_begins_at_once(server: Server) -> None:
    ana = Visitor(server, "Ana")
    for game in ("badger", "hamster", "hunt", "igels", "menagerie"):
        table = ana.post("/play", game=game, level="easy").headers["location"]
        page = ana.http.get(table)
        assert page.status_code == 200
        assert f'class="board board--{game}"' in page.text


def test_a_table_begins_when_the_last_seat_is_taken(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris", "fr")
    table = ana.open_table("badger", seats=3, **{"seat-0": "me", "seat-1": "open", "seat-2": "open"})
    line = ana.line(table)
    line.next("scene")
    boris.post(f"/table/{table}/sit", seat=1)
    assert "Boris" in line.next("scene")["frames"][-1]["html"]
    ana.post(f"/table/{table}/bot", seat=2, level="hard")
    assert line.next("go") == {"kind": "go", "to": f"/table/{table}"}
    assert "board--badger" in ana.http.get(f"/table/{table}").text
    assert '<html lang="fr"' in boris.http.get(f"/table/{table}").text


def test_a_waiting_page_that_missed_the_deal_is_sent_to_the_game(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
    table = ana.open_table("hamster", seats=2, **{"seat-0": "me", "seat-1": "open"})
    assert ana.line(table, waiting=True).next()["kind"] == "scene"
    boris.post(f"/table/{table}/sit", seat=1)
    assert ana.line(table, waiting=True).next() == {"kind": "go", "to": f"/table/{table}"}
    assert ana.line(table).next()["kind"] == "scene"


def test_open_tables_are_listed_for_others_only_if_their_host_wants_so(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
    shown = ana.open_table("hunt", seats=3, listed="on", **{"seat-0": "me"})
    secret = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    page = boris.http.get("/").text
    assert shown in page
    assert secret not in page


def test_options_and_editions_reach_the_table(server: Server) -> None:
    ana = Visitor(server, "Ana")
    settings = {"seat-0": "me", "seat-1": "open", "option-advanced": "true", "option-turn_limit": "12"}
    table = ana.open_table("menagerie", seats=2, **settings)
    assert "12" in ana.http.get(f"/table/{table}").text
    sheet = ana.open_table("hamster", seats=1, edition="hamster-2020-b", **{"seat-0": "me"})
    assert 'data-things="/rules/hamster/hamster-2020-b/thing/"' in ana.http.get(f"/table/{sheet}").text


def test_the_rules_of_one_edition_lead_to_those_of_the_others(server: Server) -> None:
    address = "/rules/hamster?edition=hamster-2020-b"
    assert f'href="{address}"' in server.get("/rules/hamster").text
    shown = re.search(r'href="([^"]+)" aria-current="page"', server.get(address).text)
    assert shown is not None
    assert shown[1] == address


@pytest.mark.parametrize(
    ("form", "complaint"),
    [
        ({"game": "chess", "seats": "3"}, "chess"),
        ({"game": "hunt", "seats": "9"}, "3 to 5"),
        ({"game": "hunt", "seats": "x"}, "seats"),
        ({"game": "hunt", "seats": "3", "seat-0": "godlike"}, "godlike"),
        ({"game": "hunt", "seats": "3", "edition": "../../etc/passwd"}, "edition"),
        ({"game": "menagerie", "seats": "2", "option-turn_limit": "0"}, "turn_limit"),
        ({"game": "menagerie", "seats": "2", "option-turn_limit": "many"}, "turn_limit"),
        ({"game": "menagerie", "seats": "2", "option-nonsense": "1"}, "nonsense"),
    ],
)
def test_a_table_that_cannot_be_is_refused_with_what_is_wrong(
    server: Server, form: dict[str, str], complaint: str
) -> None:
    answer = Visitor(server, "Ana").http.post("/new", data=form)
    assert answer.status_code == 400
    assert complaint in answer.text


@pytest.mark.parametrize(
    "path", ["/nothing", "/table/nosuchtable", "/rules/chess", "/static/../app.py", "/static/x.js", "/table/x/record"]
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_not_there_is_said_in_the_readers_language(server: Server, path: str, language: str) -> None:
    answer = Visitor(server, "Ana", language).http.get(path)
    assert answer.status_code in (400, 404)
    assert f'<html lang="{language}"' in answer.text
    assert "Traceback" not in answer.text


def test_a_form_that_is_too_large_is_refused(server: Server) -> None:
    answer = Visitor(server, "Ana").post("/welcome", name="x" * 100_000, language="en")
    assert answer.status_code == 413


def test_a_page_is_small(server: Server) -> None:
    """Page, style sheets and scripts together, before pictures."""
    ana = Visitor(server, "Ana")
    for game in ("badger", "hamster", "hunt", "igels", "menagerie"):
        page = ana.http.get(ana.post("/play", game=game, level="easy").headers["location"]).text
        parts = {part.split('"')[0] for part in page.split('href="')[1:] + page.split('src="')[1:]}
        loaded = [part for part in parts if part.startswith("/static/") and not part.split("?")[0].endswith(".svg")]
        size = len(page.encode()) + sum(len(ana.http.get(part).content) for part in loaded) + scripts_of(ana)
        assert size < 150_000, (game, size)


def scripts_of(visitor: Visitor) -> int:
    """The bytes of the scripts that the table's script loads."""
    names = "page press morph frames glide line panels refusal cardtext roving fit notice escape focus fetched"
    return sum(len(visitor.http.get(f"/static/{name}.js").content) for name in names.split())
