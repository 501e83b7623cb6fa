"""Searching the rules: the clauses and cards that have all the words looked for, however these are written.

Capital letters and accents do not matter, nor does the order; the beginning of a word is enough. `static/rulebook.js`
does the same while somebody types.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

from markupsafe import Markup, escape

from sousbois.core.words import Words
from sousbois.games import load, names
from sousbois.web.rendering import FOLDER
from sousbois.web.ruletext import RuleText
from sousbois.web.things import things_of

LONGEST = 80
"""The letters of a query that are looked at."""
MOST_WORDS = 8
MOST_SHOWN = 50
EXCERPT = 280
"""About how many letters of a passage are shown."""

_WORD = re.compile(r"[^\W_]+")
_CLAUSE = re.compile(r"[a-z]\d+")
_LIGATURES = str.maketrans({"œ": "oe", "æ": "ae"})
_SHORT = 3
"""Words no longer than this keep an s at their end."""


class Passage(NamedTuple):
    """Something that can be found."""

    game: str
    edition: str
    """The edition that it is printed in; empty for a clause, which holds for all."""
    anchor: str
    """Where it stands on the page of the rules."""
    id: str
    """The number of a clause; cards have none."""
    title: str
    text: str


class Found(NamedTuple):
    """A passage that has all the words, with those words marked."""

    passage: Passage
    title: Markup
    excerpt: Markup


class Results(NamedTuple):
    """What was found."""

    total: int
    shown: list[Found]
    """The first of it."""


def folded(text: str) -> str:
    """Small letters without accents."""
    letters = unicodedata.normalize("NFD", text.lower())
    return "".join(letter for letter in letters if not unicodedata.combining(letter)).translate(_LIGATURES)


def words_of(query: str) -> list[str]:
    """What is looked for: no more than people type, each word without an ending of the plural."""
    found = _WORD.findall(folded(query[:LONGEST]))[:MOST_WORDS]
    return [word[:-1] if len(word) > _SHORT and word[-1] in "sx" else word for word in found]


def search(query: str, language: str, games: Sequence[str] = ()) -> Results:
    """What there is about something in the rules of these games, or of all: a clause asked for by its number comes
    first, then what has the words in its title."""
    wanted = words_of(query)
    ranked: list[tuple[bool, int, Passage]] = []
    for game in (games or names()) if wanted else ():
        for passage in _passages(game, language):
            is_asked_for = passage.id.lower() in wanted
            in_title = [word for word in wanted if _has(passage.title, word) or word == passage.id.lower()]
            if all(word in in_title or _has(passage.text, word) for word in wanted):
                ranked.append((not is_asked_for, -len(in_title), passage))
    ranked.sort(key=lambda each: each[:2])
    return Results(len(ranked), [_marked(passage, wanted) for *_, passage in ranked[:MOST_SHOWN]])


@cache
def _passages(game: str, language: str) -> tuple[Passage, ...]:
    """All that can be found in the rules of a game."""
    return (*_clauses(game, language), *_cards(game, language))


def _clauses(game: str, language: str) -> Iterator[Passage]:
    for chapter in RuleText(game, language).chapters:
        for clause in chapter.clauses:
            title, text = clause.title.striptags(), clause.body.striptags()
            yield Passage(game, "", f"clause-{clause.id}", clause.id, title, text)


def _cards(game: str, language: str) -> Iterator[Passage]:
    rules = load(game)
    words = Words(language, rules.folder / "words", FOLDER / "rules")
    for edition in rules.editions:
        for group in things_of(game).listed(rules.edition(edition), words):
            for thing in group.things:
                said = " ".join(filter(None, (thing.text, " · ".join(fact.says for fact in thing.facts))))
                yield Passage(game, edition, f"card-{thing.name}", "", thing.title, said)


def _has(text: str, wanted: str) -> bool:
    return any(_is_meant(word, wanted) for word in _folded_words(text))


@cache
def _folded_words(text: str) -> tuple[str, ...]:
    """The words of a passage, folded: every search goes through all of them."""
    return tuple(_WORD.findall(folded(text)))


def _is_meant(word: str, wanted: str) -> bool:
    """Whether a word begins with what is looked for; the number of a clause must be just that."""
    return word == wanted if _CLAUSE.fullmatch(wanted) else word.startswith(wanted)


def _marked(passage: Passage, wanted: Sequence[str]) -> Found:
    return Found(passage, _with_marks(passage.title, wanted), _with_marks(_excerpt(passage.text, wanted), wanted))


def _with_marks(text: str, wanted: Sequence[str]) -> Markup:
    """A text with the words marked that are looked for."""
    made, end = Markup(), 0
    for match in _hits(text, wanted):
        made += escape(text[end : match.start()]) + Markup("<mark>{}</mark>").format(match[0])
        end = match.end()
    return made + escape(text[end:])


def _hits(text: str, wanted: Sequence[str]) -> Iterator[re.Match[str]]:
    for match in _WORD.finditer(text):
        if any(_is_meant(folded(match[0]), word) for word in wanted):
            yield match


def _excerpt(text: str, wanted: Sequence[str]) -> str:
    """The part of a text where the words begin to come, cut between words."""
    first = next((match.start() for match in _hits(text, wanted)), 0)
    begin = 0 if first < EXCERPT // 2 else text.rfind(" ", 0, first - EXCERPT // 4) + 1
    end = begin + EXCERPT
    end = len(text) if end >= len(text) else text.rfind(" ", begin, end)
    return f"{'… ' if begin else ''}{text[begin:end]}{' …' if end < len(text) else ''}"
