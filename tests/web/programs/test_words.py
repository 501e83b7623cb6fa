"""The words that programs are told: in both languages the same, and for every reason there is."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import ast

import sousbois
from sousbois.core.words import LANGUAGES
from sousbois.web.rendering import FOLDER, page_words
from tests import ftl

WORDS = FOLDER / "api"


def test_both_languages_have_the_same_messages_about_the_same_values() -> None:
    assert ftl.variables(WORDS, "fr") == ftl.variables(WORDS, "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_is_understood(language: str) -> None:
    assert not [entry.content for entry in ftl.entries(WORDS, language) if isinstance(entry, ast.Junk)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_has_words(language: str) -> None:
    sources = Path(sousbois.__file__).parent.rglob("*.py")
    reasons = {reason for path in sources for reason in re.findall(r'reason="([a-z-]+)"', path.read_text("utf-8"))}
    assert {"full", "no-spectators", "stale"} <= reasons
    for reason in reasons:
        assert page_words(language).say(f"not-allowed-{reason}")
