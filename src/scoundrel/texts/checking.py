"""Whether a translation can be said: asked of ours in a test, and of any other when it is read."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from scoundrel.texts.catalogue import Catalogue, Fault
from scoundrel.texts.fluent import Call, Choice, Entry, Expression, Pattern, Reference, Value

__all__ = ["faults", "names_in", "references_in"]

FUNCTIONS = {"FORM": 2, "COUNT": 1, "NUMBER": 1}
"""The functions that there are, and how many arguments each has."""


def faults(translation: Catalogue) -> Iterator[str]:
    """What can't be said, with its file and line: what can't be read, and what English has no value for."""
    source = translation.behind
    assert source is not None
    yield from translation.strays()
    yield from translation.twice
    for key in sorted(translation.keys()):
        try:
            entry = translation.own(key)
        except Fault as error:
            yield str(error)
            continue
        assert entry is not None
        theirs = source.own(key)
        known = _filled_in(source, theirs) if theirs is not None else None
        for why in _wrong(translation, entry, known):
            yield f"{translation.place(key)}: {key} {why}"


def _wrong(texts: Catalogue, entry: Entry, known: set[str] | None) -> Iterator[str]:
    for part in _parts(entry):
        match part:
            case Value(name) if known is not None and name not in known:
                filled = ", ".join(f"${each}" for each in sorted(known)) or "nothing"
                yield f"has ${name}, but it is filled in with {filled}"
            case Reference(key, attribute):
                try:
                    if attribute not in texts.find(key)[0]:
                        yield f"has {key}.{attribute}, which is not there"
                except KeyError:
                    yield f"has {key}, which is not there"
            case Call(function, arguments) if FUNCTIONS.get(function) != len(arguments):
                functions = 'FORM($noun, "form"), COUNT($list) and NUMBER($n)'
                yield f"has {function}, but the functions are {functions}"


def names_in(entry: Entry) -> set[str]:
    """The names of all values that an entry is filled in with."""
    return {part.name for part in _parts(entry) if isinstance(part, Value)}


def _filled_in(texts: Catalogue, entry: Entry) -> set[str]:
    """The names of all values of an entry, with those of the entries that it refers to."""
    referred = [texts.find(key)[0] for key in references_in(entry)]
    return names_in(entry).union(*(_filled_in(texts, each) for each in referred if each is not entry))


def references_in(entry: Entry) -> set[str]:
    """The keys of all entries that an entry refers to."""
    return {part.key for part in _parts(entry) if isinstance(part, Reference)}


def _parts(entry: Mapping[str, Pattern]) -> Iterator[Expression]:
    for pattern in entry.values():
        yield from _within(pattern)


def _within(pattern: Pattern) -> Iterator[Expression]:
    for part in pattern:
        if not isinstance(part, str):
            yield from _expression(part)


def _expression(part: Expression) -> Iterator[Expression]:
    yield part
    match part:
        case Choice(by, variants):
            yield from _expression(by)
            for pattern in variants.values():
                yield from _within(pattern)
        case Call(_, arguments, options):
            for each in (*arguments, *options.values()):
                yield from _expression(each)
