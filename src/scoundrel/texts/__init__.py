"""Every text that a player reads, by key and by language, filled in when it is said.

A language is a folder of files in the syntax of Project Fluent; `en` is complete, and fills in what another
lacks. What is filled in stays typed until then: a card, a list, a number, another text. The language is a
viewer's own (`speaking`), or else that of the process (`speak`, or SCOUNDREL_LANGUAGE). A folder named by
SCOUNDREL_TEXTS may bring further languages.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

from scoundrel.texts.catalogue import Catalogue, Fault, For, begun, for_whom, heard, seen
from scoundrel.texts.checking import faults
from scoundrel.texts.values import Message, Noun, Quoted, Sayable

__all__ = [
    "SOURCE",
    "Catalogue",
    "Fault",
    "For",
    "Message",
    "Noun",
    "Quoted",
    "Sayable",
    "begun",
    "catalogue",
    "english",
    "figure",
    "files_of",
    "for_whom",
    "form",
    "heard",
    "in_english",
    "joined",
    "language",
    "languages",
    "prepare",
    "say",
    "say_one",
    "section",
    "seen",
    "shown",
    "speak",
    "speaking",
    "spoken_now",
    "switch",
    "told_of_itself",
    "traits",
    "ways_to_say",
]

SOURCE = "en"
"""The language that is complete."""
_OF_ITSELF = re.compile(r"^(language-name|language-tag|door-direction) *= *(\S.*?) *\r?$", re.MULTILINE)
MOST_BYTES = 1_000_000
"""The most bytes in a file of texts that somebody else brings."""


def _folders() -> dict[str, Traversable]:
    """The folder of each language; that in SCOUNDREL_TEXTS may add some."""
    own = os.environ.get("SCOUNDREL_TEXTS", "")
    roots: list[Traversable] = [files("scoundrel.texts"), *([Path(own)] if own else [])]
    try:
        found = [folder for root in roots for folder in root.iterdir() if folder.is_dir()]
        return {folder.name: folder for folder in found if _texts_in(folder)}
    except OSError as error:
        raise Fault(f"the folder of texts {own!r} can't be read: {error.strerror}") from error


def _texts_in(folder: Traversable) -> list[Traversable]:
    return sorted(
        (file for file in folder.iterdir() if file.name.endswith(".ftl")), key=lambda file: file.name
    )


def files_of(language: str) -> dict[str, bytes]:
    """The files of a language, as they are."""
    return {file.name: file.read_bytes() for file in _texts_in(_folders()[language])}


def languages() -> tuple[str, ...]:
    """The languages that have texts."""
    return tuple(sorted(_folders()))


def told_of_itself(language: str) -> dict[str, str]:
    """What a language says of itself, in its `head.ftl`: its own name, tag and direction."""
    for file in sorted(_texts_in(_folders()[language]), key=lambda file: file.name != "head.ftl"):
        with suppress(OSError, UnicodeDecodeError):
            if file.is_file() and (told := dict(_OF_ITSELF.findall(file.read_text("utf-8")))):
                return told
    return {}


def _sources(folder: Traversable) -> dict[str, str]:
    sources = {}
    for file in _texts_in(folder):
        # Anything else, such as a pipe, might be waited for without end.
        if not file.is_file():
            raise Fault(f"{folder.name}/{file.name} is not a regular file")
        content = file.read_bytes()
        if len(content) > MOST_BYTES:
            raise Fault(f"{folder.name}/{file.name} is longer than {MOST_BYTES:,} bytes")
        try:
            sources[file.name] = content.decode().replace("\r\n", "\n")
        except UnicodeDecodeError:
            raise Fault(f"{folder.name}/{file.name} is not a UTF-8 text file") from None
    return sources


@cache
def english() -> Catalogue:
    """The texts that every other language may fall back on."""
    return Catalogue(SOURCE, _sources(files("scoundrel.texts") / SOURCE))


_spoken: Catalogue | None = None
_of_viewer: ContextVar[Catalogue | None] = ContextVar("of_viewer", default=None)


def catalogue(language: str) -> Catalogue:
    """The texts in that language; a folder that somebody else brings is checked."""
    known = _folders()
    if language not in known:
        raise Fault(f"there are no texts in {language[:40]!r}, only in {', '.join(sorted(known))}")
    if language == SOURCE:
        return english()
    found = Catalogue(language, _sources(known[language]), english())
    if isinstance(folder := known[language], Path) and not _is_ours(folder):
        for fault in faults(found):
            raise Fault(fault)
    return found


def _is_ours(folder: Path) -> bool:
    return folder.parent == Path(str(files("scoundrel.texts")))


def speak(language: str) -> None:
    """Use another language from now on, for everybody who has none of their own."""
    global _spoken
    # What is wrong with the texts that are wanted is told in English.
    _spoken = english()
    _spoken = catalogue(language)


@contextmanager
def speaking(texts: Catalogue | None) -> Iterator[None]:
    """Use a viewer's own texts for as long as this lasts, in this thread; None for those of everybody."""
    token = _of_viewer.set(texts)
    try:
        yield
    finally:
        _of_viewer.reset(token)


def switch(texts: Catalogue | None) -> None:
    """Go on with other texts until the `speaking` around this ends."""
    _of_viewer.set(texts)


def spoken_now() -> Catalogue:
    """The texts of whoever reads what is said now."""
    return _catalogue()


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


def in_english(message: Message) -> str:
    """A message for those who read the program: errors as programmers see them."""
    with for_whom(For.EYES):
        return english().say(message.key, message.values)


def figure(number: float, form: str = "") -> str:
    """A number as players read it: with a true minus sign, and the marks of the language."""
    return _catalogue().figure(number, form)


def say(key: str, /, **values: object) -> str:
    """The text of that key, filled in, in the language of whoever reads it."""
    return _catalogue().say(key, values)


def shown(what: object) -> str:
    """A value as it is read by itself: a message, an error, a card."""
    return _catalogue().shown(what)


def form(what: object, form: str = "", joint: str = "and") -> str:
    """A form of a noun, or of each of a list, by itself."""
    return _catalogue().form(what, form, joint)


def joined(texts: Sequence[str], last: str = "comma", between: str = "comma") -> str:
    """Texts as a list: ``a, b, c``; with `last` as ``and``: ``a, b and c``."""
    return _catalogue().listed(texts, last, between)


def say_one(key: str, chosen: Callable[[int], int], /, **values: object) -> str:
    """One of the wordings of that key; `chosen` is asked which, of how many."""
    return _catalogue().say_one(key, chosen, values)


def traits(noun: Noun) -> tuple[str, ...]:
    """The traits that a noun may have in this language; a `Noun` is given one by its name."""
    return _catalogue().traits(noun)


def ways_to_say(key: str, /, **values: object) -> tuple[str, ...]:
    """All wordings of that key, to choose from."""
    texts = _catalogue()
    return tuple(texts.fill(pattern, values) for _, pattern in texts.ways(key))


def section(name: str) -> dict[str, str]:
    """Every text of a section by its key in it, for a surface that fills them in itself."""
    texts = _catalogue()
    start = f"{name}-"
    return {
        key.removeprefix(start): texts.template(key)
        for key in sorted(texts.all_keys())
        if key.startswith(start)
    }
