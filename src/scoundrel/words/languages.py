"""Which languages there are, and which one is spoken."""

from __future__ import annotations

from scoundrel import texts
from scoundrel.errors import TextError
from scoundrel.texts import Catalogue, Fault

__all__ = ["prepare", "speak", "texts_in"]


def texts_in(language: str) -> Catalogue:
    """The texts in that language."""
    try:
        return texts.catalogue(language)
    except Fault as fault:
        raise TextError(str(fault)) from None


def speak(language: str) -> None:
    """Use another language from now on, for everybody who has none of their own."""
    try:
        texts.speak(language)
    except Fault as fault:
        raise TextError(str(fault)) from None


def prepare() -> None:
    """Load the texts now, so that any error in them shows before anything is drawn."""
    try:
        texts.prepare()
    except Fault as fault:
        raise TextError(str(fault)) from None
