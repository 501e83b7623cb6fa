"""The rules in our own words: `docs/rules/<game>.<language>.md`, one numbered clause a paragraph.

A clause is written `**J3 · Choose and reveal** — All choose …`; lines below it, up to a blank line, belong to it.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

_CLAUSE = re.compile(r"\*\*([A-Z]\d+) · (.+?)\*\* — (.*)", re.DOTALL)
_PACKAGE = Path(__file__).parents[1]


@dataclass(frozen=True)
class Clause:
    """One numbered clause."""

    id: str
    title: str
    text: str


def rulebook(game: str, language: str) -> str:
    """The whole document, in Markdown."""
    return (_folder() / f"{game}.{language}.md").read_text(encoding="utf-8")


def clauses(game: str, language: str) -> dict[str, Clause]:
    """The clauses of a game by id, in order."""
    paragraphs = rulebook(game, language).split("\n\n")
    found = [Clause(*match.groups()) for paragraph in paragraphs if (match := _CLAUSE.match(paragraph.strip()))]
    return {clause.id: clause for clause in found}


def _folder() -> Path:
    """Inside an installed package, or beside the sources in a checkout."""
    installed = _PACKAGE / "docs" / "rules"
    return installed if installed.is_dir() else _PACKAGE.parents[1] / "docs" / "rules"
