"""What is said while that is compiled which bots and hints think with."""

from __future__ import annotations

from pathlib import Path

import pytest

from sousbois.bots.budget import Budget
from sousbois.core.setup import Setup
from tests.terminal.command import piped
from tests.terminal.transcript import ALWAYS_THE_FIRST, record_in

pytestmark = pytest.mark.xdist_group("compiled hunt")

PLAY = ("play", "hunt", "--seats", "3", "--seed", "7", "--lang", "en")
NOTICE = "Getting ready to think about hunt: once, up to a minute …\n"


@pytest.fixture
def warmed(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The games that were got ready, on a machine where none is; bots answer without thinking."""
    games: list[str] = []

    def warm_up(setup: Setup) -> None:
        games.append(setup.game.name)

    monkeypatch.setattr("sousbois.bots.warming.is_warm", lambda game: False)
    monkeypatch.setattr("sousbois.bots.warming.warm_up", warm_up)
    monkeypatch.setattr("sousbois.bots.greedy.Greedy.choose", lambda self, question: question.legal[0])
    monkeypatch.setattr("sousbois.bots.hinting.USUAL_BUDGET", Budget(iterations=50))
    return games


def test_bots_that_think_are_got_ready_once_and_a_pipe_is_told_without_a_bar(warmed: list[str]) -> None:
    ran = piped(*PLAY, "--opponents", "random,greedy", typed="1\nh\n2\n")
    assert (ran.code, ran.err) == (0, NOTICE)
    assert warmed == ["hunt"]


def test_the_notice_speaks_the_language_of_the_table(warmed: list[str]) -> None:
    ran = piped(*PLAY, "--lang", "fr", "--opponents", "greedy")
    assert ran.err == "Préparation de la réflexion pour hunt\xa0: une seule fois, une minute au plus…\n"
    assert warmed


def test_bots_that_do_not_think_need_nothing_but_a_hint_does(warmed: list[str]) -> None:
    assert piped(*PLAY, "--opponents", "random", typed="1\n2\n").err == ""
    assert not warmed
    assert piped(*PLAY, "--opponents", "random", typed="h\nh\n2\n").err == NOTICE
    assert warmed == ["hunt"]


def test_a_game_that_is_over_needs_nothing(warmed: list[str], tmp_path: Path) -> None:
    ended = tmp_path / "ended.txt"
    ended.write_text(record_in(piped(*PLAY, "--opponents", "random", typed=ALWAYS_THE_FIRST).out), encoding="utf-8")
    assert piped("play", "--resume", str(ended), "--opponents", "greedy").err == ""
    assert not warmed


def test_the_command_for_hints_gets_ready_too(warmed: list[str]) -> None:
    begun = record_in(piped(*PLAY, "--opponents", "random").out)
    ran = piped("hint", "-", "--seat", "0", "--json", typed=begun)
    assert (ran.code, ran.err) == (0, NOTICE)
    assert ran.out.startswith('{"game": "hunt"')
    assert warmed == ["hunt"]


def test_what_was_compiled_before_is_not_mentioned(warmed: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sousbois.bots.warming.is_warm", lambda game: True)
    assert piped(*PLAY, "--opponents", "greedy", typed="1\n").err == ""
    assert not warmed


@pytest.mark.usefixtures("warmed")
def test_ctrl_c_while_bots_are_got_ready_leaves_the_game_cleanly(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(setup: Setup) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sousbois.bots.warming.warm_up", interrupt)
    ran = piped(*PLAY, "--opponents", "greedy", typed="1\n")
    assert (ran.code, ran.err) == (0, NOTICE)
    assert record_in(ran.out).endswith("\n\n")  # no decision was made
