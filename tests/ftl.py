"""Fluent files under test: what their messages mention, and every sentence that they can make."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from itertools import product
from pathlib import Path

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from sousbois.core.words import Words


class Mentions(Visitor):
    """The variables and the other messages that a pattern mentions."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.VariableReference):
            self.variables.add(node.id.name)
        if isinstance(node, ast.MessageReference):
            self.messages.add(node.id.name + (f".{node.attribute.name}" if node.attribute else ""))
        super().generic_visit(node)


@cache
def entries(source: Path, language: str) -> Sequence[ast.EntryType]:
    """The entries of the file `<source>.<language>.ftl`."""
    text = Path(f"{source}.{language}.ftl").read_text(encoding="utf-8")
    return FluentParser(with_spans=False).parse(text).body


def variables(source: Path, language: str) -> dict[str, set[str]]:
    """The variables of every message and attribute, those of the messages it mentions included."""
    mentions: dict[str, Mentions] = {}
    for entry in entries(source, language):
        if isinstance(entry, ast.Message):
            patterns = {entry.id.name: entry.value}
            patterns |= {f"{entry.id.name}.{attribute.id.name}": attribute.value for attribute in entry.attributes}
            for name, pattern in patterns.items():
                mentions[name] = Mentions()
                mentions[name].visit(pattern)

    def reached(name: str) -> set[str]:
        return mentions[name].variables.union(*map(reached, mentions[name].messages))

    return {name: reached(name) for name in mentions}


class _Texts(Visitor):
    """The pieces of text that stand in patterns."""

    def __init__(self) -> None:
        self.pieces: list[str] = []

    def generic_visit(self, node: ast.BaseNode) -> None:
        if isinstance(node, ast.TextElement):
            self.pieces.append(node.value)
        super().generic_visit(node)


def texts(source: Path, language: str) -> list[str]:
    """All pieces of text of a file, between what it puts in for variables and other messages."""
    found = _Texts()
    for entry in entries(source, language):
        found.visit(entry)
    return found.pieces


def every_sentence(
    words: Words, message: str, names: set[str], values: Mapping[str, Sequence[str | float]]
) -> list[str]:
    """What a message says for every combination of these values of its variables."""
    columns = sorted(names)
    rows = product(*(values[name] for name in columns))
    return [words.say(message, **dict(zip(columns, row, strict=True))) for row in rows]
