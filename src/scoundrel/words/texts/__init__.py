"""Every sentence that a player reads, in one file per language.

`en.toml` is complete; another language may leave out what is not translated yet, and English fills in.
An entry is a text with ``{names}`` to fill in. A list of texts is either plural forms, from which `say`
chooses by ``n``, or several wordings, which `ways_to_say` returns. Sentences that live in the library
itself, such as the wording of a setting, are translated in ``[sentences]``, with the English as the key.

The language is set by SCOUNDREL_LANGUAGE or `speak`, and for a single viewer by `speaking`. Translations
are found beside this file and in the folder named by SCOUNDREL_TEXTS.
"""

from __future__ import annotations

import gettext
import os
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from string import Formatter
from typing import Any

from scoundrel.errors import FileError, TextError, quote
from scoundrel.files import read_toml

__all__ = [
    "Catalogue",
    "catalogue",
    "figure",
    "language",
    "languages",
    "prepare",
    "say",
    "section",
    "speak",
    "speaking",
    "translated",
    "ways_to_say",
]

SOURCE = "en"


MOST_BYTES = 1_000_000
"""The most bytes in a file of texts."""
PLURALS_TRIED = 1000
"""A plural rule is tried with all numbers below this."""

Entry = str | list[str]


class Catalogue:
    """The texts of one language, by dotted key, with another catalogue to fall back on.

    A translation is checked when it is loaded, so that filling in a text never fails later.
    """

    def __init__(self, file: Traversable, behind: Catalogue | None = None) -> None:
        self.language = file.name.removesuffix(".toml")
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

    def all_keys(self) -> set[str]:
        """Every key that has a text."""
        return {*self.texts, *(self.behind.all_keys() if self.behind else ())}

    def find(self, key: str) -> tuple[Entry, Catalogue]:
        """The entry, and the catalogue it comes from."""
        if key in self.texts:
            return self.texts[key], self
        if self.behind is None:
            raise KeyError(f"there is no text {key!r}")
        return self.behind.find(key)

    def form_for(self, forms: list[str], n: int) -> str:
        """The plural form for `n`; the last one if the rule names a form that does not exist."""
        try:
            which = self.form(n)
        except ArithmeticError:
            which = len(forms)
        return forms[max(0, min(which, len(forms) - 1))]


class _Misfit(Exception):
    """Why a translation can't be used."""


def _plural(rule: Any) -> Callable[[int], int]:
    """A plural rule, in gettext's notation."""
    try:
        form: Callable[[int], int] = gettext.c2py(rule)
        for n in range(PLURALS_TRIED):
            form(n)
    except (ValueError, TypeError, ArithmeticError, SyntaxError):
        raise _Misfit(f"plural can't be {quote(rule)}: it is a rule such as {quote('n != 1')}") from None
    return form


def _sentences(content: object) -> dict[str, str]:
    if not isinstance(content, dict) or not all(isinstance(text, str) for text in content.values()):
        raise _Misfit("[sentences] must have a text for each sentence")
    return content


def _checked(entries: dict[str, Any], english: Mapping[str, Entry]) -> dict[str, Entry]:
    """The entries with known keys, each of which can be filled in."""
    known = {key: entry for key, entry in entries.items() if key in english}
    for key, entry in known.items():
        _check_entry(key, entry, english[key])
    return known


def _check_entry(key: str, entry: object, english: Entry) -> None:
    """Check that a translated text can be filled in like the English one."""
    known = {name for text in _texts(english) for name in _names(text)}
    if not _texts(entry) or not all(isinstance(text, str) for text in _texts(entry)):
        raise _Misfit(f"{key} can't be {quote(entry)}: it is a text, or a list of texts")
    if isinstance(entry, list) and isinstance(english, str):
        raise _Misfit(f"{key} is one text, not a list of them")
    # One of several plural forms or wordings may leave a name out.
    for text in _texts(entry):
        names = set(_names(text))
        if names - known or (isinstance(english, str) and names != known):
            wanted = ", ".join(f"{{{name}}}" for name in sorted(known)) or "no names in braces"
            raise _Misfit(f"{key} can't be {quote(text)}: it has {wanted} to fill in")


def _texts(entry: Any) -> list[Any]:
    return entry if isinstance(entry, list) else [entry]


def _names(text: str) -> Iterator[str]:
    """The names to fill in."""
    try:
        for _, name, form, conversion in Formatter().parse(text):
            if name is not None:
                yield name + (f"!{conversion}" if conversion else "") + (f":{form}" if form else "")
    except ValueError:
        # An unmatched brace.
        yield text


def _flat(content: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in content.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{path}{key}.")
        else:
            yield path + key, value


def _files() -> dict[str, Traversable]:
    """The file of each language; the folder in SCOUNDREL_TEXTS may add some."""
    own = os.environ.get("SCOUNDREL_TEXTS", "")
    folders: list[Traversable] = [files("scoundrel.words.texts"), *([Path(own)] if own else [])]
    try:
        entries = [entry for folder in folders for entry in folder.iterdir()]
    except OSError as error:
        raise TextError(f"the folder of texts {quote(own)} can't be read: {error.strerror}") from error
    return {entry.name.removesuffix(".toml"): entry for entry in entries if entry.name.endswith(".toml")}


def languages() -> tuple[str, ...]:
    """The languages that have texts."""
    return tuple(sorted(_files()))


@cache
def _english() -> Catalogue:
    return Catalogue(files("scoundrel.words.texts") / f"{SOURCE}.toml")


_spoken: Catalogue | None = None
_of_viewer: ContextVar[Catalogue | None] = ContextVar("of_viewer", default=None)


def catalogue(language: str) -> Catalogue:
    """The texts in that language."""
    known = _files()
    if language not in known:
        raise TextError(f"there are no texts in {quote(language)}, only in {', '.join(sorted(known))}")
    return _english() if language == SOURCE else Catalogue(known[language], _english())


def speak(language: str) -> None:
    """Use another language from now on, for everybody who has none of their own."""
    global _spoken
    _spoken = catalogue(language)


@contextmanager
def speaking(texts: Catalogue | None) -> Iterator[None]:
    """Use a viewer's own texts for as long as this lasts, in this thread; None for those of everybody."""
    token = _of_viewer.set(texts)
    try:
        yield
    finally:
        _of_viewer.reset(token)


def language() -> str:
    """The language that is spoken now."""
    return _catalogue().language


def prepare() -> None:
    """Load the texts now, so that any error in them shows before anything is drawn."""
    _catalogue()


def _catalogue() -> Catalogue:
    if own := _of_viewer.get():
        return own
    if _spoken is None:
        wanted = os.environ.get("SCOUNDREL_LANGUAGE", SOURCE)
        speak(wanted if wanted in languages() else SOURCE)
    assert _spoken is not None
    return _spoken


def figure(number: float, form: str = "") -> str:
    """A number as players read it: with a true minus sign."""
    return format(number, form).replace("-", "−")


def say(key: str, /, **values: object) -> str:
    """The text of that key, filled in; if it has plural forms, the one for `n`."""
    entry, catalogue = _catalogue().find(key)
    if isinstance(entry, list):
        n = values["n"]
        assert isinstance(n, int)
        entry = catalogue.form_for(entry, n)
    return entry.format_map({name: _shown(value) for name, value in values.items()})


def _shown(value: object) -> object:
    return figure(value) if isinstance(value, int | float) else value


def translated(sentence: str) -> str:
    """A sentence of the library in the current language."""
    return _catalogue().sentences.get(sentence, sentence)


def ways_to_say(key: str) -> tuple[str, ...]:
    """All wordings of that key, to choose from."""
    entry, _ = _catalogue().find(key)
    return (entry,) if isinstance(entry, str) else tuple(entry)


def section(name: str) -> dict[str, str]:
    """Every single text of a section by its key in it, for a surface that fills them in itself."""
    start = f"{name}."
    keys = sorted(key for key in _catalogue().all_keys() if key.startswith(start))
    return {
        key.removeprefix(start): entry
        for key in keys
        if isinstance(entry := _catalogue().find(key)[0], str)
    }
