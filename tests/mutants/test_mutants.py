"""The mutation score: which mutants there are, and that tests kill them if they are any good."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.mutants.excuses import Excuse, excuses
from tests.mutants.mutating import Mutant, mutants_of
from tests.mutants.scopes import ROOT, SCOPES
from tests.mutants.sources import Module
from tests.patience import PATIENCE


def mutants_in(source: str, folder: Path) -> list[Mutant]:
    path = folder / "sample.py"
    path.write_text(source, encoding="utf-8")
    return [*mutants_of(Module(path, "sample/sample.py"))]


@pytest.mark.parametrize(
    ("line", "mutated"),
    [
        ("return a < b", ["return a <= b"]),
        ("return a not in b", ["return a in b"]),
        ("return a + b - 3", ["return a + b + 3", "return a - b - 3", "return a + b - 4"]),
        ("return a and not b", ["return a or not b", "return a and  b"]),
        ("return min(a, b)", ["return (min(a, b)) + 1", "return max(a, b)"]),
        ("return a if b else a", ["return (a if b else a) + 1", "return a if not (b) else a"]),
        ("return a or True", ["return a and True", "return a or False"]),
        ("a.x = b", ["if False: a.x = b"]),
        ("a = b", ["if False: a = b"]),
        ("c = b", []),
        ("a |= b", ["if False: a |= b", "a &= b"]),
        ("a(b)", ["if False: a(b)"]),
        ("raise ValueError(a + b)", ["if False: raise ValueError(a + b)"]),
        ("raise NotImplementedError", []),
        ('"""Docstring of 1."""', []),
        ('return f"{a + b}"', ['return (f"{a + b}") + 1']),
        ("assert a > 1", []),
        ("c: Annotated[int, 3] = a", []),
    ],
)  # fmt: skip
def test_each_change_is_one_edit_of_a_line(line: str, mutated: list[str], tmp_path: Path) -> None:
    found = mutants_in(f"def sample(a, b) -> int:\n    {line}\n", tmp_path)
    assert [mutant.mutated_text for mutant in found] == mutated
    assert all(before != after for mutant in found for before, after in mutant.codes())


def test_mutants_are_named_by_place_and_change(tmp_path: Path) -> None:
    (mutant,) = mutants_in("class Sample:\n    def method(self):\n        return self == 'x'\n", tmp_path)
    assert mutant.id == "sample/sample.py:3:21 == → !="
    assert mutant.function == "Sample.method"


def test_keys_of_mutants_stay_when_lines_above_change(tmp_path: Path) -> None:
    function = "def sample(a):\n    return a == 1\n"
    before, after = (
        [mutant.key for mutant in mutants_in(source, tmp_path)] for source in (function, f"A = 1\n\n{function}")
    )
    assert before == after


def test_excuses_follow_the_text_of_a_line(tmp_path: Path) -> None:
    excuse = Excuse("sample/sample.py", "sample", "return a == 1", ("== → !=", "< → <="), "as an example")
    mutants = mutants_in("# A comment\ndef sample(a):\n    return a == 1\n", tmp_path)
    assert [mutant.change for mutant in mutants if excuse.fits(mutant)] == ["== → !="]
    assert excuse.useless(mutants) == ["sample/sample.py sample: return a == 1: < → <="]


@pytest.mark.parametrize("scope", SCOPES)
def test_every_excuse_is_for_a_mutant(scope: str) -> None:
    mutants = [*SCOPES[scope].mutants()]
    assert mutants
    assert [text for excuse in excuses(scope) for text in excuse.useless(mutants)] == []


SAMPLE = """
def double(number):
    return number * 2

def at_import():
    return 3

def never_run(number):
    return number < 0

LIMIT = at_import()
"""
WEAK = """
from sample import LIMIT, double

def test_double_is_even():
    assert double(2) % 2 == 0

def test_limit_is_three():
    assert LIMIT == 3
"""
STRONG = f"""{WEAK}
def test_double_is_twice():
    assert double(3) == 6

def test_triple_is_three_times():
    from late import triple
    assert triple(2) == 6
"""
LATE = """
def triple(number):
    return number * 3
"""
RUN = """
import sys
from pathlib import Path
from tests.mutants import report, results, suite, testing
from tests.mutants.scopes import Scope

results.FOLDER = folder = Path(sys.argv[1])
for tests in ("weak", "strong"):
    scope = Scope(tests, folder / "src", (folder / f"test_{tests}.py",))
    kept = results.Results(scope)
    mutants = [*scope.mutants()]
    testing.test_mutants(scope, mutants, kept, 1, 10)
    report.show(scope, mutants, kept)
"""


def test_strong_tests_find_more_mutants_than_weak_ones(tmp_path: Path) -> None:
    """The whole way: collect, measure, fork for each mutant, late imports too, and import again what runs at import."""
    (tmp_path / "src").mkdir()
    files = {"src/sample.py": SAMPLE, "src/late.py": LATE, "test_weak.py": WEAK, "test_strong.py": STRONG}
    for name, text in files.items():
        (tmp_path / name).write_text(text, encoding="utf-8")
    environment = os.environ | {"PYTHONPATH": f"{tmp_path / 'src'}:{ROOT}", "PYTEST_ADDOPTS": ""}
    command = [sys.executable, "-c", RUN, str(tmp_path)]
    run = subprocess.run(command, env=environment, check=False, capture_output=True, text=True, timeout=PATIENCE)
    assert run.returncode == 0, run.stderr
    shown = run.stdout
    weak, strong = shown.split("strong: ")
    assert weak.startswith("weak: 28.6 % (2 of 7 mutants found)")
    assert "sample.py:3:21 2 → 3, in double\n" in weak
    assert strong.startswith("71.4 % (5 of 7 mutants found)")
    assert strong.count("in never_run, not reached by any test") == 2
