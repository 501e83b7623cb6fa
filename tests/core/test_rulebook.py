"""The rules in our own words, clause by clause."""

from __future__ import annotations

import pytest

from sousbois.core.rulebook import clauses, rulebook
from sousbois.core.words import LANGUAGES
from sousbois.games import names


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", names())
def test_every_paragraph_in_bold_is_a_clause_with_title_and_text(game: str, language: str) -> None:
    found = clauses(game, language)
    paragraphs = [part for part in rulebook(game, language).split("\n\n") if part.lstrip().startswith("**")]
    assert len(found) == len(paragraphs)
    assert all(clause.id == name and clause.title and clause.text for name, clause in found.items())


def test_what_stands_right_under_a_clause_belongs_to_it() -> None:
    assert "Hunter" in clauses("hunt", "en")["J12"].text
