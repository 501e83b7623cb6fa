"""Rulebooks, rules, words and tests cite the same clauses."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import groupby
from pathlib import Path

import pytest

from sousbois.core.game import Game
from sousbois.core.option import settings_of
from sousbois.core.rulebook import clauses, rulebook
from sousbois.core.words import LANGUAGES
from sousbois.games import load, names

TESTS = Path(__file__).parents[1] / "rules"
NOT_OF_RULES = ("test_words.py",)
"""Files beside the tests of rules that check no clause."""

in_every_game = pytest.mark.parametrize("game", [load(name) for name in names()], ids=names())
in_every_language = pytest.mark.parametrize("language", LANGUAGES)

_CITED = re.compile(r"\b([A-Z])(\d+)(?:–\1(\d+))?\b")
"""`J5`, or `J5–J7` for all from one to the other."""
_LEADING = re.compile(r"[A-Z]\d+(–[A-Z]\d+)?(, [A-Z]\d+(–[A-Z]\d+)?)* ")


def cited(text: str) -> set[str]:
    """Return the clauses that a text mentions."""
    found = set()
    for letter, first, last in _CITED.findall(text):
        found |= {f"{letter}{number}" for number in range(int(first), int(last or first) + 1)}
    return found


@cache
def parsed(path: Path) -> ast.Module:
    """Return the syntax tree of a file. Several tests read the same files, and parsing takes its time."""
    return ast.parse(path.read_text(encoding="utf-8"))


def docstrings(path: Path) -> Iterator[tuple[str, str]]:
    """Yield the name and the docstring of every function and class of a file that has one."""
    for node in ast.walk(parsed(path)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and (said := ast.get_docstring(node)):
            yield node.name, said


def sources(game: Game) -> list[Path]:
    """Return the files in which a game's rules are written."""
    return sorted(game.folder.glob("*.py"))


def checks_of(game: Game) -> list[Path]:
    """Return the files in which a game's rules are tested."""
    return sorted(path for path in (TESTS / game.name).glob("test_*.py") if path.name not in NOT_OF_RULES)


def test_range_cites_every_clause_in_it() -> None:
    assert cited("J5–J7, J11 The prey, see J2 (J3).") == {"J5", "J6", "J7", "J11", "J2", "J3"}
    assert cited("xoshiro256, U+00A0, word64") == set()


@in_every_game
def test_languages_have_the_same_clauses_in_order(game: Game) -> None:
    first, *others = [list(clauses(game.name, language)) for language in LANGUAGES]
    assert first
    assert others == [first] * len(others)


@in_every_game
@in_every_language
def test_clauses_are_numbered_consecutively(game: Game, language: str) -> None:
    """Each chapter of rulings may have a letter of its own."""
    written = re.findall(r"^\*\*([A-Z]\d+) ", rulebook(game.name, language), re.MULTILINE)
    letters = [(letter, len(list(ids))) for letter, ids in groupby(written, key=lambda written_id: written_id[0])]
    assert written == [f"{letter}{number}" for letter, count in letters for number in range(1, count + 1)]
    assert written == list(clauses(game.name, language))


@in_every_game
@in_every_language
def test_rulebook_refers_to_its_own_clauses_only(game: Game, language: str) -> None:
    assert cited(rulebook(game.name, language)) == set(clauses(game.name, language))


@in_every_game
def test_declarations_cite_existing_clauses(game: Game) -> None:
    members = [*game.rules.Event, *game.rules.Refusal, *game.steps, *settings_of(game.options).values()]
    assert {member.clause for member in members} <= set(clauses(game.name, "en"))


@in_every_game
def test_rules_cite_existing_clauses(game: Game) -> None:
    known = set(clauses(game.name, "en"))
    wrong = {name: cited(said) - known for path in sources(game) for name, said in docstrings(path)}
    assert {name: unknown for name, unknown in wrong.items() if unknown} == {}


@in_every_game
def test_every_clause_is_cited_by_a_rule(game: Game) -> None:
    headed = [said for path in sources(game) for _, said in docstrings(path) if _LEADING.match(said)]
    assert set(clauses(game.name, "en")) - cited("\n".join(headed)) == set()


@in_every_game
@in_every_language
def test_words_cite_existing_clauses(game: Game, language: str) -> None:
    words = (game.folder / f"words.{language}.ftl").read_text(encoding="utf-8")
    assert cited(words) <= set(clauses(game.name, language))


@in_every_game
def test_checks_of_rules_begin_with_their_clauses(game: Game) -> None:
    known = set(clauses(game.name, "en"))
    for path in checks_of(game):
        said = dict(docstrings(path))
        for node in parsed(path).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                head = _LEADING.match(said.get(node.name, ""))
                assert head, f"{path.name}: {node.name}"
                assert cited(head[0]) <= known, f"{path.name}: {node.name}"


@in_every_game
def test_every_clause_is_cited_by_a_test(game: Game) -> None:
    heads = [_LEADING.match(said) for path in checks_of(game) for name, said in docstrings(path) if name[:5] == "test_"]
    assert set(clauses(game.name, "en")) - cited(" ".join(head[0] for head in heads if head)) == set()
