"""Enumerations whose members cite a clause of the rules: kinds of event, reasons to refuse a move."""

from __future__ import annotations

from collections.abc import Mapping
from enum import IntEnum


class Cited(IntEnum):
    """Numbered from 0 in the order written. `REVEAL = "J3", {"card": Card}` also says what its numbers mean."""

    clause: str
    numbers: Mapping[str, type]

    def __new__(cls, clause: str, numbers: Mapping[str, type] | None = None) -> Cited:
        member = int.__new__(cls, len(cls.__members__))
        member._value_ = len(cls.__members__)
        member.clause = clause
        member.numbers = numbers or {}
        return member
