"""Writes `shapes.pyi`: what the type checker sees in place of the C types that the .pxd files declare."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

SOURCE = Path(__file__).parents[2] / "src/scoundrel"

HEAD = """\
# Written by make golden from the .pxd files; what the type checker sees in place of their C types.
# A pointer to a struct reads like the struct itself, so both are written alike here.
from typing import Any, Self, TypeAlias, TypeVar

_T = TypeVar("_T")
Pointer: TypeAlias = _T
Cards: TypeAlias = Any
Floats: TypeAlias = Any
Rooms: TypeAlias = Any
Worths: TypeAlias = Any
"""

POINTER_METHODS = """\
    def __class_getitem__(cls, size: int) -> Any: ...
    def __getitem__(self, index: int) -> Self: ...
    def __setitem__(self, index: int, value: Self) -> None: ..."""

FROM_C = {
    "sqrtf": "(number: float) -> float",
    "logf": "(number: float) -> float",
    "expf": "(number: float) -> float",
    "ceilf": "(number: float) -> float",
    "powf": "(base: float, exponent: float) -> float",
    "memcmp": "(one: object, other: object, size: int) -> int",
    "memcpy": "(target: object, source: object, size: int) -> None",
    "memmove": "(target: object, source: object, size: int) -> None",
    "calloc": "(count: int, size: int) -> Any",
    "free": "(pointer: object) -> None",
}
"""The functions of C's own library that the .pxd files ask for."""

NUMBERS = {
    "flag": "bool",
    "bint": "bool",
    "float": "float",
    "double": "float",
    "int": "int",
    "void": "None",
}

BLOCK = re.compile(r"c(?:p?)def (?P<kind>enum|struct|extern)\b ?(?P<name>\w*)")
CONSTANT = re.compile(r" {4}(?:const (?P<kind>\w+) )?(?P<name>[A-Z][A-Z_]+)(?: = .+)?$")
VARIABLE = re.compile(
    r"(?:cdef| {3}) (?:const )?(?P<kind>\w+)(?P<pointer>\*?) (?P<name>\w+)(?P<sizes>(?:\[[^]]+])*)$"
)
FUNCTION = re.compile(
    r'(?:cdef inline| {3}) (?P<kind>\w+) (?P<name>\w+)(?: "\w+" )?\((?P<parameters>.*)\) [^:]*(?P<body>:?)$'
)
BORROWED = re.compile(r"from libc\.\w+ cimport (?P<names>.+)$")
C_TYPE = re.compile(r" {4}ctypedef .* (?P<name>\w+) \".*\"$")


def shapes(source: Path = SOURCE) -> str:
    """The whole file. A name that two .pxd files give to something is refused: everyone sees all names."""
    paths = sorted(source.rglob("*.pxd"), key=lambda path: (len(path.parts), path))
    lines = {path: list(_lines(path)) for path in paths}
    said = [HEAD, _spaced(_borrowed([line for each in lines.values() for line in each]))]
    declared: dict[str, Path] = {}
    for path in paths:
        found = dict(_declarations(lines[path]))
        if found.keys() & declared.keys():
            name = min(found.keys() & declared.keys())
            raise ValueError(f"{path.name} and {declared[name].name} both declare {name}")
        declared |= dict.fromkeys(found, path)
        if found:
            said += [f"# {path.relative_to(source).as_posix()}\n", _spaced(found.values())]
    return "\n".join(said)


def _lines(path: Path) -> Iterator[str]:
    """The lines of a file that say something, without their comments."""
    for line in path.read_text("utf-8").splitlines():
        said = line.partition("#")[0].rstrip()
        if said:
            yield said


def _spaced(declarations: Iterable[str]) -> str:
    """Declarations with an empty line around each class, and between functions and constants."""
    said = ""
    before = ""
    for text in declarations:
        kind = text.partition(" ")[0] if text.startswith(("class ", "def ")) else "constant"
        said += ("\n" if before and (kind != before or kind == "class") else "") + text + "\n"
        before = kind
    return said


def _borrowed(lines: list[str]) -> Iterator[str]:
    """What C and its library bring."""
    names = {
        name for line in lines if (found := BORROWED.match(line)) for name in found["names"].split(", ")
    }
    names |= {found["name"] for line in lines if (found := C_TYPE.match(line))}
    for name in sorted(names, key=lambda name: (name not in FROM_C, name)):
        yield f"def {name}{FROM_C[name]}: ..." if name in FROM_C else f"{name}: Any"


def _declarations(lines: list[str]) -> Iterator[tuple[str, str]]:
    """Each name that a .pxd declares, with what is said of it; structs with all their fields."""
    struct = ""
    fields: list[str] = []
    for line in [*lines, "end"]:
        if struct and not line.startswith(" "):
            yield struct, "\n".join([f"class {struct}:", *fields, POINTER_METHODS])
            struct, fields = "", []
        if (found := BLOCK.match(line)) and found["kind"] == "struct":
            struct = found["name"]
        elif struct and (found := VARIABLE.match(line)):
            fields.append(f"    {found['name']}: {_type(found)}")
        elif (found := CONSTANT.match(line)) or (found := VARIABLE.match(line)):
            yield found["name"], f"{found['name']}: {_type(found)}"
        elif (found := FUNCTION.match(line)) and (line.startswith(" ") or found["body"]):
            yield (
                found["name"],
                f"def {found['name']}({_parameters(found['parameters'])}) -> {_type(found)}: ...",
            )


def _type(found: re.Match[str]) -> str:
    """What the type checker makes of a C type: whole numbers are one, an array is a list, of bytes `Cards`."""
    groups = found.groupdict()
    kind = groups["kind"] or "int"
    if kind in NUMBERS or kind.endswith("_t"):
        named = "Any" if groups.get("pointer") else NUMBERS.get(kind, "int")
    else:
        named = kind
    depth = (groups.get("sizes") or "").count("[")
    if kind == "uint8_t" and depth:
        depth, named = depth - 1, "Cards"
    return "list[" * depth + named + "]" * depth


def _parameters(text: str) -> str:
    each = [parameter.rpartition(" ") for parameter in text.split(", ") if parameter]
    return ", ".join(f"{name}: {'Any' if kind.endswith('*') else 'int'}" for kind, _, name in each)
