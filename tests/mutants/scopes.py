"""What is mutated and reported together, and the tests that speak for it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.mutating import Module, Mutant

ROOT = Path(__file__).parents[2]
SOURCES = ROOT / "src" / "sousbois"
TESTS = ROOT / "tests"
GAMES = tuple(sorted(folder.name for folder in (SOURCES / "games").iterdir() if (folder / "rules.py").exists()))

_TESTS = {
    "core": ("core", "contract", "play", "golden", "rules/hunt"),
    "play": ("play", "terminal", "golden", "test_api.py"),
    "bots": ("bots",),
}
_TESTS_OF_A_GAME = ("rules/{game}", "contract", "golden", "core", "terminal/test_{game}.py")


@dataclass(frozen=True)
class Scope:
    """A part of the package with a score of its own."""

    name: str

    @property
    def game(self) -> str | None:
        """The game that it is, if it is one."""
        return self.name if self.name in GAMES else None

    @property
    def runs_kernels(self) -> bool:
        """Whether tests of what is compiled are run interpreted; the others leave them out."""
        return self.name == "bots"

    @property
    def folder(self) -> Path:
        return SOURCES / "games" / self.name if self.game else SOURCES / self.name

    @property
    def tests(self) -> list[Path]:
        """Files and folders of tests."""
        parts = _TESTS.get(self.name) or [part.format(game=self.name) for part in _TESTS_OF_A_GAME]
        return [TESTS / part for part in parts if (TESTS / part).exists()]

    def mutants(self) -> Iterator[Mutant]:
        for path in sorted(self.folder.rglob("*.py")):
            yield from Module(path, f"{self.name}/{path.relative_to(self.folder)}").mutants()


NAMES = (*GAMES, *_TESTS)
