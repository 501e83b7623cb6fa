"""Records that people bring: checked, kept and watched like any game; a bad one is refused with what is wrong."""

from __future__ import annotations

import re
from datetime import UTC, datetime

import pytest

from sousbois.play.course import Course
from sousbois.play.store import moment
from sousbois.play.table import Table
from tests.patience import PATIENCE
from tests.play.hosting import GAMES
from tests.web.inside import InProcess
from tests.web.replays import finished
from tests.web.serving import Server, Visitor


def record_of(game: str, part: float = 1.0) -> str:
    """The record of a game, or of its beginning."""
    table = finished(game).hosted.table
    assert table is not None
    course = Course.of(table)
    return course.at(int(part * course.last)).record()


def upload(visitor: Visitor, text: str) -> str:
    """Bring a record that holds; the answer is where its game is."""
    answer = visitor.http.post("/replay", files={"file": ("", b"")}, data={"record": text})
    assert answer.status_code == 303, answer.text
    return answer.headers["location"]


@pytest.mark.parametrize("game", GAMES)
def test_a_record_can_be_watched_like_a_hosted_game(server: Server, game: str) -> None:
    ana = Visitor(server, "Ana")
    address = upload(ana, record_of(game))
    page = ana.http.get(f"{address}?at=99999&seat=0")
    assert page.status_code == 200
    assert 'id="result"' in page.text
    assert ana.http.get(f"{address}/steps?first=0&last=7&seat=all").status_code == 200
    assert ana.http.get(f"{address}/record").text == record_of(game)


def test_record_that_was_removed_is_no_longer_shown(server: InProcess) -> None:
    ana = Visitor(server, "Ana")
    address = upload(ana, record_of("hunt"))
    assert ana.http.get(address).status_code == 200
    removed = server.house.store.remove(address.removeprefix("/replay/"), "uploaded", moment(datetime.now(UTC)))
    assert removed.result(PATIENCE)
    for path in ("", "/steps?first=0&last=1&seat=all", "/record"):
        assert ana.http.get(f"{address}{path}").status_code == 404


def test_a_record_comes_as_a_file_too_and_may_be_unfinished(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris", "fr")
    content = record_of("badger", 0.5).replace("\n", "\r\n").encode("utf-8-sig")
    answer = ana.http.post("/replay", files={"file": ("game.txt", content, "text/plain")}, data={"record": ""})
    page = boris.http.get(answer.headers["location"]).text
    assert 'class="board board--badger"' in page
    assert 'id="result"' not in page


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_begins_from_a_position_works_at_every_point(server: Server, game: str) -> None:
    table = finished(game).hosted.table
    assert table is not None
    course = Course.of(table)
    ana = Visitor(server, "Ana")
    for point in (course.last // 3, course.last // 2):
        begun = course.at(point)
        later = Table.standing(begun.setup, begun.state.store())
        for made in table.history[course.points[point] : course.points[point + 2]]:
            later.play(made.seat, made.action)
        address = upload(ana, later.record())
        for eyes in ("0", "all"):
            assert ana.http.get(f"{address}?at=0&seat={eyes}").status_code == 200
            assert len(ana.http.get(f"{address}/steps?first=0&last=2&seat={eyes}").json()) == 3
        table_page = ana.post(f"{address}/what-if", at=0, seat=1, level="easy").headers["location"]
        assert ana.http.get(table_page).status_code == 200


def test_seats_that_nobody_has_named_are_called_by_their_number(server: Server) -> None:
    ana = Visitor(server, "Ana", "fr")
    nameless = re.sub(r"\[Players .*\]\n", "", record_of("hunt"))
    assert "Place 2" in ana.http.get(upload(ana, nameless)).text


def test_a_name_as_long_as_a_record_does_not_fill_the_page(server: Server) -> None:
    ana = Visitor(server, "Ana")
    text = record_of("hunt").replace("Nom 1", "N" * 100_000)
    page = ana.http.get(upload(ana, text))
    assert page.status_code == 200
    assert "N" * 40 in page.text
    assert len(page.text) < 300_000


BAD = [
    ('[Game "chess"]', 'Game "hunt"', 1),
    ('[Rules "9"]', 'Rules "1"', 2),
    ('[Edition "../../etc/passwd"]', 'Edition "hunt-2011"', 3),
    ('[Seats "9"]', 'Seats "4"', 6),
    ('[Options "moon=full"]', 'Options ""', 5),
]


@pytest.mark.parametrize(("wrong", "right", "line"), BAD)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_bad_tag_is_refused_with_its_line_and_the_text_is_kept(
    server: Server, wrong: str, right: str, line: int, language: str
) -> None:
    answer = refused(Visitor(server, "Ana", language), record_of("hunt").replace(f"[{right}]", wrong))
    assert re.search(rf"(Line|Ligne) {line}(\u00a0)?: ", answer)
    kept = re.search(r"<textarea[^>]*>(.*?)</textarea>", answer, re.DOTALL)
    assert kept is not None
    assert wrong in kept[1].replace("&#34;", '"')


def test_a_bad_move_is_refused_with_its_line_which_is_quoted(server: Server) -> None:
    lines = record_of("hunt").split("\n")
    lines[11] = lines[11].replace("0:", "0:bear ", 1)
    answer = refused(Visitor(server, "Ana"), "\n".join(lines))
    assert 'Line 12: <span lang="en">move &#39;bear&#39;' in answer
    assert f'<pre class="wrong__line"><code>{lines[11]}' in answer


@pytest.mark.parametrize(
    ("content", "complaint"),
    [
        (b"", "There is nothing here yet"),
        (b"  \n ", "There is nothing here yet"),
        (b"hello", "the tag [Game] is missing"),
        (b"a\n\xff\xfe", 'Line 2: <span lang="en">not a text in UTF-8'),
        (b"x" * (256 * 1024 + 1), "more than 256 KB"),
        (
            b'[Game "<script>"]\n[Rules "1"]\n[Edition "x"]\n[Seats "3"]',
            'Line 1: <span lang="en">game &#39;&lt;script&gt;&#39;',
        ),
    ],
)
def test_what_is_no_record_is_refused_with_what_is_wrong(server: Server, content: bytes, complaint: str) -> None:
    ana = Visitor(server, "Ana")
    answer = ana.http.post("/replay", files={"file": ("x.txt", content)}, data={"record": ""})
    assert answer.status_code == 400
    assert complaint in answer.text
    assert "<script>" not in answer.text
    assert "Traceback" not in answer.text


def test_a_form_without_its_fields_is_refused(server: Server) -> None:
    ana = Visitor(server, "Ana")
    assert ana.http.post("/replay").status_code == 400
    assert ana.post("/replay", file="x").status_code == 400


def test_more_than_any_record_is_refused_at_once(server: Server) -> None:
    ana = Visitor(server, "Ana")
    assert ana.http.post("/replay", files={"file": ("x.txt", b"x" * 600_000)}).status_code == 413
    assert ana.post("/preferences", name="x" * 100_000).status_code == 413


def test_an_upload_is_no_table_and_only_its_owner_finds_it_in_a_list(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
    address = upload(ana, record_of("menagerie"))
    game = address.removeprefix("/replay/")
    moved = ana.http.get(f"/table/{game}")
    assert (moved.status_code, moved.headers["location"]) == (303, address)
    assert ana.post(f"/table/{game}/sit", seat=0).headers["location"] == address
    home = ana.http.get("/")
    assert home.status_code == 200
    assert game not in home.text
    assert address in ana.http.get("/replay").text
    assert address not in boris.http.get("/replay").text


def refused(visitor: Visitor, text: str) -> str:
    """The form that comes back with a bad record."""
    answer = visitor.http.post("/replay", files={"file": ("", b"")}, data={"record": text})
    assert answer.status_code == 400
    return answer.text
