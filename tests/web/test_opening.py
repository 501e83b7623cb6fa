"""Setting up a table: one seat is yours, and what cannot be is explained; undo is for one player among bots."""

from __future__ import annotations

import re
from html import unescape

import httpx
import pytest

from sousbois.games import load, names
from sousbois.play.terms import Terms
from sousbois.web.identity import COOKIE, Identity, new_player
from tests.web.inside import InProcess
from tests.web.programs.asking import Program
from tests.web.serving import Server, Visitor
from tests.web.whole.prepared import is_over, play_on, seated

UNDO = {"undo": "on"}
BOTS = {"seat-1": "easy", "seat-2": "easy"}


def sitting(server: Server, table: str) -> list[str]:
    """Who sits where at a table."""
    return [seat["kind"] for seat in Program(server).http.get(f"/tables/{table}").json()["seats"]]


def fields(html: str, tag: str, name: str) -> list[str]:
    """The fields of a form with a name."""
    return re.findall(rf'<{tag} [^>]*name="{name}"[^>]*>', html)


@pytest.mark.parametrize("game", names())
def test_form_offers_one_seat_to_its_reader(server: Server, game: str) -> None:
    html = Visitor(server, "Ana").http.get(f"/new?game={game}").text
    most = max(load(game).seats)
    radios = fields(html, "input", "my_seat")
    assert [re.findall('value="([^"]+)"', each)[0] for each in radios] == [*map(str, range(most)), "none"]
    assert sum("checked" in each for each in radios) == 1
    for seat in range(most):
        (choices,) = re.findall(rf'<select [^>]*name="seat-{seat}">(.*?)</select>', html, re.DOTALL)
        assert re.findall('value="([^"]+)"', choices) == ["open", "easy", "medium", "hard", "expert"]


@pytest.mark.parametrize("mine", [*map(str, range(5)), "none"])
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_table_opens_with_every_choice_of_the_form(server: Server, seats: int, mine: str) -> None:
    lists = {f"seat-{seat}": "open" for seat in range(5)}
    table = Visitor(server, "Ana").open_table("hunt", seats=seats, my_seat=mine, **lists)
    expected = ["free"] * seats
    if mine != "none":
        expected[min(int(mine), seats - 1)] = "person"  # of seats that the table does not have, the last
    assert sitting(server, table) == expected


def test_list_of_ones_own_seat_does_not_count(server: Server) -> None:
    table = Visitor(server, "Ana").open_table("hunt", seats=3, my_seat="1", **{"seat-0": "easy", "seat-1": "expert"})
    assert sitting(server, table) == ["bot", "person", "free"]


@pytest.mark.parametrize("language", ["en", "fr"])
def test_two_seats_for_one_player_are_refused_in_words(server: Server, language: str) -> None:
    ana = Visitor(server, "Ana", language)
    for form in ({"seat-0": "me", "seat-1": "me"}, {"my_seat": "2", "seat-1": "me"}):
        answer = ana.post("/new", game="hunt", seats=3, **form)
        assert answer.status_code == 403
        said = {"en": "You can take one seat only.", "fr": "Vous ne pouvez prendre qu’une place."}[language]
        assert said in unescape(answer.text)
        assert f'lang="{language}"' in answer.text


@pytest.mark.parametrize("mine", ["me", "-1", "1" * 3, "²", ""])
def test_seat_that_is_no_number_is_refused(server: Server, mine: str) -> None:
    answer = Visitor(server, "Ana").post("/new", game="hunt", seats=3, my_seat=mine)
    assert answer.status_code == 400
    assert "my_seat" in answer.text


# --- Undo ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "form",
    [
        {"my_seat": "0"},
        {"my_seat": "0", "seat-1": "easy"},
        {"my_seat": "none", "seat-0": "easy", **BOTS},
    ],
)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_undo_is_refused_unless_one_player_sits_with_bots(server: Server, form: dict[str, str], language: str) -> None:
    answer = Visitor(server, "Ana", language).post("/new", game="hunt", seats=3, **form, **UNDO)
    assert answer.status_code == 403
    said = {"en": "is for you and bots only", "fr": "réservée à vous et à des robots"}[language]
    assert said in unescape(answer.text)


@pytest.mark.parametrize("seats", [["me", "open", "easy"], ["easy", "easy", "easy"], ["open", "easy", "easy"]])
def test_program_is_told_why_undo_is_refused(server: Server, seats: list[str]) -> None:
    body = {"game": "hunt", "seats": seats, "name": "Puck", "terms": {"undo": True}}
    answer = Program(server).http.post("/tables", json=body)
    assert answer.status_code == 403
    assert answer.json()["reason"] == "undo-not-alone"


def test_program_opens_a_table_that_allows_undo(server: Server) -> None:
    table = Program(server).open("hunt", "me", "easy", "easy", terms={"undo": True})
    assert Program(server).http.get(f"/tables/{table['id']}").json()["terms"]["undo"] is True


@pytest.mark.parametrize("more", [{}, UNDO])
def test_pages_say_whether_undo_is_allowed(server: Server, more: dict[str, str]) -> None:
    ana, eve = Visitor(server, "Ana"), Visitor(server, "Eve")
    for by_hand in (None, "on"):
        table = ana.open_table("hunt", seats=3, my_seat="0", dealt_by_hand=by_hand, **BOTS, **more)
        for page in (ana.http.get(f"/table/{table}").text, eve.http.get(f"/table/{table}").text):
            said = "allowed, so the game does not count" if by_hand else "Undo is allowed at this table"
            assert (said in page) is bool(more)


def test_undo_is_not_allowed_unless_ticked(server: Server) -> None:
    (box,) = fields(Visitor(server, "Ana").http.get("/new?game=hunt").text, "input", "undo")
    assert "checked" not in box
    table = Visitor(server, "Ana").open_table("hunt", seats=3, my_seat="0", **BOTS)
    assert Program(server).http.get(f"/tables/{table}").json()["terms"]["undo"] is False


def test_rematch_keeps_undo(server: InProcess) -> None:
    player = new_player()
    table = play_on(seated("hamster", [player], 1, terms=Terms(undo=True)), is_over)
    identities = server.keep({"undone": table})
    cookie = f"{COOKIE}={identities.cookie(Identity(player, 'Nom 0', 'en'))}"
    with server.browser({"origin": server.address, "cookie": cookie}) as browser:
        rematch = browser.post("/table/undone/again").headers["location"].removeprefix("/table/")
        record: httpx.Response = browser.get("/table/undone/record")
    assert '[Undo "allowed"]' in record.text
    assert Program(server).http.get(f"/tables/{rematch}").json()["terms"]["undo"] is True
    assert sitting(server, rematch) == ["person", "bot"]
