"""Tips for a first game: each says what a clause says, comes when its thing happens, and comes once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from fluent.syntax import ast
from itsdangerous import URLSafeSerializer

from sousbois.core.rulebook import clauses
from sousbois.core.words import LANGUAGES
from sousbois.play.hosted import Hosted
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.drawing import Scene, drawing_of
from sousbois.web.identity import COOKIE, Identities, Identity
from sousbois.web.readers import Readers
from sousbois.web.rendering import FOLDER, game_words
from sousbois.web.scenes import scene_now, scenes_between
from sousbois.web.tips import Applying, all_ids, applying, clause_of, still_new, tips_of
from tests import ftl
from tests.play.hosting import GAMES, SHORTER, any_decision, full
from tests.web.inside import InProcess
from tests.web.serving import Server, Visitor

every_game = pytest.mark.parametrize("game", GAMES)

SOURCES = [FOLDER / "help", *(FOLDER / "tips" / game for game in GAMES)]
every_source = pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)

PLAYED = {
    "badger": [(3, 0), (3, 1)],
    "hamster": [(3, 0), (1, 2), (3, 3)],
    "hunt": [(3, 0)],
    "igels": [(3, 0), (3, 2), (3, 3)],
    "menagerie": [(3, 0), (3, 7), (5, 8)],
}
"""How many play in which games, by their seeds, so that everything happens once that there is a tip for."""


@every_source
def test_both_languages_have_the_same_messages_about_the_same_values(source: Path) -> None:
    assert ftl.variables(source, "fr") == ftl.variables(source, "en")


@every_source
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_are_understood_and_set_in_good_type(source: Path, language: str) -> None:
    assert not [entry.content for entry in ftl.entries(source, language) if isinstance(entry, ast.Junk)]
    wrong = r"['\"]|\.\.\."
    if language == "fr":
        wrong += r"|(?<!\u00a0)[:;!?»%]|«(?!\u00a0)"
    assert [text for text in ftl.texts(source, language) if re.search(wrong, text)] == []


@every_game
def test_every_tip_has_words_and_a_clause_and_there_are_no_other_words(game: str) -> None:
    tips = tips_of(game).TIPS
    for language in LANGUAGES:
        known = clauses(game, language)
        assert [tip.id for tip in tips if tip.clause not in known] == []
        assert set(ftl.variables(FOLDER / "tips" / game, language)) == {f"tip-{tip.id}" for tip in tips}


@every_game
def test_a_tip_is_short(game: str) -> None:
    for language in LANGUAGES:
        told = still_new(game, (), game_words(language, game))
        assert [tip.text for tip in told if len(tip.text) > 200] == []


def test_no_two_tips_have_the_same_id() -> None:
    assert len(all_ids()) == sum(len(tips_of(game).TIPS) for game in GAMES)


@every_game
def test_actions_name_clauses_that_there_are(game: str) -> None:
    hosted, _ = full(game)
    known = clauses(game, "en")
    named = {clause_of(game, action) for action in hosted.setup.actions}
    assert named - {""} <= set(known)
    assert named - {""} == set(tips_of(game).CLAUSES.values())


def scenes(hosted: Hosted, chance: Random) -> Iterator[Scene]:
    """All that everybody sees of a game played at random."""
    game = hosted.opened.game
    drawing = Readers("table", Around.of(hosted, Time())).painter(hosted, 0, "en").drawing
    assert isinstance(drawing, drawing_of(game))
    while hosted.stage == "running":
        decision = any_decision(hosted, chance)
        assert hosted.table is not None
        if hosted.table.only_pass(decision.seat) is None:
            for begun in range(len(decision.moves)):
                yield scene_now(hosted, decision.seat, decision.moves[:begun])
        steps = hosted.take(decision)
        for seat in range(hosted.opened.seats):
            yield from (scene for scene, _ in scenes_between(hosted, seat, steps, drawing))
            yield scene_now(hosted, seat, is_asked=False)


@every_game
def test_everything_that_there_is_a_tip_for_happens(game: str) -> None:
    met: set[str] = set()
    for seats, seed in PLAYED[game]:
        hosted, _ = full(game, seats, seed, SHORTER.get(game))
        for scene in scenes(hosted, Random(seed)):
            now = applying(game, scene)
            assert not now.asked or scene.active
            met |= {*now.asked, *now.told}
    assert met == {tip.id for tip in tips_of(game).TIPS}


@every_game
def test_the_first_decision_comes_with_a_tip(game: str) -> None:
    hosted, _ = full(game)
    (seat, *_) = hosted.owing()
    assert applying(game, scene_now(hosted, seat)).asked


@every_game
def test_whoever_looks_on_gets_no_tips(game: str) -> None:
    hosted, _ = full(game)
    assert applying(game, scene_now(hosted, None)) == Applying()


def test_a_cookie_with_all_tips_is_far_from_too_large() -> None:
    everything = Identity("x" * 22, "N" * 24, "fr", tips=tuple(sorted(all_ids())))
    signed = Identities(b"secret")
    assert len(signed.cookie(everything)) < 1500
    assert signed.read(signed.cookie(everything)) == everything


def test_a_cookie_from_before_there_were_tips_is_still_good() -> None:
    old = URLSafeSerializer(b"secret", salt="identity").dumps({"player": "p", "name": "Ana", "language": "en"})
    assert Identities(b"secret").read(str(old)) == Identity("p", "Ana", "en")


def offered(visitor: Visitor, table: str) -> set[str]:
    """The tips that a table's page may still show somebody."""
    page = visitor.http.get(f"/table/{table}").text
    return set(re.findall(r'<p id="tip-([\w-]+)"', page))


def at_table(visitor: Visitor) -> str:
    """The id of a new table at which somebody sits with bots."""
    return visitor.post("/play", game="hunt", level="easy").headers["location"].removeprefix("/table/")


def test_a_tip_seen_does_not_come_again_even_after_a_restart_or_elsewhere(tmp_path: Path) -> None:
    with InProcess(tmp_path) as server:
        ana = Visitor(server, "Ana")
        table = at_table(ana)
        assert offered(ana, table) == {tip.id for tip in tips_of("hunt").TIPS}
        answer = ana.post("/tips/seen", tips="j-choose j-ring nonsense")
        assert answer.status_code == 204
        ana.post("/tips/seen", tips="j-start")
        left = offered(ana, table)
        assert left == {tip.id for tip in tips_of("hunt").TIPS} - {"j-choose", "j-ring", "j-start"}
        link = re.search(r"/device/[\w.-]+", ana.post("/device").text)
        port = server.port
        server.stop()
        server.start(port)
        assert offered(ana, table) == left
        phone = Visitor(server, "Nobody")
        assert link is not None
        phone.post(link[0])
        assert offered(phone, table) == left


def test_what_is_no_tip_is_not_kept(server: Server) -> None:
    ana = Visitor(server, "Ana")
    before = ana.http.cookies[COOKIE]
    ana.post("/tips/seen", tips="j-nonsense b-x")
    assert ana.http.cookies[COOKIE] == before
    assert ana.post("/tips/seen", tips="x" * 2001).status_code == 400


def test_tips_can_be_switched_off_and_all_be_seen_again(server: Server) -> None:
    ana = Visitor(server, "Ana")
    table = at_table(ana)
    ana.post("/tips/seen", tips="j-choose")
    ana.post("/preferences", tips="no")
    assert offered(ana, table) == set()
    assert "tips.js" not in ana.http.get(f"/table/{table}").text
    ana.post("/preferences", tips="yes")
    assert "j-choose" not in offered(ana, table)
    assert 'value="again"' in ana.http.get("/preferences").text
    ana.post("/preferences", tips="again")
    assert offered(ana, table) == {tip.id for tip in tips_of("hunt").TIPS}
    assert 'value="again"' not in ana.http.get("/preferences").text


def test_nobody_is_offered_tips_about_a_game_of_others(server: Server) -> None:
    table = at_table(Visitor(server, "Ana"))
    assert offered(Visitor(server, "Zoé"), table) == set()
