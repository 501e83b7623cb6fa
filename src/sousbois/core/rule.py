"""Mark a rule; build compiled twins of marked rules. The only file that knows the compiler.

A rule is an ordinary function on a record. Interpreted, it runs as it stands. Compiled, it is built anew with every
rule it calls replaced by that rule's own twin, so the source never mentions the compiler.

Compiled code is kept in the user's cache folder. The compiler's own cache does not notice when a rule in another file
has changed, so the folder's name holds a hash of all sources that a twin could depend on.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Mapping
from pathlib import Path
from types import FunctionType
from typing import Any, TypeVar, overload

Function = TypeVar("Function", bound=Callable[..., Any])


@overload
def rule(function: Function) -> Function: ...
@overload
def rule(*, compiled_as: Callable[..., Any]) -> Callable[[Function], Function]: ...
def rule(function: Any = None, *, compiled_as: Any = None) -> Any:
    """Mark a function as a rule: plain Python here, compiled elsewhere, there with another body if one is given."""

    def mark(marked: Any) -> Any:
        marked.is_rule = True
        marked.compiled_as = compiled_as or marked
        return marked

    return mark if function is None else mark(function)


class Twins:
    """The compiled twins of rules, for one game.

    `meaning` says which function a rule of the contract stands for in this game; `checked` compiles with bounds
    checking, for tests.
    """

    def __init__(self, name: str, meaning: Mapping[Any, Any], *, checked: bool = False) -> None:
        self.name = name
        self._meaning = meaning
        self._checked = checked
        self._twins: dict[Any, Any] = {}

    def of(self, function: Function) -> Function:
        """The compiled twin of a rule and of every rule it calls."""
        function = self._meaning.get(function, function)
        if function not in self._twins:
            self._build(function, self._folder(function))
        return self._twins[function]  # type: ignore[no-any-return]

    def ready(self, function: Callable[..., Any]) -> bool:
        """Whether the twin of this rule was compiled before and lies in the cache."""
        folder = self._folder(function)
        return folder is not None and any(folder.glob(f"*/*.{function.__name__}-*.nbc"))

    def _build(self, function: Any, folder: Path | None) -> Any:
        function = self._meaning.get(function, function)
        if function not in self._twins:
            body = function.compiled_as
            scope = dict(body.__globals__)
            for name in body.__code__.co_names:
                if getattr(scope.get(name), "is_rule", False):
                    scope[name] = self._build(scope[name], folder)
            rebuilt = FunctionType(body.__code__, scope, function.__name__, body.__defaults__)
            rebuilt.__qualname__ = function.__qualname__
            self._twins[function] = _compile(rebuilt, folder, self._checked)
        return self._twins[function]

    def _folder(self, function: Any) -> Path | None:
        """Where this rule's twin is kept; None where the user's cache folder cannot be written."""
        from platformdirs import user_cache_path

        kind = "checked-" if self._checked else ""
        folder = user_cache_path("sousbois") / "compiled" / f"{self.name}-{kind}{_digest(self._sources(function))}"
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return None
        return folder if os.access(folder, os.W_OK) else None

    def _sources(self, function: Any) -> set[Path]:
        """Every source file in the folders of the rules that this rule calls."""
        pending, seen, folders = [function], set(), set()
        while pending:
            called = self._meaning.get(found := pending.pop(), found)
            if called in seen:
                continue
            seen.add(called)
            folders.add(Path(called.__code__.co_filename).parent)
            globals_of = called.__globals__
            pending += [globals_of[n] for n in called.__code__.co_names if getattr(globals_of.get(n), "is_rule", False)]
        return {source for folder in folders for source in folder.glob("*.py")}


def _digest(sources: set[Path]) -> str:
    import numba

    digest = hashlib.sha256(numba.__version__.encode())
    for source in sorted(sources):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def _compile(function: FunctionType, folder: Path | None, checked: bool) -> Any:
    """Compile without the interpreter lock, so that threads run side by side."""
    import numba

    settings: Any = numba.config
    before = settings.CACHE_DIR
    settings.CACHE_DIR = str(folder or "")
    try:
        return numba.njit(function, cache=folder is not None, nogil=True, error_model="numpy", boundscheck=checked)
    finally:
        settings.CACHE_DIR = before
