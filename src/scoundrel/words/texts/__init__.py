"""Every sentence that a player reads, in one file per language.

`en.toml` is complete; another language may leave out what it has no words for yet, and English fills in.
An entry is a text with ``{names}`` to fill in. A list of two or more texts is either the forms for one and
for many, which `say` chooses by ``n``, or a choice of words, which `ways_to_say` gives. Sentences that the
library itself carries, such as the words of a setting, are translated as they stand, in ``[sentences]``.

The language is that of SCOUNDREL_LANGUAGE, or the one that `speak` is told. Translations are found beside
this file, and in the folder that SCOUNDREL_TEXTS names.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Formatter
from typing import Any

from scoundrel.errors import FileError, TextError, quote
from scoundrel.files import read_toml

__all__ = ["languages", "prepare", "say", "speak", "translated", "ways_to_say"]

SOURCE = "en"


MOST_BYTES = 1_000_000
"""In a file of texts."""
PLURALS_TRIED = 1000
"""A rule for one and many is tried with the numbers below."""

Entry = str | list[str]


class Catalogue:
    """The texts of one language, by dotted key, with those of another behind them.

    A translation is checked when it is read, so that whatever is said later has the names to fill in.
    """

    def __init__(self, file: Traversable, behind: Catalogue | None = None) -> None:
        self.behind = behind
        try:
            content = read_toml(Path(str(file)), MOST_BYTES)
            self.form = _plural(content.pop("plural", "n != 1"))
            self.sentences = _sentences(content.pop("sentences", {}))
            self.texts: dict[str, Entry] = dict(_flat(content))
            if behind is not None:
                self.texts = _checked(self.texts, behind.texts)
        except FileError as error:
            raise TextError(f"these texts can't be read: {error}") from None
        except _Misfit as error:
            raise TextError(f"the texts in {file} can't be read: {error}") from None

    def find(self, key: str) -> tuple[Entry, Catalogue]:
        """The entry, and the catalogue that it is from."""
        if key in self.texts:
            return self.texts[key], self
        if self.behind is None:
            raise KeyError(f"no text is called {key!r}")
        return self.behind.find(key)

    def form_for(self, forms: list[str], n: int) -> str:
        """The form for so many; where the rule names one that is not there, the last."""
        try:
            which = self.form(n)
        except ArithmeticError:
            which = len(forms)
        return forms[max(0, min(which, len(forms) - 1))]


class _Misfit(Exception):
    """Why a translation can't be spoken."""


def _plural(rule: Any) -> Callable[[int], int]:
    """The rule for one and many, written as gettext's translators know it."""
    try:
        form: Callable[[int], int] = gettext.c2py(rule)
        for n in range(PLURALS_TRIED):
            form(n)
    except (ValueError, TypeError, ArithmeticError, SyntaxError):
        raise _Misfit(f"plural can't be {quote(rule)}: it is a rule such as {quote('n != 1')}") from None
    return form


def _sentences(content: object) -> dict[str, str]:
    if not isinstance(content, dict) or not all(isinstance(text, str) for text in content.values()):
        raise _Misfit("[sentences] has a text for each sentence")
    return content


def _checked(entries: dict[str, Any], english: Mapping[str, Entry]) -> dict[str, Entry]:
    """The entries that are ever asked for, each of which can be said."""
    known = {key: entry for key, entry in entries.items() if key in english}
    for key, entry in known.items():
        _check_entry(key, entry, english[key])
    return known


def _check_entry(key: str, entry: object, english: Entry) -> None:
    """See that a text of a translation can be filled in as the English one is."""
    known = {name for text in _texts(english) for name in _names(text)}
    if not _texts(entry) or not all(isinstance(text, str) for text in _texts(entry)):
        raise _Misfit(f"{key} can't be {quote(entry)}: it is a text, or a list of texts")
    if isinstance(entry, list) and isinstance(english, str):
        raise _Misfit(f"{key} is one text, not a list of them")
    # Of several forms or choices, one may leave a name out.
    for text in _texts(entry):
        names = set(_names(text))
        if names - known or (isinstance(english, str) and names != known):
            wanted = ", ".join(f"{{{name}}}" for name in sorted(known)) or "no names in braces"
            raise _Misfit(f"{key} can't be {quote(text)}: it has {wanted} to fill in")


def _texts(entry: Any) -> list[Any]:
    return entry if isinstance(entry, list) else [entry]


def _names(text: str) -> Iterator[str]:
    """What is to be filled in."""
    try:
        for _, name, form, conversion in Formatter().parse(text):
            if name is not None:
                yield name + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "")
    except ValueError:
        # A brace without the other.
        yield text


def _flat(content: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in content.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{path}{key}.")
        else:
            yield path + key, value


def _files() -> dict[str, Traversable]:
    """The file of each language; a folder of one's own, in SCOUNDREL_TEXTS, may add some."""
    own = os.environ.get("SCOUNDREL_TEXTS", "")
    folders: list[Traversable] = [files("scoundrel.words.texts"), *([Path(own)] if own else [])]
    try:
        entries = [entry for folder in folders for entry in folder.iterdir()]
    except OSError as error:
        raise TextError(f"the folder of texts {quote(own)} can't be read: {error.strerror}") from error
    return {entry.name.removesuffix(".toml"): entry for entry in entries if entry.name.endswith(".toml")}


def languages() -> tuple[str, ...]:
    """The languages that there are texts for."""
    return tuple(sorted(_files()))


@cache
def _english() -> Catalogue:
    return Catalogue(files("scoundrel.words.texts") / f"{SOURCE}.toml")


_spoken: Catalogue | None = None


def speak(language: str) -> None:
    """Speak another language from now on."""
    global _spoken
    known = _files()
    if language not in known:
        raise TextError(f"there are no texts in {quote(language)}; there are in {', '.join(sorted(known))}")
    _spoken = _english() if language == SOURCE else Catalogue(known[language], _english())


def prepare() -> None:
    """Read the texts now, so that what is wrong with them shows before anything is drawn."""
    _catalogue()


def _catalogue() -> Catalogue:
    if _spoken is None:
        wanted = os.environ.get("SCOUNDREL_LANGUAGE", SOURCE)
        speak(wanted if wanted in languages() else SOURCE)
    assert _spoken is not None
    return _spoken


def say(key: str, /, **values: object) -> str:
    """The text of that key, filled in; where it has several forms, the one for `n`."""
    entry, catalogue = _catalogue().find(key)
    if isinstance(entry, list):
        n = values["n"]
        assert isinstance(n, int)
        entry = catalogue.form_for(entry, n)
    return entry.format_map(values)


def translated(sentence: str) -> str:
    """A sentence of the library in the language that is spoken."""
    return _catalogue().sentences.get(sentence, sentence)


def ways_to_say(key: str) -> tuple[str, ...]:
    """All the texts of that key, to choose one of them."""
    entry, _ = _catalogue().find(key)
    return (entry,) if isinstance(entry, str) else tuple(entry)
