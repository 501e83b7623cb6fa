"""Kernels of bots as plain Python, so that their mutants need not be compiled.

Rules are interpreted on shadows, as everywhere else; what a kernel leaves in the arrays it was given is written back.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from typing import Any

import numpy as np

from sousbois.bots.tree import Move, joined
from sousbois.core.chance import unsigned
from sousbois.core.compiling import PartCompiler
from sousbois.core.record import Record, Records
from sousbois.core.shadow import Shadow


def interpret(function: Any, kept: object, **settings: Any) -> Any:
    """Take a rule as it is, where it would be compiled; only Python hands over records."""
    unsigned.compiled_as = unsigned  # type: ignore[attr-defined]
    if settings["pipeline_class"] is not PartCompiler:
        return _on_shadows(function)
    return _in_64_bits(function) if function.__name__ == joined.__name__ else function


def _in_64_bits(joining: Callable[..., Any]) -> Callable[..., Any]:
    """Keys that wrap around, as they do when they are compiled."""
    return wraps(joining)(lambda key, number: joining(np.int64(key), number))


def _on_shadows(kernel: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(kernel)
    def run(*given: Any) -> Any:
        lent = [_lent(each) for each in given]
        tables = [each for each in lent if isinstance(each, Tables)]
        lent = [_words_of(tables, each) for each in lent]
        with np.errstate(all="ignore"):
            answer = kernel(*lent)
        for before, after in zip(given, lent, strict=True):
            _give_back(before, after)
        return answer

    return run


class Tables(list[Shadow]):
    """An array of records. What is assigned to one is copied into it."""

    def __init__(self, records: Records) -> None:
        kind = _kind_of(records.dtype)
        super().__init__(Shadow(kind, records[at : at + 1]) for at in range(len(records)))
        self.records = records

    def __setitem__(self, at: Any, shadow: Any) -> None:
        self[at].__dict__.update(shadow.copy().__dict__)


class Words:
    """The same array word by word."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def __getitem__(self, at: int) -> Any:
        return _stored(self._tables[at]).view(np.int64)


def _lent(given: Any) -> Any:
    """What a kernel gets in place of an argument."""
    if isinstance(given, np.uint64):
        return int(given)
    if isinstance(given, np.void):
        return Shadow(_kind_of(given.dtype), np.array([given]))
    if isinstance(given, np.ndarray) and given.dtype == Move.dtype:
        return given.view(np.recarray)
    if isinstance(given, np.ndarray) and given.dtype.names:
        return Tables(given)
    if isinstance(given, np.ndarray) and given.dtype.kind in "iu" and given.ndim == 1:
        return given.tolist()
    return given


def _words_of(tables: list[Tables], lent: Any) -> Any:
    """Whatever is a view of records stays one."""
    if isinstance(lent, np.ndarray):
        for each in tables:
            if np.may_share_memory(each.records, lent):
                return Words(each)
    return lent


def _stored(shadow: Shadow) -> Records:
    """Without the number of events: no event is told in thoughts, and rules that take one back count below zero."""
    if "told" in vars(shadow):
        vars(shadow)["told"] = 0
    return shadow.store()


def _give_back(before: Any, after: Any) -> None:
    if isinstance(after, Tables):
        for at, shadow in enumerate(after):
            before[at] = _stored(shadow)[0]
    elif isinstance(after, Shadow):
        stored = after.store()[0]
        for name in before.dtype.names:
            before[name] = stored[name]
    elif isinstance(after, list):
        before[:] = after


def _kind_of(dtype: np.dtype[Any], base: type[Record] = Record) -> type[Record]:
    """The kind of record that is stored like this."""
    for kind in base.__subclasses__():
        if "dtype" in vars(kind) and kind.dtype == dtype:
            return kind
        try:
            return _kind_of(dtype, kind)
        except LookupError:
            continue
    raise LookupError(f"no record is stored as {dtype}")
