"""Each game in Firefox and in WebKit: set up, some turns, a refusal and a result, by pressing only."""

from __future__ import annotations

import json
from functools import cache

import pytest

from sousbois.play.hosted import Hosted
from sousbois.play.journal import Free
from sousbois.web.around import Around
from sousbois.web.clockwork import Time
from sousbois.web.identity import COOKIE, Identity
from sousbois.web.readers import Readers
from tests.play.hosting import GAMES
from tests.web.engines.engine import Engine
from tests.web.engines.player import Player
from tests.web.inside import InProcess
from tests.web.whole.playing import ASKED, MOST_PRESSES
from tests.web.whole.prepared import Prepared, is_over, play_on, seated, without_last
from tests.web.whole.test_refusals import FAR_FROM_THE_CENTRE, REFUSALS, at_a_refusal, forbidden
from tests.web.whole.visiting import place

TURNS = 3
SEATS = 3

BY_SEAT = ("hamster", "igels")
"""Games that are set up seat by seat; the others by a single button."""


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_set_up_and_played(quick_server: InProcess, engine: Engine, game: str) -> None:
    engine.go(quick_server.address)
    engine.press("#name")
    engine.type("Zoé")
    engine.press(".tile:has([name=language][value=en])")
    engine.press("form[action='/welcome'] button")
    engine.press(".topbar a[href^='/preferences']")
    engine.press(".tile:has([name=pace][value=instant])")
    engine.press("form[action='/preferences'] .button--primary")
    if game in BY_SEAT:
        engine.press(f".game--{game} a[href^='/new']")
        engine.press(f".tile:has([name=seats][value='{SEATS}'])")
        for seat in range(1, SEATS):
            choose(engine, f"#seat-{seat}", "easy")
        engine.press("form[action='/new'] .button--primary")
    else:
        engine.see(f".game--{game}")
        choose(engine, f".game--{game} [name=level]", "easy")
        choose(engine, f".game--{game} [name=seats]", str(SEATS))
        engine.press(f".game--{game} form button")
    engine.see(f".board--{game}")
    assert Player(engine, seed=4).play(TURNS) == TURNS
    engine.press("a[href='/']")
    engine.see(f".tablerow:has([href$='#game-{game}'])")
    engine.back()
    engine.see(f".board--{game}")
    assert Player(engine, seed=5).play(1) == 1


@pytest.mark.parametrize("game", GAMES)
def test_what_is_forbidden_is_refused_with_its_clause(server: InProcess, engine: Engine, game: str) -> None:
    table = at_a_refusal(game)
    hosted = table.hosted
    found = forbidden(hosted, REFUSALS[game])
    assert found is not None
    sit_down(engine, server, table)

    engine.wait("window.isLive")
    if found.moves == FAR_FROM_THE_CENTRE:
        for cell in found.moves.split("-"):
            engine.press(f"#cell-{cell}")
        engine.press("#cells-cross")
    else:
        engine.press(f"[data-moves='{found.moves}'][aria-disabled]")
    painter = Readers("table", Around.of(hosted, Time())).painter(hosted, 0, "en")
    reason, _, _ = painter.refusal(found.error.refusal, found.error.clause, found.error.action).partition(" <a ")
    assert reason in engine.text("#refusal")
    engine.see(f"{ASKED}[data-ply='{hosted.ply}']")

    engine.press("#refusal .clause")
    engine.wait(f"document.activeElement.id === 'clause-{found.error.clause}'")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_comes_to_its_result(quick_server: InProcess, engine: Engine, game: str) -> None:
    table = near_the_end(game)
    sit_down(engine, quick_server, table)
    assert Player(engine, seed=2).play(MOST_PRESSES) > 0
    engine.see("#verdict")
    result = engine.text("#result")
    assert [sitter for sitter in table.hosted.sitters if isinstance(sitter, Free) or sitter.name not in result] == []
    engine.see("#result a[download]")


def test_a_game_goes_on_without_what_older_engines_lack(quick_server: InProcess, engine: Engine) -> None:
    """Nothing glides, and what changes its place may lose the focus; all else is there."""
    sit_down(engine, quick_server, near_the_end("menagerie"))
    engine.wait("window.isLive")
    engine.run("[delete Document.prototype.startViewTransition, delete Element.prototype.moveBefore]")
    assert Player(engine, seed=6).play(MOST_PRESSES) > 0
    engine.see("#verdict")


@cache
def near_the_end(game: str) -> Prepared:
    """A table at which the last choice of a person is missing; the others are bots."""
    table = seated(game, ["player-0"], bots=SEATS - 1)
    last = 0

    def is_over_now(hosted: Hosted) -> bool:
        nonlocal last
        if 0 in hosted.owing() and hosted.table is not None and len(hosted.table.legal(0)) > 1:
            last = len(table.journal)
        return is_over(hosted)

    play_on(table, is_over_now)
    return without_last(table, len(table.journal) - last)


def sit_down(engine: Engine, server: InProcess, table: Prepared) -> None:
    """Come to a table as its first player, who wants no pauses."""
    name = place(server, table)
    identity = Identity("player-0", "Ana", "en", pace="instant", auto_pass=False)
    engine.give_cookie(server.address, COOKIE, server.house.identities.cookie(identity))
    engine.go(f"{server.address}/table/{name}")


def choose(engine: Engine, selector: str, value: str) -> None:
    """Choose from a list, which is not drawn by the page but by the system: there is nothing to press."""
    engine.see(selector)
    engine.run(f"document.querySelector({json.dumps(selector)}).value = {json.dumps(value)}")
