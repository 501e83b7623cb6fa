"""The outcome told in words, where points alone do not decide."""

from __future__ import annotations

import io
import sys

import pytest

import sousbois
from sousbois.core.outcome import ranked
from sousbois.terminal.language import terminal_words
from sousbois.terminal.narrator import Narrator
from sousbois.terminal.screen import Screen

NAMES = ("You", "Alma", "Boris")


def told(monkeypatch: pytest.MonkeyPatch, language: str, *standings: tuple[int, int]) -> str:
    """What is shown when seats have these points and best days."""
    out = io.StringIO()
    monkeypatch.setattr(sys, "stdout", out)
    table = sousbois.game("hunt").table(seats=3, seed=1)
    narrator = Narrator(Screen(), terminal_words(language, table.setup.game), table, NAMES, reader=0)
    narrator.show_outcome(ranked(table.setup.game.steps, list(standings)))
    return out.getvalue().replace("\xa0", " ").replace("\n", " ")


def test_a_tie_tells_who_was_level_and_what_parted_them(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = told(monkeypatch, "en", (30, 12), (30, -14), (20, 20))
    assert "You win with 30 points." in shown
    assert "Level until then: You, Alma. Compared next, best single day (J14): You 12, Alma −14." in shown
    assert "What decided the game: best single day (J14)." in shown


def test_a_tie_is_told_in_french(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = told(monkeypatch, "fr", (20, 20), (30, 12), (30, 14))
    assert "À égalité jusque-là : Alma, Boris." in shown
    assert "On compare alors le meilleur jour de chasse (J14) : Alma 12, Boris 14." in shown


def test_a_shared_victory_names_the_winners(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = told(monkeypatch, "en", (30, 12), (30, 12), (20, 20))
    assert "The victory is shared, with 30 points each: You, Alma." in shown


def test_points_that_decide_alone_need_no_tie_break(monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Level until then" not in told(monkeypatch, "en", (30, 12), (29, 12), (20, 20))
