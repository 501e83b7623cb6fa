"""The rules document of a game as HTML: chapters of numbered clauses, and in their text a link to every clause named.

Only the few marks that the documents use are understood: whatever else stands there, HTML above all, is shown as text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markupsafe import Markup

from sousbois.core.rulebook import clauses, rulebook

_MARKS = ("backticks", "blockquote", "emphasis", "list", "table")
_CLAUSE_ID = re.compile(r"\b([A-Z]\d+)\b")
_CHAPTER = "## "
_CLAUSE = "**"
_EXAMPLE = ">"


@dataclass(frozen=True)
class ClauseText:
    """One clause."""

    id: str
    title: Markup
    body: Markup


@dataclass(frozen=True)
class Chapter:
    """The clauses under one heading."""

    title: Markup
    clauses: list[ClauseText]


class RuleText:
    """The rules of one game in one language. `page` is the address of the page that links to clauses lead to; without
    it they stay on the page where they stand."""

    def __init__(self, game: str, language: str, page: str = "") -> None:
        self._markdown = MarkdownIt("zero").enable(list(_MARKS))
        self._page = page
        self._clauses = clauses(game, language)
        self._blocks = [block.strip() for block in rulebook(game, language).split("\n\n")]

    @cached_property
    def introduction(self) -> Markup:
        """What stands between the title and the first chapter."""
        first = next(at for at, block in enumerate(self._blocks) if block.startswith(_CHAPTER))
        return self._html("\n\n".join(self._blocks[1:first]), "")

    @cached_property
    def chapters(self) -> list[Chapter]:
        """The clauses in their order."""
        rest = iter(self._clauses.values())
        found: list[Chapter] = []
        for block in self._blocks:
            if block.startswith(_CHAPTER):
                found.append(Chapter(self._inline(block.removeprefix(_CHAPTER)), []))
            elif block.startswith(_CLAUSE):
                clause = next(rest)
                found[-1].clauses.append(
                    ClauseText(clause.id, self._inline(clause.title), self._html(clause.text, clause.title))
                )
        return found

    def quoted(self, reference: str) -> ClauseText:
        """A clause without its examples; or, for `I40 daze`, what its table says in the row `daze`."""
        name, _, row = reference.partition(" ")
        clause = self._clauses[name]
        lines = clause.text.splitlines()
        if row:
            ((_, _, said, _),) = [line.split("|") for line in lines if line.startswith(f"| `{row}` |")]
            lines = [said.strip()]
        told = "\n".join(line for line in lines if not line.startswith(_EXAMPLE))
        return ClauseText(clause.id, self._inline(clause.title), self._html(told, clause.title))

    def _html(self, text: str, title: str) -> Markup:
        """Paragraphs, lists, tables and examples; the title says what they are about."""
        tokens: list[Token] = []
        for token in self._markdown.parse(text):
            token.children = token.children and list(self._linked(token.children))
            tokens += _set_for_browsers(token, title)
        return Markup(self._markdown.renderer.render(tokens, self._markdown.options, {}))

    def _inline(self, text: str) -> Markup:
        """A text within a line."""
        return Markup(self._markdown.renderInline(text))

    def _linked(self, tokens: Sequence[Token]) -> Iterator[Token]:
        """The tokens of a line, with every clause in their text made a link."""
        for token in tokens:
            if token.type != "text":
                yield token
                continue
            for piece in _CLAUSE_ID.split(token.content):
                if piece in self._clauses:
                    yield Token("html_inline", "", 0, content=self._link(piece))
                else:
                    yield Token("text", "", 0, content=piece)

    def _link(self, name: str) -> Markup:
        return Markup('<a class="clause" href="{page}#clause-{name}" data-clause="{name}">{name}</a>').format(
            page=self._page, name=name
        )


def _set_for_browsers(token: Token, title: str) -> Iterator[Token]:
    """A table can be scrolled where it is too wide, by keys as well, and its columns are set by classes: browsers are
    told to refuse styles within a page."""
    if token.type == "table_open":
        frame = Markup('<div class="widetable" role="group" tabindex="0" aria-label="{}">\n').format(title)
        yield Token("html_block", "", 0, content=frame)
    if token.attrs.pop("style", None) == "text-align:right":
        token.attrs["class"] = "number"
    if token.type == "th_open":
        token.attrs["scope"] = "col"
    yield token
    if token.type == "table_close":
        yield Token("html_block", "", 0, content="</div>\n")
