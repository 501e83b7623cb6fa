"""Fair shuffles over the wire: what pages show, what they keep to themselves, and how cards are dealt by hand."""

from __future__ import annotations

import re
import subprocess
from html import unescape
from random import Random
from typing import Any

import pytest
from fluent.syntax import ast

from sousbois.core.words import LANGUAGES
from sousbois.play.gamerecord import verify
from sousbois.play.hosted import Hosted
from sousbois.play.journal import read
from sousbois.play.store import Store
from sousbois.web.rendering import FOLDER
from tests import ftl
from tests.patience import PATIENCE
from tests.play.hosting import any_decision, opened
from tests.web.inside import InProcess
from tests.web.serving import Line, Server, Visitor
from tests.web.whole.prepared import Prepared, keep

WORDS = FOLDER / "shuffle"


def kept(server: Server, table: str) -> Hosted:
    """A table as its journal tells it."""
    with Store.reading(server.folder) as store:
        return Hosted.told_by(map(read, store.journal(table)))


def secrets_of(hosted: Hosted) -> list[str]:
    """All that nobody may learn before the end, in every way in which it could be written."""
    shuffle = hosted.shuffle
    assert shuffle is not None
    numbers = [hosted.opened.seed, shuffle.seed]
    return [shuffle.secret, shuffle.nonce, *map(str, numbers), *(f"{number:x}" for number in numbers)]


def page_of(visitor: Visitor, table: str) -> str:
    return unescape(visitor.http.get(f"/table/{table}").text)


def lines_of(people: list[Visitor], table: str) -> list[Line]:
    """The lines of several people, of whom everybody knows that they are there."""
    lines = [person.line(table) for person in people]
    for line in lines:
        line.next("scene")
    for line in lines:  # all that was on its way comes before the answer
        line.send(kind="ping")
        line.next("pong")
    return lines


def play_to_the_end(server: Server, table: str, lines: list[Line]) -> list[str]:
    """Decide at random for everybody; the answer is all that came over the lines before the game was over."""
    hosted, chance = kept(server, table), Random(6)
    told = []
    while hosted.stage == "running":
        decision = any_decision(hosted, chance)
        lines[decision.seat].send(kind="decide", ply=decision.ply, moves=decision.moves, about="")
        hosted.take(decision)
        texts = [line.text() for line in lines]
        lines[decision.seat].next("taken")
        if hosted.stage == "running":
            told += texts
    return told


def played_alone(visitor: Visitor, words: str) -> str:
    """A whole game that somebody plays alone, dealt by hand; the answer is the table."""
    visitor.post("/preferences", auto_pass="no")
    table = visitor.open_table("hamster", seats=1, dealt_by_hand="on", **{"seat-0": "me"})
    visitor.post(f"/table/{table}/words", words=words)
    visitor.post(f"/table/{table}/deal")
    play_to_the_end(visitor.server, table, lines_of([visitor], table))
    return table


# --- What is shown, and when -----------------------------------------------------------------------------------------


def test_the_secret_reaches_nobody_before_the_end_and_everybody_after_it(server: Server) -> None:
    people = [Visitor(server, name) for name in ("Ana", "Boris", "Chloé", "Dora")]
    for person in people:
        person.post("/preferences", auto_pass="no")
    seen = []
    table = people[0].open_table("hunt", seats=3, **{"seat-0": "me"})
    waiting = people[3].line(table)
    people[0].post(f"/table/{table}/words", words=" moss  and fern ")
    commitment = kept(server, table).shuffle
    assert commitment is not None
    for person in people:
        seen.append(page_of(person, table))
        assert commitment.commitment in seen[-1]
    people[1].post(f"/table/{table}/sit", seat=1, words='"Moos" & <b>')
    seen += [waiting.text() for _ in range(3)]
    people[2].post(f"/table/{table}/sit", seat=2)
    lines = lines_of(people[:3], table)
    hosted = kept(server, table)
    assert hosted.words == ["moss and fern", '"Moos" & <b>', ""]
    for person in people:
        seen.append(page_of(person, table))
        assert commitment.commitment in seen[-1]
        assert "moss and fern" in seen[-1]
        assert '<q>"Moos" & <b></q>' in seen[-1]
        refused = person.http.get(f"/table/{table}/record")
        assert refused.status_code == 403
        seen.append(refused.text)
    seen += play_to_the_end(server, table, lines)
    for secret in secrets_of(hosted):
        assert not [text for text in seen if secret in text]

    shuffle = kept(server, table).shuffle
    assert shuffle is not None
    for person in people:
        page = page_of(person, table)
        assert shuffle.secret in page
        assert shuffle.nonce in page
        assert str(shuffle.seed) in page
    assert verify(people[3].http.get(f"/table/{table}/record").text).shuffle == shuffle


def test_others_learn_that_words_were_added_but_not_which_before_the_deal(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    line = boris.line(table)
    assert "words added" not in line.text()
    ana.post(f"/table/{table}/words", words="moss and fern")
    told = line.text()
    assert "words added" in told
    assert "moss and fern" not in told + page_of(boris, table)
    assert 'value="moss and fern"' in page_of(ana, table)


def test_the_commands_on_the_page_give_the_commitment_and_the_seed(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = played_alone(ana, 'it\'s $(moss) `fern` \\n %s "!" é')
    shuffle = kept(server, table).shuffle
    assert shuffle is not None
    page = ana.http.get(f"/table/{table}").text
    commands = map(unescape, re.findall(r"<pre[^>]*><code>(printf.*?)</code></pre>", page, re.DOTALL))
    quietly: dict[str, Any] = {"stdin": subprocess.DEVNULL, "text": True, "timeout": PATIENCE}
    said = [subprocess.check_output(["sh", "-c", each], **quietly) for each in commands]
    assert said[0].split()[0] == shuffle.commitment
    assert int(said[1], 16) == shuffle.seed


# --- Dealing by hand -------------------------------------------------------------------------------------------------


def test_somebody_alone_with_bots_adds_words_and_has_the_cards_dealt(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris")
    seats = {"seat-0": "me", "seat-1": "easy", "seat-2": "easy"}
    table = ana.open_table("hunt", seats=3, listed="on", dealt_by_hand="on", **seats)
    assert "Nobody is missing" in page_of(ana, table)
    assert f'action="/table/{table}/deal"' in page_of(ana, table)
    assert f'action="/table/{table}/deal"' not in page_of(boris, table)
    assert "Cards not dealt yet" in ana.http.get("/").text
    assert table not in boris.http.get("/").text  # it has no free seat
    refused = boris.post(f"/table/{table}/deal")
    assert refused.status_code == 403
    assert "You do not sit at this table" in refused.text
    ana.post(f"/table/{table}/words", words="moss")
    line = ana.line(table)
    line.next("scene")
    ana.post(f"/table/{table}/deal")
    assert line.next("go") == {"kind": "go", "to": f"/table/{table}"}
    assert ana.post(f"/table/{table}/deal").headers["location"] == f"/table/{table}"
    hosted = kept(server, table)
    assert hosted.words == ["moss", "", ""]
    assert hosted.stage == "running"
    late = ana.post(f"/table/{table}/words", words="fern")
    assert late.status_code == 403
    assert "The cards are dealt already" in late.text


def test_one_may_still_get_up_before_the_cards_are_dealt(server: Server) -> None:
    ana, boris = Visitor(server, "Ana"), Visitor(server, "Boris", "fr")
    table = ana.open_table("menagerie", seats=2, listed="on", dealt_by_hand="on", **{"seat-0": "me"})
    boris.post(f"/table/{table}/sit", seat=1, words="trois lièvres")
    assert table not in Visitor(server, "Chloé").http.get("/").text
    boris.post(f"/table/{table}/leave")
    assert kept(server, table).words == ["", ""]
    assert table in Visitor(server, "Chloé").http.get("/").text
    refused = ana.post(f"/table/{table}/deal")
    assert refused.status_code == 403
    assert "A seat is still free" in refused.text
    assert "Il reste 1 place" in page_of(boris, table)


def test_words_that_are_too_long_are_refused(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    answer = ana.post(f"/table/{table}/words", words="x" * 81)
    assert answer.status_code == 400
    assert "no more than 80 signs" in answer.text
    assert kept(server, table).words == ["", "", ""]


# --- Other tables ----------------------------------------------------------------------------------------------------


def test_a_table_from_before_there_were_commitments_shows_none(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("old")
    old = Hosted(opened("hunt", 3))
    keep(folder, {"old": Prepared(old, [old.opened])})
    with InProcess(folder) as server:
        ana = Visitor(server, "Ana")
        assert 'name="words"' not in page_of(ana, "old")
        assert ana.post("/table/old/sit", seat=0, words="moss").status_code == 403
        for seat, name in enumerate(("Ana", "Boris", "Chloé")):
            Visitor(server, name).post("/table/old/sit", seat=seat)
        page = page_of(ana, "old")
        assert "board--hunt" in page
        assert 'id="shuffle"' not in page
        assert "shuffle.js" not in page


def test_the_game_after_the_game_has_a_commitment_of_its_own_and_no_words(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = played_alone(ana, "moss")
    following = ana.post(f"/table/{table}/again").headers["location"].removeprefix("/table/")
    before, after = kept(server, table), kept(server, following)
    assert after.words == [""]
    assert after.stage == "waiting"
    assert after.opened.seed != before.opened.seed
    assert after.opened.nonce != before.opened.nonce


# --- Words of the pages ----------------------------------------------------------------------------------------------


def test_both_languages_have_the_same_messages_about_the_same_values() -> None:
    assert ftl.variables(WORDS, "fr") == ftl.variables(WORDS, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_whole_and_set_in_good_type(language: str) -> None:
    assert not [entry.content for entry in ftl.entries(WORDS, language) if isinstance(entry, ast.Junk)]
    wrong = r"['\"]|\.\.\." + (r"|(?<!\u00a0)[:;!?»]|«(?!\u00a0)" if language == "fr" else "")
    assert [text for text in ftl.texts(WORDS, language) if re.search(wrong, text)] == []


@pytest.mark.parametrize("template", ["shuffle", "shuffle_words"])
def test_a_template_asks_only_for_words_that_there_are(template: str) -> None:
    asked = re.findall(r"""say\(["']([a-z-]+)["']""", (FOLDER / "templates" / f"{template}.html").read_text("utf-8"))
    known = set(ftl.variables(WORDS, "en")) | set(ftl.variables(FOLDER / "words", "en"))
    assert asked
    assert set(asked) <= known
