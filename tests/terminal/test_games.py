"""`sousbois games`: the list of games."""

from __future__ import annotations

import pytest

from sousbois.games import names
from tests.terminal.command import piped


@pytest.mark.parametrize(
    ("language", "title", "facts"),
    [
        ("en", "hunt  Hunt (Jagdfieber)", "3 to 5 players · editions: hunt-2011 · no options"),
        ("fr", "hunt  La chasse (Jagdfieber)", "de 3 à 5 joueurs · éditions : hunt-2011 · aucune option"),
    ],
)
def test_a_game_is_listed_with_what_can_be_chosen(language: str, title: str, facts: str) -> None:
    ran = piped("games", "--lang", language)
    assert (ran.code, ran.err) == (0, "")
    shown = ran.out.replace("\xa0", " ")
    assert title in shown
    assert facts in shown


def test_every_game_is_listed() -> None:
    shown = piped("games").out
    assert all(f"{name}  " in shown for name in names())
