"""Modules imported with other code than their files have."""

from __future__ import annotations

from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from types import CodeType


def import_as(code_of: Callable[[str], CodeType | None]) -> None:
    """Import each module with the code that this gives for its path, if any."""
    as_usual = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, name: str) -> CodeType | None:
        return code_of(loader.path) or as_usual(loader, name)

    SourceFileLoader.get_code = get_code  # type: ignore[assignment, method-assign]
