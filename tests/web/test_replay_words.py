"""The words of games watched again: the same in both languages, in good type, and all that templates ask for."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from sousbois.core.words import LANGUAGES
from sousbois.games import load, names
from sousbois.web.rendering import FOLDER
from tests import ftl

WORDS = FOLDER / "replay"
TEMPLATES = [FOLDER / "templates" / name for name in ("replay.html", "shown.html", "upload.html")]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


@in_every_language
def test_every_line_is_understood_and_no_message_stands_twice(language: str) -> None:
    entries = ftl.entries(WORDS, language)
    assert not [entry.content for entry in entries if isinstance(entry, ast.Junk)]
    messages = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]
    assert len(messages) == len(set(messages))


def test_both_languages_have_the_same_messages_about_the_same_values() -> None:
    assert ftl.variables(WORDS, "fr") == ftl.variables(WORDS, "en")


@in_every_language
def test_the_words_are_set_in_good_type(language: str) -> None:
    wrong = r"['\"]|\.\.\."
    if language == "fr":
        wrong += r"|(?<!\u00a0)[:;!?»]|«(?!\u00a0)"
    assert [text for text in ftl.texts(WORDS, language) if re.search(wrong, text)] == []


@in_every_language
@pytest.mark.parametrize("game", names())
def test_the_templates_ask_only_for_words_that_there_are(language: str, game: str) -> None:
    sources = load(game).folder / "words", *(FOLDER / name for name in ("words", "table", "replay"))
    there = {
        entry.id.name for source in sources for entry in ftl.entries(source, language) if isinstance(entry, ast.Message)
    }
    for template in [*TEMPLATES, *(FOLDER / "templates" / "open").glob("*.html")]:
        asked = set(re.findall(r"""say\(["']([a-z-]+)["'][,)]""", template.read_text("utf-8")))
        assert asked <= there, template.name
