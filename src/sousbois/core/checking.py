"""All that can be wrong with an edition, in words. A complaint names the part, a table or a card, then the field:

    card wolf: copies: Expected `int` >= 0

A game says which tables its editions have and what can be wrong with them; what one mistake would only repeat of
another is not looked at.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import IntEnum
from functools import cache
from itertools import islice
from typing import Any, TypeVar, get_args, get_origin
from unicodedata import category

import msgspec

from sousbois.core.edition import EditionSource, Head, Title, read_toml
from sousbois.core.errors import Unreadable
from sousbois.core.naming import names_of

MOST_COMPLAINTS = 100
"""Nobody reads more of them at once."""
LONGEST_ID = 60
LONGEST_NAME, LONGEST_TEXT = 80, 600
"""Signs of a name or a title, and of whatever else is printed."""

ID = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")
_HEAD_ID = re.compile(r"[A-Za-z0-9][A-Za-z0-9._-]*")
_NAMES = ("title", "name")
_ONE_LINE = ("Cc", "Zl", "Zp")
"""The kinds of signs that end a line, or are none to be read."""
_AT = re.compile(r"(.*?)(?: - at `\$(.*)`)?", re.DOTALL)

Sheet = TypeVar("Sheet")
Tables = Mapping[str, Any]
Content = Callable[[str, Any], Iterator[str]]
"""Says what is wrong with a field, by its name and its value, that has the right type."""


# An edition


def complaints(source: EditionSource, known: tuple[str, ...], wrong: Callable[[Tables], Iterator[str]]) -> list[str]:
    """All that is wrong with an edition that should have these tables; nothing if it can be played."""
    try:
        tables = read_toml(source)
    except Unreadable as error:
        return [str(error)]
    return [f"{source}: {each}" for each in islice(_all_wrong(tables, known, wrong), MOST_COMPLAINTS)]


def checked(source: EditionSource, known: tuple[str, ...], wrong: Callable[[Tables], Iterator[str]]) -> dict[str, Any]:
    """The tables of an edition; an error is the first of its complaints."""
    tables = read_toml(source)
    for complaint in _all_wrong(tables, known, wrong):
        raise Unreadable(f"{source}: {complaint}")
    return tables


def _all_wrong(tables: Tables, known: tuple[str, ...], wrong: Callable[[Tables], Iterator[str]]) -> Iterator[str]:
    others = [name for name in tables if name not in known]
    absent = [f"[{name}]" for name in known if name not in tables]
    if others:
        yield from (f"[{name}]: unknown table (expected: {', '.join(known)})" for name in others)
    elif absent:
        yield f"{', '.join(absent)}: missing"
    else:
        yield from wrong(tables)


# Its rows


def wrong_rows(table: str, rows: Any, names: type[IntEnum], kind: type[msgspec.Struct]) -> Iterator[str]:
    """The rows [[table]]: each of some names is the `id` of exactly one."""
    if not is_rows(rows):
        yield f"[[{table}]]: expected a list of tables"
        return
    expected = names_of(names)
    seen = set()
    for name, row in called(rows):
        if name in seen:
            yield f"{table} {name}: id: stands there twice"
        elif "id" in row and name not in expected:
            yield f"{table} {name}: id: unknown (expected one of {', '.join(expected)})"
        seen.add(name)
        yield from (f"{table} {name}: {text}" for text in wrong_fields(kind, row))
    yield from (f"{table} {name}: missing" for name in expected if name not in seen)


def is_rows(data: Any) -> bool:
    """Whether something is a list of tables."""
    return isinstance(data, list) and all(isinstance(row, dict) for row in data)


def called(rows: list[dict[str, Any]]) -> Iterator[tuple[str, dict[str, Any]]]:
    """Rows with what complaints call them: by their id, or by their number."""
    for number, row in enumerate(rows, 1):
        yield str(row.get("id", f"number {number}"))[:LONGEST_ID], row


def rows_of(rows: Any, names: type[IntEnum], kind: type[Sheet]) -> list[Sheet]:
    """Rows that nothing is wrong with, in the order of some names."""
    found = {row["id"]: msgspec.convert(row, kind) for row in rows}
    return [found[name] for name in names_of(names)]


# The fields of a row


def no_more(_name: str, _value: Any) -> Iterator[str]:
    """Whatever has the right type is right."""
    return iter(())


def wrong_fields(kind: type[msgspec.Struct], row: Any, content: Content = no_more) -> Iterator[str]:
    """Fields that are unknown, missing, of a wrong type, or that say something that cannot be."""
    if not isinstance(row, dict):
        yield "expected a table"
        return
    fields = fields_of(kind)
    for name in row:
        if name not in fields:
            yield f"{name}: unknown (known: {', '.join(fields)})"
    for name, field in fields.items():
        if name in row:
            wrong = [*_wrong_type(name, row[name], field.type)] or [*_wrong_text(kind, name, row[name], field.type)]
            yield from wrong or content(name, row[name])
        elif field.required:
            yield f"{name}: missing"


def not_among(field: str, words: Sequence[str], known: Sequence[str]) -> Iterator[str]:
    """The words of a field that nobody knows, or that stand there twice."""
    for at, word in enumerate(words):
        if word not in known:
            yield f"{field}: {word!r} is none of {', '.join(known)}"
        elif word in words[:at]:
            yield f"{field}: {word} stands there twice"


@cache
def fields_of(kind: type[msgspec.Struct]) -> dict[str, msgspec.structs.FieldInfo]:
    """The fields of a struct by name."""
    return {field.name: field for field in msgspec.structs.fields(kind)}


def _wrong_type(name: str, value: Any, kind: Any) -> Iterator[str]:
    if get_origin(kind) is dict and isinstance(value, dict):
        for key, part in value.items():
            yield from _wrong_type(f"{name}.{key}", part, get_args(kind)[1])
    elif isinstance(kind, type) and issubclass(kind, msgspec.Struct) and isinstance(value, dict):
        yield from (f"{name}.{text}" for text in wrong_fields(kind, value))
    else:
        try:
            msgspec.convert(value, kind)
        except msgspec.ValidationError as error:
            text, where = _AT.fullmatch(str(error)).groups("")  # type: ignore[union-attr]  # it always matches
            yield f"{name}{where}: {text}"


def _wrong_text(kind: type[msgspec.Struct], name: str, value: Any, field: Any) -> Iterator[str]:
    """The id of an edition stands in records, within one line and between quotation marks; so do names in a log."""
    if name == "id" and issubclass(kind, Head):
        if not _HEAD_ID.fullmatch(value) or len(value) > LONGEST_ID:
            yield f"id: {value!r} (expected letters, digits, dots and hyphens, {LONGEST_ID} at most)"
    elif Title in (field, *get_args(field)):
        for language, text in value.items():
            yield from (f"{name}.{language}: {wrong}" for wrong in _wrong_line(text, name))


def _wrong_line(text: str, name: str) -> Iterator[str]:
    longest = LONGEST_NAME if name in _NAMES else LONGEST_TEXT
    if not text.strip():
        yield "empty"
    elif any(category(sign) in _ONE_LINE for sign in text):
        yield "expected one line of text"
    elif len(text) > longest:
        yield f"{len(text)} signs (at most {longest})"
