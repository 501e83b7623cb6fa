"""Which statements are run: every one in a function is preceded by a probe.

A probe calls `__reached__`, a builtin while we watch, with its file and line. That is much quicker than tracing, and
stays out of the way of code that is not watched.
"""

from __future__ import annotations

import ast
import builtins
from collections.abc import Collection
from pathlib import Path
from types import CodeType
from typing import Any

from tests.mutants.importing import import_as

Place = tuple[str, int]
"""A file and a line of it where a statement begins."""


class Probes:
    """What was reached."""

    def __init__(self) -> None:
        self._places: set[Place] = set()
        builtins.__reached__ = self._places.add  # type: ignore[attr-defined]

    def import_probed(self, files: Collection[str]) -> None:
        """Import these files with probes from now on."""
        import_as(lambda path: probed_code(path, Path(path).read_bytes()) if path in files else None)

    def taken(self) -> frozenset[Place]:
        """What was reached since this was asked last."""
        places = frozenset(self._places)
        self._places.clear()
        return places


def probed_code(path: str, source: bytes) -> CodeType:
    """The code of a module with probes."""
    tree = ast.fix_missing_locations(_Probing(path).visit(ast.parse(source)))
    code: CodeType = compile(tree, path, "exec", dont_inherit=True)
    return code


class _Probing(ast.NodeTransformer):
    def __init__(self, path: str) -> None:
        self._path = path
        self._in_function = False

    def _probe(self, node: ast.stmt | ast.expr) -> Any:
        place: Any = self._path, node.lineno
        return _at(node, ast.Call(ast.Name("__reached__", ast.Load()), [ast.Constant(place)], []))

    def visit_FunctionDef(self, node: Any) -> Any:
        before, self._in_function = self._in_function, True
        self.generic_visit(node)
        self._in_function = before
        return node

    def visit_AsyncFunctionDef(self, node: Any) -> Any:
        return self.visit_FunctionDef(node)

    def visit_Lambda(self, node: ast.Lambda) -> Any:
        self.generic_visit(node)
        node.body = _at(node.body, ast.BoolOp(ast.Or(), [self._probe(node), node.body]))
        return node

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        for name in ("body", "orelse", "finalbody"):
            block = getattr(node, name, None)
            if self._in_function and isinstance(block, list) and not isinstance(node, ast.ClassDef):
                setattr(node, name, [each for statement in block for each in self._with_probe(statement)])
        return node

    def _with_probe(self, statement: ast.stmt) -> list[ast.stmt]:
        if isinstance(statement, ast.Expr) and isinstance(statement.value, ast.Constant):
            return [statement]  # a docstring has to come first
        return [_at(statement, ast.Expr(self._probe(statement))), statement]


def _at(where: ast.AST, node: Any) -> Any:
    return ast.copy_location(node, where)
