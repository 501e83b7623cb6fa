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


@pytest.mark.parametrize(
    ("language", "option"),
    [
        ("en", "advanced=true — advanced variant: the cats no longer cause sudden death"),
        ("en", "round_limit=100 — after how many rounds the game ends (M8); from 1 to 1,000"),
        ("fr", "round_limit=100 — après combien de manches la partie s’arrête (M8) ; de 1 à 1 000"),
    ],
)
def test_options_are_listed_as_they_are_set_with_what_they_are_for(language: str, option: str) -> None:
    shown = " ".join(piped("games", "--lang", language).out.replace("\xa0", " ").replace("\u202f", " ").split())
    assert option in shown


def test_every_game_is_listed() -> None:
    shown = piped("games").out
    assert all(f"{name}  " in shown for name in names())
