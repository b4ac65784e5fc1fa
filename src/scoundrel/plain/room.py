"""Commands about the current room, the rules, and the player's preferences."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from scoundrel.errors import ScoundrelError, quote
from scoundrel.plain.console import tell
from scoundrel.plain.table import show_unseen, tell_rules
from scoundrel.play.preferences import ONLY_IN_LINES, Preferences
from scoundrel.rules import nearest
from scoundrel.texts import say
from scoundrel.words.languages import DEVICE, Language, find_language
from scoundrel.words.table import discard_lines

if TYPE_CHECKING:
    from scoundrel.plain.session import Session

__all__ = ["change_setting", "discard", "is_setting", "look", "rules", "settings", "unseen"]

PREFERENCES = ("language", "dealer", "weapon", "fatal", *ONLY_IN_LINES)
"""The preferences that matter without a screen."""


def look(session: Session, _: str) -> None:
    session.scene.look()


def unseen(session: Session, _: str) -> None:
    show_unseen(session.scene.view)


def discard(session: Session, _: str) -> None:
    for line in discard_lines(session.scene.view, session.scene.names):
        tell(line)


def rules(session: Session, words: str) -> None:
    """Tell the rules of the current game, or of a rule set."""
    tell_rules(session.find_rules(words) if words else session.scene.rules)


def settings(session: Session, _: str) -> None:
    for name in PREFERENCES:
        _tell_setting(session.kept_preferences(), name)


def _tell_setting(preferences: Preferences, name: str) -> None:
    now = preferences.name_of(name)
    others = _all(name, (value for value in preferences.values(name) if value != now))
    tell(say("plain-setting", name=name, now=now, others=others, help=say(f"settings-{name}_help")))


def is_setting(session: Session, name: str, value: str) -> bool:
    """Whether this names a preference and one of its values, as in *detail brief*."""
    return name in PREFERENCES and bool(_meant(value, session.kept_preferences().values(name)))


def change_setting(session: Session, words: str) -> None:
    name, _, value = words.lower().partition(" ")
    if name not in PREFERENCES:
        near = nearest(name, PREFERENCES)
        raise ScoundrelError("plain-no_setting", name=quote(name), near=near, known=[*PREFERENCES])
    kept = session.kept_preferences()
    values = kept.values(name)
    value = value.strip()
    if not value:
        raise ScoundrelError("plain-which_value", name=name, known=_all(name, values))
    meant = _meant(value, values)
    if not meant:
        raise ScoundrelError("plain-no_value", name=name, value=quote(value), known=_all(name, values))
    chosen = kept.changed(name, values[meant])
    chosen.keep(session.store, name)
    session.prefer(chosen)
    _tell_setting(chosen, name)


def _meant(value: str, values: Iterable[str]) -> str:
    """The value that was typed, in whatever letters, as in *pt-br*; empty if there is none."""
    known = {each.lower().replace("-", "_"): each for each in values}
    return known.get(value.lower().replace("-", "_"), "")


def _typed(name: str, value: str) -> str | Language:
    """A value as it is typed; a language with what those who speak it call it."""
    return find_language(value) if name == "language" and value != DEVICE else value


def _all(name: str, values: Iterable[str]) -> list[str | Language]:
    return [_typed(name, each) for each in values]
