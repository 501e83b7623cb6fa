"""Reviews on the server: begun when somebody asks, thought out once for all, never of a game that goes on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from threading import Event

import pytest
from fluent.syntax import ast
from msgspec import structs

from sousbois.core.words import LANGUAGES
from sousbois.play.hosted import Hosted
from sousbois.play.review import Judged
from sousbois.play.table import Table
from sousbois.play.terms import Terms
from sousbois.web import reviews
from sousbois.web.opponents import Opponents
from sousbois.web.rendering import FOLDER
from sousbois.web.reviews import MOST_KEPT, Reviews
from tests import ftl
from tests.patience import PATIENCE
from tests.play.hosting import full, play_on
from tests.web.inside import InProcess
from tests.web.serving import Server, Visitor
from tests.web.whole.prepared import Prepared, keep, played_until

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


# A game that goes on


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[InProcess]:
    """A server with games that go on, and with some that are over."""
    folder = tmp_path_factory.mktemp("reviews")
    stages = {"begun": 0, "midway": 40}
    tables = {
        name: played_until("hunt", lambda hosted, least=least: hosted.ply >= least)  # type: ignore[misc]
        for name, least in stages.items()
    }
    over = played_until("hunt", lambda hosted: hosted.stage == "finished")
    private = structs.replace(over.hosted.opened, terms=Terms(spectators=False))
    tables |= {"over": over, "private": Prepared(over.hosted, [private, *over.journal[1:]])}
    keep(folder, tables)
    with InProcess(folder) as running:
        yield running


@pytest.mark.parametrize("path", ["/review/{}", "/review/{}/progress"])
@pytest.mark.parametrize("table", ["begun", "midway"])
@in_every_language
def test_a_game_that_goes_on_is_reviewed_for_nobody(server: Server, path: str, table: str, language: str) -> None:
    answer = Visitor(server, "Ana", language).http.get(path.format(table))
    assert answer.status_code == 403
    assert {"en": "The game is not over yet.", "fr": "La partie n’est pas terminée."}[language] in answer.text
    assert "%" not in answer.text


def test_those_who_play_get_no_review_of_their_running_game_either(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = ana.post("/play", game="hunt", level="easy").headers["location"].removeprefix("/table/")
    waiting = ana.open_table("hunt", seats=3, **{"seat-0": "me"})
    for each in (table, waiting):
        for path in (f"/review/{each}", f"/review/{each}/progress"):
            assert ana.http.get(path).status_code == 403


def test_a_table_that_does_not_exist_has_no_review(server: Server) -> None:
    assert Visitor(server, "Ana").http.get("/review/nosuchtable").status_code == 404


def test_where_nobody_may_look_on_only_those_who_played_have_a_review(server: Server) -> None:
    ana = Visitor(server, "Ana")
    for path in ("/review/private", "/review/private/progress"):
        assert ana.http.get(path).status_code == 403


def test_the_result_leads_to_the_review(server: Server) -> None:
    ana = Visitor(server, "Ana")
    assert 'href="/review/over"' in ana.http.get("/table/over").text
    assert 'href="/review/' not in ana.http.get("/table/midway").text


def test_while_it_is_thought_out_the_page_says_how_far_it_has_come(
    server: InProcess, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without a script it looks again by itself, and has a link to do so."""
    begun, may_go_on = Event(), Event()

    def judge_decisions(played: Table, iterations: int | None, since: int) -> Iterator[Judged]:
        begun.set()
        assert may_go_on.wait(PATIENCE)
        yield Judged(0, 0, 0, (), None)

    monkeypatch.setattr(reviews, "judge_decisions", judge_decisions)
    ana = Visitor(server, "Ana")
    for stage, ready in (("preparing", frozenset[str]()), ("thinking", frozenset({"hunt"}))):
        monkeypatch.setattr(server.house.opponents, "_ready", ready)
        page = ana.http.get("/review/over").text
        assert '<noscript><meta http-equiv="refresh"' in page
        assert re.search(r'<noscript>.*href="/review/over"', page)
        assert "<progress" in page
        assert not ready or begun.wait(PATIENCE)
        far = json.loads(ana.http.get("/review/over/progress").text)
        assert set(far) == {"stage", "done", "total", "status"}
        assert far["stage"] == stage
        assert far["done"] <= far["total"]
    assert far["total"] > 0
    may_go_on.set()


# How reviews are kept


class Ready(Opponents):
    """Bots that are ready to think about some games."""

    games: frozenset[str] = frozenset()

    @property
    def ready(self) -> frozenset[str]:
        return self.games


@pytest.fixture
def kept(monkeypatch: pytest.MonkeyPatch) -> Iterator[Reviews]:
    """Reviews that are thought out at once, and find nothing."""
    opponents = Ready()
    opponents.games = frozenset({"hunt"})

    def judge_decisions(played: Table, iterations: int | None, since: int) -> Iterator[Judged]:
        yield Judged(0, 0, 0, (), None)

    monkeypatch.setattr(reviews, "judge_decisions", judge_decisions)
    made = Reviews(opponents)
    yield made
    made.close()
    made._thread.shutdown(wait=True)  # what is under way must not meet the next test
    opponents.close()


@pytest.fixture(scope="module")
def over() -> Hosted:
    """A game that is over."""
    hosted, _ = full("hunt", 3)
    play_on(hosted, Random(7))
    return hosted


def finish(kept: Reviews) -> None:
    """Wait until all that was asked for is thought out."""
    kept._thread.submit(lambda: None).result(timeout=PATIENCE)


def test_a_review_is_thought_out_once_for_all_who_ask(kept: Reviews, over: Hosted) -> None:
    first = kept.of("table", over)
    finish(kept)
    assert first is not None
    assert first.stage == "done"
    assert first.judged == [Judged(0, 0, 0, (), None)]
    assert kept.of("table", over) is first


def test_while_the_bots_are_not_ready_no_review_begins(kept: Reviews) -> None:
    hosted, _ = full("hamster", 2)
    play_on(hosted, Random(1))
    assert kept.of("table", hosted) is None
    assert len(kept._kept) == 0


def test_only_so_many_reviews_are_kept_those_asked_for_last(kept: Reviews, over: Hosted) -> None:
    oldest, wanted = (kept.of(table, over) for table in ("oldest", "wanted"))
    for number in range(MOST_KEPT):
        kept.of(f"table-{number}", over)
        assert kept.of("wanted", over) is wanted
    assert len(kept._kept) == MOST_KEPT
    assert oldest is not None
    assert not oldest.is_wanted
    finish(kept)


def test_a_review_that_nobody_wants_any_more_is_not_thought_out_further(
    kept: Reviews, over: Hosted, monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, may_go_on = Event(), Event()

    def judge_decisions(played: Table, iterations: int | None, since: int) -> Iterator[Judged]:
        for ply in range(1000):
            begun.set()
            assert may_go_on.wait(PATIENCE)
            yield Judged(ply, ply, 0, (), None)

    monkeypatch.setattr(reviews, "judge_decisions", judge_decisions)
    reviewing = kept.of("table", over)
    assert reviewing is not None
    assert begun.wait(PATIENCE)
    assert reviewing.stage == "thinking"
    kept.forget("table")
    may_go_on.set()
    finish(kept)
    assert reviewing.judged == []
    assert reviewing.stage == "thinking"


def test_a_review_that_fails_says_so_and_leaves_the_others_alone(
    kept: Reviews, over: Hosted, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(reviews, "choices", lambda played, since: 1 // 0)
        failed = kept.of("broken", over)
        finish(kept)
    other = kept.of("table", over)
    finish(kept)
    assert failed is not None
    assert other is not None
    assert (failed.stage, other.stage) == ("failed", "done")
    assert "cannot-review" in caplog.text


# Words


def test_the_pages_ask_for_all_words_and_for_no_others() -> None:
    sources = [FOLDER / "templates" / f"{name}.html" for name in ("review", "reviewing", "result")]
    sources += [FOLDER / "reviewed.py", FOLDER / "pages" / "review.py"]
    asked = re.findall(r"""say\(\s*["']((?:review|result-review)[a-z-]*)["']""", "".join(map(Path.read_text, sources)))
    there = {entry.id.name for entry in ftl.entries(FOLDER / "review", "en") if isinstance(entry, ast.Message)}
    assert set(asked) == there
