"""All mutants of a scope put to the test. This process imports nothing of the package, so that forks can."""

from __future__ import annotations

from functools import partial
from importlib import import_module
from itertools import takewhile
from pathlib import Path

import hypothesis  # noqa: F401  # imported here, once for all forks
import numpy as np  # noqa: F401
import pytest  # noqa: F401

from tests.mutants.forks import Fork, Say, side_by_side
from tests.mutants.mutating import Mutant, files_of
from tests.mutants.probing import Probes
from tests.mutants.progress import Progress
from tests.mutants.results import Results
from tests.mutants.scopes import Scope
from tests.mutants.starting import judge_from_start
from tests.mutants.verdicts import Verdict, verdict_on


def test_mutants(scope: Scope, mutants: list[Mutant], results: Results, jobs: int, seconds: float) -> None:
    """Test what has no result yet."""
    left = [mutant for mutant in mutants if results.of(mutant) is None]
    if not left:
        return
    progress = Progress(scope.name, len(left), "mutants")
    measuring = Progress(scope.name, 0, "tests")
    from_start: list[int] = []
    tests: dict[str, float] = {}
    fork = Fork(partial(_test_all, scope, left, jobs, seconds))
    for kind, *said in fork.said():
        if kind == "text":
            progress.say(said[0])
        elif kind == "to measure":
            measuring = Progress(scope.name, said[0], "tests")
        elif kind == "measured":
            measuring.count(said[0])
        elif kind == "tests":
            tests = dict(said[0])
        elif kind == "at import":
            from_start.append(said[0])
        else:
            number, verdict, test = said
            results.add(left[number], Verdict(verdict), test)
            progress.count(verdict)
    if fork.status() != 0:
        raise SystemExit(f"{scope.name}: stopped, before all mutants were tested")
    if from_start:
        progress.say(f"{len(from_start)} mutants are left that change what is imported")
    works = [(left[number], partial(judge_from_start, scope, left[number], tests)) for number in from_start]
    for mutant, answer, status in side_by_side(works, jobs):
        verdict, test = verdict_on(answer, status)
        results.add(mutant, verdict, test or "tests/conftest.py" if verdict.found else "")
        progress.count(verdict)


def _test_all(scope: Scope, mutants: list[Mutant], jobs: int, seconds: float, say: Say) -> None:
    probes = Probes()
    files = files_of(mutants)
    probes.import_probed(files)
    for file in files:  # or only forks would import some: a mutant changes what this process has imported
        import_module(_name(Path(file)))
    from tests.mutants.running import test_all

    test_all(scope, mutants, probes, jobs, seconds, say)


def _name(file: Path) -> str:
    """The name of a module, with the packages that it is in."""
    packages = [folder.name for folder in takewhile(lambda folder: (folder / "__init__.py").exists(), file.parents)]
    return ".".join([*reversed(packages), file.stem]).removesuffix(".__init__")
