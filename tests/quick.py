"""`make quick`: lint, types and the tests that the changed files can affect.

A changed file affects the tests that import it, directly or through other modules. Of those that ask every game, the
games that changed are asked; where none did, the hunt and the toy. What takes long is left to `make test`: browsers,
servers unless the web has changed, options other than the usual ones, and rules that would have to be compiled first.

The arguments are the checks to run beside the tests.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from grimp import ImportGraph, build_graph

from sousbois.games import names

ROOT = Path(__file__).parents[1]
FOLDERS = {"sousbois": ROOT / "src" / "sousbois", "tests": ROOT / "tests"}
"""The folders of modules, by the name of their package."""
OTHERS = tuple(name for name in names() if name != "hunt")
"""The games that are left out where none has changed: the hunt, whose rules are the shortest, stands for all."""
IN_A_BROWSER = (ROOT / "tests/web/browser", ROOT / "tests/web/whole")
NO_TESTS = 5
"""The exit code of pytest when nothing was left to run."""

_LOADED_BY_NAME = re.compile(r'import_module\(f"([\w.]+|\{__name__\})\.\{')
"""`import_module(f"sousbois.games.{name}")`: any module of that package."""
_STARTED = re.compile(r'"-m", "sousbois"|from sousbois\.cli import main')
"""A test that starts the command in a process of its own."""


def changed_files() -> list[str]:
    """The files changed since the last commit, or in it where nothing has changed since."""
    changed = _git("diff", "--name-only", "HEAD") + _git("ls-files", "--others", "--exclude-standard")
    return changed or _git("show", "-m", "--first-parent", "--name-only", "--format=", "HEAD")


def _git(*words: str) -> list[str]:
    return subprocess.check_output(["git", *words], cwd=ROOT, text=True).splitlines()


def import_graph() -> tuple[ImportGraph, dict[str, Path]]:
    """What imports what, by name or in another process too; and the file of each module."""
    graph = build_graph(*FOLDERS, cache_dir=None)
    files = {module: file for module in graph.modules if (file := _file_of(module))}
    for module, file in files.items():
        text = file.read_text(encoding="utf-8")
        for package in _LOADED_BY_NAME.findall(text):
            for loaded in graph.find_children(module if package == "{__name__}" else package):
                graph.add_import(importer=module, imported=loaded)
        if module.startswith("tests.") and _STARTED.search(text):
            graph.add_import(importer=module, imported="sousbois.cli")
    return graph, files


def _file_of(module: str) -> Path | None:
    package, *parts = module.split(".")
    path = FOLDERS[package].joinpath(*parts)
    return next((file for file in (path.with_suffix(".py"), path / "__init__.py") if file.exists()), None)


def game_of(changed: Path) -> str | None:
    """The game that a file is about, by its path."""
    words = re.split(r"[^a-z]+", str(changed))
    return next((name for name in names() if name in words), None)


def tests_of(changed: Path, graph: ImportGraph, files: dict[str, Path]) -> set[Path]:
    """The files of tests that a changed file can affect; where none imports it, those that mention its name."""
    path, game = ROOT / changed, game_of(changed)
    if path.name.startswith("test_") or path == ROOT / "README.md":
        return {path} if path.exists() else set()
    tests = {file for file in files.values() if file.name.startswith("test_")}
    if path.name == "conftest.py":
        affected = {file for file in tests if file.is_relative_to(path.parent)}
    else:
        modules = {module for module, file in files.items() if file == path} or _modules_above(path, files)
        if game and not modules:
            modules = {f"sousbois.games.{game}"}
        importing = modules.union(*map(graph.find_downstream_modules, modules))
        affected = tests & {files[module] for module in importing if module in files}
        affected = affected or {file for file in tests if path.name in file.read_text(encoding="utf-8")}
    others = set(names()) - {game} if game else set(OTHERS)
    affected = {file for file in affected if game_of(file.relative_to(ROOT)) not in others}
    return {file for file in affected if not any(file.is_relative_to(folder) for folder in IN_A_BROWSER)}


def _modules_above(path: Path, files: dict[str, Path]) -> set[str]:
    """The modules beside a file that is none itself, or in the nearest folder above that has any."""
    for folder in path.parents:
        if found := {module for module, file in files.items() if file.parent == folder}:
            return found
    return set()


def left_out(changed: Path) -> set[str]:
    """The markers of tests that would take too long after this change."""
    if changed.name.startswith("test_"):
        return set()
    return {"browser", "variant"} | (set() if "web" in changed.parts else {"server"})


def choose() -> list[str]:
    """Say what is chosen and why; the answer is pytest's arguments, or none if there is nothing to test."""
    graph, files = import_graph()
    chosen: set[Path] = set()
    keywords: set[str] = set()
    left: set[str] = set()
    for changed in map(Path, changed_files()):
        tests, game = tests_of(changed, graph, files), game_of(changed)
        print(f"{changed}: {len(tests)} test files" + (f", as far as they name {game}" if game and tests else ""))
        if tests:
            chosen |= tests
            keywords.add(game or (changed.name if ROOT / changed in tests else f"not ({' or '.join(OTHERS)})"))
            left |= left_out(changed)
    if not chosen:
        return []
    print(f"Left to make test: {', '.join([*sorted(left), 'other games', 'what is not compiled yet'])}")
    markers = " and ".join(f"not {marker}" for marker in sorted(left))
    return ["-k", " or ".join(sorted(keywords)), "-m", markers, *sorted(str(file.relative_to(ROOT)) for file in chosen)]


def main(lint: Sequence[str]) -> int:
    """Run the chosen tests, and the lint beside them."""
    chosen = choose()
    checks = subprocess.Popen(
        [sys.executable, "-m", "tests.side_by_side", *lint], cwd=ROOT, stdout=subprocess.PIPE, text=True
    )
    workers = ["-n", str(os.cpu_count()), "--dist", "loadgroup"]
    pytest = [sys.executable, "-m", "pytest", "--quiet", "-rfEs", "-p", "tests.uncompiled", *workers, *chosen]
    tested = subprocess.run(pytest, cwd=ROOT, check=False).returncode if chosen else NO_TESTS
    print(checks.communicate()[0], end="")
    return 0 if tested in (0, NO_TESTS) and checks.returncode == 0 else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
