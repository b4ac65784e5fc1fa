"""The texts of one language: read when they are first said, and filled in."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import date
from enum import Enum
from typing import TypeGuard

from scoundrel.texts.fluent import (
    Call,
    Choice,
    Entry,
    Expression,
    Literal,
    Misread,
    Pattern,
    Reference,
    Value,
    entries,
    read_entry,
    strays,
)
from scoundrel.texts.plurals import category
from scoundrel.texts.values import Message, Noun, Quoted, Sayable

__all__ = ["Catalogue", "Fault", "For", "begun", "for_whom", "heard", "seen"]

PROPERTIES = frozenset({"gender", "number", "animacy", "kind"})
"""Forms that are no words but something to choose by; those of a list are `mixed` if they differ."""
AT_THE_END = frozenset({"and", "or", "then"})
"""What stands only before the last of a list; a comma stands before the others."""


class Fault(Exception):
    """What is wrong with a file of texts: the language, the line, the entry, the reason."""


class For(Enum):
    """Whom a text is made for: signs are for the eye, and a screen reader says names in their place."""

    EYES = "eyes"
    EARS = "ears"
    BOTH = "both"
    """Both ways in one text, for `seen` and `heard` to tell apart."""


_for_whom: ContextVar[For] = ContextVar("for_whom", default=For.EYES)

# A sign with what is said in its place, where a text is for both; Unicode keeps these three for such notes.
_SIGN, _NAME, _END = "\ufff9", "\ufffa", "\ufffb"
_BEGIN = re.compile(r"(?:^|[.?] )\Z")


@contextmanager
def for_whom(whom: For) -> Iterator[None]:
    """Make texts for eyes, for ears or for both as long as this lasts."""
    token = _for_whom.set(whom)
    try:
        yield
    finally:
        _for_whom.reset(token)


def seen(text: str) -> str:
    """A text made for both, as it is shown."""
    return _told(text, lambda before, sign, name: sign)


def heard(text: str) -> str:
    """A text made for both, as it is said aloud: a name in place of a sign may begin a sentence."""
    return _told(text, lambda before, sign, name: _begins(name) if _BEGIN.search(before) else name)


def _begins(name: str) -> str:
    return name[:1].upper() + name[1:]


def _told(text: str, which: Callable[[str, str, str], str]) -> str:
    if _SIGN not in text:
        return text
    first, *noted = text.split(_SIGN)
    pieces = [first]
    for each in noted:
        sign, _, more = each.partition(_NAME)
        name, _, rest = more.partition(_END)
        pieces += [which(pieces[-1], sign, name), rest]
    return "".join(pieces)


def _for_both(made: Callable[[], str]) -> str:
    """What is made in one way for eyes and in another for ears; for both, the one beside the other."""
    if _for_whom.get() is not For.BOTH:
        return made()
    with for_whom(For.EYES):
        sign = made()
    with for_whom(For.EARS):
        name = made()
    return f"{_SIGN}{sign}{_NAME}{name}{_END}" if sign else name


def begun(text: str, change: Callable[[str], str]) -> str:
    """A text with a change to its beginning, in both ways if it begins in two."""
    if not text.startswith(_SIGN):
        return change(text)
    first, _, rest = text.removeprefix(_SIGN).partition(_END)
    sign, _, name = first.partition(_NAME)
    return f"{_SIGN}{change(sign)}{_NAME}{change(name)}{_END}{rest}"


class Catalogue:
    """The texts of one language, with another catalogue for what it lacks."""

    def __init__(self, language: str, sources: Mapping[str, str], behind: Catalogue | None = None) -> None:
        self.language = language
        self.behind = behind
        self._sources = sources
        self._places: dict[str, tuple[str, int, int]] = {}
        self._entries: dict[str, Entry] = {}
        self.twice: list[str] = []
        """What is there a second time: the first counts."""
        for name, source in sources.items():
            for key, begin, end in entries(source):
                if key in self._places:
                    self.twice.append(f"{self._line(name, begin)}: {key} is there twice")
                self._places.setdefault(key, (name, begin, end))

    def keys(self) -> set[str]:
        """Every key that this language has."""
        return set(self._places)

    def all_keys(self) -> set[str]:
        """Every key that has a text, if only in the language behind."""
        return {*self._places, *(self.behind.all_keys() if self.behind else ())}

    def find(self, key: str) -> tuple[Entry, Catalogue]:
        """An entry, and the catalogue that it comes from."""
        found = self.own(key)
        if found is not None:
            return found, self
        if self.behind is None:
            raise KeyError(f"there is no text {key!r}")
        return self.behind.find(key)

    def own(self, key: str) -> Entry | None:
        """An entry of this language alone."""
        entry = self._entries.get(key)
        if entry is None and key in self._places:
            name, begin, end = self._places[key]
            try:
                entry = self._entries[key] = read_entry(self._sources[name][begin:end])
            except Misread as error:
                raise Fault(f"{self._line(name, begin)}: {key} can't be read: {error}") from None
            except RecursionError:
                raise Fault(f"{self._line(name, begin)}: {key} has too many braces in braces") from None
        return entry

    def place(self, key: str) -> str:
        """Where an entry of this language stands: file and line."""
        name, begin, _ = self._places[key]
        return self._line(name, begin)

    def _line(self, name: str, at: int) -> str:
        return f"{self.language}/{name}, line {self._sources[name].count(chr(10), 0, at) + 1}"

    def strays(self) -> Iterator[str]:
        """The lines that are no part of an entry and no comment."""
        for name, source in self._sources.items():
            for number in strays(source):
                yield f"{self.language}/{name}, line {number} is no entry and no comment"

    # --- Saying ---

    def say(self, key: str, values: Mapping[str, object]) -> str:
        """A text, filled in."""
        entry, catalogue = self.find(key)
        return catalogue.fill(entry[""], values)

    def ways(self, key: str) -> tuple[tuple[str, Pattern], ...]:
        """The several wordings of a key, by name; each can be filled in with `fill`."""
        entry, _ = self.find(key)
        return tuple((name, pattern) for name, pattern in entry.items() if name) or (("", entry[""]),)

    def say_one(self, key: str, chosen: Callable[[int], int], values: Mapping[str, object]) -> str:
        """One wording of a key, filled in; `chosen` is asked which, of how many."""
        _, catalogue = self.find(key)
        ways = self.ways(key)
        return catalogue.fill(ways[chosen(len(ways))][1], values)

    def template(self, key: str) -> str:
        """A text with ``{names}`` where a surface fills it in itself; it makes no choices."""
        entry, _ = self.find(key)
        return "".join(
            part if isinstance(part, str) else f"{{{part.name}}}"
            for part in entry[""]
            if isinstance(part, str | Value)
        )

    def fill(self, pattern: Pattern, values: Mapping[str, object]) -> str:
        """A pattern, filled in."""
        if len(pattern) == 1 and isinstance(pattern[0], str):
            return pattern[0]
        return "".join(
            part if isinstance(part, str) else self.shown(self._value(part, values)) for part in pattern
        )

    def shown(self, value: object) -> str:
        """A value as players read it."""
        match value:
            case str():
                return str(value)
            case bool():
                raise TypeError("a truth value is something to choose by, not to say")
            case float():
                return self.figure(value, "g")
            case int():
                return self.figure(value)
            case Noun():
                return self.form(value, "")
            case date():
                return self.form(value, "")
            case Message():
                return self.say(value.key, value.values)
            case Quoted():
                # What can't be seen is written as an escape, as Python does it.
                return self.say("quote", {"text": repr(value.text)[1:-1]})
            case Sayable():
                return self.shown(value.in_words)
            case Sequence():
                return self.listed([self.shown(each) for each in value])
        return str(value)

    def figure(self, number: float, form: str = "") -> str:
        """A number with a true minus sign, and the marks of this language in it."""
        text = format(number, form)
        if text.isdecimal():
            return text
        marks = self._marks()
        return "".join(marks.get(sign, sign) for sign in text)

    def _marks(self) -> Mapping[str, str]:
        return {"-": "−"} | {
            sign: self.say(key, {}) for sign, key in ((",", "number-group"), (".", "number-decimal"))
        }

    def has(self, key: str) -> bool:
        return key in self._places or (self.behind is not None and self.behind.has(key))

    def listed(self, texts: Sequence[str], last: str = "comma", between: str = "comma") -> str:
        """Texts as a list; the language says what stands between them."""
        if not texts:
            return ""
        some, *more = texts
        for number, text in enumerate(more, 1):
            joint = last if number == len(more) else between
            some = self.say(f"list-{joint}", {"some": some, "last": text})
        return some

    def form(self, what: object, form: str, joint: str = "and") -> str:
        """A form of a noun, or of each of a list; a property of a list is that of all, or `mixed`."""
        match what:
            case Noun():
                return self._noun(what, form)
            case date(day=day, month=month, year=year):
                values = {"day": day, "month": Noun((f"month-{month}",)), "year": year}
                return self._noun(Noun(("dates-date",), values), form)
            case Sayable():
                return self.form(what.in_words, form, joint)
            case str():
                return what
            case Sequence():
                if joint == "signs":
                    return _for_both(lambda: self._row(what, form))
                forms = [self.form(each, form) for each in what]
                if form in PROPERTIES:
                    return forms[0] if len(set(forms)) == 1 else "mixed"
                return self.listed(forms, joint, "comma" if joint in AT_THE_END else joint)
        return self.shown(what)

    def _row(self, what: Sequence[object], form: str) -> str:
        """Signs in a row; aloud, a list."""
        forms = [self.form(each, form) for each in what]
        aloud = _for_whom.get() is For.EARS
        return self.listed(forms, "and") if aloud else self.listed(forms, "signs", "signs")

    def _noun(self, noun: Noun, form: str) -> str:
        aloud = noun.heard
        if aloud is None or form in PROPERTIES:
            return self.named(noun, form)
        return _for_both(lambda: self.named(aloud if _for_whom.get() is For.EARS else noun, form))

    def named(self, noun: Noun, form: str) -> str:
        """A form of a noun, whoever it is for."""
        entry, catalogue = self.of_noun(noun)
        if catalogue is not self:
            return catalogue.named(noun, form)
        if form in PROPERTIES and form not in entry:
            return ""
        name = self.fill(entry.get(form) or entry[""], noun.values)
        if noun.trait in entry and noun.trait and form not in PROPERTIES:
            return self.fill(entry[noun.trait], {**noun.values, "name": name})
        return name

    def traits(self, noun: Noun) -> tuple[str, ...]:
        """The traits that a noun may have, by the names of their attributes: ``t1``, ``t2`` ..."""
        entry, _ = self.of_noun(noun)
        return tuple(name for name in entry if name[:1] == "t" and name[1:].isdecimal())

    def of_noun(self, noun: Noun) -> tuple[Entry, Catalogue]:
        """The entry of a noun, and the catalogue that it comes from."""
        if entry := next(filter(None, map(self.own, noun.keys)), None):
            return entry, self
        if self.behind is None:
            raise KeyError(f"there is no text {noun.keys[0]!r}")
        return self.behind.of_noun(noun)

    def _value(self, part: Expression, values: Mapping[str, object]) -> object:
        match part:
            case Value(name):
                return values[name]
            case Literal(value):
                return value
            case Choice():
                return self.fill(self._chosen(part, values), values)
            case Reference(key, attribute):
                entry, catalogue = self.find(key)
                return catalogue.fill(entry[attribute], values)
            case Call(function, arguments, options):
                given = [self._value(each, values) for each in arguments]
                named = {name: str(self._value(each, values)) for name, each in options.items()}
                return self._called(function, given, named)

    def _called(self, function: str, given: Sequence[object], named: Mapping[str, str]) -> object:
        match function, given:
            case "FORM", [what, form]:
                return self.form(what, str(form), named.get("list", "and"))
            case "COUNT", [list() | tuple() as what]:
                return len(what)
            case "NUMBER", [int() | float() as number]:
                return self.figure(number, ",")
        raise Fault(f"there is no function {function} for {len(given)} arguments")

    def _chosen(self, choice: Choice, values: Mapping[str, object]) -> Pattern:
        value = self._value(choice.by, values)
        exact = ("yes" if value else "no") if isinstance(value, bool) else str(value)
        # Infinity and what is no number have no category.
        if exact not in choice.variants and _is_number(value) and value - value == 0:
            exact = category(self.language, value)
        return choice.variants.get(exact) or choice.variants[choice.default]


def _is_number(value: object) -> TypeGuard[int | float]:
    return isinstance(value, int | float) and not isinstance(value, bool)
