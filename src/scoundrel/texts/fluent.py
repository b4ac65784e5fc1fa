"""Texts in the syntax of Project Fluent, read into patterns.

An entry is a message, such as ``event-ran = You run from the room.``, with attributes if it has any. A
pattern is a row of texts and expressions. What Fluent's own runtimes can't do is said with two functions,
which its syntax allows: ``FORM($card, "acc")`` is a form of a noun that is only known when the text is
said, and ``COUNT($cards)`` is how many there are; ``NUMBER($n)`` is a number in groups of three digits.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

__all__ = [
    "Call",
    "Choice",
    "Entry",
    "Expression",
    "Literal",
    "Misread",
    "Pattern",
    "Reference",
    "Value",
    "entries",
    "read_entry",
    "strays",
]


class Misread(Exception):
    """Why an entry can't be read."""


@dataclass(frozen=True, slots=True)
class Literal:
    """A text in quotes, or a number."""

    value: str | float


@dataclass(frozen=True, slots=True)
class Value:
    """What is filled in under that name."""

    name: str


@dataclass(frozen=True, slots=True)
class Reference:
    """Another entry, or an attribute of it."""

    key: str
    attribute: str = ""


@dataclass(frozen=True, slots=True)
class Call:
    """What a function makes of its arguments."""

    function: str
    arguments: tuple[Expression, ...]
    options: Mapping[str, Expression] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of several patterns, chosen by a value."""

    by: Expression
    variants: Mapping[str, Pattern]
    default: str


Expression = Literal | Value | Reference | Call | Choice
Pattern = tuple[str | Expression, ...]
Entry = Mapping[str, Pattern]
"""The patterns of an entry: its value under an empty name, then its attributes."""

_ENTRY = re.compile(
    r"^(?P<key>[A-Za-z][\w-]*)[ ]*=(?P<body>.*(?:\n(?:[ ].*|(?=[ \n])|\}.*))*)", re.MULTILINE
)
_ATTRIBUTE = re.compile(r"\n[ ]+\.([A-Za-z][\w-]*)[ ]*=")
_BLANK = re.compile(r"\s*")
_TOKEN = re.compile(
    r'"(?P<text>(?:[^"\\\n]|\\.)*)"'
    r"|(?P<number>-?\d+(?:\.\d+)?)"
    r"|\$(?P<value>[A-Za-z][\w-]*)"
    r"|(?P<name>[A-Za-z][\w-]*)(?:\.(?P<attribute>[A-Za-z][\w-]*))?(?P<called>\()?"
)
_OPTION = re.compile(r"([A-Za-z][\w-]*)\s*:\s*")
_VARIANT = re.compile(r"\s*(?P<default>\*?)\[\s*(?P<name>[\w.-]+)\s*\][ ]*")
_ESCAPE = re.compile(r"\\(?:u([0-9A-Fa-f]{4})|U([0-9A-Fa-f]{6})|([\\\"]))")


def entries(source: str) -> Iterator[tuple[str, int, int]]:
    """The key of each entry, and where its body begins and ends."""
    return ((found["key"], *found.span("body")) for found in _ENTRY.finditer(source))


def strays(source: str) -> Iterator[int]:
    """The numbers of the lines that are neither part of an entry nor a comment."""
    rest = _ENTRY.sub(lambda found: "\n" * found[0].count("\n"), source)
    for number, line in enumerate(rest.split("\n"), 1):
        if line.strip() and not line.startswith("#"):
            yield number


def read_entry(body: str) -> Entry:
    """The patterns of an entry."""
    value, *rest = _ATTRIBUTE.split(body)
    entry = {"": _read_pattern(value)} if value.strip() else {}
    for name, text in zip(rest[::2], rest[1::2], strict=True):
        if name in entry:
            raise Misread(f".{name} is there twice")
        entry[name] = _read_pattern(text)
    if not entry:
        raise Misread("it is empty")
    return entry


def _read_pattern(text: str) -> Pattern:
    """A pattern; what is indented alike in all of its lines is no part of it."""
    first, *lines = text.rstrip().split("\n")
    indent = min((len(line) - len(line.lstrip()) for line in lines if line.strip()), default=0)
    reader = _Reader("\n".join([first.lstrip(), *(line[indent:] for line in lines)]).lstrip("\n"))
    pattern = reader.pattern()
    if reader.at < len(reader.text):
        raise Misread("a } has no {")
    if not pattern:
        raise Misread("a text is empty")
    return pattern


class _Reader:
    """Reads one pattern from its beginning to its end."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0

    def pattern(self, stop: re.Pattern[str] = re.compile(r"[{}]")) -> Pattern:
        """Texts and expressions up to a closing brace or, in a choice, the next variant."""
        parts: list[str | Expression] = []
        while found := stop.search(self.text, self.at):
            parts += [self.text[self.at : found.start()]]
            self.at = found.start()
            if found[0] != "{":
                return tuple(filter(None, parts))
            self.at += 1
            parts.append(self.placeable())
        parts.append(self.text[self.at :])
        self.at = len(self.text)
        return tuple(filter(None, parts))

    def placeable(self) -> Expression:
        """What stands in braces."""
        what = self.expression()
        if self.skip("->"):
            what = self.choice(what)
        if not self.skip("}"):
            raise Misread(f"a }} is missing before {self.text[self.at : self.at + 20]!r}")
        return what

    def choice(self, by: Expression) -> Choice:
        variants: dict[str, Pattern] = {}
        defaults = []
        while found := _VARIANT.match(self.text, self.at):
            self.at = found.end()
            if found["name"] in variants:
                raise Misread(f"[{found['name']}] is there twice")
            variants[found["name"]] = _trimmed(self.pattern(re.compile(r"[{}]|\n\s*\*?\[")))
            defaults += [found["name"]] if found["default"] else []
        if len(defaults) != 1:
            raise Misread("a choice has one *[default]")
        return Choice(by, variants, defaults[0])

    def expression(self) -> Expression:
        """A value, a text, a number, another entry, or a call."""
        if self.skip("{"):
            return self.placeable()
        found = _TOKEN.match(self.text, self.at)
        if not found:
            raise Misread(f"{self.text[self.at : self.at + 20]!r} is not understood")
        self.at = found.end()
        if found["text"] is not None:
            return Literal(_unescaped(found["text"]))
        if found["number"]:
            return Literal(float(found["number"]) if "." in found["number"] else int(found["number"]))
        if found["value"]:
            return Value(found["value"])
        if not found["called"]:
            return Reference(found["name"], found["attribute"] or "")
        return self.call(found["name"])

    def call(self, function: str) -> Call:
        arguments: list[Expression] = []
        options: dict[str, Expression] = {}
        while not self.skip(")"):
            if named := _OPTION.match(self.text, self.at):
                self.at = named.end()
                options[named[1]] = self.expression()
            else:
                arguments.append(self.expression())
            if not self.skip(",") and not self.text.startswith(")", self.at):
                raise Misread(f"{function}( has no end")
        return Call(function, tuple(arguments), options)

    def skip(self, sign: str) -> bool:
        """Pass over that sign and the space around it, if it is next."""
        at = self.blank(self.at)
        if self.text.startswith(sign, at):
            self.at = self.blank(at + len(sign)) if sign != "}" else at + len(sign)
            return True
        self.at = at
        return False

    def blank(self, at: int) -> int:
        found = _BLANK.match(self.text, at)
        return found.end() if found else at


def _trimmed(pattern: Pattern) -> Pattern:
    """A variant without the space before and after it."""
    parts = list(pattern)
    if parts and isinstance(parts[0], str):
        parts[0] = parts[0].lstrip()
    if parts and isinstance(parts[-1], str):
        parts[-1] = parts[-1].rstrip()
    return tuple(filter(None, parts))


def _unescaped(text: str) -> str:
    return _ESCAPE.sub(lambda found: found[3] or chr(int(found[1] or found[2], 16)), text)
