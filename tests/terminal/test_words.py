"""The words of the terminal, in both languages."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from sousbois.core.words import LANGUAGES, Words
from sousbois.games import load, names
from sousbois.terminal.language import TERMINAL_WORDS, terminal_words
from tests import ftl

VALUES: dict[str, tuple[str | float, ...]] = {
    "answer": ("xyz",),
    "choices": (41,),
    "clause": ("J5",),
    "commitment": ("25b40d02",),
    "count": (0, 1, 2),
    "day": (1, 4),
    "decisions": (0, 1, 2),
    "default": (40,),
    "detail": ("KeyError", "30", "None"),
    "example": ("wolf",),
    "file": ("hunt.txt",),
    "first": ("J1",),
    "futures": (0, 1, 2, 12345),
    "game": ("hunt",),
    "hash": ("aa812db083dff74d",),
    "high": (200,),
    "id": ("hunt-2011",),
    "kind": ("easy", "medium", "hard", "expert", "greedy", "random", "hedgehog-3000"),
    "last": ("J14",),
    "least": (3,),
    "low": (1,),
    "margin": (1, 10),
    "most": (5,),
    "name": ("turn_limit",),
    "names": ("Alma, Boris",),
    "points": (0.0, 1.0, 22.84),
    "purpose": ("how many turns (M8)",),
    "reason": ("no room",),
    "reconstructed": (0, 3),
    "result": ("1 2 3",),
    "seat": (0, 4),
    "seat_is": ("you", "other"),
    "seats": (4,),
    "seed": ("7",),
    "share": (0, 41, 100),
    "sourced": (0, 15),
    "step": ("X",),
    "sureness": ("only", "clear", "likely", "open"),
    "tables": ("card 10",),
    "title": ("Jagdfieber (2011)",),
    "values": ("Alma 3, Boris 2",),
}

MESSAGES = ftl.variables(TERMINAL_WORDS, "en")

every_message = pytest.mark.parametrize("message", MESSAGES)
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


WORDS = {language: Words(language, TERMINAL_WORDS) for language in LANGUAGES}


def sentences(language: str, message: str) -> list[str]:
    return ftl.every_sentence(WORDS[language], message, MESSAGES[message], VALUES)


@in_every_language
def test_every_line_is_understood_and_no_message_stands_twice(language: str) -> None:
    body = ftl.entries(TERMINAL_WORDS, language)
    ids = [entry.id.name for entry in body if isinstance(entry, ast.Message)]
    assert not [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert len(ids) == len(set(ids))


def test_both_languages_have_the_same_messages_with_the_same_variables() -> None:
    assert ftl.variables(TERMINAL_WORDS, "fr") == MESSAGES


@pytest.mark.parametrize("game", names())
def test_the_terminal_and_a_game_never_have_a_message_of_the_same_name(game: str) -> None:
    assert not set(MESSAGES) & set(ftl.variables(load(game).folder / "words", "en"))


@in_every_language
@every_message
def test_every_message_is_whole_for_every_value(language: str, message: str) -> None:
    for sentence in sentences(language, message):
        assert sentence == sentence.strip()
        assert not re.search(r"[{}\u2068\u2069\n'\"]|  ", sentence)


@every_message
def test_french_keeps_its_double_punctuation_on_the_line(message: str) -> None:
    for sentence in sentences("fr", message):
        assert not re.search(r"(?<!\u00a0)[:;!?»]|«(?!\u00a0)", sentence)


@pytest.mark.parametrize(
    ("variables", "language"),
    [
        ({"LANG": "fr_FR.UTF-8"}, "fr"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({}, "en"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "en_US.UTF-8"}, "en"),
        ({"LANG": "en_US.UTF-8", "LC_MESSAGES": "fr_CH.UTF-8"}, "fr"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": ""}, "fr"),
    ],
)
def test_the_environment_chooses_the_language(
    monkeypatch: pytest.MonkeyPatch, variables: dict[str, str], language: str
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    assert terminal_words(None).language == language
