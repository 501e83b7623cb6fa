"""Mutants of a source file: one small change each, as an edit of the text.

An edit never takes a name out of a function: what is deleted stays as `if False: …`. So a mutated function closes over
the same variables as the original, and its code can take the original's place.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cached_property
from types import CodeType

from tests.mutants.probing import Place
from tests.mutants.sources import Edit, Module, Unit

COMPARISONS: dict[type[ast.cmpop], tuple[str, str]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
}
ARITHMETIC: dict[type[ast.operator], tuple[str, str]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "//"),
    ast.Div: ("/", "*"),
    ast.FloorDiv: ("//", "*"),
    ast.Mod: ("%", "//"),
    ast.Pow: ("**", "*"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.BitXor: ("^", "&"),
}
SIGNS: dict[type[ast.unaryop], str] = {ast.Not: "not", ast.USub: "-", ast.Invert: "~"}
OPPOSITES = {"min": "max", "max": "min", "any": "all", "all": "any"}
"""Functions that are mutated into each other."""

MUTATED_INSIDE = (ast.Compare, ast.BoolOp, ast.BinOp, ast.UnaryOp, ast.Constant)
"""Expressions that have mutants of their own: a condition or a result of this kind needs no further one."""


@dataclass(frozen=True)
class Mutant:
    """One change of a function."""

    unit: Unit
    function: str
    change: str
    edit: Edit
    statement: int
    """The line where the statement begins, or the lambda: a test that never gets there cannot notice."""
    number: int
    """Which of the unit's mutants it is."""

    @property
    def file(self) -> str:
        return self.unit.module.name

    @cached_property
    def line(self) -> int:
        return self.unit.module.source.count(b"\n", 0, self.edit.start) + 1

    @cached_property
    def id(self) -> str:
        """Where it is and what is changed."""
        column = self.edit.start - self.unit.module.offset(self.line, 0) + 1
        return f"{self.file}:{self.line}:{column} {self.change}"

    @property
    def key(self) -> str:
        """The same as long as the function stays as it is, wherever it moves to."""
        return f"{self.file} {self.function} {self.unit.digest} {self.number}"

    @property
    def text(self) -> str:
        """The line that is changed."""
        return self._line_of(self.unit.module.source)

    @property
    def mutated_text(self) -> str:
        """The line after the change."""
        return self._line_of(self.edit.of(self.unit.module.source))

    def _line_of(self, source: bytes) -> str:
        start = self.unit.module.offset(self.line, 0)
        return source[start:].split(b"\n", 1)[0].decode().strip()

    @property
    def place(self) -> Place:
        """The probe before it."""
        return str(self.unit.module.path), self.statement

    def codes(self) -> Iterator[tuple[CodeType, CodeType]]:
        """The code of each function as it was imported, with probes, and as it is in the mutant."""
        for key, mutated in self.unit.code(self.edit).items():
            if key in self.unit.module.code:
                yield self.unit.module.code[key], mutated


def mutants_of(module: Module) -> Iterator[Mutant]:
    """All mutants of a file, in a fixed order."""
    for unit in module.units():
        finder = _Finder(unit)
        finder.visit(unit.node)
        yield from finder.found


def files_of(mutants: Iterable[Mutant]) -> frozenset[str]:
    """The files that mutants are in."""
    return frozenset(str(mutant.unit.module.path) for mutant in mutants)


class _Finder(ast.NodeVisitor):
    """Finds the mutants of one unit."""

    def __init__(self, unit: Unit) -> None:
        self.found: list[Mutant] = []
        self._unit = unit
        self._qualname = unit.qualname
        self._function: str | None = None
        """The function that is being visited; outside of functions nothing is mutated."""
        self._returns: str | None = None
        """What it is annotated to return."""
        self._bound: set[str] = set()
        """Its names that have a value already."""
        self._statement = 0

    # What is changed

    def _add(self, change: str, start: int, end: int, text: str) -> None:
        if self._function is not None:
            edit = Edit(start, end, text)
            self.found.append(Mutant(self._unit, self._function, change, edit, self._statement, len(self.found)))

    def _wrap(self, change: str, node: ast.AST, before: str, after: str) -> None:
        start, end = self._start(node), self._end(node)
        inside = self._unit.module.source[start:end].decode()
        self._add(change, start, end, f"{before}{inside}{after}")

    def _swap(self, left: ast.AST, right: ast.AST, old: str, new: str) -> None:
        """Change the operator between two expressions."""
        start = self._end(left)
        between = re.sub(
            rb"#.*", lambda comment: b" " * len(comment[0]), self._unit.module.source[start : self._start(right)]
        )
        operator = re.search(rb"\s+".join(re.escape(word).encode() for word in old.split()), between)
        assert operator is not None, f"no {old} in {between!r}"
        self._add(f"{old} → {new}", start + operator.start(), start + operator.end(), new)

    def _delete(self, node: ast.stmt) -> None:
        self._add("deleted", self._start(node), self._start(node), "if False: ")

    def _negate(self, condition: ast.expr) -> None:
        if not isinstance(condition, MUTATED_INSIDE) or isinstance(condition, ast.BinOp):
            self._wrap("negated", condition, "not (", ")")

    def _start(self, node: ast.AST) -> int:
        return self._unit.module.offset(node.lineno, node.col_offset)  # type: ignore[attr-defined]

    def _end(self, node: ast.AST) -> int:
        return self._unit.module.offset(node.end_lineno, node.end_col_offset)  # type: ignore[attr-defined]

    # Where it can be

    def visit(self, node: ast.AST) -> None:
        before = self._statement
        if isinstance(node, ast.stmt | ast.Lambda):
            self._statement = node.lineno
        super().visit(node)
        self._statement = before

    @contextmanager
    def _inside(self, name: str, returns: str | None, arguments: ast.arguments) -> Iterator[None]:
        before = self._function, self._returns, self._bound, self._qualname
        self._function = f"{self._qualname}{name}"
        self._qualname = f"{self._function}.<locals>."
        self._returns = returns
        self._bound = {argument.arg for argument in [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]}
        yield
        self._function, self._returns, self._bound, self._qualname = before

    def visit_FunctionDef(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        for default in [*node.args.defaults, *filter(None, node.args.kw_defaults)]:
            self.visit(default)
        with self._inside(node.name, ast.unparse(node.returns) if node.returns else None, node.args):
            for statement in node.body:
                self.visit(statement)

    def visit_AsyncFunctionDef(self, node: ast.AsyncFunctionDef) -> None:
        self.visit_FunctionDef(node)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        with self._inside("<lambda>", None, node.args):
            self.visit(node.body)

    # Statements

    def visit_Expr(self, node: ast.Expr) -> None:
        if not isinstance(node.value, ast.Constant):  # a docstring, or an ellipsis
            self._delete(node)
            self.visit(node.value)

    def visit_Assign(self, node: ast.Assign) -> None:
        self._assign(node, node.targets)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        self._assign(node, [node.target])

    def _assign(self, node: ast.Assign | ast.AnnAssign, targets: list[ast.expr]) -> None:
        """Without the first assignment to a local name hardly anything runs: only later ones are deleted."""
        names = {name for target in targets for name in _stored_names(target)}
        if node.value and names <= self._bound:
            self._delete(node)
        self._bound = self._bound | names
        for part in [*targets, *([node.value] if node.value else [])]:
            self.visit(part)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self._delete(node)
        old, new = ARITHMETIC[type(node.op)]
        if not _is_text(node.value):
            self._swap(node.target, node.value, f"{old}=", f"{new}=")
        self.visit(node.target)
        self.visit(node.value)

    def visit_Delete(self, node: ast.Delete) -> None:
        self._delete(node)

    def visit_Raise(self, node: ast.Raise) -> None:
        """The message of an error is not mutated."""
        if "NotImplementedError" not in ast.unparse(node):
            self._delete(node)

    def visit_Assert(self, node: ast.Assert) -> None:
        """What is asserted is there for type checkers and readers."""

    def visit_Break(self, node: ast.Break) -> None:
        self._add("break → continue", self._start(node), self._end(node), "continue")

    def visit_Continue(self, node: ast.Continue) -> None:
        self._add("continue → break", self._start(node), self._end(node), "break")

    def visit_Return(self, node: ast.Return) -> None:
        if node.value is None:
            return
        if not isinstance(node.value, MUTATED_INSIDE):
            if self._returns == "bool":
                self._wrap("return negated", node.value, "not (", ")")
            elif self._returns == "int":
                self._wrap("return + 1", node.value, "(", ") + 1")
            else:
                self._wrap("return None", node.value, "None if True else (", ")")
        self.visit(node.value)

    def visit_For(self, node: ast.For) -> None:
        self._bound = self._bound | _stored_names(node.target)
        self.generic_visit(node)

    def visit_If(self, node: ast.If | ast.While | ast.IfExp) -> None:
        if "TYPE_CHECKING" not in ast.unparse(node.test):
            self._negate(node.test)
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        self.visit_If(node)

    def visit_match_case(self, node: ast.match_case) -> None:
        """Patterns are not mutated."""
        if node.guard:
            self._negate(node.guard)
            self.visit(node.guard)
        for statement in node.body:
            self.visit(statement)

    # Expressions

    def visit_IfExp(self, node: ast.IfExp) -> None:
        self.visit_If(node)

    def visit_comprehension(self, node: ast.comprehension) -> None:
        for condition in node.ifs:
            self._negate(condition)
        self.generic_visit(node)

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        """Texts are not mutated."""

    def visit_Constant(self, node: ast.Constant) -> None:
        value = node.value
        if isinstance(value, int | float):
            new = not value if isinstance(value, bool) else value + 1
            self._add(f"{value} → {new}", self._start(node), self._end(node), f"{new}")

    def visit_Compare(self, node: ast.Compare) -> None:
        for left, operator, right in zip([node.left, *node.comparators], node.ops, node.comparators, strict=False):
            self._swap(left, right, *COMPARISONS[type(operator)])
        self.generic_visit(node)

    def visit_BinOp(self, node: ast.BinOp) -> None:
        if type(node.op) in ARITHMETIC and not _is_text(node.left) and not _is_text(node.right):
            self._swap(node.left, node.right, *ARITHMETIC[type(node.op)])
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        old, new = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        for left, right in zip(node.values, node.values[1:], strict=False):
            self._swap(left, right, old, new)
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        sign = SIGNS.get(type(node.op))
        if sign:
            self._add(f"no {sign}", self._start(node), self._start(node) + len(sign), "")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func)
        if name in ("isinstance", "issubclass", "cast", "TypeVar"):
            return
        if name in OPPOSITES:
            self._add(f"{name} → {OPPOSITES[name]}", self._start(node.func), self._end(node.func), OPPOSITES[name])
        self.generic_visit(node)


def _stored_names(target: ast.expr) -> set[str]:
    return {node.id for node in ast.walk(target) if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)}


def _is_text(node: ast.expr) -> bool:
    return isinstance(node, ast.JoinedStr) or (isinstance(node, ast.Constant) and isinstance(node.value, str))
