"""Mark a rule; build compiled twins of marked rules.

Only this file, `core/compiling.py` and `core/code_cache.py` know the compiler.

A rule is an ordinary function on a record. Interpreted, it runs as it stands. Compiled, it is built anew with every
rule it calls replaced by that rule's own twin, so the source never mentions the compiler. Twins are kept in the user's
cache folder.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dis import get_instructions
from pathlib import Path
from threading import RLock
from types import FunctionType
from typing import TYPE_CHECKING, Any, TypeVar, overload

from sousbois.core.cache import folder_for
from sousbois.core.once import once

if TYPE_CHECKING:
    from sousbois.core.code_cache import CodeCache

Function = TypeVar("Function", bound=Callable[..., Any])

_NOT_FOR_PYTHON = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}
"""Twins that only other twins call need no way in from Python. They are never kept by themselves: loaded for a caller
in Python, they would crash."""


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
        self._entries: dict[Any, Any] = {}
        """The twins that Python calls."""
        self._twins: dict[Any, Any] = {}
        """The twins that other twins call."""
        self._lock = RLock()

    def of(self, function: Function) -> Function:
        """The compiled twin of a rule and of every rule it calls."""
        entry = self._meant(function)
        with self._lock:  # several tables may ask at once
            if entry not in self._entries:
                shared = self._shared_by_all_games(entry)
                self._entries[entry] = shared.of(entry) if shared else self._built_with_all_it_calls(entry)
            return self._entries[entry]  # type: ignore[no-any-return]

    def _shared_by_all_games(self, entry: Any) -> Twins | None:
        """Where the twin is found if the rule reaches no rule of a game: compiled once, not once for each game."""
        of_a_game = not self._calls_from(entry).keys().isdisjoint(self._meaning.values())
        return None if of_a_game or not self._meaning else _shared(self._checked)

    def _built_with_all_it_calls(self, entry: Any) -> Any:
        from sousbois.core.compiling import PartCompiler, WholeCompiler

        calls = self._calls_from(entry)
        places = _places(calls)
        for rule_called in calls:  # called before caller
            if rule_called is not entry and rule_called not in self._twins:
                # A rule that is called in a single place is put there: quicker, and no code is there twice.
                self._twins[rule_called] = self._build(
                    rule_called,
                    None,
                    pipeline_class=PartCompiler,
                    forceinline=places[rule_called] == 1,
                    **_NOT_FOR_PYTHON,
                )
        return self._build(entry, self._cache(entry), pipeline_class=WholeCompiler)

    def parts(self, function: Callable[..., Any]) -> int:
        """How many rules are compiled one by one for this rule."""
        return len(self._calls_from(self._meant(function)))

    def ready(self, function: Callable[..., Any]) -> bool:
        """Whether the twin of this rule was compiled before and can be loaded.

        If the rule reaches no rule of a game, that may have been for the tables of another game.
        """
        entry = self._meant(function)
        if shared := self._shared_by_all_games(entry):
            return shared.ready(entry)
        return self._cache(entry).has_code()

    def _cache(self, entry: Any) -> CodeCache:
        """Where the compiled code of an entry is kept."""
        from sousbois.core.code_cache import CodeCache

        return CodeCache(entry.__name__, entry.compiled_as.__code__, self._folder(self._calls_from(entry)))

    def _meant(self, function: Any) -> Any:
        return self._meaning.get(function, function)

    def _calls_from(self, entry: Any, found: dict[Any, list[Any]] | None = None) -> dict[Any, list[Any]]:
        """Every rule that is reached from a rule, with the rules it calls itself, each as often as it is called there;
        those called come first."""
        found = {} if found is None else found
        if entry not in found:
            body = entry.compiled_as
            called = [self._meant(body.__globals__[name]) for name in _rules_named(body)]
            for each in called:
                self._calls_from(each, found)
            found[entry] = called
        return found

    def _build(self, function: Any, kept: CodeCache | None, **settings: Any) -> Any:
        """A twin that calls twins."""
        body = function.compiled_as
        twins = {name: self._twins[self._meant(body.__globals__[name])] for name in _rules_named(body)}
        rebuilt = FunctionType(body.__code__, body.__globals__ | twins, function.__name__, body.__defaults__)
        rebuilt.__qualname__ = function.__qualname__
        return _compile(rebuilt, kept, boundscheck=self._checked, **settings)

    def _folder(self, calls: Iterable[Any]) -> Path | None:
        """Where twins of these rules are kept: they depend on all files beside those that the rules stand in."""
        folders = {Path(each.__code__.co_filename).parent for each in calls}
        sources = {source for folder in folders for source in folder.glob("*.py")}
        return folder_for(f"{self.name}-checked" if self._checked else self.name, sources)


@once()
def _shared(checked: bool) -> Twins:
    """The twins of rules that reach no rule of a game."""
    return Twins("all-games", {}, checked=checked)


def _places(calls: Mapping[Any, list[Any]]) -> Counter[Any]:
    """In how many places each rule is called."""
    return Counter(called for all_called in calls.values() for called in all_called)


@contextmanager
def watching_compiler(compiled: Callable[[], object]) -> Iterator[None]:
    """While this lasts, `compiled` is called whenever one more rule is compiled."""
    from numba.core import event

    class Watcher(event.Listener):
        def on_start(self, event: Any) -> None:
            """Nothing to tell yet."""

        def on_end(self, event: Any) -> None:
            compiled()

    with event.install_listener("numba:compile", Watcher()):
        yield


def _rules_named(body: Any) -> list[str]:
    """The names of the rules that a function mentions, each as often as it does."""
    loaded = [step.argval for step in get_instructions(body) if step.opname == "LOAD_GLOBAL"]
    return [name for name in loaded if getattr(body.__globals__.get(name), "is_rule", False)]


def _compile(function: FunctionType, kept: CodeCache | None, **settings: Any) -> Any:
    """Compile without the interpreter lock, so that threads run side by side."""
    import numba

    twin: Any = numba.njit(function, nogil=True, error_model="numpy", **settings)
    if kept is not None:
        twin._cache = kept
    resolve = twin.get_call_template
    twin.get_call_template = lambda args, kws: resolve(
        tuple(map(_widened, args)), {name: _widened(kind) for name, kind in kws.items()}
    )
    return twin


def _widened(kind: Any) -> Any:
    """One size for all whole numbers that rules hand to each other, and one type for true and false, so that each rule
    is compiled once, not once for each. Words of 64 bits without a sign are the generator's own."""
    from numba.core import types

    if isinstance(kind, types.BooleanLiteral):
        return types.boolean
    signed = isinstance(kind, types.Integer) and kind.name.startswith("int")
    return types.int64 if signed or isinstance(kind, types.IntEnumMember | types.IntegerLiteral) else kind
