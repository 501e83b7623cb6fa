"""The words of games watched again: all that their templates ask for."""

from __future__ import annotations

import re

import pytest
from fluent.syntax import ast

from sousbois.core.words import LANGUAGES
from sousbois.games import load, names
from sousbois.web.rendering import FOLDER
from tests import ftl

TEMPLATES = [FOLDER / "templates" / name for name in ("replay.html", "shown.html", "upload.html")]

in_every_language = pytest.mark.parametrize("language", LANGUAGES)


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
