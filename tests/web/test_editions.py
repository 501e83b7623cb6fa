"""Editions of one's own in the browser: what is wrong is shown beside the text, what is right is shown and played."""

from __future__ import annotations

import html
import re
from pathlib import Path

import httpx
import pytest

from sousbois.core.edition import LARGEST, EditionText
from sousbois.games import load
from sousbois.web.identity import COOKIE, Identity
from tests.play.hosting import GAMES
from tests.play.owned import own_text
from tests.play.test_owneditions import played
from tests.terminal.command import piped
from tests.web.inside import InProcess
from tests.web.markup import elements
from tests.web.serving import Server, Visitor
from tests.web.whole.prepared import Prepared, keep

WRONG = {
    "badger": ("points = 5\n", "points = 21\n", "card badger", "points", "Expected `int` <= 20"),
    "hamster": ("timer = 2\n", "timer = 61\n", "[edition]", "timer", "Expected `int` <= 60"),
    "hunt": ("pile = 4\n", 'pile = "four"\n', "card wolf", "pile", "Expected `int`, got `str`"),
    "igels": ('effect = "kill"', 'effect = "kil"', "event ", "effect", "'kil' is no effect"),
    "menagerie": ("copies = 8\n", "copies = 0\n", "species bear", "copies", "Expected `int` >= 1"),
}
"""Of each game: a change, and the part, the field and the complaint that it leads to."""

EVIL = "</title></h1><script>alert(1)</script><img src=x onerror=alert(1)>&{{7*7}}"


def bring(who: Visitor, game: str, text: str, file: bytes = b"") -> httpx.Response:
    """Send the form."""
    return who.http.post("/editions/new", data={"game": game, "text": text}, files={"file": ("mine.toml", file)})


def brought(who: Visitor, game: str, text: str) -> str:
    """Bring an edition that can be played; the answer is its name."""
    answer = bring(who, game, text)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"].removeprefix("/editions/")


def shown_text(page: str) -> str:
    """What stands in the field of the form."""
    found = re.search(r"<textarea[^>]*>\n?(.*)</textarea>", page, re.DOTALL)
    assert found
    return html.unescape(found[1])


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("as_file", [False, True])
def test_what_is_wrong_is_shown_by_card_field_and_line_beside_the_text(
    server: Server, game: str, as_file: bool
) -> None:
    old, new, part, field, complaint = WRONG[game]
    text = own_text(game)
    assert old in text
    text = text.replace(old, new, 1)
    ana = Visitor(server, "Ana", "fr")
    answer = bring(ana, game, "", text.encode()) if as_file else bring(ana, game, text.replace("\n", "\r\n"))
    assert answer.status_code == 400
    (wrong,) = [element for element in elements(answer.text) if "wrong" in element.classes]
    assert complaint in wrong.text
    assert f"<strong>{part}" in answer.text
    assert f"<code>{field}</code>" in answer.text
    line = text[: text.index(new)].count("\n") + 1
    assert f"Ligne {line}" in wrong.text
    assert shown_text(answer.text) == text


def test_all_complaints_come_at_once_and_stay_text(server: Server) -> None:
    text = (
        own_text("hunt").replace("wolf", "<b>fox</b>").replace("days = 1", "days = 0").replace("pile = 2", "pile = 99")
    )
    page = bring(Visitor(server, "Ana"), "hunt", text).text
    assert len([element for element in elements(page) if "wrong" in element.classes]) == 4
    assert "<b>" not in page
    assert "4 things are wrong with it" in page


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"\xff\xfe\x00", "not a text in UTF-8"),
        (b"[edition\n", "(at line 1"),
        (b"a" * (LARGEST + 1), "signs (at most"),
        (b"a = " + b"[" * 100_000, "nested too deep"),
        (b"a." * 60_000 + b"a = 1", "more than 100 dots"),
    ],
)
def test_a_file_that_is_no_edition_is_refused_clearly(server: Server, content: bytes, complaint: str) -> None:
    answer = bring(Visitor(server, "Ana"), "hunt", "", content)
    assert answer.status_code == 400
    assert complaint in html.unescape(answer.text)


def test_a_form_beyond_all_measure_is_not_even_read(server: Server) -> None:
    ana = Visitor(server, "Ana")
    assert bring(ana, "hunt", "", b"#" * (4 * LARGEST)).status_code == 413
    assert ana.post("/new", game="hunt", edition="x" * 20_000).status_code == 413  # other forms stay small


def test_the_form_can_begin_with_an_edition_that_comes_with_the_game_or_with_ones_own(server: Server) -> None:
    ana = Visitor(server, "Ana")
    assert 'href="/editions/new?game=hunt"' in ana.http.get("/new?game=hunt").text
    printed = load("hunt").editions["hunt-2011"].read_text(encoding="utf-8")
    assert shown_text(ana.http.get("/editions/new?game=hunt&start=hunt-2011").text) == printed
    assert ana.http.get("/editions/of/hunt/hunt-2011").text == printed
    name = brought(ana, "hunt", own_text("hunt"))
    assert shown_text(ana.http.get(f"/editions/new?game=hunt&own={name}").text) == own_text("hunt")
    for path in (
        "/editions/of/hunt/..%2Fhunt-2011",
        "/editions/new?game=hunt&start=/etc/passwd",
        "/editions/new?game=x",
    ):
        assert ana.http.get(path).status_code in (400, 404)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", ["fr", "en"])
def test_a_good_one_is_shown_to_whoever_has_its_link(server: Server, game: str, language: str) -> None:
    name = brought(Visitor(server, "Ana"), game, own_text(game))
    edition = load(game).read_edition(EditionText(own_text(game)))
    page = Visitor(server, "Boris", language).http.get(f"/editions/{name}").text
    assert getattr(edition.title, language) in page
    assert edition.digest in page
    assert ('id="sheet-0"' if game == "hamster" else 'class="panel printedcard"') in page
    assert f'href="/new?game={game}&amp;own={name}"' in page
    assert Visitor(server, "Boris").http.get(f"/editions/{name}/text").text == own_text(game)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_is_set_up_with_it_and_all_at_the_table_is_of_that_edition(server: Server, game: str) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris", "fr")
    name = brought(ana, game, own_text(game))
    form = ana.http.get(f"/new?game={game}&own={name}").text
    assert f'value="own:{name}" checked' in form
    seats = {"seats": "3", "seat-0": "me", "seat-1": "easy", "seat-2": "open"}
    table = ana.open_table(game, edition=f"own:{name}", **seats)
    assert "My own (somebody’s own)" in html.unescape(ana.http.get(f"/table/{table}").text)
    boris.post(f"/table/{table}/sit", seat=2)
    page = boris.http.get(f"/table/{table}").text
    assert f'data-rules="/table/{table}/rules?panel=1" data-things="/table/{table}/thing/"' in page
    assert f'class="board board--{game}"' in page
    panel = boris.http.get(f"/table/{table}/rules?panel=1").text
    assert "À moi" in panel
    assert f'href="/table/{table}/edition"' in panel
    assert boris.http.get(f"/table/{table}/rules").text.startswith("<!doctype html>")
    cards = set(re.findall(r'data-card="([^"]+)"', page))
    assert cards
    for card in cards:
        assert boris.http.get(f"/table/{table}/thing/{card}").status_code == 200
    assert boris.http.get(f"/table/{table}/thing/nothing").status_code == 404
    assert boris.http.get(f"/table/{table}/edition").text == own_text(game)
    assert server.get(f"/table/{table}/edition").status_code == 303  # whoever is new says who they are


def test_texts_at_the_table_are_those_of_its_own_edition_even_if_it_is_called_like_another(server: Server) -> None:
    ana = Visitor(server, "Ana")
    texts = {}
    for points in (1, 9):
        text = own_text("hunt", "hunt-2011").replace("pile = 4", f"pile = {points}")
        name = brought(ana, "hunt", text)
        preview = html.unescape(ana.http.get(f"/editions/{name}").text)
        assert "An edition that comes with the game is called hunt-2011 as well" in preview
        table = ana.open_table("hunt", edition=f"own:{name}", seats=3, **{"seat-0": "me"})
        texts[points] = ana.http.get(f"/table/{table}/thing/wolf").text
    assert "in the prey pile: 1 point " in texts[1]
    assert "in the prey pile: 9 points" in texts[9]
    assert "in the prey pile: 4 points" in ana.http.get("/rules/hunt/hunt-2011/thing/wolf").text


def test_names_that_differ_are_kept_apart_where_the_facts_are_the_same(server: Server) -> None:
    ana = Visitor(server, "Ana")
    for title in ("Oak", "Elm"):
        page = ana.http.get(f"/editions/{brought(ana, 'hunt', own_text('hunt', title=title))}").text
        assert f"<h1>{title}</h1>" in page
        table = ana.open_table("hunt", edition=f"own:{brought(ana, 'hunt', own_text('hunt', title=title))}", seats=3)
        assert f"What is printed: {title}" in ana.http.get(f"/table/{table}/rules?panel=1").text


def test_an_edition_cannot_break_the_page(server: Server) -> None:
    ana = Visitor(server, "Ana")
    text = own_text("igels", title=EVIL).replace(
        'name = { fr = "Noix", en = "Nut" }', f'name = {{ fr = "Noix", en = "{EVIL}" }}'
    )
    text = re.sub(r'text\.en = ".*"', f'text.en = "{EVIL}"', text)
    name = brought(ana, "igels", text)
    seats = {"seat-0": "me", "seat-1": "easy", "seat-2": "easy"}
    table = ana.open_table("igels", seats=3, edition=f"own:{name}", **seats)
    addresses = f"/editions/{name}", f"/new?game=igels&own={name}", f"/table/{table}", f"/table/{table}/rules?panel=1"
    for address in (*addresses, f"/table/{table}/thing/jumbo"):
        answer = ana.http.get(address)
        assert answer.status_code == 200
        assert "<script>alert" not in answer.text
        assert "<img src=x" not in answer.text


def test_an_edition_of_another_game_or_one_that_nobody_brought_opens_no_table(server: Server) -> None:
    ana = Visitor(server, "Ana")
    name = brought(ana, "hunt", own_text("hunt"))
    assert ana.post("/new", game="badger", seats=3, edition=f"own:{name}").status_code == 400
    assert ana.post("/new", game="hunt", seats=3, edition="own:edition-0123").status_code == 404
    assert ana.post("/new", game="hunt", seats=3, edition="mine").status_code == 400
    assert ana.http.get("/editions/edition-0123").status_code == 404
    assert ana.http.get(f"/table/{name}").status_code == 404
    assert name not in ana.http.get("/").text


def test_after_the_game_there_are_record_and_edition_and_the_rematch_has_the_same(tmp_path: Path) -> None:
    hosted, journal = played("hunt", own_text("hunt"))
    identities = keep(tmp_path / "data", {"oak": Prepared(hosted, journal)})
    with InProcess(tmp_path / "data") as server:
        cookie = identities.cookie(Identity("player-0", "Nom 0", "en"))
        headers = {"origin": server.address, "cookie": f"{COOKIE}={cookie}"}
        with server.browser(headers) as ana:
            assert 'href="/table/oak/edition"' in ana.get("/table/oak").text
            files = {path: tmp_path / path for path in ("record", "edition")}
            for path, file in files.items():
                file.write_text(ana.get(f"/table/oak/{path}").text, encoding="utf-8")
            mine = files["edition"].rename(tmp_path / "mine.toml")
            assert f'[EditionHash "{hosted.setup.edition.digest}"]' in files["record"].read_text(encoding="utf-8")
            assert piped("replay", str(files["record"]), "--edition", str(mine), "--verify").code == 0
            again = ana.post("/table/oak/again").headers["location"]
            assert ana.get(f"{again}/edition").text == own_text("hunt")
            assert "My own" in ana.get(again).text


def test_tables_without_an_own_edition_offer_theirs_as_well(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3)
    assert ana.http.get(f"/table/{table}/edition").text == load("hunt").editions["hunt-2011"].read_text(
        encoding="utf-8"
    )
    assert "somebody’s own" not in ana.http.get(f"/table/{table}/rules").text
