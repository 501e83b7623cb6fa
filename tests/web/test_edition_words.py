"""The words of the pages of own editions: in both languages the same, and all that the pages ask for."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from sousbois.core.words import LANGUAGES
from sousbois.web.rendering import FOLDER
from tests import ftl

WORDS = FOLDER / "editions"
PAGES = ("edition", "edition_link", "edition_look", "edition_new", "edition_note", "edition_sheet", "table_rules")
OF_THE_HAMSTER = {"label-ones", "label-timer"}

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def messages(language: str) -> list[str]:
    """The names of all messages."""
    return [entry.id.name for entry in ftl.entries(WORDS, language) if isinstance(entry, ast.Message)]


@in_every_language
def test_every_line_is_understood_and_no_message_stands_twice(language: str) -> None:
    assert not [entry.content for entry in ftl.entries(WORDS, language) if isinstance(entry, ast.Junk)]
    assert len(messages(language)) == len(set(messages(language)))


def test_both_languages_have_the_same_messages_about_the_same_values() -> None:
    assert ftl.variables(WORDS, "fr") == ftl.variables(WORDS, "en")


@in_every_language
def test_the_words_are_set_in_good_type(language: str) -> None:
    wrong = r"['\"]|\.\.\."
    if language == "fr":
        wrong += r"|(?<!\u00a0)[:;!?»]|«(?!\u00a0)"
    assert [text for text in ftl.texts(WORDS, language) if re.search(wrong, text)] == []


@pytest.mark.parametrize("page", PAGES)
def test_a_page_asks_only_for_words_that_there_are(page: str) -> None:
    asked = re.findall(r"""say\(["']([a-z-]+)["']""", (FOLDER / "templates" / f"{page}.html").read_text("utf-8"))
    assert set(asked) <= set(messages("en")) | OF_THE_HAMSTER
