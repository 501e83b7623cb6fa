"""Source files, and the parts of them that can be edited and compiled by themselves."""

from __future__ import annotations
import __future__

import ast
import hashlib
import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from types import CodeType

from tests.mutants.probing import probed_code

Key = tuple[str, int, int]
"""A function's name and line, and which of those in that line it is."""


class Module:
    """A source file."""

    def __init__(self, path: Path, name: str) -> None:
        self.path = path
        self.name = name
        self.source = path.read_bytes()
        self._tree = ast.parse(self.source)
        self._starts = [0]
        for line in self.source.splitlines(keepends=True):
            self._starts.append(self._starts[-1] + len(line))

    def offset(self, line: int, column: int) -> int:
        return self._starts[line - 1] + column

    @cached_property
    def flags(self) -> int:
        """What the module imports from `__future__` holds for each part of it."""
        imports = [node for node in self._tree.body if isinstance(node, ast.ImportFrom)]
        names = [alias.name for node in imports if node.module == "__future__" for alias in node.names]
        return sum(getattr(__future__, name).compiler_flag for name in names)

    @cached_property
    def code(self) -> dict[Key, CodeType]:
        """The code of all functions, with probes."""
        return functions_in(probed_code(str(self.path), self.source))

    def units(self) -> Iterator[Unit]:
        """All functions, and statements with lambdas, that are no part of others."""
        return self._units(self._tree.body, (), "")

    def _units(self, body: list[ast.stmt], within: tuple[str, ...], qualname: str) -> Iterator[Unit]:
        for node in body:
            indent = " " * node.col_offset
            if isinstance(node, ast.ClassDef):
                header = f"{indent}class {node.name}:"
                yield from self._units(node.body, (*within, header), f"{qualname}{node.name}.")
            elif isinstance(node, ast.If):
                if "TYPE_CHECKING" not in ast.unparse(node.test):
                    yield from self._units(node.body, (*within, f"{indent}if True:"), qualname)
                yield from self._units(node.orelse, (*within, f"{indent}if True:"), qualname)
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) or _holds_lambda(node):
                yield Unit(self, node, within, qualname)


@dataclass(frozen=True)
class Edit:
    """One change of the bytes of a file."""

    start: int
    end: int
    text: str

    def of(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


@dataclass(frozen=True)
class Unit:
    """What is compiled by itself: a function of a module or a class, or a statement there that holds lambdas."""

    module: Module
    node: ast.stmt
    within: tuple[str, ...]
    """The headers of the blocks around it."""
    qualname: str
    """What the names of its functions begin with: the classes around it."""

    @cached_property
    def first(self) -> int:
        """The number of its first line; decorators belong to it."""
        decorators: list[ast.expr] = getattr(self.node, "decorator_list", [])
        return min([self.node.lineno, *(decorator.lineno for decorator in decorators)])

    def source(self, edit: Edit | None = None) -> bytes:
        """Its lines, edited."""
        start, end = self.module.offset(self.first, 0), self.module.offset((self.node.end_lineno or 0) + 1, 0)
        if edit is None:
            return self.module.source[start:end]
        return edit.of(self.module.source[:end])[start:]

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.source()).hexdigest()[:16]

    def code(self, edit: Edit) -> dict[Key, CodeType]:
        """The code of all functions within, when it is edited."""
        blank = "\n" * (self.first - 1 - len(self.within))  # so that every line keeps its number
        headers = "".join(f"{header}\n" for header in self.within)
        source = (blank + headers).encode() + self.source(edit)
        with warnings.catch_warnings(action="ignore"):
            return functions_in(compile(source, self.module.path, "exec", flags=self.module.flags, dont_inherit=True))


def functions_in(whole: CodeType) -> dict[Key, CodeType]:
    """The code of all functions within some code."""
    found: dict[Key, CodeType] = {}
    for code in _inner(whole):
        name, line, number = code.co_qualname, code.co_firstlineno, 0
        while (name, line, number) in found:
            number += 1
        found[name, line, number] = code
    return found


def _inner(code: CodeType) -> Iterator[CodeType]:
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            yield constant
            yield from _inner(constant)


def _holds_lambda(node: ast.stmt) -> bool:
    return any(isinstance(inner, ast.Lambda) for inner in ast.walk(node))
