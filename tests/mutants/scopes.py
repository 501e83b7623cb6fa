"""What is mutated and reported together, and the tests that speak for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.mutating import Mutant, mutants_of
from tests.mutants.sources import Module

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "sousbois"
TESTS = ROOT / "tests"


@dataclass(frozen=True)
class Scope:
    """A part of the package with a score of its own."""

    name: str
    folder: Path
    tests: tuple[Path, ...]
    """Files and folders."""
    games: frozenset[str] | None = None
    """The games that tests are about; those of other games are left out."""
    interprets: bool = False
    """Whether tests of what is compiled are run, interpreted; otherwise they are left out."""
    compiling: Path | None = None
    """The file of tests that may compile all the same: small rules of their own."""

    def mutants(self) -> Iterator[Mutant]:
        for path in sorted(self.folder.rglob("*.py")):
            yield from mutants_of(Module(path, f"{self.name}/{path.relative_to(self.folder)}"))


def _tests(*names: str) -> tuple[Path, ...]:
    return tuple(path for path in map(TESTS.joinpath, names) if path.exists())


def _of_game(folder: Path) -> Scope:
    name = folder.name
    own = _tests(f"rules/{name}", f"terminal/test_{name}.py", f"bots/test_{name}.py")
    shared = _tests(
        "contract", "golden", "core", "bots/test_guess.py", "terminal/test_edition.py", "terminal/test_sheet.py"
    )
    return Scope(name, folder, (*own, *shared), frozenset({name}))


_GAMES = [_of_game(folder) for folder in sorted((SOURCES / "games").iterdir()) if (folder / "rules.py").exists()]

SCOPES = {
    scope.name: scope
    for scope in (
        *_GAMES,
        Scope(
            "core",
            SOURCES / "core",
            _tests("core", "contract", "play", "golden", "rules/hunt"),
            games=frozenset({"toy", "hunt", "hamster"}),  # which use all that core has
            compiling=TESTS / "core" / "test_rule.py",
        ),
        Scope("play", SOURCES / "play", _tests("play", "terminal", "golden", "test_api.py")),
        Scope("bots", SOURCES / "bots", _tests("bots"), interprets=True),
    )
}
