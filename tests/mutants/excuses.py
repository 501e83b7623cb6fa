"""Mutants that no test can find, because they do the same as the original: `equivalent/` says why."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec

from tests.mutants.mutating import Mutant

FOLDER = Path(__file__).with_name("equivalent")


class Excuse(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a function, and its changes that make no difference."""

    file: str
    function: str
    line: str
    """The text of the line."""
    changes: tuple[str, ...]
    reason: str

    def fits(self, mutant: Mutant) -> bool:
        where = mutant.file, mutant.function, mutant.text
        return where == (self.file, self.function, self.line) and mutant.change in self.changes

    def useless(self, mutants: Iterable[Mutant]) -> list[str]:
        """The changes that are no mutants any more."""
        fitting = {mutant.change for mutant in mutants if self.fits(mutant)}
        return [f"{self.file} {self.function}: {self.line}: {each}" for each in self.changes if each not in fitting]


class _File(msgspec.Struct, forbid_unknown_fields=True):
    equivalent: tuple[Excuse, ...]


def excuses(scope: str) -> tuple[Excuse, ...]:
    """The excuses for mutants of a scope."""
    path = FOLDER / f"{scope}.toml"
    return msgspec.toml.decode(path.read_bytes(), type=_File).equivalent if path.exists() else ()
