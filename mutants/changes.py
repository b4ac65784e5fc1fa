"""Small changes to a module, each of which some test should notice."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from copy import copy
from dataclasses import dataclass
from typing import Any

__all__ = ["Mutant", "mutants_of"]

_PAIRS: tuple[tuple[type[ast.AST], type[ast.AST]], ...] = (
    (ast.Lt, ast.LtE),
    (ast.Gt, ast.GtE),
    (ast.Eq, ast.NotEq),
    (ast.Is, ast.IsNot),
    (ast.In, ast.NotIn),
    (ast.Add, ast.Sub),
    (ast.Mult, ast.FloorDiv),
    (ast.And, ast.Or),
)
_OPPOSITES = dict(_PAIRS) | {second: first for first, second in _PAIRS}
_NOT_RUN = frozenset({"annotation", "decorator_list", "returns", "type_params"})
"""Parts of a program that are never changed: annotations and decorators."""


@dataclass(frozen=True, slots=True)
class Mutant:
    """A module with one place changed."""

    module: str
    """Its path within the package."""
    line: int
    before: str
    after: str
    source: str
    """The whole changed module."""

    def __str__(self) -> str:
        return f"{self.module}:{self.line}  {_short(self.before)}  →  {_short(self.after)}"


def mutants_of(module: str, source: str) -> Iterator[Mutant]:
    """Every small change to a module."""
    tree = ast.parse(source)
    for node in list(_run(tree)):
        for changed in _changes(node):
            _Swap(node, changed).visit(tree)
            yield Mutant(module, node.lineno, ast.unparse(node), ast.unparse(changed), ast.unparse(tree))
            _Swap(changed, node).visit(tree)


class _Swap(ast.NodeTransformer):
    """Puts one node in the place of another."""

    def __init__(self, old: ast.AST, new: ast.AST) -> None:
        self.old, self.new = old, new

    def visit(self, node: ast.AST) -> ast.AST:
        return self.new if node is self.old else self.generic_visit(node)


def _run(node: ast.AST) -> Iterator[ast.expr | ast.stmt]:
    """All statements and expressions that are run."""
    if isinstance(node, ast.If) and ast.unparse(node.test) == "TYPE_CHECKING":
        return
    if isinstance(node, ast.expr | ast.stmt):
        yield node
    for name, value in ast.iter_fields(node):
        if name not in _NOT_RUN:
            for child in value if isinstance(value, list) else [value]:
                if isinstance(child, ast.AST):
                    yield from _run(child)


def _changes(node: ast.expr | ast.stmt) -> Iterator[ast.expr | ast.stmt]:
    """What might stand in the place of a node: the opposite, something nearby, or nothing."""
    match node:
        case ast.Compare(ops=[op]) if type(op) in _OPPOSITES:
            yield _with(node, ops=[_OPPOSITES[type(op)]()])
        case ast.BinOp(op=op) | ast.BoolOp(op=op) if type(op) in _OPPOSITES:
            yield _with(node, op=_OPPOSITES[type(op)]())
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield operand
        case ast.If(test=test) | ast.While(test=test) | ast.IfExp(test=test):
            yield _with(node, test=ast.UnaryOp(ast.Not(), test))
        case ast.ListComp() | ast.SetComp() | ast.GeneratorExp() | ast.DictComp():
            first, *others = node.generators
            if first.ifs:
                yield _with(node, generators=[_with(first, ifs=[]), *others])
        case ast.Constant(value=bool(value)):
            yield ast.Constant(not value)
        case ast.Constant(value=int(value)):
            yield ast.Constant(value + 1)
        case ast.Expr(value=ast.Call() | ast.Await() | ast.YieldFrom()) | ast.Raise() | ast.Delete():
            yield ast.Pass()
        case ast.AugAssign() | ast.Assign(targets=[ast.Attribute() | ast.Subscript()]):
            yield ast.Pass()
        case ast.Break() | ast.Continue():
            yield ast.Pass()


def _with(node: Any, **changed: Any) -> Any:
    other = copy(node)
    for name, value in changed.items():
        setattr(other, name, value)
    return other


def _short(code: str) -> str:
    """The first line of what may be a whole block."""
    first, *rest = code.splitlines()
    return f"{first} …" if rest else first
