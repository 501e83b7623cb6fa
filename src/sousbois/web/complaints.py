"""What is wrong with an edition, as a page shows it: the part, the field, and the line where it stands."""

from __future__ import annotations

import re
from dataclasses import dataclass

LONGEST = 400
"""Signs of a complaint that are shown: it may quote whatever somebody has written."""

_FIELD = re.compile(r"[\w.,\[\]\- ]{1,80}")
_IN_SHEET = re.compile(r"(\[sheet\]) (\w+)")
_AT_LINE = re.compile(r"\(at line (\d+)")
_ROW = re.compile(r"row (\d+)")
_NUMBERED = re.compile(r"(\w+) number (\d+)")
_MAP_BEGINS = re.compile(r'\s*map\s*=\s*"""\s*')


@dataclass(frozen=True)
class Complaint:
    """Something wrong."""

    part: str
    """The table or the card; empty, if the text is no TOML at all."""
    field: str
    says: str
    drawn: str
    """The row of a map with a caret below the mark, if it can be shown there."""
    line: int | None
    """Counted from 1; None, if the line is not known."""


def complaint_of(text: str, complaint: str) -> Complaint:
    """A complaint about a text, taken apart."""
    head, _, drawn = complaint.partition("\n")
    part, colon, rest = head.partition(": ")
    if not colon:
        part, rest = "", head
    field, says = _field_of(rest)
    if in_sheet := _IN_SHEET.fullmatch(part):
        part, field, says = in_sheet[1], in_sheet[2], rest
    return Complaint(part, field, says[:LONGEST], drawn, _line_of(text.split("\n"), part, field, rest))


def _field_of(rest: str) -> tuple[str, str]:
    """The field and what is wrong with it; some complaints are about a part as a whole."""
    field, colon, says = rest.partition(": ")
    return (field, says) if colon and _FIELD.fullmatch(field) else ("", rest)


def _line_of(lines: list[str], part: str, field: str, rest: str) -> int | None:
    """Where something stands, as far as a look at the beginnings of lines can tell."""
    if told := _AT_LINE.search(rest):
        return int(told[1])
    begin = _beginning(lines, part)
    if begin is None:
        return None
    for at in range(begin + 1, len(lines)):
        if lines[at].startswith("["):
            break
        if field and re.match(rf"\s*{re.escape(re.split(r'[.,[]', field)[0])}\b", lines[at]):
            row = _ROW.match(rest) if field == "map" and _MAP_BEGINS.fullmatch(lines[at]) else None
            return at + 1 + (int(row[1]) if row else 0)
    return begin + 1


def _beginning(lines: list[str], part: str) -> int | None:
    """The line with which a table or a card begins."""
    if part.startswith("["):
        return next((at for at, line in enumerate(lines) if line.strip() == part), None)
    table, _, name = part.partition(" ")
    heads = [at for at, line in enumerate(lines) if line.strip() == f"[[{table}]]"]
    if numbered := _NUMBERED.fullmatch(part):
        return dict(enumerate(heads, 1)).get(int(numbered[2]))
    called = re.compile(rf"""\s*id\s*=\s*["']{re.escape(name)}["']""")
    return next((at for at in heads if any(map(called.match, lines[at + 1 : at + 4]))), None)
