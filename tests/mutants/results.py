"""What came of mutants, kept from one run to the next.

A mutant that was found stays found as long as its function and the file of the test that found it are the same; one
that survived counts as long as all tests of its scope are.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from functools import cache, cached_property
from pathlib import Path

import msgspec

from tests.mutants.mutating import Mutant
from tests.mutants.scopes import ROOT, TESTS, Scope
from tests.mutants.verdicts import Verdict

FOLDER = ROOT / ".mutants"


class Result(msgspec.Struct, frozen=True):
    """What came of one mutant."""

    key: str
    verdict: Verdict
    test: str
    """The test that found it."""
    tests: str
    """A digest of the tests: of all of the scope, or of the file of the one that found it."""


class Results:
    """The results of a scope so far."""

    def __init__(self, scope: Scope, *, fresh: bool = False) -> None:
        self._scope = scope
        self._path = FOLDER / f"{scope.name}.jsonl"
        self._path.parent.mkdir(exist_ok=True)
        if fresh:
            self._path.unlink(missing_ok=True)
        lines = self._path.read_bytes().splitlines() if self._path.exists() else []
        self._found = {result.key: result for result in (msgspec.json.decode(line, type=Result) for line in lines)}

    def of(self, mutant: Mutant) -> Result | None:
        """What came of a mutant, if that still counts."""
        result = self._found.get(mutant.key)
        return result if result and result.tests == self._digest(result.test) else None

    def add(self, mutant: Mutant, verdict: Verdict, test: str) -> None:
        result = Result(mutant.key, verdict, test, self._digest(test))
        self._found[mutant.key] = result
        with self._path.open("ab") as file:
            file.write(msgspec.json.encode(result) + b"\n")

    def _digest(self, test: str) -> str:
        return digest((ROOT / test.partition("::")[0],)) if test else self._of_all_tests

    @cached_property
    def _of_all_tests(self) -> str:
        shared = [*TESTS.glob("*.py"), *(TESTS / "rules").glob("*.py"), *(TESTS / "toy").glob("*.py")]
        return digest((*self._scope.tests, *shared))


@cache
def digest(paths: Iterable[Path]) -> str:
    """A hash of files, and of all files in folders."""
    files = {file for path in paths for file in ([path] if path.is_file() else path.rglob("*.*"))}
    whole = hashlib.sha256()
    for file in sorted(files):
        if file.suffix != ".pyc" and file.is_file():
            whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()[:16]
