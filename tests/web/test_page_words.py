"""The words of the pages: in both languages the same, and all that the pages ask for."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

from sousbois.core.words import LANGUAGES
from sousbois.games import load, names
from sousbois.web.rendering import FOLDER, PAGES
from tests import ftl

TEMPLATES = [path.stem for path in sorted((FOLDER / "templates").glob("*.html"))]
"""The pages, but for what is drawn of one game."""

in_every_language = pytest.mark.parametrize("language", LANGUAGES)
in_every_file = pytest.mark.parametrize("words", PAGES, ids=lambda words: words.name)


def messages(words: Path, language: str) -> list[str]:
    """The names of all messages of a file."""
    return [entry.id.name for entry in ftl.entries(words, language) if isinstance(entry, ast.Message)]


@in_every_file
@in_every_language
def test_every_line_is_understood_and_no_message_stands_twice(words: Path, language: str) -> None:
    assert not [entry.content for entry in ftl.entries(words, language) if isinstance(entry, ast.Junk)]
    found = messages(words, language)
    assert len(found) == len(set(found))


@in_every_file
def test_both_languages_have_the_same_messages_about_the_same_values(words: Path) -> None:
    assert ftl.variables(words, "fr") == ftl.variables(words, "en")


@in_every_file
@in_every_language
def test_the_words_are_set_in_good_type(words: Path, language: str) -> None:
    wrong = r"['\"]|\.\.\."
    if language == "fr":
        wrong += r"|(?<!\u00a0)[:;!?»]|«(?!\u00a0)"
    assert [text for text in ftl.texts(words, language) if re.search(wrong, text)] == []


@pytest.mark.parametrize("page", TEMPLATES)
def test_a_page_asks_only_for_words_that_there_are(page: str) -> None:
    asked = re.findall(r"""say\(["']([a-z-]+)["'][,)]""", (FOLDER / "templates" / f"{page}.html").read_text("utf-8"))
    known = {name for words in PAGES for name in messages(words, "en")}
    if page.startswith("edition"):  # what stands on sheets and cards is said in the words of their games
        known |= {name for game in names() for name in messages(load(game).folder / "words", "en")}
        known |= {name for game in names() for name in messages(FOLDER / "tables" / game, "en")}
    assert set(asked) <= known
