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
import tomllib
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

from scoundrel.errors import TextError, quote

__all__ = ["languages", "say", "speak", "translated", "ways_to_say"]

SOURCE = "en"


class Catalogue:
    """The texts of one language, by dotted key, with those of another behind them."""

    def __init__(self, file: Traversable, behind: Catalogue | None = None) -> None:
        try:
            content = tomllib.loads(file.read_text("utf-8"))
        except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
            raise TextError(f"the texts in {file} can't be read: {error}") from error
        # The rule for one and many is written as gettext's translators know it.
        self.form: Callable[[int], int] = gettext.c2py(content.pop("plural", "n != 1"))
        self.sentences: dict[str, str] = content.pop("sentences", {})
        self.texts: dict[str, str | list[str]] = dict(_flat(content))
        self.behind = behind

    def find(self, key: str) -> tuple[str | list[str], Catalogue]:
        """The entry, and the catalogue that it is from."""
        if key in self.texts:
            return self.texts[key], self
        if self.behind is None:
            raise KeyError(f"no text is called {key!r}")
        return self.behind.find(key)


def _flat(content: Mapping[str, Any], path: str = "") -> Iterator[tuple[str, Any]]:
    for key, value in content.items():
        if isinstance(value, Mapping):
            yield from _flat(value, f"{path}{key}.")
        else:
            yield path + key, value


def _files() -> dict[str, Traversable]:
    """The file of each language; a folder of one's own, in SCOUNDREL_TEXTS, may add some."""
    own = os.environ.get("SCOUNDREL_TEXTS", "")
    folders: list[Traversable] = [files("scoundrel.texts"), *([Path(own)] if own else [])]
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
    return Catalogue(files("scoundrel.texts") / f"{SOURCE}.toml")


_spoken: Catalogue | None = None


def speak(language: str) -> None:
    """Speak another language from now on."""
    global _spoken
    known = _files()
    if language not in known:
        raise TextError(f"there are no texts in {quote(language)}; there are in {', '.join(sorted(known))}")
    _spoken = _english() if language == SOURCE else Catalogue(known[language], _english())


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
        entry = entry[catalogue.form(n)]
    return entry.format_map(values)


def translated(sentence: str) -> str:
    """A sentence of the library in the language that is spoken."""
    return _catalogue().sentences.get(sentence, sentence)


def ways_to_say(key: str) -> tuple[str, ...]:
    """All the texts of that key, to choose one of them."""
    entry, _ = _catalogue().find(key)
    return (entry,) if isinstance(entry, str) else tuple(entry)
