"""Languages made up for tests: English, each of its texts changed, written as a translator would write it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path

from scoundrel.texts import english
from scoundrel.texts.fluent import Call, Choice, Expression, Literal, Pattern, Reference, Value

__all__ = ["WIDE", "every_text", "templates", "wide", "write_language"]

WIDE = {ord(letter): ord(letter) - ord("a") + ord("ａ") for letter in "abcdefghijklmnopqrstuvwxyz"}
WIDE |= {ord(letter): ord(letter) - ord("A") + ord("Ａ") for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ"}


def wide(text: str) -> str:
    """A text in wide letters, which no other text has."""
    return text.translate(WIDE)


def every_text() -> Iterator[tuple[str, str]]:
    """Every English text with its key; what is filled in is left out."""
    for key in sorted(english().keys()):
        entry, _ = english().find(key)
        for pattern in entry.values():
            for text in _texts(pattern):
                yield key, text


def _texts(pattern: Pattern) -> Iterator[str]:
    """A pattern as one text, or as several where it makes a choice."""
    choices = [part for part in pattern if isinstance(part, Choice)]
    if not choices:
        yield "".join(_shown(part) for part in pattern)
        return
    for variant in choices[0].variants.values():
        whole: list[str | Expression] = []
        for part in pattern:
            whole += variant if part is choices[0] else (part,)
        yield from _texts(tuple(whole))


def _shown(part: str | Expression) -> str:
    match part:
        case str():
            return part
        case Literal(value):
            return str(value)
        case Value(name):
            return f"{{{name}}}"
        case Call(_, (Value(name), *_)):
            return f"{{{name}}}"
    return "{}"


def write_language(
    folder: Path,
    change: Callable[[str], str],
    *,
    name: str = "Made up",
    tag: str = "x-made",
    direction: str = "ltr",
) -> None:
    """Write every English text, changed, into a folder named after its language."""
    folder.mkdir(exist_ok=True)
    itself = {"language-name": name, "language-tag": tag, "door-direction": direction}
    lines = [f"{key} = {text}" for key, text in itself.items()]
    for key in sorted(english().keys() - itself.keys()):
        entry, _ = english().find(key)
        lines.append(f"{key} = {_written(entry[''], change)}" if "" in entry else f"{key} =")
        lines += [f"    .{name} = {_written(text, change)}" for name, text in entry.items() if name]
    (folder / "all.ftl").write_text("\n".join(lines) + "\n", "utf-8")


def _written(pattern: Pattern, change: Callable[[str], str]) -> str:
    return "".join(
        _quoted(change(part)) if isinstance(part, str) else f"{{ {_placed(part, change)} }}"
        for part in pattern
    )


def _quoted(text: str) -> str:
    """A text whose spaces at either end are kept."""
    inner = text.strip(" ")
    before, _, after = text.partition(inner) if inner else (text, "", "")
    return "".join((f'{{"{before}"}}' * bool(before), inner, f'{{"{after}"}}' * bool(after)))


def _placed(part: Expression, change: Callable[[str], str]) -> str:
    match part:
        case Literal(str() as text):
            return f'"{change(text)}"'
        case Choice(by, variants, default):
            return f"{_named(by)} ->" + "".join(_variants(variants, default, change)) + "\n"
    return _named(part)


def _variants(variants: Mapping[str, Pattern], default: str, change: Callable[[str], str]) -> Iterator[str]:
    for name, pattern in variants.items():
        yield f"\n   {'*' * (name == default)}[{name}] {_written(pattern, change)}"


def _named(part: Expression) -> str:
    match part:
        case Literal(str() as text):
            return f'"{text}"'
        case Literal(number):
            return str(number)
        case Value(name):
            return f"${name}"
        case Reference(key, attribute):
            return f"{key}.{attribute}" if attribute else key
        case Call(function, arguments, options):
            given = [*map(_named, arguments), *(f"{key}: {_named(each)}" for key, each in options.items())]
            return f"{function}({', '.join(given)})"
    raise TypeError(part)


def templates(key: str) -> tuple[str, ...]:
    """All wordings of an English text, with ``{names}`` for what is filled in."""
    return tuple("".join(map(_shown, pattern)) for _, pattern in english().ways(key))
