"""The reference: a page for each public name of the library, from its docstring."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterable
from importlib import import_module
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

__all__ = ["MODULES", "Named", "names", "pages"]

MODULES = (
    "scoundrel",
    "scoundrel.cards",
    "scoundrel.rules",
    "scoundrel.game",
    "scoundrel.events",
    "scoundrel.errors",
    "scoundrel.notation",
    "scoundrel.deals",
    "scoundrel.fair",
    "scoundrel.bots",
    "scoundrel.engine.protocol",
    "scoundrel.engine.search.solver",
    "scoundrel.coach",
    "scoundrel.coach.puzzles",
    "scoundrel.lab",
    "scoundrel.envs",
    "scoundrel.envs.duo",
    "scoundrel.digital",
    "scoundrel.conformance",
    "scoundrel.door",
    "scoundrel.online",
)
"""What a programmer builds on; whatever is in a module's `__all__` is public."""


class Named(NamedTuple):
    """A public name of a module, and the module under which it is documented."""

    module: str
    name: str
    home: str

    @property
    def path(self) -> str:
        """Where it is best imported from."""
        return f"{self.home}.{self.name}"

    @property
    def value(self) -> object:
        """The object that it names."""
        return getattr(import_module(self.module), self.name)

    @property
    def said(self) -> str:
        """Its docstring; a constant's is the text below it."""
        if inspect.isclass(self.value) or callable(self.value):
            return inspect.getdoc(self.value) or ""
        return _below(self.module, self.name)


def _below(module: str, name: str) -> str:
    """The text below a constant, in this module or in the one that it is imported from."""
    statements = [*ast.parse(_source(module)).body, ast.Pass()]
    for statement, following in pairwise(statements):
        match statement, following:
            case (
                ast.Assign(targets=[ast.Name(id=assigned)]) | ast.AnnAssign(target=ast.Name(id=assigned)),
                ast.Expr(value=ast.Constant(value=str(text))),
            ) if assigned == name:
                return inspect.cleandoc(text)
            case ast.ImportFrom(module=str(origin), names=imported), _ if name in [
                each.name for each in imported
            ]:
                return _below(origin, name)
    return ""


def _source(module: str) -> str:
    """The source of a module; of a compiled one, from the file beside it."""
    path = Path(str(import_module(module).__file__))
    return (path if path.suffix == ".py" else path.with_name(f"{module.split('.')[-1]}.py")).read_text(
        "utf-8"
    )


def names() -> list[Named]:
    """Every public name of every module. What several modules export is documented in the first."""
    homes: dict[tuple[str, int], str] = {}
    return [
        Named(module, name, homes.setdefault((name, id(getattr(place, name))), module))
        for module in MODULES
        for place in [import_module(module)]
        for name in place.__all__
    ]


# --- Pages -------------------------------------------------------------------------------------------


def pages() -> dict[str, str]:
    """The pages of the reference in reStructuredText, by their place on the site."""
    every = names()
    of_names = {f"reference/{each.path}": _name_page(each) for each in every if each.home == each.module}
    of_modules = {
        f"reference/{module}": _module_page(module, [each for each in every if each.module == module])
        for module in MODULES
    }
    return of_names | of_modules | {"reference/index": _index()}


def _index() -> str:
    said = ((f":mod:`{module}`", inspect.getdoc(import_module(module)) or "") for module in MODULES)
    return (
        f"{_heading('The library')}"
        "Start with :mod:`scoundrel`; the other modules are there when you need them.\n\n"
        f"{_table(said)}\n"
        f".. toctree::\n   :hidden:\n\n{_indented(MODULES)}"
    )


def _module_page(module: str, members: list[Named]) -> str:
    said = ((f":py:obj:`{each.name} <{each.path}>`", each.said) for each in members)
    return f"{_heading(module)}.. automodule:: {module}\n   :no-members:\n\n{_table(said)}"


def _name_page(named: Named) -> str:
    """A page linked from its module's page; it is not in the table of contents, which would be too long."""
    home = f"From :mod:`{named.home}`.\n\n.. currentmodule:: {named.home}"
    head = f":orphan:\n\n{_heading(named.name)}{home}\n\n"
    if inspect.isclass(named.value) or callable(named.value):
        return head + "\n".join(_automatic(named))
    return head + f".. py:data:: {named.name}\n\n{_indented(named.said.splitlines())}"


def _automatic(named: Named) -> list[str]:
    """The autodoc directive that makes Sphinx document it."""
    if not inspect.isclass(named.value):
        return [f".. autofunction:: {named.name}"]
    if issubclass(named.value, BaseException):
        return [f".. autoexception:: {named.name}", "   :show-inheritance:"]
    bases = ["   :show-inheritance:"] if named.value.__bases__ != (object,) else []
    return [f".. autoclass:: {named.name}", "   :members:", "   :undoc-members:", *bases]


def _heading(text: str) -> str:
    return f"{text}\n{'=' * len(text)}\n\n"


def _table(rows: Iterable[tuple[str, str]]) -> str:
    """A table of names, each with the first paragraph of its docstring."""
    lines = (f"* - {name}\n     - {_first(said)}" for name, said in rows)
    return f".. list-table::\n   :class: names\n   :widths: auto\n\n{_indented(lines)}"


def _first(said: str) -> str:
    paragraph = " ".join(said.partition("\n\n")[0].split())
    return f"{paragraph[:-2]}." if paragraph.endswith("::") else paragraph


def _indented(lines: Iterable[str]) -> str:
    return "".join(f"   {line}\n" for line in lines)
